import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';

/** A picture of a chapter, as `npm run pictures -- --docs` wrote it to docs/pictures/. */
interface Picture {
  /** Its file, such as `theming-form-light.webp`. */
  readonly name: string;
  /** The path at which it is served. */
  readonly path: string;
  /** The largest display width, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const FOLDER = new URL('../../../docs/pictures/', import.meta.url);
const SIZES = JSON.parse(readFileSync(new URL('sizes.json', FOLDER), 'utf8')) as Record<
  string,
  [number, number]
>;

export const PICTURES: readonly Picture[] = Object.entries(SIZES).map(([name, [width, height]]) => ({
  name,
  path: `/docs/pictures/${name}`,
  width,
  height,
}));

/** @throws {Error} a chapter names a picture that there isn't */
export function pictureNamed(name: string): Picture {
  const picture = PICTURES.find((one) => one.name === name);
  if (!picture) throw new Error(`there is no docs/pictures/${name}`);
  return picture;
}

/** The bytes of a picture. */
export function readPicture({ name }: Picture): Buffer {
  return readFileSync(new URL(name, FOLDER));
}

/** Returns the version after `?v=` in a file's address. Browsers cache the file until it changes. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** A page, or a file that pages load. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly body: string | Buffer;
  /** Hash of the body. */
  readonly version: string;
  /** Returns the compressed body, created on first use; `undefined` if the body is already compressed. */
  readonly gzip: () => Buffer | undefined;
}

export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
export const PAGE_TYPE = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
const UNCHANGING = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

export function made(path: string, type: string, body: string | Buffer): Asset {
  let kept: Buffer | undefined;
  const gzip = (): Buffer | undefined => (typeof body === 'string' ? (kept ??= gzipSync(body)) : undefined);
  return { path, type, body, version: versionOf(body), gzip };
}

/** @param file path relative to this module */
export function fileAsset(path: string, type: string, file: string): Asset {
  return made(path, type, readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** Returns the address of the current content, which a browser may cache. */
export function addressOf({ path, version }: Asset): string {
  return `${path}?v=${version}`;
}

/** A URL with the right version never changes; any other is revalidated each time, with a 304. */
export function sendAsset(req: Request, res: Response, { type, body, version, gzip }: Asset): void {
  res.setHeader('Cache-Control', req.query['v'] === version ? UNCHANGING : CHECKED);
  // Weak: compressed or not, it is the same.
  res.setHeader('ETag', `W/"${version}"`);
  res.setHeader('Content-Type', type);
  res.vary('Accept-Encoding');
  const compressed = req.acceptsEncodings('gzip') === 'gzip' ? gzip() : undefined;
  if (compressed) res.setHeader('Content-Encoding', 'gzip');
  res.send(compressed ?? body);
}
