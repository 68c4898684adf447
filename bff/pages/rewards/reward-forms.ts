import { ApiError, isKnownUndone } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import { createLoyaltyReward, deleteLoyaltyReward } from '../../orders/loyalty/contract/loyalty.ts';
import { idempotencyKeyOf } from '../shell/forms/intent.ts';
import { atAccount, ELEMENT, PATH, type AtAccount } from './at-program.ts';
import type { RewardsContext } from './context.ts';
import { sendAccount } from './rewards-page.ts';

/** `…/rewards/redeem`: points become a reward. Sent twice, it is one. */
export function redeemForm(context: RewardsContext): SitePage {
  return {
    surface: 'loyalty',
    path: `${PATH}/redeem`,
    element: ELEMENT,
    get: backToAccount(context),
    post: atAccount(context, async (at) => {
      const { visit, api, accountId } = at;
      const form = await visit.form();
      const body = { account: accountId, tier: form.get('tier') ?? '' };
      const call = { body, idempotencyKey: idempotencyKeyOf(form, body) };
      await orSay(context, at, 'redeemed', () => api.call(createLoyaltyReward, call));
    }),
  };
}

/** `…/rewards/give-back`: a reward becomes points. */
export function giveBackForm(context: RewardsContext): SitePage {
  return {
    surface: 'loyalty',
    path: `${PATH}/give-back`,
    element: ELEMENT,
    get: backToAccount(context),
    post: atAccount(context, async (at) => {
      const form = await at.visit.form();
      const params = { id: form.get('reward') ?? '' };
      await orSay(context, at, 'returned', () => at.api.call(deleteLoyaltyReward, { params }));
    }),
  };
}

/** Their address was loaded again. */
function backToAccount(context: RewardsContext) {
  return atAccount(context, (at) => Promise.resolve(at.visit.redirect(at.path())));
}

/** Says what was done, or why it couldn't be: the account is no longer as the page showed it. */
async function orSay(
  context: RewardsContext,
  at: AtAccount,
  said: string,
  change: () => Promise<unknown>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof ApiError) || !isKnownUndone(error) || error.status === 429) throw error;
    const notice = html`${msg`That can’t be done any more. This is how it stands now; nothing was taken.`}`;
    return sendAccount(context, at, notice);
  }
  at.visit.redirect(`${at.path()}?said=${said}`);
}
