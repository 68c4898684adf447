export type { Bank, Banks } from './bank-port.ts';
export { openBank, type BankOptions } from './client.ts';
export { startSandboxBank, type SandboxBank } from './sandbox/sandbox-bank.ts';
export type { BankFailure, BankPayout, NewAccount, PayoutOrder } from './contract/bank-payout.ts';
