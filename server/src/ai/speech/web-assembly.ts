/** A compiled program. */
export type WasmModule = WebAssembly.Module;

type WebAssemblyOfNode = {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  Instance: new (
    module: WasmModule,
    imports: Record<string, Record<string, (...values: never[]) => number>>,
  ) => { exports: Record<string, unknown> };
  Module: { imports(module: WasmModule): { module: string; name: string }[] };
};

/** Node has it; the types of Node know no more of it than the name of a module. */
export const wasm: WebAssemblyOfNode = (globalThis as unknown as { WebAssembly: WebAssemblyOfNode })
  .WebAssembly;
