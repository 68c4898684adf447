import type { Catalogue } from '../../languages/language.ts';

/** German. */
export const texts: Catalogue = {
  Sandbox: 'Sandbox',
  Preparing: 'In Zubereitung',
  Ready: 'Fertig',
  'Order ${0}': 'Bestellung ${0}',
  Pickup: 'Abholung',
  Delivery: 'Lieferung',
  'Dine in': 'Vor Ort',
  Accepted: 'Angenommen',
  'Being prepared': 'In Zubereitung',
  Canceled: 'Storniert',
  'Sign out': 'Abmelden',
  '${0}, ${1}': '${0}, ${1}',
  None: 'Nichts davon',
  'Check the address, or open the link you were sent.':
    'Prüfen Sie die Adresse oder öffnen Sie den Link, den Sie erhalten haben.',
  Tip: 'Trinkgeld',
  'No tip': 'Kein Trinkgeld',
  Other: 'Anderes',
  'Other amount in ${0}': 'Anderer Betrag in ${0}',
  'Enter your name, up to 80 characters.': 'Geben Sie Ihren Namen ein, bis zu 80 Zeichen.',
  'Enter a phone number, such as +44 20 7946 0018.':
    'Geben Sie eine Telefonnummer ein, zum Beispiel +49 30 23125 000.',
  'Don’t write a card number here. You pay on the next page.':
    'Geben Sie hier keine Kartennummer ein. Sie bezahlen auf der nächsten Seite.',
  Name: 'Name',
  Phone: 'Telefon',
  Email: 'E-Mail',
  'Optional.': 'Freiwillig.',
  Continue: 'Weiter',
  Rewards: 'Prämien',
  'Open day and night': 'Tag und Nacht geöffnet',
  'Open until ${0}': 'Geöffnet bis ${0}',
  Paused: 'Pausiert',
  Closed: 'Geschlossen',
  Subtotal: 'Zwischensumme',
  'Order ${0}, ${1}': 'Bestellung ${0}, ${1}',
  'Nothing was charged.': 'Nichts wurde abgebucht.',
  'Refunded: ${0}.': 'Erstattet: ${0}.',
  'Call ${0}': '${0} anrufen',
  'Not confirmed yet': 'Noch nicht bestätigt',
  'Check again': 'Noch einmal prüfen',
  'It is charged once the order is accepted.': 'Abgebucht wird erst, wenn die Bestellung angenommen ist.',
  'Try again': 'Noch einmal versuchen',
  'Your rewards': 'Ihre Prämien',
  Discount: 'Rabatt',
  Total: 'Gesamt',
  'Includes ${0}': 'Enthält ${0}',
  'You’re not signed in': 'Sie sind nicht angemeldet',
  'This form is out of date': 'Dieses Formular ist veraltet',
  'Page not found': 'Seite nicht gefunden',
  'Wait a minute, then try again.': 'Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  'Too many requests': 'Zu viele Anfragen',
  'Something went wrong on our side': 'Bei uns ist etwas schiefgegangen',
  'Try again in a moment.': 'Versuchen Sie es gleich noch einmal.',
  'Card number': 'Kartennummer',
  Month: 'Monat',
  MM: 'MM',
  Year: 'Jahr',
  YYYY: 'JJJJ',
  '3–4 digits': '3–4 Ziffern',
  'The card goes straight to the payment processor. ${0}':
    'Die Karte geht direkt an den Zahlungsdienstleister. ${0}',
  'Pay ${0}': '${0} bezahlen',
  'Test card: ${0}, any date to come, any security code.':
    'Testkarte: ${0}, ein beliebiges künftiges Datum, ein beliebiger Prüfcode.',
  'Check the number: it isn’t a card’s.': 'Prüfen Sie die Nummer: Es ist keine Kartennummer.',
  'This card can’t be used here.': 'Diese Karte kann hier nicht verwendet werden.',
  'Enter a month from 1 to 12.': 'Geben Sie einen Monat von 1 bis 12 ein.',
  'The card has expired, or the year isn’t right.': 'Die Karte ist abgelaufen, oder das Jahr stimmt nicht.',
  'Three or four digits.': 'Drei oder vier Ziffern.',
  'The card was declined. Nothing was charged. Try another card.':
    'Die Karte wurde abgelehnt. Nichts wurde abgebucht. Versuchen Sie eine andere Karte.',
  'The card has not enough funds. Nothing was charged. Try another card.':
    'Die Karte ist nicht ausreichend gedeckt. Nichts wurde abgebucht. Versuchen Sie eine andere Karte.',
  'The card has expired. Nothing was charged. Try another card.':
    'Die Karte ist abgelaufen. Nichts wurde abgebucht. Versuchen Sie eine andere Karte.',
  'A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.':
    'Ein Preis hat sich inzwischen geändert. Nichts wurde abgebucht. Sehen Sie sich die neue Summe an und bezahlen Sie dann.',
  'The payment processor didn’t answer. It’s safe to try again: the order is charged once.':
    'Der Zahlungsdienstleister hat nicht geantwortet. Sie können es gefahrlos noch einmal versuchen: Die Bestellung wird nur einmal abgebucht.',
  'This card form was used before. Enter the card again.':
    'Dieses Kartenformular wurde schon benutzt. Geben Sie die Karte noch einmal ein.',
  'The card form has expired. Enter the card again.':
    'Das Kartenformular ist abgelaufen. Geben Sie die Karte noch einmal ein.',
  'The payment was not confirmed. Nothing was charged. Try again, or use another card.':
    'Die Zahlung wurde nicht bestätigt. Nichts wurde abgebucht. Versuchen Sie es noch einmal oder nehmen Sie eine andere Karte.',
  'Something needs a correction. ${0}': 'Etwas muss korrigiert werden. ${0}',
  'Language:': 'Sprache:',
  'Enter an amount, such as ${0}.': 'Geben Sie einen Betrag ein, zum Beispiel ${0}.',
  'This could mean ${0} or ${1}. Leave out the thousands separator.':
    'Das kann ${0} oder ${1} bedeuten. Lassen Sie das Tausendertrennzeichen weg.',
};
