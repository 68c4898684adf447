import type { Request, Response } from 'express';
import type { MoveGate } from '../../core/moves/move-gate.ts';
import type { Site } from './find-site.ts';

/** Methods that change nothing. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sends a request for a site on to the installation to which its partner has moved, at the same path. A domain
 * whose DNS still leads here is sent to the site's address there that needs no DNS. Browsers don't keep the
 * redirect: once DNS has changed, the domain is served there itself.
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
  const { movedTo, hostedDomain } = resting;
  const scheme = new URL(movedTo ?? '').protocol;
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(308, `${scheme}//${partner.slug}.${environment}.${hostedDomain}${pathOf(req, site)}`);
  return true;
}

/** Returns the request's path as on a host of all of the partner's merchants. */
function pathOf({ originalUrl }: Request, { merchant }: Site): string {
  if (!merchant || OF_EVERY_SITE.test(originalUrl) || FILES.test(originalUrl)) return originalUrl;
  return `/${merchant.slug}${originalUrl === '/' ? '' : originalUrl}`;
}

/** First parts of paths that are the same on every site. */
export const OF_EVERY_SITE = /^\/(?:pay|order|dashboard)(?:[/?]|$)/;

/** First parts of the paths of files. */
const FILES = /^\/(?:-|i|t|trellis)\//;
