import type { Registry } from 'prom-client';
import type { Bank } from '../../providers/bank/bank.ts';
import { portTimer } from './port-timer.ts';

/** Times what is asked of a bank. What has failed or was slow is asked again: the payout's timer finds out whether it happened. */
export function bankMetrics(registry: Registry): (bank: Bank) => Bank {
  const timed = portTimer(registry, {
    name: 'trellis_bank_duration_seconds',
    help: 'Requests to banks: answered, refused, failed, or slow (no response in time); after the last two, the outcome of a payout is unknown until the bank is asked again',
    acts: ['keep_account', 'send', 'find'],
  });
  return (bank) => ({
    keepAccount: (account) => timed('keep_account', () => bank.keepAccount(account)),
    send: (order) => timed('send', () => bank.send(order)),
    find: (reference, at) => timed('find', () => bank.find(reference, at)),
    close: () => bank.close(),
  });
}
