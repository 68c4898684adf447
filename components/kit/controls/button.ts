import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';

/** The label, action and look of a button. */
export interface Button {
  label: unknown;
  press?: ((event: Event) => unknown) | undefined;
  /** The one primary action of a view, or one that destroys something. */
  kind?: 'primary' | 'risky' | undefined;
  /** Lower, for rows and heads of cards. */
  isSlim?: boolean;
  /** It can't be pressed now, and keeps the focus. */
  isBusy?: boolean;
  /** It can't be pressed as things are. */
  isDisabled?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean | undefined;
  /** How the focus finds it: `[data-action=…]`. */
  action?: string;
}

/** A native button that acts by `press`. */
export const button = (given: Button): TemplateResult => {
  const of = own(given);
  return html`<button
    part="button"
    type="button"
    class="${of.kind ?? ''} ${of.isSlim ? 'slim' : ''}"
    data-action=${of.action ?? nothing}
    ?disabled=${of.isDisabled}
    aria-disabled=${!!of.isBusy}
    aria-expanded=${of.isExpanded ?? nothing}
    @click=${(event: Event) => of.isBusy || of.press?.(event)}
  >
    ${of.label}
  </button>`;
};

/** Renders a native disclosure: content that opens below its summary. */
export const disclosure = (summary: unknown, content: unknown, isOpen = false): TemplateResult =>
  html`<details part="details" ?open=${isOpen}>
    <summary>${summary}</summary>
    <div class="below">${content}</div>
  </details>`;
