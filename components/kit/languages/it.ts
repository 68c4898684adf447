import { str } from '../../i18n/catalog.ts';

/** Italian, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Con il prefisso internazionale, ad esempio +39 06 0000 0000.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Mostra altro', // Show more
  s5e8250fb85d64c23: 'Chiudi', // Close
  s2e8a1b7cea5d109b: 'Mostra i valori', // Show the values
  sd9e51e25ff3be7e2: 'Valori uno per uno', // All values
  s3606b9d856cdbafe: 'Ordina per', // Sort by
  s6ac0c20ddc5c15ff: 'Pagine', // Pages
  sf3ff78cc329d3528: 'Precedente', // Previous
  s0fbf6dc6a1966408: 'Successivo', // Next
  sd3cce408c2116451: str`${0}, crescente`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, decrescente`, // {0}, descending
  sdbf46db52aac5c76: 'File caricato. Verifica in corso…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} di ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'Al momento non è disponibile.', // This isn’t available right now.
  se0955919920ee87d: 'Giorno', // Day
  sb47daaf9e1c4a905: 'Mese', // Month
  sa6f2645578b2d2bc: 'Anno', // Year
  s76a2740c05488da5: 'Verificare questi campi', // Check these fields
};
