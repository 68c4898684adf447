import type { Money } from '../../../core/contract/money.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { msg, type Words, Written, onlyInEnglish } from '../../../core/text/message.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import type { Acceptance } from '../../../orders/orders/contract/order-actions.ts';
import { allergyWords, unavailableWords } from '../../../core/text/order-words.ts';
import { localeIn } from '../../../core/text/languages.ts';
import { moneyIn } from '../../../core/text/guest-money.ts';
import { ApiError } from '../../../core/api/errors.ts';
import {
  acceptOrder,
  completeOrder,
  delayOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from '../../../orders/orders/contract/orders.ts';
import { ORDER_LIMITS } from '../../../orders/orders/contract/order-fields.ts';
import { csrfField, idempotencyKeyOf, intentField, type Form } from '../../shell/forms.ts';
import type { DashboardVisit, DashboardSession } from './dashboard-session.ts';

/** The time zone and time for displaying orders. */
export interface Clocks {
  /** The time zone of the merchant. */
  readonly timezone: string;
  /** The time in milliseconds. */
  readonly now: number;
}

const TYPE_WORDS = { pickup: msg`Pickup`, delivery: msg`Delivery`, dine_in: msg`Dine in` } as const;
const STATE_WORDS: Readonly<Record<Order['fulfillment']['state'], Words>> = {
  proposed: msg`New`,
  accepted: msg`Accepted`,
  preparing: msg`Being prepared`,
  ready: msg`Ready`,
  completed: msg`Handed over`,
  rejected: msg`Rejected`,
  canceled: msg`Canceled`,
};

export const stateWords = ({ fulfillment: { state } }: Order): Words => STATE_WORDS[state];

/** When it is promised, in milliseconds; without a promise as late as can be. */
export function dueAt({ fulfillment: { scheduled_at: scheduled, ready_at: ready } }: Order): number {
  const at = ready ?? scheduled;
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}

export const isLate = (order: Order, { now }: Clocks): boolean =>
  order.status === 'open' && order.fulfillment.state !== 'ready' && dueAt(order) < now;

/** Renders the fulfillment type and due time. */
export const summaryOf = (order: Order, clocks: Clocks): Html =>
  html`${TYPE_WORDS[order.fulfillment.type]} · ${dueWords(order, clocks)}`;

/** Returns until when a new order can be answered. */
export const answerWords = (respondBy: string, { timezone }: Clocks): Words =>
  msg`Answer by ${timeIn(timezone, Date.parse(respondBy))}`;

function dueWords(order: Order, { timezone }: Clocks): Words {
  const due = dueAt(order);
  return due === Number.MAX_SAFE_INTEGER ? msg`as soon as possible` : msg`by ${timeIn(timezone, due)}`;
}

function timeIn(timeZone: string, at: number): Written {
  const hours = { hour: '2-digit', minute: '2-digit' } as const;
  return new Written(({ tag }) =>
    new Intl.DateTimeFormat(localeIn(tag, 'en-GB'), { timeZone, weekday: 'short', ...hours }).format(at),
  );
}

/** Renders the order's items, quantity first. */
export function linesOf({ lines, customer, fulfillment: { note } }: Order): Content {
  const allergies = customer?.allergies ?? [];
  return html`${allergies.length > 0 && html`<p class="allergy">${allergyWords(allergies)}</p>`}
    ${note !== null && html`<p class="wish">${note}</p>`}
    <ul>
      ${lines.map((line) =>
        line.quantity === line.unavailable_quantity
          ? html`<li class="muted">${unavailableWords(line)}</li>`
          : html`<li>
              <b>${line.quantity - line.unavailable_quantity} ×</b>
              ${line.name}${line.variation_name !== null && html` · ${line.variation_name}`}
              ${line.modifiers.map(
                ({ name, quantity }) => html`<br />+ ${quantity > 1 && html`${quantity} × `}${name}`,
              )}
              ${line.note !== null && html`<br /><span class="wish">${line.note}</span>`}
              ${
                line.unavailable_quantity > 0 &&
                html`<br /><span class="muted">${unavailableWords(line)}</span>`
              }
            </li>`,
      )}
    </ul>`;
}

export function moneyWords({ amount, currency }: Money): Written {
  return new Written(({ tag }) => moneyIn({ locale: localeIn(tag, 'en-GB'), currency }, amount));
}

/** How much later an order becomes by one press. */
const DELAY_MINUTES = 15;

type Move = (at: DashboardVisit, id: string, form: Form) => Promise<Order>;

/** The actions of a form, with the fields that each sends. */
const MOVES: Readonly<Record<string, Move>> = {
  accept: (at, id, form) => {
    const body = acceptanceOf(form);
    return at.api.call(acceptOrder, { ...callOf(at, id, form, body), body });
  },
  reject: (at, id, form) => {
    const body = { reason: form.get('reason') ?? '' };
    return at.api.call(rejectOrder, { ...callOf(at, id, form, body), body });
  },
  delay: (at, id, form) => {
    const body = { minutes: DELAY_MINUTES };
    return at.api.call(delayOrder, { ...callOf(at, id, form, body), body });
  },
  prepare: (at, id, form) => at.api.call(prepareOrder, callOf(at, id, form)),
  ready: (at, id, form) => at.api.call(readyOrder, callOf(at, id, form)),
  complete: (at, id, form) => at.api.call(completeOrder, callOf(at, id, form)),
};

/** Returns the call of a move, which is made once, however often its form is sent. */
function callOf({ caller }: DashboardVisit, id: string, form: Form, body: object = {}) {
  return { ...caller, params: { id }, idempotencyKey: idempotencyKeyOf(form, body) };
}

/** @throws {ApiError} as the operation; not_found for an unknown move */
export async function moveOrder(at: DashboardVisit, id: string, form: Form): Promise<void> {
  const name = form.get('move') ?? '';
  const move = Object.hasOwn(MOVES, name) ? MOVES[name] : undefined;
  if (!move) throw new ApiError('not_found');
  await move(at, id, form);
}

function acceptanceOf(form: Form): Acceptance {
  const minutes = (form.get('ready_in') ?? '').trim();
  const unavailable = unavailableIn(form);
  return {
    ...(minutes !== '' && { ready_in: Number(minutes) }),
    ...(unavailable.length > 0 && { unavailable }),
  };
}

/** The prefix of the fields for units that aren't available: the `uid` of the line follows. */
export const UNAVAILABLE = 'unavailable-';

function unavailableIn(form: Form): NonNullable<Acceptance['unavailable']> {
  return form.entries
    .filter(([name, value]) => name.startsWith(UNAVAILABLE) && value !== '0')
    .map(([name, value]) => ({ uid: name.slice(UNAVAILABLE.length), quantity: Number(value) }));
}

/** Returns the error for a typed value. */
export function refusalWords(form: Form, { code, publicMessage }: ApiError): Words {
  const words = onlyInEnglish(publicMessage, NOT_DONE);
  if (code === 'more_than_left' && form.get('move') === 'accept') return NOTHING_LEFT;
  const isTyped = code === 'field_invalid' || code === 'field_missing';
  return isTyped ? (TYPED[form.get('move') ?? ''] ?? words) : words;
}

const NOTHING_LEFT = msg`Something of the order has to stay. If nothing is available, reject it.`;

/** The message for a refusal that isn't about a typed value. */
export const NOT_DONE = msg`This can’t be done anymore. Check the order again.`;

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
  const later = moveForm(session, order, 'delay', { button: msg`+15 min`, kind: 'quiet' });
  if (state === 'accepted') return html`${later} ${prepare} ${ready}`;
  if (state === 'preparing') return html`${later} ${ready}`;
  return state === 'ready' && moveForm(session, order, 'complete', { button: msg`Handed over` });
}
