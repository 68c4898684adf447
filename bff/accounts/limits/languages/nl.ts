import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Uw limiet blijft zoals die is',
  'Your rate limit was raised': 'Uw limiet is verhoogd',
  'Your request for a limit of ${0} per minute was refused.':
    'Uw verzoek om een limiet van ${0} per minuut is afgewezen.',
  'Your limit of requests per minute is now ${0}.': 'Uw limiet van verzoeken per minuut is nu ${0}.',
  'Open limits and requests': 'Limieten en verzoeken openen',
};
