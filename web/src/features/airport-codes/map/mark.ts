/** How an airport stands out on the map; those without a mark are all alike. */
export type Mark = "hub" | "lit" | "faded" | "selected" | "right" | "wrong";
