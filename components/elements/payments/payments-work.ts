import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import type { Work } from '../../kit/loading/work.ts';
import { surfaceWork } from '../../records/load-later.ts';

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

/** The work of this element, in its words. */
export const paymentsWork = (host: LitElement): PaymentsWork =>
  surfaceWork(host, (action) =>
    action === 'refund' ? msg('Refunding…') : /send|accept/.test(action) ? msg('Sending…') : msg('Saving…'),
  );
