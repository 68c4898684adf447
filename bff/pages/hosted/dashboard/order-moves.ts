import type { Operation } from '../../../core/contract/operation.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { msg, onlyInEnglish, type Words } from '../../../core/text/message.ts';
import {
  acceptOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from '../../../orders/orders/contract/orders.ts';
import { ORDER_LIMITS } from '../../../orders/orders/contract/order-fields.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { csrfField, intentField } from '../../shell/forms/intent.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { DashboardVisit } from './calls.ts';
import type { DashboardSession } from './dashboard-session.ts';

/** The actions of a form, with the fields that each sends. */
const MOVES: Readonly<
  Record<string, { readonly operation: Operation; readonly body?: (form: Form) => object }>
> = {
  accept: { operation: acceptOrder, body: acceptanceOf },
  reject: { operation: rejectOrder, body: (form) => ({ reason: form.get('reason') ?? '' }) },
  prepare: { operation: prepareOrder },
  ready: { operation: readyOrder },
  complete: { operation: completeOrder },
};

/** @throws {ApiError} as the operation; not_found for a move that there isn't */
export async function moveOrder(at: DashboardVisit, id: string, form: Form): Promise<void> {
  const name = form.get('move') ?? '';
  const wanted = Object.hasOwn(MOVES, name) ? MOVES[name] : undefined;
  if (!wanted) throw new ApiError('not_found');
  await at.change(wanted.operation, { id }, { form, body: wanted.body?.(form) });
}

function acceptanceOf(form: Form): object {
  const minutes = (form.get('ready_in') ?? '').trim();
  return minutes === '' ? {} : { ready_in: Number(minutes) };
}

/** Returns the error for a typed value. */
export const refusalWords = (form: Form, { code, publicMessage }: ApiError): Words =>
  code === 'field_invalid' || code === 'field_missing'
    ? (TYPED[form.get('move') ?? ''] ?? onlyInEnglish(publicMessage, NOT_DONE))
    : onlyInEnglish(publicMessage, NOT_DONE);

/** The message for a refusal that isn't about a typed value. */
export const NOT_DONE = msg`This can’t be done any more. Look at the order again.`;

const TYPED: Readonly<Record<string, Words>> = {
  accept: msg`Enter the minutes, 1–${ORDER_LIMITS.minutesToReady}, or nothing.`,
  reject: msg`Write why, in up to 140 characters.`,
};

/**
 * Renders the form of an action.
 * @param fields its input fields
 */
export function moveForm(
  session: DashboardSession,
  { id }: Order,
  move: string,
  {
    button,
    kind = '',
    fields,
  }: { readonly button: Words; readonly kind?: string; readonly fields?: Content },
): Html {
  return html`<form method="post" action="/dashboard/orders/${id}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="move" value="${move}" /> ${fields}<button
      class="${kind}"
    >
      ${button}
    </button>
  </form>`;
}

/** The steps that need nothing but a press. */
export function plainMoves(session: DashboardSession, order: Order): Content {
  const { state } = order.fulfillment;
  const prepare = moveForm(session, order, 'prepare', { button: msg`Preparing`, kind: 'quiet' });
  const ready = moveForm(session, order, 'ready', { button: msg`Ready` });
  if (state === 'accepted') return html`${prepare} ${ready}`;
  if (state === 'preparing') return ready;
  return state === 'ready' && moveForm(session, order, 'complete', { button: msg`Handed over` });
}
