import type { Response, Router } from 'express';
import {
  publishPartner,
  getProductionReadiness,
} from '../../../accounts/identity/contract/partners/partners.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt, inSandbox } from '../parts/form-pages.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { problem, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { GO_LIVE, KEYS } from '../parts/paths.ts';
import { listDomains } from '../../../accounts/domains/contract/domains.ts';
import { listSurfaces } from '../../../accounts/surfaces/contract/surfaces.ts';
import { getTheme } from '../../../developers/themes/contract/themes.ts';
import type {
  Ability,
  AbilityName,
  Connection,
  ReadinessCheck,
} from '../../../accounts/identity/contract/partners/readiness.ts';
import { chip } from '../parts/pieces.ts';

const PATH = GO_LIVE;

const CONFIRM = `${PATH}/confirm`;

/** Mounts the page that opens production: what it means, and a confirmation, because it can't be undone. */
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

/**
 * The checks before going live. Only insufficient contrast blocks it, which the operation itself refuses; the
 * others are informational.
 */
interface GoLiveChecklist {
  readonly isBlocked: boolean;
  readonly content: Html;
}

async function goLiveChecklist({ api }: ConsoleContext, visit: PageVisit): Promise<GoLiveChecklist> {
  const { contrast } = await api.call(getTheme, visit);
  const { data: surfaces } = await api.call(listSurfaces, visit);
  const { data: verified } = await api.call(listDomains, {
    ...visit,
    query: { status: 'verified', limit: 1 },
  });
  const blocking = contrast.filter(({ level }) => level === 'blocking');
  const poor = contrast.filter(({ level }) => level === 'warning');
  const lacksDomain = surfaces.some(({ model }) => model === 'hosted') && verified.length === 0;
  const theme =
    blocking.length > 0
      ? line(BLOCKS, 'Theme', html`${blocking.map(wordsOf).join(', ')}. ${TO_THEME}`)
      : line(
          poor.length > 0 ? WARNS : READY,
          'Theme',
          poor.length > 0
            ? html`${poor.length} texts are hard to read. ${TO_THEME}`
            : 'Every text can be read.',
        );
  const domain = line(lacksDomain ? WARNS : READY, 'Domain', lacksDomain ? NO_DOMAIN : HAS_DOMAIN);
  return {
    isBlocked: blocking.length > 0,
    content: html`<section class="card sec narrow" aria-labelledby="checklist">
        <h2 id="checklist">Checklist</h2>
        <dl class="facts wide">${theme}${domain}</dl>
      </section>
      ${await connectionsSection({ api }, visit)}`,
  };
}

/** Renders production's connections, each called now. */
async function connectionsSection({ api }: Pick<ConsoleContext, 'api'>, visit: PageVisit): Promise<Html> {
  const { checks } = await api.call(getProductionReadiness, visit);
  return html`<section class="card sec narrow" aria-labelledby="connections">
    <h2 id="connections">What production can do</h2>
    <p>Each connection was called just now. They belong to the operator of this service.</p>
    <dl class="facts wide">
      ${checks.map(({ name, state, message }) => line(STATES[state], CONNECTION_NAMES[name], message))}
    </dl>
    ${abilitiesPart(checks.flatMap(({ abilities }) => abilities))}
  </section>`;
}

/** The checklist of what the payment processor can do. */
function abilitiesPart(abilities: readonly Ability[]): Content {
  return (
    abilities.length > 0 &&
    html`<h3>Payments</h3>
      <dl class="facts wide">
        ${abilities.map(({ name, available, message }) =>
          line(available ? READY : NOT_THERE, ABILITY_NAMES[name], message),
        )}
      </dl>`
  );
}

const ABILITY_NAMES: Readonly<Record<AbilityName, string>> = {
  card_entry: 'Card entry',
  wallets: 'Wallets',
  challenges: '3-D Secure',
  partial_capture: 'Parts of an order',
  currencies: 'Currencies',
  disputes: 'Disputes',
  payouts: 'Payouts',
  books: 'Reconciliation',
  webhooks: 'Webhooks of the processor',
};

const CONNECTION_NAMES: Readonly<Record<Connection, string>> = {
  payment_processor: 'Payment processor',
  bank: 'Bank',
  plant_api: 'Plant API',
  mail: 'Emails',
  text_messages: 'Text messages',
  browser_messages: 'Messages to browsers',
};

const READY = chip('success', 'Ready');

const NOT_THERE = chip('plain', 'Not there');

const WARNS = chip('warn', 'Look at this');

const BLOCKS = chip('danger', 'Blocks going live');

const STATES: Readonly<Record<ReadinessCheck['state'], Html>> = {
  ready: READY,
  not_connected: chip('warn', 'Not connected'),
  failing: chip('danger', 'Doesn’t respond'),
};

const TO_THEME = html`<a href="/console/theme">Change the theme</a>`;

const HAS_DOMAIN = 'Your hosted pages have an address of yours, or you host none.';

const NO_DOMAIN = html`You have hosted surfaces and haven’t verified a domain. You can go live without one:
  your site then keeps its address with us. Production has domains of its own, which you add after going live.
  <a href="/console/domains">See domains</a>`;

function line(state: Html, name: string, said: Content): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${state}<br />${said}</dd>
  </div>`;
}

function wordsOf({ pair, scheme, ratio }: { pair: string; scheme: string; ratio: number }): string {
  return `${pair} in ${scheme}: ${ratio.toFixed(2)}, at least 3 is needed`;
}
