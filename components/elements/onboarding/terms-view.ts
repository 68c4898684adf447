import { nothing, type TemplateResult } from 'lit';
import { dayIn } from '../../i18n/dates.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { formView, type FormView } from './form-view.ts';
import type { Onboarding } from './onboarding-record.ts';
import type { SetUp } from './set-up.ts';
import type { FormShape, StepForm } from './step-form.ts';

export const termsShape = (record: () => Onboarding): FormShape => ({
  prefix: 'terms',
  saved: () => ({ terms: record().terms.accepted_at ? 'yes' : '' }),
  fields: () => [
    {
      path: 'terms',
      label: msg('I have read the terms and accept them for the business.'),
      kind: 'check',
      isRequired: true,
    },
  ],
});

/** The terms of the partner, and their acceptance, which is kept with its time and the address it came from. */
export function termsView(
  setUp: SetUp,
  form: StepForm,
  common: Pick<FormView, 'step' | 'title' | 'submit' | 'isPrimary' | 'saved' | 'more'>,
): TemplateResult {
  const { terms, timezone } = setUp.record as Onboarding;
  const { termsUrl, termsVersion } = setUp.options();
  const link = termsUrl
    ? html`<p>
        <a href=${termsUrl} target="_blank" rel="noopener"
          >${msg('Read the terms')} <span class="muted">${msg('(opens in a new tab)')}</span></a
        >
      </p>`
    : nothing;
  return formView(setUp, {
    ...common,
    form,
    lead: msg('Accept them to take payments.'),
    isAsked: !terms.accepted_at,
    above: html`<slot name="terms">${link}</slot>`,
    ...(terms.accepted_at && {
      below: html`<p>${msg(str`Accepted on ${dayIn(terms.accepted_at, timezone)}.`)}</p>`,
    }),
    change: () => ({ terms: { version: termsVersion } }),
  });
}
