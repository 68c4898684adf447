import { str } from '../../i18n/catalog.ts';

/** Dutch, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Met landnummer, bijvoorbeeld +31 20 000 0000.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Meer tonen', // Show more
  s5e8250fb85d64c23: 'Sluiten', // Close
  s2e8a1b7cea5d109b: 'Waarden tonen', // Show the values
  sd9e51e25ff3be7e2: 'Waarden één voor één', // All values
  s3606b9d856cdbafe: 'Sorteren op', // Sort by
  s6ac0c20ddc5c15ff: 'Pagina’s', // Pages
  sf3ff78cc329d3528: 'Vorige', // Previous
  s0fbf6dc6a1966408: 'Volgende', // Next
  sd3cce408c2116451: str`${0}, oplopend`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, aflopend`, // {0}, descending
  sdbf46db52aac5c76: 'Geüpload. Wordt gecontroleerd…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} van ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'Dit is op dit moment niet beschikbaar.', // This isn’t available right now.
  se0955919920ee87d: 'Dag', // Day
  sb47daaf9e1c4a905: 'Maand', // Month
  sa6f2645578b2d2bc: 'Jaar', // Year
  s76a2740c05488da5: 'Controleer deze velden', // Check these fields
};
