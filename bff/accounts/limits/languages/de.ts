import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Ihr Anfragelimit bleibt, wie es ist',
  'Your rate limit was raised': 'Ihr Anfragelimit wurde erhöht',
  'Your request for a limit of ${0} per minute was refused.':
    'Ihre Anfrage nach einem Limit von ${0} pro Minute wurde abgelehnt.',
  'Your limit of requests per minute is now ${0}.': 'Ihr Limit für Anfragen pro Minute ist jetzt ${0}.',
  'Open limits and requests': 'Limits und Anfragen öffnen',
};
