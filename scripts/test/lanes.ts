import type { Step } from './steps.ts';

/**
 * Runs the steps of the lane `first`, then those of the others: one after the other in a lane, the lanes
 * beside each other.
 * @returns what each step came to, in the order of the steps
 */
export async function runInLanes<One extends Pick<Step, 'lane'>, Result>(
  steps: readonly One[],
  run: (step: One) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<One, Result>();
  const runLane = async (lane: readonly One[]): Promise<void> => {
    for (const step of lane) results.set(step, await run(step));
  };
  const lanes = Map.groupBy(steps, ({ lane }) => lane);
  await runLane(lanes.get('first') ?? []);
  lanes.delete('first');
  await Promise.all([...lanes.values()].map(runLane));
  return steps.flatMap((step) => (results.has(step) ? [results.get(step) as Result] : []));
}
