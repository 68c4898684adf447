import { Late } from '../../kit/loading/late.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import type { Forms } from './forms.ts';
import type { WebhooksPlace, WebhooksWork } from './webhooks-work.ts';

/** All that opens in the cards. In the first load of the element nobody has seen what it is for. */
export const lateForms = new Late(async () => (await import('./forms.ts')).forms);

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
