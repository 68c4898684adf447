import { nothing, type TemplateResult } from 'lit';
import { dayIn, dayText } from '../../i18n/dates.ts';
import { button } from '../../kit/button.ts';
import { tag } from '../../kit/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { businessTypeOptions, tradeOptions } from './business-shape.ts';
import { bankStateText, bankText } from './bank-shape.ts';
import { countryText } from './countries.ts';
import type { Onboarding, Step, StepName } from './onboarding-record.ts';
import { roleText } from './person-shape.ts';
import type { SetUp } from './set-up.ts';
import { fieldText, requirementText, stepTitle } from './step-words.ts';

type Row = readonly [label: string, value: string];

/** What was given in a step, to be read: in the review, and while nothing can be changed. */
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
