import { createHash } from 'node:crypto';
import type { Bank, Banks } from '../../providers/bank/bank.ts';
import type { Processors } from '../../providers/processor/processor.ts';
import { newUlid } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { accountsOf } from '../merchants/merchants.ts';
import { lastFourOf, type BankNumbers } from './bank-numbers.ts';

/** A bank account as we keep it. */
export interface VaultedAccount {
  /** The vault's name for it. */
  readonly token: string;
  readonly last4: string;
}

/** The owner of an account to keep, and the request. */
export interface VaultRequest {
  readonly owner: Owner;
  readonly merchantId: string;
  /** The merchant's country. */
  readonly country: string;
  /** Repeating a request with it returns the same token; `undefined` if the caller sent none. */
  readonly idempotencyKey: string | undefined;
}

/** The storage of bank account numbers: at the bank, which pays out. None is stored or logged here. */
export interface Vault {
  /**
   * Call it outside of transactions: it waits for another service. @throws {ApiError} state_forbids: no bank
   * is connected
   */
  readonly keepBankAccount: (numbers: BankNumbers, request: VaultRequest) => Promise<VaultedAccount>;
}

export function vaultOf(banks: Banks, processors: Processors): Vault {
  return {
    async keepBankAccount(numbers, request) {
      const bank = requireBank(banks, request.owner);
      // A bank account belongs to the merchant's account, where the processor is the bank too.
      const { merchantId: id, country } = request;
      await accountsOf(processors, request.owner)?.open({ id, country });
      return keepAtBank(bank, numbers, request);
    },
  };
}

/** @throws {ApiError} state_forbids */
function requireBank(banks: Banks, { environment }: Owner): Bank {
  const bank = banks[environment];
  if (bank) return bank;
  const message =
    "Bank accounts can't be saved in production yet: no bank is connected. The onboarding can be finished " +
    'without one.';
  throw new ApiError('state_forbids', { message, param: 'bank_account' });
}

async function keepAtBank(
  bank: Bank,
  numbers: BankNumbers,
  { merchantId, idempotencyKey = newUlid() }: VaultRequest,
): Promise<VaultedAccount> {
  const { country, iban, bankCode, branchCode, accountNumber, accountType, holder } = numbers;
  const { token } = await bank.keepAccount({
    reference: referenceOf(merchantId, idempotencyKey),
    merchant: merchantId,
    country,
    ...(iban !== undefined && { iban }),
    ...(bankCode !== undefined && { bank_code: bankCode }),
    ...(branchCode !== undefined && { branch_code: branchCode }),
    ...(accountNumber !== undefined && { account_number: accountNumber }),
    ...(accountType !== undefined && { account_type: accountType }),
    ...(holder !== undefined && { holder }),
  });
  return { token, last4: lastFourOf(numbers) };
}

/** The reference of a request: the same for the same request, and never chosen by the caller. */
function referenceOf(merchantId: string, request: string): string {
  return `acc_${createHash('sha256').update(`${merchantId} ${request}`).digest('hex').slice(0, 32)}`;
}
