import type { Stripe } from 'stripe';
import type { Clock } from '../../core/api/clock.ts';
import type { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import { type Bank, type BankPayout, type NewAccount, PayoutHold } from '../bank/bank.ts';
import { findAccount, readAccount } from './account-records.ts';
import { fromStripe, payoutStepOf, toStripe } from './amounts.ts';
import type { StripeClient } from './client.ts';
import { attemptKey } from './movement-records.ts';
import {
  findPayout,
  nextAttempt,
  recordPayout,
  recordPayoutId,
  type StripePayout,
} from './payout-records.ts';

interface StripeBankDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: StripeClient;
}

/**
 * Opens Stripe as the bank: a payout leaves the balance of the merchant's connected account for a bank
 * account there. Every payout is recorded before Stripe is asked for it, and carries our reference, so it is
 * found again also when Stripe has forgotten its idempotency key.
 */
export function openStripeBank({ db, clock, client }: StripeBankDeps): Bank {
  return {
    isOfProcessor: true,
    stepOf: payoutStepOf,
    async keepAccount(order) {
      const token = await addAccount(await requireAccount(order.merchant), order);
      return { reference: order.reference, token };
    },
    async send(order) {
      const account = await requireAccount(order.merchant);
      await requirePaidOut(order.merchant, account);
      const row = await recordPayout(db, order, account, new Date(clock.now()));
      return present(row, (await lookUp(row)) ?? (await create(row)));
    },
    async find(reference) {
      const row = await findPayout(db, reference);
      const payout = row && (await lookUp(row));
      return payout && present(row, payout);
    },
    close: () => Promise.resolve(),
  };

  /** @throws {PortRefusal} state_forbids */
  async function requireAccount(merchantId: string): Promise<string> {
    const row = await findAccount(db, merchantId);
    if (row) return row.account;
    throw new PortRefusal('state_forbids', { detail: 'the merchant has no account', about: 'merchant' });
  }

  /**
   * An account that may not be paid out isn't asked to: Stripe may have changed its mind, so it is read
   * first.
   * @throws {PayoutHold}
   */
  async function requirePaidOut(merchantId: string, account: string): Promise<void> {
    const known = await findAccount(db, merchantId);
    if (known?.may_pay_out !== false) return;
    const { there } = await readAccount(db, client, account);
    if (!there.payouts_enabled) throw new PayoutHold('account', `${account} may not be paid out`);
  }

  /** The numbers pass through, and are neither stored nor logged. @returns Stripe's ID of the account */
  async function addAccount(account: string, order: NewAccount): Promise<string> {
    const { id } = await client.ask((stripe, options) =>
      stripe.accounts.createExternalAccount(
        account,
        { external_account: externalAccountOf(order), default_for_currency: true },
        { ...options, idempotencyKey: order.reference },
      ),
    );
    return id;
  }

  /** Finds a payout that Stripe has: by its ID, or by our reference if its answer was lost. */
  async function lookUp({ reference, account, payout }: StripePayout): Promise<Stripe.Payout | undefined> {
    if (payout !== null) {
      return client.ask((stripe, options) =>
        stripe.payouts.retrieve(payout, {}, { ...options, stripeAccount: account }),
      );
    }
    for (let after: string | undefined; ;) {
      const page = await client.ask((stripe, options) =>
        stripe.payouts.list(
          { limit: 100, ...(after !== undefined && { starting_after: after }) },
          { ...options, stripeAccount: account },
        ),
      );
      const found = page.data.find(({ metadata }) => metadata?.['reference'] === reference);
      if (found) return keep(reference, found);
      after = page.has_more ? page.data.at(-1)?.id : undefined;
      if (after === undefined) return undefined;
    }
  }

  /**
   * @throws {PayoutHold} the account's balance isn't there yet, or may not be paid out now; as
   * `PortRefusal` field_invalid: the bank account is unknown, if it is about `account`
   */
  async function create(row: StripePayout): Promise<Stripe.Payout> {
    const { reference, account, amount, currency, destination, attempt } = row;
    try {
      const payout = await client.ask((stripe, options) =>
        stripe.payouts.create(
          {
            amount: toStripe(Number(amount), currency),
            currency: currency.toLowerCase(),
            destination,
            method: row.method,
            metadata: { reference },
          },
          { ...options, stripeAccount: account, idempotencyKey: attemptKey(reference, attempt) },
        ),
      );
      return await keep(reference, payout);
    } catch (error) {
      if (!(error instanceof PortRefusal)) throw error;
      await nextAttempt(db, reference, attempt);
      throw refusalOf(error);
    }
  }

  async function keep(reference: string, payout: Stripe.Payout): Promise<Stripe.Payout> {
    await recordPayoutId(db, reference, payout.id);
    return payout;
  }
}

