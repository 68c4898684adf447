import type { Response, Router } from 'express';
import { publishPartner } from '../../accounts/identity/contract/partners/partners.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { nameOf } from '../../core/text/message.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { attempt } from './parts/form-pages.ts';
import type { ConsoleContext } from './context.ts';
import { connectionsSection, goLiveChecklist } from './go-live-checklist.ts';
import { problem } from '../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../shell/forms/intent.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ConsoleSession } from './console-session.ts';
import { KEYS } from './parts/paths.ts';

const PATH = '/console/go-live';
const CONFIRM = `${PATH}/confirm`;

/** Opening production: what it means, and a confirmation, because it can't be undone. */
export function mountGoLivePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/go-live')
    .get(async (req, res) => {
      const session = inSandbox(await pages.welcome(req, res));
      const connections = await connectionsSection(context, { session, res });
      const state = isOpen(session) ? opened(session) : CLOSED;
      await send(res, session, html`<h1>Go live</h1>`, html`${state}${connections}`);
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/go-live/confirm')
    .get(async (req, res) => {
      const session = inSandbox(await pages.welcome(req, res));
      if (isOpen(session)) return res.redirect(303, PATH);
      return ask(res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const idempotencyKey = idempotencyKeyOf(form, {});
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(publishPartner, { session, res, idempotencyKey }),
      );
      if (refusal) return ask(res, session, refusal);
      return res.redirect(303, PATH);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function ask(res: Response, session: ConsoleSession, refusal?: ApiError): Promise<void> {
    const { isBlocked, content } = await goLiveChecklist(context, { session, res });
    await send(
      res,
      session,
      html`<h1>Open production for “${nameOf(session.partner.name)}”?</h1>`,
      html`${problem(refusal?.publicMessage)}${content}${question(session, isBlocked)}`,
      refusal?.status,
    );
  }

  async function send(
    res: Response,
    session: ConsoleSession,
    heading: Html,
    content: Html,
    status = 200,
  ): Promise<void> {
    const page = html`<div class="head">${heading}</div>
      ${content}`;
    await pages.send(res, session, { status, title: 'Go live', section: PATH, content: page });
  }
}

/** @throws {ApiError} not_found in production, which is open already */
function inSandbox(session: ConsoleSession): ConsoleSession {
  if (session.principal.environment !== 'sandbox') throw new ApiError('not_found');
  return session;
}

function isOpen({ partner }: ConsoleSession): boolean {
  return partner.status === 'published';
}

const CLOSED = html`<section class="card sec narrow">
  <p>Going live opens production beside your sandbox. The sandbox stays as it is.</p>
  <ul>
    <li>Production starts empty, with its own keys, merchants, origins and webhook endpoints.</li>
    <li>The API and the events are the same, so what works in the sandbox works in production.</li>
    <li>Merchants and money are real. Origins and webhook endpoints must use https.</li>
  </ul>
  <p class="buttons"><a class="button" href="${CONFIRM}">Go live</a></p>
</section>`;

function question(session: ConsoleSession, isBlocked: boolean): Html {
  return html`<form class="card sec narrow" method="post" action="${CONFIRM}">
    ${csrfField(session)}${intentField()}
    <p>When you go live:</p>
    <ul>
      <li>Keys with the permission <span class="mono">keys:write</span> can create production keys.</li>
      <li>Everyone who signs in to this console’s sandbox can switch to production.</li>
      <li>Nothing in your sandbox changes, and nothing is copied to production.</li>
    </ul>
    <p class="notice warn">You can’t undo this.</p>
    <p class="buttons">
      ${!isBlocked && html`<button>Go live</button>`}<a class="button quiet" href="${PATH}">Cancel</a>
    </p>
  </form>`;
}

function opened(session: ConsoleSession): Html {
  return html`<section class="card sec narrow">
    <p class="notice ok" role="status">You’re live. Production is open.</p>
    <ol>
      <li><a href="${KEYS}/new">Create a production key</a> and store its secret on your servers.</li>
      <li>Switch to production, then add merchants, origins and webhook endpoints.</li>
    </ol>
    <form method="post" action="/console/environment">
      ${csrfField(session)}<button name="environment" value="production">Switch to production</button>
    </form>
  </section>`;
}
