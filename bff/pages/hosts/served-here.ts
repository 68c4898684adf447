import type { Request, Response } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import { addressBehind } from '../../accounts/surfaces/surfaces.ts';
import { leadElement } from './element-request.ts';
import type { Site } from './site.ts';

/** A surface that isn't served at a site. */
export interface Elsewhere {
  /** Where the partner's own page is; null: it didn't say. */
  readonly url: string | null;
}

/** Only hosted surfaces have pages, and a host that is bound to a surface has only that one. @returns undefined: it is here */
export function notHere(site: Site, surface: SurfaceName): Elsewhere | undefined {
  if (site.surface !== undefined && site.surface !== surface) return { url: null };
  const chosen = site.models.get(surface);
  return chosen === undefined || chosen.model === 'hosted' ? undefined : chosen;
}

/** To the partner's own page, with the path behind its URL. @throws {ApiError} not_found: the partner gave none */
export function leadElsewhere(
  { path }: Request,
  res: Response,
  { url }: Elsewhere,
  isForElement: boolean,
): void {
  if (url === null) throw new ApiError('not_found');
  const address = addressBehind(url, path);
  if (isForElement) leadElement(res, address, { isWhole: true });
  else res.redirect(302, address);
}
