import type { Operation } from '../contract/operation.ts';
import type { RecordSection } from './records.ts';

/** Operations of one tag, and the records that they return. */
export interface Group {
  readonly tag: Operation['tag'];
  readonly operations: readonly Operation[];
  readonly records: readonly RecordSection[];
}
