import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'Ticket ${0}': 'Bon ${0}',
  '${0} lines': {
    by: 0,
    one: '${0} pozycja',
    few: '${0} pozycje',
    many: '${0} pozycji',
    other: '${0} pozycji',
  },
  '${0} pieces': { by: 0, one: '${0} sztuka', few: '${0} sztuki', many: '${0} sztuk', other: '${0} sztuki' },
  'end of ticket': 'koniec bonu',
  'For ${0}': 'Na ${0}',
  'Now, by ${0}': 'Teraz, do ${0}',
  'not placed': 'niezłożone',
  'placed ${0}': 'złożone ${0}',
  'Allergens not known': 'Alergeny nieznane',
  COPY: 'KOPIA',
  TEST: 'TEST',
  'NOT PLACED': 'NIEZŁOŻONE',
  CANCELED: 'ANULOWANE',
  'Receipt ${0}': 'Paragon ${0}',
  '※ is taxed by the reduced rate.': '※ podlega stawce obniżonej.',
  '${0} each': 'po ${0}',
  '${0} refunded: ${1}': 'zwrócono ${0}: ${1}',
  'To pay': 'Do zapłaty',
  'To be paid when it is collected.': 'Płatne przy odbiorze.',
  'Not paid yet.': 'Jeszcze nie zapłacone.',
  'Card reserved, not charged yet.': 'Kwota zablokowana na karcie, jeszcze nie pobrana.',
  'Paid at the counter.': 'Zapłacono przy kasie.',
  'Paid by card.': 'Zapłacono kartą.',
};
