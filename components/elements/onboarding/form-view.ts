import { nothing, type TemplateResult, type LitElement } from 'lit';
import { errorSummary } from '../../kit/forms/error-summary.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { outcome, underway } from '../../kit/loading/work.ts';
import { renderField } from './field-control.ts';
import type { StepName } from './onboarding-record.ts';
import { saveForm, type Saving } from './save-form.ts';
import type { SetUp } from './set-up.ts';
import { button } from '../../kit/controls/button.ts';
import { msg } from '../../i18n/message.ts';
import type { FormField } from './form-field.ts';
import type { StepForm } from './step-form.ts';

/**
 * Somebody else changed the same fields: both sides, and the choice. @param keep saves what was typed all the
 * same
 */
const clashView = (host: LitElement, form: StepForm, keep: () => unknown): TemplateResult =>
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

/** A step as a form. */
export interface FormView extends Saving {
  title: string;
  /** The purpose of the form. */
  lead: string;
  /** Above the fields. */
  above?: unknown;
  /** Its fields; without them it only leads on. */
  isAsked?: boolean;
  /** Before the field of this path. */
  before?: { path: string; content: unknown };
  /** Below the fields. */
  below?: unknown;
  /** The label of its button; empty for none. */
  submit: string;
  /** The one primary action of the view. */
  isPrimary: boolean;
  /** Beside the button that submits. */
  more?: unknown;
  /** It is saved though nothing was typed. */
  isNew?: boolean;
}

export function formView(setUp: SetUp, of: FormView): TemplateResult {
  const { host, work } = setUp;
  const { step, form, title, isAsked = true } = of;
  const isBusy = work.busyAt === step && !!work.busy;
  const wrong = isAsked ? form.wrong : [];
  const save = (): unknown => saveForm(setUp, of);
  return html`<form
    part="form-step"
    class="step"
    novalidate
    aria-labelledby="step-${step}"
    aria-busy=${isBusy}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      if (!work.busy) void submit(setUp, of);
    }}
  >
    ${stepHead(step, title, of.lead)} ${of.above}
    ${wrong.length > 0 ? errorSummary(host, wrong, `${form.prefix}-problems`) : nothing}
    ${isAsked && form.clashes.length > 0 ? clashView(host, form, save) : nothing}
    ${
      isAsked
        ? html`<div class="fields">
            ${form.fields.map(
              (field) =>
                html`${field.path === of.before?.path ? of.before.content : nothing}${renderField(
                  host,
                  form,
                  field,
                )}`,
            )}
          </div>`
        : nothing
    }
    ${of.below} ${outcome(work, step)}
    <div class="row">
      ${
        of.submit
          ? html`<button part="button submit" class=${of.isPrimary ? 'primary' : ''} aria-disabled=${isBusy}>
              ${of.submit}
            </button>`
          : nothing
      }
      ${of.more} ${underway(isBusy ? work.busyText : '')}
    </div>
  </form>`;
}

/** The heading of a step, which takes the focus when it is opened. */
export const stepHead = (step: StepName, title: string, lead: unknown): TemplateResult =>
  html`<div class="step-head">
    <h3 id="step-${step}" tabindex="-1">${title}</h3>
    <p class="muted">${lead}</p>
  </div>`;

/** Checks the form; sends it if something was typed, and else goes on. */
async function submit(setUp: SetUp, of: FormView): Promise<void> {
  const { form, isAsked = true } = of;
  if (!isAsked) return of.saved();
  if (!form.validate()) return focusOn(setUp.host, `#${form.prefix}-problems`);
  if (form.dirty.length === 0 && !of.isNew) return of.saved();
  await saveForm(setUp, of);
}
