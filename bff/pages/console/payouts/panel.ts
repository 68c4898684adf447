import type { MerchantPanel } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import type { MerchantStatus } from '../../../accounts/merchants/merchants.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { getBalance } from '../../../money/payouts/contract/payout-operations.ts';
import { mountBalancePage } from './balance-page.ts';
import { balanceFacts } from './payout-view.ts';
import { balancePath } from '../parts/paths.ts';
import { mountSchedulePage } from './schedule-page.ts';

/** Nothing will pay it off, or pay it out, unless the partner does something. */
const isStuck = ({ no_payout: why, available, pending }: Balance, status: MerchantStatus): boolean =>
  status === 'closed' &&
  (why?.code === 'negative' || (why?.code === 'bank_account' && available.amount + pending.amount > 0));

/** What a merchant's page says of its money, and the way to its payouts. */
export const payoutsPanel: MerchantPanel = {
  async show({ api }, visit, { id, status }) {
    const balance = await api.call(getBalance, { ...visit, query: { merchant: id } });
    return html`<section class="card sec">
      <h2>Balance</h2>
      ${balanceFacts(balance)}
      ${balance.no_payout !== null && html`<p class="${isStuck(balance, status) ? 'notice danger' : 'muted'}">${balance.no_payout.message}</p>`}
      <p class="buttons"><a class="button quiet" href="${balancePath(id)}">Balance and payouts</a></p>
    </section>`;
  },
  pages: [mountBalancePage, mountSchedulePage],
};
