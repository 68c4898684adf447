import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CardBrand } from './contract/card.ts';

/** The outcome of a card form without script. */
export type CardReturn =
  | { readonly token: string; readonly brand: CardBrand; readonly last4: string }
  | { readonly error: string };

/** The values in the order of signing; an absent one is empty. */
const SIGNED = ['card_form', 'card_token', 'card_brand', 'card_last4', 'card_error'] as const;

/** Returns the return address of a card form, with its outcome. */
export function returnAddress(
  form: { readonly id: string; readonly secret: string; readonly returnUrl: string },
  came: CardReturn,
): string {
  const url = new URL(form.returnUrl);
  const values: Record<string, string> =
    'error' in came
      ? { card_form: form.id, card_error: came.error }
      : { card_form: form.id, card_token: came.token, card_brand: came.brand, card_last4: came.last4 };
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  url.searchParams.set('card_signature', signatureOf(url.searchParams, form.secret));
  return url.href;
}

/**
 * Reads a return address. Its signature shows that the processor made it for this form, which the caller gave
 * to this browser: so it can't carry someone else's card. The token in it works once.
 * @returns `undefined` if it isn't a return address, or is of another form
 */
export function readReturn(
  query: URLSearchParams,
  form: { readonly id: string; readonly secret: string },
): CardReturn | undefined {
  const given = Buffer.from(query.get('card_signature') ?? '');
  const right = Buffer.from(signatureOf(query, form.secret));
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  if (!isSigned || query.get('card_form') !== form.id) return undefined;
  const error = query.get('card_error');
  if (error !== null) return { error };
  const [token, brand, last4] = [query.get('card_token'), query.get('card_brand'), query.get('card_last4')];
  if (token === null || brand === null || last4 === null) return undefined;
  // The processor's value, covered by the signature.
  return { token, brand: brand as CardBrand, last4 };
}

function signatureOf(query: URLSearchParams, secret: string): string {
  const values = SIGNED.map((name) => query.get(name) ?? '');
  return createHmac('sha256', secret).update(values.join('.')).digest('base64url');
}
