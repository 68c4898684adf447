import { msg, plainNameOf } from '../../../core/text/message.ts';
import { wordOf, type ReachedRewards } from '../../loyalty/loyalty.ts';
import { firstName, nameOfSender, type StepMessage } from './order-blocks.ts';
import type { OrderFacts } from './order-facts.ts';

/** The message about rewards that came within reach by an order. */
export function rewardEarned(
  facts: OrderFacts,
  { balance, names, terminology }: ReachedRewards,
): StepMessage {
  const name = nameOfSender(facts);
  const guest = firstName(facts);
  const rewards = new Intl.ListFormat(facts.locale, { type: 'conjunction' }).format(names.map(plainNameOf));
  const count = new Intl.NumberFormat(facts.locale).format(balance);
  const points = plainNameOf(wordOf(balance, terminology));
  return {
    subject: msg`A reward at ${name}: ${rewards}`,
    preview: msg`You have ${count} ${points}.`,
    parts: [
      [
        {
          kind: 'title',
          words: guest === '' ? msg`Enough for a reward` : msg`Enough for a reward, ${guest}`,
        },
        { kind: 'large', words: rewards },
        {
          kind: 'text',
          words: msg`You have ${count} ${points}. Use them with your next order, or keep collecting.`,
        },
      ],
    ],
    line: msg`${name}: you have ${count} ${points}, enough for ${rewards}.`,
  };
}
