import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { type Field, note, noteOf } from './field.ts';
import { own } from '../../session/trellis-error.ts';

/** One thing that is on or off. */
export interface Checkbox extends Field {
  checked: boolean;
  disabled?: boolean;
  /** It acts at once, rather than with a form. */
  isSwitch?: boolean;
}

/** A checkbox, or a switch, with its label beside it. */
export const checkbox = (given: Checkbox, change: (checked: boolean) => void): TemplateResult => {
  const of = own(given);
  return html`<div part="field" class="field">
    <label part="label" class="choice"
      ><input
        type="checkbox"
        class=${of.isSwitch ? 'switch' : ''}
        role=${of.isSwitch ? 'switch' : nothing}
        id=${of.name}
        name=${of.name}
        .checked=${of.checked}
        ?required=${of.required}
        ?disabled=${of.disabled}
        aria-invalid=${of.error ? 'true' : nothing}
        aria-describedby=${noteOf(of)}
        @change=${({ target }: Event) => change((target as HTMLInputElement).checked)}
      />${of.label}</label
    >${note(of)}
  </div>`;
};
