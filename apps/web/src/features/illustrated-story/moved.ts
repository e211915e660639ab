/** A list with the item at `from` taken to `to`; unchanged when either is outside. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const order = [...items];
  if (from < 0 || from >= order.length || to < 0 || to >= order.length) return order;
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
