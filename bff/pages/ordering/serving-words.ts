import { WEEKDAYS, type Weekday } from '../../core/contract/weekday.ts';
import type { ServingTime } from '../../catalog/menus/contract/menu-fields.ts';

/** When something is served: `Mon–Fri 08:30–15:00, Sat and Sun 09:00–16:00`; what is the same every day has no days. */
export function servingWords(times: readonly ServingTime[], locale = 'en-GB'): string {
  const daysOf = new Map<string, Set<Weekday>>();
  for (const { days, from, to } of times) {
    const range = `${from}–${to}`;
    daysOf.set(range, new Set([...(daysOf.get(range) ?? []), ...days]));
  }
  return [...daysOf].map(([range, days]) => [...dayWords(days, locale), range].join(' ')).join(', ');
}

function dayWords(days: ReadonlySet<Weekday>, locale: string): string[] {
  if (days.size === WEEKDAYS.length) return [];
  const written = locale.startsWith('en') ? 'en-GB' : locale;
  return [new Intl.ListFormat(written).format(runsOf(days, written).flatMap(runWords))];
}

/** Days that follow each other, from Monday on. */
function runsOf(days: ReadonlySet<Weekday>, locale: string): string[][] {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const runs: string[][] = [];
  let isGoingOn = false;
  for (const [at, day] of WEEKDAYS.entries()) {
    const short = names.format(Date.UTC(2024, 0, MONDAY + at));
    if (!days.has(day)) isGoingOn = false;
    else if (isGoingOn) runs.at(-1)?.push(short);
    else isGoingOn = runs.push([short]) > 0;
  }
  return runs;
}

/** The 1st of January 2024 was one. */
const MONDAY = 1;

function runWords(run: readonly string[]): string[] {
  return run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : [...run];
}
