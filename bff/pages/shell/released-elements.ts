import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { Assets, FOR_EVER, sendBytes } from '../../core/http/assets.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';

const FOLDER = fileURLToPath(new URL('../../../dist/versions/', import.meta.url));
const RELEASE = /^\d+\.\d+\.\d+$/;
const MAJOR = /^\d+$/;
/** How long browsers cache the redirect to the latest version, in seconds. */
const REDIRECT_SECONDS = 300;

/** The version of the package that the service runs with. */
export const OWN_VERSION: string = JSON.parse(
  readFileSync(new URL('../../../components/package.json', import.meta.url), 'utf8'),
).version;

/**
 * Serves the elements by the package's version. `/elements/1.4.2/trellis.js` never changes: it is the file
 * kept at the release of 1.4.2. `/elements/1/trellis.js` redirects to the newest release of that major
 * version.
 */
export class ReleasedElements {
  readonly #releases: ReadonlyMap<string, Assets>;

  /** @param folder with a folder of built files for each release, called by its version; there may be none */
  constructor(folder = FOLDER) {
    this.#releases = new Map(
      versionsIn(folder).map((version) => [version, new Assets(join(folder, version))]),
    );
  }

  /** Returns the router, to be mounted at `/elements`. Any page may load from it. */
  router(): Router {
    const router = express.Router({ caseSensitive: true, strict: true });
    router.use((_req, res, next) => {
      res.setHeader('Access-Control-Allow-Origin', '*');
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      next();
    });
    router.get('/:version/:name', async (req, res) => {
      const { version, name } = req.params;
      const newest = this.#newestOf(version);
      // A version in development has no stable address: its files are addressed by content hash.
      const there = newest ?? (isOwn(version) ? OWN_VERSION : version);
      const assets = this.#releases.get(there);
      if (there === version && assets) {
        const asset = await assets.find(name);
        if (!asset) throw new ApiError('not_found');
        res.setHeader('Cache-Control', `public, ${FOR_EVER}`);
        return sendBytes(req, res, asset, 'js');
      }
      if (!assets && there !== OWN_VERSION) throw new ApiError('not_found');
      if (!/^[\w.-]+\.js$/.test(name)) throw new ApiError('not_found');
      res.setHeader('Cache-Control', `public, max-age=${REDIRECT_SECONDS}`);
      res.redirect(302, assets ? `/elements/${there}/${name}` : `/trellis/${name}`);
    });
    router.all('/:version/:name', refuseMethod('GET, HEAD'));
    return router;
  }

  /** The newest release of a major version; none for anything else. */
  #newestOf(major: string): string | undefined {
    if (!MAJOR.test(major)) return undefined;
    return [...this.#releases.keys()].findLast((version) => version.startsWith(`${major}.`));
  }
}

/** Whether it names the version that runs, in full or by its major version. */
const isOwn = (version: string): boolean =>
  version === OWN_VERSION || version === OWN_VERSION.slice(0, OWN_VERSION.indexOf('.'));

/** The releases in a folder, the oldest first. */
function versionsIn(folder: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // Nothing was released yet.
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return names.filter((name) => RELEASE.test(name)).toSorted(compare);
}

const DIST = new URL('../../../dist/', import.meta.url);
const NAME = 'trellis.js';

/** The script that finds the elements of a page, at the version of the package that the service runs with. */
interface OwnLoader {
  /** The path at which `ReleasedElements` serves it, or redirects to it until the version is released. */
  readonly path: string;
  /** `sha384-…` of the bytes that a browser gets there. */
  readonly integrity: string;
}

/** Returns the loader of the newest build; `undefined` without a build. */
export function ownLoader(): OwnLoader | undefined {
  // The files that the address serves: those kept at the release, or else the last build's.
  const integrity = hashIn(`versions/${OWN_VERSION}/`) ?? hashIn('../components/dist/cdn/');
  return integrity === undefined ? undefined : { path: `/elements/${OWN_VERSION}/${NAME}`, integrity };
}

const known = new Map<string, { readonly writtenMs: number; readonly hash: string | undefined }>();

function hashIn(folder: string): string | undefined {
  const file = new URL(`${folder}integrity.json`, DIST);
  const writtenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenMs === undefined) return undefined;
  const kept = known.get(folder);
  if (kept?.writtenMs === writtenMs) return kept.hash;
  const { [NAME]: hash }: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  known.set(folder, { writtenMs, hash });
  return hash;
}
