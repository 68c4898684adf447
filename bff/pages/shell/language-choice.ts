import type { Request, Response } from 'express';
import {
  isLanguageTag,
  LANGUAGES,
  LANGUAGE_TAGS,
  languageOfLocale,
  type LanguageTag,
} from '../../core/text/languages.ts';
import { readForm } from './forms.ts';
import { requireSameOrigin } from './same-origin.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, Written } from '../../core/text/message.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers a choice of the menu in this browser and nowhere else, and shows the page again that it was made
 * on. Nothing but the language depends on it, so the form needs no token.
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

/**
 * @param address of a page, or its path
 * @returns `undefined` if it isn't within the origin
 */
function pathWithin(origin: string, address: string | undefined): string | undefined {
  const url = address ? URL.parse(address, origin) : null;
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined;
}

/** The page's language, by its own name. */
const NAME = new Written(({ tag }) => LANGUAGES[tag]);

/**
 * Renders the footer's menu of languages, each by its own name. It works without script.
 * @param action where the choice is sent
 * @param back the path of the page to show again, if the page sends no referrer
 */
export function languageMenu(action: string, back?: string): Html {
  return html`<details class="languages">
    <summary><span class="unseen">${msg`Language:`} </span>${NAME}</summary>
    <form method="post" action="${action}">
      ${back !== undefined && html`<input type="hidden" name="back" value="${back}" />`}
      ${Object.entries(LANGUAGES).map(
        ([tag, name]) =>
          html`<button class="link" name="language" value="${tag}" lang="${tag}">${name}</button>`,
      )}
    </form>
  </details>`;
}

const COOKIE = /(?:^|;\s*)trellis_language=([a-z]{2})(?:;|$)/;
/** The longest header that is read; browsers send a few dozen characters. */
const MOST_CHARACTERS = 500;
const MOST_KEPT = 1_000;
/** The value for a header that accepts any language. */
const ANY = 'mul';
const OFFERED = [ANY, ...LANGUAGE_TAGS];
const kept = new Map<string, LanguageTag | undefined>();

/**
 * Returns the requested language: the one chosen on a page, or set by the element that asks, or the best of
 * those in `Accept-Language`.
 * @param locale of the element, BCP 47
 * @returns `undefined` if any, or if none is supported
 */
export function wantedLanguage(req: Request, locale?: string): LanguageTag | undefined {
  return languageOfLocale(locale) ?? chosenLanguage(req) ?? askedLanguage(req);
}

/**
 * Returns the language by `Accept-Language` (RFC 9110, section 12.5.4). Results are cached per header, since
 * few differ.
 */
export function askedLanguage(req: Request): LanguageTag | undefined {
  const header = req.headers['accept-language'];
  if (header === undefined || header.length > MOST_CHARACTERS) return undefined;
  if (kept.has(header)) return kept.get(header);
  const best = req.acceptsLanguages(OFFERED);
  const language = best !== false && isLanguageTag(best) ? best : undefined;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(header, language);
  return language;
}

function chosenLanguage({ headers: { cookie } }: Request): LanguageTag | undefined {
  const chosen = cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1];
  return chosen !== undefined && isLanguageTag(chosen) ? chosen : undefined;
}

/** Sets the headers for the page's language, and what it depends on. */
export function setLanguageHeaders(res: Response, language: LanguageTag): void {
  res.setHeader('Content-Language', language);
  // Express parses an existing header; most pages have none yet.
  if (res.hasHeader('Vary')) res.vary('Accept-Language, Cookie');
  else res.setHeader('Vary', 'Accept-Language, Cookie');
}
