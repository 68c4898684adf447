const MAX_KEYS = 200;

/**
 * Batches lookups: the keys requested in one turn of the event loop are read in one query, which costs little more
 * than a query for one of them. A key is read after it was requested, never before.
 */
export function batchLoader<Value>(
  loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let gathering:
    | { readonly keys: string[]; readonly values: Promise<ReadonlyMap<string, Value>> }
    | undefined;

  function gather(): NonNullable<typeof gathering> {
    const keys: string[] = [];
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (gathering?.keys === keys) gathering = undefined;
      return loadAll(keys);
    });
    return { keys, values };
  }

  return async (key) => {
    if (!gathering || gathering.keys.length >= MAX_KEYS) gathering = gather();
    const { keys, values } = gathering;
    keys.push(key);
    return (await values).get(key);
  };
}
