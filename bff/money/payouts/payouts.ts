export { payoutRun } from './payout-run.ts';
export { requireSettled } from './settled.ts';
