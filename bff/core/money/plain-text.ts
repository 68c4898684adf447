/** Zeros of the digits on keyboards besides ASCII: Arabic, Persian, Indian, Thai and full-width ones. */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０';

/** Signs that stand for a point, a comma, a space or an apostrophe. */
const ALIKE: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '｡': '.',
  '，': ',',
  '、': ',',
  '،': ',',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '’': "'",
  '＇': "'",
  '−': '-',
  '–': '-',
  '－': '-',
  '＋': '+',
  '／': '/',
  '％': '%',
  '٪': '%',
  '￥': '¥',
  '￡': '£',
  '＄': '$',
  '￦': '₩',
};

/** Direction marks, joiners and variation selectors. */
const UNSEEN = /[\p{Bidi_C}\p{Join_C}\p{VS}\u200b\ufeff]/gu;

/** Replaces digits and signs of all scripts by ASCII, and drops invisible characters. */
export const plainText = (typed: string): string =>
  [...typed.replace(UNSEEN, '').trim()]
    .map((one) => ALIKE[one] ?? (/\p{Nd}/u.test(one) ? digitOf(one) : one))
    .join('');

function digitOf(one: string): string {
  const at = [...ZEROS]
    .map((zero) => one.charCodeAt(0) - zero.charCodeAt(0))
    .find((by) => by >= 0 && by < 10);
  return at === undefined ? one : `${at}`;
}

/** The month at whose end a card expires. */
interface CardExpiry {
  /** The month as typed; the processor decides whether it exists. */
  readonly month: number;
  /** The year, with four digits. */
  readonly year: number;
}

/**
 * Reads a card's expiry date as people and browsers write it: `05 / 29`, `5/2029`, `0529`, `05-29`,
 * `2029-05`. A two-digit year is of this century.
 *
 * @returns `undefined` for any other text, such as `529`, whose month could have one digit or two
 */
export function readExpiry(typed: string): CardExpiry | undefined {
  const text = plainText(typed);
  const [, ofField, of] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  if (ofField) return { month: Number(of), year: Number(ofField) };
  const [, month, year] =
    /^(\d{1,2})(?: *[-/.] *| +)(\d\d|\d{4})$/.exec(text) ?? /^(\d\d)(\d\d|\d{4})$/.exec(text) ?? [];
  if (!month || !year) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
