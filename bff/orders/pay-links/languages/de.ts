import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'To ${0}': 'An ${0}',
  'To be paid by ${0}': 'Zu bezahlen bis ${0}',
  'Tax and charges': 'Steuer und Gebühren',
  'Total when it was ordered': 'Summe bei der Bestellung',
  'Includes tax': 'Enthält Steuer',
  'Total now, without a tip': 'Summe jetzt, ohne Trinkgeld',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'Der Zahlungsdienstleister hat nicht geantwortet. Sie können gefahrlos noch einmal prüfen: Abgebucht ' +
    'wird nur einmal.',
  'Pay for ${0}': '${0} bezahlen',
  'Change the details': 'Angaben ändern',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Karten können gerade nicht angenommen werden. Nichts wurde abgebucht.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Etwas aus dieser Bestellung ist inzwischen ausverkauft. Nichts wurde abgebucht. Wenden Sie sich an ' +
    'die Person, die Ihnen den Link geschickt hat.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'Die Zeit dieser Bestellung ist nicht mehr frei. Nichts wurde abgebucht. Wenden Sie sich an die ' +
    'Person, die Ihnen den Link geschickt hat.',
  'Enter an amount from ${0} to ${1}.': 'Geben Sie einen Betrag von ${0} bis ${1} ein.',
  'Enter an amount up to ${0}, or choose no tip.':
    'Geben Sie einen Betrag bis ${0} ein oder wählen Sie kein Trinkgeld.',
  'Enter an email address such as ada@example.com.': 'Geben Sie eine E-Mail-Adresse wie ada@example.com ein.',
  'Nothing was paid.': 'Nichts wurde bezahlt.',
  'About you': 'Über Sie',
  'Continue to the card': 'Weiter zur Karte',
  'From ${0} to ${1}.': 'Von ${0} bis ${1}.',
  'How much': 'Wie viel',
  'How much in ${0}': 'Wie viel in ${0}',
  'Add a tip': 'Trinkgeld geben',
  'As ordered, ${0}': 'Wie bestellt, ${0}',
  'Other tip in ${0}': 'Anderes Trinkgeld in ${0}',
  'Pay on your phone': 'Auf dem Handy bezahlen',
  'QR code of this page': 'QR-Code dieser Seite',
  'Scan the code with its camera, or send yourself ${0}.':
    'Scannen Sie den Code mit der Kamera oder senden Sie sich ${0}.',
  'the address of this page': 'die Adresse dieser Seite',
  'Error: Pay for ${0}': 'Fehler: ${0} bezahlen',
  'Confirm the payment at your bank': 'Bestätigen Sie die Zahlung bei Ihrer Bank',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Sobald sie bestätigt ist, finden Sie den Beleg hier. Bisher wurde nichts abgebucht.',
  'It is being paid in another window': 'Die Zahlung läuft in einem anderen Fenster',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Wenn diese Zahlung nicht innerhalb von 15 Minuten abgeschlossen wird, kann noch einmal bezahlt ' +
    'werden. Niemandem wird zweimal abgebucht.',
  'The receipt is here in a moment.': 'Der Beleg ist gleich hier.',
  'Paid. The order was sent.': 'Bezahlt. Die Bestellung wurde gesendet.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'Ihre Karte wird belastet, sobald ${0} die Bestellung annimmt. Dann finden Sie den Beleg hier.',
  'Paid. Thank you.': 'Bezahlt. Vielen Dank.',
  'This is paid': 'Das ist bezahlt',
  'There’s nothing left to pay here.': 'Hier ist nichts mehr zu bezahlen.',
  'Continue to ${0}': 'Weiter zu ${0}',
  Date: 'Datum',
  Card: 'Karte',
  Reference: 'Referenz',
  'Paid by': 'Bezahlt von',
  'Pay once more': 'Noch einmal bezahlen',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Es wurde so oft bezahlt, wie es möglich ist. Hier ist nichts mehr zu bezahlen.',
  'This link is canceled': 'Dieser Link wurde zurückgezogen',
  'This link has expired': 'Dieser Link ist abgelaufen',
  'Payments aren’t possible here now': 'Zahlungen sind hier gerade nicht möglich',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} nimmt gerade keine Zahlungen an. Nichts wurde abgebucht.',
  'Nothing is due anymore': 'Es ist nichts mehr offen',
  'The order was paid, placed or canceled.': 'Die Bestellung wurde bezahlt, aufgegeben oder storniert.',
  'Someone else is paying': 'Jemand anderes bezahlt gerade',
  'If that payment is not completed, you can pay here.':
    'Wenn diese Zahlung nicht abgeschlossen wird, können Sie hier bezahlen.',
  'Write to ${0}': 'An ${0} schreiben',
  'Confirm at your bank': 'Bei Ihrer Bank bestätigen',
  'Card •••• ${0}': 'Karte •••• ${0}',
  'Nothing was charged.': 'Nichts wurde abgebucht.',
  Other: 'Anderes',
};
