import type { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { problem, selectField } from '../shell/forms/field.ts';
import { csrfField, intentField } from '../shell/forms/intent.ts';
import type { ConsoleSession } from './console-session.ts';
import { spanOf, timeOf } from './parts/format.ts';

/** What has just happened to the clock, or was refused. */
export interface ClockNews {
  readonly refusal?: ApiError | undefined;
  /** `partly`: an endpoint takes its time, and the clock waits for it. */
  readonly moved?: 'yes' | 'partly' | undefined;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

const STEPS = [
  { value: '1', label: '1 hour' },
  { value: '6', label: '6 hours' },
  { value: String(DAY_HOURS), label: '1 day' },
  { value: String(3 * DAY_HOURS), label: '3 days' },
  { value: String(7 * DAY_HOURS), label: '7 days' },
  { value: String(30 * DAY_HOURS), label: '30 days' },
];

/** What cannot be read goes to the API as a time that it refuses. */
export function laterThan(from: string | undefined, hours: string | undefined): string {
  const time = Date.parse(from ?? '') + Number(hours) * HOUR_MS;
  return Number.isFinite(time) && Math.abs(time) < 8e15 ? new Date(time).toISOString() : '';
}

/** How far the sandbox clock is ahead, and the form that moves it. */
export function clockForm(session: ConsoleSession, realNowMs: number, { refusal, moved }: ClockNews): Html {
  const now = new Date(session.nowMs);
  const aheadMs = session.nowMs - realNowMs;
  return html`<form class="card sec narrow" method="post" action="/console/sandbox/clock">
    ${csrfField(session)}${intentField()}
    <input type="hidden" name="from" value="${now.toISOString()}" />
    <h2>Clock</h2>
    ${moved === 'yes' && html`<p class="notice ok" role="status">The clock moved forward. Everything due by then has happened.</p>`}
    ${moved === 'partly' && html`<p class="notice" role="status">The clock is on its way and waits for your endpoint to respond. Move it again to continue.</p>`}
    ${problem(refusal?.publicMessage)}
    <p>
      The sandbox clock shows ${timeOf(now)},
      ${aheadMs < 1000 ? 'the same as real time.' : `${spanOf(aheadMs)} ahead of real time.`}
    </p>
    ${selectField({
      name: 'by',
      label: 'Move forward by',
      hint: 'Retries are sent and keys expire as they fall due. The clock can’t go back.',
      value: String(DAY_HOURS),
      choices: STEPS,
    })}
    <p class="buttons"><button class="quiet">Move the clock</button></p>
  </form>`;
}
