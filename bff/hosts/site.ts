import type { Owner } from '../database/owner.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';
import type { SurfaceModels } from '../surfaces/surfaces.ts';

/** What a partner serves to the public at one host. */
export interface Site extends Owner {
  /** As a browser writes it in `Origin`: `http://greenhouse-pos.sandbox.localhost:8080`. */
  readonly origin: string;
  readonly partner: { readonly id: string; readonly name: string; readonly slug: string };
  /** The only merchant of a host that is bound to one: its paths then go without the merchant. */
  readonly merchant: { readonly id: string; readonly slug: string } | undefined;
  /** The only surface of a host that is bound to one. */
  readonly surface: SurfaceName | undefined;
  /** Who renders each surface: only hosted ones have pages here. */
  readonly models: SurfaceModels;
}

/**
 * The path of a merchant's page.
 * @example pathOf(site, 'rosies-kitchen', 'mill-lane'); // `/rosies-kitchen/mill-lane`, or `/mill-lane` where the host is the merchant's
 */
export function pathOf({ merchant }: Site, slug: string, ...parts: readonly string[]): string {
  return `/${[...(merchant?.slug === slug ? [] : [slug]), ...parts].join('/')}`;
}
