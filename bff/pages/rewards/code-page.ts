import { ApiError } from '../../core/api/errors.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import { checkLoyaltyCode, sendLoyaltyCode } from '../../orders/loyalty/contract/code.ts';
import { beginSignIn, begunSignIn, codeState, endSignIn, signIn } from '../../orders/loyalty/loyalty.ts';
import { idempotencyKeyOf } from '../shell/forms/intent.ts';
import { atProgram, ELEMENT, PATH, type AtProgram } from './at-program.ts';
import { afterSignIn, onward } from './back-to-cart.ts';
import { waitWords } from './words.ts';
import { codeView } from './code-view.ts';
import type { RewardsContext } from './context.ts';
import { readablePhone } from '../../core/phones/phones.ts';

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
    const { visit, merchant, api } = at;
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
      const call = { body, idempotencyKey: idempotencyKeyOf(form, body) };
      const { account } = (await api.call(checkLoyaltyCode, call)).body as { account: { id: string } };
      await endSignIn(deps.db, who);
      await signIn(deps, visit, merchant.id, account.id);
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
      const { visit, api } = at;
      const form = await visit.form();
      const who = whoIn(at);
      const phone = await begunSignIn(deps.db, who, deps.clock.now());
      if (phone === undefined) return visit.redirect(onward(at));
      try {
        const body = { phone };
        await api.call(sendLoyaltyCode, { body, idempotencyKey: idempotencyKeyOf(form, body) });
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
