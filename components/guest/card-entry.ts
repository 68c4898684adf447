import { readExpiry, plainText } from '../../bff/core/money/plain-text.ts';
import type { Asked } from './ask-page.ts';
import { pairsOf, own } from './emit.ts';

/**
 * Exchanges a card for the processor's token. @returns the request that pays with it; or the same page with
 * what is wrong with the card; `undefined` if the page takes no token
 * @param url the page's address
 */
export async function askForToken(
  form: HTMLFormElement,
  main: ParentNode,
  url: URL,
  signal: AbortSignal,
): Promise<Asked | undefined> {
  const paying = main.querySelector<HTMLFormElement>('form[data-token]');
  if (!paying) return undefined;
  const entered = await enterCard(form, signal);
  if ('problem' in entered) {
    url.searchParams.set('problem', entered.problem);
    return { url };
  }
  const fields = new URLSearchParams(pairsOf(new FormData(paying)));
  fields.set('card_token', entered.token);
  return { url: new URL(paying.getAttribute('action') ?? '', url), form: fields };
}

/** The processor's result for a card: a token for a single payment, or the error. */
export type CardEntry = { readonly token: string } | { readonly problem: string };

/**
 * Sends a card straight to the payment processor: our service never sees it. The processor lets only pages of
 * the form's origin read its response.
 */
export async function enterCard(form: HTMLFormElement, signal: AbortSignal): Promise<CardEntry> {
  const { exp = '', number = '', cvc = '', ...rest } = Object.fromEntries(pairsOf(new FormData(form)));
  const expiry = readExpiry(exp);
  if (!expiry) return { problem: 'exp_invalid' };
  const url = new URL(form.getAttribute('action') ?? '');
  url.searchParams.set('form', rest['form'] ?? '');
  try {
    const response = await fetch(
      url,
      own<RequestInit>({
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          ...rest,
          number: plainText(number),
          exp_month: expiry.month,
          exp_year: expiry.year,
          cvc: plainText(cvc),
        }),
        signal,
      }),
    );
    return entryIn(response.status, Object(await response.json()) as Answered);
  } catch {
    return { problem: 'processor' };
  }
}

interface Answered {
  readonly token?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/**
 * Returns the result by status: a proxy in front of the processor may use the same field names differently.
 */
function entryIn(status: number, { token, decline_code, param }: Answered): CardEntry {
  if (status === 201 && token) return { token };
  if (status === 402) return { problem: decline_code ?? 'declined' };
  if (status === 400 || status === 409) return { problem: param ? `${param}_invalid` : 'card' };
  return { problem: 'processor' };
}

/** Formats typed values as printed on a card, by field name. */
const WRITTEN: Readonly<Record<string, (typed: string) => string | undefined>> = {
  number: inGroups,
  exp: asExpiry,
};

/** Formats the digits of a card as printed on it, while they are typed: in groups, and `MM / YY`. */
export function groupDigits(field: HTMLInputElement, { inputType }: { readonly inputType?: string }): void {
  const typed = plainText(field.value);
  const grouped = WRITTEN[field.name]?.(typed);
  if (grouped === undefined || grouped === field.value || inputType?.startsWith('delete')) return;
  const digitsBefore = plainText(field.value.slice(0, field.selectionStart ?? undefined)).replace(
    /\D/g,
    '',
  ).length;
  const isAtEnd = field.selectionStart === field.value.length;
  field.value = grouped;
  let caret = 0;
  for (let digits = 0; caret < grouped.length && digits < digitsBefore; caret += 1) {
    if (/\d/.test(grouped[caret] ?? '')) digits += 1;
  }
  if (isAtEnd) caret = grouped.length;
  field.setSelectionRange(caret, caret);
}

/** Groups digits: four, six and five for American Express, groups of four for the others. */
function inGroups(typed: string): string | undefined {
  if (!/^[\d -]*$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4];
  let at = 0;
  const groups = sizes.map((size) => digits.slice(at, (at += size)));
  return [...groups, digits.slice(at)].filter(Boolean).join(' ');
}

function asExpiry(text: string): string | undefined {
  // A typed slash replaces the automatic one.
  const typed = text.replace(/^(\d{1,2}) *[-/.][-/. ]*/, '$1/');
  const whole = readExpiry(typed);
  if (whole && whole.year < 2100) {
    return `${String(whole.month).padStart(2, '0')} / ${String(whole.year).slice(-2)}`;
  }
  // A month that begins with a digit above 1 has no second one.
  const [, month] = /^(0[1-9]|1[0-2]|[2-9])$/.exec(typed) ?? /^(\d{1,2})\/$/.exec(typed) ?? [];
  if (month) return `${month.padStart(2, '0')} / `;
  const [, first, rest] = /^(\d\d)(\d)$/.exec(typed) ?? /^(\d{1,2})\/(\d)$/.exec(typed) ?? [];
  return first && `${first.padStart(2, '0')} / ${rest}`;
}
