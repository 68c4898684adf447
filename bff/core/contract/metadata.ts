import { Type, type TUnsafe } from 'typebox';
import { holdsCardNumber } from './card-numbers.ts';
import { codePoints } from './fields.ts';
import { hiddenCharacterIn, ruleAgainst } from './hidden-characters.ts';
import { ShownText } from './text-fields.ts';

const MAX_NAME = 40;
const RULE =
  `must be an object of at most 50 key-value pairs, with keys of 1–${MAX_NAME} characters and string ` +
  'values of at most 500, and no card number';

/** Pairs of strings chosen by the partner, which the service stores and never reads. */
export const Metadata = Type.Refine(
  Type.Record(
    Type.String(),
    ShownText(500, { lines: 'many', blank: true, description: 'At most 500 characters.' }),
    {
      maxProperties: 50,
      description:
        `Up to 50 key-value pairs of your own, with keys of 1–${MAX_NAME} characters and string values ` +
        'of at most 500.',
      'x-rule': RULE,
    },
  ),
  (pairs) => Object.entries(pairs).every(([name, value]) => isName(name) && !holdsCardNumber(String(value))),
  (pairs) => ruleBrokenBy(Object.keys(pairs as object)),
) as unknown as TUnsafe<Record<string, string>>;

/** Whether a text is valid as a name in a record; TypeBox does not check names. */
function isName(name: string): boolean {
  const fits = name !== '' && codePoints(name) <= MAX_NAME;
  return fits && hiddenCharacterIn(name) === undefined && !holdsCardNumber(name);
}

function ruleBrokenBy(names: readonly string[]): string {
  const hidden = names.map((name) => hiddenCharacterIn(name)).find((character) => character !== undefined);
  return hidden === undefined ? RULE : `${ruleAgainst(hidden)} in a key`;
}
