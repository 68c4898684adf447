import { merchantOf, signUp } from './new-partner.ts';
import type { RunningStack } from '../stack/running-stack.ts';

export interface Link {
  readonly id: string;
  readonly url: string;
  readonly paid_count: number;
}

/** A new partner whose active merchant is paid by links. */
export class Seller {
  readonly #stack: RunningStack;
  readonly #key: string;
  readonly #merchant: string;

  constructor(stack: RunningStack, partner: Awaited<ReturnType<typeof signUp>>) {
    this.#stack = stack;
    this.#key = partner.key;
    this.#merchant = merchantOf(partner, 'active').id;
  }

  /** For £120.00, for a day. @param changes an `undefined` field is left out */
  link(changes: object = {}): Promise<Link> {
    const body = {
      merchant: this.#merchant,
      amount: { amount: 12_000, currency: 'GBP' },
      description: 'Deposit for your table',
      expires_at: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
      ...changes,
    };
    return this.call('POST', '/v1/pay_links', body);
  }

  async paidCount({ id }: Link): Promise<number> {
    return (await this.call<Link>('GET', `/v1/pay_links/${id}`)).paid_count;
  }

  call<Body>(method: string, path: string, body?: object): Promise<Body> {
    return this.#stack.call<Body>(method, path, body, this.#key);
  }
}

export const newSeller = async (stack: RunningStack): Promise<Seller> =>
  new Seller(stack, await signUp(stack));

/** A link on which the guest chooses the amount and a tip. */
export const DONATION = {
  amount: undefined,
  reusable: true,
  expires_at: undefined,
  guest_amount: { min: 500, max: 50_000, presets: [1000, 2000, 5000] },
  tip_enabled: true,
  collect: { name: 'required', email: 'optional' },
};
