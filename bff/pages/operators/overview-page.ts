import type { Router } from 'express';
import { listSignUps } from '../../accounts/operators/operators.ts';
import { UNDER_REVIEW } from '../../accounts/merchants/merchants.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Html } from '../../core/text/html.ts';
import { attentionList, type Attention } from '../console/parts/attention-list.ts';
import { numberOf } from '../console/parts/format.ts';
import type { OperatorContext } from './act.ts';
import type { IconName } from '../shell/icons.ts';
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
          .where(UNDER_REVIEW)
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
      const merchants = await count(
        db
          .selectFrom('merchants')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('status', '=', 'active')
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
          <dl class="card kpis">
            ${figure('Partners', partners)} ${figure('Active merchants', merchants)}
            ${figure('Failing webhooks', webhooks)}
          </dl>
          ${attentionList(
            [
              waiting(reviews, ['merchant in review', 'merchants in review'], 'reviews', 'check'),
              waiting(limits, ['limit request', 'limit requests'], 'limits', 'arrow-up'),
              waiting(signUps, ['sign-up', 'sign-ups'], 'sign-ups', 'mail'),
              waiting(webhooks, ['failing webhook', 'failing webhooks'], 'webhooks', 'bell', 'danger'),
            ].flat(),
            'Waits for you',
            'Nothing waits: no review, no request and no failing webhook.',
          )}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** Returns the count of a query of one row. */
async function count(row: Promise<{ readonly count: string }>): Promise<number> {
  return Number((await row).count);
}

function figure(name: string, count: number): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${numberOf(count)}</dd>
  </div>`;
}

/** Returns a line for what waits below a path of the console; none if nothing does. */
function waiting(
  count: number,
  [one, many]: readonly [one: string, many: string],
  path: string,
  icon: IconName,
  tone: Attention['tone'] = 'warn',
): Attention[] {
  const title = `${numberOf(count)} ${count === 1 ? one : many}`;
  return count > 0 ? [{ icon, tone, title, href: `${BASE}/${path}` }] : [];
}
