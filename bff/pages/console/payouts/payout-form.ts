import type { ConsoleSession } from '../console-session.ts';
import { moneyText, moneyTyped } from '../parts/format.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { problem, selectField, textField } from '../../shell/forms/field.ts';
import { csrfField, intentField } from '../../shell/forms/intent.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import type { NewPayout } from '../../../money/payouts/contract/payout-operations.ts';
import { PAYOUT_METHODS } from '../../../money/payouts/contract/payout.ts';
import { balancePath } from '../parts/paths.ts';

/** What was typed, and the request that it makes. */
export interface TypedPayout {
  readonly form?: Form;
  readonly body?: NewPayout;
  readonly problem?: string;
}

export function payoutIn(form: Form, { merchant, available: { currency } }: Balance): TypedPayout {
  const text = form.get('amount')?.trim() ?? '';
  const amount = text === '' ? undefined : moneyTyped(text, currency);
  if (typeof amount === 'string') {
    return { form, problem: `${amount} Leave it empty to pay out all that is available.` };
  }
  const method = PAYOUT_METHODS.find((one) => one === form.get('method')) ?? 'standard';
  return { form, body: { merchant, method, ...(amount !== undefined && { amount: { amount, currency } }) } };
}

/** Only while there is something to pay out. */
export function payoutForm(
  session: ConsoleSession,
  { merchant, available, instant }: Balance,
  { form, problem: said }: TypedPayout,
): Content {
  if (available.amount <= 0 && said === undefined) return false;
  const isInstant = instant.available.amount > 0;
  return html`<form class="card sec narrow" method="post" action="${balancePath(merchant)}">
    <h2>Pay out now</h2>
    ${csrfField(session)}${intentField()}${problem(said)}
    ${textField({
      name: 'amount',
      label: `Amount (${available.currency})`,
      value: form?.get('amount') ?? '',
      maxLength: 24,
      hint: `What arrives at the bank. Empty: all of the ${moneyText(available)}.`,
    })}
    ${selectField({
      name: 'method',
      label: 'Method',
      value: form?.get('method') ?? 'standard',
      choices: [
        { value: 'standard', label: 'Standard: on the next bank day' },
        ...(isInstant ? [{ value: 'instant', label: 'Instant: within half an hour, for a fee' }] : []),
      ],
      ...(instant.held_until !== null && {
        hint: 'Instant payouts are held for 24 hours after the bank account has changed.',
      }),
    })}
    <p class="buttons"><button>Pay out</button></p>
  </form>`;
}
