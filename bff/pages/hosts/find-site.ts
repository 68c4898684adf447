import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { servedDomain, type ServedDomain } from '../../accounts/domains/domains.ts';
import { modelsOf } from '../../accounts/surfaces/surfaces.ts';
import type { Site } from './site.ts';
import { isIP } from 'node:net';

interface SiteAddressOptions {
  /** Its scheme is that of sites too. */
  readonly publicUrl: string;
  /** Below it each partner has a host for each environment; with its port, where it has one. */
  readonly hostedDomain: string;
}

/**
 * The addresses of partners' sites before they have a domain: `http://greenhouse-pos.sandbox.localhost:8080`.
 */
export class SiteAddresses {
  readonly scheme: string;
  /** Our own, which has the partner console. */
  readonly consoleOrigin: string;
  /** The domain itself, without a port. */
  readonly domainName: string;
  readonly #domain: string;
  readonly #suffix: string;

  constructor({ publicUrl, hostedDomain }: SiteAddressOptions) {
    this.scheme = new URL(publicUrl).protocol;
    this.consoleOrigin = new URL(publicUrl).origin;
    this.#domain = hostedDomain;
    this.domainName = hostedDomain.replace(/:\d+$/, '');
    this.#suffix = `.${this.domainName}`;
  }

  originOf(partnerSlug: string, environment: EnvironmentName): string {
    return `${this.scheme}//${partnerSlug}.${environment}.${this.#domain}`;
  }

  /**
   * Returns the origin of a partner's domain. Without TLS there is no proxy, so it uses the port of our own
   * sites.
   */
  originAt(host: string): string {
    const port = this.scheme === 'http:' ? (/:\d+$/.exec(this.#domain)?.[0] ?? '') : '';
    return `${this.scheme}//${host}${port}`;
  }

  /** Parses a host name; `undefined` if it doesn't name a site. */
  read(name: string): { readonly slug: string; readonly environment: EnvironmentName } | undefined {
    if (!name.endsWith(this.#suffix)) return undefined;
    const [, slug, environment] = PARTNER.exec(name.slice(0, -this.#suffix.length)) ?? [];
    return slug === undefined ? undefined : { slug, environment: environment as EnvironmentName };
  }
}

const PARTNER = /^([a-z0-9-]{1,63})\.(sandbox|production)$/;

interface FindSiteDeps {
  readonly db: Db;
  readonly siteAddresses: SiteAddresses;
}

/**
 * Returns the site of a host by exact match, read on each request.
 * @returns `undefined` if there is none. Production opens when its partner publishes.
 */
export async function findSite(
  header: string | undefined,
  { db, siteAddresses }: FindSiteDeps,
): Promise<Site | undefined> {
  const host = hostOf(header);
  if (!host) return undefined;
  const named = siteAddresses.read(host.name);
  const found = named ? await withoutDomain(db, named) : await servedDomain(db, host.name);
  if (!found || !isOpen(found)) return undefined;
  const { id, name, slug } = found.partner;
  const owner = { partnerId: id, environment: found.environment };
  return {
    ...owner,
    // Serialized as browsers do: a scheme's default port is omitted.
    origin: new URL(`${siteAddresses.scheme}//${host.authority}`).origin,
    partner: { id, name, slug },
    merchant: found.merchant,
    surface: found.surface,
    models: await modelsOf(db, owner),
    preview: undefined,
  };
}

function isOpen({ environment, partner: { status } }: ServedDomain): boolean {
  return environment === 'production' ? status === 'published' : status !== 'suspended';
}

async function withoutDomain(
  db: Db,
  { slug, environment }: { readonly slug: string; readonly environment: EnvironmentName },
): Promise<ServedDomain | undefined> {
  const partner = await db
    .selectFrom('partners')
    .select(['id', 'name', 'slug', 'status'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return partner && { environment, partner, merchant: undefined, surface: undefined };
}

/** A `Host` header as a browser means it. */
interface NamedHost {
  /** Lower case, without a final dot. */
  readonly name: string;
  /** The name with its port, where there is one: as in an address. */
  readonly authority: string;
}

const HOST = /^([a-z0-9.-]{1,254}?)\.?(:\d{1,5})?$/;

/**
 * Parses a host header; `undefined` if it isn't a host name. Names are ASCII, since browsers send others as
 * punycode.
 */
export function hostOf(header: string | undefined): NamedHost | undefined {
  const [, name, port = ''] = HOST.exec(header?.toLowerCase() ?? '') ?? [];
  return name === undefined || name.endsWith('.') ? undefined : { name, authority: name + port };
}

const IP_V6 = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/;

/** `127.0.0.1:8080`, `[::1]`. */
export function isAddress(header: string): boolean {
  const name = IP_V6.exec(header.toLowerCase())?.[1] ?? hostOf(header)?.name;
  return name !== undefined && isIP(name) !== 0;
}
