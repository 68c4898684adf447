/**
 * `npm run pictures -- --only ordering,rewards --looks pastel --schemes dark,forced`: pictures of what guests and merchants see, beside
 * each other on sheets, to be looked at by people. They are in `pictures/`; `npm run build` comes before.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { RunningStack } from '../running-stack.ts';
import type { Album } from './album.ts';
import { dashboard } from './albums/dashboard.ts';
import { faults, theme } from './albums/faults.ts';
import * as galleries from './albums/galleries.ts';
import { ordering, orders } from './albums/ordering.ts';
import { payLinks } from './albums/pay-links.ts';
import { rewards } from './albums/rewards.ts';
import { Camera } from './camera.ts';
import { writeSheets } from './contact-sheets.ts';
import { LOOKS } from './looks.ts';
import { Shop } from './shop.ts';

const FOLDER = fileURLToPath(new URL('../../pictures/', import.meta.url));
const DEBIAN = '/usr/bin/chromium';
/** On a partner's site, in each look. */
const SITE: Readonly<Record<string, Album>> = {
  ordering,
  orders,
  payLinks,
  rewards,
  dashboard,
  faults,
  theme,
};
/** In the demo, in its own look. */
const DEMO: Readonly<Record<string, Album>> = galleries;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: [...Object.keys(SITE), ...Object.keys(DEMO)].join() },
    looks: { type: 'string', default: Object.keys(LOOKS).join() },
    schemes: { type: 'string', default: 'light,dark' },
  },
});
const only = values.only.split(',');
const stack = await RunningStack.start();
const executablePath = process.env['CHROMIUM'] ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  for (const name of only)
    if (SITE[name]) for (const look of values.looks.split(',')) await show(browser, name, SITE[name], look);
    else if (DEMO[name]) await show(browser, name, DEMO[name]);
    else throw new Error(`there is no album ${name}: ${Object.keys({ ...SITE, ...DEMO }).join()}`);
} finally {
  await browser.close();
  await stack.stop();
}

async function show(browser: Browser, name: string, album: Album, look = 'pastel'): Promise<void> {
  const worn = LOOKS[look];
  if (!worn) throw new Error(`there is no look ${look}: ${Object.keys(LOOKS).join()}`);
  const shop = await Shop.open(stack, browser, worn);
  const storageState = DEMO[name] ? await stack.signedIn() : undefined;
  const page = await browser.newPage({ baseURL: stack.demo, ...(storageState && { storageState }) });
  page.setDefaultTimeout(20_000);
  const camera = new Camera(values.schemes.split(','));
  try {
    await album({ browser, camera, page, shop });
  } catch (error) {
    // What was taken until then is worth looking at too, and so is the page it ended at.
    await camera.take('Ended here', page);
    process.exitCode = 1;
    process.stderr.write(`${name}, ${look}: ${String(error)}\n`);
  }
  await page.close();
  const sheets = await writeSheets(browser, FOLDER, DEMO[name] ? name : `${name}-${look}`, camera.pictures);
  process.stdout.write(`${sheets.join('\n')}\n`);
}
