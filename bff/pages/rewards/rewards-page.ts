import { ApiError } from '../../core/api/errors.ts';
import type { Content } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import { beginSignIn, begunSignIn } from '../../orders/loyalty/loyalty.ts';
import { sendLoyaltyCode } from '../../orders/loyalty/contract/code.ts';
import { idempotencyKeyOf } from '../shell/forms/intent.ts';
import { readPhone } from '../../core/phones/phones.ts';
import { accountOf } from './account.ts';
import { accountView } from './account-view.ts';
import { atProgram, ELEMENT, PATH, type AtProgram } from './at-program.ts';
import { onward } from './back-to-cart.ts';
import type { RewardsContext } from './context.ts';
import { waitWords } from './words.ts';
import { joinView } from './join-view.ts';

/** `/{merchant}/rewards`: a member's points, or the way to become one. */
export function rewardsPage(context: RewardsContext): SitePage {
  const { deps } = context;
  return {
    surface: 'loyalty',
    path: PATH,
    element: ELEMENT,
    get: atProgram(context, (at) =>
      at.accountId === undefined
        ? sendJoin(context, at, {})
        : sendAccount(context, { ...at, accountId: at.accountId }, saidIn(at)),
    ),
    post: atProgram(context, ask),
  };

  /** The answer is the same whether the number has an account or not. */
  async function ask(at: AtProgram): Promise<void> {
    const { visit, merchant, program, api } = at;
    const form = await visit.form();
    const typed = (form.get('phone') ?? '').trim();
    const phone = await readPhone(typed, program.country);
    if (phone === undefined) {
      const problem = msg`Enter a phone number, such as +44 20 7946 0018.`;
      return sendJoin(context, at, { typed, problem });
    }
    const who = { ...visit.site, merchantId: merchant.id, guest: visit.knownGuest() };
    try {
      const body = { phone };
      await api.call(sendLoyaltyCode, { body, idempotencyKey: idempotencyKeyOf(form, body) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Text messages aren't set up: the page says so itself.
      if (error.code === 'state_forbids') return sendJoin(context, at, { typed, problem: '' });
      if (error.code !== 'limit_address') throw error;
      // The form was sent again: the code of before still works.
      const isBegun = (await begunSignIn(deps.db, who, deps.clock.now())) === phone;
      if (!isBegun) return sendJoin(context, at, { status: 429, typed, problem: waitWords(error) });
    }
    await beginSignIn(deps.db, who, phone, deps.clock.now());
    visit.redirect(onward(at, 'code'));
  }
}

interface Refused {
  readonly status?: number;
  readonly typed?: string;
  readonly problem?: Words;
}

async function sendJoin(
  { deps, styles }: RewardsContext,
  at: AtProgram,
  { status = 200, typed = '', problem }: Refused,
): Promise<void> {
  const { visit, merchant } = at;
  await visit.send({
    status,
    title: problem === undefined ? msg`Rewards` : msg`Error: Rewards`,
    description: msg`Collect points at ${merchant.displayName} and turn them into rewards.`,
    merchant,
    isPersonal: problem !== undefined,
    files: [styles],
    content: joinView({
      at,
      typed,
      problem,
      isOffered: deps.messages.isOffered(visit.site.environment, 'sms'),
      notice: saidIn(at),
    }),
  });
}

/** @param notice of what was done, or couldn't be */
export async function sendAccount(
  { styles }: RewardsContext,
  at: AtProgram & { readonly accountId: string },
  notice: Content,
): Promise<void> {
  await at.visit.send({
    title: msg`Your rewards`,
    merchant: at.merchant,
    isPersonal: true,
    files: [styles],
    content: accountView(at, await accountOf(at), notice),
  });
}

/** What was just done, as the address says; nothing but these sentences can be said by one. */
function saidIn({ visit }: AtProgram): Content {
  const { said } = visit.req.query;
  return typeof said === 'string' && Object.hasOwn(SAID, said) && (SAID[said] ?? false);
}

const SAID: Readonly<Record<string, Words>> = {
  redeemed: msg`The reward is yours. Choose it in your cart with your next order.`,
  returned: msg`The reward is given back, and what it cost is yours again.`,
  left: msg`You have left. Your phone number is erased.`,
  'signed-out': msg`You’re signed out on this device.`,
};
