import { html, type Html } from '../../core/text/html.ts';
import { pictureNamed, readPicture, versionOf } from './pictures.ts';

/** Of a picture that is shown in one scheme only, by the ending of its address that GitHub knows too. */
const SCHEMES: Readonly<Record<string, string>> = {
  'gh-light-mode-only': 'in-light',
  'gh-dark-mode-only': 'in-dark',
};

/**
 * A picture in a chapter. Its place is kept before it is there.
 * @param source as the Markdown has it: `pictures/NAME.webp`, with `#gh-dark-mode-only` if it is for dark alone
 * @param alt what is to be seen, in words
 */
export function pictureTag(source: string, alt: string): Html {
  const [file = '', scheme = ''] = source.split('#');
  const picture = pictureNamed(file.replace(/^pictures\//, ''));
  const address = `${picture.path}?v=${versionOf(readPicture(picture))}`;
  return html`<img
    src="${address}"
    alt="${alt}"
    width="${picture.width}"
    height="${picture.height}"
    loading="lazy"
    decoding="async"
    class="${SCHEMES[scheme] ?? 'in-both'}"
  />`;
}
