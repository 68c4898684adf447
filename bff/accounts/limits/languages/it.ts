import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Il suo limite di richieste resta invariato',
  'Your rate limit was raised': 'Il suo limite di richieste è stato aumentato',
  'Your request for a limit of ${0} per minute was refused.':
    'La sua richiesta di un limite di ${0} al minuto è stata rifiutata.',
  'Your limit of requests per minute is now ${0}.': 'Il suo limite di richieste al minuto è ora ${0}.',
  'Open limits and requests': 'Apri limiti e richieste',
};
