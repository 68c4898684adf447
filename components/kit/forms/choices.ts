import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { type Field, note, noteOf } from './field.ts';
import { own } from '../../session/trellis-error.ts';

/** One of the choices. */
interface Choice {
  value: string;
  label: unknown;
  isDisabled?: boolean;
}

/** The kind of a group: one choice (`radio`) or several (`checkbox`). */
interface Kind {
  type: 'radio' | 'checkbox';
  name: string;
  chosen: readonly string[];
}

/** A few choices in sight. */
interface ChoiceGroup extends Field, Kind {
  choices: readonly Choice[];
  disabled?: boolean;
  /** Below the choices: what one of them asks besides. */
  more?: unknown;
}

/**
 * A fieldset with its choices; `change` takes the value that was chosen, or is chosen no longer. The group's
 * name is the id of the fieldset's first choice, which takes the focus when the group is wrong.
 */
export const choiceGroup = (given: ChoiceGroup, change: (value: string) => void): TemplateResult => {
  const of = own(given);
  return html`<fieldset part="field" ?disabled=${of.disabled} aria-describedby=${noteOf(of)}>
    <legend part="label">${of.label}</legend>
    ${choices(of, of.choices, change, of.name)} ${of.more}
    <div class="field">${note(of)}</div>
  </fieldset>`;
};

/** Choices alone, in a group that has a name already. @param id of the first */
export const choices = (
  { type, name, chosen, error }: Kind & { error?: string | undefined },
  all: readonly (Choice | string)[],
  change: (value: string) => void,
  id?: string,
): TemplateResult[] =>
  all.map((one, at) => {
    const { value, label, isDisabled }: Choice = typeof one === 'string' ? { value: one, label: one } : one;
    return html`<label class="choice"
      ><input
        type=${type}
        id=${(!at && id) || nothing}
        name=${name}
        .value=${value}
        .checked=${chosen.includes(value)}
        ?disabled=${isDisabled}
        aria-invalid=${error ? 'true' : nothing}
        @change=${() => change(value)}
      />${label}</label
    >`;
  });

/** One thing that is on or off. */
interface Checkbox extends Field {
  checked: boolean;
  disabled?: boolean;
  /** Whether it looks like a switch: for a setting that is on or off. */
  isSwitch?: boolean;
}

/** A checkbox, or a switch, with its label next to it. */
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
