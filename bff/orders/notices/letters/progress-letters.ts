import type { Block, Said } from '../../../core/letters/letter.ts';
import { msg, plainNameOf, type Message } from '../../../core/text/message.ts';
import type { Fulfillment } from '../../../catalog/locations/contract/fulfillments.ts';
import {
  callButton,
  cardName,
  firstName,
  followButton,
  kickerOf,
  linesOf,
  nameOfSender,
  sumsOf,
  unavailableOf,
  type StepMessage,
} from './order-blocks.ts';
import { amountOf, timeOf, type OrderFacts } from './order-facts.ts';

/** The messages of an order that goes well, from sent to on its way. */

const READY_ABOUT: Readonly<Record<Fulfillment, Message>> = {
  pickup: msg`Ready about`,
  delivery: msg`Arrives about`,
  dine_in: msg`On your table about`,
};

/** Says what happens to the guest's money, in one sentence. */
function moneyWords(facts: OrderFacts): Message {
  const { total, payment_state: state, payment } = facts.order;
  const amount = amountOf(facts, total.amount);
  const card = cardName(facts);
  if (total.amount === 0) return msg`There is nothing to pay.`;
  if (payment === null) return msg`You pay ${amount} when you get it.`;
  if (state === 'authorized') {
    return card === ''
      ? msg`${amount} is held on your card, and charged once the order is accepted.`
      : msg`${amount} is held on ${card}, and charged once the order is accepted.`;
  }
  return card === '' ? msg`${amount} was charged to your card.` : msg`${amount} was charged to ${card}.`;
}

/** The time of an order, largest, with what it is the time of. */
function timeBlocks(facts: OrderFacts): readonly Block[] {
  const { ready_at: readyAt, type } = facts.order.fulfillment;
  if (readyAt === null) return [];
  return [
    { kind: 'text', words: READY_ABOUT[type] },
    { kind: 'large', words: timeOf(facts, readyAt) },
  ];
}

/** Says where the order is to be had. */
function whereBlocks(facts: OrderFacts): readonly Block[] {
  const { order, place } = facts;
  const { address } = place;
  const { type, table } = order.fulfillment;
  if (type === 'delivery') return [];
  if (type === 'dine_in') {
    return table === null ? [] : [{ kind: 'text', words: msg`Table ${plainNameOf(table)}` }];
  }
  return address === ''
    ? [{ kind: 'text', words: msg`Give your name and order number ${order.number}.` }]
    : [
        {
          kind: 'text',
          words: msg`Pick it up at ${address}. Give your name and order number ${order.number}.`,
        },
      ];
}

export function orderReceived(facts: OrderFacts): StepMessage {
  const { order } = facts;
  const name = nameOfSender(facts);
  const until: Said =
    order.respond_by === null
      ? msg`Waiting for ${name} to accept.`
      : msg`Waiting for ${name} to accept. They have until ${timeOf(facts, order.respond_by)}.`;
  return {
    subject: msg`Order ${order.number} is sent to ${name}`,
    preview: moneyWords(facts),
    parts: [
      [
        kickerOf(facts),
        { kind: 'title', words: greeted(facts, msg`Order sent`, (guest) => msg`Order sent, ${guest}`) },
        { kind: 'text', words: until },
        { kind: 'text', words: moneyWords(facts) },
        followButton(facts),
      ],
      [linesOf(facts), sumsOf(facts)],
    ],
    line: msg`${name}: order ${order.number} is sent. You hear from us once it is accepted.`,
  };
}

export function orderAccepted(facts: OrderFacts): StepMessage {
  const { order } = facts;
  const { ready_at: readyAt } = order.fulfillment;
  const name = nameOfSender(facts);
  return {
    subject:
      readyAt === null
        ? msg`Order ${order.number} is accepted`
        : msg`Order ${order.number} is accepted, for ${timeOf(facts, readyAt)}`,
    preview: moneyWords(facts),
    parts: [
      [
        kickerOf(facts),
        { kind: 'title', words: greeted(facts, msg`They’re on it`, (guest) => msg`They’re on it, ${guest}`) },
        ...timeBlocks(facts),
        ...whereBlocks(facts),
        ...unavailableOf(facts),
        { kind: 'text', words: moneyWords(facts) },
        followButton(facts),
      ],
      [linesOf(facts), sumsOf(facts)],
    ],
    line:
      readyAt === null
        ? msg`${name}: order ${order.number} is accepted.`
        : msg`${name}: order ${order.number} is accepted, for about ${timeOf(facts, readyAt)}.`,
  };
}

