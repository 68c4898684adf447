import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import { listLoyaltyEvents } from '../../orders/loyalty/contract/account-operations.ts';
import type { LoyaltyEvent } from '../../orders/loyalty/contract/loyalty-event.ts';
import { atAccount, ELEMENT, PATH, type AtAccount, type RewardsContext } from './at-program.ts';
import { eventList } from './account.ts';

const LIMIT = 20;

interface EventPage {
  readonly data: readonly LoyaltyEvent[];
  readonly next_cursor: string | null;
}

/** `…/rewards/history`: all that changed the balance, a page at a time. */
export function historyPage({ styles, ...context }: RewardsContext): SitePage {
  return {
    surface: 'loyalty',
    path: `${PATH}/history`,
    element: ELEMENT,
    get: atAccount({ styles, ...context }, show),
  };

  async function show(at: AtAccount): Promise<void> {
    const { data, next_cursor: next } = await pageIn(at);
    const isFirst = at.visit.req.query['after'] === undefined;
    await at.visit.send({
      title: msg`Your history`,
      merchant: at.merchant,
      isPersonal: true,
      files: [styles],
      content: html`<p class="back"><a href="${at.path()}">${msg`Rewards`}</a></p>
        <h1>${msg`Your history`}</h1>
        <section class="card">${eventList(at, data)}</section>
        <p class="pages">
          ${!isFirst && html`<a class="button quiet" href="${at.path('history')}">${msg`Newest`}</a>`}
          ${next !== null && html`<a class="button quiet" href="${at.path('history')}?after=${next}">${msg`Older`}</a>`}
        </p>`,
    });
  }
}

/** @throws {ApiError} not_found: the address was made up */
async function pageIn({ visit, api, accountId }: AtAccount): Promise<EventPage> {
  const { after } = visit.req.query;
  const cursor = typeof after === 'string' && { cursor: after };
  try {
    const call = { params: { id: accountId }, query: { limit: LIMIT, ...cursor } };
    return (await api.call(listLoyaltyEvents, call)).body as EventPage;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw new ApiError('not_found');
    throw error;
  }
}
