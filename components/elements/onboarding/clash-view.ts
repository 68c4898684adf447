import type { LitElement, TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { FormField } from './form-field.ts';
import type { StepForm } from './step-form.ts';

/** Somebody else changed the same fields: both sides, and the choice. @param keep saves what was typed all the same */
export const clashView = (host: LitElement, form: StepForm, keep: () => unknown): TemplateResult =>
  html`<div
    part="notice"
    class="notice warning"
    id="${form.prefix}-clashes"
    tabindex="-1"
    role="group"
    aria-labelledby="${form.prefix}-clash"
  >
    <div>
      <b id="${form.prefix}-clash">${msg('Someone else changed this meanwhile.')}</b>
      <table class="sides">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${msg('Saved now')}</th>
            <th scope="col">${msg('You typed')}</th>
          </tr>
        </thead>
        <tbody>
          ${form.clashes.map(
            (field) =>
              html`<tr>
                <th scope="row">${field.label}</th>
                <td><bdi>${valueText(field, form.savedValues[field.path] ?? '')}</bdi></td>
                <td><bdi>${valueText(field, form.value(field.path))}</bdi></td>
              </tr>`,
          )}
        </tbody>
      </table>
      <div class="row">
        ${button({ label: msg('Save what I typed'), isSlim: true, press: keep })}
        ${button({
          label: msg('Take what is saved'),
          isSlim: true,
          press: () => {
            form.yield();
            host.requestUpdate();
          },
        })}
      </div>
    </div>
  </div>`;

/** A value as people read it. Numbers that identify someone are not repeated. */
function valueText({ kind, options = [] }: FormField, text: string): string {
  if (text === '') return '–';
  if (kind === 'secret') return `•••• ${text.slice(-4)}`;
  const words = text.split(',').map((one) => options.find(([value]) => value === one)?.[1]);
  return words.every((word) => word !== undefined) && words.length > 0 ? words.join(', ') : text;
}
