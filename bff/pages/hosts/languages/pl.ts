import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'Go to the start page': 'Przejdź do strony głównej',
  'Nothing was sent.': 'Nic nie zostało wysłane.',
  'Open the link you were sent again.': 'Otwórz ponownie otrzymany link.',
  'Go back, reload the page and send the form again.': 'Wróć, odśwież stronę i wyślij formularz ponownie.',
  'This can’t be done': 'Nie można tego zrobić',
  'Go back, load the page again and try once more.': 'Wróć, odśwież stronę i spróbuj jeszcze raz.',
  'There’s no site at this address': 'Pod tym adresem nie ma strony',
  'Skip to content': 'Przejdź do treści',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: zamówienia i płatności służą tu do testów. Żadne pieniądze nie są przekazywane.',
  'Order from ${0}.': 'Zamów online: ${0}.',
  'Where would you like to order?': 'Wybierz, gdzie zamówić.',
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
