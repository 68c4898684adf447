import { html, type Html } from '../gateway/html.ts';
import { ALL_SCOPES } from '../contract/scopes.ts';

/** How the console writes what people read: times, spans, numbers, what a key may do. */

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const NUMBER = new Intl.NumberFormat('en-GB');

/** `21 Nov 2026, 10:42 UTC`; the script turns it into the reader's own time. */
export function timeOf(at: string | Date): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${MINUTE.format(date)} UTC</time>`;
}

export function dayOf(at: string | Date): string {
  return DAY.format(new Date(at));
}

export function numberOf(value: number): string {
  return NUMBER.format(value);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span in its two largest units: `23 h 12 min`, `6 d 4 h`. */
export function spanOf(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const whole = minutes * MINUTE_MS;
  const days = Math.floor(whole / DAY_MS);
  const hours = Math.floor((whole % DAY_MS) / HOUR_MS);
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [Math.floor((whole % HOUR_MS) / MINUTE_MS), 'min'],
  ] as const;
  const from = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(from, from + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** What a key may do, in few words; all of it stands in its page. */
export function capabilityOf(scopes: readonly string[]): string {
  if (ALL_SCOPES.every((scope) => scopes.includes(scope))) return 'everything';
  if (scopes.length <= 3) return scopes.join(', ');
  return `${scopes.slice(0, 2).join(', ')} and ${scopes.length - 2} more`;
}
