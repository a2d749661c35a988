using System.Data;
using System.Runtime.Serialization;

namespace Weather;

[DataContract]
public class Report
{
    [DataMember(Order = 1)]
    public DataTable? Table { get; set; }

    [DataMember(Order = 2)]
    public DataSet? Set { get; set; }
}
