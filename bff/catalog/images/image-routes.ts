import { createHash } from 'node:crypto';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { pageRequestOf } from '../../core/api/list-query.ts';
import { merchantOf } from '../../core/api/merchant-of.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import * as operations from './contract/image-operations.ts';
import { encode } from './encode.ts';
import { imageUnused } from './used-images.ts';
import { pictureUsed } from './unused-pictures.ts';
import { insertImage, pageOfImages, readImage, updateImage } from './image-records.ts';
import { databasePictures } from './picture-store.ts';
import { Turns } from './turns.ts';

export interface ImageRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Each is decoded in a process of at most 640 MiB (decoder.ts), for a moment; a waiting one takes its file's 5 MiB here. */
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
