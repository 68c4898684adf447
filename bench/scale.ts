import { readdirSync, readFileSync } from 'node:fs';

/**
 * What one request of a kind costs, as `--only filled` has measured it in a database with ten million events.
 */
interface Cost {
  readonly name: string;
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
  readonly walBytes: number;
  readonly diskBytes: number;
}

/**
 * How many of each kind there are for one order that is placed. These are assumptions, and the first thing to
 * change.
 */
const FOR_AN_ORDER: Readonly<Record<string, number>> = {
  'an order placed and authorized': 1,
  // A dashboard looks after each change, and so does the partner’s till.
  'list of 50 orders': 1,
  // A page is opened for one order in two.
  mint: 0.5,
  // One other record of the partner’s for each four orders.
  'create with event and key': 0.25,
};
/** Of the peak: the mean of a day. */
const MEAN_OF_PEAK = 0.25;
/** Orders of a merchant in the second of the peak. */
const MERCHANTS_FOR_AN_ORDER = 100;
/** No core is planned to be busier at the peak, so that one of three machines can fail. */
const BUSIEST = 0.6;
/** Of each node, as `bff/core/database/postgres.ts` has it. */
const CONNECTIONS = 20;
const ORDERS_A_SECOND = [10, 100, 1_000, 10_000] as const;
const SECONDS_OF_A_DAY = 86_400;

/**
 * Nodes, cores and bytes for a number of orders a second, from the newest committed run of `--only filled`.
 */
export function scaleTable(): string {
  const { date, costs } = newestCosts();
  const sumOf = (part: (cost: Cost) => number): number =>
    costs.reduce((sum, cost) => sum + part(cost) * (FOR_AN_ORDER[cost.name] ?? 0), 0);
  const each = {
    nodeMs: sumOf(({ cpuMs }) => cpuMs),
    databaseMs: sumOf(({ databaseCpuMs }) => databaseCpuMs),
    walBytes: sumOf(({ walBytes }) => walBytes),
    diskBytes: sumOf(({ diskBytes }) => diskBytes),
  };
  const lines = ORDERS_A_SECOND.map((rate) => {
    const nodes = Math.ceil((rate * each.nodeMs) / 1000 / BUSIEST);
    const cells = [
      whole(rate * MERCHANTS_FOR_AN_ORDER),
      whole(rate),
      whole(nodes),
      whole(Math.ceil((rate * each.databaseMs) / 1000 / BUSIEST)),
      ((rate * each.walBytes) / 1e6).toFixed(1),
      whole(nodes * CONNECTIONS),
      ((rate * MEAN_OF_PEAK * SECONDS_OF_A_DAY * each.diskBytes) / 1e9).toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `Costs of the run of ${date}. For one order with what comes with it: ${each.nodeMs.toFixed(2)} ms of a node, ` +
      `${each.databaseMs.toFixed(2)} ms of PostgreSQL, ${whole(each.walBytes)} bytes of the log, ${whole(each.diskBytes)} bytes on the disk.`,
    '',
    '| merchants | orders a second, at the peak | nodes of one core | cores of PostgreSQL | MB of the log a second | connections | GB on the disk a day |',
    '|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

interface Run {
  readonly date: string;
  readonly options: { readonly only?: string };
  readonly rows: readonly Cost[];
}

/** @throws {Error} no run is committed */
function newestCosts(): { date: string; costs: Cost[] } {
  const folder = new URL('results/', import.meta.url);
  const runs = readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Run)
    .filter(({ options }) => options.only === 'filled');
  const run = runs.at(-1);
  if (!run) throw new Error('there is no run of --only filled in bench/results');
  const costs = Object.keys(FOR_AN_ORDER).map((name) => {
    const row = run.rows.find((one) => one.name === `${name}, filled`);
    if (!row) throw new Error(`the run of ${run.date} has no row "${name}, filled"`);
    return { ...row, name };
  });
  return { date: run.date, costs };
}
