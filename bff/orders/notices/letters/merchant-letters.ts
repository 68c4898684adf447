import type { Money } from '../../../core/contract/money.ts';
import type { Block, Said } from '../../../core/letters/letter.ts';
import { moneyIn } from '../../../core/text/guest-money.ts';
import { counted, msg, type Message } from '../../../core/text/message.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import type { Payout, PayoutFailureCode } from '../../../money/payouts/contract/payout.ts';
import { linesOf } from './order-blocks.ts';
import { amountOf, timeOf, type OrderFacts, type Sender } from './order-facts.ts';

/** An email to the people of a merchant. */
export interface TeamLetter {
  readonly subject: Said;
  readonly preview: Said;
  readonly parts: readonly (readonly Block[])[];
}

/** Where and in which locale a letter of a merchant is written. */
export interface TeamFacts {
  readonly sender: Sender;
  /** The locale of amounts and dates. */
  readonly locale: string;
}

export function orderUnanswered(facts: OrderFacts): TeamLetter {
  const { order, sender } = facts;
  const place = facts.place.name;
  const until = timeOf(facts, order.respond_by ?? order.created_at);
  const amount = amountOf(facts, order.total.amount);
  return {
    subject: msg`Order ${order.number} at ${place} waits for your answer`,
    preview: msg`Answer it by ${until}, or it is rejected.`,
    parts: [
      [
        { kind: 'kicker', words: `${place} · ${amount}` },
        { kind: 'title', words: msg`Order ${order.number} waits for your answer` },
        { kind: 'text', words: msg`Answer by` },
        { kind: 'large', words: until },
        {
          kind: 'text',
          words: msg`If nobody answers by then, the order is rejected and its guest isn’t charged.`,
        },
        { kind: 'button', label: msg`Open the order`, href: `${sender.origin}/dashboard/orders/${order.id}` },
      ],
      [linesOf(facts)],
    ],
  };
}

const FAILURES: Readonly<Record<PayoutFailureCode, Message>> = {
  no_account: msg`The bank doesn’t know the account. Enter another bank account.`,
  account_closed: msg`The account is closed. Enter another bank account.`,
  refused: msg`The bank didn’t accept the payout.`,
  returned: msg`The bank sent the money back.`,
};

export function payoutFailed(
  { sender, locale }: TeamFacts,
  payout: Pick<Payout, 'amount' | 'failure' | 'destination'>,
): TeamLetter {
  const { amount, failure, destination } = payout;
  const written = moneyIn({ locale, currency: amount.currency }, amount);
  const why = failure ? FAILURES[failure.code] : msg`The bank didn’t accept the payout.`;
  return {
    subject: msg`A payout of ${written} failed`,
    preview: why,
    parts: [
      [
        { kind: 'title', words: msg`A payout failed` },
        { kind: 'large', words: written },
        { kind: 'notice', tone: 'bad', lead: why, words: msg`The money is in your balance again.` },
        { kind: 'text', words: msg`It was sent to the account ending in ${destination.last4}.` },
        { kind: 'button', label: msg`Open payouts`, href: `${sender.origin}/dashboard/payouts` },
      ],
    ],
  };
}

export function requirementsDue(
  { sender, locale }: TeamFacts,
  merchant: Pick<Merchant, 'requirements' | 'status' | 'timezone'>,
): TeamLetter {
  const { requirements, status, timezone } = merchant;
  const count = requirements.errors.length;
  const day = requirements.deadline === null ? undefined : dayIn(locale, timezone, requirements.deadline);
  const until =
    status === 'restricted'
      ? msg`Until it is there, your business isn’t paid out.`
      : day === undefined
        ? msg`The set-up of your business waits for it.`
        : msg`From ${day} on, your business isn’t paid out without it.`;
  return {
    subject: counted(
      count,
      msg`${count} detail is needed from ${sender.brand.name}`,
      msg`${count} details are needed from ${sender.brand.name}`,
    ),
    preview: until,
    parts: [
      [
        { kind: 'title', words: msg`Something is needed from you` },
        { kind: 'notice', tone: 'plain', lead: until },
        { kind: 'text', words: msg`The page of your set-up says what it is, and takes it.` },
        { kind: 'button', label: msg`Open the set-up`, href: `${sender.origin}/dashboard/set-up` },
      ],
    ],
  };
}

/** The part of a dispute's record that the letter says. */
export interface OpenedDispute {
  readonly amount: Money;
  /** When it has to be answered: RFC 3339. */
  readonly respond_by?: string | null;
}

export function disputeOpened({ sender, locale }: TeamFacts, dispute: OpenedDispute): TeamLetter {
  const { amount, respond_by: by } = dispute;
  const written = moneyIn({ locale, currency: amount.currency }, amount);
  const until =
    by === undefined || by === null
      ? msg`Answer it with evidence, or the guest gets the money back.`
      : msg`Answer it with evidence by ${dayIn(locale, sender.merchant.timezone, by)}, or the guest gets the
        money back.`;
  return {
    subject: msg`A guest disputes a payment of ${written}`,
    preview: until,
    parts: [
      [
        { kind: 'title', words: msg`A guest disputes a payment` },
        { kind: 'large', words: written },
        { kind: 'notice', tone: 'bad', lead: until },
        { kind: 'button', label: msg`Open the dashboard`, href: `${sender.origin}/dashboard` },
      ],
    ],
  };
}

function dayIn(locale: string, timeZone: string, at: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(at),
  );
}
