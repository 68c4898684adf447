import { runRound, measure, median, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { copyOrder } from './orders/many-orders.ts';
import { openShop, type Shop } from './orders/shop.ts';
import { postgresCpu } from './postgres-cpu.ts';
import type { Stage, Stocked } from './seeded-server.ts';
import { timesOf, type Target } from './targets.ts';

const SIZES = [1_000, 1_000_000] as const;
const CONNECTIONS = 8;
const WARM_REQUESTS = 1_500;
const MOST_ROUNDS = 5;
const MOST_ROUND_MS = 1_000;

export interface ReadsPart {
  readonly table: string;
  readonly rows: readonly Measured[];
  readonly targets: readonly Target[];
}

/**
 * What a merchant's session reads, with a thousand orders of the merchant in the database and with a million.
 */
export async function measureReads(stage: Stage, options: Options): Promise<ReadsPart> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) throw new Error('a million orders need PostgreSQL: --database postgres://…');
  await stage.open();
  const sized: { size: number; stocked: Stocked; shop: Shop }[] = [];
  for (const size of SIZES) {
    const stocked = await stage.stock({ name: `${size} orders`, keys: 1 });
    const { secret, merchantId } = stage.first;
    const shop = await openShop(stocked.server.origin, secret, merchantId);
    const id = await draftOf(stocked.server.origin, secret, shop);
    await copyOrder(stocked.place.databaseUrl ?? '', id, size);
    sized.push({ size, stocked, shop });
  }
  const subjects = READS.flatMap(({ what, pathOf }) =>
    sized.map(({ size, stocked: { server, load }, shop }): Subject => {
      const request = {
        path: pathOf(shop),
        credentials: 'tokens',
        spread: 1,
        read: { orders: size },
      } as const;
      return { name: `${what}, ${size.toLocaleString('en')} orders`, server, load, request };
    }),
  );
  for (const subject of subjects) {
    await runRound(subject, { connections: CONNECTIONS, forRequests: WARM_REQUESTS });
  }
  const database = await postgresCpu(databaseUrl);
  try {
    const rows = await measure(subjects, {
      rounds: Math.min(options.rounds, MOST_ROUNDS),
      roundMs: Math.min(options.roundMs, MOST_ROUND_MS),
      connections: CONNECTIONS,
      database,
    });
    return { table: tableOf(rows), rows, targets: targetsOf(rows) };
  } finally {
    await database.close();
  }
}

const READS: readonly { readonly what: string; readonly pathOf: (shop: Shop) => string }[] = [
  { what: 'list of 50 orders', pathOf: () => '/v1/orders?limit=50' },
  { what: 'list of 50 open orders', pathOf: () => '/v1/orders?limit=50&status=open' },
  { what: 'order by id', pathOf: () => '/v1/orders/{order}' },
  { what: 'menu of 200 items', pathOf: ({ menu }) => `/v1/menus/${menu}?version=published` },
];

/** An order of one line, to be copied. */
async function draftOf(origin: string, key: string, { location, items }: Shop): Promise<string> {
  const response = await fetch(`${origin}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      location,
      customer: { name: 'Ada Byron', phone: '+442079460018' },
      fulfillment: { type: 'pickup' },
      lines: [{ ...items[0], quantity: 1 }],
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

function together({ allCpuMsRounds = [] }: Measured): number {
  return median(allCpuMsRounds);
}

/** Pairs: the small store and the large one. */
function pairsOf(rows: readonly Measured[]): { what: string; small: Measured; large: Measured }[] {
  return READS.flatMap(({ what }, at) => {
    const [small, large] = rows.slice(2 * at, 2 * at + 2);
    return small && large ? [{ what, small, large }] : [];
  });
}

function tableOf(rows: readonly Measured[]): string {
  const lines = pairsOf(rows).flatMap(({ small, large }) =>
    [small, large].map((row) => {
      const times = (together(row) / together(small)).toFixed(2);
      const cpu = `${row.cpuMs.toFixed(3)} | ${(row.databaseCpuMs ?? 0).toFixed(3)} | ${together(row).toFixed(3)}`;
      return `| ${row.name} | ${cpu} | ${times} | ${row.p50Ms.toFixed(1)} | ${row.p99Ms.toFixed(1)} |`;
    }),
  );
  return [
    '| read by a session | CPU ms of the service | of PostgreSQL | together | × with 1,000 | p50 ms | p99 ms |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function targetsOf(rows: readonly Measured[]): Target[] {
  return pairsOf(rows).map(({ what, small, large }) =>
    timesOf(
      `${what} with 1,000,000 orders, times its CPU with 1,000`,
      together(large) / together(small),
      1.15,
    ),
  );
}
