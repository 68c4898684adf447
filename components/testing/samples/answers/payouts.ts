import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';
import { balanceOf, RATES, merchantOf, onboardingOf, PAYOUTS, withEntries } from './sample-payouts.ts';

/**
 * A Trellis for the gallery of the payouts, the balance and the notifications: it returns what the elements
 * request, always the same, and keeps nothing. The shop's name in the URL selects how it behaves.
 */

const READS = ['payouts:read', 'merchants:read', 'onboarding:read'];
const ALL = [
  ...READS,
  'payouts:write',
  'merchants:write',
  'onboarding:write',
  'reports:read',
  'reports:export',
];
/** The scopes of a shop's session; those without an entry have all. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': READS,
  'payouts-only': ['payouts:read'],
  'no-payouts': ['onboarding:read'],
  'no-scope': ['menus:read'],
};
const NO_PAYOUTS = new Set(['nothing', 'negative', 'small']);
/** Shops of which the latest payout is one that failed. */
const FAILED_LAST = new Set(['failed-payout', 'everything']);

export function payoutsAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  routes.get(`${api}/sessions/current`, ({ params: { shop } }: SampleRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
      now: '2026-11-21T12:00:00.000Z',
    });
  });
  routes.get(`${api}/balance`, ({ params: { shop } }: SampleRequest, response) => {
    if (isFault(shop, response)) return undefined;
    return void response.json(balanceOf(shop));
  });
  routes.get(`${api}/rates`, ({ params: { shop } }: SampleRequest, response) => {
    if (isFault(shop, response)) return undefined;
    return void response.json(RATES);
  });
  routes.get(`${api}/payouts`, ({ params: { shop }, query }: SampleRequest, response) => {
    // The response never comes. A browser holds six connections to a server: no more of them may wait on one
    // page.
    if (shop === 'slow-list') return undefined;
    if (isFault(shop, response)) return undefined;
    return void response.json(pageOf(shop, query));
  });
  routes.get(`${api}/payouts/:id`, ({ params: { shop, id } }: SampleRequest, response) => {
    if (shop === 'slow-payout') return undefined; // as above
    return void response.json(withEntries(id));
  });
  routes.post(`${api}/payouts`, ({ params: { shop }, body }: SampleRequest, response) => {
    if (isHeldBack(shop, response)) return undefined;
    if (shop === 'less') return refuse(response, 40022, 'Less than that is available by now.');
    const { amount } = Object(body) as { amount: { amount: number; currency: string } };
    const fees = { ...amount, amount: Math.ceil(amount.amount / 99) };
    return void response.status(201).json({ ...PAYOUTS[1], amount, fees });
  });
  routes.post(`${api}/payouts/:id/cancel`, ({ params: { shop } }: SampleRequest, response) => {
    if (isHeldBack(shop, response)) return undefined;
    return void response.json({ ...PAYOUTS[0], status: 'canceled' });
  });
  // Somebody else is quicker, each time that a change is sent.
  let isEdited = false;
  routes.get(`${api}/merchants/:id`, ({ params: { shop } }: SampleRequest, response) => {
    const edited = shop === 'conflict' && isEdited;
    if (edited) isEdited = false;
    response.json(merchantOf(shop, edited));
  });
  routes.patch(`${api}/merchants/:id`, ({ params: { shop } }: SampleRequest, response) => {
    if (isHeldBack(shop, response)) return undefined;
    if (shop === 'conflict') {
      isEdited = true;
      return refuse(response, 40903, 'Somebody else changed it.');
    }
    return void response.json(merchantOf(shop));
  });
  routes.get(`${api}/merchants/:id/onboarding`, ({ params: { shop } }: SampleRequest, response) => {
    if (shop === 'held') return undefined; // as above
    if (isFault(shop, response)) return undefined;
    return void response.json(onboardingOf(shop));
  });
  routes.patch(`${api}/merchants/:id/onboarding`, ({ params: { shop } }: SampleRequest, response) => {
    if (isHeldBack(shop, response)) return undefined;
    if (shop === 'wrong-account')
      return refuse(response, 40003, 'account_number must have 8 digits.', 'bank_account.account_number');
    return void response.json(onboardingOf(shop));
  });
  routes.get(`${api}/reports/payouts`, ({ params: { shop } }: SampleRequest, response) => {
    if (shop === 'slow-file') return undefined; // as above
    return void response.type('text/csv').send('payout,arrival_date,entry\r\n');
  });
}

/** A page of the payouts that match. */
function pageOf(shop: string, query: SampleRequest['query']): object {
  const all = NO_PAYOUTS.has(shop) ? [] : FAILED_LAST.has(shop) ? PAYOUTS.slice(2) : PAYOUTS;
  const matching = all.filter(
    ({ status, method }) =>
      (!query['status'] || query['status'] === status) && (!query['method'] || query['method'] === method),
  );
  const from = Number(query['cursor'] ?? 0);
  const to = from + Number(query['limit'] ?? 20);
  const hasMore = matching.length > to;
  return { data: matching.slice(from, to), has_more: hasMore, next_cursor: hasMore ? String(to) : null };
}

/** @returns whether it is refused, because nothing can be read here */
function isFault(shop: string, response: SampleResponse): boolean {
  if (shop === 'limited') {
    response.set('Retry-After', '30');
    refuse(response, 42902, "You've exceeded the merchant's rate limit. Try again later.");
  } else if (shop === 'failed') {
    refuse(response, 50301, 'The service is temporarily unavailable.');
  }
  return response.headersSent;
}

/** @returns whether a change is refused or never answered, because nothing can be changed here */
function isHeldBack(shop: string, response: SampleResponse): boolean {
  if (shop === 'failed-change') refuse(response, 50301, 'The service is temporarily unavailable.');
  return shop === 'held-change' || response.headersSent;
}

function refuse(response: SampleResponse, error: number, message: string, param?: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message, ...(param && { param }) });
}
