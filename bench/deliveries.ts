import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../bff/app/open-database.ts';
import { ask, start, stop } from './child-process.ts';
import type { MeasuredDeliveries, Task } from './deliveries/measured.ts';
import type { Options } from './options.ts';
import { Stores } from './stores.ts';

/** Few are over before V8 has compiled what sends them; many show the rate at which it goes on. */
const COUNTS: readonly number[] = [2_000, 20_000];

const fileOf = (name: string): string => fileURLToPath(new URL(`deliveries/${name}`, import.meta.url));

/** Each contender, by the module that it is. */
const CONTENDERS: readonly { readonly file: string; readonly name: string }[] = [
  { file: 'bare-queue.js', name: 'limit: pg-boss alone, a job sent, fetched and completed' },
  { file: 'sender.ts', name: 'Trellis, an event fanned out, signed, sent, taken and written down' },
];
const ENDPOINTS: readonly number[] = [1, 100];

/** What is wanted, in parts of what the queue does by itself on PostgreSQL. */
const MUST = 0.25;

/**
 * Delivered events a second, beside what a queue can do by itself. Each is a process of its own, in turn,
 * each time on an empty database; the result is the median of the rounds.
 * @param isPinned contenders on core 0, the receiver on core 1
 */
export async function deliveriesTable(options: Options, isPinned: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const stores = new Stores(folder, options.databaseUrl);
  const receiver = start(isPinned ? 1 : undefined, fileOf('receiver.ts'), [], {});
  try {
    await stores.open();
    await (await openDatabase(stores.first)).close();
    const url = `http://127.0.0.1:${await ask<number>(receiver)}/webhooks`;
    const rows = COUNTS.flatMap((count) =>
      ENDPOINTS.flatMap((endpoints) =>
        CONTENDERS.map((contender) => ({
          ...contender,
          count,
          endpoints,
          measured: [] as MeasuredDeliveries[],
        })),
      ),
    );
    for (let round = 0; round < options.rounds; round += 1) {
      for (const { file, count, endpoints, measured } of rows) {
        const place = await stores.copy(`${file.replace(/\W/g, '_')}_${count}_${endpoints}_${round}`);
        const task: Task = { ...place, url, count, endpoints };
        measured.push(await runOne(file, isPinned ? 0 : undefined, task, options.profile));
      }
    }
    const lines = rows.map(({ name, count, endpoints, measured }, at) => {
      const { perSecond, cpuMsEach } = medianOf(measured);
      const limit = medianOf(rows[at - (at % CONTENDERS.length)]?.measured ?? []);
      const times = (perSecond / limit.perSecond).toFixed(2);
      return `| ${name} | ${count} | ${endpoints} | ${Math.round(perSecond)} | ${times} | ${cpuMsEach.toFixed(2)} |`;
    });
    return [
      `| deliveries, ${stores.kind} | how many | endpoints | a second | × the limit (wanted: ${MUST}) | CPU ms each |`,
      '|---|--:|--:|--:|--:|--:|',
      ...lines,
    ].join('\n');
  } finally {
    await stop(receiver);
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOne(
  file: string,
  core: number | undefined,
  task: Task,
  profile: string | undefined,
): Promise<MeasuredDeliveries> {
  const execArgv = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  return ask<MeasuredDeliveries>(start(core, fileOf(file), [JSON.stringify(task)], { execArgv }));
}

function medianOf(results: readonly MeasuredDeliveries[]): MeasuredDeliveries {
  const sorted = results.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, cpuMsEach: 0 };
}
