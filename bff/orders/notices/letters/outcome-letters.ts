import type { Block } from '../../../core/letters/letter.ts';
import { msg, type Message } from '../../../core/text/message.ts';
import {
  callButton,
  cardName,
  firstName,
  followButton,
  kickerOf,
  linesOf,
  nameOfSender,
  sumsOf,
  taxesOf,
  type StepMessage,
} from './order-blocks.ts';
import { amountOf, momentOf, type OrderFacts } from './order-facts.ts';

/** The messages about how an order ended, and what that means for the guest's money. */

export function orderRejected(facts: OrderFacts): StepMessage {
  const { order } = facts;
  const { state, reason } = order.fulfillment;
  const name = nameOfSender(facts);
  const isRejected = state === 'rejected';
  const { lead, words } = moneyBack(facts);
  const why: readonly Block[] =
    reason === null
      ? []
      : [
          {
            kind: 'text',
            words: reason === 'timeout' ? msg`They didn’t answer in time.` : msg`What they said: “${reason}”`,
          },
        ];
  return {
    subject: isRejected ? msg`${name} couldn’t take your order` : msg`Order ${order.number} is canceled`,
    preview: lead,
    parts: [
      [
        kickerOf(facts),
        {
          kind: 'title',
          words: isRejected ? msg`${name} couldn’t take your order` : msg`Your order is canceled`,
        },
        { kind: 'notice', tone: 'good', lead, ...(words !== undefined && { words }) },
        ...why,
        followButton(facts, true),
        ...callButton(facts),
      ],
      [{ kind: 'heading', words: msg`What you ordered` }, linesOf(facts)],
    ],
    line: isRejected
      ? msg`${name} couldn’t take order ${order.number}. ${lead}`
      : msg`${name}: order ${order.number} is canceled. ${lead}`,
  };
}

/** Says what the end of an order means for the guest's money. */
function moneyBack(facts: OrderFacts): { readonly lead: Message; readonly words?: Message } {
  const { payment, refunded, total } = facts.order;
  const card = cardName(facts);
  const amount = amountOf(facts, total.amount);
  if (refunded.amount > 0) {
    const back = amountOf(facts, refunded.amount);
    return { lead: msg`You get ${back} back on your card.`, words: SHOWN_LATER };
  }
  const lead = msg`You were not charged.`;
  if (payment === null || total.amount === 0) return { lead };
  const words =
    card === ''
      ? msg`The hold of ${amount} on your card is released. Your bank may show it for 1–3 days.`
      : msg`The hold of ${amount} on ${card} is released. Your bank may show it for 1–3 days.`;
  return { lead, words };
}

const SHOWN_LATER = msg`Your bank may take a few days to show it.`;

export function orderRefunded(facts: OrderFacts): StepMessage {
  const { order, facts: step } = facts;
  const name = nameOfSender(facts);
  const amount = amountOf(facts, step.refunded ?? order.refunded.amount);
  const card = cardName(facts);
  return {
    subject: msg`${amount} refunded for order ${order.number}`,
    preview: SHOWN_LATER,
    parts: [
      [
        kickerOf(facts),
        { kind: 'title', words: msg`Refunded` },
        { kind: 'large', words: amount },
        {
          kind: 'text',
          words:
            card === ''
              ? msg`${name} has sent it back to your card. ${SHOWN_LATER}`
              : msg`${name} has sent it back to ${card}. ${SHOWN_LATER}`,
        },
        followButton(facts, true),
        ...callButton(facts),
      ],
      [linesOf(facts), sumsOf(facts)],
    ],
    line: msg`${name}: ${amount} of order ${order.number} is refunded. ${SHOWN_LATER}`,
  };
}

export function receipt(facts: OrderFacts): StepMessage {
  const { order, reference } = facts;
  const name = nameOfSender(facts);
  const amount = amountOf(facts, order.total.amount);
  const at = momentOf(facts, order.placed_at ?? order.created_at);
  return {
    subject: msg`Your receipt from ${name}, ${amount}`,
    preview: msg`Order ${order.number}, ${at}`,
    parts: [
      [
        { kind: 'kicker', words: msg`Receipt ${reference} · ${at}` },
        { kind: 'large', words: amount },
        { kind: 'text', words: paidWords(facts) },
      ],
      [linesOf(facts), sumsOf(facts)],
      [...taxesOf(facts), followButton(facts, true)],
    ],
    line: msg`${name}: your receipt of ${amount} for order ${order.number}.`,
  };
}

function paidWords(facts: OrderFacts): Message {
  const card = cardName(facts);
  const guest = firstName(facts);
  const paid = card === '' ? msg`Paid.` : msg`Paid with ${card}.`;
  return guest === '' ? paid : msg`${paid} Thank you, ${guest}.`;
}
