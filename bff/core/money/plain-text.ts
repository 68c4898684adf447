/** Zeros of the digits that keyboards write beside ours: Arabic, Persian, Indian, Thai and full-width ones. */
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

/** Marks of direction, joiners and variation selectors. */
const UNSEEN = /[\p{Bidi_C}\p{Join_C}\p{VS}\u200b\ufeff]/gu;

/** Replaces digits and signs of all scripts by those of ASCII, and drops what can't be seen. */
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
