import type { Catalogue } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalogue = {
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
};
