import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';
import {
  type Asked,
  dateOf,
  dayOf,
  type Figures,
  itemsOf,
  paymentsOf,
  type Rows,
  salesOf,
  taxesOf,
} from './sample-figures.ts';

/**
 * A Trellis for the gallery of the reports: it returns what the element requests, always the same, and keeps
 * nothing. The shop's name in the URL selects how it behaves.
 */

const ALL = ['reports:read', 'reports:export'];
/** The scopes of a shop's session; those without an entry have all. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': ['reports:read'],
  'no-scope': ['menus:read'],
};

/** A calendar that never goes on, so that the gallery looks the same on every day. */
const TODAY = '2026-11-21';

export function reportsAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  routes.get(`${api}/sessions/current`, ({ params: { shop } }, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
    });
  });
  routes.get(`${api}/reports/options`, ({ params: { shop } }, response) => {
    if (shop === 'held') return undefined; // the response never comes
    return void response.json(optionsOf(shop));
  });
  routes.get(`${api}/reports/:kind`, ({ params: { shop, kind }, query }, response) => {
    if (shop === 'slow-report' || (shop === 'slow-file' && query['format'])) return undefined; // as above
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    if (shop === 'limited') {
      response.set('Retry-After', '30');
      return refuse(response, 42902, "You've exceeded the merchant's rate limit. Try again later.");
    }
    if (query['format']) return void response.type('text/csv').send('business_date,orders\r\n');
    return void response.json(reportOf(shop, kind, asked(query)));
  });
}

function asked(query: SampleRequest['query']): Asked {
  const text = (name: string): string => String(query[name] ?? '');
  return {
    from: text('from'),
    to: text('to'),
    group: text('group') || 'day',
    compare: text('compare'),
    location: text('location') || null,
    surface: text('surface') || null,
  };
}

const optionsOf = (shop: string) => ({
  object: 'report_options',
  merchant: 'mer_gallery',
  timezone: shop === 'two-zones' ? 'America/New_York' : 'Europe/London',
  currency: shop === 'yen' ? 'JPY' : 'GBP',
  generated_at: `${TODAY}T14:05:00.000Z`,
  today: TODAY,
  max_days: 400,
  locations: [
    {
      id: 'loc_harbour',
      name: 'Harbour',
      timezone: shop === 'two-zones' ? 'America/New_York' : 'Europe/London',
    },
    {
      id: 'loc_mill',
      name: 'Mill Lane',
      timezone: shop === 'two-zones' ? 'America/Los_Angeles' : 'Europe/London',
    },
  ],
  surfaces: ['ordering', 'dashboard', 'api', 'pay_link'],
});

const KINDS: Readonly<Record<string, (shop: string, question: Asked) => Rows>> = {
  sales: salesOf,
  items: itemsOf,
  payments: paymentsOf,
  taxes: taxesOf,
};

function reportOf(shop: string, kind: string, question: Asked): object {
  const { from, to, compare, group, location, surface } = question;
  const { timezone, currency, merchant, generated_at } = optionsOf(shop);
  const read = KINDS[kind] ?? salesOf;
  const back = compare === 'last_year' ? 365 : dayOf(to) - dayOf(from) + 1;
  const earlier = { from: dateOf(dayOf(from) - back), to: dateOf(dayOf(to) - back) };
  const now = read(shop, question);
  const before = compare ? read(shop, { ...question, ...earlier }) : undefined;
  const until = to >= TODAY ? `${dateOf(dayOf(TODAY) - back)}T14:05:00.000Z` : null;
  return {
    object: `${kind}_report`,
    merchant,
    timezone,
    currency,
    generated_at,
    from,
    to,
    group,
    location,
    surface,
    ...now,
    compare: before
      ? { with: compare, ...earlier, until, ...before, changes: changesOf(now.totals, before.totals) }
      : null,
  };
}

function changesOf(now: Figures, before: Figures): object {
  return Object.fromEntries(
    Object.keys(now).map((name) => {
      const was = before[name] ?? 0;
      const difference = (now[name] ?? 0) - was;
      const bps = was === 0 ? null : Math.round((difference / Math.abs(was)) * 10_000);
      return [name, { difference, bps, is_new: was === 0 && difference !== 0 }];
    }),
  );
}

function refuse(response: SampleResponse, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
