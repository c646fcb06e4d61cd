declare module "virtual:words" {
  /** Words of one group in one language, completed from English. */
  export default function load(language: string, group: string): Promise<{ default: object }>;
}
