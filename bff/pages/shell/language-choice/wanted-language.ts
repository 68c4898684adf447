import type { Request, Response } from 'express';
import {
  isLanguageTag,
  LANGUAGE_TAGS,
  languageOfLocale,
  type LanguageTag,
} from '../../../core/text/languages.ts';

const COOKIE = /(?:^|;\s*)trellis_language=([a-z]{2})(?:;|$)/;
/** Browsers send some dozens of characters; what is longer is not read. */
const MOST_CHARACTERS = 500;
const MOST_KEPT = 1_000;
/** What a header asks for that is content with any language. */
const ANY = 'mul';
const OFFERED = [ANY, ...LANGUAGE_TAGS];
const kept = new Map<string, LanguageTag | undefined>();

/**
 * The language that somebody wants: chosen on a page, or said by the element that asks, or the best of those that the browser asks for.
 * @param locale of the element, BCP 47
 * @returns undefined: any, or none of ours
 */
export function wantedLanguage(req: Request, locale?: string): LanguageTag | undefined {
  return languageOfLocale(locale) ?? chosenLanguage(req) ?? askedLanguage(req);
}

/** By `Accept-Language`: RFC 9110, section 12.5.4. What each header asks for is kept, because few differ. */
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

/** Says what a page is written in, and what that depends on. */
export function setLanguageHeaders(res: Response, language: LanguageTag): void {
  res.setHeader('Content-Language', language);
  // Express parses what is there already: most pages have nothing yet.
  if (res.hasHeader('Vary')) res.vary('Accept-Language, Cookie');
  else res.setHeader('Vary', 'Accept-Language, Cookie');
}
