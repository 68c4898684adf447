import { msg } from '../../i18n/message.ts';
import type { DashboardAction } from './actions.ts';

/** What is under way. */
export const busyText = (action: DashboardAction): string =>
  ({
    refund: msg('Refunding…'),
    cancel: msg('Canceling the order…'),
    'sell-out': msg('Setting the availability…'),
    pause: msg('Pausing…'),
    resume: msg('Resuming…'),
    print: msg('Preparing to print…'),
  })[action];
