import { sql } from 'kysely';
import type { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Db } from '../../../core/database/database.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { OriginRegister } from '../../../core/http/cors.ts';
import { Cache } from '../../../core/api/cache.ts';
import { chain, type MaybePromise } from '../../../core/api/maybe-promise.ts';

const MAX_ORIGINS = 10_000;
const MAX_LENGTH = 300;

/**
 * Which partners have registered an origin, cached until that changes. A foreign origin is cached as unregistered.
 */
export class Origins implements OriginRegister {
  readonly #owners: Cache<ReadonlySet<string>>;

  constructor(deps: { db: Db; invalidations: InvalidationFeed }) {
    this.#owners = new Cache({
      load: (origin) => ownersOf(deps.db, origin),
      invalidations: deps.invalidations,
      kind: 'origin',
      maxEntries: MAX_ORIGINS,
    });
  }

  isRegistered(origin: string): MaybePromise<boolean> {
    return this.#isListed(origin, (owners) => owners.size > 0);
  }

  isRegisteredBy(origin: string, partnerId: string, environment: string): MaybePromise<boolean> {
    return this.#isListed(origin, (owners) => owners.has(`${partnerId} ${environment}`));
  }

  /** By itself, or by a wildcard. Each is cached under its own name, by which changes on other nodes end it. */
  #isListed(origin: string, by: (owners: ReadonlySet<string>) => boolean): MaybePromise<boolean> {
    if (origin.length > MAX_LENGTH) return false;
    const isIn = (owners: ReadonlySet<string> | undefined): boolean => owners !== undefined && by(owners);
    return chain(this.#owners.get(origin), (owners) => {
      if (isIn(owners)) return true;
      const wildcard = wildcardOf(origin);
      return wildcard === undefined ? false : chain(this.#owners.get(wildcard), isIn);
    });
  }

  /** Call it after a list of origins has changed. */
  invalidateAll(): void {
    this.#owners.invalidateAll();
  }
}

/** The same, uncached: inside a transaction no other connection may be used. */
export async function isOriginOf(trx: Db, owner: Owner, origin: string): Promise<boolean> {
  const row = await trx
    .selectFrom('partner_environments')
    .select('name')
    .where(ownedBy('partner_environments', owner))
    .where(sql<boolean>`origins && array[${origin}, ${wildcardOf(origin) ?? origin}]::text[]`)
    .executeTakeFirst();
  return row !== undefined;
}

async function ownersOf(db: Db, origin: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('partner_environments')
    .select(['partner_id', 'environment'])
    .where(sql<boolean>`origins @> array[${origin}]::text[]`)
    .execute();
  return new Set(rows.map((row) => `${row.partner_id} ${row.environment}`));
}

/** The wildcard that stands for an origin among others; undefined of one without a label to replace. */
function wildcardOf(origin: string): string | undefined {
  const [, scheme, rest] = /^(https?:\/\/)[^.:*]+\.([^*]+)$/.exec(origin) ?? [];
  return scheme === undefined || rest === undefined ? undefined : `${scheme}*.${rest}`;
}
