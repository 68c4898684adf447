import type { Request, Response } from 'express';
import { isLanguageTag } from '../../../core/text/languages.ts';
import { readForm } from '../forms/read-form.ts';
import { requireSameOrigin } from '../same-origin.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers a choice of the menu in this browser and nowhere else, and shows the page again that it was made on. Nothing but the language
 * depends on it, so the form needs no token.
 * @param at the origin of the pages, and the path that is shown where the page isn't known
 * @throws {ApiError} origin_refused, and as {@link readForm}
 */
export async function receiveLanguageChoice(
  req: Request,
  res: Response,
  { origin, start }: { readonly origin: string; readonly start: string },
): Promise<void> {
  requireSameOrigin(req, origin, true);
  const form = await readForm(req);
  const language = form.get('language') ?? '';
  if (isLanguageTag(language)) {
    const secure = origin.startsWith('https:');
    res.cookie('trellis_language', language, {
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: YEAR_MS,
    });
  }
  const back = pathWithin(origin, req.headers.referer) ?? pathWithin(origin, form.get('back')) ?? start;
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(303, back);
}

/** @param address of a page, or its path @returns undefined: it is none of the origin */
function pathWithin(origin: string, address: string | undefined): string | undefined {
  const url = address ? URL.parse(address, origin) : null;
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined;
}
