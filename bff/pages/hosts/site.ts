import type { Owner } from '../../core/database/owner.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import type { SurfaceModels } from '../../accounts/surfaces/surfaces.ts';
import type { Theme } from '../../developers/themes/contract/theme.ts';

/** The site that a partner serves to the public at one host. */
export interface Site extends Owner {
  /** The origin as a browser sends it: `http://greenhouse-pos.sandbox.localhost:8080`. */
  readonly origin: string;
  readonly partner: { readonly id: string; readonly name: string; readonly slug: string };
  /** The only merchant of a host that is bound to one: its paths then go without the merchant. */
  readonly merchant: { readonly id: string; readonly slug: string } | undefined;
  /** The only surface of a host that is bound to one. */
  readonly surface: SurfaceName | undefined;
  /** How each surface is rendered: only hosted ones have pages here. */
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
 * @example pathOf(site, 'rosies-kitchen', 'mill-lane'); // `/rosies-kitchen/mill-lane`, or `/mill-lane` where the host is the merchant's
 */
export function pathOf(site: Site, slug: string, ...parts: readonly string[]): string {
  return pathIn(site, `/${[...(site.merchant?.slug === slug ? [] : [slug]), ...parts].join('/')}`);
}

/** A path that is the same on every site, such as `/` or that of an order. */
export function pathIn({ preview }: Pick<Site, 'preview'>, path: string): string {
  return preview && !path.startsWith(preview.base) ? preview.base + path : path;
}
