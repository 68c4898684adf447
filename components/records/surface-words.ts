import { failureText as commonText } from '../kit/loading/failure-text.ts';
import { msg } from '../i18n/message.ts';
import { NOT_FOUND, STALE, STATE_FORBIDS, type TrellisError } from '../session/trellis-error.ts';
import { refusalText } from './refusal.ts';

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
    return [msg('This account was declined or closed.'), msg('Ask whoever runs this page.')];
  if (code === STATE_FORBIDS) return [msg('This isn’t possible right now.'), refusalText(error)];
  if (type === 'scope') {
    return [msg('This session isn’t allowed to do that.'), msg('Ask whoever runs this page for access.')];
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
