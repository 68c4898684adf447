/** `npm run test:long` sets it: every look at every page. */
export const isLong = Boolean(process.env['TRELLIS_TEST_LONG']);

/**
 * Which of several looks (colors, widths, brands) are taken at a page: all in `npm run test:long`, and one in
 * every run, another for each page, so that all pages together have been looked at in each.
 * @param at the page's number among its like
 */
export function inTurn<Look>(looks: readonly Look[], at: number): readonly Look[] {
  return isLong ? looks : looks.slice(at % looks.length).slice(0, 1);
}
