import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'Go to the start page': 'Zur Startseite',
  'Nothing was sent.': 'Nichts wurde gesendet.',
  'Open the link you were sent again.': 'Öffnen Sie den Link, den Sie erhalten haben, noch einmal.',
  'Go back, reload the page and send the form again.':
    'Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.',
  'This can’t be done': 'Das geht nicht',
  'Go back, load the page again and try once more.':
    'Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'There’s no site at this address': 'Unter dieser Adresse gibt es keine Seite',
  'Skip to content': 'Zum Inhalt springen',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: Bestellungen und Zahlungen hier sind Tests. Es fließt kein Geld.',
  'Order from ${0}.': 'Bei ${0} bestellen.',
  'Where would you like to order?': 'Wählen Sie, wo Sie bestellen.',
  'Rewards for your orders': 'Prämien für Ihre Bestellungen',
  'No location takes orders now': 'Kein Standort nimmt gerade Bestellungen an',
  'Come back soon, or contact the place directly.':
    'Schauen Sie bald wieder vorbei oder wenden Sie sich direkt an das Lokal.',
  Open: 'Geöffnet',
  'Takes no orders for now': 'Nimmt vorerst keine Bestellungen an',
  'Takes orders again: ${0}': 'Nimmt wieder Bestellungen an: ${0}',
  'Closed for now': 'Vorerst geschlossen',
  'Opens ${0}': 'Öffnet ${0}',
  'Order from places that work with ${0}.': 'Bei Lokalen bestellen, die mit ${0} arbeiten.',
  'There’s nothing here yet': 'Hier gibt es noch nichts',
  'No place is open to the public so far. Come back soon.':
    'Bisher ist kein Lokal öffentlich zugänglich. Schauen Sie bald wieder vorbei.',
  'More places': 'Weitere Lokale',
};
