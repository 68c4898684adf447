import type { Request, Response, Router } from 'express';
import type { Event } from '../contract/events.ts';
import type { Merchant } from '../contract/merchants.ts';
import { EMITTED_EVENT_TYPES } from '../contract/event-types.ts';
import type { SandboxClock } from '../contract/sandbox.ts';
import { ApiError } from '../gateway/errors.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import { plainNameOf } from '../pages/name.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { allOf } from './all-of.ts';
import { attempt } from './attempt.ts';
import { copyable } from './copyable.ts';
import type { ConsoleContext } from './context.ts';
import { problem, selectField } from '../pages/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../pages/forms/intent.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ConsoleSession } from './console-session.ts';
import { spanOf, timeOf } from './format.ts';

const PATH = '/console/sandbox';

/** What has just happened, or was refused. */
interface News {
  readonly refusal?: ApiError | undefined;
  /** `partly`: an endpoint takes its time, and the clock waits for it. */
  readonly moved?: 'yes' | 'partly' | undefined;
  readonly simulated?: {
    readonly type: string;
    readonly merchant: string;
    readonly events?: readonly Event[];
  };
}

/** The sandbox: its clock, and simulated events. */
export function mountSandboxPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/sandbox')
    .get(async (req, res) => {
      const session = enter(await pages.welcome(req, res));
      await show(req, res, session, movedOf(req.query['moved']));
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/sandbox/clock')
    .get((_req, res) => res.redirect(303, PATH))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      // From the time that the page showed: sent twice, it moves the clock once.
      const body = { to: laterThan(form.get('from'), form.get('by')) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call<SandboxClock>('advanceSandboxClock', { session, req, res, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, enter(session), { refusal });
      return res.redirect(303, `${PATH}?moved=${result?.advancing_to ? 'partly' : 'yes'}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/sandbox/events')
    // The address stays in the bar after the form was sent.
    .get((_req, res) => res.redirect(303, PATH))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const [type = '', merchant = ''] = [form.get('type'), form.get('merchant')];
      const body = { type, ...(merchant !== '' && { merchant }) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call<{ data: Event[] }>('simulateEvent', { session, req, res, body, idempotencyKey }),
      );
      const simulated = { type, merchant, ...(result && { events: result.data }) };
      return show(req, res, enter(session), { refusal, simulated });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(req: Request, res: Response, session: ConsoleSession, news: News): Promise<void> {
    const merchants = await allOf<Merchant>(context, 'listMerchants', { session, req, res });
    const created = news.simulated?.events ? 201 : 200;
    await pages.send(res, session, {
      status: news.refusal?.status ?? created,
      title: 'Sandbox',
      section: PATH,
      content: html`<div class="head"><h1>Sandbox</h1></div>
        ${clockForm(session, context.clock.now(), news)} ${eventForm(session, merchants, news)}`,
    });
  }
}

function movedOf(moved: unknown): News {
  return moved === 'yes' || moved === 'partly' ? { moved } : {};
}

/** @throws {ApiError} not_found in production, where there is no sandbox */
function enter(session: ConsoleSession): ConsoleSession {
  if (session.principal.environment !== 'sandbox') throw new ApiError('not_found');
  return session;
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
function laterThan(from: string | undefined, hours: string | undefined): string {
  const time = Date.parse(from ?? '') + Number(hours) * HOUR_MS;
  return Number.isFinite(time) && Math.abs(time) < 8e15 ? new Date(time).toISOString() : '';
}

function clockForm(session: ConsoleSession, realNowMs: number, { refusal, simulated, moved }: News): Html {
  const now = new Date(session.nowMs);
  const aheadMs = session.nowMs - realNowMs;
  return html`<form class="card sec narrow" method="post" action="${PATH}/clock">
    ${csrfField(session)}${intentField()}
    <input type="hidden" name="from" value="${now.toISOString()}" />
    <h2>Clock</h2>
    ${moved === 'yes' && html`<p class="notice ok" role="status">The clock moved forward. Everything due by then has happened.</p>`}
    ${moved === 'partly' && html`<p class="notice" role="status">The clock is on its way and waits for your endpoint to respond. Move it again to continue.</p>`}
    ${problem(simulated ? undefined : refusal?.publicMessage)}
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

function eventForm(
  session: ConsoleSession,
  merchants: readonly Merchant[],
  { refusal, simulated }: News,
): Html {
  return html`<form class="card sec narrow" method="post" action="${PATH}/events">
    ${csrfField(session)}${intentField()}
    <h2>Simulate an event</h2>
    ${problem(simulated ? refusal?.publicMessage : undefined)}${outcome(simulated?.events)}
    ${selectField({
      name: 'type',
      label: 'Event',
      hint: 'It changes sandbox records, so it can cause other events. Your endpoints get them as in production.',
      value: simulated?.type ?? 'plant.created',
      choices: EMITTED_EVENT_TYPES.map((type) => ({ value: type, label: type })),
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
      ${events.map(({ type, id }) => html`<li><a class="mono" href="/console/events/${id}">${type}</a> ${copyable(id, 'the event’s ID')}</li>`)}
    </ul>
    <p><a href="/console/webhooks">See deliveries</a></p>
  </div>`;
}
