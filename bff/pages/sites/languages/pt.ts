import type { Catalogue } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Faça o seu pedido em ${0}.',
  'Choose where to order.': 'Escolha onde pedir.',
  'Rewards for your orders': 'Recompensas pelos seus pedidos',
  'No location takes orders now': 'Nenhum estabelecimento aceita pedidos agora',
  'Come back soon, or contact the place directly.':
    'Volte em breve ou contacte diretamente o estabelecimento.',
  Open: 'Aberto',
  'Takes no orders for now': 'Não aceita pedidos por agora',
  'Takes orders again: ${0}': 'Volta a aceitar pedidos: ${0}',
  'Closed for now': 'Fechado por agora',
  'Opens ${0}': 'Abre ${0}',
  'Order from places that work with ${0}.': 'Peça em estabelecimentos que trabalham com ${0}.',
  'There’s nothing here yet': 'Ainda não há nada aqui',
  'No place is open to the public so far. Come back soon.':
    'Ainda nenhum estabelecimento está aberto ao público. Volte em breve.',
  'More places': 'Mais estabelecimentos',
};
