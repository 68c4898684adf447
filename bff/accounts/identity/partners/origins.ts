import { sql } from 'kysely';
import type { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Db } from '../../../core/database/database.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { OriginRegister } from '../../../core/http/cors.ts';
import { Cache } from '../../../core/api/cache.ts';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { ApiError } from '../../../core/api/errors.ts';

const MAX_ORIGINS = 10_000;
const MAX_LENGTH = 300;

/**
 * The partners that have registered an origin, cached until that changes. A foreign origin is cached as
 * unregistered.
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

  async isRegistered(origin: string): Promise<boolean> {
    return this.#isListed(origin, (owners) => owners.size > 0);
  }

  async isRegisteredBy(origin: string, partnerId: string, environment: string): Promise<boolean> {
    return this.#isListed(origin, (owners) => owners.has(`${partnerId} ${environment}`));
  }

  /**
   * Whether an origin is registered by itself or through a wildcard. Each is cached under its name, so that
   * changes on other nodes can invalidate it.
   */
  async #isListed(origin: string, by: (owners: ReadonlySet<string>) => boolean): Promise<boolean> {
    if (origin.length > MAX_LENGTH) return false;
    const isIn = (owners: ReadonlySet<string> | undefined): boolean => owners !== undefined && by(owners);
    if (isIn(await this.#owners.get(origin))) return true;
    const wildcard = wildcardOf(origin);
    return wildcard !== undefined && isIn(await this.#owners.get(wildcard));
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

/**
 * Schemes that native shells use instead of `https`: Capacitor, Ionic, Tauri, and custom protocols of
 * Electron.
 */
const SHELLS: ReadonlySet<string> = new Set(['capacitor', 'ionic', 'tauri', 'app']);

const ORIGIN = /^([a-z][a-z0-9+.-]*):\/\/([^/?#@\\\s]*)\/?$/i;
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/;
const SHELL_HOST = /^[a-z0-9.-]*$/;
const WILDCARD = '*.';

/**
 * Checks that origins are as a browser writes them: scheme, host and port, nothing else. A trailing slash is
 * removed, and an international host is written in ASCII. Plain http and a wildcard for preview deployments
 * are for the sandbox.
 * @throws {ApiError} field_invalid, with the reason
 */
export function checkOrigins(origins: readonly string[], environment: EnvironmentName): string[] {
  const checked = origins.map((text, at) => {
    const origin = originIn(text, environment);
    if (origin.isWrong === undefined) return origin.text;
    const which = origins.length === 1 ? 'The origin' : `Origin ${at + 1}`;
    throw new ApiError('field_invalid', { message: `${which} ${origin.isWrong}`, param: 'origins' });
  });
  return [...new Set(checked)];
}

/**
 * An origin as it is stored, or what is wrong with what was sent: a sentence that begins with its predicate.
 */
type CheckedOrigin = { readonly text: string; readonly isWrong?: undefined } | { readonly isWrong: string };

/** Checks one origin, as {@link checkOrigins} does. */
export function originIn(text: string, environment: EnvironmentName): CheckedOrigin {
  const [, scheme = '', authority = ''] = ORIGIN.exec(text) ?? [];
  const protocol = scheme.toLowerCase();
  if (scheme === '') return { isWrong: faultOfForm(text) };
  if (SHELLS.has(protocol)) return shellOrigin(protocol, authority.toLowerCase());
  if (protocol !== 'https' && protocol !== 'http') {
    return {
      isWrong: `must begin with https:// or the scheme of a native shell: ${[...SHELLS].join(', ')}.`,
    };
  }
  if (protocol === 'http' && environment === 'production') {
    return { isWrong: 'must begin with https:// in production.' };
  }
  return webOrigin(protocol, authority, environment);
}

function faultOfForm(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim()))
    return 'must begin with its scheme, such as https://pos.example.';
  if (/[\s\\]/.test(text)) return 'must not contain blanks or backslashes.';
  if (text.includes('@')) return 'must not contain a user or password.';
  return 'must end after the host or port, without a path, a query or a fragment.';
}

/** Compared as it is: such schemes have no rules for hosts. */
function shellOrigin(protocol: string, host: string): CheckedOrigin {
  const isHost = SHELL_HOST.test(host) && (host !== '' || protocol === 'app');
  return isHost
    ? { text: `${protocol}://${host}` }
    : { isWrong: `must have a host of its shell, such as ${protocol}://localhost.` };
}

/**
 * The parser corrects a lot; a host that it had to correct is refused, except for case, a default port and
 * international letters.
 */
function webOrigin(protocol: string, authority: string, environment: EnvironmentName): CheckedOrigin {
  const isWildcard = authority.startsWith(WILDCARD);
  const named = isWildcard ? authority.slice(WILDCARD.length) : authority;
  const url = URL.parse(`${protocol}://${named}`);
  const host = named.replace(/:\d*$/, '').normalize('NFC').toLowerCase();
  if (!url || !HOST.test(url.hostname) || !isHostOf(url.hostname, host)) {
    return { isWrong: 'must have a host and, if needed, a port, such as https://pos.example:8443.' };
  }
  if (!isWildcard) return { text: url.origin };
  if (environment === 'production') return { isWrong: 'must not have a wildcard in production.' };
  const { domain } = parse(url.hostname, { allowPrivateDomains: true });
  if (domain === null) {
    return {
      isWrong:
        `must not have a wildcard right below ${url.hostname}, where hosts belong to different owners. ` +
        'Put it below a domain of your own.',
    };
  }
  return { text: url.origin.replace('://', `://${WILDCARD}`) };
}

/**
 * Whether an ASCII host is a host as it was sent: the same, or its international spelling. Not everything
 * after `xn--` is one.
 */
function isHostOf(ascii: string, sent: string): boolean {
  const international = domainToUnicode(ascii);
  const isPunycode = /(?:^|\.)xn--/.test(ascii);
  if (isPunycode && (international === ascii || domainToASCII(international) !== ascii)) return false;
  return sent === ascii || sent === international;
}
