import { html, type Html } from '../../core/text/html.ts';
import { counted, msg, nameOf } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import { leaveLoyalty } from '../../orders/loyalty/contract/account-operations.ts';
import { pointsWords, signOut } from '../../orders/loyalty/loyalty.ts';
import { accountOf, type ShownAccount } from './account.ts';
import { atAccount, atProgram, ELEMENT, PATH, type AtAccount } from './at-program.ts';
import type { RewardsContext } from './context.ts';

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
      const { visit, api, accountId } = at;
      await visit.form();
      await api.call(leaveLoyalty, { params: { id: accountId } });
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
        ${lost.length > 0 && html`<li>${lost[1] ? msg`You lose ${lost[0]} and ${lost[1]}.` : msg`You lose ${lost[0]}.`}</li>`}
        <li>${msg`What you ordered and collected stays on record, without your number.`}</li>
        <li>${msg`This can’t be undone. You can join again, and start at zero.`}</li>
      </ul>
      <div class="buttons">
        <button class="danger">${msg`Leave the program`}</button>
        <a class="button quiet" href="${at.path()}">${msg`Stay`}</a>
      </div>
    </form>`;
}
