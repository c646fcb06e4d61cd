import { type WasmModule, wasm } from "../web-assembly.ts";

/** What a program wrote: its standard output, and the files it made. */
export type ProgramRun = { stdout: string; files: ReadonlyMap<string, Uint8Array> };

type MemoryFile = { bytes: Uint8Array; length: number };
type Descriptor =
  | { kind: "input" | "folder" }
  | { kind: "output"; pieces: Uint8Array[] }
  | { kind: "file"; file: MemoryFile; position: number };

/** Codes of WASI preview 1. */
const OK = 0;
const BAD_DESCRIPTOR = 8;
const NO_ENTRY = 44;
const NOT_SUPPORTED = 52;
const NOT_SEEKABLE = 70;

const CREATE = 1;
const FILE_TYPES = { folder: 3, file: 4, input: 2, output: 2 };
const EVERY_RIGHT = 0x1fff_ffffn;
const FIRST_FILE_BYTES = 256 * 1024;
/** Two minutes of 16 kHz sound; a program that writes more has lost its way. */
const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

class Exit extends Error {}

/**
 * Runs a WebAssembly program that knows WASI preview 1, in memory: it sees the files that it is given and
 * nothing of the machine. Synchronous, so it belongs in a thread. Throws what the program traps on.
 */
export function runProgram(
  module: WasmModule,
  programArguments: readonly string[],
  given: Readonly<Record<string, Uint8Array>> = {},
): ProgramRun {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const argv = programArguments.map((argument) => encoder.encode(`${argument}\0`));
  const files = new Map<string, MemoryFile>(
    Object.entries(given).map(([name, bytes]) => [name, { bytes, length: bytes.length }]),
  );
  const output: Descriptor & { kind: "output" } = { kind: "output", pieces: [] };
  const descriptors = new Map<number, Descriptor>([
    [0, { kind: "input" }],
    [1, output],
    [2, { kind: "output", pieces: [] }],
    [3, { kind: "folder" }],
  ]);
  let nextDescriptor = 4;
  let memory: { buffer: ArrayBuffer };
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const spans = (pointer: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = pointer + 8 * index;
      return [view().getUint32(at, true), view().getUint32(at + 4, true)] as const;
    });

  const write = (descriptor: Descriptor, piece: Uint8Array) => {
    if (descriptor.kind === "output") descriptor.pieces.push(piece);
    if (descriptor.kind !== "file") return;
    const { file, position } = descriptor;
    const end = position + piece.length;
    if (end > LARGEST_FILE_BYTES) throw new Error("The program writes more than it may");
    if (file.bytes.length < end) {
      const grown = new Uint8Array(Math.max(end, file.bytes.length * 2, FIRST_FILE_BYTES));
      grown.set(file.bytes.subarray(0, file.length));
      file.bytes = grown;
    }
    file.bytes.set(piece, position);
    file.length = Math.max(file.length, end);
    descriptor.position = end;
  };

  const calls: Record<string, (...values: never[]) => number> = {
    args_sizes_get: (count: number, size: number) => {
      view().setUint32(count, argv.length, true);
      view().setUint32(
        size,
        argv.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return OK;
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer;
      argv.forEach((argument, index) => {
        view().setUint32(pointers + 4 * index, at, true);
        bytes().set(argument, at);
        at += argument.length;
      });
      return OK;
    },
    // The hour is the same for everybody: sound depends on the text alone.
    clock_time_get: (_id: number, _precision: bigint, result: number) => {
      view().setBigUint64(result, 0n, true);
      return OK;
    },
    proc_exit: () => {
      throw new Exit();
    },
    fd_prestat_get: (fd: number, result: number) => {
      if (descriptors.get(fd)?.kind !== "folder") return BAD_DESCRIPTOR;
      view().setUint8(result, 0);
      view().setUint32(result + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name: (_fd: number, path: number) => {
      bytes().set(encoder.encode("."), path);
      return OK;
    },
    fd_fdstat_get: (fd: number, result: number) => {
      const descriptor = descriptors.get(fd);
      if (!descriptor) return BAD_DESCRIPTOR;
      view().setUint8(result, FILE_TYPES[descriptor.kind]);
      view().setUint16(result + 2, 0, true);
      view().setBigUint64(result + 8, EVERY_RIGHT, true);
      view().setBigUint64(result + 16, EVERY_RIGHT, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_close: (fd: number) => {
      descriptors.delete(fd);
      return OK;
    },
    fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
      const descriptor = descriptors.get(fd);
      if (descriptor?.kind !== "file") return NOT_SEEKABLE;
      const from = [0, descriptor.position, descriptor.file.length][whence] ?? 0;
      descriptor.position = from + Number(offset);
      view().setBigUint64(result, BigInt(descriptor.position), true);
      return OK;
    },
    fd_write: (fd: number, pointer: number, count: number, result: number) => {
      const descriptor = descriptors.get(fd);
      if (!descriptor) return BAD_DESCRIPTOR;
      let written = 0;
      for (const [at, length] of spans(pointer, count)) {
        write(descriptor, bytes().slice(at, at + length));
        written += length;
      }
      view().setUint32(result, written, true);
      return OK;
    },
    fd_read: (fd: number, pointer: number, count: number, result: number) => {
      const descriptor = descriptors.get(fd);
      let read = 0;
      if (descriptor?.kind === "file") {
        const { file } = descriptor;
        for (const [at, length] of spans(pointer, count)) {
          const end = Math.min(file.length, descriptor.position + length);
          const piece = file.bytes.subarray(descriptor.position, end);
          bytes().set(piece, at);
          descriptor.position = end;
          read += piece.length;
        }
      }
      view().setUint32(result, read, true);
      return OK;
    },
    path_open: (
      _folder: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _descriptorFlags: number,
      result: number,
    ) => {
      const name = decoder.decode(bytes().slice(path, path + length));
      const file = files.get(name) ?? { bytes: new Uint8Array(0), length: 0 };
      if (!files.has(name) && !(flags & CREATE)) return NO_ENTRY;
      files.set(name, file);
      descriptors.set(nextDescriptor, { kind: "file", file, position: 0 });
      view().setUint32(result, nextDescriptor, true);
      nextDescriptor += 1;
      return OK;
    },
  };

  const imports: Record<string, Record<string, (...values: never[]) => number>> = {};
  for (const { module: room, name } of wasm.Module.imports(module)) {
    imports[room] ??= {};
    imports[room][name] = calls[name] ?? (() => NOT_SUPPORTED);
  }
  const { exports } = new wasm.Instance(module, imports);
  memory = exports["memory"] as { buffer: ArrayBuffer };
  try {
    (exports["_start"] as () => void)();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return {
    stdout: decoder.decode(Buffer.concat(output.pieces)),
    files: new Map(
      [...files].map(([name, file]) => [name, file.bytes.subarray(0, file.length)] as const),
    ),
  };
}
