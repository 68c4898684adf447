/** Lines around a change that are shown. */
const AROUND = 2;

interface Line {
  readonly sign: ' ' | '+' | '-';
  readonly text: string;
}

/** Returns the lines by which a file changes, with a few around them; all of a new file. */
export function diffOf(before: string | undefined, after: string): readonly string[] {
  const lines = compared(
    before === undefined ? [] : before.split('\n'),
    after.replace(/\n$/, '').split('\n'),
  );
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ sign }) => sign !== ' ');
  const shown = lines.map(({ sign, text }, at) => (isNear(at) ? `${sign} ${text}`.trimEnd() : undefined));
  return shown.flatMap((line, at) => line ?? (at > 0 && shown[at - 1] !== undefined ? ['  …'] : []));
}

/** Compares by the longest common subsequence. */
function compared(old: readonly string[], young: readonly string[]): Line[] {
  const trimmed = old.at(-1) === '' ? old.slice(0, -1) : old;
  const width = young.length + 1;
  const lengths = new Uint32Array((trimmed.length + 1) * width);
  for (let one = trimmed.length - 1; one >= 0; one -= 1)
    for (let other = young.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        trimmed[one] === young[other]
          ? (lengths[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(lengths[(one + 1) * width + other] ?? 0, lengths[one * width + other + 1] ?? 0);
  const lines: Line[] = [];
  let [one, other] = [0, 0];
  while (one < trimmed.length || other < young.length) {
    const [before, after] = [trimmed[one], young[other]];
    const down = lengths[(one + 1) * width + other] ?? 0;
    const right = lengths[one * width + other + 1] ?? 0;
    if (before !== undefined && before === after) {
      lines.push({ sign: ' ', text: before });
      one += 1;
      other += 1;
    } else if (after !== undefined && (before === undefined || right > down)) {
      lines.push({ sign: '+', text: after });
      other += 1;
    } else {
      lines.push({ sign: '-', text: before ?? '' });
      one += 1;
    }
  }
  return lines;
}
