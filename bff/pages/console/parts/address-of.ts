/** What a list is narrowed to, as the query of its page's address; without what is not set. */
export function addressOf(
  filter: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const set = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
