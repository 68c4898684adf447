import type { Catalogue } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalogue = {
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
};
