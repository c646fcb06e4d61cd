import { AnalysisFault } from "../analysis-fault.ts";

type Decoder = typeof import("node-webcodecs");

/** The native decoder. Throws `AnalysisFault` where there is none for this kind of machine. */
export async function loadDecoder(): Promise<Decoder> {
  try {
    const decoder = await import("node-webcodecs");
    // The package loads without its native part, and complains at the first use.
    decoder.getNativeVariant();
    return decoder;
  } catch {
    throw new AnalysisFault("no-decoder");
  }
}
