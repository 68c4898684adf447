/**
 * Returns the number of repetitions: `short` in every run, `long` in `npm run test:long`, which sets
 * TRELLIS_TEST_LONG. For random input, for kills, and for anything that takes seconds per round.
 */
export const rounds = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  process.env['TRELLIS_TEST_LONG'] ? long : short;
