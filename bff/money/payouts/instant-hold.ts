import type { MerchantRow } from '../../accounts/merchants/merchants.ts';

/** Whoever takes over an account and enters another bank account doesn't get the balance within minutes. */
const HOLD_MS = 24 * 60 * 60 * 1000;

/** Until when instant payouts are held because the bank account has changed; null: they aren't. */
export function heldUntil(
  { bank_account: account }: Pick<MerchantRow, 'bank_account'>,
  now: Date,
): Date | null {
  if (account?.changed_at === undefined) return null;
  const until = new Date(Date.parse(account.changed_at) + HOLD_MS);
  return until > now ? until : null;
}
