import { hash } from 'node:crypto';
import type { EventType } from '../../core/contract/feature.ts';
import type { Event } from '../../core/events/event-records.ts';
import type { Simulation, SimulationRequest, Simulations } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { eventsAround, eventsRecordedBy } from '../../core/events/find-events.ts';
import type { NewOrder, OrderLineInput } from './contract/order-requests.ts';
import { moveOrder } from './move-order.ts';
import { ownerOf, findOrder, lockOwnOrder, type OrderRow } from './order-records.ts';
import type { OrderMove } from './order-states.ts';
import { payOrder } from './pay-order.ts';
import { inCurrency } from './present-cost.ts';
import { refundOrder } from './refund-order.ts';
import { ownedBy } from '../../core/database/owner.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { findLocation, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { availabilityOf, publishedMenus, type PublishedItem } from '../../catalog/menus/menus.ts';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';
import { createOrder } from './create-order.ts';

const CUSTOMER = { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com' };

/**
 * A new order of what the merchant sells: the first item that can be had, at its oldest location, for now or
 * for the next time that can be ordered for.
 * @throws {ApiError} not_found, state_forbids: the merchant can't take orders
 */
async function simulatedOrder(
  work: Work,
  request: SimulationRequest,
  also: Pick<NewOrder, 'loyalty'> = {},
): Promise<{ order: OrderRow }> {
  const { deps, caller } = request;
  const merchantId = await activeMerchant(work, request);
  const location = await locationOf(work, request, merchantId);
  const now = await nowIn(work.db, deps.clock, caller);
  const lines = [await lineOf(work, location, now)];
  const make = (scheduledAt: string | null): Promise<OrderRow> => {
    const fulfillment = { type: 'pickup' as const, scheduled_at: scheduledAt };
    const body: NewOrder = { location: location.id, customer: CUSTOMER, fulfillment, lines, ...also };
    return createOrder(work, deps, { caller: 'key', location, body, now });
  };
  try {
    return { order: await make(null) };
  } catch (error) {
    const next = error instanceof ApiError ? error.details.next_available_at : undefined;
    if (typeof next !== 'string') throw error;
    return { order: await make(next) };
  }
}

async function locationOf(
  work: Work,
  { caller }: SimulationRequest,
  merchantId: string,
): Promise<OrderingLocation> {
  const oldest = await work.db
    .selectFrom('locations')
    .select('id')
    .where(ownedBy('locations', caller))
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  const found = oldest && (await findLocation(work.db, { ...caller, only: merchantId }, oldest.id));
  if (found) return found;
  throw new ApiError('state_forbids', {
    message: 'The merchant has no active location. Create one first.',
    param: 'merchant',
  });
}

async function lineOf(work: Work, location: OrderingLocation, now: number): Promise<OrderLineInput> {
  const { merchantId, id: locationId } = location;
  const { menus } = await publishedMenus(work.db, location, merchantId);
  const there = await availabilityOf(work.db, { merchantId, locationId, at: new Date(now) });
  const items = menus.flatMap(({ items: all }) => [...all.values()]);
  const item = items.find((one) => one.servingTimes.length === 0 && !there.isSoldOut(one));
  const variation = item && [...item.variations.keys()].find((id) => there.isAvailable(id));
  if (item && variation !== undefined) {
    return { item: item.id, variation, quantity: 1, modifiers: required(item) };
  }
  throw new ApiError('state_forbids', {
    message: 'The merchant has nothing on a published menu that can be ordered. Publish a menu first.',
    param: 'merchant',
  });
}

/** The minimum modifiers that each group requires. */
function required({ groups }: PublishedItem): { modifier: string; quantity: number }[] {
  return groups.flatMap(({ min, maxEach, modifiers }) => {
    let missing = min;
    return [...modifiers.keys()].flatMap((modifier) => {
      const quantity = Math.min(missing, maxEach);
      missing -= quantity;
      return quantity > 0 ? [{ modifier, quantity }] : [];
    });
  });
}

/** The steps of an order. Each is the one that the API takes. */
type Step =
  | 'pay'
  | 'payUnrefundable'
  | 'decline'
  | Extract<OrderMove, 'accept' | 'reject' | 'complete' | 'cancel'>
  | 'refund'
  | DisputeStep;

/** Steps of the cardholder's bank and of the merchant. */
type DisputeStep = 'dispute' | 'answerDispute' | 'acceptDispute' | 'winDispute';

/**
 * The sandbox's simulation of each event: a new order of the merchant, and the steps that lead to the event.
 */
export const orderSimulations: Simulations = {
  'order.created': steps('order.created'),
  'order.updated': steps('order.updated', 'pay'),
  'order.fulfillment.updated': steps('order.fulfillment.updated', 'pay', 'accept'),
  'order.completed': steps('order.completed', 'pay', 'complete'),
  'order.canceled': steps('order.canceled', 'cancel'),
  // A payment by card has an order to be about.
  'payment.authorized': steps('payment.authorized', 'pay'),
  'payment.captured': steps('payment.captured', 'pay', 'accept'),
  'payment.canceled': steps('payment.canceled', 'pay', 'reject'),
  'payment.failed': steps('payment.failed', 'decline'),
  'refund.created': steps('refund.created', 'pay', 'accept', 'refund'),
  'refund.succeeded': steps('refund.succeeded', 'pay', 'accept', 'refund'),
  'refund.failed': steps('refund.failed', 'payUnrefundable', 'accept', 'refund'),
  'dispute.created': steps('dispute.created', 'pay', 'accept', 'dispute'),
  'dispute.funds_withdrawn': steps('dispute.funds_withdrawn', 'pay', 'accept', 'dispute'),
  'dispute.updated': steps('dispute.updated', 'pay', 'accept', 'dispute', 'answerDispute'),
  'dispute.closed': steps('dispute.closed', 'pay', 'accept', 'dispute', 'acceptDispute'),
  'dispute.funds_reinstated': steps('dispute.funds_reinstated', 'pay', 'accept', 'dispute', 'winDispute'),
};

/**
 * Paying asks the processor, so this is no part of one transaction: the events are those about the order. A
 * retry with the idempotency key makes another order, unless the first answer was kept.
 */
function steps(type: EventType, ...list: readonly Step[]): Simulation {
  return orderSteps(type, list, async () => ({}));
}

/** @param prepare adds to the parts of every simulated order, in the transaction that creates it */
export function orderSteps(
  type: EventType,
  list: readonly Step[],
  prepare: (work: Work, request: SimulationRequest) => Promise<Pick<NewOrder, 'loyalty'>>,
): Simulation {
  return {
    outside: async (request) => {
      const { deps, caller } = request;
      const sinceMs = Date.now();
      const { order, events } = await inTransaction(deps.db, async (work) => {
        const made = await simulatedOrder(work, request, await prepare(work, request));
        return { order: made.order, events: await eventsRecordedBy(work.db, caller) };
      });
      for (const step of list) await take(step, request, order.id);
      const { merchant_id: merchantId, id } = order;
      const around = await eventsAround(deps.db, caller, { merchantId, record: id, sinceMs });
      const before = events.filter((event) => !around.some((other) => other.id === event.id));
      return upTo(type, [...before, ...around]);
    },
  };
}

/** Returns the events up to and including the simulated one: `events` also has those that follow from it. */
function upTo(type: EventType, events: readonly Event[]): Event[] {
  return events.slice(0, events.findLastIndex((event) => event.type === type) + 1);
}

async function take(step: Step, request: SimulationRequest, id: string): Promise<void> {
  if (step === 'pay') return pay(request, id, 'tok_paid');
  if (step === 'payUnrefundable') return pay(request, id, 'tok_refund_fails');
  if (step === 'decline') return declined(request, id);
  if (isDisputeStep(step)) return takeInDispute(step, request, id);
  const { deps, caller } = request;
  const now = new Date(await deps.keys.clocks.now(caller));
  const row = await inTransaction(deps.db, async (work) => {
    const held = await lockOwnOrder(work.db, caller, id);
    // A location with automatic acceptance has already accepted it.
    if (step === 'accept' && held.fulfillment_state !== 'proposed') return held;
    if (step === 'refund') await refundEverything(work, request, held, now);
    else await moveOrder(work, deps, held, { move: step, reason: 'Simulated', now });
    return held;
  });
  if (row.payment_id !== null) await deps.payments.settle(ownerOf(row), row.payment_id);
}

const isDisputeStep = (step: Step): step is DisputeStep => /dispute$/i.test(step);

async function takeInDispute(
  step: DisputeStep,
  { deps: { db, disputes }, caller }: SimulationRequest,
  orderId: string,
): Promise<void> {
  const view = { ...caller, only: undefined };
  const payment = (await findOrder(db, view, orderId))?.payment_id ?? '';
  // There is one: opening it again returns it.
  const { id } = await disputes.open(view, payment, 'product_not_received');
  if (step === 'winDispute') await disputes.decide(view, id, 'won');
  if (step === 'acceptDispute') await disputes.accept(view, id);
  if (step !== 'answerDispute') return;
  await disputes.answer(view, id, { explanation: 'Simulated', submit: true }, undefined);
}

async function refundEverything(
  work: Work,
  { deps }: SimulationRequest,
  row: OrderRow,
  now: Date,
): Promise<void> {
  const amount = inCurrency(row.currency)(row.content.quote.total);
  await refundOrder(work, deps, row, { body: { amount, reason: 'requested' }, intent: undefined, now });
}

async function declined(request: SimulationRequest, id: string): Promise<void> {
  try {
    await pay(request, id, 'tok_declined');
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card_declined') throw error;
  }
}

async function pay(request: SimulationRequest, id: string, token: string): Promise<void> {
  const { deps, caller, requestId } = request;
  const view = { ...caller, only: undefined };
  const row = await findOrder(deps.db, view, id);
  if (!row) throw new Error(`the simulated order ${id} is gone`);
  const total = inCurrency(row.currency)(row.content.quote.total);
  const now = await deps.keys.clocks.now(caller);
  const intent = hash('sha256', `simulated ${requestId} ${id}`, 'base64url');
  await payOrder(deps, view, { id, body: { source: { token }, total }, intent, now, requestId });
}
