import { str } from '../../i18n/catalog.ts';

/** German, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Mit Landesvorwahl, zum Beispiel +49 30 23125 000.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Mehr anzeigen', // Show more
  s5e8250fb85d64c23: 'Schließen', // Close
  s2e8a1b7cea5d109b: 'Werte anzeigen', // Show the values
  sd9e51e25ff3be7e2: 'Werte einzeln', // All values
  s3606b9d856cdbafe: 'Sortieren nach', // Sort by
  s6ac0c20ddc5c15ff: 'Seiten', // Pages
  sf3ff78cc329d3528: 'Zurück', // Previous
  s0fbf6dc6a1966408: 'Weiter', // Next
  sd3cce408c2116451: str`${0}, aufsteigend`, // …, ascending
  sd55c04f79e95d9ab: str`${0}, absteigend`, // …, descending
  sdbf46db52aac5c76: 'Hochgeladen. Es wird geprüft …', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} von ${1}`, // … of …
  s6d621e344f24e12b: 'Gerade nicht verfügbar.', // This isn’t available right now.
  se0955919920ee87d: 'Tag', // Day
  sb47daaf9e1c4a905: 'Monat', // Month
  sa6f2645578b2d2bc: 'Jahr', // Year
  s76a2740c05488da5: 'Prüfen Sie diese Felder', // Check these fields
};
