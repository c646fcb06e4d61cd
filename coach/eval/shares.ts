export function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

export function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
