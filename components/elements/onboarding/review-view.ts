import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { outcome, underway } from '../../kit/loading/work.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { stepHead, formView, type FormView } from './form-view.ts';
import type { Onboarding, StepName, Step } from './onboarding-record.ts';
import { submitOnboarding } from './save-form.ts';
import type { SetUp } from './set-up.ts';
import { stepOf } from './steps.ts';
import { requirementText, stepTitle, fieldText } from './step-words.ts';
import { dayIn, dayText } from '../../i18n/money-and-dates.ts';
import type { FormShape, StepForm } from './step-form.ts';
import { tag } from '../../kit/controls/tag.ts';
import { businessTypeOptions, tradeOptions } from './business-shape.ts';
import { bankStateText, bankText } from './bank-shape.ts';
import { countryText } from '../../records/address-words.ts';
import { roleText } from './person-shape.ts';

type Row = readonly [label: string, value: string];

/** Renders a step's data, read-only: in the review, and while nothing can be changed. */
export function summaryCard(setUp: SetUp, step: StepName, change: (() => void) | undefined): TemplateResult {
  const record = setUp.record as Onboarding;
  const { missing } = record.steps.find(({ name }) => name === step) as Step;
  const title = stepTitle(step);
  const rows = rowsOf(record, step).filter(([, value]) => value !== '');
  return html`<section class="given" aria-labelledby="step-${step}">
    <div class="head">
      <h3 id="step-${step}" tabindex="-1">${title}</h3>
      ${missing.length > 0 ? tag('warning', msg('To do')) : nothing}
      ${
        change
          ? button({
              label: html`${msg('Change')}<span class="unseen"> ${title}</span>`,
              isSlim: true,
              press: change,
            })
          : nothing
      }
    </div>
    ${
      missing.length > 0
        ? html`<p class="due">
            ${msg('Still due:')} ${missing.map((path) => requirementText(path, record.people)).join(', ')}
          </p>`
        : nothing
    }
    <dl>
      ${rows.map(
        ([label, value]) =>
          html`<div>
            <dt><bdi>${label}</bdi></dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function rowsOf(record: Onboarding, step: StepName): Row[] {
  const { business, support, address, people, bank_account: bank, terms } = record;
  switch (step) {
    case 'business':
      return [
        [fieldText('legal_name'), business.legal_name],
        [fieldText('display_name'), business.display_name],
        [fieldText('type'), wordOf(businessTypeOptions(), business.type)],
        [fieldText('mcc'), wordOf(tradeOptions(), business.mcc)],
        [fieldText('tax_id'), business.tax_id_last4 ? `•••• ${business.tax_id_last4}` : ''],
        [fieldText('tax_registration'), business.tax_registration?.number ?? ''],
        [fieldText('url'), business.url ?? ''],
        [fieldText('founded_on'), business.founded_on ? dayText(business.founded_on) : ''],
        [msg('Email for customers'), support.email ?? ''],
        [msg('Phone for customers'), support.phone ?? ''],
      ];
    case 'address': {
      const { lines, country } = address;
      return [[stepTitle(step), [...lines, country && countryText(country)].filter(Boolean).join(', ')]];
    }
    case 'people':
      return people.map(({ name, roles }) => [name, roles.map(roleText).join(', ')]);
    case 'bank':
      return [
        [msg('Saved account'), [bankText(record), bankStateText(bank.status)].filter(Boolean).join(' · ')],
      ];
    case 'terms':
      return [[msg('Accepted'), terms.accepted_at ? dayIn(terms.accepted_at, record.timezone) : '']];
    default:
      return [];
  }
}

/** A value that the list doesn't know is shown as it is. */
const wordOf = (options: readonly (readonly [string, string])[], value: string | null): string =>
  options.find(([one]) => one === value)?.[1] ?? value ?? '';

/** All that was given, and the way to send it. What is still due leads to its field. */
export function reviewView(
  setUp: SetUp,
  open: (step: StepName, requirement?: string) => void,
): TemplateResult {
  const record = setUp.record as Onboarding;
  const { work, isEditable } = setUp;
  const { isOnePage } = setUp.options();
  const isSubmitted = record.status !== 'created' && record.status !== 'needs_data';
  const due = record.requirements.currently_due;
  const isBusy = work.busyAt === 'review' && !!work.busy;
  const shown = record.steps.filter(({ name }) => name !== 'review');
  return html`<div class="step" role="group" aria-labelledby="step-review">
    ${stepHead(
      'review',
      isSubmitted ? msg('Your details') : stepTitle('review'),
      isSubmitted ? '' : lead(due.length > 0),
    )}
    ${due.length > 0 && isEditable ? dueList(record, open) : nothing}
    ${
      isOnePage && isEditable
        ? nothing
        : shown.map(({ name }) => summaryCard(setUp, name, isEditable ? () => open(name) : undefined))
    }
    ${outcome(work, 'review')}
    ${
      isSubmitted || !isEditable
        ? nothing
        : html`<div class="row">
            ${button({
              label: msg('Submit for review'),
              kind: due.length > 0 ? undefined : 'primary',
              isDisabled: due.length > 0,
              isBusy,
              action: 'submit',
              press: () => submitOnboarding(setUp),
            })}
            ${underway(isBusy ? work.busyText : '')}
          </div>`
    }
    ${isSubmitted && record.status !== 'in_review' ? nothing : whatIsNext()}
  </div>`;
}

/** The section about the steps after submitting. */
const whatIsNext = (): TemplateResult =>
  html`<section class="next" aria-labelledby="next">
    <h3 id="next">${msg('What happens next')}</h3>
    <ol>
      <li>${msg('We review your details. You can leave this page meanwhile.')}</li>
      <li>${msg('If something is missing, this page says what.')}</li>
      <li>
        ${msg('Once you’re approved, you can take payments, and they are paid out to your bank account.')}
      </li>
    </ol>
  </section>`;

const lead = (isDue: boolean): string =>
  isDue
    ? msg('This is still missing. When it is there, you can submit.')
    : msg('Check your details, then submit them.');

/** Renders what is due, each with a button that leads there. */
const dueList = (record: Onboarding, open: (step: StepName, requirement?: string) => void): TemplateResult =>
  html`<ul class="due-list">
    ${record.requirements.currently_due.map((path) => {
      const step = stepOf(record, path);
      const text = requirementText(path, record.people);
      const go = (event: Event): void => {
        event.preventDefault();
        if (step) open(step, path);
      };
      const title = step ? stepTitle(step) : '';
      return html`<li>
        ${step ? html`<a href="#step-${step}" @click=${go}>${text}</a>` : text}
        ${title === text ? nothing : html`<span class="muted">${title}</span>`}
      </li>`;
    })}
  </ul>`;

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

/**
 * The terms of the partner, and their acceptance, which is kept with its time and the address it came from.
 */
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
