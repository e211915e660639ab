/**
 * Does the same for every item, a few at a time, so that one long narration leaves room in the queue for others.
 * After a failure no further item is begun.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()].toReversed();
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, item] = next;
      results[at] = await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
