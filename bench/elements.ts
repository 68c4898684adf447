import { loadavg } from 'node:os';
import { formPages } from './elements/contenders.ts';
import { launchBrowser, loadPage, SLOWDOWN, type PageTimes } from './elements/load-page.ts';
import { serveAnswers, sessionAnswers } from './elements/answer-server.ts';
import type { Options } from './options.ts';
import type { Target } from './targets.ts';

/** What was measured of one way to write the form: the medians, and the rounds they were taken from. */
export interface ElementRow extends PageTimes {
  readonly name: string;
  readonly rounds: readonly PageTimes[];
}

export interface ElementReport {
  readonly table: string;
  readonly rows: readonly ElementRow[];
  readonly targets: readonly Target[];
  readonly where: string;
}

/** Rounds go round the pages in turn, each begins with another one. The first is not counted. */
export async function measureElements({ rounds }: Options): Promise<ElementReport> {
  const pages = await formPages();
  const browser = await launchBrowser();
  const served = await Promise.all(
    pages.map(async (page) => ({
      ...page,
      server: await serveAnswers(page.html, sessionAnswers('plants:write'), { '/form.js': page.script }),
      times: [] as PageTimes[],
    })),
  );
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const start = round % served.length;
      for (const { server, times } of [...served.slice(start), ...served.slice(0, start)]) {
        const measured = await loadPage(browser, server.origin);
        if (round > 0) times.push(measured);
      }
    }
    const rows = served.map(({ name, times }) => rowOf(name, times));
    const load = loadavg()[0]?.toFixed(1);
    const where = `Chromium ${browser.version()} at ${SLOWDOWN} × slowdown, load ${load} at the end`;
    return { table: tableOf(rows), rows, targets: targetsOf(rows), where };
  } finally {
    await browser.close();
    for (const { server } of served) await server.close();
  }
}

function rowOf(name: string, rounds: readonly PageTimes[]): ElementRow {
  const median = (of: (times: PageTimes) => number): number =>
    rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return {
    name,
    firstPaint: median((times) => times.firstPaint),
    usable: median((times) => times.usable),
    mount: median((times) => times.mount),
    script: median((times) => times.script),
    rounds,
  };
}

const PARTS = ['firstPaint', 'usable', 'mount', 'script'] as const;

function tableOf(rows: readonly ElementRow[]): string {
  const cells = (row: ElementRow, what: keyof PageTimes): string =>
    `${row[what].toFixed(0)} | ${ratio(rows, row, what).toFixed(2)}`;
  return [
    '| the plant form | first paint, ms | × plain | usable, ms | × plain | 100 more, ms | × plain | script, ms | × plain |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row.name} | ${PARTS.map((part) => cells(row, part)).join(' | ')} |`),
  ].join('\n');
}

function targetsOf(rows: readonly ElementRow[]): Target[] {
  const product = rows.at(-1);
  if (!product) return [];
  const target = (what: string, part: keyof PageTimes, most: number): Target => {
    const got = ratio(rows, product, part);
    return { what, wanted: `≤ ${most}`, got: got.toFixed(2), met: got <= most };
  };
  return [
    target('first paint of the plant form, times a plain script’s', 'firstPaint', 1.9),
    target('mounting 100 of them, times a plain script’s', 'mount', 3.5),
  ];
}

const ratio = ([plain]: readonly ElementRow[], row: ElementRow, what: keyof PageTimes): number =>
  row[what] / (plain?.[what] ?? NaN);
