import type { LitElement, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html, focusOn } from '../../session/base-element.ts';

/** A field that is wrong: the id of its control, its label and what is wrong with it. */
export interface WrongField {
  name: string;
  label: string;
  problem: string;
}

/**
 * All fields of a form that are wrong, above it. Each entry leads to its field. Move the focus here when a
 * form is refused (`#problems`): people who can't see the fields learn how many there are.
 * @param id of the summary, where a page has several forms
 */
export const errorSummary = (
  host: LitElement,
  wrong: readonly WrongField[],
  id = 'problems',
): TemplateResult =>
  html`<div
    part="summary"
    class="notice danger summary"
    id=${id}
    tabindex="-1"
    role="group"
    aria-labelledby="${id}-title"
  >
    <div>
      <b id="${id}-title">${msg('Check these fields')}</b>
      <ul>
        ${wrong.map(
          ({ name, label, problem }) =>
            html`<li>
              <a
                href="#${name}"
                @click=${(event: Event) => {
                  event.preventDefault();
                  void focusOn(host, `#${name}`);
                }}
                >${label}</a
              >: ${problem}
            </li>`,
        )}
      </ul>
    </div>
  </div>`;
