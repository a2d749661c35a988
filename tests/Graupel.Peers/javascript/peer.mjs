// Answers each value on the standard input with what this library sees in it, and with the value as this library writes it.
// A frame is a length of four bytes, highest first, and the bytes; an answer is a 0 and two frames, or a 1 and a frame with the error.
import { Decoder, EXT_TIMESTAMP, Encoder, ExtData, ExtensionCodec, decodeTimestampToTimeSpec, encodeTimeSpecToTimestamp } from "@msgpack/msgpack";

// Date has milliseconds only.
class Timestamp {
  constructor({ sec, nsec }) {
    this.sec = sec;
    this.nsec = nsec;
  }
}

const extensionCodec = new ExtensionCodec();
extensionCodec.register({
  type: EXT_TIMESTAMP,
  encode: (value) => (value instanceof Timestamp ? encodeTimeSpecToTimestamp(value) : null),
  decode: (data) => new Timestamp(decodeTimestampToTimeSpec(data)),
});
const decoder = new Decoder({ extensionCodec, useBigInt64: true });
const encoder = new Encoder({ extensionCodec, useBigInt64: true, maxDepth: 1000 });

const hex = (bytes) => Buffer.from(bytes).toString("hex");

function bits(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  return `f${hex(bytes)}`;
}

function describe(value) {
  if (value === null || value === undefined) return "nil";
  if (typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number") return Number.isSafeInteger(value) ? (Object.is(value, -0) ? "-0" : String(value)) : Number.isNaN(value) ? "nan" : bits(value);
  if (typeof value === "string") return `s${hex(value)}`;
  if (value instanceof Uint8Array) return `b${hex(value)}`;
  if (value instanceof Timestamp) return `t${value.sec}.${value.nsec}`;
  if (value instanceof ExtData) return `x${value.type}:${hex(value.data)}`;
  if (Array.isArray(value)) return ["[", ...value.map(describe), "]"].join(" ");
  return ["{", ...Object.entries(value).flat().map(describe), "}"].join(" ");
}

function frame(bytes) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function answer(bytes) {
  try {
    const value = decoder.decode(bytes);
    return Buffer.concat([Buffer.of(0), frame(Buffer.from(describe(value))), frame(encoder.encode(value))]);
  } catch (error) {
    return Buffer.concat([Buffer.of(1), frame(Buffer.from(String(error)))]);
  }
}

let pending = Buffer.alloc(0);
for await (const chunk of process.stdin) {
  pending = Buffer.concat([pending, chunk]);
  while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32BE()) {
    const end = 4 + pending.readUInt32BE();
    process.stdout.write(answer(pending.subarray(4, end)));
    pending = pending.subarray(end);
  }
}
