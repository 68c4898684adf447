import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startOwnPostgres } from '../bff/testing/cluster/testing/own-postgres.ts';
import { programs } from './own-postgres.ts';
import { say } from './say.ts';
import { timesOf, type Target } from './targets.ts';

const run = promisify(execFile);
/** As an operator runs it. */
const OPERATOR = fileURLToPath(new URL('../dist/service/operator.js', import.meta.url));

const ORDERS = 1_000_000;
const MERCHANTS = 20;
/** For the export and the import together. */
const MOST_SECONDS = 600;
const MOST_PAUSE_SECONDS = 30;

export interface MovesPart {
  readonly table: string;
  readonly rows: readonly object[];
  readonly targets: readonly Target[];
}

/**
 * The time that it takes to move a partner between two installations, command by command. The last export,
 * the last import and the redirect are the pause of its changes.
 */
export async function measureMoves(): Promise<MovesPart> {
  const [source, target] = [await startOwnPostgres(programs()), await startOwnPostgres(programs())];
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-move-'));
  const keyFile = join(folder, 'move.key');
  writeFileSync(keyFile, randomBytes(32).toString('base64'));
  const place = ['--folder', join(folder, 'moving'), '--key-file', keyFile];
  try {
    const fill = ['seed', '--merchants', String(MERCHANTS), '--orders', String(ORDERS)];
    const { result, seconds } = await operate<{ partner: string }>(source.url, fill);
    say(`${ORDERS} orders: ${seconds.toFixed(0)} s`);
    const partner = ['--partner', result.partner];
    await operate(target.url, ['migrations', 'run']);

    const exported = await operate<{ rows: number }>(source.url, ['partner', 'export', ...partner, ...place]);
    const imported = await operate(target.url, ['partner', 'import', ...place]);
    const last = await operate(source.url, ['partner', 'export', ...partner, ...place, '--last', 'true']);
    const activated = await operate(target.url, ['partner', 'import', ...place, '--activate', 'true']);
    const to = ['--to', 'https://api.example.com', '--hosted-domain', 'shops.example.com'];
    const redirected = await operate(source.url, ['partner', 'redirect', ...partner, ...to]);

    const row: Row = {
      orders: ORDERS,
      rows: exported.result.rows,
      exportSeconds: exported.seconds,
      importSeconds: imported.seconds,
      pauseSeconds: last.seconds + activated.seconds + redirected.seconds,
    };
    say(
      `last export ${last.seconds.toFixed(1)} s, last import ${activated.seconds.toFixed(1)} s, redirect ` +
        `${redirected.seconds.toFixed(1)} s`,
    );
    return { table: tableOf(row), rows: [row], targets: targetsOf(row) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await source.drop();
    await target.drop();
  }
}

interface Row {
  readonly orders: number;
  readonly rows: number;
  readonly exportSeconds: number;
  readonly importSeconds: number;
  readonly pauseSeconds: number;
}

/** Runs the operator's command line on a database. */
async function operate<Result>(
  databaseUrl: string,
  command: readonly string[],
): Promise<{ readonly result: Result; readonly seconds: number }> {
  const began = performance.now();
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await run(process.execPath, [OPERATOR, ...command, '--json'], { env });
  return { result: JSON.parse(stdout) as Result, seconds: (performance.now() - began) / 1000 };
}

function tableOf({ orders, rows, exportSeconds, importSeconds, pauseSeconds }: Row): string {
  return [
    '| orders | rows | exported, s | imported, s | paused, s |',
    '|--:|--:|--:|--:|--:|',
    `| ${orders} | ${rows} | ${exportSeconds.toFixed(1)} | ${importSeconds.toFixed(1)} | ${pauseSeconds.toFixed(1)} |`,
  ].join('\n');
}

function targetsOf({ orders, exportSeconds, importSeconds, pauseSeconds }: Row): Target[] {
  return [
    timesOf(`move of ${orders} orders, seconds`, exportSeconds + importSeconds, MOST_SECONDS),
    timesOf('its pause, seconds', pauseSeconds, MOST_PAUSE_SECONDS),
  ];
}
