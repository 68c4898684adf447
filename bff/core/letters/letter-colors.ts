import type { LetterColor, LetterLook } from './letter.ts';

type Property = 'background' | 'color' | 'border';

/** A color as a property of an element, such as `background:surface`. */
export type ColorUse = `${Property}:${LetterColor}`;

const CSS: Readonly<Record<Property, string>> = {
  background: 'background-color',
  color: 'color',
  border: 'border-color',
};
const LETTERS: Readonly<Record<Property, string>> = { background: 'b', color: 'c', border: 'l' };

const partsOf = (use: ColorUse): [Property, LetterColor] => use.split(':') as [Property, LetterColor];

/** Names a use for the style sheet of dark colors: `background:surface` is `b-surface`. */
function classOf(use: ColorUse): string {
  const [property, color] = partsOf(use);
  return `${LETTERS[property]}-${color}`;
}

export const CARD: readonly ColorUse[] = ['background:surface', 'color:text', 'border:border'];
export const FILLED: readonly ColorUse[] = ['background:accent', 'color:on-accent', 'border:accent'];

/** Every use of a color in a letter. */
const USES: readonly ColorUse[] = [
  ...CARD,
  ...FILLED,
  'background:background',
  'background:success-soft',
  'background:danger-soft',
  'border:control-border',
  'color:muted',
];

/** Returns an element's light colors and the rest of its style. */
export function styleOf({ colors }: LetterLook, uses: readonly ColorUse[], rest: string): string {
  const own = uses.map((use) => {
    const [property, color] = partsOf(use);
    return `${CSS[property]}:${colors[color][0]};`;
  });
  return `${own.join('')}${rest}`;
}

/** Returns the classes by which an element's colors become dark. */
export const classesOf = (uses: readonly ColorUse[]): string => uses.map(classOf).join(' ');

/** The rules that make every color dark, over those on the elements. */
export const darkRules = ({ colors }: LetterLook): string =>
  USES.map((use) => {
    const [property, color] = partsOf(use);
    return `.${classOf(use)}{${CSS[property]}:${colors[color][1]}!important}`;
  }).join('');
