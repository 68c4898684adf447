import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  'Ticket ${0}': 'Talão ${0}',
  '${0} lines': { by: 0, one: '${0} linha', many: '${0} linhas', other: '${0} linhas' },
  '${0} pieces': { by: 0, one: '${0} unidade', many: '${0} unidades', other: '${0} unidades' },
  'end of ticket': 'fim do talão',
  'For ${0}': 'Para ${0}',
  'Now, by ${0}': 'Agora, até ${0}',
  'not placed': 'não feito',
  'placed ${0}': 'feito ${0}',
  'Allergens not known': 'Alergénios desconhecidos',
  COPY: 'CÓPIA',
  TEST: 'TESTE',
  'NOT PLACED': 'NÃO FEITO',
  CANCELED: 'CANCELADO',
  'Receipt ${0}': 'Recibo ${0}',
  '※ is taxed by the reduced rate.': '※ é tributado à taxa reduzida.',
  '${0} each': '${0} cada',
  '${0} refunded: ${1}': '${0} reembolsado: ${1}',
  'To pay': 'A pagar',
  'To be paid when it is collected.': 'A pagar no levantamento.',
  'Not paid yet.': 'Ainda não pago.',
  'Card reserved, not charged yet.': 'Cartão reservado, ainda não cobrado.',
  'Paid at the counter.': 'Pago ao balcão.',
  'Paid by card.': 'Pago com cartão.',
};
