import type { LinkToPay } from './details-form.ts';
import type { OpenedLink } from './opened-link.ts';

/** What details are read for. */
export function toPay({ link, money, payee, mind }: OpenedLink): LinkToPay {
  return { link, money, country: payee.country, due: mind.due };
}
