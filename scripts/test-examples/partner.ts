import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startService, type Service } from '../start/service.ts';
import { connect } from '../start/trellis-api.ts';
import { freePort } from '../deploy/test-caddy/caddy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A running service, and a partner of it: what the server of an app is told. */
export interface Partner {
  readonly service: Service;
  readonly settings: Readonly<Record<'TRELLIS_URL' | 'TRELLIS_KEY' | 'TRELLIS_MERCHANT', string>>;
  readonly addMerchant: () => Promise<NewMerchant>;
}

/** A merchant that has given nothing but its name, and what the service has of its business. */
export interface NewMerchant {
  readonly id: string;
  readonly business: () => Promise<Readonly<Record<string, unknown>>>;
}

const NAMED = {
  legal_name: 'Quayside Kitchen Ltd',
  display_name: 'Quayside Kitchen',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
};

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const PAST_WITHIN_MS = 180_000;

interface Payments {
  readonly data: readonly { readonly created_at: string }[];
}

interface SignUp {
  readonly key: { readonly secret: string };
  readonly merchants: readonly { readonly id: string; readonly status: string }[];
}

/**
 * Starts the service on an empty database, and signs a partner up.
 * @param folder for its data and its log
 * @param origins of the partner's pages
 */
export async function startPartner(folder: string, origins: readonly string[]): Promise<Partner> {
  const url = `http://localhost:${await freePort()}`;
  const { DATABASE_URL: _server, REDIS_URL: _counters, ...env } = process.env;
  const service = startService({
    name: 'the service',
    entry: 'bff/main.ts',
    cwd: ROOT,
    env: { ...env, PORT: new URL(url).port, DATA_DIR: join(folder, 'data'), OPERATOR_PORT: '' },
    log: join(folder, 'service.log'),
  });
  await service.ready(`${url}/readyz`);
  const api = connect(url);
  const { key, merchants } = await api<SignUp>('POST', '/v1/partners', { name: 'Greenhouse POS' });
  await api('PUT', '/v1/partners/me/origins', { origins }, key.secret);
  const merchant = merchants.find(({ status }) => status === 'active') ?? merchants[0];
  const isPastOver = async (): Promise<boolean> => {
    const path = `/v1/payments?limit=1&merchant=${merchant?.id}`;
    const { data } = await api<Payments>('GET', path, undefined, key.secret);
    return Date.parse(data[0]?.created_at ?? '1970') > Date.now() - TWO_DAYS_MS;
  };
  // The past of a sandbox is made day by day after the sign-up; elements show what is there when they load.
  for (const until = Date.now() + PAST_WITHIN_MS; !(await isPastOver()); await delay(500)) {
    if (Date.now() > until) throw new Error('the sandbox has no sales of yesterday');
  }
  return {
    service,
    settings: { TRELLIS_URL: url, TRELLIS_KEY: key.secret, TRELLIS_MERCHANT: merchant?.id ?? '' },
    addMerchant: async () => {
      const { id } = await api<{ id: string }>('POST', '/v1/merchants', NAMED, key.secret);
      const path = `/v1/merchants/${id}`;
      const read = () => api<{ business: Record<string, unknown> }>('GET', path, undefined, key.secret);
      return { id, business: async () => (await read()).business };
    },
  };
}
