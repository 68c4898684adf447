import type { Catalogue } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalogue = {
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
};
