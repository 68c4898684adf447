import type { LitElement } from 'lit';
import type { Work } from '../../kit/loading/work.ts';
import { msg } from '../../i18n/message.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

/** A change that a person asks for. */
export type PayoutAction = 'pay-out' | 'cancel' | 'change-schedule' | 'change-account';
/** The card where it is asked for. */
type PayoutPlace = 'balance' | 'list' | 'detail' | 'settings';
export type PayoutsWork = Work<PayoutAction, PayoutPlace>;

/** The work of this element, in its words. */
export const payoutsWork = (host: LitElement): PayoutsWork =>
  surfaceWork(
    host,
    (action) =>
      ({
        'pay-out': msg('Paying out…'),
        cancel: msg('Canceling the payout…'),
        'change-schedule': msg('Saving the schedule…'),
        'change-account': msg('Saving the bank account…'),
      })[action],
  );

/** The detail of `trellis-before-change` and `trellis-changed`: what is done. */
export interface PayoutChangeDetail {
  action: PayoutAction;
  payout?: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface PayoutsEventMap extends TrellisEventMap {
  'trellis-record-select': CustomEvent<{ id: string; object?: 'order' }>;
  'trellis-filter-change': CustomEvent<Record<string, string>>;
  'trellis-before-change': CustomEvent<PayoutChangeDetail>;
  'trellis-changed': CustomEvent<PayoutChangeDetail>;
}
