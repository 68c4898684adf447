import { ApiError } from '../../core/api/errors.ts';
import { msg, type Words, counted, leftToRight } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-visit.ts';
import { checkLoyaltyCode, sendLoyaltyCode } from '../../orders/loyalty/contract/code.ts';
import { beginSignIn, begunSignIn, codeState, endSignIn, signIn } from '../../orders/loyalty/loyalty.ts';
import { idempotencyKeyOf, intentField, field } from '../shell/forms.ts';
import {
  atProgram,
  ELEMENT,
  PATH,
  type AtProgram,
  type RewardsContext,
  afterSignIn,
  onward,
  waitWords,
} from './at-program.ts';
import { readablePhone } from '../../core/phones/phones.ts';
import { html, type Html } from '../../core/text/html.ts';

interface Answer {
  readonly status?: number;
  readonly problem?: Words;
}

/** `…/rewards/code`: the code that was sent, for the browser that has asked for it. */
export function codePage(context: RewardsContext): SitePage {
  const { deps } = context;
  return {
    surface: 'loyalty',
    path: `${PATH}/code`,
    element: ELEMENT,
    get: atProgram(context, (at) => send(context, at, {})),
    post: atProgram(context, check),
  };

  async function check(at: AtProgram): Promise<void> {
    const { visit, merchant, api, guest } = at;
    const form = await visit.form();
    const who = whoIn(at);
    const phone = await begunSignIn(deps.db, who, deps.clock.now());
    if (phone === undefined) return visit.redirect(onward(at));
    const code = (form.get('code') ?? '').replaceAll(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) {
      return send(context, at, { problem: msg`Enter the six digits of the message.` });
    }
    try {
      const body = { phone, code, join: true };
      const call = { ...guest, body, idempotencyKey: idempotencyKeyOf(form, body) };
      const { account } = await api.call(checkLoyaltyCode, call);
      await endSignIn(deps.db, who);
      // `join` creates the account of a new member.
      if (account) await signIn(deps, visit, merchant.id, account.id);
      return visit.redirect(afterSignIn(at));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'code_wrong') return send(context, at, { problem: 'wrong' });
      if (error.code !== 'state_forbids') throw error;
      const problem = msg`The program is paused, and takes no new members now. Come back later.`;
      return send(context, at, { problem });
    }
  }
}

