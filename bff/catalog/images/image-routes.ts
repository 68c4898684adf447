import { createHash } from 'node:crypto';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { merchantOf, viewOf, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import * as operations from './contract/images.ts';
import { imageUnused, pictureUsed } from './used-images.ts';
import { insertImage, pageOfImages, readImage, updateImage } from './image-records.ts';
import { databasePictures } from './picture-store.ts';
import { Decoder, type Picture } from './decoder.ts';
import { recognize } from './recognize.ts';

interface ImageRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/**
 * Each is decoded in a process of at most 640 MiB (decoder.ts), for a moment; a waiting one takes its file's
 * 5 MiB here.
 */
const TURNS = { atOnce: 2, waiting: 16 };

export function imageRoutes({ db, clock, publicUrl: url }: ImageRoutesDeps): Route[] {
  const turns = new Turns(TURNS);
  const pictures = databasePictures(db);
  const now = async (trx: Db, caller: Principal): Promise<Date> => new Date(await nowIn(trx, clock, caller));

  /** Decoding takes too long for a transaction. Nothing is decoded twice. */
  async function keepPicture(owner: Owner, bytes: Buffer): Promise<void> {
    const hash = hashOf(bytes);
    await inTransaction(db, (work) => pictureUsed(work.db, owner, hash, clock.now()));
    if (await pictures.has(hash)) return;
    const picture = await turns.take(() => encode(bytes));
    await pictures.put(hash, picture, new Date(clock.now()));
  }

  return [
    route(
      operations.createImage,
      async ({ principal, work, query, rawBody }) => {
        if (principal.kind === 'key') await requirePublished(work.db, principal);
        const image = {
          merchantId: merchantOf(principal, query.merchant),
          hash: hashOf(rawBody),
          alt: altOf(query),
        };
        const at = await now(work.db, principal);
        const id = await insertImage(work.db, principal, image, at);
        await imageUnused(work.db, principal, id, at);
        return { body: await readImage(work.db, viewOf(principal), id, url) };
      },
      {
        prepare: async ({ principal, query, rawBody }) => {
          merchantOf(principal, query.merchant);
          altOf(query);
          await keepPicture(principal, rawBody);
        },
      },
    ),
    route(operations.listImages, async ({ principal, query }) => ({
      body: await pageOfImages(db, viewOf(principal), pageRequestOf(query), {
        merchant: query.merchant,
        url,
      }),
    })),
    route(operations.getImage, async ({ principal, params: { id } }) => ({
      body: await readImage(db, viewOf(principal), id, url),
    })),
    route(operations.updateImage, async ({ principal, work, params: { id }, body }) => {
      await updateImage(work.db, viewOf(principal), id, body, await now(work.db, principal));
      return { body: await readImage(work.db, viewOf(principal), id, url) };
    }),
  ];
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Null: decorative. @throws {ApiError} field_missing, field_invalid */
function altOf({ alt, decorative }: { alt?: string; decorative?: 'true' }): string | null {
  if (alt !== undefined && decorative !== undefined) {
    throw new ApiError('field_invalid', { message: 'A decorative image has no alt.', param: 'alt' });
  }
  if (alt === undefined && decorative === undefined) {
    throw new ApiError('field_missing', {
      message: 'alt is required. If the image says nothing, send decorative=true.',
      param: 'alt',
    });
  }
  return alt ?? null;
}

/** Shared by all of this process: how many pictures are decoded at once is its callers' affair. */
const decoder = new Decoder();

/**
 * Decodes an uploaded file and encodes it as WebP files, so that nothing else of its bytes is left.
 *
 * @throws {ApiError} image_unreadable: another format, damaged, animated, or beyond `IMAGE_BOUNDS`
 */
async function encode(bytes: Buffer): Promise<Picture> {
  recognize(bytes);
  const decoded = await decoder.decode(bytes);
  if ('picture' in decoded) return decoded.picture;
  const { reason, detail } = decoded.fault;
  throw new ApiError('image_unreadable', {
    ...(reason === 'too_large' && { message: TOO_LARGE }),
    details: { reason },
    detail,
  });
}

const TOO_LARGE =
  'The image is too large. Send one of at most 25 megapixels (12.5 with 16 bits a channel) and 30,000 ' +
  'pixels on a side.';

/**
 * Lets a few do something costly at a time; the others wait for their turn, in their sequence.
 *
 * @example
 * const turns = new Turns({ atOnce: 2, waiting: 16 });
 * const picture = await turns.take(() => encode(bytes));
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  /** @throws {ApiError} unavailable: too many wait already; and what the action throws */
  async take<Result>(act: () => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#atOnce) {
      this.#busy += 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new ApiError('unavailable');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
