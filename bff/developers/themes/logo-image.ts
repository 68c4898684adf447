import { html, type Content } from '../../core/text/html.ts';
import type { WornTheme } from './theme-directory.ts';

/** A partner's logo, of class `logo`: the sheet of the page says how high it is. */
export function logoImage({ alt, files: [small, large] }: NonNullable<WornTheme['logo']>): Content {
  return (
    small &&
    html`<img
      class="logo"
      src="${small.url}"
      ${large && html`srcset="${small.url} 1x, ${large.url} 2x"`}
      width="${small.width}"
      height="${small.height}"
      alt="${alt}"
    />`
  );
}
