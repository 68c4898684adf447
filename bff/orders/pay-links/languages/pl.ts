import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'To ${0}': 'Odbiorca: ${0}',
  'To be paid by ${0}': 'Termin płatności: ${0}',
  'Tax and charges': 'Podatek i dopłaty',
  'Total when it was ordered': 'Razem w chwili zamówienia',
  'Includes tax': 'W tym podatek',
  'Total now, without a tip': 'Razem teraz, bez napiwku',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'Operator płatności nie odpowiedział. Możesz bezpiecznie sprawdzić ponownie: płatność zostanie ' +
    'pobrana tylko raz.',
  'Pay for ${0}': 'Zapłać: ${0}',
  'Change the details': 'Zmień dane',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Nie można teraz przyjmować płatności kartą. Płatność nie została pobrana.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Coś z tego zamówienia jest już wyprzedane. Płatność nie została pobrana. Zapytaj osobę, która ' +
    'przesłała link.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'Termin tego zamówienia nie jest już dostępny. Płatność nie została pobrana. Zapytaj osobę, która ' +
    'przesłała link.',
  'Enter an amount from ${0} to ${1}.': 'Podaj kwotę od ${0} do ${1}.',
  'Enter an amount up to ${0}, or choose no tip.': 'Podaj kwotę do ${0} albo wybierz „Bez napiwku”.',
  'Enter an email address such as ada@example.com.': 'Podaj adres e-mail, na przykład ada@example.com.',
  'Nothing was paid.': 'Niczego nie zapłacono.',
  'About you': 'Twoje dane',
  'Continue to the card': 'Przejdź do danych karty',
  'From ${0} to ${1}.': 'Od ${0} do ${1}.',
  'How much': 'Ile',
  'How much in ${0}': 'Kwota w ${0}',
  'Add a tip': 'Dodaj napiwek',
  'As ordered, ${0}': 'Jak w zamówieniu, ${0}',
  'Other tip in ${0}': 'Inny napiwek w ${0}',
  'Pay on your phone': 'Zapłać telefonem',
  'QR code of this page': 'Kod QR tej strony',
  'Scan the code with its camera, or send yourself ${0}.':
    'Zeskanuj kod aparatem telefonu albo wyślij sobie ${0}.',
  'the address of this page': 'adres tej strony',
  'Error: Pay for ${0}': 'Błąd: Zapłać: ${0}',
  'Confirm the payment at your bank': 'Potwierdź płatność w swoim banku',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Potem pojawi się tu potwierdzenie płatności. Płatność nie została jeszcze pobrana.',
  'It is being paid in another window': 'Płatność trwa w innym oknie',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Jeśli tamta płatność nie zostanie ukończona w ciągu 15 minut, będzie można zapłacić ponownie. Nikt ' +
    'nie zapłaci dwa razy.',
  'The receipt is here in a moment.': 'Potwierdzenie pojawi się tu za chwilę.',
  'Paid. The order was sent.': 'Zapłacono. Zamówienie zostało wysłane.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'Karta zostanie obciążona, gdy ${0} zaakceptuje zamówienie. Wtedy pojawi się tu potwierdzenie.',
  'Paid. Thank you.': 'Zapłacono. Dziękujemy.',
  'This is paid': 'To zostało już zapłacone',
  'There’s nothing left to pay here.': 'Nie ma tu już nic do zapłaty.',
  'Continue to ${0}': 'Przejdź do ${0}',
  Date: 'Data',
  Card: 'Karta',
  Reference: 'Numer referencyjny',
  'Paid by': 'Płatnik',
  'Pay once more': 'Zapłać jeszcze raz',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Osiągnięto maksymalną liczbę płatności. Nie ma tu już nic do zapłaty.',
  'This link is canceled': 'Ten link anulowano',
  'This link has expired': 'Ten link wygasł',
  'Payments aren’t possible here now': 'Nie można tu teraz płacić',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} nie przyjmuje teraz płatności. Płatność nie została pobrana.',
  'Nothing is due anymore': 'Nie ma już nic do zapłaty',
  'The order was paid, placed or canceled.': 'Zamówienie zostało opłacone, złożone lub anulowane.',
  'Someone else is paying': 'Ktoś inny właśnie płaci',
  'If that payment is not completed, you can pay here.':
    'Jeśli tamta płatność nie zostanie ukończona, będzie można zapłacić tutaj.',
  'Write to ${0}': 'Napisz: ${0}',
  'Confirm at your bank': 'Potwierdź w swoim banku',
  'Card •••• ${0}': 'Karta •••• ${0}',
  'Nothing was charged.': 'Płatność nie została pobrana.',
  Other: 'Inna kwota',
};
