import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Target } from '../targets.ts';
import type { PageServer } from './answer-server.ts';
import { launchBrowser, SLOWDOWN } from './load-page.ts';

/** What is measured on a page, and the most that it may take. */
export interface Limit {
  readonly name: string;
  readonly mostMs: number;
}

export interface PageReport {
  readonly table: string;
  readonly rows: readonly {
    readonly name: string;
    /** The median. */
    readonly ms: number;
    readonly rounds: readonly number[];
  }[];
  readonly targets: readonly Target[];
  readonly where: string;
}

/** How one page is measured. */
export interface PagePlan<What extends string> {
  readonly rounds: number;
  readonly serve: () => Promise<PageServer>;
  readonly context?: BrowserContextOptions;
  readonly limits: Readonly<Record<What, Limit>>;
  /** Milliseconds of each. @param page empty, on a slowed processor */
  readonly measure: (page: Page, origin: string) => Promise<Readonly<Record<What, number>>>;
}

/**
 * Measures a page of the built package on a slowed processor. Each round is a page of its own, with nothing
 * cached.
 */
export async function measureSlowedPage<What extends string>(plan: PagePlan<What>): Promise<PageReport> {
  const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  const server = await plan.serve();
  const browser = await launchBrowser();
  try {
    const times: Readonly<Record<What, number>>[] = [];
    for (let round = 0; round <= plan.rounds; round += 1) {
      const context = await browser.newContext(plan.context);
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const measured = await plan.measure(page, server.origin);
      // The first page of a browser fills its caches.
      if (round > 0) times.push(measured);
      await context.close();
    }
    const where = `Chromium ${browser.version()} at ${SLOWDOWN} × slowdown, load ${loadavg()[0]?.toFixed(1)} at the end`;
    return { ...reportOf(plan.limits, times), where };
  } finally {
    await browser.close();
    await server.close();
  }
}

function reportOf<What extends string>(
  limits: Readonly<Record<What, Limit>>,
  times: readonly Readonly<Record<What, number>>[],
): Omit<PageReport, 'where'> {
  const rows = (Object.keys(limits) as What[]).map((what) => {
    const rounds = times.map((time) => time[what]);
    const ms = rounds.toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? NaN;
    return { ...limits[what], ms, rounds };
  });
  const lines = rows.map(
    ({ name, ms, rounds }) => `| ${name} | ${whole(ms)} ms | ${rounds.map(whole).join(', ')} |`,
  );
  return {
    table: ['| what | median | rounds |\n|---|--:|---|', ...lines].join('\n'),
    rows: rows.map(({ name, ms, rounds }) => ({ name, ms, rounds })),
    targets: rows.map(({ name, ms, mostMs }) => ({
      what: name,
      wanted: `≤ ${mostMs} ms`,
      got: `${whole(ms)} ms`,
      met: ms <= mostMs,
    })),
  };
}

const whole = (ms: number): string => ms.toFixed(0);
