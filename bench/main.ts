import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ASSEMBLED, OIDC_PROVIDER, PASS_THROUGH, PROXY, WITHOUT_EVENTS } from './contenders.ts';
import { deliveriesTable } from './deliveries.ts';
import { measure, runRound, type Measured, type Subject } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { machine, tableOf, targetTable } from './report.ts';
import { soak } from './soak.ts';
import { startUpTable } from './start-up.ts';
import { Stage, type Stocked } from './seeded-server.ts';
import { flatnessOf, growthOf, targetsOf, type Target } from './targets.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/**
 * The product takes longer than its peers until the engine has compiled the hot code: at 10,000 requests it still
 * cost twice as much.
 */
const WARM_REQUESTS = 30_000;
const BETWEEN_SCALES_ROUNDS = 5;

/** The results of one part of a run. */
interface Part {
  readonly tables: readonly string[];
  readonly rows: readonly Measured[];
  readonly targets: readonly Target[];
}

type Loaded = Pick<Stocked, 'server' | 'load'>;
const creating = ({ server, load }: Loaded, name: string, spread = 1): Subject => {
  return { name, server, load, request: { path: '/plants', credentials: 'tokens', spread } };
};
const minting = ({ server, load }: Loaded, name: string, spread = 1): Subject => {
  return { name, server, load, request: { path: '/v1/sessions', credentials: 'keys', spread } };
};

async function warm(subjects: readonly Subject[], { connections }: Options): Promise<void> {
  for (const subject of subjects) {
    await runRound(subject, { connections, forRequests: WARM_REQUESTS + subject.request.spread });
  }
}

/** Create and mint beside their peers, all in one interleaved run. */
async function againstPeers(stage: Stage, trellis: Stocked, options: Options): Promise<Part> {
  const { load } = trellis;
  const peer = async (contender: typeof PROXY): Promise<Subject> =>
    creating({ server: await stage.serve(contender), load }, contender.name);
  const oidcProvider = await peer(OIDC_PROVIDER);
  const silent = await stage.stock({ name: 'without events', keys: 1, file: WITHOUT_EVENTS });
  const subjects = [
    await peer(PASS_THROUGH),
    await peer(PROXY),
    await peer(ASSEMBLED),
    creating(silent, 'Trellis, create, all checks'),
    creating(trellis, 'Trellis, create, all checks, plant.created recorded'),
    { ...oidcProvider, request: { path: '/token', credentials: 'client', spread: 1 } } satisfies Subject,
    minting(trellis, 'Trellis, mint, all checks'),
  ];
  await warm(subjects, options);
  const rows = await measure(subjects, options);
  const [passThrough, proxy, assembled, create, recorded, oidc, mint] = rows;
  if (!passThrough || !proxy || !assembled || !create || !recorded || !oidc || !mint)
    throw new Error('a row is missing');
  return {
    tables: [
      tableOf('create', [passThrough, proxy, assembled, create, recorded], proxy),
      tableOf('mint', [oidc, mint], oidc),
    ],
    rows,
    targets: targetsOf({ passThrough, proxy, assembled, create, recorded, oidc, mint }),
  };
}

/** The product alone over stores of different sizes, each with a process of its own. */
async function growth(stage: Stage, one: Stocked, options: Options): Promise<Part> {
  const scales = options.long ? [1_000, 100_000] : [1_000];
  const creates = [creating(one, 'create, 1 key')];
  const mints = [minting(one, 'mint, 1 key')];
  for (const keys of scales) {
    const name = `${keys.toLocaleString('en')} keys`;
    say(`seeding ${name}`);
    const stocked = await stage.stock({ name, keys });
    creates.push(creating(stocked, `create, ${name}`, keys));
    mints.push(minting(stocked, `mint, ${name}`, keys));
  }
  const subjects = [...creates, ...mints];
  await warm(subjects, options);
  const rows = await measure(subjects, {
    ...options,
    rounds: Math.min(BETWEEN_SCALES_ROUNDS, options.rounds),
  });
  const parts = [rows.slice(0, creates.length), rows.slice(creates.length)];
  return {
    tables: parts.map(([small, ...large]) => (small ? tableOf('keys', [small, ...large], small) : '')),
    rows,
    targets: parts.flatMap(([small, ...large]) =>
      small ? large.map((row) => growthOf(row.name, small, row)) : [],
    ),
  };
}

/** Through the built-in plant API, over an empty store and a full one; and with an idempotency key. */
async function fullStore(stage: Stage, one: Stocked, options: Options): Promise<Part> {
  say('seeding 1,000,000 plants');
  const plant = { builtInPlantApi: true, keys: 1 };
  const empty = await stage.stock({ ...plant, name: 'no plants' });
  const full = await stage.stock({ ...plant, name: 'many plants', plants: 1_000_000 });
  const plain = creating(one, 'create, foreign plant API');
  const subjects = [
    creating(empty, 'create, built-in plant API, empty'),
    creating(full, 'create, built-in plant API, 1,000,000 plants'),
    minting(empty, 'mint, no plants'),
    minting(full, 'mint, 1,000,000 plants'),
    plain,
    { ...plain, name: 'create with an Idempotency-Key', request: { ...plain.request, idempotent: true } },
  ];
  await warm(subjects, options);
  const rows = await measure(subjects, {
    ...options,
    rounds: Math.min(BETWEEN_SCALES_ROUNDS, options.rounds),
  });
  const [small, large, mintSmall, mintLarge, bare] = rows;
  if (!small || !large || !mintSmall || !mintLarge || !bare) throw new Error('a row is missing');
  return {
    tables: [tableOf('the built-in plant API and the idempotency key', rows, bare)],
    rows,
    targets: [
      growthOf('create, 1,000,000 plants', small, large),
      growthOf('mint, 1,000,000 plants', mintSmall, mintLarge),
    ],
  };
}

