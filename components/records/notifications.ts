import type { Onboarding as WholeRecord } from '../../bff/accounts/onboarding/contract/onboarding-record.ts';
import type { Payout as WholePayout } from '../../bff/money/payouts/contract/payout.ts';
import { dayIn, moneyText } from '../i18n/money-and-dates.ts';
import { msg, str } from '../i18n/message.ts';

/**
 * The parts of the API's records that the banner uses. Enums are strings here: a newer service has values
 * that it doesn't know.
 */
export type Onboarding = Pick<WholeRecord, 'requirements' | 'timezone'> & {
  status: string;
  bank_account: { status: string };
};

export type Payout = Pick<WholePayout, 'id' | 'amount'> & { status: string };

/** The reasons for the merchant's attention. `closed` if the merchant can do nothing about it here. */
export type NotificationKind = 'overdue' | 'due' | 'bank-account' | 'payout' | 'closed';

/** A matter that the merchant should look at. */
export interface Notification {
  kind: NotificationKind;
  /** Whether money is held back, or the account can't be used, until this is settled. */
  isUrgent: boolean;
  /** The ID of the record concerned, if that isn't the merchant. */
  id?: string;
}

/** Statuses of merchants that can resolve what is due. */
const OPEN = new Set(['created', 'needs_data', 'active', 'restricted']);

const OVER = new Set(['rejected', 'suspended', 'closed']);

/**
 * Returns the open notifications, most urgent first. A payout counts as failed while it is the latest: a
 * later one has arrived or is on its way.
 * @param latest the latest payout, if the session may see it
 */
export function notificationsOf(
  { status, requirements, bank_account }: Onboarding,
  latest: Payout | undefined,
): Notification[] {
  if (OVER.has(status)) return [{ kind: 'closed', isUrgent: true }];
  if (!OPEN.has(status)) return [];
  const { past_due, currently_due } = requirements;
  const isRefused = bank_account.status === 'failed';
  const due = currently_due.filter(
    (path) => !past_due.includes(path) && !(isRefused && path === 'bank_account'),
  );
  const all: (Notification | false)[] = [
    past_due.length > 0 && { kind: 'overdue', isUrgent: true },
    // The bank account may be the only overdue item; it is reported once.
    isRefused && !past_due.includes('bank_account') && { kind: 'bank-account', isUrgent: true },
    latest?.status === 'failed' && { kind: 'payout', isUrgent: true, id: latest.id },
    due.length > 0 && { kind: 'due', isUrgent: status === 'needs_data' || status === 'created' },
  ];
  return all.filter((one) => one !== false);
}

/** The text of a notification: the problem, its consequence, and a link. */
interface NotificationWords {
  title: string;
  advice?: string;
  action?: string;
}

/** @param locale of amounts and dates */
export function wordsOf(
  { kind }: Notification,
  { status, timezone, requirements: { deadline } }: Onboarding,
  latest: Payout | undefined,
  locale: string,
): NotificationWords {
  switch (kind) {
    case 'overdue':
      return {
        title: msg('Your payouts are on hold.'),
        advice: msg('Something that was asked for is overdue. You are paid out again once it is settled.'),
        action: msg('Settle it'),
      };
    case 'bank-account':
      return {
        title: msg('The bank refused your account.'),
        advice: msg('Nothing can be paid out until there is another one.'),
        action: msg('Change account'),
      };
    case 'payout': {
      const amount = latest ? moneyText(latest.amount.amount, latest.amount.currency, locale) : '';
      return {
        title: msg(str`A payout of ${amount} failed.`),
        advice: msg('The amount is in your balance again.'),
        action: msg('See why'),
      };
    }
    case 'closed':
      return status === 'rejected'
        ? {
            title: msg('Your application was declined.'),
            advice: msg(
              'You can’t take payments with this account. Ask the owner of this page for the reason.',
            ),
          }
        : {
            title: msg('This account can’t be used.'),
            advice: msg('It is suspended or closed. Ask the owner of this page.'),
          };
    case 'due':
      return due(status, deadline && dayIn(deadline, timezone, locale));
  }
}

/** @param day the due date, in the merchant's time zone */
function due(status: string, day: string | null): NotificationWords {
  if (status === 'created' || status === 'needs_data') {
    return {
      title: msg('Your set-up isn’t complete.'),
      advice: msg('You can take payments once it is.'),
      action: msg('Go on'),
    };
  }
  return {
    title: day ? msg(str`Something is due by ${day}.`) : msg('We need something more.'),
    ...(day && { advice: msg('After that day, your payouts are held back.') }),
    action: msg('See what it is'),
  };
}
