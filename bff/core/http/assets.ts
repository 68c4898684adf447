import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface Asset {
  readonly bytes: Buffer;
  readonly gzip: Buffer;
  /** Changes with the content: an address with it may be kept for ever. */
  readonly version: string;
}

/** Of a file of the folder itself: parts between single dots, as sources are named (`tabs.styles-DuEDZI0F.js`). */
const FILE_NAME = /^[a-z][A-Za-z0-9_-]{0,80}(?:\.[A-Za-z0-9_-]{1,80}){0,2}\.(?:js|css)$/;
const compress = promisify(gzip);

/** Files of one folder, read at the first request and again when they have changed. */
export class Assets {
  readonly #folder: string;
  readonly #kept = new Map<string, { readonly stamp: string; readonly asset: Asset }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined where there is no such file: what is built may not have been built. */
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
