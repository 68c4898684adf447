import type { TemplateResult } from 'lit';
import { failureText } from '../../kit/loading/failure-text.ts';
import { type Notice, notice } from '../../kit/loading/notice.ts';
import { retryButton } from '../../kit/loading/retry-button.ts';
import { withName } from '../../kit/forms/with-name.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import { failureWords } from './plant-messages.ts';

/** What has failed, and what the advice depends on. */
export interface PlantFailure {
  error: TrellisError;
  /** A plant was being added, rather than the form loaded. */
  isSent: boolean;
  isTyped: boolean;
  /** Seconds that a rate limit still asks to wait. */
  leftS: number;
}

/** What has failed and what to do about it. */
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
      advice: msg(str`This page’s session doesn’t have the scope ${lacks}. Ask whoever runs this page.`),
    };
  }
  return hasSession
    ? {
        title: msg('This form has no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { title: msg('This form works inside a <trellis-session>.') };
}
