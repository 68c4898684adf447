import type { Request, Response } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import type { Language, Languages } from '../../core/text/language.ts';
import { setLanguageHeaders, wantedLanguage } from '../shell/language-choice.ts';
import { documentOf, NO_INDEX, sendDocument } from '../shell/document.ts';
import { faultContent, type FaultMessage } from '../shell/fault-pages.ts';
import { nobodysTheme } from '../../developers/themes/themes.ts';
import { addressOf, LAYOUT_FILE } from './shown-page.ts';

const UNKNOWN: FaultMessage = {
  title: msg`There’s no site at this address`,
  advice: msg`Check the address, or open the link you were sent.`,
};

/** Whether a request is a browser's for a page. */
export function wantsPage(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/**
 * Responds with 421 for an unknown host, without revealing who has a site here.
 * @throws {ApiError} host_unknown, if no page was requested
 */
export async function refuseHost(req: Request, res: Response, languages: Languages): Promise<void> {
  if (!wantsPage(req)) throw new ApiError('host_unknown');
  sendNobodysPage(res, 421, UNKNOWN, { language: await languages.of(wantedLanguage(req) ?? 'en') });
}

/**
 * Renders a page without a partner. @param request its details of the request, for an error of the service;
 * @param framedBy the origins that may frame it
 */
export function sendNobodysPage(
  res: Response,
  status: number,
  words: FaultMessage,
  {
    language,
    request,
    framedBy,
  }: { readonly language: Language; readonly request?: Content; readonly framedBy?: string | undefined },
): void {
  const theme = nobodysTheme();
  const document = documentOf({
    title: words.title,
    icon: theme.icon,
    styles: [theme.stylesheet, addressOf(LAYOUT_FILE)],
    head: NO_INDEX,
    body: html`<main class="narrow">${faultContent(words, request)}</main>`,
  });
  setLanguageHeaders(res, language.tag);
  sendDocument(res, status, document, { framedBy, language });
}