export function orderDelayed(facts: OrderFacts): StepMessage {
  const { order, facts: step } = facts;
  const time = timeOf(facts, order.fulfillment.ready_at ?? order.updated_at);
  const name = nameOfSender(facts);
  return {
    subject: msg`Order ${order.number} will be later: about ${time}`,
    preview: moneyWords(facts),
    parts: [
      [
        kickerOf(facts),
        { kind: 'title', words: msg`A little later than planned` },
        ...timeBlocks(facts),
        ...(step.plannedAt === undefined
          ? []
          : [
              {
                kind: 'text',
                words: msg`${name} has accepted your order and needs longer. It was planned for
                  ${timeOf(facts, step.plannedAt)}.`,
              } as const,
            ]),
        ...whereBlocks(facts),
        ...unavailableOf(facts),
        { kind: 'text', words: moneyWords(facts) },
        followButton(facts),
        ...callButton(facts),
      ],
      [linesOf(facts), sumsOf(facts)],
    ],
    line: msg`${name}: order ${order.number} will be later than planned, about ${time}.`,
  };
}

export function orderReady(facts: OrderFacts): StepMessage {
  const { order, place } = facts;
  const { address } = place;
  const isPickup = order.fulfillment.type === 'pickup';
  const name = nameOfSender(facts);
  const where: Said = !isPickup
    ? msg`It is brought to your table.`
    : address === ''
      ? msg`It waits at the counter.`
      : msg`It waits at ${address}.`;
  return {
    subject: msg`Order ${order.number} is ready`,
    preview: where,
    parts: [
      [
        kickerOf(facts),
        { kind: 'title', words: isPickup ? msg`Ready to pick up` : msg`Your order is ready` },
        { kind: 'text', words: where },
        ...(isPickup
          ? ([
              { kind: 'large', words: String(order.number) },
              { kind: 'text', words: msg`Show this number.` },
            ] as const)
          : []),
        ...(order.due.amount > 0
          ? [
              {
                kind: 'text',
                words: msg`You pay ${amountOf(facts, order.due.amount)} when you get it.`,
              } as const,
            ]
          : []),
        ...directions(facts),
        followButton(facts, true),
      ],
    ],
    line: isPickup
      ? msg`${name}: order ${order.number} is ready to pick up.`
      : msg`${name}: order ${order.number} is ready.`,
  };
}

export function orderOnItsWay(facts: OrderFacts): StepMessage {
  const { order } = facts;
  const name = nameOfSender(facts);
  const lines = order.fulfillment.address?.lines ?? [];
  return {
    subject: msg`Order ${order.number} is on its way`,
    preview: msg`It will be with you shortly.`,
    parts: [
      [
        kickerOf(facts),
        { kind: 'title', words: greeted(facts, msg`It has left`, (guest) => msg`It has left, ${guest}`) },
        ...timeBlocks(facts),
        ...(lines.length > 0 ? [{ kind: 'text', words: msg`Delivery to ${lines.join(', ')}` } as const] : []),
        ...(order.due.amount > 0
          ? [
              {
                kind: 'text',
                words: msg`You pay ${amountOf(facts, order.due.amount)} when you get it.`,
              } as const,
            ]
          : []),
        followButton(facts),
        ...callButton(facts),
      ],
    ],
    line: msg`${name}: order ${order.number} is on its way.`,
  };
}

/** Leads to a map of the place; nothing without its address. */
function directions({ order, place }: OrderFacts): readonly Block[] {
  const { address, street } = place;
  if (address === '' || order.fulfillment.type !== 'pickup') return [];
  const href = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
  return [{ kind: 'button', label: msg`Directions to ${plainNameOf(street || address)}`, href }];
}

/** Adds the guest's first name, if there is one. */
function greeted(facts: OrderFacts, words: Message, withName: (guest: string) => Message): Message {
  const guest = firstName(facts);
  return guest === '' ? words : withName(guest);
}
