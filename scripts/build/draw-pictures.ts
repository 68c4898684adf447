import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../bff/catalog/images/contract/image.ts';
import { DRAWINGS } from '../../bff/catalog/images/drawings/drawings.ts';

const QUALITY = 82;
/** Of an SVG that is shown as large as it is drawn. */
const DENSITY = 72;

/** Draws the pictures of test merchants: a WebP for each width, named as the service serves it. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { svg, hash, width: drawn } of Object.values(DRAWINGS)) {
    for (const width of IMAGE_WIDTHS) {
      const file = await sharp(Buffer.from(svg), { density: (DENSITY * width) / drawn })
        .resize({ width })
        .webp({ quality: QUALITY })
        .toBuffer();
      await writeFile(join(folder, `${hash}-${width}.webp`), file);
    }
  }
}
