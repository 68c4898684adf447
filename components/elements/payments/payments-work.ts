import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import type { Work } from '../../kit/loading/work.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

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

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which record. */
export interface PaymentChangeDetail {
  action: PaymentAction;
  payment: string;
  dispute?: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface PaymentsEventMap extends TrellisEventMap {
  'trellis-record-select': CustomEvent<{ id: string }>;
  'trellis-filter-change': CustomEvent<Record<string, string>>;
  'trellis-before-change': CustomEvent<PaymentChangeDetail>;
  'trellis-changed': CustomEvent<PaymentChangeDetail>;
}
