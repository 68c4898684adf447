import type { Response, Router } from 'express';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { advanceSandboxClock, simulateEvent } from '../../../developers/sandbox/contract/sandbox.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import { idempotencyKeyOf, csrfField, intentField, problem, selectField } from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { attempt, inSandbox } from '../parts/form-pages.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { spanOf, timeOf } from '../parts/format.ts';
import { EVENT_TYPES } from '../../../developers/document/event-types.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { copyable } from '../parts/pieces.ts';

const SANDBOX = '/console/sandbox';

/** The sandbox: its clock, and simulated events. */
export function mountSandboxPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/sandbox')
    .get(async (req, res) => {
      const session = inSandbox(await pages.welcome(req, res));
      await show(res, session, { clock: movedOf(req.query['moved']) });
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/sandbox/clock')
    .get((_req, res) => res.redirect(303, SANDBOX))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      // Relative to the time that the page showed: sent twice, it moves the clock once.
      const body = { to: laterThan(form.get('from'), form.get('by')) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(advanceSandboxClock, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, inSandbox(session), { clock: { refusal } });
      return res.redirect(303, `${SANDBOX}?moved=${result?.advancing_to ? 'partly' : 'yes'}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/sandbox/events')
    // The address stays in the bar after the form was sent.
    .get((_req, res) => res.redirect(303, SANDBOX))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const [type = '', merchant = ''] = [form.get('type'), form.get('merchant')];
      const body = { type, ...(merchant !== '' && { merchant }) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(simulateEvent, { session, res, body, idempotencyKey }),
      );
      const simulated = { type, merchant, ...(result && { events: result.data }) };
      return show(res, inSandbox(session), { event: { refusal, simulated } });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    { clock = {}, event = {} }: { readonly clock?: ClockNews; readonly event?: EventNews },
  ): Promise<void> {
    const merchants = await allOf(context, listMerchants, { session, res });
    const created = event.simulated?.events ? 201 : 200;
    await pages.send(res, session, {
      status: (clock.refusal ?? event.refusal)?.status ?? created,
      title: 'Sandbox',
      section: SANDBOX,
      content: html`<div class="head"><h1>Sandbox</h1></div>
        ${clockForm(session, context.clock.now(), clock)} ${eventForm(session, merchants, event)}`,
    });
  }
}

function movedOf(moved: unknown): ClockNews {
  return moved === 'yes' || moved === 'partly' ? { moved } : {};
}

/** The last change of the clock, or its refusal. */
interface ClockNews {
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

/** Returns the later time. An unreadable value is passed on, for the API to reject. */
function laterThan(from: string | undefined, hours: string | undefined): string {
  const time = Date.parse(from ?? '') + Number(hours) * HOUR_MS;
  return Number.isFinite(time) && Math.abs(time) < 8e15 ? new Date(time).toISOString() : '';
}

/** Renders how far the sandbox clock is ahead, and the form that moves it. */
function clockForm(session: ConsoleSession, realNowMs: number, { refusal, moved }: ClockNews): Html {
  const now = new Date(session.nowMs);
  const aheadMs = session.nowMs - realNowMs;
  return html`<form class="card sec narrow" method="post" action="/console/sandbox/clock">
    ${csrfField(session)}${intentField()}
    <input type="hidden" name="from" value="${now.toISOString()}" />
    <h2>Clock</h2>
    ${
      moved === 'yes' &&
      html`<p class="notice ok" role="status">
        The clock moved forward. Everything due by then has happened.
      </p>`
    }
    ${
      moved === 'partly' &&
      html`<p class="notice" role="status">
        The clock is on its way and waits for your endpoint to respond. Move it again to continue.
      </p>`
    }
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

/** The requested event, and the resulting events or the refusal. */
interface EventNews {
  readonly refusal?: ApiError | undefined;
  readonly simulated?: {
    readonly type: string;
    readonly merchant: string;
    readonly events?: readonly Event[];
  };
}

/** The form that makes an event happen on sandbox records. */
function eventForm(
  session: ConsoleSession,
  merchants: readonly Merchant[],
  { refusal, simulated }: EventNews,
): Html {
  return html`<form class="card sec narrow" method="post" action="/console/sandbox/events">
    ${csrfField(session)}${intentField()}
    <h2>Simulate an event</h2>
    ${problem(refusal?.publicMessage)}${outcome(simulated?.events)}
    ${selectField({
      name: 'type',
      label: 'Event',
      hint:
        'It changes sandbox records, so it can cause other events. Your endpoints get them as in ' +
        'production.',
      value: simulated?.type ?? 'plant.created',
      choices: EVENT_TYPES.map((type) => ({ value: type, label: type })),
    })}
    ${selectField({
      name: 'merchant',
      label: 'Merchant',
      value: simulated?.merchant ?? '',
      choices: [
        { value: '', label: 'Any that fits' },
        ...merchants.map(({ id, display_name, status }) => ({
          value: id,
          label: `${plainNameOf(display_name)} (${status.replaceAll('_', ' ')})`,
        })),
      ],
    })}
    <p class="buttons"><button>Simulate event</button></p>
  </form>`;
}

function outcome(events: readonly Event[] | undefined): Content {
  if (!events) return undefined;
  return html`<div class="notice ok" role="status">
    <p>${events.length === 1 ? 'One event' : `${events.length} events`} recorded:</p>
    <ul>
      ${events.map(
        ({ type, id }) =>
          html`<li>
            <a class="mono" href="/console/events/${id}">${type}</a> ${copyable(id, 'the event’s ID')}
          </li>`,
      )}
    </ul>
    <p><a href="/console/webhooks">See deliveries</a></p>
  </div>`;
}
