import { PROXY, WITHOUT_EVENTS } from './contenders.ts';
import { measure, medianRatio, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { creating, warm } from './requests.ts';
import type { Stage } from './seeded-server.ts';
import { shareOf, timesOf, type Target } from './targets.ts';

/** Of a create that is recorded, and of one with an idempotency key beside one with neither. */
const MOST = {
  recorded: { cpu: [1.15, 1.05], p50: [1.3, 1.1] },
  keyed: { cpu: [1.8, 1.4] },
  perSecond: [1.3, 1.7],
} as const;

/**
 * A create behind a foreign plant API with neither event nor idempotency key, with its event, and with both,
 * beside a proxy that checks nothing: CPU of the service and of PostgreSQL, latency and requests a second.
 */
export async function measureRecorded(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  if (options.databaseUrl === undefined) throw new TypeError('recorded needs --database or --cold');
  await stage.open();
  const recorded = creating(await stage.stock({ name: 'recorded', keys: 1 }), 'its event recorded');
  const subjects: Subject[] = [
    creating(await stage.stock({ name: 'bare', keys: 1, file: WITHOUT_EVENTS }), 'neither'),
    recorded,
    {
      ...recorded,
      name: 'its event recorded, Idempotency-Key',
      request: { ...recorded.request, idempotent: true },
    },
    { ...recorded, name: PROXY.name, server: await stage.serve(PROXY) },
  ];
  await warm(subjects, options);
  const database = await postgresCpu(options.databaseUrl);
  const rows = await measure(subjects, { ...options, database }).finally(() => database.close());
  const [bare, event, keyed, proxy] = rows;
  if (!bare || !event || !keyed || !proxy) throw new Error('a row is missing');
  return { table: tableOf(rows, bare), rows, targets: targetsOf(bare, event, keyed, proxy) };
}

function targetsOf(bare: Measured, event: Measured, keyed: Measured, proxy: Measured): Target[] {
  return [
    timesOf('a create with its event, times its CPU without', pairs(event, bare), ...MOST.recorded.cpu),
    timesOf('the same, p50', event.p50Ms / bare.p50Ms, ...MOST.recorded.p50),
    timesOf(
      'a create with event and Idempotency-Key, times its CPU without both',
      pairs(keyed, bare),
      ...MOST.keyed.cpu,
    ),
    shareOf(
      'creates a second with both, of the proxy’s',
      keyed.perSecond / proxy.perSecond,
      ...MOST.perSecond,
    ),
  ];
}

/** Service and PostgreSQL together. */
function pairs(row: Measured, base: Measured): number {
  const [ours = [], theirs = []] = [row.allCpuMsRounds, base.allCpuMsRounds];
  return medianRatio(ours, theirs);
}

function tableOf(rows: readonly Measured[], bare: Measured): string {
  const lines = rows.map((row) => {
    const cells = [row.cpuMs.toFixed(3), (row.databaseCpuMs ?? 0).toFixed(3), pairs(row, bare).toFixed(2)];
    return `| ${row.name} | ${cells.join(' | ')} | ${row.p50Ms.toFixed(1)} | ${row.p99Ms.toFixed(1)} | ${Math.round(row.perSecond)} |`;
  });
  return [
    '| a create | CPU ms of the service | of PostgreSQL | together, times "neither" | p50 ms | p99 ms | requests a second |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}
