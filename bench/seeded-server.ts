import { execFileSync, spawnSync, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, start, stop } from './child-process.ts';
import { startContender, trellis, type Contender, type Running } from './contenders.ts';
import { createFirstCaller } from './seed/first-caller.ts';
import type { FirstCaller, SeedOptions } from './seed/rows.ts';
import { Stores, type Place } from './stores.ts';

const ISSUER = 'https://trellis.example';
const CLIENT = 'bench:bench-secret';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The product over a store of its own, and the load that knows its callers. */
export interface Stocked {
  readonly server: Running;
  readonly load: ChildProcess;
  readonly place: Place;
}

export interface Stock {
  readonly name: string;
  readonly keys: number;
  readonly plants?: number;
  /** The built-in plant API instead of the trivial upstream. */
  readonly builtInPlantApi?: boolean;
  /** The product's module; the service as in production when left out. */
  readonly file?: string;
  /** Further settings of the product. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Everything a measurement needs: a folder, an upstream, servers and load, ended together. */
export class Stage {
  readonly pinned = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  readonly #signingJwk = JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  );
  readonly #children: ChildProcess[] = [];
  readonly #profile: string | undefined;
  readonly stores: Stores;
  #upstream = '';
  #first: FirstCaller | undefined;

  /** @param databaseUrl a PostgreSQL for the product's stores; undefined: the embedded database */
  constructor(profile: string | undefined, databaseUrl: string | undefined) {
    this.#profile = profile;
    this.stores = new Stores(this.#folder, databaseUrl);
  }

  async open(): Promise<void> {
    const upstream = this.aside(here('load/upstream.ts'), []);
    this.#upstream = `http://127.0.0.1:${await ask<number>(upstream)}`;
    await this.stores.open();
    this.#first = await createFirstCaller(this.stores.first);
  }

  /** The first key with its merchant: it is in every store. */
  get first(): FirstCaller {
    if (!this.#first) throw new Error('the stage is not open');
    return this.#first;
  }

  /** A store with its rows, the product over it, and a load process with its callers. */
  async stock({ name, keys, plants = 0, builtInPlantApi = false, file, env: more }: Stock): Promise<Stocked> {
    const place = await this.stores.copy(name.replaceAll(/\W+/g, '-'));
    const callersFile = `${place.dataDir}.json`;
    const options: SeedOptions = {
      place,
      keys,
      plants,
      first: this.first,
      issuer: ISSUER,
      signingJwk: this.#signingJwk,
      client: CLIENT,
    };
    execFileSync(process.execPath, [here('seed/main.ts'), callersFile, JSON.stringify(options)]);
    const plantApi = builtInPlantApi
      ? {}
      : { PLANT_API_URL: this.#upstream, PLANT_API_TOKEN: 'bench-credential' };
    const env = { ...plantApi, ...more };
    const server = await this.serve(trellis(name, place, env, file), this.#profile);
    const load = this.aside(here('load/main.ts'), [callersFile]);
    return { server, load, place };
  }

  async serve(contender: Contender, profile?: string): Promise<Running> {
    const running = await startContender(contender, {
      core: this.pinned ? 0 : undefined,
      folder: this.#folder,
      profile,
      env: {
        UPSTREAM_URL: this.#upstream,
        PUBLIC_URL: ISSUER,
        TOKEN_ISSUER: ISSUER,
        SIGNING_JWK: this.#signingJwk,
        CLIENT_ID: CLIENT.split(':')[0] ?? '',
        CLIENT_SECRET: CLIENT.split(':')[1] ?? '',
      },
    });
    this.#children.push(running.process);
    return running;
  }

  /** A process beside the servers, on the other core. */
  aside(file: string, args: readonly string[]): ChildProcess {
    const child = start(this.pinned ? 1 : undefined, file, args, {});
    this.#children.push(child);
    return child;
  }

  async close(): Promise<void> {
    for (const child of this.#children.toReversed()) await stop(child);
    await this.stores.drop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
