import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Votre limite de requêtes ne change pas',
  'Your rate limit was raised': 'Votre limite de requêtes a été relevée',
  'Your request for a limit of ${0} per minute was refused.':
    'Votre demande d’une limite de ${0} par minute a été refusée.',
  'Your limit of requests per minute is now ${0}.':
    'Votre limite de requêtes par minute est désormais de ${0}.',
  'Open limits and requests': 'Ouvrir les limites et demandes',
};
