import { createHmac } from 'node:crypto';
import type { Request, Router } from 'express';
import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { FaultMessage } from '../shell/fault-pages.ts';
import { isSecret } from '../../core/http/secrets.ts';
import { findDraft } from '../../developers/themes/themes.ts';
import type { Preview, Site } from './find-site.ts';

/** `/-/preview/{secret}/{scheme}`, and the rest of the path. No merchant has such a slug. */
const ADDRESS = /^(\/-\/preview\/([\w-]{43})\/(light|dark))(\/.*)$/;
/** The paths that the console frames, whether or not there is such a draft. */
const FRAMED = /^\/-\/preview\//;
const STYLE = '/-/theme.css';

/**
 * Returns the site in a draft of its theme if the request is for one; the request's path then becomes that of
 * the page.
 * @throws {ApiError} not_found: this partner has no such draft, or it has expired
 */
export async function previewed(
  req: Request,
  site: Site,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<Site | undefined> {
  const [, base, secret, scheme, rest] = ADDRESS.exec(req.url) ?? [];
  if (base === undefined || rest === undefined || !isSecret(secret)) return undefined;
  const theme = await findDraft(db, site, secret, clock.now());
  if (!theme) throw new ApiError('not_found');
  req.url = rest;
  const preview = {
    base,
    theme,
    guest: guestOf(secret),
    scheme: scheme === 'dark' ? scheme : 'light',
  } as const;
  return { ...site, preview };
}

/** Whether the console frames the page: one that can't be framed would be blank there. */
export const isPreviewed = ({ originalUrl }: Request): boolean => FRAMED.test(originalUrl);

/** A draft that was forgotten: there is nothing to lead to. */
export const OVER: FaultMessage = {
  title: 'This preview is over',
  advice: 'A preview lasts an hour. Show it again in the console, on the page Theme.',
};

/** Returns the guest of a preview: known to anyone with the preview's address, and to no other guest. */
function guestOf(secret: string): string {
  return createHmac('sha256', secret).update('trellis preview guest').digest('base64url');
}

/** Returns the path of the draft's style sheet. */
export function previewStyle({ base }: Preview): string {
  return base + STYLE;
}

/** Serves the draft's style sheet. It is never cached, because responses that set no cache policy aren't. */
export function mountPreviewStyle(router: Router, siteOf: (req: Request) => Site | undefined): void {
  router.get(STYLE, (req, res) => {
    const preview = siteOf(req)?.preview;
    if (!preview) throw new ApiError('not_found');
    res.type('css').send(sheetOf(preview));
  });
}

/** Returns the preview's style sheet, in the scheme chosen next to it instead of the device's. */
function sheetOf({ theme, scheme }: Preview): string {
  return `${theme.css}:root {\n  color-scheme: ${scheme};\n}\n`;
}

/**
 * Refuses actions in a production preview. Sandbox previews can be used to the end, since no real order
 * results.
 * @throws {ApiError} state_forbids
 */
export function refuseInPreview({ preview, environment }: Site): void {
  if (!preview || environment === 'sandbox') return;
  throw new ApiError('state_forbids', {
    message: 'This is a preview. Nothing can be sent from it in production.',
  });
}
