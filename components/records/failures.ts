import type { LitElement } from 'lit';
import { Late } from '../kit/loading/late.ts';
import { Waiting } from '../kit/loading/waiting.ts';
import type { WorkWords } from '../kit/loading/work.ts';
import { msg } from '../i18n/message.ts';

/** What surfaces say of failures, and of a page that is set up wrongly. */
export const later = new Late(() => import('./later.ts'));

/** All surfaces' words for what failed. */
export const failureWords =
  (host: LitElement): WorkWords<never>['failure'] =>
  (error, isSent, leftS) =>
    later.for(host)?.failureText(error, isSent, leftS) ?? [msg('This isn’t available right now.'), ''];

/** What a surface says where something couldn't be loaded, for one that changes nothing. */
export const loadFailures = (
  host: LitElement,
): { readonly waiting: Waiting; readonly words: WorkWords<never> } => ({
  waiting: new Waiting(host, () => false),
  words: { busy: () => '', failure: failureWords(host) },
});
