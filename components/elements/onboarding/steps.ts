import type { Onboarding, Step, StepName } from './onboarding-record.ts';

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
export function progressOf(steps: readonly Step[]): { done: number; all: number } {
  const asking = steps.filter(({ name }) => name !== 'review');
  return { done: asking.filter(({ state }) => state === 'complete').length, all: asking.length };
}
