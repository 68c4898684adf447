import { sql } from 'kysely';
import type { EnvironmentName } from '../../contract/fields.ts';
import type { InvalidationFeed } from '../../database/invalidation-feed.ts';
import type { Db } from '../../database/database.ts';
import { ownedBy, type Owner } from '../../database/owner.ts';
import type { OriginRegister } from '../../gateway/cors.ts';
import { ApiError } from '../../gateway/errors.ts';
import { Cache } from '../../gateway/cache.ts';
import { chain, type MaybePromise } from '../../gateway/maybe-promise.ts';

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
    if (origin.length > MAX_LENGTH) return false;
    return chain(this.#owners.get(origin), (owners) => owners !== undefined && owners.size > 0);
  }

  isRegisteredBy(origin: string, partnerId: string, environment: string): MaybePromise<boolean> {
    if (origin.length > MAX_LENGTH) return false;
    return chain(this.#owners.get(origin), (owners) => owners?.has(`${partnerId} ${environment}`) ?? false);
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
    .where(sql<boolean>`origins @> array[${origin}]::text[]`)
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

/**
 * Origins as a browser writes them: scheme, host and port, nothing else. Plain http is for the sandbox, because
 * development machines seldom have a certificate.
 * @throws {ApiError} field_invalid
 */
export function checkOrigins(origins: readonly string[], environment: EnvironmentName): string[] {
  return [...new Set(origins.map((origin) => checkOrigin(origin, environment)))];
}

function checkOrigin(text: string, environment: EnvironmentName): string {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !isBareOrigin(text, url)) {
    throw invalid(
      'Each origin must be a scheme, a host and, if needed, a port, such as https://pos.example:8443.',
    );
  }
  if (url.protocol === 'http:' && environment === 'production') {
    throw invalid('Production origins must start with https://.');
  }
  return url.origin;
}

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/;

/** The parser corrects a lot; an origin that it had to correct is refused, except for case and a default port. */
function isBareOrigin(text: string, url: URL): boolean {
  if (!HOST.test(url.hostname)) return false;
  const lower = text.toLowerCase();
  const defaultPort = url.protocol === 'https:' ? ':443' : ':80';
  return lower === url.origin || lower === url.origin + defaultPort;
}

function invalid(message: string): ApiError {
  return new ApiError('field_invalid', { message, param: 'origins' });
}
