import type { LitElement } from 'lit';
import { Late } from '../kit/loading/late.ts';
import { Waiting } from '../kit/loading/waiting.ts';
import type { WorkWords } from '../kit/loading/work.ts';
import { msg } from '../i18n/message.ts';

/** The messages for failures and for a page that is set up incorrectly. */
export const later = new Late(() => import('./later.ts'));

/** Returns the message for a failure, shared by all surfaces. */
export const failureWords =
  (host: LitElement): WorkWords<never>['failure'] =>
  (error, isSent, leftS) =>
    later.for(host)?.failureText(error, isSent, leftS) ?? [msg('This isn’t available right now.'), ''];

/** Returns the messages for a failed load, for a surface that changes nothing. */
export const loadFailures = (
  host: LitElement,
): { readonly waiting: Waiting; readonly words: WorkWords<never> } => ({
  waiting: new Waiting(host, () => false),
  words: { busy: () => '', failure: failureWords(host) },
});
