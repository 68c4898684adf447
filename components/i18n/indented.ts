/**
 * Returns JSON text with line breaks and an indentation of two spaces. Numbers and strings stay as they are
 * written: nothing is parsed.
 */
export function indented(json: string): string {
  let depth = 0;
  const line = (step: number): string => `\n${'  '.repeat((depth += step))}`;
  return json.replaceAll(
    /("(?:\\.|[^"\\])*")|\s+|([{[])\s*([}\]])|([{[])|([}\]])|(,)|:/g,
    (token, ...groups) => {
      const [string, emptyStart, emptyEnd, start, end, comma] = groups as string[];
      if (string) return string;
      if (emptyStart) return emptyStart + emptyEnd;
      if (start || comma) return token + line(start ? 1 : 0);
      return end ? line(-1) + end : token === ':' ? ': ' : '';
    },
  );
}
