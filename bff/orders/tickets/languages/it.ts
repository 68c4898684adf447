import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'Ticket ${0}': 'Comanda ${0}',
  '${0} lines': { by: 0, one: '${0} riga', many: '${0} righe', other: '${0} righe' },
  '${0} pieces': { by: 0, one: '${0} pezzo', many: '${0} pezzi', other: '${0} pezzi' },
  'end of ticket': 'fine della comanda',
  'For ${0}': 'Per ${0}',
  'Now, by ${0}': 'Ora, entro ${0}',
  'not placed': 'non inviato',
  'placed ${0}': 'inviato ${0}',
  'Allergens not known': 'Allergeni non noti',
  COPY: 'COPIA',
  TEST: 'TEST',
  'NOT PLACED': 'NON INVIATO',
  CANCELED: 'ANNULLATO',
  'Receipt ${0}': 'Ricevuta ${0}',
  '※ is taxed by the reduced rate.': '※ è tassato con l’aliquota ridotta.',
  '${0} each': '${0} l’uno',
  '${0} refunded: ${1}': '${0} rimborsato: ${1}',
  'To pay': 'Da pagare',
  'To be paid when it is collected.': 'Da pagare al ritiro.',
  'Not paid yet.': 'Non ancora pagato.',
  'Card reserved, not charged yet.': 'Carta riservata, non ancora addebitata.',
  'Paid at the counter.': 'Pagato alla cassa.',
  'Paid by card.': 'Pagato con carta.',
};
