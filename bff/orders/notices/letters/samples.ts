import type { Letter } from '../../../core/letters/letter.ts';
import { localeIn, type LanguageTag } from '../../../core/text/languages.ts';
import type { Message } from '../../../core/text/message.ts';
import { EXAMPLE_ORDER, EXAMPLE_PLACED } from '../../orders/contract/order-example.ts';
import type { Order } from '../../orders/contract/order.ts';
import type { GuestMessage, NoticeName } from '../contract/message-names.ts';
import {
  disputeOpened,
  orderUnanswered,
  payoutFailed,
  requirementsDue,
  type TeamLetter,
} from './merchant-letters.ts';
import { guestLetter, ORDER_MESSAGES, teamLetter } from './messages-by-name.ts';
import type { OrderFacts, Sender } from './order-facts.ts';
import { rewardEarned } from './reward-letter.ts';

const MINUTE_MS = 60_000;
const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** The order of all samples: two salads of Ada's, placed at the time of the sample. */
function sampleOrder(now: number, changes: object, fulfillment: object): Order {
  const at = (minutes: number): string => new Date(now + minutes * MINUTE_MS).toISOString();
  return {
    ...EXAMPLE_ORDER,
    ...EXAMPLE_PLACED,
    tip: gbp(200),
    total: gbp(2200),
    placed_at: at(0),
    respond_by: null,
    payment_state: 'captured',
    ...changes,
    fulfillment: {
      ...EXAMPLE_ORDER.fulfillment,
      state: 'accepted',
      ready_at: at(20),
      ...fulfillment,
    },
  } as unknown as Order;
}

/** How the order of each sample differs, at a time. */
const ORDERS: Readonly<Record<GuestMessage, (now: number) => Order>> = {
  order_received: (now) =>
    sampleOrder(
      now,
      { payment_state: 'authorized', respond_by: new Date(now + 10 * MINUTE_MS).toISOString() },
      { state: 'proposed' },
    ),
  order_accepted: (now) => sampleOrder(now, {}, {}),
  order_delayed: (now) => sampleOrder(now, {}, { ready_at: new Date(now + 45 * MINUTE_MS).toISOString() }),
  order_ready: (now) => sampleOrder(now, {}, { state: 'ready' }),
  order_on_its_way: (now) =>
    sampleOrder(
      now,
      {},
      { type: 'delivery', state: 'ready', address: { lines: ['5 High Street', 'Reading', 'RG1 1AA'] } },
    ),
  order_rejected: (now) =>
    sampleOrder(
      now,
      { status: 'canceled', payment_state: 'unpaid' },
      { state: 'rejected', reason: 'Out of avocado today.' },
    ),
  order_refunded: (now) => sampleOrder(now, { refunded: gbp(1000) }, { state: 'completed' }),
  receipt: (now) => sampleOrder(now, { status: 'completed' }, { state: 'completed' }),
  reward_earned: (now) => sampleOrder(now, { status: 'completed' }, { state: 'completed' }),
};

interface SampleSetting {
  readonly sender: Sender;
  readonly language: LanguageTag;
  /** The environment's time, in milliseconds. */
  readonly now: number;
}

/** A made-up message, as it would be sent: the letter, and for guests its line as a text. */
export interface Sample {
  readonly letter: Letter;
  readonly line?: Message;
}

/** Returns a message of each name about the same made-up order, from a real sender. */
export function sampleOf(name: NoticeName, setting: SampleSetting): Sample {
  const { sender, language, now } = setting;
  const locale = localeIn(language, 'en-GB');
  switch (name) {
    case 'order_unanswered':
      return team(sender, orderUnanswered(factsOf('order_received', setting)));
    case 'payout_failed':
      return team(sender, payoutFailed({ sender, locale }, SAMPLE_PAYOUT));
    case 'requirements_due':
      return team(sender, requirementsDue({ sender, locale }, asked(sender, now)));
    case 'dispute_opened': {
      const by = new Date(now + 7 * 24 * 60 * MINUTE_MS).toISOString();
      return team(sender, disputeOpened({ sender, locale }, { amount: gbp(2200), respond_by: by }));
    }
    default:
      return toGuest(name, factsOf(name, setting));
  }
}

function toGuest(name: GuestMessage, facts: OrderFacts): Sample {
  const said = name === 'reward_earned' ? rewardEarned(facts, SAMPLE_REWARDS) : ORDER_MESSAGES[name](facts);
  return { letter: guestLetter(facts, said), line: said.line };
}

const team = (sender: Sender, letter: TeamLetter): Sample => ({ letter: teamLetter(sender, letter) });

const SAMPLE_REWARDS = {
  balance: 120,
  names: ['Free coffee'],
  terminology: { one: 'point', other: 'points' },
};

const SAMPLE_PAYOUT: Parameters<typeof payoutFailed>[1] = {
  amount: gbp(48_250),
  failure: { code: 'account_closed', message: '' },
  destination: { country: 'GB', last4: '6789' },
};

function asked({ merchant }: Sender, now: number): Parameters<typeof requirementsDue>[1] {
  const error = { requirement: 'business.document', code: 'document_required', message: '' };
  const deadline = new Date(now + 14 * 24 * 60 * MINUTE_MS).toISOString();
  const requirements = { currently_due: [error.requirement], past_due: [], errors: [error], deadline };
  return { status: 'active', timezone: merchant.timezone, requirements };
}

function factsOf(name: GuestMessage, { sender, language, now }: SampleSetting): OrderFacts {
  const { timezone } = sender.merchant;
  return {
    order: ORDERS[name](now),
    facts: { plannedAt: new Date(now + 20 * MINUTE_MS).toISOString(), refunded: 1000 },
    sender,
    place: {
      id: '',
      name: 'Mill Lane',
      timezone,
      address: '12 Mill Lane, Reading, RG1 2AB',
      street: '12 Mill Lane',
    },
    phone: { number: '+441184960018', shown: '0118 496 0018' },
    card: { brand: 'visa', last4: '4242' },
    reference: 'mill-lane-20261126-17',
    url: `${sender.origin}/order/sample`,
    language,
    locale: localeIn(language, 'en-GB'),
    now,
  };
}
