import { html, type Content } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { listDomains } from '../../../accounts/domains/contract/domains.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { getOnboarding } from '../../../accounts/onboarding/contract/onboarding.ts';
import type { Operation } from '../../../core/contract/operation.ts';
import { listWebhookEndpoints } from '../../../developers/webhooks/contract/webhooks.ts';
import { listDisputes } from '../../../money/disputes/contract/disputes.ts';
import { getPayout, listPayouts } from '../../../money/payouts/contract/payouts.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { Attention } from '../parts/attention-list.ts';
import { agoOf, dayOf, moneyText } from '../parts/format.ts';
import { disputePath, DISPUTES, MERCHANTS, onboardingPath, ORDERS, payoutPath } from '../parts/paths.ts';

/** Named one by one up to here; more are counted. */
const MOST_NAMED = 3;
const DAY_MS = 86_400_000;
/** A payout that came back earlier is in the list of payouts alone. */
const PAYOUT_DAYS = 30;

/** Returns what the caller may see of it, the most pressing first. */
export async function attentionOf(
  context: ConsoleContext,
  page: PageVisit,
  merchants: readonly Merchant[],
): Promise<Attention[]> {
  const names = new Map(merchants.map(({ id, display_name }) => [id, nameOf(display_name)]));
  const nameOfId = (id: string): Content => names.get(id) ?? id;
  const may = (operation: Operation): boolean => context.api.allows(operation, page.session.principal);
  const parts = await Promise.all([
    may(listOrders) ? unanswered(context, page, nameOfId) : [],
    may(listDisputes) ? disputed(context, page, nameOfId) : [],
    may(getOnboarding) ? onboarding(merchants) : [],
    may(listPayouts) ? returned(context, page, nameOfId) : [],
    may(listWebhookEndpoints) ? failing(context, page) : [],
    may(listDomains) ? unverified(context, page) : [],
  ]);
  return parts.flat();
}

type NameOf = (merchant: string) => Content;

async function unanswered({ api }: ConsoleContext, page: PageVisit, name: NameOf): Promise<Attention[]> {
  const query = { state: 'proposed', status: 'open', limit: 100 };
  const { data, has_more: hasMore } = await api.call(listOrders, { ...page, query });
  const oldest = data.at(-1);
  if (!oldest) return [];
  const count = hasMore ? `${data.length}+` : data.length;
  return [
    {
      icon: 'clock',
      tone: 'danger',
      title: `${count} ${data.length === 1 ? 'order' : 'orders'} not answered`,
      detail: html`${name(oldest.merchant)},
      ${agoOf(oldest.placed_at ?? oldest.created_at, page.session.nowMs)}`,
      href: `${ORDERS}?state=proposed`,
    },
  ];
}

/** The disputes that take evidence, the one with the first deadline named. */
async function disputed({ api }: ConsoleContext, page: PageVisit, name: NameOf): Promise<Attention[]> {
  const query = { status: 'needs_response', limit: 100 };
  const { data, has_more: hasMore } = await api.call(listDisputes, { ...page, query });
  const [first] = data.toSorted((one, other) =>
    (one.respond_by ?? '~').localeCompare(other.respond_by ?? '~'),
  );
  if (!first) return [];
  const count = hasMore ? `${data.length}+` : data.length;
  const until = first.respond_by;
  return [
    {
      icon: 'card',
      tone: 'danger',
      title: `${count} ${data.length === 1 ? 'dispute needs' : 'disputes need'} a response`,
      detail: html`${name(first.merchant)},
      ${moneyText(first.amount)}${until !== null && html`, by ${dayOf(until)}`}`,
      href: data.length === 1 ? disputePath(first.id) : `${DISPUTES}?status=needs_response`,
    },
  ];
}

const STATES = {
  needs_data: 'Details are missing',
  restricted: 'Restricted',
  suspended: 'Suspended',
} as const;

function onboarding(merchants: readonly Merchant[]): Attention[] {
  return Object.entries(STATES).flatMap(([state, words]): Attention[] => {
    const due = merchants.filter(({ status }) => status === state);
    if (due.length > MOST_NAMED) {
      const href = `${MERCHANTS}?status=${state}`;
      return [{ icon: 'user', tone: 'warn', title: `${due.length} merchants`, detail: words, href }];
    }
    return due.map(({ id, display_name }) => ({
      icon: 'user',
      tone: 'warn',
      title: nameOf(display_name),
      detail: words,
      href: state === 'suspended' ? `${MERCHANTS}/${id}` : onboardingPath(id),
    }));
  });
}

/** The payouts that came back and whose money no other has yet. */
async function returned({ api }: ConsoleContext, page: PageVisit, name: NameOf): Promise<Attention[]> {
  const from = new Date(page.session.nowMs - PAYOUT_DAYS * DAY_MS).toISOString();
  const query = { status: 'failed', created_from: from, limit: MOST_NAMED };
  const { data } = await api.call(listPayouts, { ...page, query });
  const payouts = await Promise.all(
    data.map(({ id }) => api.call(getPayout, { ...page, params: { id }, query: { expand: 'entries' } })),
  );
  return payouts
    .filter(({ paid_by: paidBy }) => !paidBy)
    .map(({ id, merchant, amount }) => ({
      icon: 'bank',
      tone: 'warn',
      title: 'A payout came back',
      detail: html`${name(merchant)}, ${moneyText(amount)}`,
      href: payoutPath(id),
    }));
}

async function failing({ api }: ConsoleContext, page: PageVisit): Promise<Attention[]> {
  const { data } = await api.call(listWebhookEndpoints, { ...page, query: { limit: 100 } });
  return data
    .filter(({ disabled_reason: reason }) => reason !== null && reason !== 'requested')
    .slice(0, MOST_NAMED)
    .map(({ url }) => ({
      icon: 'code',
      tone: 'info',
      title: 'A webhook endpoint is off',
      detail: html`<bdi>${new URL(url).host}</bdi> failed for too long`,
      href: '/console/webhooks',
    }));
}

async function unverified({ api }: ConsoleContext, page: PageVisit): Promise<Attention[]> {
  const lists = await Promise.all(
    (['failed', 'pending'] as const).map((status) =>
      api.call(listDomains, { ...page, query: { status, limit: MOST_NAMED } }),
    ),
  );
  return lists
    .flatMap(({ data }) => data)
    .map(({ host }) => ({
      icon: 'globe',
      tone: 'info',
      title: html`<bdi>${host}</bdi>`,
      detail: 'The domain isn’t verified',
      href: '/console/domains',
    }));
}
