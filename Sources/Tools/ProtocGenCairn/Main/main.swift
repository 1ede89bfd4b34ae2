// protoc-gen-cairn: protoc starts it with a request on standard input. With --lock it prints the lines of proto/contract.lock for
// the descriptor set on standard input instead.
import Foundation
import ProtocGenCairn

let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
switch Array(CommandLine.arguments.dropFirst()) {
case []:
  FileHandle.standardOutput.write(Data(Generator.answer(input)))
case ["--lock"]:
  do {
    print(ContractLock.lines(try Schema(descriptorSet: input)).joined(separator: "\n"))
  } catch {
    FileHandle.standardError.write(Data("protoc-gen-cairn: \(error)\n".utf8))
    exit(1)
  }
default:
  FileHandle.standardError.write(Data("usage: protoc-gen-cairn [--lock] < request or descriptor set\n".utf8))
  exit(64)
}
