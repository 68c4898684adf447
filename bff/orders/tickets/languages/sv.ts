import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  'Ticket ${0}': 'Köksbong ${0}',
  '${0} lines': { by: 0, one: '${0} rad', other: '${0} rader' },
  '${0} pieces': { by: 0, one: '${0} styck', other: '${0} stycken' },
  'end of ticket': 'slut på bongen',
  'For ${0}': 'Till ${0}',
  'Now, by ${0}': 'Nu, senast ${0}',
  'not placed': 'inte lagd',
  'placed ${0}': 'lagd ${0}',
  'Allergens not known': 'Allergener okända',
  COPY: 'KOPIA',
  TEST: 'TEST',
  'NOT PLACED': 'INTE LAGD',
  CANCELED: 'AVBESTÄLLD',
  'Receipt ${0}': 'Kvitto ${0}',
  '※ is taxed by the reduced rate.': '※ beskattas med den reducerade satsen.',
  '${0} each': '${0} styck',
  '${0} refunded: ${1}': '${0} återbetalat: ${1}',
  'To pay': 'Att betala',
  'To be paid when it is collected.': 'Betalas vid hämtning.',
  'Not paid yet.': 'Inte betalt än.',
  'Card reserved, not charged yet.': 'Kortet reserverat, inte debiterat än.',
  'Paid at the counter.': 'Betalt i kassan.',
  'Paid by card.': 'Betalt med kort.',
};
