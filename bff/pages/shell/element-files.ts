import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { Assets, FOR_EVER, sendBytes } from '../../core/http/assets.ts';
import type { PageModule } from './document.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';

/** The build's list of its files. */
interface Built {
  readonly builtMs: number;
  /** Changes with any file. */
  readonly version: string;
  /** `sha384-…` of each file. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The files of each element's first load, by language and element. */
  readonly elements: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const FOLDER = fileURLToPath(new URL('../../../components/dist/cdn/', import.meta.url));
/** How long browsers cache the redirect from an address without a version, in seconds. */
const REDIRECT_SECONDS = 300;

/**
 * The built elements, served at `/trellis/<version>/<file>`. Pages work without them, as far as they work
 * without scripts.
 */
export class ElementFiles {
  readonly #folder: string;
  readonly #assets: Assets;
  #built: Built | undefined;

  constructor(folder = FOLDER) {
    this.#folder = folder;
    this.#assets = new Assets(folder);
  }

  /** A built script as a module of a page; none while there is no build. */
  async module(name: string): Promise<PageModule[]> {
    const built = await this.#read();
    return built ? modulesOf(built, [name]) : [];
  }

  /**
   * Returns the files of an element's first load, as hashed modules of a page; none without a build.
   * @param language of the page; an element without that language is in English
   */
  async element(name: string, language: LanguageTag = 'en'): Promise<PageModule[]> {
    const built = await this.#read();
    const files = built?.elements[language]?.[name] ?? built?.elements['en']?.[name] ?? [];
    return built ? modulesOf(built, files.toReversed()) : [];
  }

  /** Returns the router, to be mounted at `/trellis`. Any page may load from it. */
  router(): Router {
    const router = express.Router({ caseSensitive: true, strict: true });
    router.use((_req, res, next) => {
      res.setHeader('Access-Control-Allow-Origin', '*');
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      next();
    });
    router.get('/:name', async (req, res) => {
      const built = await this.#read();
      const { name } = req.params;
      if (!built || !Object.hasOwn(built.integrity, name)) throw new ApiError('not_found');
      res.setHeader('Cache-Control', `public, max-age=${REDIRECT_SECONDS}`);
      res.redirect(302, addressOf(built, name));
    });
    router.get('/:version/:name', async (req, res) => {
      const { version, name } = req.params;
      const asset = await this.#assets.find(name);
      if (!asset) throw new ApiError('not_found');
      if (version === (await this.#read())?.version) res.setHeader('Cache-Control', `public, ${FOR_EVER}`);
      sendBytes(req, res, asset, 'js');
    });
    router.all(['/:name', '/:version/:name'], refuseMethod('GET, HEAD'));
    return router;
  }

  /** Read again when there is a new build. */
  async #read(): Promise<Built | undefined> {
    const info = await stat(join(this.#folder, 'integrity.json')).catch(() => undefined);
    if (!info) return undefined;
    if (this.#built?.builtMs === info.mtimeMs) return this.#built;
    const [text, elements] = await Promise.all(
      ['integrity.json', 'elements.json'].map((name) =>
        readFile(join(this.#folder, name), 'utf8').catch(() => undefined),
      ),
    );
    if (text === undefined || elements === undefined) return undefined;
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    const integrity = JSON.parse(text);
    this.#built = { builtMs: info.mtimeMs, version, integrity, elements: JSON.parse(elements) };
    return this.#built;
  }
}

const addressOf = ({ version }: Built, name: string): string => `/trellis/${version}/${name}`;

function modulesOf(built: Built, names: readonly string[]): PageModule[] {
  return names.flatMap((name) => {
    const integrity = built.integrity[name];
    return integrity ? [{ src: addressOf(built, name), integrity }] : [];
  });
}
