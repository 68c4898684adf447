import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  'To ${0}': 'A ${0}',
  'To be paid by ${0}': 'Data limite de pagamento: ${0}',
  'Tax and charges': 'Impostos e encargos',
  'Total when it was ordered': 'Total quando foi pedido',
  'Includes tax': 'Impostos incluídos',
  'Total now, without a tip': 'Total agora, sem gorjeta',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'O processador de pagamentos não respondeu. Pode verificar de novo sem risco: só se cobra uma vez.',
  'Pay for ${0}': 'Pagar: ${0}',
  'Change the details': 'Alterar os dados',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'De momento não se aceitam cartões. Nada foi cobrado.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Algo deste pedido entretanto esgotou. Nada foi cobrado. Pergunte a quem lhe enviou o link.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'A hora deste pedido já não está disponível. Nada foi cobrado. Pergunte a quem lhe enviou o link.',
  'Enter an amount from ${0} to ${1}.': 'Indique um montante de ${0} a ${1}.',
  'Enter an amount up to ${0}, or choose no tip.': 'Indique um montante até ${0}, ou escolha sem gorjeta.',
  'Enter an email address such as ada@example.com.': 'Indique um e-mail como ada@example.com.',
  'Nothing was paid.': 'Nada foi pago.',
  'About you': 'Os seus dados',
  'Continue to the card': 'Continuar para o cartão',
  'From ${0} to ${1}.': 'De ${0} a ${1}.',
  'How much': 'Quanto',
  'How much in ${0}': 'Quanto em ${0}',
  'Add a tip': 'Adicionar gorjeta',
  'As ordered, ${0}': 'Como no pedido, ${0}',
  'Other tip in ${0}': 'Outra gorjeta em ${0}',
  'Pay on your phone': 'Pagar no telemóvel',
  'QR code of this page': 'Código QR desta página',
  'Scan the code with its camera, or send yourself ${0}.':
    'Leia o código com a câmara, ou envie a si próprio ${0}.',
  'the address of this page': 'o endereço desta página',
  'Error: Pay for ${0}': 'Erro: Pagar: ${0}',
  'Confirm the payment at your bank': 'Confirme o pagamento no seu banco',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Assim que for confirmado, encontra aqui o recibo. Ainda nada foi cobrado.',
  'It is being paid in another window': 'Está a ser pago noutra janela',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Se esse pagamento não for concluído em 15 minutos, pode ser pago de novo. Ninguém paga duas vezes.',
  'The receipt is here in a moment.': 'O recibo estará aqui dentro de momentos.',
  'Paid. The order was sent.': 'Pago. O pedido foi enviado.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'O seu cartão é cobrado quando ${0} aceitar o pedido. Encontra então aqui o recibo.',
  'Paid. Thank you.': 'Pago. Obrigado.',
  'This is paid': 'Já está pago',
  'There’s nothing left to pay here.': 'Não há mais nada a pagar aqui.',
  'Continue to ${0}': 'Continuar para ${0}',
  Date: 'Data',
  Card: 'Cartão',
  Reference: 'Referência',
  'Paid by': 'Pago por',
  'Pay once more': 'Pagar mais uma vez',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Já foi pago tantas vezes quantas é possível. Não há mais nada a pagar aqui.',
  'This link is canceled': 'Este link está cancelado',
  'This link has expired': 'Este link expirou',
  'Payments aren’t possible here now': 'De momento não é possível pagar aqui',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} não aceita pagamentos de momento. Nada foi cobrado.',
  'Nothing is due anymore': 'Já não há nada em dívida',
  'The order was paid, placed or canceled.': 'O pedido foi pago, feito ou cancelado.',
  'Someone else is paying': 'Outra pessoa está a pagar',
  'If that payment is not completed, you can pay here.':
    'Se esse pagamento não for concluído, pode pagar aqui.',
  'Write to ${0}': 'Escrever para ${0}',
  'Confirm at your bank': 'Confirmar no seu banco',
  'Card •••• ${0}': 'Cartão •••• ${0}',
  'Nothing was charged.': 'Nada foi cobrado.',
  Other: 'Outro',
};
