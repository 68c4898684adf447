/**
 * Returns the number of repetitions: `short` in every run, `long` in `npm run test:long`, which sets
 * TRELLIS_TEST_LONG. For random input, for kills, and for anything that takes seconds per round.
 */
export const rounds = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  process.env['TRELLIS_TEST_LONG'] ? long : short;

/**
 * Which of several looks (colors, widths) are taken at one of many alike pages: all in `npm run test:long`,
 * and one in every run, another for each page, so that all pages together have been looked at in each.
 * @param at the page's number among its like
 */
export function inTurn<Look>(looks: readonly Look[], at: number): readonly Look[] {
  const first = rounds({ short: at % looks.length, long: 0 });
  return looks.slice(first, rounds({ short: first + 1, long: looks.length }));
}
