import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'Ticket ${0}': 'Küchenbon ${0}',
  '${0} lines': { by: 0, one: '${0} Position', other: '${0} Positionen' },
  '${0} pieces': { by: 0, one: '${0} Stück', other: '${0} Stück' },
  'end of ticket': 'Ende des Bons',
  'For ${0}': 'Für ${0}',
  'Now, by ${0}': 'Jetzt, bis ${0}',
  'not placed': 'nicht aufgegeben',
  'placed ${0}': 'aufgegeben ${0}',
  'Allergens not known': 'Allergene unbekannt',
  COPY: 'KOPIE',
  TEST: 'TEST',
  'NOT PLACED': 'NICHT AUFGEGEBEN',
  CANCELED: 'STORNIERT',
  'Receipt ${0}': 'Beleg ${0}',
  '※ is taxed by the reduced rate.': '※ wird ermäßigt besteuert.',
  '${0} each': 'je ${0}',
  '${0} refunded: ${1}': '${0} erstattet: ${1}',
  'To pay': 'Zu zahlen',
  'To be paid when it is collected.': 'Wird bei der Abholung bezahlt.',
  'Not paid yet.': 'Noch nicht bezahlt.',
  'Card reserved, not charged yet.': 'Karte reserviert, noch nicht belastet.',
  'Paid at the counter.': 'An der Kasse bezahlt.',
  'Paid by card.': 'Mit Karte bezahlt.',
};
