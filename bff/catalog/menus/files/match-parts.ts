/** A name by which a part is found again; undefined or null: it has none. */
type Key<Part> = (part: Part) => string | null | undefined;

/**
 * Finds for each part of a file the part of the draft that it is: by the first kind of key that both have, and each part once.
 * All are compared by one kind before the next, so that a name never takes what an id names.
 */
export function matchParts<Sent extends object, Part extends object>(
  sent: readonly Sent[],
  parts: readonly Part[],
  keys: readonly { readonly sent: Key<Sent>; readonly part: Key<Part> }[],
): Map<Sent, Part> {
  const matched = new Map<Sent, Part>();
  const left = new Set(parts);
  for (const key of keys) {
    const byKey = new Map<string, Part>();
    for (const part of left) {
      const value = key.part(part);
      if (typeof value === 'string' && !byKey.has(value)) byKey.set(value, part);
    }
    for (const one of sent) {
      const value = matched.has(one) ? undefined : key.sent(one);
      const part = typeof value === 'string' ? byKey.get(value) : undefined;
      if (part && left.delete(part)) matched.set(one, part);
    }
  }
  return matched;
}

/**
 * The parts of a list after an import. If the file has all that is there, or what it lacks is to be removed, the file's
 * sequence; else the sequence that is there, and new parts at the end.
 */
export function arranged<Sent extends { readonly id?: string }>(
  existing: readonly { readonly id: string }[],
  sent: readonly Sent[],
  deletesMissing: boolean,
  keep: (id: string) => Sent,
): Sent[] {
  const byId = new Map(sent.map((one) => [one.id, one]));
  if (deletesMissing || existing.every(({ id }) => byId.has(id))) return [...sent];
  const there = new Set(existing.map(({ id }) => id));
  const added = sent.filter(({ id }) => id === undefined || !there.has(id));
  return [...existing.map(({ id }) => byId.get(id) ?? keep(id)), ...added];
}
