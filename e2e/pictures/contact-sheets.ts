import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { WIDTHS, type Picture } from './camera.ts';

/** How much smaller pictures are on a sheet. */
const SCALE = { 390: 2 / 3, 1280: 1 / 2 } as const;
const SHEET_WIDTH = 1640;
/** About how high a sheet is, and how much of a picture is seen before it is cut off below. */
const SHEET_HEIGHT = 1800;
const MOST_HEIGHT = 900;

/**
 * Lays pictures beside each other on pages of `name`, which are PNG files in the folder. @returns their paths
 */
export async function writeSheets(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } });
  const paths: string[] = [];
  for (const width of WIDTHS) {
    const own = pictures.filter((picture) => picture.width === width);
    const sheets = onSheets(
      own.map((picture) => ({ ...picture, ...sizeOnSheet(picture.png, SCALE[width]) })),
    );
    for (const [at, placed] of sheets.entries()) {
      const path = join(folder, `${name}-${width}-${at + 1}.png`);
      await page.setContent(sheet(placed));
      await page
        .locator('img')
        .evaluateAll((all) => Promise.all(all.map((image) => (image as HTMLImageElement).decode())));
      await page.locator('main').screenshot({ path });
      paths.push(path);
    }
  }
  await page.close();
  return paths;
}

interface Placed extends Picture {
  /** On the sheet, in CSS pixels. */
  readonly shown: { readonly width: number; readonly height: number };
}

/** The size of a PNG file is at the beginning of it. */
function sizeOnSheet(png: Buffer, scale: number): Pick<Placed, 'shown'> {
  const width = Math.max(120, png.readUInt32BE(16) * scale);
  const height = Math.min(MOST_HEIGHT, png.readUInt32BE(20) * scale);
  return { shown: { width, height } };
}

/** As many on each as fill it, each scheme beside the other. */
function onSheets(pictures: readonly Placed[]): Placed[][] {
  const sheets: Placed[][] = [];
  let area = Infinity;
  for (const picture of pictures) {
    const { width, height } = picture.shown;
    if (area + width * height > SHEET_WIDTH * SHEET_HEIGHT * 0.7) {
      sheets.push([]);
      area = 0;
    }
    sheets.at(-1)?.push(picture);
    area += width * height;
  }
  return sheets;
}

function sheet(pictures: readonly Placed[]): string {
  const figures = pictures.map(
    ({
      name,
      scheme,
      png,
      shown,
    }) => `<figure style="width:${shown.width}px"><figcaption>${name}, ${scheme}</figcaption>
      <div><img src="data:image/png;base64,${png.toString('base64')}"></div></figure>`,
  );
  return `<!doctype html><style>
    main { box-sizing: border-box; display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; background: #888; width: ${SHEET_WIDTH}px }
    figure { margin: 0 } figcaption { font: 12px sans-serif; color: #fff }
    div { max-height: ${MOST_HEIGHT}px; overflow: hidden } img { display: block; width: 100% }
  </style><main>${figures.join('')}</main>`;
}
