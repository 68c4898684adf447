import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'O seu limite de pedidos mantém-se',
  'Your rate limit was raised': 'O seu limite de pedidos foi aumentado',
  'Your request for a limit of ${0} per minute was refused.':
    'O seu pedido de um limite de ${0} por minuto foi recusado.',
  'Your limit of requests per minute is now ${0}.': 'O seu limite de pedidos por minuto é agora ${0}.',
  'Open limits and requests': 'Abrir limites e pedidos',
};
