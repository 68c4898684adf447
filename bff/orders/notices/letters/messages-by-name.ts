import type { Letter } from '../../../core/letters/letter.ts';
import { msg } from '../../../core/text/message.ts';
import type { GuestMessage } from '../contract/message-names.ts';
import type { TeamLetter } from './merchant-letters.ts';
import type { StepMessage } from './order-blocks.ts';
import type { OrderFacts, Sender } from './order-facts.ts';
import { orderRefunded, orderRejected, receipt } from './outcome-letters.ts';
import { orderAccepted, orderDelayed, orderOnItsWay, orderReady, orderReceived } from './progress-letters.ts';

/** The messages that say what is in an order alone, by name. */
export const ORDER_MESSAGES: Readonly<
  Record<Exclude<GuestMessage, 'reward_earned'>, (facts: OrderFacts) => StepMessage>
> = {
  order_received: orderReceived,
  order_accepted: orderAccepted,
  order_delayed: orderDelayed,
  order_ready: orderReady,
  order_on_its_way: orderOnItsWay,
  order_rejected: orderRejected,
  order_refunded: orderRefunded,
  receipt,
};

/** Adds to a message why its guest gets it, and who sends it. */
export function guestLetter({ sender }: OrderFacts, { subject, preview, parts }: StepMessage): Letter {
  const why = msg`You get this because you ordered from ${sender.brand.name}.`;
  return { subject, preview, parts, foot: [why, ...sender.imprint] };
}

/** Adds to a letter why the people of a merchant get it. */
export function teamLetter({ brand, imprint }: Sender, { subject, preview, parts }: TeamLetter): Letter {
  const why = msg`You get this because you run ${brand.name}, or are its contact.`;
  return { subject, preview, parts, foot: [why, ...imprint] };
}
