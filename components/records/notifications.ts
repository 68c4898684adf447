import type { NotificationKind } from './notification-kind.ts';
import type { Onboarding, Payout } from './notification-records.ts';

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
