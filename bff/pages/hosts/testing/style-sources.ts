import { createHash } from 'node:crypto';

/** Returns CSP sources of the style sheets in a page, computed as in a browser. */
export function sourcesOf(page: string): string[] {
  const sheets = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  return sheets.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}
