import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningStack } from '../../stack/running-stack.ts';
import { BRANDS, sheetOf, wear } from '../../support/brand.ts';
import { SCHEMES } from '../camera.ts';
import { FORM_MARKS, LIST_MARKS, mark } from './marks.ts';

/**
 * In CSS pixels; a picture has twice as many. One is as wide as a chapter on a phone, or two beside each
 * other can still be read.
 */
const WIDTH = 352;
const WIDTH_OF_PAIRED = 272;
const AROUND = 24;
/** The demo's page with nothing but the element, in a font that machines have. */
const ALONE = `
  .side, .strip, .made, .about, .surfaces, .here > header, .events, .added, .head, .lead { display: none }
  body { display: block } main { padding: ${AROUND}px }
  :root:root { --trellis-font: 'Liberation Sans', arial, sans-serif }`;

/**
 * Takes the pictures of the documentation's chapters and writes them to a folder: WebP files, and
 * `sizes.json` with how large each is shown, `{ [name]: [width, height] }` in CSS pixels. @returns their
 * paths
 */
export async function takeForDocs(stack: RunningStack, browser: Browser, folder: string): Promise<string[]> {
  const files = new Map<string, Buffer>();
  const sizes: Record<string, readonly [number, number]> = {};
  const page = await browser.newPage({
    baseURL: stack.demo,
    storageState: await stack.signedIn(),
    viewport: { width: WIDTH, height: 1200 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  /** From the head of the page to the end of a part. */
  const take = async (name: string, part: string, width = WIDTH): Promise<void> => {
    await page.setViewportSize({ width, height: 1200 });
    await page.evaluate(() => scrollTo(0, 0));
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`${part} can't be seen`);
    const clip = { x: 0, y: 0, width, height: Math.ceil(box.y + box.height) + AROUND };
    const png = await page.screenshot({ clip, animations: 'disabled', fullPage: true });
    // Of few colors: without loss it is smaller, and sharp.
    files.set(`${name}.webp`, await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
    sizes[`${name}.webp`] = [clip.width, clip.height];
  };

  for (const look of ['default', ...BRANDS]) {
    await openForm(page, look);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await take(`theming-${look}-${colorScheme}`, 'trellis-create-plant', WIDTH_OF_PAIRED);
    }
  }
  await page.setViewportSize({ width: WIDTH, height: 1200 });
  await openForm(page, 'default');
  await mark(page, 'trellis-create-plant', FORM_MARKS);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await take(`theming-form-${colorScheme}`, 'trellis-create-plant');
  }
  await openList(page);
  await mark(page, '#gone trellis-webhooks', LIST_MARKS);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await take(`theming-list-${colorScheme}`, '#gone section:nth-of-type(2)');
  }
  await page.close();
  files.set('sizes.json', Buffer.from(JSON.stringify(sizes)));
  return replaceFiles(folder, files);
}

/** The folder has these files afterwards, and none of those that its `sizes.json` named. @returns their paths */
async function replaceFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const former = JSON.parse(await readFile(join(folder, 'sizes.json'), 'utf8')) as object;
  for (const name of Object.keys(former)) await rm(join(folder, name), { force: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  return [...files.keys()].map((name) => join(folder, name));
}

/** The plant form, in which one field is wrong and has the focus. */
async function openForm(page: Page, look: string): Promise<void> {
  await page.goto('/');
  // The demo's own theme is none of the looks; this one of it sets nothing.
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'leaf';
  });
  await wear(page, (look === 'default' ? '' : sheetOf(look)) + ALONE);
  const form = page.locator('trellis-create-plant');
  await form.getByLabel('Plant number').fill('42');
  await form.getByLabel('Plant number').press('Enter');
  await form.getByText('Fill in this field.').waitFor();
}

async function openList(page: Page): Promise<void> {
  await page.goto('/gallery/webhooks#gone');
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'leaf';
  });
  const OTHERS = 'main > :not(#faults), #faults > :not(.grid), figcaption { display: none !important }';
  const STAGE = '.samples, .samples .stage { max-height: none; margin: 0; padding: 0; border: 0 }';
  await wear(page, ALONE + OTHERS + STAGE);
  const element = page.locator('#gone trellis-webhooks[state=ready]');
  await element.getByText('plant.created').waitFor();
  await element.evaluate(({ shadowRoot }) => {
    for (const row of [...(shadowRoot?.querySelectorAll('tbody') ?? [])].slice(2)) row.remove();
    shadowRoot?.querySelector('section:nth-of-type(3)')?.remove();
    // The sample's server says when it is asked; the picture is to be the same each time.
    const texts = document.createTreeWalker(shadowRoot as Node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      text.nodeValue = (text.nodeValue ?? '').replace(/\d\d:\d\d:\d\d/, '14:05:00');
    }
  });
}
