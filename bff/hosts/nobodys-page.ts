import type { Request, Response } from 'express';
import { ApiError } from '../gateway/errors.ts';
import { html, type Content } from '../gateway/html.ts';
import { documentOf, NO_INDEX, sendDocument } from '../pages/document.ts';
import { faultContent, type FaultMessage } from '../pages/fault-pages.ts';
import { nobodysTheme } from '../themes/themes.ts';
import { addressOf, LAYOUT_FILE } from './files.ts';

const UNKNOWN: FaultMessage = {
  title: 'There’s no site at this address',
  advice: 'Check the address, or open the link you were sent.',
};

/** Whether a request is a browser's for a page. */
export function wantsPage(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/** 421 for a host that is nobody's: it says nothing of who has a site here. @throws {ApiError} host_unknown, to what asks for no page */
export function refuseHost(req: Request, res: Response): void {
  if (!wantsPage(req)) throw new ApiError('host_unknown');
  sendNobodysPage(res, 421, UNKNOWN);
}

/** A page without a partner. @param request what it says of the request, where a fault is ours; @param framedBy who may frame it */
export function sendNobodysPage(
  res: Response,
  status: number,
  words: FaultMessage,
  { request, framedBy }: { readonly request?: Content; readonly framedBy?: string | undefined } = {},
): void {
  const theme = nobodysTheme();
  const document = documentOf({
    title: words.title,
    icon: theme.icon,
    styles: [theme.stylesheet, addressOf(LAYOUT_FILE)],
    head: NO_INDEX,
    body: html`<main class="narrow">${faultContent(words, request)}</main>`,
  });
  sendDocument(res, status, document, { framedBy });
}
