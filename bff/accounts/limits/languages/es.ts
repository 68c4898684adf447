import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Su límite de solicitudes sigue igual',
  'Your rate limit was raised': 'Se ha aumentado su límite de solicitudes',
  'Your request for a limit of ${0} per minute was refused.':
    'Se ha rechazado su petición de un límite de ${0} por minuto.',
  'Your limit of requests per minute is now ${0}.': 'Su límite de solicitudes por minuto es ahora ${0}.',
  'Open limits and requests': 'Abrir límites y peticiones',
};
