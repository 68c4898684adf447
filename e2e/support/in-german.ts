/**
 * A gallery's page with its elements in German: their files are those of that language, and what is pressed
 * in them is named as they name it.
 */
export const inGerman = (page: string): string =>
  page
    .replaceAll(/src="\/trellis\/([\w-]+)\.js"/g, 'src="/trellis/$1.de.js"')
    .replaceAll(/data-press="([^"]*)"/g, (_, presses: string) => {
      const german = presses.split('|').map((one) => PRESSED[one] ?? dayInGerman(one));
      return `data-press="${german.join('|')}"`;
    });

const dayInGerman = (text: string): string => text.replace(/^(\d+) Nov (\d{4})$/, '$1. Nov. $2');

const PRESSED: Readonly<Record<string, string>> = {
  '30 min': '30 Min.',
  Accept: 'Annehmen',
  'Add a device': 'Gerät hinzufügen',
  'Add a location': 'Standort hinzufügen',
  'Add a tax': 'Steuer hinzufügen',
  'Add days': 'Tage hinzufügen',
  'Add item': 'Neuer Artikel',
  'Add menu': 'Speisekarte hinzufügen',
  Availability: 'Verfügbarkeit',
  'Cancel order': 'Bestellung stornieren',
  'Cancel payout': 'Auszahlung stornieren',
  'Change account': 'Konto ändern',
  'Change schedule': 'Zeitplan ändern',
  'Check the file': 'Datei prüfen',
  'Delete item': 'Artikel löschen',
  'Download CSV': 'CSV herunterladen',
  History: 'Verlauf',
  'Import a file': 'Datei importieren',
  'Import into the draft': 'In den Entwurf importieren',
  'Invite someone': 'Jemanden einladen',
  Later: 'Später',
  Missed: 'Verpasst',
  'Modifier groups': 'Optionsgruppen',
  'Name and locations': 'Name und Standorte',
  'Pay out now': 'Jetzt auszahlen',
  Publish: 'Veröffentlichen',
  Refund: 'Erstattung',
  Reject: 'Ablehnen',
  Remove: 'Entfernen',
  Review: 'Prüfen',
  'Role and locations': 'Rolle und Standorte',
  'Roll back to this': 'Darauf zurücksetzen',
  Save: 'Speichern',
  'Save and continue': 'Speichern und weiter',
  'See changes': 'Änderungen ansehen',
  'Send invitation': 'Einladung senden',
  'Sold out': 'Ausverkauft',
  'Submit for review': 'Zur Prüfung einreichen',
  'Takes orders': 'Bestellbar',
  'Use this picture': 'Dieses Bild verwenden',
  Versions: 'Versionen',
};
