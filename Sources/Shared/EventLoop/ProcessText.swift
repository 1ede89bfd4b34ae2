internal import CUV
internal import Glibc

/// What a process has in memory of its own program and its libraries.
public enum ProcessText {
  /// Lets go of what only starting has needed: half of the program is read once, by the linker for its relocations and by Swift's runtime for its
  /// tables, and the system brings sixteen pages for each one that is asked for. What is needed comes back from the page cache, where it stays:
  /// some hundred faults of a few microseconds each.
  ///
  /// That frees nothing by itself. These pages are the file's, and the system may take them whenever it needs memory; but while they are mapped it
  /// takes them for used, counts them as this process's, and looks elsewhere first. Elsewhere than on Linux nothing is done.
  public static func letGoOfStart() {
    #if os(Linux)
      cairn_let_go_of_text(UInt(sysconf(Int32(_SC_PAGESIZE))))
    #endif
  }
}
