import type { Router } from 'express';
import { listMerchants } from '../../accounts/merchants/contract/merchant-operations.ts';
import { html, type Html } from '../../core/text/html.ts';
import { nameOf } from '../../core/text/message.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { isPrefetch } from '../shell/same-origin.ts';
import { allOf } from './parts/read-lists.ts';
import type { ConsoleContext } from './context.ts';
import { deliveriesSection } from './deliveries-section.ts';
import { getStarted, stepsOf } from './get-started.ts';
import { overlapOf, type KeyLineage } from './key-lineages.ts';
import { keyTable, readLineages, rotationNote } from './keys-page.ts';
import { drawMeter, meterLineages, meterMerchants } from './meters.ts';
import { owedNotice } from './owed-notice.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ConsoleSession } from './console-session.ts';
import { sunsetNotice } from './sunset-notice.ts';
import { drawRotationTimeline } from './rotation-timeline.ts';
import { KEYS } from './parts/paths.ts';

/** So many fit without much scrolling; all of them are on pages of their own. */
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
