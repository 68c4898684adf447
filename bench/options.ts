import { parseArgs } from 'node:util';

export interface Options {
  readonly rounds: number;
  readonly roundMs: number;
  readonly connections: number;
  /** Also 100,000 keys, 1,000,000 plants, and requests with an idempotency key. */
  readonly long: boolean;
  /** How long memory is observed at full load; 0: not at all. */
  readonly soakMs: number;
  /**
   * A short run for work on the product: only `create` or only `mint`, beside the limit, `peers` or `plants`
   * of a whole run, `deliveries` of webhooks, `start-up`, `idle`, `quote` or `scale` alone, `reports` of many
   * orders, `order-reads`, `filled`, `restore`, `moves`, `retention`, `event-index`, `recorded`, `tracing`, `beside`, `menu`,
   * `stripe`, `ordering-page`, or `ordering-paint`, `ordering-taps`, `elements`, `report-paint` or `menu-edit` in a browser.
   */
  readonly only: string | undefined;
  /** A PostgreSQL for the product's stores, as in production; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** A PostgreSQL of the run's own instead, so that its memory can be emptied: for `reports`. */
  readonly cold: boolean;
  /** The folder of another checkout: for `beside`. */
  readonly beside: string | undefined;
  /**
   * Where a CPU profile of the product is written; the figures of such a run are those of a profiled process.
   */
  readonly profile: string | undefined;
}

/**
 * `npm run bench -- [--rounds 7] [--round-ms 1500] [--connections 32] [--long] [--soak 10m] [--database postgres://…] [--cold] [--profile folder] [--beside folder]`
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      'round-ms': { type: 'string', default: '1500' },
      connections: { type: 'string', default: '32' },
      long: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
      soak: { type: 'string' },
      profile: { type: 'string' },
      only: { type: 'string' },
      database: { type: 'string' },
      beside: { type: 'string' },
    },
  });
  return {
    rounds: wholeNumber('rounds', values.rounds),
    roundMs: wholeNumber('round-ms', values['round-ms']),
    connections: wholeNumber('connections', values.connections),
    long: values.long,
    cold: values.cold,
    soakMs: values.soak === undefined ? 0 : duration(values.soak),
    profile: values.profile,
    only: values.only,
    databaseUrl: values.database,
    beside: values.beside,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new TypeError(`--${name} is a whole number from 1`);
  return Number(text);
}

/** `90s`, `10m` */
function duration(text: string): number {
  const [, digits = '', unit] = /^([1-9]\d{0,3})(s|m)$/.exec(text) ?? [];
  if (digits === '') throw new TypeError('--soak is a time such as 90s or 10m');
  return Number(digits) * (unit === 'm' ? 60_000 : 1000);
}
