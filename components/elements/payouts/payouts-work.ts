import type { LitElement } from 'lit';
import type { Work } from '../../kit/loading/work.ts';
import { msg } from '../../i18n/message.ts';
import { surfaceWork } from '../../records/load-later.ts';

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
