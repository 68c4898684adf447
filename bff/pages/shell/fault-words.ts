import { isKnownUndone, type ApiError } from '../../core/api/errors.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { FaultMessage } from './fault-pages.ts';

/** What differs from one kind of pages to another. */
export interface FaultWords {
  /** What it means that a form's request failed, as a sentence. */
  readonly nothingDone: Words;
  /** Why nobody is signed in, and how to get back. */
  readonly signedOut: Words;
  /** How to send an expired form again. */
  readonly resubmit: Words;
  /** What to do about an address that leads nowhere. */
  readonly notFound: Pick<FaultMessage, 'advice' | 'link'>;
  /** The way on. */
  readonly link: NonNullable<FaultMessage['link']>;
  /** A refusal that none of the others is. @param lost says that nothing was done, where that is so */
  readonly refused: (fault: ApiError, lost: Content) => FaultMessage;
}

/**
 * What a page says of a fault, with the words of its kind of pages.
 * @param isForm whether something was being sent
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
