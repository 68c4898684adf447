import { str } from '../../i18n/catalog.ts';

/** Polish, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Z numerem kierunkowym kraju, na przykład +48 22 000 00 00.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Pokaż więcej', // Show more
  s5e8250fb85d64c23: 'Zamknij', // Close
  s2e8a1b7cea5d109b: 'Pokaż wartości', // Show the values
  sd9e51e25ff3be7e2: 'Wartości po kolei', // All values
  s3606b9d856cdbafe: 'Sortuj według', // Sort by
  s6ac0c20ddc5c15ff: 'Strony', // Pages
  sf3ff78cc329d3528: 'Poprzednia', // Previous
  s0fbf6dc6a1966408: 'Następna', // Next
  sd3cce408c2116451: str`${0}, rosnąco`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, malejąco`, // {0}, descending
  sdbf46db52aac5c76: 'Przesłano. Trwa sprawdzanie…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} z ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'Obecnie niedostępne.', // This isn’t available right now.
  se0955919920ee87d: 'Dzień', // Day
  sb47daaf9e1c4a905: 'Miesiąc', // Month
  sa6f2645578b2d2bc: 'Rok', // Year
  s76a2740c05488da5: 'Sprawdź te pola', // Check these fields
};
