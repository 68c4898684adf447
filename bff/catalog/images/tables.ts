import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    images: ImagesTable;
    pictures: PicturesTable;
    picture_files: PictureFilesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    img: true;
  }
}

export interface ImagesTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  /** Of the picture: images of any owner share it. */
  hash: string;
  /** Null: decorative. */
  alt: string | null;
  /** Something other than menus uses it. */
  kept: Generated<boolean>;
}

/** What was uploaded, once for all who uploaded the same bytes. The bytes themselves aren't kept. */
export interface PicturesTable {
  /** SHA-256 of the uploaded bytes, in hexadecimal digits. */
  hash: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  created_at: Date;
}

export interface PictureFilesTable {
  hash: string;
  /** The width that it is named by: its own is smaller if the picture is. */
  size: number;
  width: number;
  height: number;
  bytes: ColumnType<Uint8Array, Uint8Array, never>;
}
