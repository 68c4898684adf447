import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import type { Work } from '../../kit/loading/work.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { PaymentWriter } from './payment-words.ts';

/** A change that a person asks for. */
export type PaymentAction =
  | 'refund'
  | 'save-evidence'
  | 'send-evidence'
  | 'add-file'
  | 'remove-file'
  | 'accept-dispute';
export type PaymentPlace = 'list' | 'detail';
export type PaymentsWork = Work<PaymentAction, PaymentPlace>;

/** What the panels of a payment need of the element. */
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

/** The work of this element, in its words. */
export const paymentsWork = (host: LitElement): PaymentsWork =>
  surfaceWork(host, (action) =>
    action === 'refund' ? msg('Refunding…') : /send|accept/.test(action) ? msg('Sending…') : msg('Saving…'),
  );
