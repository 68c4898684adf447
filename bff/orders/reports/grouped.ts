import type { SalesGroup } from './contract/report-fields.ts';
import { partsOf, type Period } from './periods.ts';

/** What a row is about: the fields of its group. */
export interface GroupFields {
  readonly business_date?: string;
  readonly through?: string;
  readonly hour?: number;
  readonly surface?: string;
  readonly tender?: string;
  readonly location?: string | null;
}

/** A row of a report: what was read under the keys that belong to it. */
export interface Grouped<Sums> {
  readonly fields: GroupFields;
  readonly sums: readonly Sums[];
}

interface Keyed<Sums> {
  readonly key: string;
  readonly sums: Sums;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The rows of a group, in order. Days, weeks, months and hours are all there; of anything else, what there was. */
export function grouped<Sums>(
  group: SalesGroup,
  period: Period,
  read: readonly Keyed<Sums>[],
): Grouped<Sums>[] {
  const byKey = new Map(read.map(({ key, sums }) => [key, sums]));
  const under = (key: string): Sums[] => {
    const sums = byKey.get(key);
    return sums === undefined ? [] : [sums];
  };
  switch (group) {
    case 'day':
    case 'week':
    case 'month':
      return partsOf(period, group).map(({ from, to }) => ({
        fields: { business_date: from, through: to },
        sums: read.filter(({ key }) => from <= key && key <= to).map(({ sums }) => sums),
      }));
    case 'hour':
      return HOURS.map((hour) => ({ fields: { hour }, sums: under(String(hour)) }));
    case 'location':
      return named(read).map((key) => ({ fields: { location: key || null }, sums: under(key) }));
    case 'surface':
    case 'tender':
      return named(read).map((key) => ({ fields: { [group]: key }, sums: under(key) }));
  }
}

const named = (read: readonly Keyed<unknown>[]): string[] => read.map(({ key }) => key).toSorted();
