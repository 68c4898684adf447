import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import { msg, str } from '../../i18n/message.ts';

/** The kind of a notice. */
type NoticeKind = 'danger' | 'warning' | 'done';

/**
 * Title, what to do about it, the request to quote to support, and a button that leads on; `false` is as if
 * left out.
 */
export interface Notice {
  kind: NoticeKind;
  title: unknown;
  advice?: unknown;
  requestId?: string;
  action?: unknown;
}

// Three icons in the manner of Lucide (ISC): triangle-alert, circle-alert, check.
const icons: Record<NoticeKind, string> = {
  danger:
    'M12 8v5M12 16.5v.1M10.3 3.9 2.5 17.5A2 2 0 0 0 4.2 20.5h15.6a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z',
  warning: 'M12 8v5M12 16.5v.1M12 3a9 9 0 1 0 .1 0',
  done: 'm5 12.5 4.5 4.5L19 7.5',
};

/** News beside an icon, in the form's own place for it; the caller puts it into a live region. */
export const notice = (of: Notice): TemplateResult => {
  const { kind, title, advice, requestId, action } = own(of);
  return html`<div part="notice" class="notice ${kind}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[kind]}></path></svg>
    <div>
      <b>${title}</b>${advice ? html`<p>${advice}</p>` : nothing}${
        requestId ? html`<p><code>${requestId}</code></p>` : nothing
      }
    </div>
    ${action || nothing}
  </div>`;
};

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
