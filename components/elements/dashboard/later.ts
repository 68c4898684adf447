/**
 * What opens: an order, the reasons of a rejection, what is sold out, how ordering is paused (load-later.ts).
 */
export { OpenedPanels } from './opened-panels.ts';

export { busyText } from './opened-panels.ts';

export { ReasonForm } from './reject-form.ts';
