import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { ImageWidth } from './contract/image.ts';
import { isDrawn } from './drawn-images.ts';
import type { Picture } from './decoder.ts';

/**
 * Where pictures are kept, by the SHA-256 of what was uploaded. Another store than the database is another of
 * these.
 */
export interface PictureStore {
  has(hash: string): Promise<boolean>;
  /** Keeps what is there already: a picture never changes. */
  put(hash: string, picture: Picture, now: Date): Promise<void>;
  read(hash: string, size: ImageWidth): Promise<Buffer | undefined>;
}

/** The build's folder of drawings, by hash and width. */
const DRAWN = new URL('../../../dist/pictures/', import.meta.url);

/** Those of the database and, without asking it, our own drawings. */
export function picturesOf(db: Db): PictureStore {
  const stored = databasePictures(db);
  return { ...stored, read: (hash, size) => (isDrawn(hash) ? drawn(hash, size) : stored.read(hash, size)) };
}

async function drawn(hash: string, size: ImageWidth): Promise<Buffer | undefined> {
  try {
    return await readFile(fileURLToPath(new URL(`${hash}-${size}.webp`, DRAWN)));
  } catch (error) {
    // There are no files before the first build.
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return undefined;
    throw error;
  }
}

export function databasePictures(db: Db): PictureStore {
  return {
    async has(hash) {
      const row = await db.selectFrom('pictures').select('hash').where('hash', '=', hash).executeTakeFirst();
      return row !== undefined;
    },
    async put(hash, { width, height, files }, now) {
      await inTransaction(db, async ({ db: trx }) => {
        const { numInsertedOrUpdatedRows: isNew } = await trx
          .insertInto('pictures')
          .values({ hash, width, height, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!isNew) return;
        await trx
          .insertInto('picture_files')
          .values(files.map((file) => ({ hash, ...file })))
          .execute();
      });
    },
    async read(hash, size) {
      const row = await db
        .selectFrom('picture_files')
        .select('bytes')
        .where('hash', '=', hash)
        .where('size', '=', size)
        .executeTakeFirst();
      return row && Buffer.from(row.bytes.buffer, row.bytes.byteOffset, row.bytes.byteLength);
    },
  };
}
