import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'Ticket ${0}': 'Keukenbon ${0}',
  '${0} lines': { by: 0, one: '${0} regel', other: '${0} regels' },
  '${0} pieces': { by: 0, one: '${0} stuk', other: '${0} stuks' },
  'end of ticket': 'einde van de bon',
  'For ${0}': 'Voor ${0}',
  'Now, by ${0}': 'Nu, vóór ${0}',
  'not placed': 'niet geplaatst',
  'placed ${0}': 'geplaatst ${0}',
  'Allergens not known': 'Allergenen onbekend',
  COPY: 'KOPIE',
  TEST: 'TEST',
  'NOT PLACED': 'NIET GEPLAATST',
  CANCELED: 'GEANNULEERD',
  'Receipt ${0}': 'Bon ${0}',
  '※ is taxed by the reduced rate.': '※ valt onder het verlaagde tarief.',
  '${0} each': '${0} per stuk',
  '${0} refunded: ${1}': '${0} terugbetaald: ${1}',
  'To pay': 'Te betalen',
  'To be paid when it is collected.': 'Te betalen bij het afhalen.',
  'Not paid yet.': 'Nog niet betaald.',
  'Card reserved, not charged yet.': 'Kaart gereserveerd, nog niet belast.',
  'Paid at the counter.': 'Betaald aan de kassa.',
  'Paid by card.': 'Betaald met kaart.',
};
