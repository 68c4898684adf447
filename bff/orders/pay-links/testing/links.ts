import { randomUUID } from 'node:crypto';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { call, signUp, type Reply, type SignedUp } from '../../../testing/service/service.ts';
import type { GuestPaidLink, GuestPayLink } from '../contract/guest-pay-link.ts';
import type { PaidPayLink } from '../contract/payment-receipt.ts';
import type { PayLink } from '../contract/pay-link.ts';

/** A partner with a merchant that is paid by links. */
export interface Seller {
  readonly url: string;
  readonly partner: SignedUp;
  readonly key: string;
  readonly merchant: string;
}

export async function newSeller(service: { url: string }, partner?: SignedUp): Promise<Seller> {
  const own = partner ?? (await signUp(service));
  return { url: service.url, partner: own, key: own.key, merchant: own.active };
}

export const gbp = (amount: number) => ({ amount, currency: 'GBP' });

export const inMinutes = (service: { clock: { now(): number } }, minutes: number): string =>
  new Date(service.clock.now() + minutes * 60_000).toISOString();

const DAY_MS = 24 * 60 * 60_000;

/**
 * Creates a link for 36.48, valid for a day.
 * @param changes an `undefined` field is omitted
 */
export function create(
  seller: Seller,
  changes: object = {},
  credential = seller.key,
): Promise<Reply<PayLink>> {
  const body = {
    merchant: seller.merchant,
    amount: gbp(3648),
    description: 'Deposit',
    expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    ...changes,
  };
  return call<PayLink>(seller, 'POST /v1/pay_links', { credential, body });
}

export async function made(seller: Seller, changes: object = {}): Promise<PayLink> {
  const { status, text, body } = await create(seller, changes);
  if (status !== 201) throw new Error(text);
  return body;
}

export interface PayOptions {
  readonly token?: string;
  readonly key?: string;
  readonly credential?: string;
  readonly more?: object;
}

export function pay(
  seller: Seller,
  { id }: Pick<PayLink, 'id'>,
  { token = 'tok_paid', key = randomUUID(), credential = seller.key, more = {} }: PayOptions = {},
): Promise<Reply<PaidPayLink>> {
  return call<PaidPayLink>(seller, `POST /v1/pay_links/${id}/pay`, {
    credential,
    body: { source: { token }, ...more },
    headers: { 'idempotency-key': key },
  });
}

export const tokenOf = ({ url }: Pick<PayLink, 'url'>): string => url.slice(url.lastIndexOf('/') + 1);

export function payAsGuest(
  seller: Seller,
  link: Pick<PayLink, 'url'>,
  { token = 'tok_paid', key = randomUUID(), more = {} }: Omit<PayOptions, 'credential'> = {},
): Promise<Reply<GuestPaidLink>> {
  return call<GuestPaidLink>(seller, `POST /v1/guest/pay_links/${tokenOf(link)}/pay`, {
    body: { source: { token }, ...more },
    headers: { 'idempotency-key': key },
  });
}

export function readAsGuest(
  seller: Seller,
  link: Pick<PayLink, 'url'>,
  query = '',
): Promise<Reply<GuestPayLink>> {
  return call<GuestPayLink>(seller, `GET /v1/guest/pay_links/${tokenOf(link)}${query}`);
}

export async function read(seller: Seller, { id }: Pick<PayLink, 'id'>): Promise<PayLink> {
  const { status, text, body } = await call<PayLink>(seller, `GET /v1/pay_links/${id}`, {
    credential: seller.key,
  });
  if (status !== 200) throw new Error(text);
  return body;
}

/** The types of the events about a link and its payments, oldest first. */
export async function told(seller: Seller, { id }: Pick<PayLink, 'id'>): Promise<string[]> {
  const { body } = await call<{ data: Event[] }>(
    seller,
    `GET /v1/events?merchant=${seller.merchant}&limit=100`,
    { credential: seller.key },
  );
  return body.data
    .filter(({ data }) => data['id'] === id || data['pay_link'] === id)
    .map(({ type }) => type)
    .toReversed();
}
