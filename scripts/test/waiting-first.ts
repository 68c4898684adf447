import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Files whose tests wait more than they compute: for processes that start and are killed, for time limits, for what is slow on purpose. */
const WAITING =
  /\/(?:\w*crash|slow|drain|clock-steps|no-lost-events|main|start-up|loader\.node|frameworks\.node)\.test\.ts$/;

const waits = ({ moduleId }: TestSpecification): boolean => WAITING.test(moduleId);

/** Begins with what waits, while the journeys have the processors anyway: at the end of a run, nothing would compute beside it. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, not an array's
    const inOrder = await super.sort(files);
    return [...inOrder.filter(waits), ...inOrder.filter((file) => !waits(file))];
  }
}
