import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { TestMerchant } from '../../core/feature.ts';
import { IMAGE_WIDTHS } from './contract/image.ts';
import { DRAWINGS, type DrawingName } from './drawings/drawings.ts';
import { HEIGHT, WIDTH } from './drawings/shapes.ts';

/** Drawings are made larger by the build than they are drawn. */
const SCALE = 2;
const NAMES = Object.keys(DRAWINGS) as DrawingName[];
const HASHES: ReadonlySet<string> = new Set(Object.values(DRAWINGS).map(({ hash }) => hash));

/** Whether a picture is one of our drawings: its files are in the build, not in the database. */
export function isDrawn(hash: string): boolean {
  return HASHES.has(hash);
}

/** The sizes of their files. */
export const DRAWN_FILES = IMAGE_WIDTHS.map((size) => ({
  size,
  width: size,
  height: (size * HEIGHT) / WIDTH,
}));

/** An image of a merchant's own. */
export interface DrawnImage {
  readonly id: string;
  readonly alt: string;
}

/**
 * Gives each of some new test merchants an image of every drawing. All of them share the pictures.
 * @returns for each merchant, its images by the names of the drawings
 */
export async function insertDrawnImages(
  trx: Db,
  merchants: readonly TestMerchant[],
  now: Date,
): Promise<ReadonlyMap<string, DrawnImage>[]> {
  await trx
    .insertInto('pictures')
    .values(
      Object.values(DRAWINGS).map(({ hash }) => ({
        hash,
        width: WIDTH * SCALE,
        height: HEIGHT * SCALE,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const images = merchants.map(
    () => new Map(NAMES.map((name) => [name, { id: newId('img'), alt: DRAWINGS[name].alt }])),
  );
  await trx
    .insertInto('images')
    .values(
      merchants.flatMap((merchant, at) =>
        NAMES.map((name) => ({
          id: images[at]?.get(name)?.id ?? newId('img'),
          partner_id: merchant.partnerId,
          environment: merchant.environment,
          merchant_id: merchant.id,
          hash: DRAWINGS[name].hash,
          alt: DRAWINGS[name].alt,
          created_at: now,
          updated_at: now,
        })),
      ),
    )
    .execute();
  return images;
}
