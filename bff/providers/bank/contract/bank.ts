import { Type } from 'typebox';
import { defineOperation, type Operation } from '../../../core/contract/operation.ts';
import { AsOf, BankPayout, KeptAccount, NewAccount, PayoutOrder, PayoutReference } from './bank-payout.ts';
import { portDocument } from '../../../core/contract/port-document.ts';

/**
 * The operations that a bank behind the platform has to serve, whether built in or foreign (`BANK_URL`). All
 * of them take the platform's bearer credential. A call repeated with the same reference happens once.
 */
const onAccounts = { tag: 'Accounts', credentials: ['key'], idempotency: 'ignored' } as const;
const onPayouts = { tag: 'Payouts', credentials: ['key'], idempotency: 'ignored' } as const;

export const keepAccount = defineOperation({
  ...onAccounts,
  id: 'keepAccount',
  method: 'post',
  path: '/accounts',
  summary: 'Keep a bank account',
  description:
    'Returns a token for the numbers of an account, which Trellis doesn’t keep. Sent again, it returns ' +
    'the same token. Numbers that can’t be those of an account are refused with 40003.',
  body: NewAccount,
  success: { status: 201, description: 'The token.', schema: KeptAccount },
  errors: ['idempotency_reused'],
});

export const sendPayout = defineOperation({
  ...onPayouts,
  id: 'sendPayout',
  method: 'post',
  path: '/payouts',
  summary: 'Send a payout',
  description:
    'Accepts a payout, whatever becomes of it: one that is refused has the status `failed`. An account ' +
    'that isn’t known anymore is refused with 40003 and `param: "account"`. Sent again, it returns the ' +
    'payout as it is now, and no more money is sent; with another amount, currency or account, 42201.',
  body: PayoutOrder,
  success: { status: 200, description: 'The payout.', schema: BankPayout },
  example: { response: { failure: null } },
  errors: ['idempotency_reused'],
});

export const readPayout = defineOperation({
  ...onPayouts,
  id: 'readPayout',
  method: 'get',
  path: '/payouts/{reference}',
  params: Type.Object({ reference: PayoutReference }),
  query: AsOf,
  summary: 'Retrieve a payout',
  success: { status: 200, description: 'The payout.', schema: BankPayout },
  example: { response: { status: 'paid', failure: null } },
  errors: ['not_found'],
});

export const BANK_OPERATIONS: readonly Operation[] = [keepAccount, sendPayout, readPayout];

/** Returns the contract of banks as OpenAPI 3.1.0. */
export function bankDocument(): object {
  return portDocument({
    title: 'Trellis bank',
    summary: 'What a bank behind Trellis serves.',
    description:
      'Trellis calls everything with its bearer credential (`BANK_TOKEN`). Each payout is named by a ' +
      'reference of Trellis. Whatever is repeated with the same reference happens once.',
    server: { url: 'https://bank.example', setting: 'BANK_URL' },
    credential: 'BANK_TOKEN',
    tags: [
      { name: 'Accounts', description: 'Where numbers of bank accounts are kept.' },
      { name: 'Payouts', description: 'Sending payouts, and what becomes of them.' },
    ],
    operations: BANK_OPERATIONS,
  });
}
