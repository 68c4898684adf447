import { TrellisError } from '../session/trellis-error.ts';
import type { Forms } from './forms.ts';
import type { WebhooksPlace, WebhooksWork } from './webhooks-work.ts';

let loaded: Forms | undefined;

/** The forms, once they are loaded. */
export const loadedForms = (): Forms | undefined => loaded;

/** Loads the forms, unless they are: in the first load of the element nobody has seen what they are for. */
export async function loadForms(): Promise<Forms> {
  ({ forms: loaded } = await import('./forms.ts'));
  return loaded;
}

/** Opens a form: at once when the forms are loaded, else when they have come. */
export function openForm(work: WebhooksWork, place: WebhooksPlace, open: (forms: Forms) => void): void {
  work.invalidate();
  if (loaded) return open(loaded);
  loadForms().then(open, () => {
    const { host } = new URL(import.meta.url);
    const error = new TrellisError(navigator.onLine ? 'network' : 'offline', '', { host });
    work.fail({ place, error, again: async () => openForm(work, place, open) });
  });
}
