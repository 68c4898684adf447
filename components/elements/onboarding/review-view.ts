import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { outcome, underway } from '../../kit/outcome.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { stepHead } from './form-view.ts';
import type { Onboarding, StepName } from './onboarding-record.ts';
import { submitOnboarding } from './save-form.ts';
import type { SetUp } from './set-up.ts';
import { stepOf } from './steps.ts';
import { requirementText, stepTitle } from './step-words.ts';
import { summaryCard } from './summary-view.ts';

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
    ${stepHead('review', isSubmitted ? msg('What you gave') : stepTitle('review'), isSubmitted ? '' : lead(due.length > 0))}
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
  </div>`;
}

const lead = (isDue: boolean): string =>
  isDue
    ? msg('This is still missing. When it is there, you can submit.')
    : msg('Check what you gave, then submit it.');

/** What is due, each with the way there. */
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
