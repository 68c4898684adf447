import { ApiError } from '../../core/api/errors.ts';
import { createLoyaltyReward } from '../../orders/loyalty/contract/loyalty.ts';
import { idempotencyKeyOf, intentField, type Form } from '../shell/forms.ts';
import { edited, type CartContent } from './cart.ts';
import { type Place, reachedTiers, type PlaceMember } from './place.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import { pointsWords } from '../../orders/loyalty/loyalty.ts';

/** The prefix of a form value for a reward that is still to be paid with points. */
const TIER = 'tier:';

/** The reward chosen for the cart; `undefined` if there is none. */
type ChosenReward = string | undefined;

/**
 * The reward that a form chose. One of a tier is issued at once: its points are taken, and it stays the
 * member's until it is used or given back.
 * @throws {ApiError} more_than_left, state_forbids
 */
export async function chosenReward(place: Place, form: Form): Promise<ChosenReward> {
  const chosen = form.get('reward') ?? '';
  const member = await place.member();
  if (!member || chosen === '') return undefined;
  if (!chosen.startsWith(TIER)) return member.rewards.find(({ id }) => id === chosen)?.id;
  const body = { account: member.account.id, tier: chosen.slice(TIER.length) };
  const call = { ...place.guest, body, idempotencyKey: idempotencyKeyOf(form, body) };
  const issued = await place.api.call(createLoyaltyReward, call).catch((error: unknown) => {
    // A form that was made up, or a tier that was taken away meanwhile.
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  });
  return issued?.id;
}

export function withReward({ reward: _before, ...cart }: CartContent, reward: ChosenReward): CartContent {
  return edited({ ...cart, ...(reward !== undefined && { reward }) }, {});
}

/** Renders the rewards that a member can use for the cart; for everyone else, a notice of the program. */
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
      ${rewards.map(({ id, name }) =>
        option(id, html`${nameOf(name)} <span class="muted">${msg`ready to use`}</span>`, isUsed(id)),
      )}
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
