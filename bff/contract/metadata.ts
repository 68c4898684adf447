import { Type, type TUnsafe } from 'typebox';
import { holdsCardNumber } from './card-numbers.ts';
import { codePoints, Text } from './fields.ts';

const MAX_NAME = 40;
const RULE = `must be an object of at most 50 key-value pairs, with keys of 1–${MAX_NAME} characters and string values of at most 500, and no card number`;

/** Pairs of strings of the partner's own, which we keep and never read. */
export const Metadata = Type.Refine(
  Type.Record(Type.String(), Text(500, { blank: true, description: 'At most 500 characters.' }), {
    maxProperties: 50,
    description: `Up to 50 key-value pairs of your own, with keys of 1–${MAX_NAME} characters and string values of at most 500.`,
    'x-rule': RULE,
  }),
  (pairs) => Object.entries(pairs).every(([name, value]) => isName(name) && !holdsCardNumber(String(value))),
  () => RULE,
) as unknown as TUnsafe<Record<string, string>>;

/** Of a record's names TypeBox checks nothing, and a database can store neither of the last two. */
function isName(name: string): boolean {
  const fits = name !== '' && codePoints(name) <= MAX_NAME;
  return fits && name.isWellFormed() && !name.includes('\0') && !holdsCardNumber(name);
}
