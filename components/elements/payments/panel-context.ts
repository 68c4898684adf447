import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { PaymentWriter } from './payment-words.ts';
import type { PaymentsWork } from './payments-work.ts';

/** The context that a payment's panels share with the element. */
export interface PanelContext {
  api: SessionApi;
  work: PaymentsWork;
  writer: () => PaymentWriter;
  may: (scope: string) => boolean;
  /** The time in the environment, in milliseconds. */
  now: () => number;
  /** Called after a change. */
  changed: () => void;
  close: () => void;
}
