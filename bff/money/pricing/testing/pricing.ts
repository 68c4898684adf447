import { call, signUp, type Reply, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { PriceQuote } from '../contract/price-quote.ts';
import type { PriceRule } from '../contract/price-rule.ts';

/** A partner that sets its prices. */
export class PricingPartner {
  readonly service: Pick<Service, 'url'>;
  readonly partner: SignedUp;

  constructor(service: Pick<Service, 'url'>, partner: SignedUp) {
    this.service = service;
    this.partner = partner;
  }

  static async signUp(service: Pick<Service, 'url'>): Promise<PricingPartner> {
    return new PricingPartner(service, await signUp(service));
  }

  call<Body = Record<string, unknown>>(operation: string, body?: unknown): Promise<Reply<Body>> {
    const { key: credential } = this.partner;
    return call<Body>(this.service, operation, { credential, ...(body !== undefined && { body }) });
  }

  /** A rule in pounds for all merchants, unless `fields` say otherwise. */
  send(fields: object): Promise<Reply<PriceRule>> {
    const all = { layer: 1, line: 'order.online', currency: 'GBP', mode: 'set', bps: 270, fixed: 20 };
    return this.call<PriceRule>('POST /v1/price_rules', { ...all, ...fields });
  }

  async rule(fields: object): Promise<PriceRule> {
    const { status, text, body } = await this.send(fields);
    if (status !== 201) throw new Error(text);
    return body;
  }

  async quote(amount: number, more: object = {}): Promise<PriceQuote> {
    const { status, text, body } = await this.call<PriceQuote>('POST /v1/prices/quote', {
      merchant: this.partner.active,
      line: 'order.online',
      amount: { amount, currency: 'GBP' },
      ...more,
    });
    if (status !== 200) throw new Error(text);
    return body;
  }

  /** The price, the platform's and the partner's share, and whether the floor applied. */
  async price(amount: number, more: object = {}): Promise<unknown[]> {
    const { price, platform, partner, floor_applied } = await this.quote(amount, more);
    return [price.amount, platform.amount, partner.amount, floor_applied];
  }
}
