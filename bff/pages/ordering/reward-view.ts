import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import { pointsWords } from '../../orders/loyalty/loyalty.ts';
import { intentField } from '../shell/forms/intent.ts';
import type { CartContent } from './cart.ts';
import { reachedTiers, type PlaceMember } from './place-member.ts';
import type { Place } from './place.ts';
import { TIER } from './reward-choice.ts';

/** What a member can use for the cart; for everyone else, that there is a program. */
export function rewardForm(
  place: Place,
  cart: CartContent,
  {
    member,
    rewards: path,
  }: { readonly member: PlaceMember | undefined; readonly rewards: string | undefined },
): Content {
  if (!member) {
    const here = place.location.record.slug;
    return (
      path !== undefined && html`<p><a href="${path}?from=${here}">${msg`Sign in to collect rewards`}</a></p>`
    );
  }
  const { account, program, rewards } = member;
  const tiers = reachedTiers(member);
  const balance = msg`You have ${pointsWords(account.balance, program.terminology)}.`;
  if (rewards.length === 0 && tiers.length === 0) {
    return html`<p class="muted">${balance} ${nextReward(member)}</p>`;
  }
  const isUsed = (id: string): boolean => cart.reward === id;
  return html`<form class="card" method="post">
    ${place.visit.csrfField()}${intentField()}
    <fieldset class="options">
      <legend>${msg`Your rewards`}</legend>
      <p class="hint">${balance}</p>
      ${option('', msg`No reward`, !rewards.some(({ id }) => isUsed(id)))}
      ${rewards.map(({ id, name }) => option(id, html`${nameOf(name)} <span class="muted">${msg`ready to use`}</span>`, isUsed(id)))}
      ${tiers.map(({ id, name, points }) =>
        option(
          TIER + id,
          html`${nameOf(name)}
            <span class="muted">${msg`for ${pointsWords(points, program.terminology)}`}</span>`,
          false,
        ),
      )}
    </fieldset>
    <button class="quiet" name="action" value="reward">${msg`Use reward`}</button>
  </form>`;
}

function option(value: string, label: Content, isChosen: boolean): Html {
  return html`<label class="option"
    ><input type="radio" name="reward" value="${value}" ${isChosen && html`checked`} />
    <span class="name">${label}</span></label
  >`;
}

function nextReward({ account: { balance }, program }: PlaceMember): Content {
  const next = program.reward_tiers.find(({ points }) => points > balance);
  if (!next || program.status !== 'active') return false;
  return msg`${pointsWords(next.points - balance, program.terminology)} more for ${nameOf(next.name)}.`;
}
