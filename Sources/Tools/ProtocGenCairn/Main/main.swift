// protoc-gen-cairn: protoc starts it with a request on standard input. With --lock it prints the lines of proto/contract.lock for
// the descriptor set on standard input instead, with --errors those of docs/errors.md.
import Foundation
import ProtocGenCairn

let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
switch Array(CommandLine.arguments.dropFirst()) {
case []:
  FileHandle.standardOutput.write(Data(Generator.answer(input)))
case ["--lock"], ["--errors"]:
  do {
    let schema = try Schema(descriptorSet: input)
    let lines = CommandLine.arguments[1] == "--lock" ? ContractLock.lines(schema) : ErrorTable.lines(schema)
    print(lines.joined(separator: "\n"))
  } catch {
    FileHandle.standardError.write(Data("protoc-gen-cairn: \(error)\n".utf8))
    exit(1)
  }
default:
  FileHandle.standardError.write(Data("usage: protoc-gen-cairn [--lock | --errors] < request or descriptor set\n".utf8))
  exit(64)
}
