import type { Router } from 'express';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { isPrefetch } from '../../shell/same-origin.ts';
import { allOf } from '../parts/read-lists.ts';
import type { ConsoleContext } from '../context.ts';
import { deliveriesSection } from '../events/webhooks-page.ts';
import { overlapOf, type KeyLineage, drawRotationTimeline } from '../keys/key-lineages.ts';
import { keyTable, readLineages, rotationNote } from '../keys/keys-page.ts';
import { drawMeter, meterLineages, meterMerchants } from '../keys/limits-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { sunsetNotice } from '../versions/deprecated-uses.ts';
import { KEYS, MERCHANTS } from '../parts/paths.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { listWebhookEndpoints } from '../../../developers/webhooks/contract/webhooks.ts';
import { icon, copyableBlock } from '../parts/pieces.ts';
import type { PageVisit } from '../partner-api.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { getBalance } from '../../../money/payouts/contract/payouts.ts';
import { listEvents } from '../../../developers/webhooks/contract/events.ts';
import { moneyText } from '../parts/format.ts';

/** The number of meters that fit without much scrolling; all of them are on a separate page. */
const MOST_METERS = 6;

const MOST_KEYS = 5;

/** The state of everything at a glance. */
export function mountOverviewPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const show = async (...[req, res]: Parameters<Parameters<Router['get']>[1]>): Promise<void> => {
    const session = await pages.welcome(req, res);
    const page = { session, res };
    const lineages = await readLineages(context, page);
    const merchants = await allOf(context, listMerchants, page);
    const meters = [
      ...(await meterLineages(context, lineages)),
      ...(await meterMerchants(context, merchants.slice(0, MOST_METERS))),
    ];
    const hasKey = lineages.some(({ live }) => live.length > 0);
    const steps = await stepsOf(context, page, { hasKey, merchants });
    const isReady = steps.every(({ isDone }) => isDone);
    await pages.send(res, session, {
      title: 'Overview',
      section: '/console',
      content: html`<div class="head">
          <h1>Overview</h1>
          <p class="buttons">
            <a class="button quiet" href="${KEYS}/new">Create key</a>
            ${isUnpublished(session) && html`<a class="button${!isReady && ' quiet'}" href="/console/go-live">Go live</a>`}
          </p>
        </div>
        ${await owedNotice(context, page, merchants)} ${await sunsetNotice(context, page)}
        ${getStarted(steps)} ${keysSection(lineages, session)}
        <section class="card sec">
          <div class="head">
            <h2>Rate limits this minute</h2>
            <a class="small" href="/console/limits">All rate limits</a>
          </div>
          ${
            meters.length > 0
              ? html`<div class="meters">${meters.slice(0, MOST_METERS).map(drawMeter)}</div>`
              : html`<p>There are no live keys and no merchants yet.</p>`
          }
        </section>
        ${await deliveriesSection(context, page)}`,
    });
  };
  /** Over here, so that the list of first steps knows of it. */
  router
    .route('/docs')
    .get(async (req, res) => {
      const { principal } = await pages.welcome(req, res);
      if (!isPrefetch(req)) context.firstSteps.note(principal, 'docs_opened');
      res.redirect(303, '/docs');
    })
    .all(refuseMethod('GET, HEAD'));
  router.get('/', show);
  router.all('/', refuseMethod('GET, HEAD'));
}

function keysSection(lineages: readonly KeyLineage[], session: ConsoleSession): Html {
  const { nowMs } = session;
  const live = lineages.flatMap((lineage) => lineage.live);
  const rotating = lineages.find((lineage) => overlapOf(lineage));
  const all = live.length > MOST_KEYS ? `All ${live.length} keys` : 'All keys';
  return html`<section class="card sec">
    <div class="head">
      <h2>Keys</h2>
      <a class="small" href="${KEYS}">${all}</a>
    </div>
    ${live.length > 0 ? keyTable(live.slice(0, MOST_KEYS), session, { withNames: true }) : NO_KEY}
    ${rotating && rotationNote(rotating, nowMs, html`“${nameOf(rotating.name)}” was rotated`)}
    ${rotating && drawRotationTimeline(rotating, nowMs)}
  </section>`;
}

const NO_KEY = html`<p>No key is live, so your servers can’t call the API.</p>
  <p><a class="button" href="${KEYS}/new">Create key</a></p>`;

function isUnpublished({ principal, partner }: ConsoleSession): boolean {
  return principal.environment === 'sandbox' && partner.status === 'sandbox';
}

/** So many are looked at; each is on its merchant's page too. */
const MOST = 10;

/**
 * The closed merchants that owe money, as far as something was taken from them in the last 30 days; nothing
 * where there are none.
 * @param merchants all of the partner's
 */
