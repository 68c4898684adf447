import type { Catalogue } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Zamów online: ${0}.',
  'Choose where to order.': 'Wybierz, gdzie zamówić.',
  'Rewards for your orders': 'Nagrody za twoje zamówienia',
  'No location takes orders now': 'Żaden lokal nie przyjmuje teraz zamówień',
  'Come back soon, or contact the place directly.':
    'Zajrzyj wkrótce albo skontaktuj się bezpośrednio z lokalem.',
  Open: 'Otwarte',
  'Takes no orders for now': 'Na razie nie przyjmuje zamówień',
  'Takes orders again: ${0}': 'Znów przyjmuje zamówienia: ${0}',
  'Closed for now': 'Na razie zamknięte',
  'Opens ${0}': 'Otwarcie: ${0}',
  'Order from places that work with ${0}.': 'Zamawiaj w lokalach na platformie ${0}.',
  'There’s nothing here yet': 'Na razie nic tu nie ma',
  'No place is open to the public so far. Come back soon.':
    'Żaden lokal nie jest jeszcze otwarty dla gości. Zajrzyj wkrótce.',
  'More places': 'Więcej lokali',
};
