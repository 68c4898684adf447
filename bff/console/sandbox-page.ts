import type { Request, Response, Router } from 'express';
import type { Event } from '../contract/events.ts';
import type { Merchant } from '../contract/merchants.ts';
import { SIMULATED_EVENT_TYPES, type SandboxClock } from '../contract/sandbox.ts';
import { ApiError } from '../gateway/errors.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { allOf } from './all-of.ts';
import { attempt } from './attempt.ts';
import type { ConsoleContext } from './context.ts';
import { problem, selectField } from './field.ts';
import { idempotencyKeyOf, intentField } from './intent.ts';
import { csrfField } from './page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Person } from './person.ts';
import { spanOf, timeOf } from './words.ts';

const PATH = '/console/sandbox';

/** What has just happened, or was refused. */
interface News {
  readonly refusal?: ApiError | undefined;
  readonly moved?: true;
  readonly simulated?: {
    readonly type: string;
    readonly merchant: string;
    readonly events?: readonly Event[];
  };
}

/** The sandbox: its clock, and events that happen when asked for. */
export function mountSandboxPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/sandbox')
    .get(async (req, res) => {
      const person = enter(await pages.welcome(req, res));
      await show(req, res, person, req.query['moved'] === 'yes' ? { moved: true } : {});
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/sandbox/clock')
    .get((_req, res) => res.redirect(303, PATH))
    .post(async (req, res) => {
      const { person, form } = await pages.receive(req, res);
      // From the time that the page showed: sent twice, it moves the clock once.
      const body = { to: laterThan(form.get('from'), form.get('by')) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call<SandboxClock>('advanceSandboxClock', { person, req, res, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, enter(person), { refusal });
      return res.redirect(303, `${PATH}?moved=yes`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/sandbox/events')
    // The address stays in the bar after the form was sent.
    .get((_req, res) => res.redirect(303, PATH))
    .post(async (req, res) => {
      const { person, form } = await pages.receive(req, res);
      const [type = '', merchant = ''] = [form.get('type'), form.get('merchant')];
      const body = { type, ...(merchant !== '' && { merchant }) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call<{ data: Event[] }>('simulateEvent', { person, req, res, body, idempotencyKey }),
      );
      const simulated = { type, merchant, ...(result && { events: result.data }) };
      return show(req, res, enter(person), { refusal, simulated });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(req: Request, res: Response, person: Person, news: News): Promise<void> {
    const merchants = await allOf<Merchant>(context, 'listMerchants', { person, req, res });
    const created = news.simulated?.events ? 201 : 200;
    await pages.send(res, person, {
      status: news.refusal?.status ?? created,
      title: 'Sandbox',
      section: PATH,
      content: html`<div class="head"><h1>Sandbox</h1></div>
        ${clockForm(person, context.clock.now(), news)} ${eventForm(person, merchants, news)}`,
    });
  }
}

/** @throws {ApiError} not_found in production, where there is no sandbox */
function enter(person: Person): Person {
  if (person.principal.environment !== 'sandbox') throw new ApiError('not_found');
  return person;
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

function clockForm(person: Person, realNowMs: number, { refusal, simulated, moved }: News): Html {
  const now = new Date(person.nowMs);
  const aheadMs = person.nowMs - realNowMs;
  return html`<form class="card sec narrow" method="post" action="${PATH}/clock">
    ${csrfField(person)}${intentField()}
    <input type="hidden" name="from" value="${now.toISOString()}" />
    <h2>Clock</h2>
    ${moved && html`<p class="notice ok" role="status">The clock is moved. What fell due on the way has happened.</p>`}
    ${problem(simulated ? undefined : refusal?.publicMessage)}
    <p>
      It is ${timeOf(now)} here,
      ${aheadMs < 1000 ? 'the same as everywhere.' : `${spanOf(aheadMs)} ahead of the real time.`}
    </p>
    ${selectField({
      name: 'by',
      label: 'Move forward by',
      hint: 'Retries are sent, overlaps of rotated keys end, what runs out has run out. It never goes back.',
      value: String(DAY_HOURS),
      choices: STEPS,
    })}
    <p class="buttons"><button class="quiet">Move the clock</button></p>
  </form>`;
}

function eventForm(person: Person, merchants: readonly Merchant[], { refusal, simulated }: News): Html {
  return html`<form class="card sec narrow" method="post" action="${PATH}/events">
    ${csrfField(person)}${intentField()}
    <h2>Simulate an event</h2>
    ${problem(simulated ? refusal?.publicMessage : undefined)}${outcome(simulated?.events)}
    ${selectField({
      name: 'type',
      label: 'Event',
      hint: 'It happens to real records of the sandbox, so one may bring others. They are sent as in production.',
      value: simulated?.type ?? 'plant.created',
      choices: SIMULATED_EVENT_TYPES.map((type) => ({ value: type, label: type })),
    })}
    ${selectField({
      name: 'merchant',
      label: 'Merchant',
      value: simulated?.merchant ?? '',
      choices: [
        { value: '', label: 'whichever fits' },
        ...merchants.map(({ id, display_name, status }) => ({
          value: id,
          label: `${display_name} (${status.replaceAll('_', ' ')})`,
        })),
      ],
    })}
    <p class="buttons"><button>Make it happen</button></p>
  </form>`;
}

function outcome(events: readonly Event[] | undefined): Content {
  if (!events) return undefined;
  return html`<div class="notice ok" role="status">
    <p>${events.length === 1 ? 'One event' : `${events.length} events`} happened:</p>
    <ul>
      ${events.map(({ type, id }) => html`<li><span class="mono">${type}</span> <span class="mono small">${id}</span></li>`)}
    </ul>
    <p><a href="/console/webhooks">Watch them arrive</a></p>
  </div>`;
}
