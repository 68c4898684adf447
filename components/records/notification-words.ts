import { dayIn } from '../i18n/dates.ts';
import { moneyText } from '../i18n/money.ts';
import { msg, str } from '../i18n/message.ts';
import type { Notification } from './notifications.ts';
import type { Onboarding, Payout } from './notification-records.ts';

/** The text of a notification: the problem, its consequence, and a link. */
export interface NotificationWords {
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
              'You can’t take payments with this account. Ask whoever runs this page for the reason.',
            ),
          }
        : {
            title: msg('This account can’t be used.'),
            advice: msg('It is suspended or closed. Ask whoever runs this page.'),
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
