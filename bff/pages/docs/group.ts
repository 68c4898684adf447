import type { Operation } from '../../core/contract/operation.ts';
import { addressOf } from './addresses.ts';
import { addressOfRecord, type RecordSection } from './records.ts';

/** Operations of one tag, and the records that they return. */
export interface Group {
  readonly tag: Operation['tag'];
  readonly operations: readonly Operation[];
  readonly records: readonly RecordSection[];
}

/** A record or an operation in a list. */
export interface GroupEntry {
  readonly address: string;
  readonly title: string;
  /** Of an operation. */
  readonly method?: string;
}

/** What a group consists of, in reading order. */
export function entriesOf({ records, operations }: Group): readonly GroupEntry[] {
  return [
    ...records.map((record) => ({ address: addressOfRecord(record), title: `The ${record.title} record` })),
    ...operations.map((operation) => ({
      address: addressOf(operation),
      title: operation.summary,
      method: operation.method,
    })),
  ];
}