function refusalOf(error: PortRefusal): ApiError {
  const detail = error.detail ?? error.message;
  if (error.about === 'destination') return new PortRefusal('field_invalid', { detail, about: 'account' });
  const isLater = error.code === 'state_forbids' || error.code === 'more_than_left';
  if (!isLater) return error;
  return new PayoutHold(/payouts_not_allowed|account_invalid/.test(detail) ? 'account' : 'balance', detail);
}

function present({ reference }: StripePayout, payout: Stripe.Payout): BankPayout {
  const { amount, currency, trace_id: trace } = payout;
  return {
    reference,
    ...outcomeOf(payout),
    amount: fromStripe(amount, currency),
    currency: currency.toUpperCase(),
    trace_id: trace?.value?.slice(0, 64) || null,
  };
}

/** A payout that is paid may still fail, for some days. */
function outcomeOf({
  status,
  failure_code: code,
}: Stripe.Payout): Pick<BankPayout, 'status' | 'failure' | 'is_final'> {
  if (status === 'paid') return { status: 'paid', failure: null, is_final: false };
  if (status !== 'failed' && status !== 'canceled') {
    return { status: 'in_transit', failure: null, is_final: false };
  }
  return { status: 'failed', failure: FAILURES[code ?? ''] ?? 'refused', is_final: true };
}

/** Our reasons for Stripe's (docs.stripe.com/api/payouts/failures): those about the bank account. */
const FAILURES: Readonly<Record<string, NonNullable<BankPayout['failure']>>> = {
  account_closed: 'account_closed',
  account_frozen: 'account_closed',
  bank_account_restricted: 'account_closed',
  bank_ownership_changed: 'account_closed',
  incorrect_account_holder_address: 'no_account',
  incorrect_account_holder_name: 'no_account',
  incorrect_account_holder_tax_id: 'no_account',
  incorrect_account_type: 'no_account',
  invalid_account_number: 'no_account',
  invalid_account_number_length: 'no_account',
  invalid_currency: 'no_account',
  no_account: 'no_account',
  unsupported_card: 'no_account',
};

type ExternalAccount = Stripe.AccountCreateExternalAccountParams.BankAccount;

/**
 * Returns a bank account as Stripe takes it (docs.stripe.com/connect/payouts-bank-accounts). Where there are
 * neither IBANs nor numbers below, the BIC goes where Stripe takes the bank.
 */
export function externalAccountOf(account: NewAccount): ExternalAccount {
  const { country, iban, account_number: number = '', holder } = account;
  const bank = iban === undefined ? bankOf(account) : undefined;
  return {
    object: 'bank_account',
    country,
    currency: (CURRENCIES[country] ?? 'EUR').toLowerCase(),
    account_number: iban ?? number,
    ...(bank !== undefined && { routing_number: bank }),
    ...(holder !== undefined && { account_holder_name: holder }),
  };
}

function bankOf({ country, bank_code: bank, branch_code: branch }: NewAccount): string | undefined {
  if (bank === undefined || branch === undefined) return bank;
  return country === 'CA' ? `${branch}-${bank}` : `${bank}${branch}`;
}

/** The currencies that accounts of a country are paid in; elsewhere euros. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BG: 'EUR',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  GI: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  IN: 'INR',
  JP: 'JPY',
  LI: 'CHF',
  MX: 'MXN',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  US: 'USD',
};
