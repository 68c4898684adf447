import type { Onboarding, Step, StepName } from './onboarding-record.ts';
import { nothing, svg, type TemplateResult } from 'lit';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { stepStateText, stepTitle } from './step-words.ts';

/** Which steps a page wants. */
export interface StepChoice {
  /** `due`: only steps in which something is due, without what is optional. */
  collect: string | undefined;
  /** Names of steps, separated by spaces or commas. */
  only: string | undefined;
  exclude: string | undefined;
}

const namesIn = (list: string | undefined): string[] => list?.split(/[\s,]+/).filter(Boolean) ?? [];

/** Steps that are shown, in the order of the API. */
export function chosenSteps({ steps }: Onboarding, { collect, only, exclude }: StepChoice): Step[] {
  const [wanted, unwanted] = [namesIn(only), namesIn(exclude)];
  return steps.filter(
    ({ name, missing }) =>
      (wanted.length === 0 || wanted.includes(name)) &&
      !unwanted.includes(name) &&
      (collect !== 'due' || missing.length > 0 || name === 'review'),
  );
}

/**
 * The first step with something due, from a step on and then from the beginning; else the review, or the
 * last.
 */
export function nextStep(steps: readonly Step[], after?: StepName): StepName | undefined {
  const at = steps.findIndex(({ name }) => name === after) + 1;
  const inOrder = [...steps.slice(at), ...steps.slice(0, at)];
  const due = inOrder.find(({ name, missing }) => missing.length > 0 && name !== 'review');
  return (due ?? steps.find(({ name }) => name === 'review') ?? steps.at(-1))?.name;
}

/** The step in which something that is due is given: `people.psn_….birth_date` in `people`. */
export function stepOf({ steps }: Onboarding, requirement: string): StepName | undefined {
  return steps.find(({ missing }) => missing.includes(requirement))?.name;
}

/** How many are done, of those that ask for something. */
function progressOf(steps: readonly Step[]): { done: number; all: number } {
  const asking = steps.filter(({ name }) => name !== 'review');
  return { done: asking.filter(({ state }) => state === 'complete').length, all: asking.length };
}

/** The steps that are shown, the current one, and the way to another. */
export interface StepListOptions {
  readonly steps: readonly Step[];
  readonly step: StepName | undefined;
  goTo: (name: StepName) => void;
}

/**
 * Renders navigation through the steps: progress, and a button for each of them. Where it is narrow, it is
 * the step's place among them, which opens the buttons.
 */
export function stepList(setUp: StepListOptions): TemplateResult {
  const { steps, step: shown } = setUp;
  const { done, all } = progressOf(steps);
  const at = steps.findIndex(({ name }) => name === shown);
  const next = steps[at + 1];
  const go = (name: StepName, { currentTarget }: Event): void => {
    (currentTarget as Element).closest('nav')?.querySelector('details')?.removeAttribute('open');
    setUp.goTo(name);
  };
  return html`<nav part="steps" class="steps" aria-label=${msg('Steps')}>
    <details>
      <summary>
        <b>${msg(str`Step ${counted(at + 1)} of ${counted(steps.length)}`)}</b>
        <span class="muted">${next ? html`${msg('Next:')} ${stepTitle(next.name)}` : nothing}</span>
        <span class="bar" aria-hidden="true"
          >${steps.map(
            ({ state }, place) =>
              html`<i class=${state === 'complete' ? 'full' : place === at ? 'half' : ''}></i>`,
          )}</span
        >
      </summary>
    </details>
    <p class="muted small">${msg(str`${counted(done)} of ${counted(all)} done`)}</p>
    <ol>
      ${steps.map((step) => renderStep(step, step.name === shown, go))}
    </ol>
  </nav>`;
}

const renderStep = (
  step: Step,
  isShown: boolean,
  go: (name: StepName, event: Event) => void,
): TemplateResult => {
  const { name, state } = step;
  const isDone = state === 'complete';
  return html`<li class=${isDone ? 'is-done' : ''}>
    <button
      part="step"
      type="button"
      aria-current=${isShown ? 'step' : nothing}
      @click=${(event: Event) => go(name, event)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${isDone ? tick : circle}</svg>
      <span>${stepTitle(name)}</span>
      <span class="muted">${stepStateText(step)}</span>
    </button>
  </li>`;
};

// A tick, and the circle in its place.
const tick = svg`<path d="m5 12.5 4.5 4.5L19 7.5"></path>`;
const circle = svg`<path d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z"></path>`;
