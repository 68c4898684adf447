import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { WEEKDAYS } from '../../../core/contract/dates.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { getMerchant, updateMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import {
  PAYOUT_INTERVALS,
  type PayoutScheduleInput,
} from '../../../accounts/merchants/contract/merchant-standing.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { problem, selectField } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { balancePath, MERCHANTS, schedulePath } from '../parts/paths.ts';
import { capital } from './payout-view.ts';

/** When a merchant is paid out. */
export function mountSchedulePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/merchants/:merchant/payouts/schedule')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant: id } = req.params;
      const body = { payout_schedule: scheduleIn(form), version: Number(form.get('version')) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        api.call(updateMerchant, { session, res, params: { id }, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, { form, refusal });
      return res.redirect(303, balancePath(id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ merchant: string }>,
    res: Response,
    session: ConsoleSession,
    said?: { readonly form: Form; readonly refusal: ApiError },
  ): Promise<void> {
    const { merchant: id } = req.params;
    const merchant = await api.call(getMerchant, { session, res, params: { id } });
    await pages.send(res, session, {
      status: said?.refusal.status ?? 200,
      title: `Payout schedule of ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>Payout schedule of ${nameOf(merchant.display_name)}</h1>
        </div>
        <form class="card sec narrow" method="post" action="${schedulePath(id)}">
          ${csrfField(session)}${intentField()}
          <input type="hidden" name="version" value="${merchant.version}" />
          ${problem(said?.refusal.publicMessage)} ${fields(merchant, said?.form)}
          <p class="buttons">
            <button>Save</button><a class="button quiet" href="${balancePath(id)}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

/** A day counts only with the interval that it belongs to. */
function scheduleIn(form: Form): PayoutScheduleInput {
  const interval = PAYOUT_INTERVALS.find((one) => one === form.get('interval')) ?? 'daily';
  const weekday = WEEKDAYS.find((one) => one === form.get('weekday'));
  return {
    interval,
    ...(interval === 'weekly' && weekday && { weekday }),
    ...(interval === 'monthly' && { day: Number(form.get('day')) }),
    delay_days: Number(form.get('delay_days')),
  };
}

const days = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place));

function fields({ payout_schedule: schedule }: Merchant, form: Form | undefined): Content {
  const value = (name: keyof typeof schedule): string => form?.get(name) ?? String(schedule[name] ?? '');
  return html`${selectField({
    name: 'interval',
    label: 'How often',
    value: value('interval'),
    choices: PAYOUT_INTERVALS.map((one) => ({ value: one, label: INTERVALS[one] })),
  })}
  ${selectField({
    name: 'weekday',
    label: 'Day of a weekly payout',
    value: value('weekday') || 'monday',
    choices: WEEKDAYS.map((one) => ({ value: one, label: capital(one) })),
  })}
  ${selectField({
    name: 'day',
    label: 'Day of a monthly payout',
    value: value('day') || '1',
    choices: days(1, 28).map((one) => ({ value: one, label: one })),
  })}
  ${selectField({
    name: 'delay_days',
    label: 'Days after a payment',
    value: value('delay_days'),
    choices: days(2, 7).map((one) => ({ value: one, label: one })),
    hint: 'How long a payment waits before it can be paid out.',
  })}`;
}

const INTERVALS: Readonly<Record<(typeof PAYOUT_INTERVALS)[number], string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  manual: 'Only when someone asks for it',
};
