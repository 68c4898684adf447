import type { LitElement, TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { checkbox, choiceGroup } from '../../kit/forms/choices.ts';
import { dateParts } from '../../kit/forms/date-field.ts';
import { phoneField } from '../../kit/forms/phone-field.ts';
import { selectField, type SelectField } from '../../kit/forms/select-field.ts';
import { textField } from '../../kit/forms/field.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import { type FormField, idOf } from './form-field.ts';
import type { StepForm } from './step-form.ts';

/**
 * The field with its control, by its kind. A number that is saved shows its end, with a button that asks for
 * another one.
 */
export function renderField(host: LitElement, form: StepForm, given: FormField): TemplateResult {
  const of = own(given);
  const { path, label, hint, kind, isRequired, options = [] } = of;
  const name = idOf(of, form.prefix);
  const value = form.value(path);
  const error = form.problems[path];
  const type = (text: string): void => form.type(of, text);
  if (of.autocomplete && kind !== 'date') fill(host, name, of.autocomplete);
  const common = {
    name,
    label,
    error,
    required: isRequired,
    value,
    ...(hint && { hint }),
  };
  switch (kind) {
    case 'phone':
      return phoneField(common, type);
    case 'select':
      return selectField({ ...common, ...choiceOf(value, options) }, type);
    case 'radio':
    case 'checks': {
      const chosen = value.split(',').filter(Boolean);
      const choices = options.map(([one, text]) => ({ value: one, label: text }));
      const take = (one: string): void => {
        if (kind === 'radio') return type(one);
        type((chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join());
      };
      return choiceGroup({ ...common, chosen, choices, type: kind === 'radio' ? 'radio' : 'checkbox' }, take);
    }
    case 'check':
      return checkbox({ ...common, checked: value === 'yes' }, (isOn) => type(isOn ? 'yes' : ''));
    case 'date':
      return dateParts({ ...common, ...(of.autocomplete && { autocomplete: of.autocomplete }) }, type);
    default:
      if (of.last4 && !form.opened.has(path)) return masked(host, form, of, name);
      return textField(
        {
          ...common,
          ...(of.inputmode && { inputmode: of.inputmode }),
          ...(of.type && { type: of.type }),
        },
        type,
      );
  }
}

/** The values to fill in, by control. */
const filled = new WeakMap<LitElement, Map<string, string>>();

/**
 * Sets what browsers may fill in, after each rendering: the kit's fields, which are in every first load, take
 * nothing for it.
 */
function fill(host: LitElement, id: string, name: string): void {
  const known = filled.get(host);
  const names = known ?? new Map<string, string>();
  names.set(id, name);
  if (known) return;
  filled.set(host, names);
  host.addController({
    hostUpdated: () => {
      for (const [control, token] of names)
        host.renderRoot.querySelector(`#${control}:is(input, select)`)?.setAttribute('autocomplete', token);
    },
  });
}

/** Returns the options, with a first empty one as long as no valid option is chosen. */
function choiceOf(
  text: string,
  options: readonly (readonly [value: string, label: string])[],
): Pick<SelectField, 'value' | 'options'> {
  const value = options.some(([one]) => one === text) ? text : '';
  const isOpen = value === '' && !options.some(([one]) => one === '');
  return { value, options: isOpen ? [['', msg('Choose')], ...options] : options };
}

function masked(
  host: LitElement,
  form: StepForm,
  { path, label, last4 }: FormField,
  id: string,
): TemplateResult {
  const open = (): void => {
    form.opened.add(path);
    host.requestUpdate();
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>(`#${id}`)?.focus());
  };
  return html`<div part="field" class="field saved">
    <span class="label">${label}</span>
    <div class="row">
      <span class="figures" aria-label=${msg(str`Ends in ${last4 ?? ''}`)} role="img">•••• ${last4}</span>
      ${button({
        label: html`${msg('Change')}<span class="unseen"> ${label}</span>`,
        isSlim: true,
        press: open,
      })}
    </div>
  </div>`;
}
