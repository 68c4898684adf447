import type { Router } from 'express';
import { sql } from 'kysely';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Html } from '../../core/text/html.ts';
import type { OperatorCheck } from '../../developers/readiness/readiness.ts';
import { agoOf, numberOf } from '../console/parts/format.ts';
import { emptyList } from '../console/parts/list-page.ts';
import { chip, copyable, type Tone } from '../console/parts/pieces.ts';
import { actorOf, type OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

const UPSTREAMS = `${BASE}/upstreams`;
const WEBHOOKS = `${BASE}/webhooks`;
const PARTNERS = `${BASE}/partners`;
const MOST = 100;

/** Mounts what production is connected to. Each is called when the page is opened. */
export function mountUpstreamsPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/upstreams')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const checks = (await context.run(
        'readiness check',
        {},
        actorOf(session, res),
      )) as readonly OperatorCheck[];
      await pages.send(res, session, {
        title: 'Upstreams',
        section: UPSTREAMS,
        content: html`<div class="head">
            <h1>Upstreams</h1>
            <a class="button quiet" href="${UPSTREAMS}">Check again</a>
          </div>
          <section class="card sec">
            <p class="muted">What production is connected to, as called just now.</p>
            <table class="cards">
              <thead>
                <tr>
                  <th scope="col">Service</th>
                  <th scope="col">State</th>
                  <th scope="col">Meaning</th>
                </tr>
              </thead>
              <tbody>
                ${checks.map(
                  ({ name, state, message, cause }) =>
                    html`<tr>
                      <td data-label="Service">${UPSTREAM_WORDS[name] ?? name}</td>
                      <td data-label="State">${chip(...UPSTREAM_STATES[state])}</td>
                      <td data-label="Meaning">
                        ${message}
                        ${cause !== undefined && html`<br /><span class="mono small">${cause}</span>`}
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const UPSTREAM_WORDS: Readonly<Partial<Record<string, string>>> = {
  payment_processor: 'Payment processor',
  bank: 'Bank',
  plant_api: 'Plant API',
  mail: 'Mail server',
  text_messages: 'Text messages',
  browser_messages: 'Messages to browsers',
};

const UPSTREAM_STATES: Readonly<Record<OperatorCheck['state'], readonly [Tone, string]>> = {
  ready: ['success', 'Ready'],
  not_connected: ['plain', 'Not connected'],
  failing: ['danger', 'Failing'],
};

/** Mounts the endpoints of partners that fail: since when, how many deliveries, and the last fault. */
export function mountFailingWebhooksPage(
  router: Router,
  context: OperatorContext,
  pages: OperatorPages,
): void {
  router
    .route('/webhooks')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const rows = await failingEndpoints(context);
      await pages.send(res, session, {
        title: 'Webhooks',
        section: WEBHOOKS,
        content: html`<div class="head"><h1>Webhooks that fail</h1></div>
          ${
            rows.length === 0
              ? emptyList({
                  title: 'No failing endpoints',
                  advice: 'Every endpoint accepted its latest delivery.',
                })
              : html`<section class="card sec">${endpointTable(rows, context.clock.now())}</section>`
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

type FailingEndpoint = Awaited<ReturnType<typeof failingEndpoints>>[number];

/** The endpoints that have failed since their last success, the longest first. */
function failingEndpoints({ db }: OperatorContext) {
  return db
    .selectFrom('webhook_endpoints')
    .innerJoin('partners', 'partners.id', 'webhook_endpoints.partner_id')
    .select([
      'webhook_endpoints.id',
      'webhook_endpoints.url',
      'webhook_endpoints.status',
      'webhook_endpoints.environment',
      'webhook_endpoints.failing_since',
      'webhook_endpoints.partner_id',
      'partners.name as partner',
    ])
    .select((eb) => [
      eb
        .selectFrom('webhook_deliveries')
        .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
        .where('state', '=', 'pending')
        .where('attempts', '>', 0)
        .select(eb.fn.countAll<string>().as('count'))
        .as('waiting'),
      eb
        .selectFrom('webhook_deliveries')
        .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
        .where('state', '=', 'failed')
        .select(eb.fn.countAll<string>().as('count'))
        .as('failed'),
      eb
        .selectFrom('webhook_attempts')
        .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'webhook_attempts.delivery_id')
        .whereRef('webhook_deliveries.endpoint_id', '=', 'webhook_endpoints.id')
        .where('webhook_attempts.error', 'is not', null)
        .orderBy('webhook_attempts.at', 'desc')
        .limit(1)
        .select(sql<string>`concat_ws(' ', webhook_attempts.error, webhook_attempts.status)`.as('fault'))
        .as('fault'),
    ])
    .where('webhook_endpoints.deleted_at', 'is', null)
    .where('webhook_endpoints.failing_since', 'is not', null)
    .orderBy('webhook_endpoints.failing_since')
    .limit(MOST)
    .execute();
}

function endpointTable(rows: readonly FailingEndpoint[], nowMs: number): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Endpoint</th>
        <th scope="col">Partner</th>
        <th scope="col">State</th>
        <th scope="col" class="end">Waiting</th>
        <th scope="col" class="end">Given up</th>
        <th scope="col">Last fault</th>
        <th scope="col" class="end">Failing</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (one) =>
          html`<tr>
            <td data-label="Endpoint">
              <span class="break">${hostOf(one.url)}</span><br />${copyable(one.id, 'the endpoint’s ID')}
            </td>
            <td data-label="Partner">
              <a href="${PARTNERS}/${one.partner_id}">${one.partner}</a>, ${one.environment}
            </td>
            <td data-label="State">
              ${one.status === 'enabled' ? chip('warn', 'Enabled') : chip('danger', 'Disabled')}
            </td>
            <td data-label="Waiting" class="end">${numberOf(Number(one.waiting))}</td>
            <td data-label="Given up" class="end">${numberOf(Number(one.failed))}</td>
            <td data-label="Last fault" class="mono">${one.fault ?? '–'}</td>
            <td data-label="Failing" class="end fixed">
              ${one.failing_since ? agoOf(one.failing_since, nowMs) : '–'}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A URL may have a secret in its path or query. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? 'unknown host';
