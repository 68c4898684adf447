import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { listEvents } from '../../../developers/webhooks/contract/events.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { getBalance } from '../../../money/payouts/contract/payouts.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { moneyText } from '../parts/format.ts';
import { MERCHANTS } from '../parts/paths.ts';

/** The most merchants that are looked up. What each one owes is on its own page too. */
const MOST = 10;

/**
 * Renders a notice of closed merchants that owe money after a refund of the last 30 days; `undefined` without
 * any.
 * @param merchants all of the partner's
 */
export async function owedNotice(
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
