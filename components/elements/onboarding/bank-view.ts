import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { focusOn } from '../../kit/focus-on.ts';
import { tag } from '../../kit/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { bankStateText, bankText } from './bank-shape.ts';
import { formView, type FormView } from './form-view.ts';
import type { Onboarding, OnboardingChange } from './onboarding-record.ts';
import type { SetUp } from './set-up.ts';
import type { StepForm } from './step-form.ts';

const NUMBER = 'bank_account';

/** Where payouts go: the saved account by its end, or the form for another one. */
export function bankView(
  setUp: SetUp,
  form: StepForm,
  common: Pick<FormView, 'step' | 'title' | 'submit' | 'isPrimary' | 'saved' | 'more'>,
): TemplateResult {
  const record = setUp.record as Onboarding;
  const isDue = record.requirements.currently_due.includes(NUMBER);
  const isAsked = !record.bank_account.last4 || isDue || form.opened.has(NUMBER);
  const open = (): void => {
    form.opened.add(NUMBER);
    void focusOn(setUp.host, '#bank-bank_account-country');
  };
  const keep = (): void => {
    form.clear();
    void focusOn(setUp.host, '[data-action=change-bank]');
  };
  return formView(setUp, {
    ...common,
    form,
    isAsked,
    lead: msg('Your payouts go to this account. It must belong to the business.'),
    ...(record.bank_account.last4 && { above: savedAccount(record, isAsked ? undefined : open) }),
    ...(isAsked && record.bank_account.last4 && !isDue
      ? { more: button({ label: msg('Keep the saved account'), press: keep }) }
      : {}),
    isNew: isAsked,
    // There is neither something to save nor another step.
    ...(!isAsked && setUp.steps.length === 1 && { submit: '' }),
    change: () => form.change(form.fields) as OnboardingChange,
  });
}

function savedAccount(record: Onboarding, change: (() => void) | undefined): TemplateResult {
  const { status } = record.bank_account;
  const tone = status === 'verified' ? 'done' : status === 'failed' ? 'danger' : 'plain';
  return html`<div class="saved row">
    <span class="figures"><span class="unseen">${msg('Saved account')}</span> ${bankText(record)}</span>
    ${tag(tone, bankStateText(status))}
    ${
      change
        ? button({
            label: html`${msg('Change')}<span class="unseen"> ${msg('Bank account')}</span>`,
            isSlim: true,
            action: 'change-bank',
            press: change,
          })
        : nothing
    }
  </div>`;
}
