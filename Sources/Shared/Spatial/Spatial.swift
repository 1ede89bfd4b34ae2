/// Points in PostgreSQL: index, boxes, nearest with its certificate, tile counts. The tables of places are not built yet, so
/// this library holds nothing but its name.
public enum Spatial {}
