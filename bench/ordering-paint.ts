import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { launchBrowser, SLOWDOWN } from './elements/load-page.ts';
import { paintTimes, type Painted } from './elements/paint-times.ts';
import { SLOW_4G, SLOW_4G_STANDING, slowNetwork, type Network } from './elements/slow-network.ts';
import { median } from './measure.ts';
import type { Options } from './options.ts';
import { menuPicture } from './ordering/menu-pictures.ts';
import { shopPageOf } from './ordering/shop-page.ts';
import { openShop } from './orders/shop.ts';
import type { Stage } from './seeded-server.ts';
import { timesOf, type Target } from './targets.ts';

const ITEMS = 100;
/** That differ; a menu has them in turn. */
export const PICTURES = 12;
/** The most that the largest paint may take, without and with pictures. */
const MOST_MS = { plain: 900, pictures: 1000 } as const;
const AIM_MS = 800;
/** The phone that Lighthouse emulates. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Case {
  readonly name: string;
  readonly url: string;
  readonly network: Network;
  readonly scripts: boolean;
  readonly mostMs: number;
}

interface PaintRow {
  readonly name: string;
  readonly mostMs: number;
  readonly ms: number;
  readonly rounds: readonly Painted[];
}

/**
 * A new guest opens the menu of a place on a phone: what is painted when, and how far it moves. Nothing is
 * cached.
 */
export async function measureOrderingPaint(
  stage: Stage,
  { rounds }: Pick<Options, 'rounds'>,
): Promise<{ table: string; rows: readonly PaintRow[]; targets: readonly Target[] }> {
  const build = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  await stage.open();
  const cases = casesOf({
    plain: await openMenu(stage, 'plain'),
    pictures: await openMenu(stage, 'pictures', { pictures: PICTURES }),
    cover: await openMenu(stage, 'cover', { pictures: PICTURES, hasCover: true }),
  });
  const browser = await launchBrowser();
  try {
    const taken = cases.map((of) => ({ of, rounds: [] as Painted[] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const row of taken) {
        const painted = await loadOnce(browser, row.of);
        // The first round fills the caches of the browser and of the service.
        if (round > 0) row.rounds.push(painted);
      }
    }
    const rows = taken.map(({ of, rounds: times }) => {
      const ms = median(times.map(({ largestMs }) => largestMs));
      return { name: of.name, mostMs: of.mostMs, ms, rounds: times };
    });
    const where = `Chromium ${browser.version()} at ${SLOWDOWN} × slowdown, load ${loadavg()[0]?.toFixed(1)} at the end`;
    return { table: `${tableOf(rows)}\n\n${where}`, rows, targets: targetsOf(rows) };
  } finally {
    await browser.close();
  }
}

/**
 * Opens a menu at a service of its own.
 * @param pictures how many different ones its items have
 * @returns where the page is
 */
export async function openMenu(
  stage: Stage,
  name: string,
  { pictures = 0, hasCover = false } = {},
): Promise<string> {
  const { server } = await stage.stock({ name, keys: 1 });
  const { secret, merchantId } = stage.first;
  if (!hasCover) await dropCover(server.origin, secret, merchantId);
  const images: string[] = [];
  for (let number = 0; number < pictures; number += 1) {
    images.push(
      await upload(`${server.origin}/v1/images?merchant=${merchantId}&decorative=true`, secret, number),
    );
  }
  await archiveMenus(server.origin, secret);
  const { location } = await openShop(server.origin, secret, merchantId, ITEMS, images);
  const { host, path } = await shopPageOf(server.origin, secret, { merchantId, location });
  return `http://${host}${path}`;
}

/** Removes the cover and the logo that the merchant of a new sandbox has. */
async function dropCover(origin: string, key: string, merchant: string): Promise<void> {
  const response = await fetch(`${origin}/v1/merchants/${merchant}/storefront`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cover: null, logo: null }),
  });
  if (!response.ok) throw new Error(`storefront: ${response.status} ${await response.text()}`);
}

/** What a new sandbox sells, with drawings, would be above the menu that is measured. */
async function archiveMenus(origin: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const listed = await fetch(`${origin}/v1/menus`, { headers });
  const { data } = (await listed.json()) as { readonly data: readonly { id: string; status: string }[] };
  for (const { id, status } of data) {
    if (status === 'archived') continue;
    const response = await fetch(`${origin}/v1/menus/${id}/archive`, { method: 'POST', headers });
    if (!response.ok) throw new Error(`archive ${id}: ${response.status} ${await response.text()}`);
  }
}

async function upload(url: string, key: string, number: number): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'image/jpeg' };
  const body = new Uint8Array(await menuPicture(number));
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { readonly id: string }).id;
}

/** Where the menus are. */
type Menus = Readonly<Record<'plain' | 'pictures' | 'cover', string>>;

function casesOf({ plain, pictures, cover }: Menus): Case[] {
  const menus = [
    { menu: `${ITEMS} items`, url: plain, mostMs: MOST_MS.plain },
    { menu: `${ITEMS} items with pictures`, url: pictures, mostMs: MOST_MS.pictures },
    { menu: 'the same below a cover', url: cover, mostMs: MOST_MS.pictures },
  ];
  return menus.flatMap(({ menu, ...of }) => [
    { ...of, name: menu, network: SLOW_4G, scripts: true },
    { ...of, name: `${menu}, no scripts`, network: SLOW_4G, scripts: false },
    { ...of, name: `${menu}, over a connection that stands`, network: SLOW_4G_STANDING, scripts: true },
  ]);
}

async function loadOnce(browser: Browser, { url, network, scripts }: Case): Promise<Painted> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: scripts });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await slowNetwork(devTools, network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await paintTimes(page, devTools, url);
  } finally {
    await context.close();
  }
}

function tableOf(rows: readonly PaintRow[]): string {
  const lines = rows.map(({ name, ms, rounds }) => {
    const times = rounds.map(({ largestMs }) => Math.round(largestMs)).toSorted((one, other) => one - other);
    const kilobytes = median(rounds.map(({ bytes }) => bytes / 1000)).toFixed(1);
    const largest = [...new Set(rounds.map((round) => round.largest))].join(', ');
    return `| ${name} | ${Math.round(ms)} | ${times[0]}–${times.at(-1)} | ${largest} | ${mostShift(rounds)} | ${kilobytes} |`;
  });
  const head = '| the ordering page | LCP ms, median | spread | of | most layout shift | kB |';
  return [head, '|---|--:|--:|---|--:|--:|', ...lines].join('\n');
}

const mostShift = (rounds: readonly Painted[]): number => Math.max(...rounds.map(({ shift }) => shift));

function targetsOf(rows: readonly PaintRow[]): Target[] {
  return rows.flatMap(({ name, mostMs, ms, rounds }) => [
    timesOf(`${name}: largest contentful paint, ms`, Math.round(ms), mostMs, AIM_MS),
    timesOf(`${name}: layout shift`, mostShift(rounds), 0),
  ]);
}
