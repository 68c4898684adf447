/** Longer names are compared by their beginnings: the cost grows with the square. */
const MAX_COMPARED = 64;

/**
 * Finds the known name that a misspelled one was most likely meant to be, by their edit distance, without regard to case and
 * separators. Undefined if no name is known.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  const scored = known.map((one) => ({ name: one, score: scoreOf(wanted, plain(one)) }));
  return scored.toSorted((a, b) => a.score - b.score)[0]?.name;
}

/** 0 for the same name … 1 for nothing in common; half where one name has the other in it. */
function scoreOf(one: string, other: string): number {
  const share = editDistance(one, other) / Math.max(one.length, other.length, 1);
  return one !== '' && (one.includes(other) || other.includes(one)) ? share / 2 : share;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .slice(0, MAX_COMPARED);
}

/** Insertions, deletions, replacements and swaps of neighbors (Damerau–Levenshtein, optimal string alignment). */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
