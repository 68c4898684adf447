/**
 * `npm run pictures -- --only ordering,rewards --looks pastel --schemes dark,forced`: pictures of what guests
 * and merchants see, beside each other on sheets, to be looked at by people. They are in `pictures/`;
 * `npm run build` comes before. `--docs` and `--pages` take those that are in `docs/pictures/`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { RunningStack } from '../stack/running-stack.ts';
import type { Album } from './album.ts';
import { backOffice } from './albums/back-office.ts';
import { dashboard } from './albums/dashboard.ts';
import { embedded } from './albums/embedded.ts';
import { faults, theme } from './albums/faults.ts';
import * as galleries from './albums/galleries.ts';
import { messages } from './albums/messages.ts';
import { ordering, orders } from './albums/ordering.ts';
import { payLinks } from './albums/pay-links.ts';
import { rewards } from './albums/rewards.ts';
import { Camera } from './camera.ts';
import { writeSheets } from './contact-sheets.ts';
import { LOOKS } from './looks.ts';
import { takeForDocs } from './docs/take-for-docs.ts';
import { takeMainPages } from './docs/take-main-pages.ts';
import { Shop } from './shop.ts';

const FOLDER = fileURLToPath(new URL('../../pictures/', import.meta.url));
const OF_DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const DEBIAN = '/usr/bin/chromium';
/** On a partner's site, in each look. */
const SITE: Readonly<Record<string, Album>> = {
  ordering,
  orders,
  payLinks,
  rewards,
  dashboard,
  messages,
  faults,
  theme,
};
/** On pages with the style sheet of a brand. */
const BRANDED: Readonly<Record<string, Album>> = { backOffice, embedded };
/** In the demo, in its own look, or in that of a brand. */
const DEMO: Readonly<Record<string, Album>> = galleries;
const ALBUMS = { ...SITE, ...BRANDED, ...DEMO };

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(ALBUMS).join() },
    looks: { type: 'string' },
    schemes: { type: 'string', default: 'light,dark' },
    docs: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
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
  const takeFor = values.docs ? takeForDocs : values.pages ? takeMainPages : undefined;
  if (takeFor) process.stdout.write(`${(await takeFor(stack, browser, OF_DOCS)).join('\n')}\n`);
  else
    for (const name of only) {
      const album = ALBUMS[name];
      if (!album) throw new Error(`there is no album ${name}: ${Object.keys(ALBUMS).join()}`);
      for (const look of looksOf(name)) await show(browser, name, album, look);
    }
} finally {
  await browser.close();
  await stack.stop();
}

/** Those that were asked for, or all that an album can be in. */
function looksOf(name: string): (string | undefined)[] {
  const looks: (string | undefined)[] = values.looks?.split(',') ?? Object.keys(LOOKS);
  if (SITE[name]) return looks;
  const branded = looks.filter((look) => LOOKS[look ?? '']?.css);
  return DEMO[name] && !values.looks ? [undefined] : branded;
}

async function show(browser: Browser, name: string, album: Album, look?: string): Promise<void> {
  const worn = LOOKS[look ?? 'pastel'];
  if (!worn) throw new Error(`there is no look ${look}: ${Object.keys(LOOKS).join()}`);
  const shop = await Shop.open(stack, browser, worn);
  const storageState = SITE[name] ? undefined : await stack.signedIn();
  const page = await browser.newPage({ baseURL: stack.demo, ...(storageState && { storageState }) });
  page.setDefaultTimeout(20_000);
  const camera = new Camera(values.schemes.split(','));
  const css = look === undefined || SITE[name] ? undefined : worn.css?.();
  try {
    await album({ browser, camera, page, shop, ...(css !== undefined && { css }) });
  } catch (error) {
    // What was taken until then is worth looking at too, and so is the page it ended at.
    await camera.take('Ended here', page);
    process.exitCode = 1;
    process.stderr.write(`${name}, ${look}: ${String(error)}\n`);
  }
  await page.close();
  const sheets = await writeSheets(browser, FOLDER, look ? `${name}-${look}` : name, camera.pictures);
  process.stdout.write(`${sheets.join('\n')}\n`);
}
