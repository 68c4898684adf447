import { portDocument } from '../../../core/contract/port-document.ts';
import { PROCESSOR_OPERATIONS } from './processor.ts';

/** The contract of payment processors as OpenAPI 3.1.0. */
export function processorDocument(): object {
  return portDocument({
    title: 'Trellis payment processor',
    summary: 'What a payment processor behind Trellis serves.',
    description:
      'Trellis calls everything but `/tokens` with its bearer credential (`PROCESSOR_TOKEN`); browsers send cards to `/tokens`. ' +
      'Each payment and refund is named by a reference of Trellis. Whatever is repeated with the same reference happens once.',
    server: { url: 'https://processor.example', setting: 'PROCESSOR_URL' },
    credential: 'PROCESSOR_TOKEN',
    tags: [
      { name: 'Cards', description: 'How a card becomes a token, without passing Trellis.' },
      { name: 'Payments', description: 'Authorizing, capturing, canceling and refunding.' },
    ],
    operations: PROCESSOR_OPERATIONS,
  });
}
