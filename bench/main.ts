import { PASS_THROUGH } from './contenders.ts';
import { deliveriesTable } from './deliveries.ts';
import { measure } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { startColdPostgres } from './own-postgres.ts';
import { machine, tableOf, targetTable } from './report.ts';
import { startUpTable } from './start-up.ts';
import { Stage } from './seeded-server.ts';
import { type Target } from './targets.ts';
import { say } from './say.ts';
import { keep } from './keep-run.ts';
import { type Part, creating, minting, warm, memory, againstPeers, growth, fullStore } from './requests.ts';

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

/** A row of its own, with its targets: it is kept like a whole run. */
async function ownRows(stage: Stage, options: Options): Promise<boolean> {
  const part = await partOf(stage, options);
  if (!part) return false;
  // What is kept names no folder of this machine.
  const { beside: _folder, ...kept } = options;
  // These have no server and no load, and a PostgreSQL of their own.
  const isOffline = options.only === 'restore' || options.only === 'moves';
  const where = machine(stage.pinned && !isOffline);
  const date = keep({ machine: where, options: kept, rows: part.rows, targets: part.targets });
  const store = isOffline ? 'PostgreSQL' : stage.stores.kind;
  say(`\n${part.table}\n\n${targetTable(part.targets)}\n\n${date}: ${where}, on ${store}`);
  return true;
}

async function partOf(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly object[]; targets: readonly Target[] } | undefined> {
  switch (options.only) {
    case 'orders':
    case 'stripe':
      return (await import('./orders.ts')).measureOrders(options, stage.pinned);
    case 'order-reads':
      return (await import('./order-reads.ts')).measureReads(stage, options);
    case 'filled':
      return (await import('./filled.ts')).measureFilled(stage, options);
    case 'restore':
      return (await import('./restore.ts')).measureRestore();
    case 'moves':
      return (await import('./moves.ts')).measureMoves();
    case 'retention':
      return (await import('./retention.ts')).measureRetention(stage, options);
    case 'event-index':
      return (await import('./event-index.ts')).measureEventIndex(stage, options);
    case 'recorded':
      return (await import('./recorded.ts')).measureRecorded(stage, options);
    case 'beside':
      return (await import('./beside.ts')).measureBeside(stage, options);
    case 'tracing':
      return (await import('./tracing.ts')).measureTracing(stage, options);
    case 'menu':
      return (await import('./menu-reads.ts')).measureMenu(stage, options);
    case 'ordering-page':
      return (await import('./ordering-page.ts')).measureOrderingPage(stage, options);
    case 'ordering-paint':
      return (await import('./ordering-paint.ts')).measureOrderingPaint(stage, options);
    case 'ordering-taps':
      return (await import('./ordering-taps.ts')).measureOrderingTaps(stage, options);
    case 'reports':
      return (await import('./reports.ts')).measureReports(stage, options, own);
    default:
      return undefined;
  }
}

/** Parts of a whole run that can be asked for alone. */
const PARTS: Readonly<Record<string, typeof againstPeers>> = { peers: againstPeers, plants: fullStore };

function partsFor({ only, soakMs, long }: Options): readonly (typeof againstPeers)[] {
  const part = only === undefined ? undefined : PARTS[only];
  if (part) return [part];
  if (soakMs > 0) return [(_, one, options) => memory(one, options)];
  return [againstPeers, growth, ...(long ? [fullStore] : [])];
}

async function requests(stage: Stage, options: Options): Promise<void> {
  await stage.open();
  const one = await stage.stock({ name: '1 key', keys: 1 });
  if (options.only === 'create' || options.only === 'mint') {
    const limit = creating({ ...one, server: await stage.serve(PASS_THROUGH) }, PASS_THROUGH.name);
    const own = options.only === 'create' ? creating(one, 'Trellis, create') : minting(one, 'Trellis, mint');
    await warm([limit, own], options);
    const rows = await measure([limit, own], options);
    if (rows[0]) say(tableOf(options.only, rows, rows[0]));
    for (const row of rows) say(`${row.name}: ${row.cpuMsRounds.map((ms) => ms.toFixed(3)).join(' ')}`);
    return;
  }
  const parts: Part[] = [];
  for (const measurePart of partsFor(options)) {
    const part = await measurePart(stage, one, options);
    for (const table of part.tables) say(`\n${table}`);
    parts.push(part);
  }
  report(parts, stage, options);
}

const asked = readOptions(process.argv.slice(2));
const own = asked.cold ? await startColdPostgres() : undefined;
const options: Options = own ? { ...asked, databaseUrl: own.url } : asked;
const stage = new Stage(options.profile, options.databaseUrl);
try {
  if (options.only === 'deliveries') say(await deliveriesTable(options, stage.pinned));
  else if (IN_BROWSER.has(options.only)) await elements(options);
  else if (options.only === 'quote') say((await import('./quote.ts')).quoteTable(options));
  else if (options.only === 'idle') say(await (await import('./idle.ts')).idleTable(options));
  else if (options.only === 'scale') say((await import('./scale.ts')).scaleTable());
  else if (options.only === 'start-up') say(await startUpTable(options, stage.pinned));
  else if (!(await ownRows(stage, options))) await requests(stage, options);
} finally {
  await stage.close();
  await own?.drop();
}
