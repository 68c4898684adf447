import type { Router } from 'express';
import { listSignUps } from '../../accounts/operators/operators.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Html } from '../../core/text/html.ts';
import { numberOf } from '../console/parts/format.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

/** Mounts the first page: what waits for a decision, and what fails. */
export function mountOverviewPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const { db, clock } = context;
      const reviews = await count(
        db
          .selectFrom('merchants')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('status', '=', 'in_review')
          .executeTakeFirstOrThrow(),
      );
      const limits = await count(
        db
          .selectFrom('limit_requests')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('status', '=', 'open')
          .executeTakeFirstOrThrow(),
      );
      const webhooks = await count(
        db
          .selectFrom('webhook_endpoints')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('deleted_at', 'is', null)
          .where('failing_since', 'is not', null)
          .executeTakeFirstOrThrow(),
      );
      const partners = await count(
        db
          .selectFrom('partners')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      const open = await listSignUps(db, 'open', new Date(clock.now()));
      const signUps = open.filter(({ status }) => status === 'waiting').length;
      await pages.send(res, session, {
        title: 'Overview',
        section: BASE,
        content: html`<div class="head"><h1>Overview</h1></div>
          <section class="card sec">
            <h2>Waits for you</h2>
            <dl class="facts">
              ${line('Limit requests', limits, `${BASE}/limits`)}
              ${line('Merchants in review', reviews, `${BASE}/reviews`)}
              ${line('Sign-ups', signUps, `${BASE}/sign-ups`)}
            </dl>
          </section>
          <section class="card sec">
            <h2>Platform</h2>
            <dl class="facts">
              ${line('Partners', partners, `${BASE}/partners`)}
              ${line('Webhooks that fail', webhooks, `${BASE}/webhooks`)}
            </dl>
          </section>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** Returns the count of a query of one row. */
async function count(row: Promise<{ readonly count: string }>): Promise<number> {
  return Number((await row).count);
}

function line(name: string, count: number, path: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd><a href="${path}">${numberOf(count)}</a></dd>
  </div>`;
}
