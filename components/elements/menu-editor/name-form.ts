import type { LitElement, TemplateResult } from 'lit';
import { FormState } from '../../kit/forms/form-state.ts';
import { panel, type Panel } from '../../kit/controls/panel.ts';
import { textField } from '../../kit/forms/field.ts';
import { msg } from '../../i18n/message.ts';
import { nameProblem } from '../../records/typed-problems.ts';
import { refusalText } from '../../records/refusals.ts';

/** The name of a menu: for a new one, or another name for one that is there. */
export class NameForm {
  readonly state: FormState<'name'>;

  #name: string;

  constructor(host: LitElement, name = '') {
    this.#name = name;
    this.state = new FormState(host, {
      names: ['name'],
      check: () => ({ name: nameProblem(this.#name) }),
      refused: refusalText,
    });
  }

  /** Returns the name, or `undefined` if it is invalid, and then shows why. */
  read(): string | undefined {
    return this.state.validate() ? this.#name.trim() : undefined;
  }

  render(of: Omit<Panel, 'body'>): TemplateResult {
    const body = textField(
      {
        name: 'name',
        label: msg('Name of the menu'),
        value: this.#name,
        hint: msg('Customers see it.'),
        error: this.state.problems.name,
        required: true,
        readonly: !!of.busyText,
      },
      (name) => {
        this.#name = name;
        this.state.changed('name');
      },
    );
    return panel({ ...of, body });
  }
}
