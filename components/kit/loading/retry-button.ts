import type { TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** A wait as minutes and seconds: `0:29`. Of one width from second to second. */
const clockText = (seconds: number): string =>
  `${Math.trunc(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/**
 * "Try again", or in how many seconds. Without `press` it submits the form around it. They are not announced:
 * they would be spoken one by one.
 */
export const retryButton = (leftS: number, press?: (event: Event) => unknown): TemplateResult =>
  html`<button
    part="button"
    type=${press ? 'button' : 'submit'}
    aria-live="off"
    aria-disabled=${!!leftS}
    @click=${(event: Event) => leftS || press?.(event)}
  >
    ${leftS ? msg(str`Try again in ${clockText(leftS)}`) : msg('Try again')}
  </button>`;
