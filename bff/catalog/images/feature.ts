import type { Feature } from '../../core/feature.ts';
import { imageRoutes } from './image-routes.ts';
import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { ImageHolder } from './drawn-images.ts';
import { pictureTimers } from './used-images.ts';

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

interface ImagesTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  /** The picture's hash; images of any owner share the picture. */
  hash: string;
  /** Null if the image is decorative. */
  alt: string | null;
  /** Its users other than menus. */
  kept_by: Generated<ImageHolder[]>;
}

/** An uploaded picture, once for all who uploaded the same bytes. The bytes themselves aren't kept. */
interface PicturesTable {
  /** SHA-256 of the uploaded bytes, in hexadecimal digits. */
  hash: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  created_at: Date;
}

interface PictureFilesTable {
  hash: string;
  /** The nominal width in its name: the actual width is smaller if the picture is. */
  size: number;
  width: number;
  height: number;
  bytes: ColumnType<Uint8Array, Uint8Array, never>;
}

const imageMigrations: Migrations = {
  /** WebP doesn't get smaller: its bytes are stored as they are. */
  '021-images': [
    `create table pictures (
      hash text primary key,
      width integer not null,
      height integer not null,
      created_at timestamptz not null)`,
    `create table picture_files (
      hash text not null references pictures,
      size integer not null,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      primary key (hash, size))`,
    `alter table picture_files alter column bytes set storage external`,
    `create table images (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      hash text not null references pictures,
      alt text,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index images_of_owner on images (partner_id, environment, id)`,
    `create index images_of_merchant on images (merchant_id, id)`,
  ],
  /** Whether any image has a picture. */
  '026-image-pictures': [`create index images_of_picture on images (hash)`],
  /** Marks images that a theme uses, which stay although no menu has them. */
  '044-kept-images': [`alter table images add column kept boolean not null default false`],
  /** Names what keeps an image, so that one of two doesn't release it for the other. */
  '060-image-holders': [
    `alter table images add column kept_by text[] not null default '{}'`,
    `update images set kept_by = '{theme}' where kept`,
    `alter table images drop column kept`,
  ],
};

export const images: Feature = { routes: imageRoutes, migrations: imageMigrations, timers: pictureTimers };
