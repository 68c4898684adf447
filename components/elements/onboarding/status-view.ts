import { nothing, type TemplateResult } from 'lit';
import { dayIn } from '../../i18n/money-and-dates.ts';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { failureNotice, underway } from '../../kit/loading/work.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Onboarding, StepName } from './onboarding-record.ts';
import { openProcessor } from './save-form.ts';
import type { SetUp } from './set-up.ts';
import { stepOf } from './steps.ts';
import { PROCESSOR_ACCOUNT, reasonText } from './step-words.ts';

/** Where the merchant stands, and what it can do about it; in a live region, because it changes by itself. */
export function statusView(
  setUp: SetUp,
  open: (step: StepName, requirement?: string) => void,
): TemplateResult | typeof nothing {
  const record = setUp.record as Onboarding;
  const { status, requirements } = record;
  switch (status) {
    case 'created':
    case 'needs_data':
      return requirements.errors.length > 0
        ? notice({ kind: 'warning', title: msg('We need something more.'), advice: reasons(setUp, open) })
        : nothing;
    case 'in_review':
      return statePanel({
        kind: 'waiting',
        title: msg('In review'),
        advice: html`${msg(
          'We’re reviewing your details. You don’t have to wait here: you can come back at any time.',
        )}
        ${
          setUp.isBehind
            ? html`<br />${msg('The connection is lost. This page tries again by itself.')}`
            : nothing
        }`,
      });
    case 'active':
      return active(setUp, open);
    case 'restricted':
      return requirements.past_due.length > 0
        ? notice({
            kind: 'danger',
            title: msg('Your payouts are on hold.'),
            advice: html`${msg('You can take payments. You are paid out again once this is settled:')}
            ${reasons(setUp, open)}`,
          })
        : notice({
            kind: 'warning',
            title: msg('We’re reviewing what you sent.'),
            advice: msg('Your payouts are on hold until then.'),
          });
    case 'rejected':
      return statePanel({
        kind: 'error',
        title: msg('Your application was declined.'),
        advice: msg('You can’t take payments with this account. Ask the owner of this page for the reason.'),
      });
    case 'suspended':
      return statePanel({
        kind: 'no-access',
        title: msg('Your account is suspended.'),
        advice: msg('Nothing can be changed here. Ask the owner of this page.'),
      });
    case 'closed':
      return statePanel({ kind: 'no-access', title: msg('This account is closed.') });
    default:
      return statePanel({ kind: 'no-access', title: status });
  }
}

function active(setUp: SetUp, open: (step: StepName, requirement?: string) => void): TemplateResult {
  const { requirements, bank_account, timezone } = setUp.record as Onboarding;
  const { deadline, currently_due: due } = requirements;
  if (due.length === 0) {
    return notice({
      kind: 'done',
      title: msg('You’re set up.'),
      advice:
        bank_account.status === 'new'
          ? msg('You can take payments. Your new bank account is being checked.')
          : msg('You can take payments, and your payouts go to your bank account.'),
    });
  }
  const title = deadline
    ? msg(str`Something is due by ${dayIn(deadline, timezone)}.`)
    : msg('We need something more.');
  const consequence = deadline ? msg('After that day, your payouts are held back.') : '';
  return notice({ kind: 'warning', title, advice: html`${consequence} ${reasons(setUp, open)}` });
}

/** Why it is due again, each with the way to its field. */
function reasons(setUp: SetUp, open: (step: StepName, requirement?: string) => void): TemplateResult {
  const record = setUp.record as Onboarding;
  return html`<span class="reasons"
    >${record.requirements.errors.map((error) => {
      const step = stepOf(record, error.requirement);
      const isShown = setUp.isEditable && setUp.steps.some(({ name }) => name === step);
      const go = (event: Event): void => {
        event.preventDefault();
        if (step) open(step, error.requirement);
      };
      return html`<span
        >${reasonText(error)}
        ${isShown ? html`<a href="#step-${step}" @click=${go}>${msg('Go to it')}</a>` : nothing}
        ${error.requirement === PROCESSOR_ACCOUNT && setUp.isEditable ? wayToProcessor(setUp) : nothing}</span
      >`;
    })}</span
  >`;
}

/** Renders the button that leads to the payment processor's own form, and why it couldn't. */
function wayToProcessor(setUp: SetUp): TemplateResult {
  const { work } = setUp;
  const isBusy = work.busyAt === 'processor' && !!work.busy;
  const failed = work.failure?.place === 'processor' ? work.failure : undefined;
  return html`<span class="row">
      ${button({
        label: msg('Continue at the payment processor'),
        isBusy,
        action: 'open-processor',
        press: () => openProcessor(setUp),
      })}
      ${underway(isBusy ? work.busyText : '')}
    </span>
    ${failed ? failureNotice(work, failed.error, failed.again) : nothing}`;
}
