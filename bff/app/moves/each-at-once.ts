/**
 * Runs an action for each item, some at once. After a failure, no other one begins.
 * @throws {unknown} the first failure, once every action that had begun has ended
 */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const left = items.entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of left) {
      try {
        await act(item, at);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  if (failures.length > 0) throw failures[0];
}
