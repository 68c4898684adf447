import { msg, type Words } from '../../core/text/message.ts';
import type { MerchantRow } from '../../accounts/merchants/merchants.ts';

/** A date and time where the merchant is: `24 November 2026 at 18:30`. */
export function timeIn(
  { timezone: timeZone }: Pick<MerchantRow, 'timezone'>,
  at: string,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(at));
}

/** `Visa •••• 4242`. */
export function cardText({ brand, last4 }: { readonly brand: string; readonly last4: string }): Words {
  const { [brand]: name } = BRANDS;
  return name === undefined ? msg`Card •••• ${last4}` : `${name} •••• ${last4}`;
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};
