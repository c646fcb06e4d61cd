import { createContext, useContext } from "react";

export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** What the control inside a `Field` must carry to be labelled and described; nothing outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
