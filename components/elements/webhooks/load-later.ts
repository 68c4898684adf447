import { Late } from '../../kit/loading/late.ts';
import type { LitElement } from 'lit';
import { Work } from '../../kit/loading/work.ts';
import { msg } from '../../i18n/message.ts';
import type { WebhooksWork, WebhooksPlace } from './webhooks-work.ts';
import { TrellisError } from '../../session/trellis-error.ts';

/**
 * The details of a delivery, the code that verifies a signature, and the texts for changes in progress,
 * failures and a page that is set up incorrectly.
 */
export const later = new Late(() => import('./work-words.ts'));

/** The work of this element, in its words. */
export const webhooksWork = (host: LitElement): WebhooksWork =>
  new Work(host, {
    busy: (action) => later.for(host)?.busyText(action) ?? '…',
    failure: (error, isSent, leftS) =>
      later.for(host)?.failureText(error, isSent, leftS) ?? [msg('This isn’t available right now.'), ''],
  });

/** All that opens in the cards. In the first load of the element nobody has seen what it is for. */
export const lateForms = new Late(() => import('./endpoint-panels.ts'));

export type Forms = NonNullable<typeof lateForms.module>;

/** Opens a form: at once when the forms are loaded, else when they have come. */
export function openForm(work: WebhooksWork, place: WebhooksPlace, open: (forms: Forms) => void): void {
  work.invalidate();
  const opened = (forms: Forms | undefined): void => {
    if (forms) return open(forms);
    const { host } = new URL(import.meta.url);
    const error = new TrellisError(navigator.onLine ? 'network' : 'offline', '', { host });
    work.fail({ place, error, again: async () => openForm(work, place, open) });
  };
  if (lateForms.module) opened(lateForms.module);
  else void lateForms.load().then(opened);
}
