import { EVENT_TYPES } from '../../developers/document/event-types.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { field, selectField } from '../shell/forms/field.ts';

/** The filter of the list of events, as in the URL: days are in UTC, `to` is the last of them. */
export type EventFilter = Readonly<Record<'type' | 'from' | 'to', string>>;

const DAY_MS = 24 * 60 * 60 * 1000;

export function filterIn(query: Readonly<Record<string, unknown>>): EventFilter {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  return { type: text('type'), from: text('from'), to: text('to') };
}

/** The same as a query of `listEvents`. What is no type or no day goes there as it is, and is refused there. */
export function queryOf({ type, from, to }: EventFilter): Record<string, string> {
  return {
    ...(type !== '' && { type }),
    ...(from !== '' && { created_after: startOf(from, 0) }),
    ...(to !== '' && { created_before: startOf(to, DAY_MS) }),
  };
}

function startOf(day: string, plusMs: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(ms);
  return isDay && new Date(ms).toISOString().startsWith(day) ? new Date(ms + plusMs).toISOString() : day;
}

/** A type of event, or all of them. */
export function typeField(value: string, all: string): Html {
  return selectField({
    name: 'type',
    label: 'Type',
    value,
    choices: [{ value: '', label: all }, ...EVENT_TYPES.map((type) => ({ value: type, label: type }))],
  });
}

export interface MomentView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly kind: 'date' | 'datetime-local';
  readonly hint?: Content;
}

/** A day or a moment, in UTC. */
export function momentField({ name, label, value, kind, hint }: MomentView): Html {
  return field(
    { name, label, hint },
    (attributes) =>
      html`<input
        ${attributes}
        type="${kind}"
        value="${value}"
        ${kind === 'datetime-local' && html` step="1"`}
      />`,
  );
}
