import { WEEKDAYS, type Weekday } from '../contract/weekday.ts';
import type { ServingTime } from '../menus/contract/menu-fields.ts';

/** When something is served: `Mon–Fri 08:30–15:00, Sat and Sun 09:00–16:00`; what is the same every day has no days. */
export function servingWords(times: readonly ServingTime[]): string {
  const daysOf = new Map<string, Set<Weekday>>();
  for (const { days, from, to } of times) {
    const range = `${from}–${to}`;
    daysOf.set(range, new Set([...(daysOf.get(range) ?? []), ...days]));
  }
  return [...daysOf].map(([range, days]) => [...dayWords(days), range].join(' ')).join(', ');
}

function dayWords(days: ReadonlySet<Weekday>): string[] {
  if (days.size === WEEKDAYS.length) return [];
  return [new Intl.ListFormat('en-GB').format(runsOf(days).flatMap(runWords))];
}

/** Days that follow each other, from Monday on. */
function runsOf(days: ReadonlySet<Weekday>): string[][] {
  const runs: string[][] = [];
  let isGoingOn = false;
  for (const day of WEEKDAYS) {
    const short = day.charAt(0).toUpperCase() + day.slice(1, 3);
    if (!days.has(day)) isGoingOn = false;
    else if (isGoingOn) runs.at(-1)?.push(short);
    else isGoingOn = runs.push([short]) > 0;
  }
  return runs;
}

function runWords(run: readonly string[]): string[] {
  return run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : [...run];
}
