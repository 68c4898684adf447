import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../bff/open-database.ts';
import { ask, start, stop } from './child-process.ts';
import type { MeasuredDeliveries, Task } from './deliveries/measured.ts';
import type { Options } from './options.ts';
import { Stores, type Place } from './stores.ts';

const COUNT = 2_000;

const fileOf = (name: string): string => fileURLToPath(new URL(`deliveries/${name}.ts`, import.meta.url));

const NAMES: Readonly<Record<string, string>> = {
  'bare-queue': 'limit: pg-boss alone, a job sent, fetched and completed',
  sender: 'Trellis, an event fanned out, signed, sent, taken and written down',
};

/**
 * Delivered events a second, beside what the queue underneath can do by itself. Each is a process of its own, in
 * turn, each time on an empty database; the result is the median of the rounds.
 * @param isPinned contenders on core 0, the receiver on core 1
 */
export async function deliveriesTable(options: Options, isPinned: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const stores = new Stores(folder, options.databaseUrl);
  const receiver = start(isPinned ? 1 : undefined, fileOf('receiver'), [], {});
  try {
    await stores.open();
    await (await openDatabase(stores.first)).close();
    const url = `http://127.0.0.1:${await ask<number>(receiver)}/webhooks`;
    const results: [string, MeasuredDeliveries[]][] = Object.keys(NAMES).map((name) => [name, []]);
    for (let round = 0; round < options.rounds; round += 1) {
      for (const [name, measured] of results) {
        const place = await stores.copy(`${name.replace('-', '_')}_${round}`);
        measured.push(await runOne(name, isPinned ? 0 : undefined, { ...place, url }));
      }
    }
    const lines = results.map(([name, measured]) => lineOf(NAMES[name] ?? name, medianOf(measured)));
    return [
      `| ${COUNT} deliveries, ${stores.kind} | a second | CPU ms each |`,
      '|---|--:|--:|',
      ...lines,
    ].join('\n');
  } finally {
    await stop(receiver);
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOne(
  name: string,
  core: number | undefined,
  where: Place & { readonly url: string },
): Promise<MeasuredDeliveries> {
  const task: Task = { ...where, count: COUNT };
  return ask<MeasuredDeliveries>(start(core, fileOf(name), [JSON.stringify(task)], {}));
}

function medianOf(results: readonly MeasuredDeliveries[]): MeasuredDeliveries {
  const sorted = results.toSorted((one, other) => one.cpuMsEach - other.cpuMsEach);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, cpuMsEach: 0 };
}

function lineOf(name: string, { perSecond, cpuMsEach }: MeasuredDeliveries): string {
  return `| ${name} | ${Math.round(perSecond)} | ${cpuMsEach.toFixed(2)} |`;
}
