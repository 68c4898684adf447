import { ApiError, isKnownUndone } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, counted, nameOf } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-visit.ts';
import { createLoyaltyReward, deleteLoyaltyReward } from '../../orders/loyalty/contract/loyalty.ts';
import { idempotencyKeyOf } from '../shell/forms.ts';
import { atAccount, ELEMENT, PATH, type AtAccount, type RewardsContext, atProgram } from './at-program.ts';
import { sendAccount } from './rewards-page.ts';
import { leaveLoyalty } from '../../orders/loyalty/contract/account-operations.ts';
import { pointsWords, signOut } from '../../orders/loyalty/loyalty.ts';
import { accountOf, type ShownAccount } from './account-pages.ts';

/** `…/rewards/redeem`: points become a reward. Sent twice, it is one. */
export function redeemForm(context: RewardsContext): SitePage {
  return {
    surface: 'loyalty',
    path: `${PATH}/redeem`,
    element: ELEMENT,
    get: backToAccount(context),
    post: atAccount(context, async (at) => {
      const { visit, api, guest, accountId } = at;
      const form = await visit.form();
      const body = { account: accountId, tier: form.get('tier') ?? '' };
      const call = { ...guest, body, idempotencyKey: idempotencyKeyOf(form, body) };
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
      await orSay(context, at, 'returned', () => at.api.call(deleteLoyaltyReward, { ...at.guest, params }));
    }),
  };
}

/** Their address was loaded again. */
function backToAccount(context: RewardsContext) {
  return atAccount(context, (at) => Promise.resolve(at.visit.redirect(at.path())));
}

/** Reports the result, or why it failed: the account has changed since the page was shown. */
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
    const notice = html`${msg`That can’t be done anymore. This is how it stands now; nothing was taken.`}`;
    return sendAccount(context, at, notice);
  }
  at.visit.redirect(`${at.path()}?said=${said}`);
}

/** `…/rewards/leave`: asks first, because it can't be undone. */
export function leavePage(context: RewardsContext): SitePage {
  return {
    surface: 'loyalty',
    path: `${PATH}/leave`,
    element: ELEMENT,
    get: atAccount(context, async (at) => {
      await at.visit.send({
        title: msg`Leave the program`,
        merchant: at.merchant,
        isPersonal: true,
        files: [context.styles],
        content: leaveView(at, await accountOf(at)),
      });
    }),
    post: atAccount(context, async (at) => {
      const { visit, api, guest, accountId } = at;
      await visit.form();
      await api.call(leaveLoyalty, { ...guest, params: { id: accountId } });
      visit.redirect(`${at.path()}?said=left`);
    }),
  };
}

/** `…/rewards/sign-out`: of this browser. */
export function signOutForm(context: RewardsContext): SitePage {
  const { deps } = context;
  return {
    path: `${PATH}/sign-out`,
    element: ELEMENT,
    get: atProgram(context, (at) => Promise.resolve(at.visit.redirect(at.path()))),
    post: atProgram(context, async (at) => {
      await at.visit.form();
      await signOut(deps, at.visit, at.merchant.id);
      at.visit.redirect(`${at.path()}?said=signed-out`);
    }),
  };
}

function leaveView(at: AtAccount, { account, rewards }: ShownAccount): Html {
  const { visit, merchant, program } = at;
  const { balance } = account;
  const lost = [
    ...(balance > 0 ? [pointsWords(balance, program.terminology)] : []),
    ...(rewards.length > 0
      ? [html`${counted(rewards.length, msg`${rewards.length} reward`, msg`${rewards.length} rewards`)}`]
      : []),
  ];
  return html`<p class="back"><a href="${at.path()}">${msg`Rewards`}</a></p>
    <form class="card" method="post">
      ${visit.csrfField()}
      <h1>${msg`Leave the rewards of ${nameOf(merchant.displayName)}?`}</h1>
      <ul class="rules">
        <li>${msg`Your phone number is erased at once.`}</li>
        ${
          lost.length > 0 &&
          html`<li>${lost[1] ? msg`You lose ${lost[0]} and ${lost[1]}.` : msg`You lose ${lost[0]}.`}</li>`
        }
        <li>${msg`What you ordered and collected stays on record, without your number.`}</li>
        <li>${msg`This can’t be undone. You can join again, and start at zero.`}</li>
      </ul>
      <div class="buttons">
        <button class="danger">${msg`Leave the program`}</button>
        <a class="button quiet" href="${at.path()}">${msg`Stay`}</a>
      </div>
    </form>`;
}
