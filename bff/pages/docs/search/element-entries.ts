import { addressOfElement, ELEMENTS } from '../elements/elements.ts';
import type { Named } from '../elements/manifest.ts';
import { addressOfName } from '../elements/name-table.ts';
import type { Entry } from './entry.ts';
import { plainText } from './plain-text.ts';

/** Each element, and each name that a page can use of it. */
export function elementEntries(): Entry[] {
  return ELEMENTS.flatMap((element): Entry[] => {
    const {
      tagName,
      description,
      attributes = [],
      events = [],
      slots = [],
      cssParts = [],
      cssProperties = [],
    } = element;
    const to = addressOfElement(element);
    const named = (kind: string, names: readonly (Named & { readonly fieldName?: string })[]): Entry[] =>
      names.map(({ name, fieldName, description: words }) => ({
        kind: 'element',
        title: name || 'slot without a name',
        place: `${tagName} › ${kind}`,
        to: to + addressOfName(kind, name),
        words: plainText(words),
        ...(fieldName !== undefined && fieldName !== name && { names: fieldName }),
      }));
    return [
      { kind: 'element', title: tagName, place: 'Elements', to, words: plainText(description) },
      ...named('attribute', attributes),
      ...named('event', events),
      ...named('slot', slots),
      ...named('part', cssParts),
      ...named('style', cssProperties),
    ];
  });
}
