import { countText } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { refusedText } from './refused-text.ts';
import { ORIGIN_REFUSED, type TrellisError } from '../../session/trellis-error.ts';
import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** The element's own texts for failures, and the facts that the advice depends on. */
export interface FailureContext {
  /** The content was refused; in English the service's message follows. */
  refused: string;
  /** The platform failed. */
  unavailable: string;
  /** A change was sent: advice that says it's safe to try again, without a connection and otherwise. */
  safe?: readonly [checkConnection: string, tryAgain: string] | false;
  /** There is something in the fields, and it stays there. */
  isTyped?: boolean;
  /** Seconds that a rate limit still asks to wait. */
  leftS?: number;
}

/** Returns what happened and what to do next, for a failure that isn't about a single field. */
export function failureText(
  { code, detail: { type, message, retryAfterS, host } }: TrellisError,
  { refused, unavailable, safe, isTyped, leftS }: FailureContext,
): [title: string, advice: string] {
  // A server that renders the element has no origin of a page to name.
  if (code === ORIGIN_REFUSED && globalThis.location) {
    const { origin } = location;
    return [
      msg('This page can’t use Trellis yet.'),
      msg(str`${origin} isn’t a registered origin. Ask the owner of this page.`),
    ];
  }
  const [connect, again] = safe || [
    msg('Check your connection, then try again.'),
    msg('Try again in a moment.'),
  ];
  switch (type) {
    case 'offline':
      return [
        msg('You’re offline.'),
        isTyped
          ? msg('What you typed is kept. Try again when you’re back online.')
          : msg('Try again when you’re back online.'),
      ];
    case 'network':
      return [msg(str`Can’t reach ${host}.`), connect];
    case 'response':
      return [msg(str`The response from ${host} can’t be read.`), again];
    case 'limit':
      return [
        msg('Too many requests.'),
        retryAfterS && !leftS ? msg('You can try again now.') : waitText(retryAfterS),
      ];
    case 'session':
    case 'credential':
      return [msg('This page can’t get a session.'), msg('Reload the page, or sign in again.')];
    case 'input':
      return [refused, refusedText(message)];
    default:
      return [unavailable, again];
  }
}

function waitText(seconds: number): string {
  if (!seconds) return msg('Wait a moment, then try again.');
  const wait = countText(seconds, 'second');
  return msg(str`Wait ${wait}, then try again.`);
}

const NAME = '\uFFFC';

/** A sentence with a name in it that somebody chose: its direction of writing stays its own. */
export function withName(sentence: (name: string) => string, name: string): TemplateResult {
  const [before, after] = sentence(NAME).split(NAME);
  return html`${before}<bdi>${name}</bdi>${after}`;
}
