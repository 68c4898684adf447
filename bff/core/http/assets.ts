import { createHash, hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Html } from '../text/html.ts';
import type { Request, Response } from 'express';
import { ApiError } from '../api/errors.ts';

export interface Asset {
  readonly bytes: Buffer;
  readonly gzip: Buffer;
  /** Changes with the content: an address that contains it may be cached forever. */
  readonly version: string;
}

/**
 * Matches a file directly in the folder: parts between single dots, as sources are named
 * (`tabs.styles-DuEDZI0F.js`).
 */
const FILE_NAME = /^[a-z][A-Za-z0-9_-]{0,80}(?:\.[A-Za-z0-9_-]{1,80}){0,2}\.(?:js|css)$/;
const compress = promisify(gzip);

/** Files of one folder, read at the first request and again after a change. */
export class Assets {
  readonly #folder: string;
  readonly #kept = new Map<string, { readonly stamp: string; readonly asset: Asset }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Finds a file; `undefined` if there is none, because the assets may not have been built. */
  async find(name: string): Promise<Asset | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    const path = join(this.#folder, name);
    const info = await stat(path).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs} ${info.size}`;
    const kept = this.#kept.get(name);
    if (kept?.stamp === stamp) return kept.asset;
    const bytes = await readFile(path);
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
    const asset = { bytes, gzip: await compress(bytes), version };
    this.#kept.set(name, { stamp, asset });
    return asset;
  }
}

/** A style sheet that is written into the page, which is then painted without another round trip. */
export interface InlineSheet {
  /**
   * The service's address of the same asset, by which scripts that load pages in place recognize that it is
   * loaded.
   */
  readonly href: string;
  readonly css: string;
  /** Its hash, as a CSP source for the page's policy. */
  readonly source: string;
}

/** @param text any CSS that doesn't contain the element's end tag */
export function inlineSheet(href: string, text: string): InlineSheet {
  const css = text.replaceAll('</', String.raw`<\/`);
  return { href, css, source: `'sha256-${hash('sha256', css, 'base64')}'` };
}

/**
 * Writes the style element exact to the byte: an extra line break would change its hash, and a browser would
 * not apply it.
 */
export function styleTag({ href, css }: InlineSheet): Html {
  return new Html(`<style data-href="${href}">${css}</style>`);
}

/** Sends a file that pages load. @throws {ApiError} not_found */
export async function sendAsset(req: Request, res: Response, assets: Assets, name: string): Promise<void> {
  const asset = await assets.find(name);
  if (!asset) throw new ApiError('not_found');
  sendFile(req, res, asset, name.endsWith('.css') ? 'css' : 'js');
}

export function sendFile(req: Request, res: Response, asset: Asset, type: 'css' | 'js'): void {
  cacheBy(asset.version, 'public', req, res);
  sendBytes(req, res, asset, type);
}

/** Sends the bytes of a file, compressed if the browser accepts that. */
export function sendBytes(req: Request, res: Response, asset: Asset, type: 'css' | 'js'): void {
  res.type(type).vary('Accept-Encoding');
  if (req.acceptsEncodings('gzip') === 'gzip') {
    res.setHeader('Content-Encoding', 'gzip');
    res.send(asset.gzip);
  } else {
    res.send(asset.bytes);
  }
}

/** The value of `Cache-Control` for a year. */
export const FOR_EVER = `max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * Caches by version: an address that names the current version never changes its content; any other is not
 * cached.
 */
function cacheBy(version: string, who: 'public' | 'private', req: Request, res: Response): void {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (req.query['v'] !== version) return;
  res.setHeader('Cache-Control', `${who}, ${FOR_EVER}`);
}
