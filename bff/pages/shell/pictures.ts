import { html, type Content } from '../../core/text/html.ts';
import type { Image } from '../../catalog/images/contract/image.ts';

/** A picture as pages show it. */
interface Picture {
  /** `null` or empty for a decorative picture. */
  readonly alt: string | null;
  /** Its files, narrowest first. */
  readonly files: Image['files'];
}

interface PictureLayout {
  /** The width it is shown at, as the `sizes` attribute of an image. */
  readonly sizes: string;
  /** Whether it is visible at first; others are loaded when they come near. */
  readonly isEager: boolean;
}

/** Renders a picture with room for it before it is loaded. It is served by the site itself. */
export function pictureOf(picture: Picture | null, { sizes, isEager }: PictureLayout): Content {
  const [first] = picture?.files ?? [];
  if (!picture || !first) return false;
  const sources = picture.files.map(({ url, width }) => `${pathOf(url)} ${width}w`).join(', ');
  return html`<img
    src="${pathOf(first.url)}"
    srcset="${sources}"
    sizes="${sizes}"
    width="${first.width}"
    height="${first.height}"
    alt="${picture.alt ?? ''}"
    ${!isEager && html`loading="lazy" decoding="async"`}
  />`;
}

/** Files are served at every host. */
const pathOf = (url: string): string => new URL(url, 'https://host').pathname;
