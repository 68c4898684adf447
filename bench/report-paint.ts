import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launchBrowser, SLOWDOWN } from './elements/load-page.ts';
import { REPORT_DAYS, serveReportPage } from './elements/report-page.ts';
import type { Options } from './options.ts';
import type { Target } from './targets.ts';

const MOST_MS = 100;

export interface PaintReport {
  readonly table: string;
  readonly rows: readonly {
    readonly name: string;
    readonly ms: number;
    readonly rounds: readonly number[];
  }[];
  readonly targets: readonly Target[];
  readonly where: string;
}

/**
 * From the answer to a report of 400 days, compared with as many, to the frame that shows it, on a slowed processor. Each round is a
 * page of its own: the first paint of a chart there, and one in the place of another.
 */
export async function measureReportPaint({ rounds }: Pick<Options, 'rounds'>): Promise<PaintReport> {
  const build = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  const server = await serveReportPage();
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(server.origin);
      await page.evaluate('bench.first');
      const ms = await page.evaluate<number>('bench.again()');
      // The first page of a browser fills its caches.
      if (round > 0) times.push(ms);
      await context.close();
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;
    const name = `a report of ${REPORT_DAYS} days, from answer to painted`;
    const got = `${median.toFixed(0)} ms`;
    return {
      table: `| what | median | rounds |\n|---|--:|---|\n| ${name} | ${got} | ${times.map((ms) => ms.toFixed(0)).join(', ')} |`,
      rows: [{ name, ms: median, rounds: times }],
      targets: [{ what: name, wanted: `≤ ${MOST_MS} ms`, got, met: median <= MOST_MS }],
      where: `Chromium ${browser.version()} at ${SLOWDOWN} × slowdown, load ${loadavg()[0]?.toFixed(1)} at the end`,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
