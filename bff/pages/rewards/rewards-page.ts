import { ApiError } from '../../core/api/errors.ts';
import { type Content, html, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-visit.ts';
import { beginSignIn, begunSignIn, pointsWords } from '../../orders/loyalty/loyalty.ts';
import { sendLoyaltyCode } from '../../orders/loyalty/contract/code.ts';
import { idempotencyKeyOf, intentField, field } from '../shell/forms.ts';
import { readPhone } from '../../core/phones/phones.ts';
import { accountOf, accountView } from './account-pages.ts';
import {
  atProgram,
  ELEMENT,
  PATH,
  type AtProgram,
  type RewardsContext,
  onward,
  waitWords,
  accrualWords,
  discountWords,
  smallPrint,
} from './at-program.ts';

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
    const { visit, merchant, program, api, guest } = at;
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
      await api.call(sendLoyaltyCode, { ...guest, body, idempotencyKey: idempotencyKeyOf(form, body) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // If text messages aren't set up, the page itself reports it.
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

/** @param notice of the result, or of the error */
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

/** Renders the confirmation that the address names. An address can only select one of these sentences. */
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

interface JoinView {
  readonly at: AtProgram;
  /** The value as typed. */
  readonly typed: string;
  /** The error. */
  readonly problem: Words | undefined;
  /** Whether codes can be sent here. */
  readonly isOffered: boolean;
  readonly notice: Content;
}

function joinView(view: JoinView): Html {
  const { at, isOffered, notice } = view;
  const { merchant, program } = at;
  return html`${notice !== false && html`<p class="notice ok" role="status">${notice}</p>`}
    <section class="member-card">
      <p class="of">${nameOf(merchant.displayName)}</p>
      <h1>${msg`Rewards`}</h1>
      <p class="lead">${accrualWords(program)}</p>
    </section>
    ${
      program.status === 'inactive' &&
      html`<p class="notice warn">
        ${msg`The program is paused: nothing is earned for now, and nobody can join. Members keep what they
          have.`}
      </p>`
    }
    ${isOffered ? phoneForm(view) : notOffered()}
    <section class="card">
      <h2>${msg`What you get`}</h2>
      <ul class="tiers">
        ${program.reward_tiers.map(
          (tier) =>
            html`<li>
              <div class="named">
                <b>${nameOf(tier.name)}</b>
                <span class="muted">${discountWords(tier.discount, program)}</span>
              </div>
              <span class="cost">${pointsWords(tier.points, program.terminology)}</span>
            </li>`,
        )}
      </ul>
      ${smallPrint(program)}
    </section>`;
}

function phoneForm({ at, typed, problem }: JoinView): Html {
  const { program } = at;
  const isOpen = program.status === 'active';
  return html`<form class="card sign-in" method="post">
    ${at.visit.csrfField()}${intentField()}
    <h2>${isOpen ? msg`Join, or sign in` : msg`Sign in`}</h2>
    ${field(
      {
        name: 'phone',
        label: msg`Phone number`,
        hint: msg`We send a code to it by text message.`,
        error: problem !== undefined && problem !== '' ? problem : undefined,
      },
      (attributes) =>
        html`<input ${attributes} type="tel" autocomplete="tel" maxlength="40" required value="${typed}" />`,
    )}
    <button>${msg`Send code`}</button>
    ${
      isOpen &&
      html`<p class="muted small">
        ${joining(program.terms_url)} ${msg`Your number is kept for your points, and erased when you leave.`}
      </p>`
    }
  </form>`;
}

function joining(terms: string | null): Words {
  if (terms === null) return msg`With the first code you become a member.`;
  const link = html`<a href="${terms}" rel="noreferrer">${msg`terms of the program`}</a>`;
  return msg`With the first code you become a member, by the ${link}.`;
}

function notOffered(): Html {
  return html`<p class="notice warn">
    ${msg`Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can
      still order, and ask the place about your points.`}
  </p>`;
}
