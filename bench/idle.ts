import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../bff/app/open-database.ts';
import { stop } from './child-process.ts';
import { startContender, trellis } from './contenders.ts';
import { freePort } from './free-port.ts';
import type { Options } from './options.ts';
import { Stores } from './stores.ts';

/** What a start leaves behind has been done by then. */
const SETTLED_AFTER_MS = 15_000;
const WATCHED_MS = 60_000;
/** Of a core. */
const MUST_PERCENT = 0.5;

interface Idle {
  readonly percent: number;
  /** Of each second: how often the process was woken. */
  readonly wakings: number;
}

/**
 * CPU of one node with nothing to do, of a core: the whole process, over a database that is up to date and
 * empty. Both nodes are watched at the same time.
 */
export async function idleTable(options: Options): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const stores = new Stores(folder, options.databaseUrl);
  try {
    await stores.open();
    await (await openDatabase(stores.first)).close();
    const nodes = [
      { name: 'a node', place: await stores.copy('alone'), env: {} },
      {
        name: 'a node with metrics (OPERATOR_PORT)',
        place: await stores.copy('with_metrics'),
        env: { OPERATOR_PORT: String(await freePort()) },
      },
    ];
    const rows = await Promise.all(
      nodes.map(async ({ name, place, env }) => {
        const sandboxPort = { SANDBOX_PROCESSOR_PORT: String(await freePort()) };
        const contender = trellis(name, place, { ...env, ...sandboxPort });
        const running = await startContender(contender, { core: undefined, folder, env: {} });
        const idle = await watched(running.process.pid ?? 0);
        await stop(running.process);
        return `| ${name} | ${idle.percent.toFixed(2)} | ${Math.round(idle.wakings)} |`;
      }),
    );
    return [
      `| idle for ${WATCHED_MS / 1000} s, ${stores.kind} | % of a core (wanted: ≤ ${MUST_PERCENT}) | wakings a second |`,
      '|---|--:|--:|',
      ...rows,
    ].join('\n');
  } finally {
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function watched(pid: number): Promise<Idle> {
  await pause(SETTLED_AFTER_MS);
  const before = spentBy(pid);
  const startedMs = performance.now();
  await pause(WATCHED_MS);
  const after = spentBy(pid);
  const tookMs = performance.now() - startedMs;
  return {
    percent: ((after.runMs - before.runMs) / tookMs) * 100,
    wakings: ((after.switches - before.switches) / tookMs) * 1000,
  };
}

/** Of all threads of a process, from the kernel: to ask the process itself would wake it. */
function spentBy(pid: number): { runMs: number; switches: number } {
  let [runMs, switches] = [0, 0];
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    runMs += Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    switches += Number(
      /^voluntary_ctxt_switches:\s*(\d+)/m.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1],
    );
  }
  return { runMs, switches };
}
