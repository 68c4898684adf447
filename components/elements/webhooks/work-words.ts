import { failureText as commonText } from '../../kit/loading/failure-text.ts';
import { refusedText } from '../../kit/loading/refused-text.ts';
import { msg, str } from '../../i18n/message.ts';
import { NOT_FOUND, STALE, STATE_FORBIDS, type TrellisError } from '../../session/trellis-error.ts';
import type { TemplateResult } from 'lit';
import { type Notice, notice } from '../../kit/loading/notice.ts';
import { html } from '../../session/base-element.ts';
import type { WebhookAction } from './webhooks-work.ts';

// Loaded with the texts.
export { deliveryDetail } from './delivery-detail.ts';
export { signatureCode } from './signature-code.ts';

/** Returns the text for a failure: what happened and what is safe to do. */
export function failureText(
  error: TrellisError,
  isSent: boolean,
  leftS: number,
): [title: string, advice: string] {
  const { code } = error;
  const { type, message } = error.detail;
  if (code === STALE) {
    return [
      msg('Someone else changed this endpoint.'),
      msg('You now see the latest version. Make your change again.'),
    ];
  }
  if (code === NOT_FOUND) {
    return [msg('This no longer exists.'), msg('The list is now up to date.')];
  }
  if (code === STATE_FORBIDS)
    return [
      msg('This isn’t possible right now.'),
      refusedText(message, msg('What is shown here may be out of date. Reload the page.')),
    ];
  if (type === 'scope') {
    return [msg('This session isn’t allowed to do that.'), msg('Ask the owner of this page for access.')];
  }
  return commonText(error, {
    refused: msg('The request was refused.'),
    unavailable: msg('The service didn’t respond.'),
    safe: isSent && [
      msg('Check your connection, then try again. Nothing happens twice.'),
      msg('It’s safe to try again: nothing happens twice.'),
    ],
    leftS,
  });
}

/** Returns the text for a change in progress. */
export function busyText(action: WebhookAction): string {
  return {
    create: msg('Adding the endpoint…'),
    update: msg('Saving the endpoint…'),
    enable: msg('Enabling the endpoint…'),
    disable: msg('Disabling the endpoint…'),
    delete: msg('Deleting the endpoint…'),
    'rotate-secret': msg('Rotating the secret…'),
    ping: msg('Sending a ping…'),
    redeliver: msg('Redelivering…'),
    replay: msg('Replaying events…'),
    simulate: msg('Simulating the event…'),
  }[action];
}

/**
 * Why the element can't be used, and who can change that. @param lacks the scope that is missing, if it is
 * that
 */
export const explanation = (hasSession: boolean, lacks?: string): TemplateResult =>
  html`<slot name="fallback">${notice({ kind: 'warning', ...reason(hasSession, lacks) })}</slot>`;

function reason(hasSession: boolean, lacks?: string): Pick<Notice, 'title' | 'advice'> {
  if (lacks) {
    return {
      title: msg('This page isn’t allowed to show webhooks.'),
      advice: msg(str`This page’s session doesn’t have the scope ${lacks}. Ask the owner of this page.`),
    };
  }
  return hasSession
    ? {
        title: msg('The webhooks have no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { title: msg('Webhooks need a <trellis-session> around them.') };
}
