import { html, type Content, type Html } from '../../../core/text/html.ts';
import { textField } from '../../shell/forms/field.ts';

/** What is typed into a form, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong, by the name of the field. */
export type Faults = ReadonlyMap<string, string>;

interface Words {
  readonly label: string;
  readonly hint?: Content;
  readonly isNumeric?: boolean;
}

/** A text field with what was typed. */
export function typedField(name: string, words: Words, typed: Typed, faults: Faults): Html {
  return textField({ name, ...words, value: typed[name] ?? '', maxLength: 2_000, error: faults.get(name) });
}

/** A checkbox: `yes` when it is ticked. */
export function checkbox(name: string, label: string, typed: Typed): Html {
  return html`<label class="choice"
    ><input type="checkbox" name="${name}" value="yes" ${typed[name] === 'yes' && html` checked`} />
    <span>${label}</span></label
  >`;
}

export function group(title: string, content: Content): Html {
  return html`<section class="group">
    <h2>${title}</h2>
    ${content}
  </section>`;
}

/** Folded until something in it is set or wrong. */
export function foldedGroup(title: string, isOpen: boolean, content: Content): Html {
  return html`<details class="group" ${isOpen && html` open`}>
    <summary>${title} <span class="hint">Optional</span></summary>
    ${content}
  </details>`;
}
