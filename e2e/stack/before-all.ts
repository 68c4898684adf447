import { RunningStack } from './running-stack.ts';
import { prepareTemplate } from './stack-template.ts';

/**
 * Before the first journey. One stack starts from an empty folder, as after a clone, and ends. Creating and
 * migrating the database is half of that work, so the stacks of the journeys begin with a copy of one.
 * @returns what cleans up after the last journey
 */
// oxlint-disable-next-line import/no-default-export -- Playwright wants it
export default async function prepare(): Promise<() => Promise<void>> {
  const fresh = await RunningStack.start();
  await fresh.stop();
  return prepareTemplate();
}
