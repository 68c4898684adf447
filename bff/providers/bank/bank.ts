export type { Bank, Banks } from './bank-port.ts';
export { openBank } from './client.ts';
export { startSandboxBank, type SandboxBank } from './sandbox/sandbox-bank.ts';
export { LARGEST_PAYOUT, type BankPayout, type PayoutOrder } from './contract/bank-payout.ts';
