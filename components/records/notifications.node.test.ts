import { describe, expect, it } from 'vitest';
import { notificationsOf, type Onboarding, type Payout } from './notifications.ts';

const onboarding = (more: Partial<Onboarding> = {}): Onboarding => ({
  status: 'active',
  timezone: 'Europe/London',
  requirements: { currently_due: [], past_due: [], errors: [], deadline: null },
  bank_account: { status: 'verified' },
  ...more,
});
const due = (currently_due: string[], past_due: string[] = []): Onboarding['requirements'] => ({
  currently_due,
  past_due,
  errors: [],
  deadline: null,
});
const payout = (status: string): Payout => ({
  id: 'po_1',
  amount: { amount: 1_000, currency: 'GBP' },
  status,
});
const kinds = (of: Onboarding, latest?: Payout): string[] =>
  notificationsOf(of, latest).map(({ kind }) => kind);

describe('what needs attention', () => {
  it.each([
    ['nothing, where nothing is due', onboarding(), undefined, []],
    ['nothing, in review', onboarding({ status: 'in_review' }), undefined, []],
    ['what is due', onboarding({ requirements: due(['business.url']) }), undefined, ['due']],
    [
      'what is overdue, and once',
      onboarding({ status: 'restricted', requirements: due(['business.url'], ['business.url']) }),
      undefined,
      ['overdue'],
    ],
    ['a refused account', onboarding({ bank_account: { status: 'failed' } }), undefined, ['bank-account']],
    [
      'a refused account that is overdue, once',
      onboarding({
        status: 'restricted',
        bank_account: { status: 'failed' },
        requirements: due(['bank_account'], ['bank_account']),
      }),
      undefined,
      ['overdue'],
    ],
    ['the latest payout, if it failed', onboarding(), payout('failed'), ['payout']],
    ['no payout that arrived', onboarding(), payout('paid'), []],
    [
      'all of it, the most urgent first',
      onboarding({ bank_account: { status: 'failed' }, requirements: due(['business.url']) }),
      payout('failed'),
      ['bank-account', 'payout', 'due'],
    ],
    [
      'an account that is over, and nothing else',
      onboarding({ status: 'rejected', requirements: due(['terms']) }),
      payout('failed'),
      ['closed'],
    ],
  ])('is %s', (_, of, latest, expected) => {
    expect(kinds(of, latest)).toEqual(expected);
  });

  it('is urgent while the set-up isn’t complete, and not before the deadline of an active merchant', () => {
    const requirements = due(['business.url']);
    expect(notificationsOf(onboarding({ status: 'needs_data', requirements }), undefined)[0]?.isUrgent).toBe(
      true,
    );
    expect(notificationsOf(onboarding({ requirements }), undefined)[0]?.isUrgent).toBe(false);
  });
});
