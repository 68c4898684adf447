import { nothing, svg, type TemplateResult } from 'lit';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Step, StepName } from './onboarding-record.ts';
import type { SetUp } from './set-up.ts';
import { progressOf } from './steps.ts';
import { stepStateText, stepTitle } from './step-words.ts';

/** The way through the steps: where one is, what is done, and to each of them. */
export function stepList(setUp: SetUp): TemplateResult {
  const { steps, step: shown } = setUp;
  const { done, all } = progressOf(steps);
  return html`<nav part="steps" class="steps" aria-label=${msg('Steps')}>
    <p class="muted small">${msg(str`${counted(done)} of ${counted(all)} done`)}</p>
    <ol>
      ${steps.map((step) => renderStep(step, step.name === shown, (name) => setUp.goTo(name)))}
    </ol>
  </nav>`;
}

const renderStep = (step: Step, isShown: boolean, go: (name: StepName) => void): TemplateResult => {
  const { name, state } = step;
  const isDone = state === 'complete';
  return html`<li class=${isDone ? 'is-done' : ''}>
    <button part="step" type="button" aria-current=${isShown ? 'step' : nothing} @click=${() => go(name)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${isDone ? tick : circle}</svg>
      <span>${stepTitle(name)}</span>
      <span class="muted">${stepStateText(step)}</span>
    </button>
  </li>`;
};

// Drawn for this list: a tick, and a place for it.
const tick = svg`<path d="m5 12.5 4.5 4.5L19 7.5"></path>`;
const circle = svg`<path d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z"></path>`;