const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

/** Memory at full load, create and mint in turn. */
async function memory(one: Stocked, options: Options): Promise<Part> {
  const subjects = [creating(one, 'create'), minting(one, 'mint')];
  const { startBytes, endBytes, requests } = await soak(subjects, {
    connections: options.connections,
    forMs: options.soakMs,
    say,
  });
  return {
    tables: [
      `Memory over ${options.soakMs / 60_000} min and ${requests} requests: ${mebibytes(startBytes)} → ${mebibytes(endBytes)}`,
    ],
    rows: [],
    targets: [flatnessOf(startBytes, endBytes)],
  };
}

function report(parts: readonly Part[], stage: Stage, options: Options): void {
  const where = machine(stage.pinned);
  const targets = parts.flatMap((part) => part.targets);
  const rows = parts.flatMap((part) => part.rows);
  const date = keep({ machine: where, options, rows, targets });
  say(
    `\n${targetTable(targets)}\n\n${date}: ${where}, ${options.connections} connections, on ${stage.stores.kind}`,
  );
}

/** What can be asked for that is measured in a browser. */
const IN_BROWSER: ReadonlySet<string | undefined> = new Set(['elements', 'report-paint', 'menu-edit']);

async function inBrowser(options: Options) {
  if (options.only === 'report-paint') return (await import('./report-paint.ts')).measureReportPaint(options);
  if (options.only === 'menu-edit') return (await import('./menu-edit.ts')).measureMenuEdit(options);
  return (await import('./elements.ts')).measureElements(options);
}

async function elements(options: Options): Promise<void> {
  const { table, rows, targets, where } = await inBrowser(options);
  say(`\n${table}\n\n${targetTable(targets)}`);
  const machineText = `${machine(false)}, ${where}`;
  const date = keep({ machine: machineText, options, rows, targets });
  say(`\n${date}: ${machineText}`);
}

/** Writes a run into `results/` and returns its date. */
function keep(run: object): string {
  const date = new Date().toISOString();
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = fileURLToPath(new URL(`${date.slice(0, 19).replaceAll(':', '-')}.json`, folder));
  writeFileSync(file, `${JSON.stringify({ date, ...run }, null, 2)}\n`);
  return date;
}

/** A row of its own, with its targets: it is kept like a whole run. */
async function ownRows(stage: Stage, options: Options): Promise<boolean> {
  const part = await partOf(stage, options);
  if (!part) return false;
  const date = keep({ machine: machine(stage.pinned), options, rows: part.rows, targets: part.targets });
  say(
    `\n${part.table}\n\n${targetTable(part.targets)}\n\n${date}: ${machine(stage.pinned)}, on ${stage.stores.kind}`,
  );
  return true;
}

async function partOf(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly object[]; targets: readonly Target[] } | undefined> {
  switch (options.only) {
    case 'orders':
      return (await import('./orders.ts')).measureOrders(options, stage.pinned);
    case 'order-reads':
      return (await import('./order-reads.ts')).measureReads(stage, options);
    case 'event-index':
      return (await import('./event-index.ts')).measureEventIndex(stage, options);
    case 'menu':
      return (await import('./menu-reads.ts')).measureMenu(stage, options);
    case 'ordering-page':
      return (await import('./ordering-page.ts')).measureOrderingPage(stage, options);
    case 'ordering-paint':
      return (await import('./ordering-paint.ts')).measureOrderingPaint(stage, options);
    case 'reports':
      return (await import('./reports.ts')).measureReports(stage, options, own);
    default:
      return undefined;
  }
}

async function requests(stage: Stage, options: Options): Promise<void> {
  await stage.open();
  const one = await stage.stock({ name: '1 key', keys: 1 });
  if (options.only !== undefined) {
    const limit = creating({ ...one, server: await stage.serve(PASS_THROUGH) }, PASS_THROUGH.name);
    const own = options.only === 'create' ? creating(one, 'Trellis, create') : minting(one, 'Trellis, mint');
    await warm([limit, own], options);
    const rows = await measure([limit, own], options);
    if (rows[0]) say(tableOf(options.only, rows, rows[0]));
    for (const row of rows) say(`${row.name}: ${row.cpuMsRounds.map((ms) => ms.toFixed(3)).join(' ')}`);
  } else if (options.soakMs > 0) {
    const part = await memory(one, options);
    for (const table of part.tables) say(`\n${table}`);
    report([part], stage, options);
  } else {
    const parts: Part[] = [];
    for (const measurePart of [againstPeers, growth, ...(options.long ? [fullStore] : [])]) {
      const part = await measurePart(stage, one, options);
      for (const table of part.tables) say(`\n${table}`);
      parts.push(part);
    }
    report(parts, stage, options);
  }
}

const asked = readOptions(process.argv.slice(2));
const own = asked.cold ? await startOwnPostgres() : undefined;
const options: Options = own ? { ...asked, databaseUrl: own.url } : asked;
const stage = new Stage(options.profile, options.databaseUrl);
try {
  if (options.only === 'deliveries') say(await deliveriesTable(options, stage.pinned));
  else if (IN_BROWSER.has(options.only)) await elements(options);
  else if (options.only === 'quote') say((await import('./quote.ts')).quoteTable(options));
  else if (options.only === 'start-up') say(await startUpTable(options, stage.pinned));
  else if (!(await ownRows(stage, options))) await requests(stage, options);
} finally {
  await stage.close();
  await own?.drop();
}
