import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Limit żądań pozostaje bez zmian',
  'Your rate limit was raised': 'Limit żądań został podniesiony',
  'Your request for a limit of ${0} per minute was refused.':
    'Prośba o limit ${0} na minutę została odrzucona.',
  'Your limit of requests per minute is now ${0}.': 'Limit żądań na minutę wynosi teraz ${0}.',
  'Open limits and requests': 'Otwórz limity i prośby',
};