/** `…/rewards/code/again`: another code in the place of the last. */
export function codeAgain(context: RewardsContext): SitePage {
  const { deps } = context;
  return {
    surface: 'loyalty',
    path: `${PATH}/code/again`,
    element: ELEMENT,
    get: atProgram(context, (at) => Promise.resolve(at.visit.redirect(onward(at, 'code')))),
    post: atProgram(context, async (at) => {
      const { visit, api, guest } = at;
      const form = await visit.form();
      const who = whoIn(at);
      const phone = await begunSignIn(deps.db, who, deps.clock.now());
      if (phone === undefined) return visit.redirect(onward(at));
      try {
        const body = { phone };
        await api.call(sendLoyaltyCode, { ...guest, body, idempotencyKey: idempotencyKeyOf(form, body) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'limit_address') throw error;
        return send(context, at, { status: 429, problem: waitWords(error) });
      }
      await beginSignIn(deps.db, who, phone, deps.clock.now());
      visit.redirect(onward(at, 'code'));
    }),
  };
}

const whoIn = ({ visit, merchant }: AtProgram) => ({
  ...visit.site,
  merchantId: merchant.id,
  guest: visit.knownGuest(),
});

async function send(
  { deps, styles }: RewardsContext,
  at: AtProgram,
  { status = 200, problem }: Answer,
): Promise<void> {
  const { visit, merchant, now } = at;
  const phone = await begunSignIn(deps.db, whoIn(at), deps.clock.now());
  if (phone === undefined) return visit.redirect(onward(at));
  const { partnerId, environment } = visit.site;
  const state = await codeState(deps.db, deps, { partnerId, environment, merchantId: merchant.id, phone });
  await visit.send({
    status,
    title: problem === undefined ? msg`Enter your code` : msg`Error: Enter your code`,
    merchant,
    isPersonal: true,
    files: [styles],
    content: codeView({
      at,
      phone: await readablePhone(phone),
      state,
      problem,
      now,
      inbox: environment === 'sandbox' ? `${deps.publicUrl}/console/messages` : undefined,
    }),
  });
}

interface CodeView {
  readonly at: AtProgram;
  /** The formatted phone number. */
  readonly phone: string;
  /** Undefined: it was used, or expired long ago. */
  readonly state:
    | { readonly triesLeft: number; readonly expiresAt: Date; readonly resendAt: Date }
    | undefined;
  /** `wrong`, or a sentence. */
  readonly problem: Words | undefined;
  /** The environment's time, in milliseconds. */
  readonly now: number;
  /** The URL where testers read messages; `undefined` in production. */
  readonly inbox: string | undefined;
}

function codeView(view: CodeView): Html {
  const { at, phone, inbox } = view;
  const dead = deadEnd(view);
  return html`<p class="back"><a href="${onward(at)}">${msg`Another number`}</a></p>
    <div class="intro">
      <h1>${msg`Enter your code`}</h1>
      <p class="muted">
        ${msg`If ${html`<b>${leftToRight(phone)}</b>`} can get text messages, six digits are on their way.
          They work for 10 minutes.`}
      </p>
    </div>
    ${
      inbox !== undefined &&
      html`<p class="notice">
        ${msg`Sandbox: no text message is sent. Read the code in
          ${html`<a href="${inbox}" target="_blank" rel="noreferrer">${msg`the sandbox’s inbox`}</a>`}, or by
          ${html`<code dir="ltr">GET /v1/sandbox/messages</code>`}.`}
      </p>`
    }
    ${dead === undefined ? codeForm(view) : html`<p class="notice danger" role="alert">${dead}</p>`}
    ${againForm(view, dead !== undefined)}`;
}

/** Returns why a code can no longer be entered. */
function deadEnd({ state, now }: CodeView): Words | undefined {
  if (!state || state.expiresAt.getTime() <= now) return msg`The code has expired. Ask for another one.`;
  if (state.triesLeft === 0) return msg`Too many tries. Ask for another code.`;
  return undefined;
}

function codeForm(view: CodeView): Html {
  const error = problemIn(view);
  return html`<form class="card sign-in" method="post">
    ${view.at.visit.csrfField()}${intentField()}
    ${field(
      { name: 'code', label: msg`Code`, error, hint: msg`Six digits.` },
      (attributes) =>
        html`<input
          ${attributes}
          class="digits"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
        />`,
    )}
    <button>${msg`Continue`}</button>
  </form>`;
}

function problemIn({ problem, state }: CodeView): Words | undefined {
  if (problem !== 'wrong') return problem;
  const left = state?.triesLeft ?? 0;
  return counted(
    left,
    msg`This isn’t the code. You have ${left} try left.`,
    msg`This isn’t the code. You have ${left} tries left.`,
  );
}

function againForm({ at, state, now }: CodeView, isNeeded: boolean): Html {
  const waitMs = (state?.resendAt.getTime() ?? 0) - now;
  const wait = Math.ceil(waitMs / 1000);
  return html`<form class="again" method="post" action="${onward(at, 'code', 'again')}">
    ${at.visit.csrfField()}${intentField()}
    <p class="muted">
      ${!isNeeded && html`${msg`No message?`} `}${
        wait > 0
          ? counted(
              wait,
              msg`You can ask for another code in ${wait} second.`,
              msg`You can ask for another code in ${wait} seconds.`,
            )
          : msg`Ask for another code.`
      }
    </p>
    <button class="${isNeeded ? '' : 'quiet'}">${msg`Send another code`}</button>
  </form>`;
}
