import type { Router } from 'express';
import type { Merchant } from '../contract/merchants.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { allOf } from './all-of.ts';
import type { ConsoleContext } from './context.ts';
import { overlapOf, type KeyLine } from './key-lines.ts';
import { keyTable, KEYS, readLines, rotationNote } from './keys-page.ts';
import { drawMeter, meterLines, meterMerchants } from './meters.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Person } from './person.ts';
import { drawTimeLine } from './time-line.ts';

/** So many meters fit without scrolling; all of them are on their own page. */
const MOST_METERS = 6;

/** Where things stand, at a glance. */
export function mountOverviewPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const show = async (...[req, res]: Parameters<Parameters<Router['get']>[1]>): Promise<void> => {
    const person = await pages.welcome(req, res);
    const page = { person, req, res };
    const lines = await readLines(context, page);
    const merchants = await allOf<Merchant>(context, 'listMerchants', page);
    const meters = [
      ...(await meterLines(context, lines)),
      ...(await meterMerchants(context, merchants.slice(0, MOST_METERS))),
    ];
    const nowMs = context.clock.now();
    await pages.send(res, person, {
      title: 'Overview',
      section: '/console',
      content: html`<div class="head">
          <h1>Overview</h1>
          <p class="buttons"><a class="button quiet" href="${KEYS}/new">Create key</a></p>
        </div>
        ${nextSteps(person)} ${keysSection(lines, nowMs)}
        <section class="card sec">
          <div class="head">
            <h2>Limits, this minute</h2>
            <a class="small" href="/console/limits">All limits</a>
          </div>
          ${
            meters.length > 0
              ? html`<div class="meters">${meters.slice(0, MOST_METERS).map(drawMeter)}</div>`
              : html`<p>Nothing can be used up yet: there are no live keys and no merchants.</p>`
          }
        </section>`,
    });
  };
  router.get('/', show);
  router.all('/', refuseMethod('GET, HEAD'));
}

function keysSection(lines: readonly KeyLine[], nowMs: number): Html {
  const live = lines.flatMap((line) => line.live);
  const rotating = lines.find((line) => overlapOf(line));
  return html`<section class="card sec">
    <div class="head">
      <h2>Keys</h2>
      ${rotating ? rotationNote(rotating, nowMs) : html`<a class="small" href="${KEYS}">All keys</a>`}
    </div>
    ${
      live.length > 0
        ? keyTable(live, { nowMs, withNames: true })
        : html`<p>No key works, so nothing of yours can call the API.</p>
            <p><a class="button" href="${KEYS}/new">Create key</a></p>`
    }
    ${rotating && drawTimeLine(rotating, nowMs)}
  </section>`;
}

/** What is still to be set up before a partner's pages can work. */
function nextSteps({ partner }: Person): Content {
  if (partner.origins.length > 0) return undefined;
  return html`<p class="notice">
    No origin is registered, so session tokens work on no page yet.
    <a href="/console/origins">Register the origins of your pages</a>
  </p>`;
}
