import { failureText as commonText } from '../kit/loading/failure-text.ts';
import { msg, str } from '../i18n/message.ts';
import { NOT_FOUND, STALE, STATE_FORBIDS, type TrellisError } from '../session/trellis-error.ts';
import type { TemplateResult } from 'lit';
import { notice } from '../kit/loading/notice.ts';
import { html } from '../session/base-element.ts';
import { refusalText } from './refusals.ts';

/**
 * Returns the text for a failure: what happened and what is safe to do, for anything a surface loads or
 * sends.
 * @param isSent whether a change was sent, rather than something loaded
 * @param leftS seconds left to wait for a rate limit
 */
export function failureText(
  error: TrellisError,
  isSent: boolean,
  leftS: number,
): [title: string, advice: string] {
  const { type, code } = error;
  if (code === STALE) {
    return [
      msg('Someone else changed this meanwhile.'),
      msg('Look at the latest version, then make your change again.'),
    ];
  }
  if (code === NOT_FOUND) return [msg('This no longer exists.'), msg('It may have been removed meanwhile.')];
  // No session is made for a merchant that was rejected or closed.
  if (code === STATE_FORBIDS && type === 'session')
    return [msg('This account was declined or closed.'), msg('Ask the owner of this page.')];
  if (code === STATE_FORBIDS) return [msg('This isn’t possible right now.'), refusalText(error)];
  if (type === 'scope') {
    return [msg('This session isn’t allowed to do that.'), msg('Ask the owner of this page for access.')];
  }
  if (type === 'input') return [msg('The request was refused.'), refusalText(error)];
  return commonText(error, {
    refused: msg('The request was refused.'),
    unavailable: msg('The service didn’t respond.'),
    safe: isSent && [
      msg('Check your connection, then try again. Nothing happens twice.'),
      msg('It’s safe to try again: nothing happens twice.'),
    ],
    isTyped: isSent,
    leftS,
  });
}

/** The reason why a surface can't be used, and who can change that. */
interface Explained {
  /** The message if the scope is missing: "This page isn’t allowed to show payouts." */
  notAllowed: string;
  hasSession: boolean;
  /** The missing scopes, if those are the reason. */
  lacks: readonly string[];
}

/** Renders the explanation in place of a surface that can't be used. */
export const explanation = (of: Explained): TemplateResult =>
  html`<slot name="fallback">${notice({ kind: 'warning', ...reason(of) })}</slot>`;

function reason({ notAllowed, hasSession, lacks }: Explained): { title: string; advice?: string } {
  if (lacks.length > 0) {
    const scopes = lacks.join(', ');
    return {
      title: notAllowed,
      advice: msg(str`This page’s session doesn’t have the scope ${scopes}. Ask the owner of this page.`),
    };
  }
  return hasSession
    ? {
        title: msg('This page has no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { title: msg('This works inside a <trellis-session>.') };
}
