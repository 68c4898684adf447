import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { textField, type TextField } from './field.ts';

/** A phone number as it is typed; `readPhone` says what is sent, and the service reads it into E.164. */
export const phoneField = (of: TextField, change: (value: string) => void): TemplateResult =>
  textField(
    {
      hint: msg('With the country code, for example +44 20 7946 0018.'),
      ...of,
      type: 'tel',
      inputmode: 'tel',
    },
    change,
  );

/** Spaces, hyphens, periods, slashes, parentheses and invisible marks, as in typed or copied numbers. */
const BETWEEN = /[\s()./\p{Pd}\p{Cf}\p{Variation_Selector}]/gu;
/** Digits as they are written in Arabic and Persian. */
const ARABIC = /[\u0660-\u0669\u06F0-\u06F9]/g;
const western = (digit: string): string => String(digit.charCodeAt(0) & 15);

/**
 * Returns a typed phone number as it is sent, without separators. The service reads it into E.164: by its
 * country code, or a national number by the country of the location or merchant, and may still refuse it.
 * @returns `undefined` if it can't be a phone number
 */
export function readPhone(typed: string): string | undefined {
  const number = typed
    .normalize('NFKC')
    .replaceAll(ARABIC, western)
    .replaceAll(BETWEEN, '')
    .replace(/^00/, '+');
  return /^(?:\+(?!0)\d{7,16}|\d{4,15})$/.test(number) ? number : undefined;
}
