import type { TemplateResult } from 'lit';
import { failureText, withName, type FailureContext } from '../../kit/loading/failure-text.ts';
import { type Notice, notice, retryButton } from '../../kit/loading/notice.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { Problem } from './plant-input.ts';

// Loaded with the texts.
export { Waiting } from '../../kit/loading/waiting.ts';
export { checkPlant, exactPlant, plantRequest } from './plant-input.ts';

/** A failure, and the facts that its advice depends on. */
interface PlantFailure {
  error: TrellisError;
  /** A plant was being added, rather than the form loaded. */
  isSent: boolean;
  isTyped: boolean;
  /** Seconds that a rate limit still asks to wait. */
  leftS: number;
}

/** Renders a failure and the advice for it. */
export function failureNews({ error, isSent, isTyped, leftS }: PlantFailure): TemplateResult {
  const [title, advice] = failureText(error, { ...failureWords(isSent), isTyped, leftS });
  const { retryable, requestId } = error.detail;
  return notice({ kind: 'danger', title, advice, requestId, action: retryable && retryButton(leftS) });
}

/** A plant is in the store. */
export const addedNews = (plant: string): TemplateResult =>
  html`<slot name="success"
    >${notice({ kind: 'done', title: withName((name) => msg(str`${name} was added.`), plant) })}</slot
  >`;

/**
 * Why the form can't be used, and who can change that. @param lacks the scope that is missing, if it is that
 */
export const explanation = (hasSession: boolean, lacks?: string): TemplateResult =>
  html`<slot name="fallback">${notice({ kind: 'warning', ...reason(hasSession, lacks) })}</slot>`;

function reason(hasSession: boolean, lacks?: string): Pick<Notice, 'title' | 'advice'> {
  if (lacks) {
    return {
      title: msg('You can’t add plants here.'),
      advice: msg(str`This page’s session doesn’t have the scope ${lacks}. Ask the owner of this page.`),
    };
  }
  return hasSession
    ? {
        title: msg('This form has no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { title: msg('This form works inside a <trellis-session>.') };
}

/** The words for a field's problem. `id` is the number that the store refused. */
export function problemText(problem: Problem, id: string): string {
  return {
    empty: msg('Fill in this field.'),
    digits: msg('Use digits only, for example 41.'),
    range: msg('This number is out of the store’s range.'),
    long: msg('Use at most 255 characters.'),
    refused: msg('The plant store refused this.'),
    taken: msg(str`Plant ${id} is already in the store. Choose another number.`),
  }[problem];
}

/**
 * The words of this form for any failure. @param isSent a plant was being added, rather than the form loaded
 */
export const failureWords = (isSent: boolean): FailureContext => ({
  refused: msg('The plant store refused this.'),
  unavailable: msg('The plant store isn’t available right now.'),
  safe: isSent && [
    msg('Check your connection, then try again. Nothing is added twice.'),
    msg('Try again. Nothing is added twice.'),
  ],
});
