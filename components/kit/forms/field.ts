import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';

/** What every field has. `name` is also its id. `error` takes the place of `hint`. */
export interface Field {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
}

/** Id of what describes a field's control: its error or else its hint; `nothing` when there is neither. */
export const noteOf = (of: Field): string | typeof nothing => {
  const { name, error, hint } = own(of);
  return error || hint ? `${name}-note` : nothing;
};

/** A field's error or else its hint. */
export const note = (of: Field): TemplateResult | typeof nothing => {
  const { name, error, hint } = own(of);
  return error || hint
    ? html`<p part=${error ? 'error' : 'hint'} id="${name}-note">${error || hint}</p>`
    : nothing;
};

/**
 * Label, control, hint and error of one field, in the caller's shadow root so that they can name each other.
 * @param isOptional says so beside the label
 */
export const field = (of: Field, control: TemplateResult, isOptional = false): TemplateResult =>
  html`<div part="field" class="field">
    <label part="label" for=${of.name}
      >${of.label}${isOptional ? html` <span class="muted">${msg('optional')}</span>` : nothing}</label
    >${control}${note(of)}
  </div>`;
