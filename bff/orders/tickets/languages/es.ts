import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  'Ticket ${0}': 'Comanda ${0}',
  '${0} lines': { by: 0, one: '${0} línea', many: '${0} líneas', other: '${0} líneas' },
  '${0} pieces': { by: 0, one: '${0} unidad', many: '${0} unidades', other: '${0} unidades' },
  'end of ticket': 'fin de la comanda',
  'For ${0}': 'Para ${0}',
  'Now, by ${0}': 'Ahora, antes de ${0}',
  'not placed': 'no realizado',
  'placed ${0}': 'realizado ${0}',
  'Allergens not known': 'Alérgenos desconocidos',
  COPY: 'COPIA',
  TEST: 'PRUEBA',
  'NOT PLACED': 'NO REALIZADO',
  CANCELED: 'CANCELADO',
  'Receipt ${0}': 'Recibo ${0}',
  '※ is taxed by the reduced rate.': '※ tributa al tipo reducido.',
  '${0} each': '${0} cada uno',
  '${0} refunded: ${1}': '${0} reembolsado: ${1}',
  'To pay': 'A pagar',
  'To be paid when it is collected.': 'Se paga al recogerlo.',
  'Not paid yet.': 'Todavía sin pagar.',
  'Card reserved, not charged yet.': 'Tarjeta reservada, todavía sin cobrar.',
  'Paid at the counter.': 'Pagado en el mostrador.',
  'Paid by card.': 'Pagado con tarjeta.',
};
