import type { Merchant, RunningStack } from '../stack/running-stack.ts';

/** A partner that has just signed up in a running stack: its journey meets no one else's records. */
export interface NewPartner {
  readonly id: string;
  readonly key: string;
  readonly merchants: readonly Merchant[];
}

export async function signUp(stack: RunningStack): Promise<NewPartner> {
  const { partner, key, merchants } = await stack.call<{
    partner: { id: string };
    key: { secret: string };
    merchants: Merchant[];
  }>('POST', '/v1/partners', { name: 'Riverside POS' });
  return { id: partner.id, key: key.secret, merchants };
}

/** The test merchant of a status: each partner has one of `active`, `needs_data` and `restricted`. */
export function merchantOf({ merchants }: NewPartner, status: string): Merchant {
  const merchant = merchants.find((one) => one.status === status);
  if (!merchant) throw new Error(`the partner has no merchant that is ${status}`);
  return merchant;
}

/** A merchant of the demo's partner that has given nothing but its name. @returns its id */
export async function newMerchant(stack: RunningStack): Promise<string> {
  const { id } = await stack.call<{ id: string }>('POST', '/v1/merchants', {
    legal_name: 'Quayside Kitchen Ltd',
    display_name: 'Quayside Kitchen',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
  });
  return id;
}
