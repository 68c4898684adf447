/** A tag's place in a URL: `Hosted pages` → `hosted-pages`. */
export function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
