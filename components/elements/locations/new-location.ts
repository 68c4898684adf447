import type { LitElement, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { panel } from '../../kit/controls/panel.ts';
import { FormState } from '../../kit/forms/form-state.ts';
import { textField } from '../../kit/forms/field.ts';
import { outcome } from '../../kit/loading/work.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { refusalText } from '../../records/refusals.ts';
import { nameProblem } from '../../records/typed-problems.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import type { LocationsWork } from './locations-work.ts';
import { type Location, locationsPath } from './records.ts';

interface NewContext {
  api: SessionApi;
  work: LocationsWork;
  merchant: string;
  /** Called with the new record. */
  made: (location: Location) => void;
  close: () => void;
}

/** The form for another location: it asks for the name, and the rest is set in its own form. */
export class NewLocation {
  #of: NewContext;
  #name = '';
  #state: FormState<'name'>;

  constructor(host: LitElement, of: NewContext) {
    this.#of = of;
    this.#state = new FormState(host, {
      names: ['name'],
      check: () => ({ name: nameProblem(this.#name) }),
      refused: refusalText,
    });
    void focusOn(host, '.new-location input');
  }

  render(): TemplateResult {
    const { work, close } = this.#of;
    const busyText = work.busyAt === 'new' ? work.busyText : '';
    return html`<section
      part="card"
      class="card new-location"
      tabindex="-1"
      aria-label=${msg('Add a location')}
    >
      ${panel(
        own({
          title: msg('Add a location'),
          busyText,
          submit: msg('Add'),
          onSubmit: () => void this.#create(),
          onCancel: close,
          body: textField(
            {
              name: 'name',
              label: msg('Name that customers see'),
              value: this.#name,
              hint: msg('It is closed until you set its hours.'),
              error: this.#state.problems.name,
              required: true,
              readonly: !!busyText,
            },
            (name) => {
              this.#name = name;
              this.#state.changed('name');
            },
          ),
        }),
      )}
      ${outcome(work, 'new')}
    </section>`;
  }

  async #create(): Promise<void> {
    const { api, work, merchant, made } = this.#of;
    if (work.busy || !this.#state.validate()) return;
    const name = this.#name.trim();
    await work.run({
      place: 'new',
      action: 'create',
      scope: 'merchants:write',
      send: () => api.change<Location>('POST', locationsPath(merchant), { name }),
      done: (location) => {
        made(location);
        return undefined;
      },
      refused: (error) => this.#state.refuse(error),
    });
  }
}
