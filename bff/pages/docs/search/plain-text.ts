import { html, type Content } from '../../../core/text/html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** What a reader sees of a piece of a page, in one line: without tags, and without the backticks of descriptions. */
export function plainText(content: Content): string {
  return html`${content}`.text
    .replaceAll(/<\/?(?:a|b|code|em|small|span|strong|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
