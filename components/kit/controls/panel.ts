import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button } from './button.ts';
import { underway } from '../loading/work.ts';

/** A form of a card: what it asks, the button that does it, and the one that does not. */
export interface Panel {
  title: string;
  body: unknown;
  submit: string;
  isRisky?: boolean;
  /** The text for a change in progress; empty if there is none. */
  busyText: string;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
}

/** Its submit button submits, Escape and "Cancel" leave it. */
export const panel = ({
  title,
  body,
  submit,
  isRisky,
  busyText,
  onSubmit,
  onCancel,
}: Panel): TemplateResult =>
  html`<form
    class="panel"
    novalidate
    aria-label=${title}
    aria-busy=${!!busyText}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      onSubmit(event.currentTarget as HTMLFormElement);
    }}
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && !busyText && onCancel()}
  >
    <h3>${title}</h3>
    ${body}
    <div class="row">
      <button part="button submit" class=${isRisky ? 'risky' : 'primary'} aria-disabled=${!!busyText}>
        ${submit}
      </button>
      ${button({ label: msg('Cancel'), press: onCancel, isDisabled: !!busyText })} ${underway(busyText)}
    </div>
  </form>`;
