import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failAfter } from '../../../testing/service/stopping-database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { loadGuestLinks } from '../../../accounts/identity/guest-links/guest-links.ts';
import { loadEndpointSecrets } from '../../../developers/webhooks/webhooks.ts';
import { exportPartner, type Exported, type MoveDeps } from '../export-partner.ts';
import { forgetPartner, type Forgotten } from '../forget-partner.ts';
import { importPartner, type Imported } from '../import-partner.ts';
import { redirectPartner, resumePartner } from '../pause-partner.ts';

/** A database of a test, and the address at which its service is. */
interface Installation {
  readonly db: Db;
  readonly url: string;
}

interface ImportOptions {
  readonly isActivated?: boolean;
  readonly stopAfter?: number;
  readonly at?: 'source' | 'target';
  readonly meanwhile?: () => Promise<unknown>;
}

interface ForgetOptions {
  readonly confirmed?: string;
  readonly stopAfter?: number;
  readonly meanwhile?: () => Promise<unknown>;
}

/** A move between two installations, step by step, as the operator's commands do it. */
export class TestMove {
  readonly folder = mkdtempSync(join(tmpdir(), 'trellis-move-'));
  key = randomBytes(32).toString('base64');
  readonly #source: Installation;
  readonly #target: Installation;

  constructor(source: Installation, target: Installation) {
    this.#source = source;
    this.#target = target;
  }

  /** @param options `stopAfter`: the number of statements after which it fails, as if it was killed */
  async export(partner: string, { isLast = false, stopAfter = Infinity } = {}): Promise<Exported> {
    const { folder, key } = this;
    const deps = await depsOf(this.#source.db);
    return exportPartner({ ...deps, db: failAfter(deps.db, stopAfter) }, { partner, folder, key, isLast });
  }

  /** @param options `meanwhile`: what happens before it writes its fourth file, the merchants */
  async import({
    isActivated = false,
    stopAfter = Infinity,
    at = 'target',
    meanwhile,
  }: ImportOptions = {}): Promise<Imported> {
    const { folder, key } = this;
    const deps = await depsOf((at === 'target' ? this.#target : this.#source).db);
    const db = meanwhile ? actBefore(deps.db, 5, meanwhile) : failAfter(deps.db, stopAfter);
    return importPartner({ ...deps, db }, { folder, key, isActivated });
  }

  async redirect(partner: string): Promise<void> {
    const { url } = this.#target;
    const hostedDomain = `localhost:${new URL(url).port}`;
    await redirectPartner({ db: this.#source.db, clock: systemClock }, partner, { to: url, hostedDomain });
  }

  async resume(partner: string): Promise<void> {
    await resumePartner({ db: this.#source.db, clock: systemClock }, partner);
  }

  /** @param options `meanwhile`: what happens when about half of the tables are done */
  forget(
    at: 'source' | 'target',
    partner: string,
    { confirmed, stopAfter = Infinity, meanwhile }: ForgetOptions = {},
  ): Promise<Forgotten> {
    const { db } = at === 'source' ? this.#source : this.#target;
    const used = meanwhile ? actBefore(db, 80, meanwhile) : failAfter(db, stopAfter);
    return forgetPartner({ db: used, clock: systemClock }, partner, confirmed);
  }

  /** Cuts the end of a file off. @returns a function that restores it */
  cutFile(): () => void {
    const path = join(this.folder, '000001.part');
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, -1));
    return () => writeFileSync(path, whole);
  }

  drop(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function depsOf(db: Db): Promise<MoveDeps> {
  return {
    db,
    clock: systemClock,
    secrets: await loadEndpointSecrets(db, systemClock, undefined),
    links: await loadGuestLinks(db, systemClock),
  };
}

/** Returns a database that does something before it begins its nth transaction. */
function actBefore(db: Db, nth: number, act: () => Promise<unknown>): Db {
  let begun = 0;
  const begin: typeof db.transaction = () => {
    begun += 1;
    const transaction = db.transaction();
    if (begun !== nth) return transaction;
    const execute: typeof transaction.execute = async (work) => {
      await act();
      return db.transaction().execute(work);
    };
    return Object.assign(Object.create(transaction) as typeof transaction, { execute });
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return begin;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
