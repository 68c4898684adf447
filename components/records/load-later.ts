import type { LitElement } from 'lit';
import { Work, type WorkWords } from '../kit/loading/work.ts';
import { Late } from '../kit/loading/late.ts';
import { Waiting } from '../kit/loading/waiting.ts';
import { msg } from '../i18n/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';

/**
 * The messages for failures and for a page that is set up incorrectly. Nothing else imports their file: for
 * one that is also imported at once, the bundler makes an object whose members `Object.prototype` could add
 * to.
 */
export const later = new Late(() => import('./surface-words.ts'));

/**
 * Creates the work of a surface, with its own texts for work in progress, and the shared texts for failures.
 * @param ownFailure the texts for failures that the surface words itself
 */
export const surfaceWork = <Action extends string, Place extends string>(
  host: LitElement,
  busy: WorkWords<Action>['busy'],
  ownFailure?: (error: TrellisError) => [title: string, advice: string] | undefined,
): Work<Action, Place> => {
  const shared = failureWords(host);
  const failure: WorkWords<Action>['failure'] = (error, ...more) =>
    ownFailure?.(error) ?? shared(error, ...more);
  return new Work(host, { busy, failure });
};

/** Returns the messages for a failed load, for a surface that changes nothing. */
export const loadFailures = (
  host: LitElement,
): { readonly waiting: Waiting; readonly words: WorkWords<never> } => ({
  waiting: new Waiting(host, () => false),
  words: { busy: () => '', failure: failureWords(host) },
});

/** Returns the message for a failure, shared by all surfaces. */
const failureWords =
  (host: LitElement): WorkWords<never>['failure'] =>
  (error, isSent, leftS) =>
    later.for(host)?.failureText(error, isSent, leftS) ?? [msg('This isn’t available right now.'), ''];
