import { str } from '../../i18n/catalog.ts';

/** Swedish, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Med landsnummer, till exempel +46 8 465 004 12.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Visa fler', // Show more
  s5e8250fb85d64c23: 'Stäng', // Close
  s2e8a1b7cea5d109b: 'Visa värdena', // Show the values
  sd9e51e25ff3be7e2: 'Värdena ett i taget', // All values
  s3606b9d856cdbafe: 'Sortera efter', // Sort by
  s6ac0c20ddc5c15ff: 'Sidor', // Pages
  sf3ff78cc329d3528: 'Föregående', // Previous
  s0fbf6dc6a1966408: 'Nästa', // Next
  sd3cce408c2116451: str`${0}, stigande`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, fallande`, // {0}, descending
  sdbf46db52aac5c76: 'Uppladdat. Kontrolleras\u00a0…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} av ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'Det här är inte tillgängligt just nu.', // This isn’t available right now.
  se0955919920ee87d: 'Dag', // Day
  sb47daaf9e1c4a905: 'Månad', // Month
  sa6f2645578b2d2bc: 'År', // Year
  s76a2740c05488da5: 'Kontrollera de här fälten', // Check these fields
};
