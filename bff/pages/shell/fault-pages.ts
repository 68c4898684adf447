import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import { ApiError, isKnownUndone } from '../../core/api/errors.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { asApiError } from '../../core/http/render-error.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { type Words, msg } from '../../core/text/message.ts';

/** The message of a page that can't show what was requested: what happened, and what to do. */
export interface FaultMessage {
  readonly title: Words;
  readonly advice: Content;
  /** The way on, where there is one within our pages. */
  readonly link?: { readonly href: string; readonly text: Words };
}

/** @param request the request's description, for an internal error */
export function faultContent({ title, advice, link }: FaultMessage, request?: Content): Html {
  return html`<section class="card sec said">
    <h1>${title}</h1>
    <p>${advice}</p>
    ${link && html`<p><a href="${link.href}">${link.text}</a></p>`} ${request}
  </section>`;
}

/** Writes a fault that a page shows to the log, and its headers to the response. */
export function noteFault(res: Response, fault: ApiError, log: Logger): void {
  const scope = scopeOf(res);
  scope.errorCode = fault.body().error;
  for (const [name, value] of Object.entries(fault.headers)) res.setHeader(name, value);
  if (fault.status < 500) return;
  log.error({ request: scope.id, code: fault.code, err: fault }, 'request failed');
}

interface FaultPageOptions {
  readonly log: Logger;
  /** Paths whose faults are Error objects: those go on to the app's renderer. */
  readonly answersJson: (path: string, req: Request) => boolean;
  /**
   * Sends the page of a fault; for an internal error, without querying the database, which may be what
   * failed.
   */
  readonly show: (req: Request, res: Response, fault: ApiError) => Promise<void>;
}

/** Ends a router of pages: an unknown path is 404, and faults are shown on a page. */
export function mountFaultPages(router: Router, { log, answersJson, show }: FaultPageOptions): void {
  router.use(() => {
    throw new ApiError('not_found');
  });
  router.use(async (reason: unknown, req: Request, res: Response, next: (reason: unknown) => void) => {
    if (res.headersSent || answersJson(req.path, req)) {
      next(reason);
      return;
    }
    const fault = asApiError(reason);
    noteFault(res, fault, log);
    await show(req, res, fault);
  });
}

/** The messages that differ between kinds of pages. */
export interface FaultWords {
  /** The consequence of a failed form, as a sentence. */
  readonly nothingDone: Words;
  /** Why the visitor is signed out, and how to get back. */
  readonly signedOut: Content;
  /** How to send an expired form again. */
  readonly resubmit: Words;
  /** Advice for an unknown address. */
  readonly notFound: Pick<FaultMessage, 'advice' | 'link'>;
  /** The way on. */
  readonly link: NonNullable<FaultMessage['link']>;
  /**
   * Returns the message for any other refusal.
   * @param lost the note that nothing was done, if so
   */
  readonly refused: (fault: ApiError, lost: Content) => FaultMessage;
}

/**
 * Returns the message for a fault, in the words of its kind of pages.
 * @param isForm whether a form was being sent
 */
export function faultWords(fault: ApiError, isForm: boolean, words: FaultWords): FaultMessage {
  const { nothingDone, link } = words;
  const lost = isForm && isKnownUndone(fault) && html`${nothingDone} `;
  if (fault.status === 401)
    return { title: msg`You’re not signed in`, advice: html`${lost}${words.signedOut}` };
  if (fault.code === 'csrf_refused' || fault.code === 'origin_refused') {
    return { title: msg`This form is out of date`, advice: html`${nothingDone} ${words.resubmit}`, link };
  }
  if (fault.status === 404 || fault.status === 405) {
    const { notFound } = words;
    return { ...notFound, title: msg`Page not found`, advice: html`${lost}${notFound.advice}` };
  }
  if (fault.status === 429) {
    const advice = html`${lost}${msg`Wait a minute, then try again.`}`;
    return { title: msg`Too many requests`, advice };
  }
  if (fault.status >= 500) {
    return { title: msg`Something went wrong on our side`, advice: msg`Try again in a moment.`, link };
  }
  return words.refused(fault, lost);
}

/** Returns the refusal that a page itself can show. @throws {Error} an internal error */
export async function refusalOf(act: () => Promise<void>): Promise<ApiError | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    const fault = asApiError(error);
    if (fault.code === 'internal') throw error;
    return fault;
  }
}
