using System.Buffers;
using Graupel.Compat.IcyRain;
using Graupel.Grpc;
using Grpc.Core;

namespace Weather;

/// <summary>Messages of gRPC: marshallers as users of IcyRain write them, and those of the package.</summary>
public class GrpcTests
{
    private static readonly TestData Data = new() { Property2 = 25, Property4 = new DateTime(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc), Property5 = "test" };

    [Fact]
    public void Marshallers_that_users_have_work_on_payloads_in_any_number_of_pieces()
    {
        var marshaller = new Marshaller<TestData>(SerializeData, DeserializeData);
        var payload = new Payload();

        marshaller.ContextualSerializer(Data, payload);

        Assert.True(payload.IsComplete);
        for (int piece = 1; piece <= payload.Bytes.Length; piece++)
        {
            TestData copy = marshaller.ContextualDeserializer(payload.Received(piece));
            Assert.Equal((Data.State, DateTimeKind.Utc), (copy.State, copy.Property4.Kind));
        }

        static void SerializeData(TestData obj, SerializationContext context)
        {
            Serialization.Serialize(context.GetBufferWriter(), obj);
            context.Complete();
        }

        static TestData DeserializeData(DeserializationContext context) =>
            Serialization.Deserialize<TestData>(context.PayloadAsReadOnlySequence(), new DeserializeOptions(DateTimeKind.Utc));
    }

    [Fact]
    public void Those_of_the_package_say_the_length_first()
    {
        Marshaller<TestData> marshaller = GraupelMarshaller.Create<TestData>();
        var payload = new Payload();

        marshaller.ContextualSerializer(Data, payload);

        Assert.Equal(payload.Bytes.Length, payload.Length);
        Assert.True(payload.IsComplete);
        Assert.Equal(Data.State, marshaller.ContextualDeserializer(payload.Received(3)).State);
    }

    [Fact]
    public void Methods_of_all_four_kinds_are_defined_in_code()
    {
        Method<TestData, Station>[] methods =
        [
            GraupelMethod.Unary<TestData, Station>("s", "m"), GraupelMethod.ClientStreaming<TestData, Station>("s", "m"),
            GraupelMethod.ServerStreaming<TestData, Station>("s", "m"), GraupelMethod.DuplexStreaming<TestData, Station>("s", "m"),
        ];

        Assert.Equal(Enum.GetValues<MethodType>(), methods.Select(static method => method.Type));
        Assert.All(methods, static method =>
        {
            var payload = new Payload();
            method.ResponseMarshaller.ContextualSerializer(new Airport { Name = "A", Runways = 2 }, payload);
            Assert.Equal("Airport A 2", $"{method.ResponseMarshaller.ContextualDeserializer(payload.Received(2))}");
            Assert.Equal(("s", "m"), (method.ServiceName, method.Name));
        });
    }

    [Fact]
    public void A_method_is_bound_as_what_it_is()
    {
        var binder = new Binder();
        binder.AddMethod(GraupelMethod.Unary<TestData, Station>("s", "a"));
        binder.AddMethod(GraupelMethod.ClientStreaming<TestData, Station>("s", "b"));
        binder.AddMethod(GraupelMethod.ServerStreaming<TestData, Station>("s", "c"));
        binder.AddMethod(GraupelMethod.DuplexStreaming<TestData, Station>("s", "d"));
        Assert.Equal(["a Unary", "b ClientStreaming", "c ServerStreaming", "d DuplexStreaming"], binder.Bound);
    }

    [Fact]
    public void Null_is_refused_and_what_cannot_be_read_fails_the_call()
    {
        Marshaller<TestData> marshaller = GraupelMarshaller.Create<TestData>();
        var payload = new Payload();
        Assert.Equal(Graupel.ErrorKind.InvalidValue, Assert.Throws<Graupel.GraupelException>(() => marshaller.ContextualSerializer(null!, payload)).Kind);

        Refuse(Graupel.Serialization.Serialize<TestData?>(null), Graupel.ErrorKind.InvalidValue);
        Refuse([], Graupel.ErrorKind.EndOfData);

        void Refuse(byte[] bytes, Graupel.ErrorKind kind)
        {
            var received = new Payload();
            received.GetBufferWriter().Write(bytes);
            RpcException error = Assert.Throws<RpcException>(() => marshaller.ContextualDeserializer(received.Received(1)));
            Assert.Equal(StatusCode.Internal, error.Status.StatusCode);
            Assert.Equal(kind, Assert.IsType<Graupel.GraupelException>(error.Status.DebugException).Kind);
        }
    }

    private sealed class Binder : ServiceBinderBase
    {
        public List<string> Bound { get; } = [];

        public override void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, UnaryServerMethod<TRequest, TResponse>? handler) =>
            Bound.Add($"{method.Name} Unary");

        public override void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, ClientStreamingServerMethod<TRequest, TResponse>? handler) =>
            Bound.Add($"{method.Name} ClientStreaming");

        public override void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, ServerStreamingServerMethod<TRequest, TResponse>? handler) =>
            Bound.Add($"{method.Name} ServerStreaming");

        public override void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, DuplexStreamingServerMethod<TRequest, TResponse>? handler) =>
            Bound.Add($"{method.Name} DuplexStreaming");
    }
}
