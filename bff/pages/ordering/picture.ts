import { html, type Content } from '../../core/text/html.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';

/** The picture of an item, at its size before it is loaded. It is served by the site itself. */
export function itemPicture(
  { image }: MenuItem,
  { sizes, isEager }: { readonly sizes: string; readonly isEager: boolean },
): Content {
  const [first] = image?.files ?? [];
  if (!image || !first) return false;
  const sources = image.files.map(({ url, width }) => `${path(url)} ${width}w`).join(', ');
  return html`<img
    src="${path(first.url)}"
    srcset="${sources}"
    sizes="${sizes}"
    width="${first.width}"
    height="${first.height}"
    alt="${image.alt ?? ''}"
    ${!isEager && html`loading="lazy" decoding="async"`}
  />`;
}

const path = (url: string): string => new URL(url).pathname;