async function owedNotice(
  { api }: ConsoleContext,
  page: PageVisit,
  merchants: readonly Merchant[],
): Promise<Content> {
  if (!api.has(listEvents) || !api.has(getBalance)) return undefined;
  if (!merchants.some(({ status }) => status === 'closed')) return undefined;
  const { data } = await api.call(listEvents, { ...page, query: { type: 'balance.owed', limit: 100 } });
  const ids = new Set(data.map(({ merchant }) => merchant));
  const told = merchants.filter(({ id }) => ids.has(id)).slice(0, MOST);
  const balances = await Promise.all(
    told.map(({ id: merchant }) => api.call(getBalance, { ...page, query: { merchant } })),
  );
  const owing = told.flatMap((merchant, at) => {
    const owed = owedBy(balances[at]);
    return owed ? [{ merchant, owed }] : [];
  });
  if (owing.length === 0) return undefined;
  return html`<section class="notice danger" aria-labelledby="owed">
    <h2 class="small" id="owed">Closed merchants that owe money</h2>
    <ul class="plain">
      ${owing.map(
        ({ merchant: { id, display_name }, owed }) =>
          html`<li><a href="${MERCHANTS}/${id}">${nameOf(display_name)}</a> owes ${moneyText(owed)}.</li>`,
      )}
    </ul>
    <p>Nothing comes in that would pay it off, so it stays with you.</p>
  </section>`;
}

function owedBy(balance: Balance | undefined): Balance['available'] | undefined {
  if (!balance) return undefined;
  const { amount, currency } = balance.available;
  const left = amount + balance.pending.amount;
  return left < 0 ? { amount: -left, currency } : undefined;
}

/** A setup step that partners' pages require. */
export interface Step {
  readonly title: string;
  readonly isDone: boolean;
  /** Instructions for the step. */
  readonly how: Html;
}

/**
 * Returns the setup steps of this environment, in order, each with whether a record shows that it was done.
 */
export async function stepsOf(
  context: ConsoleContext,
  page: PageVisit,
  { hasKey, merchants }: { readonly hasKey: boolean; readonly merchants: readonly Merchant[] },
): Promise<Step[]> {
  const { partner, principal } = page.session;
  const taken = await context.firstSteps.of(principal);
  const isProduction = principal.environment === 'production';
  const active = merchants.find(({ status }) => status === 'active') ?? merchants[0];
  const steps: Step[] = [
    { title: 'Read the docs', isDone: taken.has('docs_opened'), how: DOCS },
    ...(isProduction
      ? [
          { title: 'Create a key', isDone: hasKey, how: KEY },
          { title: 'Add a merchant', isDone: merchants.length > 0, how: MERCHANT },
        ]
      : []),
    { title: 'Register an origin', isDone: partner.origins.length > 0, how: ORIGIN },
    {
      title: 'Create a session token',
      isDone: taken.has('session_minted'),
      how: sessionCall(context.publicOrigin, principal.environment, active?.id),
    },
    { title: 'Embed the form', isDone: taken.has('element_shown'), how: EMBED },
  ];
  if (!context.api.has(listWebhookEndpoints)) return steps;
  const endpoints = await context.api.call(listWebhookEndpoints, {
    ...page,
    query: { limit: 1 },
  });
  return [...steps, { title: 'Add a webhook endpoint', isDone: endpoints.data.length > 0, how: ENDPOINT }];
}

/** The list, until all of it is done. */
function getStarted(steps: readonly Step[]): Content {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return undefined;
  return html`<section class="card sec">
    <div class="head">
      <h2>Get started</h2>
      <p class="small muted">${done} of ${steps.length} done</p>
    </div>
    <ol class="steps">
      ${steps.map(
        ({ title, isDone, how }) =>
          html`<li class="${isDone ? 'done' : 'todo'}">
            <span class="mark">${isDone && icon('success')}</span>
            <div>
              <h3>${title}<span class="unseen">: ${isDone ? 'done' : 'to do'}</span></h3>
              ${!isDone && how}
            </div>
          </li>`,
      )}
    </ol>
  </section>`;
}

const DOCS = html`<p><a href="/console/docs">Open the API reference</a></p>`;

const KEY = html`<p><a href="/console/keys/new">Create a key</a> for your production servers.</p>`;

const MERCHANT = html`<p><a href="/console/merchants">Add your first merchant</a></p>`;

const ORIGIN = html`<p>
  <a href="/console/origins">Register the origin of your page</a>. Session tokens only work on pages from
  registered origins.
</p>`;

const ENDPOINT = html`<p><a href="/console/webhooks">Add an endpoint</a> to get events on your server.</p>`;

const EMBED = html`<p>Put the form on your page. It gets its session token from your server.</p>
  ${copyableBlock(
    `<script type="module" src="/trellis/trellis.js"></script>
<trellis-session endpoint="/trellis-session">
  <trellis-create-plant></trellis-create-plant>
</trellis-session>`,
    'the HTML',
  )}`;

function sessionCall(origin: string, environment: string, merchant = 'MERCHANT_ID'): Html {
  const curl = [
    `curl ${origin}/v1/sessions \\`,
    `  -H "Authorization: Bearer YOUR_${environment.toUpperCase()}_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"merchant": "${merchant}", "scopes": ["plants:write"]}'`,
  ].join('\n');
  return html`<p>Your server does this with its key. Replace the placeholder with yours.</p>
    ${copyableBlock(curl, 'the command')}`;
}
