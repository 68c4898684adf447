import { portDocument } from '../../../core/contract/port-document.ts';
import { BANK_OPERATIONS } from './bank.ts';

/** The contract of banks as OpenAPI 3.1.0. */
export function bankDocument(): object {
  return portDocument({
    title: 'Trellis bank',
    summary: 'What a bank behind Trellis serves.',
    description:
      'Trellis calls everything with its bearer credential (`BANK_TOKEN`). Each payout is named by a reference of Trellis. Whatever is ' +
      'repeated with the same reference happens once.',
    server: { url: 'https://bank.example', setting: 'BANK_URL' },
    credential: 'BANK_TOKEN',
    tags: [
      { name: 'Accounts', description: 'Where numbers of bank accounts are kept.' },
      { name: 'Payouts', description: 'Sending payouts, and what becomes of them.' },
    ],
    operations: BANK_OPERATIONS,
  });
}
