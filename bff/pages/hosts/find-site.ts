import { isIP } from 'node:net';
import type { Request, Response } from 'express';
import { servedDomain, type ServedDomain } from '../../accounts/domains/domains.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import { modelsOf, modelsWithOwn, type SurfaceModels } from '../../accounts/surfaces/surfaces.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { MoveGate } from '../../core/moves/move-gate.ts';
import type { Theme } from '../../developers/themes/contract/theme.ts';

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
    models: await modelsOf(db, owner, found.merchant?.id),
    preview: undefined,
  };
}

/**
 * Returns a site with the models that a merchant has there. @param slug the merchant's, in the page's path
 */
export async function siteOfMerchant(db: Db, site: Site, slug: string): Promise<Site> {
  if (site.merchant) return site;
  return { ...site, models: await modelsWithOwn(db, site, site.models, slug) };
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

/** The site that a partner serves to the public at one host. */
export interface Site extends Owner {
  /** The origin as a browser sends it: `http://greenhouse-pos.sandbox.localhost:8080`. */
  readonly origin: string;
  readonly partner: { readonly id: string; readonly name: string; readonly slug: string };
  /** The only merchant of a host that is bound to one: its paths then go without the merchant. */
  readonly merchant: { readonly id: string; readonly slug: string } | undefined;
  /** The only surface of a host that is bound to one. */
  readonly surface: SurfaceName | undefined;
  /**
   * How each surface is rendered: only hosted ones have pages here. On a merchant's page they are the
   * merchant's.
   */
  readonly models: SurfaceModels;
  /** The preview of a theme before it is stored. */
  readonly preview: Preview | undefined;
}

/**
 * A site as it would be in another theme: its pages are below a path of their own, and have a guest of their
 * own.
 */
export interface Preview {
  /** The prefix of every path of the site: `/-/preview/{secret}/dark`. */
  readonly base: string;
  readonly scheme: 'light' | 'dark';
  readonly theme: { readonly css: string; readonly logo: Theme['logo'] };
  /** The guest's secret, in place of a cookie, which a frame doesn't have. */
  readonly guest: string;
}

/**
 * The path of a merchant's page.
 * @example
 * // `/rosies-kitchen/mill-lane`, or `/mill-lane` where the host is the merchant's
 * pathOf(site, 'rosies-kitchen', 'mill-lane');
 */
export function pathOf(site: Site, slug: string, ...parts: readonly string[]): string {
  return pathIn(site, `/${[...(site.merchant?.slug === slug ? [] : [slug]), ...parts].join('/')}`);
}

/** A path that is the same on every site, such as `/` or that of an order. */
export function pathIn({ preview }: Pick<Site, 'preview'>, path: string): string {
  return preview && !path.startsWith(preview.base) ? preview.base + path : path;
}

/** Methods that change nothing. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sends a request for a site on to the installation to which its partner has moved, at the same path. A
 * domain whose DNS still leads here is sent to the site's address there that needs no DNS. Browsers don't
 * keep the redirect: once DNS has changed, the domain is served there itself.
 * @returns whether the request was sent on
 * @throws {ApiError} unavailable: a change while the partner is paused, or any request before it has arrived
 */
export async function sendToNewSite(
  req: Request,
  res: Response,
  site: Site,
  moves: MoveGate,
): Promise<boolean> {
  const { partnerId, environment, partner } = site;
  const resting = await moves.find(partnerId);
  if (!resting) return false;
  if (resting.state !== 'moved') {
    await moves.require(partnerId, { isRead: READING.has(req.method) });
    return false;
  }
  const { movedTo, hostedDomain, hostMerchants } = resting;
  const merchant = site.merchant?.slug ?? hostMerchants[new URL(site.origin).hostname];
  const scheme = new URL(movedTo ?? '').protocol;
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(
    308,
    `${scheme}//${partner.slug}.${environment}.${hostedDomain}${pathAmongMerchants(req, merchant)}`,
  );
  return true;
}

/** Returns the request's path as on a host of all of the partner's merchants. */
function pathAmongMerchants({ originalUrl }: Request, merchant: string | undefined): string {
  if (merchant === undefined || OF_EVERY_SITE.test(originalUrl) || FILES.test(originalUrl))
    return originalUrl;
  return `/${merchant}${originalUrl === '/' ? '' : originalUrl}`;
}

/** First parts of paths that are the same on every site. */
export const OF_EVERY_SITE = /^\/(?:pay|order|dashboard)(?:[/?]|$)/;

/** First parts of the paths of files. */
const FILES = /^\/(?:-|i|t|trellis)\//;
