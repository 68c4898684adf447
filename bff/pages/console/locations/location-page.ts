import { may } from '../parts/pieces.ts';
import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import {
  type Form,
  problem,
  selectField,
  textField,
  idempotencyKeyOf,
  csrfField,
  intentField,
} from '../../shell/forms.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { listSlots, updateLocation } from '../../../catalog/locations/contract/locations.ts';
import type { Slots } from '../../../catalog/locations/contract/slots.ts';
import { factsSection, hoursSection, orderingSection, taxesSection, orderingChip } from './location-view.ts';
import { locationPath, merchantPath, MERCHANTS } from '../parts/paths.ts';
import { readLocation } from './settings-form.ts';
import { timeOf, fulfillmentName } from '../parts/format.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';

/** Mounts the page of a location: its settings, and immediate actions: pausing, closing, reopening. */
export function mountLocationPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/locations/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const body = changeOf(form, session.nowMs);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateLocation, {
          session,
          res,
          params: req.params,
          body,
          idempotencyKey: idempotencyKeyOf(form, form.get('action')),
        }),
      );
      if (!refusal) return res.redirect(303, locationPath(req.params));
      return show(req, res, session, { status: refusal.status, problem: refusal.publicMessage });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ merchant: string; id: string }>,
    res: Response,
    session: ConsoleSession,
    said: { readonly status?: number; readonly problem?: string } = {},
  ): Promise<void> {
    const visit = { session, res };
    const location = await readLocation(context, visit, req);
    const slots = await Promise.all(
      FULFILLMENTS.filter((fulfillment) => location.fulfillments[fulfillment].enabled).map(
        (fulfillment): Promise<Slots> =>
          context.api.call(listSlots, { ...visit, params: req.params, query: { fulfillment, days: 1 } }),
      ),
    );
    const mayEdit = may(session, updateLocation);
    await pages.send(res, session, {
      status: said.status ?? 200,
      title: plainNameOf(location.name),
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>${nameOf(location.name)}</h1>
          <p class="buttons">
            <a class="button quiet" href="${merchantPath(location.merchant)}">To the merchant</a>
            ${mayEdit && html`<a class="button" href="${locationPath(location)}/edit">Edit</a>`}
          </p>
        </div>
        ${problem(said.problem)} ${orderingState(session, location, slots)} ${factsSection(location)}
        ${hoursSection(location, mayEdit)} ${orderingSection(location, mayEdit)}
        ${taxesSection(location, mayEdit)}`,
    });
  }
}

const PAUSES = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '0', label: 'Until you end it' },
];

/** Whether it takes orders at this moment, and what changes that. @param slots of what it offers */
function orderingState(session: ConsoleSession, location: Location, slots: readonly Slots[]): Html {
  return html`<section class="card sec">
    <h2>Now</h2>
    ${
      location.status === 'closed' &&
      html`<p>This location is closed. It takes no orders; those already placed go on.</p>`
    }
    ${
      location.status === 'active' &&
      (slots.length > 0
        ? html`<dl class="facts wide">${slots.map((shown) => stateOf(shown))}</dl>`
        : html`<p class="muted">
            Nothing can be ordered: neither pickup nor delivery nor dine-in is offered.
          </p>`)
    }
    ${
      may(session, updateLocation) &&
      html`${
        isPaused(location, session.nowMs)
          ? pausedForm(session, location)
          : location.status === 'active' && pauseForm(session, location)
      }
      ${statusForm(session, location)}`
    }
  </section>`;
}

function stateOf({ fulfillment, state, now, next_available_at }: Slots): Html {
  return html`<div>
    <dt>${fulfillmentName(fulfillment)}</dt>
    <dd>
      ${orderingChip(state)}
      ${
        now
          ? html`<span class="small muted">ready ${now.label} local time</span>`
          : next_available_at !== null &&
            html`<span class="small muted">from ${timeOf(next_available_at)}</span>`
      }
    </dd>
  </div>`;
}

function isPaused({ pause }: Location, nowMs: number): boolean {
  return pause !== null && (pause.until === null || Date.parse(pause.until) > nowMs);
}

function pausedForm(session: ConsoleSession, location: Location): Html {
  const { until, reason } = location.pause ?? { until: null, reason: null };
  return html`<form class="notice warn" method="post" action="${locationPath(location)}">
    ${hidden(session)}
    <p>
      Paused
      ${until === null ? 'until you end it' : html`until ${timeOf(until)}`}${
        reason !== null && html`: <bdi>${reason}</bdi>`
      }.
    </p>
    <p class="buttons"><button class="quiet slim" name="action" value="resume">End the pause</button></p>
  </form>`;
}

function pauseForm(session: ConsoleSession, location: Location): Html {
  return html`<form class="filter two" method="post" action="${locationPath(location)}">
    ${hidden(session)}
    ${textField({ name: 'reason', label: 'Reason, for customers', value: '', maxLength: 120 })}
    ${selectField({ name: 'minutes', label: 'Pause for', choices: PAUSES, value: '30' })}
    <p class="buttons"><button class="quiet" name="action" value="pause">Pause ordering</button></p>
  </form>`;
}

function statusForm(session: ConsoleSession, location: Location): Content {
  const [action, words] =
    location.status === 'active' ? ['close', 'Close this location'] : ['open', 'Open this location again'];
  return html`<form method="post" action="${locationPath(location)}">
    ${hidden(session)}
    <p class="buttons"><button class="quiet slim" name="action" value="${action}">${words}</button></p>
  </form>`;
}

function hidden(session: ConsoleSession): Html {
  return html`${csrfField(session)}${intentField()}`;
}

/** Returns the change that a button of the page makes; nothing for an unknown button. */
function changeOf(form: Form, nowMs: number) {
  const minutes = Number(form.get('minutes'));
  switch (form.get('action')) {
    case 'pause':
      return {
        pause: {
          until: minutes > 0 ? new Date(nowMs + minutes * 60_000).toISOString() : null,
          reason: form.get('reason')?.trim() || null,
        },
      };
    case 'resume':
      return { pause: null };
    case 'close':
      return { status: 'closed' };
    case 'open':
      return { status: 'active' };
    default:
      return {};
  }
}
