import type { EnvironmentName } from '../contract/fields.ts';

/** One partner in one environment: every row of this feature belongs to one, and is read and changed within it. */
export interface Owner {
  readonly partnerId: string;
  readonly environment: EnvironmentName;
}
