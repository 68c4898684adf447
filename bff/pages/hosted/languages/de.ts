import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Pflanze hinzufügen · ${0}',
  'Back to ${0}': 'Zurück zu ${0}',
  Plants: 'Pflanzen',
  'This can’t be done anymore. Check the order again.':
    'Das geht nicht mehr. Sehen Sie sich die Bestellung noch einmal an.',
  'Enter the minutes, 1–${0}, or nothing.': 'Geben Sie die Minuten ein, 1–${0}, oder nichts.',
  'Write why, in up to 140 characters.': 'Schreiben Sie den Grund in bis zu 140 Zeichen.',
  'Handed over': 'Übergeben',
  'Error: Order ${0}': 'Fehler: Bestellung ${0}',
  'All orders': 'Alle Bestellungen',
  Late: 'Verspätet',
  '${0} refunded': '${0} erstattet',
  'Ready in (minutes)': 'Fertig in (Minuten)',
  'Leave this empty to keep the time that the customer was given.':
    'Leer gelassen: die Zeit, die dem Kunden genannt wurde.',
  'Why not': 'Warum nicht',
  'The customer reads it, and isn’t charged.': 'Der Kunde liest es, und ihm wird nichts berechnet.',
  Accept: 'Annehmen',
  Reject: 'Ablehnen',
  Refund: 'Erstatten',
  New: 'Neu',
  Rejected: 'Abgelehnt',
  'as soon as possible': 'so bald wie möglich',
  'by ${0}': 'bis ${0}',
  'Answer by ${0}': 'Antworten bis ${0}',
  'Orders · ${0}': 'Bestellungen · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Diese Seite lädt alle ${0} Sekunden neu und zeigt dann neue Bestellungen.',
  'Reload now': 'Jetzt neu laden',
  'No open orders. New ones appear here.': 'Keine offenen Bestellungen. Neue erscheinen hier.',
  'Net today': 'Netto heute',
  'Orders today': 'Bestellungen heute',
  'Other time, or reject': 'Andere Zeit oder ablehnen',
  'Choose what to refund.': 'Wählen Sie, was erstattet wird.',
  'Refund order ${0}': 'Bestellung ${0} erstatten',
  'Error: Refund order ${0}': 'Fehler: Bestellung ${0} erstatten',
  'Refund ${0}': '${0} zurückzahlen',
  'Show the amount': 'Betrag anzeigen',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Jede Einheit wird mit ihrem Anteil an Rabatten und Steuern erstattet. Gebühren bleiben.',
  'The tip, ${0}': 'Das Trinkgeld, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    '${0} gehen an den Kunden zurück: ${1}. Das lässt sich nicht rückgängig machen.',
  '${0} is refunded to the customer. This can’t be undone.':
    '${0} gehen an den Kunden zurück. Das lässt sich nicht rückgängig machen.',
  '${0} of ${1}': '${0} von ${1}',
  'Delivery charge': 'Liefergebühr',
  'Service charge': 'Servicegebühr',
  'Packaging charge': 'Verpackungsgebühr',
  'Work with orders': 'Bestellungen bearbeiten',
  'Open the form again': 'Formular neu öffnen',
  'This link no longer works': 'Dieser Link funktioniert nicht mehr',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Ein Link funktioniert einmal und läuft nach 15 Minuten ab. Bitten Sie die Person, die Sie hierher geschickt hat, um einen neuen.',
  'You’re signed out': 'Sie sind abgemeldet',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'Sie können diese Seite schließen. Um zurückzukommen, bitten Sie die Person, die Sie hierher geschickt hat, um einen neuen Link.',
  'Nothing was added.': 'Nichts wurde hinzugefügt.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Ihre Sitzung ist beendet. Bitten Sie die Person, die Sie hierher geschickt hat, um einen neuen Link.',
  'Open the form again and resubmit it.': 'Öffnen Sie das Formular neu und senden Sie es noch einmal.',
  'This page is closed': 'Diese Seite ist geschlossen',
  'Contact the person who sent you here.': 'Wenden Sie sich an die Person, die Sie hierher geschickt hat.',
  'The form couldn’t be read': 'Das Formular konnte nicht gelesen werden',
  'Open it again.': 'Öffnen Sie es noch einmal.',
  '${0} runs on Trellis.': '${0} läuft auf Trellis.',
  '${0} invites you to this page.': '${0} lädt Sie auf diese Seite ein.',
  '${0} invites you to this page for ${1}.': '${0} lädt Sie auf diese Seite ein, für ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'Der Link funktioniert einmal. Sie bleiben in diesem Browser 8 Stunden angemeldet.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'Sie haben eine Seite für ${0} offen. Wenn Sie diese öffnen, werden Sie dort abgemeldet.',
  'Open the page': 'Seite öffnen',
  Cancel: 'Abbrechen',
  'Go to the page you have open': 'Zur Seite, die Sie offen haben',
  'Add plants': 'Pflanzen hinzufügen',
};
