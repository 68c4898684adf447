import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  'Go to the start page': 'Ir para a página inicial',
  'Nothing was sent.': 'Nada foi enviado.',
  'Open the link you were sent again.': 'Abra de novo o link que recebeu.',
  'Go back, reload the page and send the form again.':
    'Volte atrás, recarregue a página e envie de novo o formulário.',
  'This can’t be done': 'Não é possível',
  'Go back, load the page again and try once more.': 'Volte atrás, recarregue a página e tente de novo.',
  'There’s no site at this address': 'Não há nenhum site neste endereço',
  'Skip to content': 'Saltar para o conteúdo',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: aqui os pedidos e os pagamentos são de teste. Não se movimenta dinheiro.',
  'Order from ${0}.': 'Faça o seu pedido em ${0}.',
  'Where would you like to order?': 'Escolha onde pedir.',
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
