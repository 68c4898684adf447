import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import { nameProblem } from './field-problems.ts';
import { newKey } from './item-values.ts';
import { findSection, type Menu, type ServingTime } from './menu-records.ts';
import { PartForm, type PartRules } from './part-form.ts';

/** A serving time as it is typed. */
export interface ServingValues {
  readonly key: string;
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** A section as its form has it. */
export interface SectionValues {
  readonly name: string;
  readonly availability: readonly ServingValues[];
}

export type SectionForm = PartForm<SectionValues>;

/** The form of a section, or of a new one. */
export function sectionForm(host: LitElement, menu: Menu, id?: string): SectionForm {
  const values = id === undefined ? undefined : rules.find(menu, id);
  return values
    ? new PartForm(host, rules, values, id)
    : new PartForm(host, rules, { name: '', availability: [] });
}

export const newServing = (): ServingValues => ({
  key: newKey(),
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '11:00',
  to: '15:00',
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const rules: PartRules<SectionValues> = {
  names: ({ availability }) => [
    'name',
    ...availability.flatMap(({ key }) => [`days-${key}`, `from-${key}`, `to-${key}`]),
  ],
  check: ({ name, availability }) => ({
    name: nameProblem(name),
    ...Object.fromEntries(
      availability.flatMap(({ key, days, from, to }) => [
        [`days-${key}`, days.length > 0 ? undefined : msg('Choose at least one day.')],
        [`from-${key}`, TIME.test(from) ? undefined : msg('Enter a time such as 08:00.')],
        [`to-${key}`, TIME.test(to) || to === '24:00' ? undefined : msg('Enter a time such as 11:30.')],
      ]),
    ),
  }),
  fields: ({ name, availability }) => ({
    name: name.trim(),
    availability: availability.map(({ days, from, to }) => ({ days, from, to })),
  }),
  find: (menu, id) => {
    const section = findSection(menu, id);
    return section && { name: section.name, availability: section.availability.map(valuesOf) };
  },
  change: (menu, fields, id) => {
    const others = menu.sections.map((section) => ({ id: section.id }));
    if (id === undefined) return { sections: [...others, fields] };
    if (!findSection(menu, id)) return undefined;
    return { sections: others.map((one) => (one.id === id ? { ...one, ...fields } : one)) };
  },
  renewed: (values) => values,
  controlAt: ({ availability }, path) => {
    const at = path.indexOf('availability');
    const row = at < 0 ? undefined : availability[Number(path[at + 1])];
    if (row) return `${path[at + 2] === 'to' ? 'to' : path[at + 2] === 'days' ? 'days' : 'from'}-${row.key}`;
    return path.at(-1) === 'name' ? 'name' : undefined;
  },
};

/** Times are compared by what they say, not by the row's key. */
const valuesOf = ({ days, from, to }: ServingTime, at: number): ServingValues => ({
  key: `time-${at}`,
  days,
  from,
  to,
});
