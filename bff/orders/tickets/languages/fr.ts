import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'Ticket ${0}': 'Ticket ${0}',
  '${0} lines': { by: 0, one: '${0} ligne', many: '${0} lignes', other: '${0} lignes' },
  '${0} pieces': { by: 0, one: '${0} pièce', many: '${0} pièces', other: '${0} pièces' },
  'end of ticket': 'fin du ticket',
  'For ${0}': 'Pour ${0}',
  'Now, by ${0}': 'Maintenant, avant ${0}',
  'not placed': 'non passée',
  'placed ${0}': 'passée à ${0}',
  'Allergens not known': 'Allergènes inconnus',
  COPY: 'DUPLICATA',
  TEST: 'TEST',
  'NOT PLACED': 'NON PASSÉE',
  CANCELED: 'ANNULÉE',
  'Receipt ${0}': 'Reçu ${0}',
  '※ is taxed by the reduced rate.': '※ est soumis au taux réduit.',
  '${0} each': '${0} l’unité',
  '${0} refunded: ${1}': '${0} remboursé : ${1}',
  'To pay': 'À payer',
  'To be paid when it is collected.': 'À payer au retrait.',
  'Not paid yet.': 'Pas encore payée.',
  'Card reserved, not charged yet.': 'Carte réservée, pas encore débitée.',
  'Paid at the counter.': 'Payé au comptoir.',
  'Paid by card.': 'Payé par carte.',
};
