import type { Response, Router } from 'express';
import { listMerchants } from '../../accounts/merchants/contract/merchant-operations.ts';
import { advanceSandboxClock, simulateEvent } from '../../developers/sandbox/contract/sandbox.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { idempotencyKeyOf } from '../shell/forms/intent.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { allOf } from './parts/read-lists.ts';
import { attempt } from './parts/form-pages.ts';
import type { ConsoleSession } from './console-session.ts';
import type { ConsoleContext } from './context.ts';
import type { PageRenderer } from './page-renderer.ts';
import { clockForm, laterThan, type ClockNews } from './sandbox-clock-form.ts';
import { eventForm, type EventNews } from './sandbox-event-form.ts';

const SANDBOX = '/console/sandbox';

/** The sandbox: its clock, and simulated events. */
export function mountSandboxPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/sandbox')
    .get(async (req, res) => {
      const session = enter(await pages.welcome(req, res));
      await show(res, session, { clock: movedOf(req.query['moved']) });
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/sandbox/clock')
    .get((_req, res) => res.redirect(303, SANDBOX))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      // From the time that the page showed: sent twice, it moves the clock once.
      const body = { to: laterThan(form.get('from'), form.get('by')) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(advanceSandboxClock, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, enter(session), { clock: { refusal } });
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
      return show(res, enter(session), { event: { refusal, simulated } });
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

/** @throws {ApiError} not_found in production, where there is no sandbox */
function enter(session: ConsoleSession): ConsoleSession {
  if (session.principal.environment !== 'sandbox') throw new ApiError('not_found');
  return session;
}
