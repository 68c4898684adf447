import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { TestMerchant } from '../../core/feature.ts';
import { IMAGE_WIDTHS } from './contract/image.ts';
import { DRAWINGS, type DrawingName } from './drawings/drawings.ts';
import type { Size } from './drawings/shapes.ts';

/** A record that keeps an image for itself: the partner's theme, its merchant's storefront. */
export type ImageHolder = 'theme' | 'storefront';

/** The widest file is as wide as the picture. */
const WIDTH = Math.max(...IMAGE_WIDTHS);
const HASHES: ReadonlySet<string> = new Set(Object.values(DRAWINGS).map(({ hash }) => hash));

/** Whether a picture is one of our drawings: its files are in the build, not in the database. */
export function isDrawn(hash: string): boolean {
  return HASHES.has(hash);
}

/** The sizes of a drawing's files. */
export const drawnFiles = (drawing: Size) =>
  IMAGE_WIDTHS.map((size) => ({ size, width: size, height: heightAt(size, drawing) }));

const heightAt = (wanted: number, { width, height }: Size): number => Math.round((wanted * height) / width);

/** An image of a merchant's own. */
export interface DrawnImage {
  readonly id: string;
  readonly alt: string;
}

/**
 * Gives each of some new test merchants images of our drawings. All merchants share the pictures.
 * @param drawingsOf the names of a merchant's drawings @param keptBy what uses them beside menus
 * @returns for each merchant, its images by the names of the drawings
 */
export async function insertDrawnImages<Name extends DrawingName>(
  trx: Db,
  merchants: readonly TestMerchant[],
  drawingsOf: (merchant: TestMerchant) => readonly Name[],
  now: Date,
  keptBy: ImageHolder[] = [],
): Promise<ReadonlyMap<Name, DrawnImage>[]> {
  const images = merchants.map(
    (merchant) =>
      new Map(drawingsOf(merchant).map((name) => [name, { id: newId('img'), alt: DRAWINGS[name].alt }])),
  );
  const used = new Set<DrawingName>(images.flatMap((of) => [...of.keys()]));
  await trx
    .insertInto('pictures')
    .values(
      // In the same order for each sign-up, so that two at once don't wait for each other.
      Object.entries(DRAWINGS)
        .filter(([name]) => used.has(name as DrawingName))
        .map(([, { hash, ...size }]) => ({
          hash,
          width: WIDTH,
          height: heightAt(WIDTH, size),
          created_at: now,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('images')
    .values(
      merchants.flatMap((merchant, at) =>
        [...(images[at] ?? [])].map(([name, { id, alt }]) => ({
          id,
          partner_id: merchant.partnerId,
          environment: merchant.environment,
          merchant_id: merchant.id,
          hash: DRAWINGS[name].hash,
          alt,
          kept_by: keptBy,
          created_at: now,
          updated_at: now,
        })),
      ),
    )
    .execute();
  return images;
}
