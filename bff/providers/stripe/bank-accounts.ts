import type { Stripe } from 'stripe';
import type { NewAccount } from '../bank/bank.ts';

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
