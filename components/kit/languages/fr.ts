import { str } from '../../i18n/catalog.ts';

/** French, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Avec l’indicatif du pays, par exemple +33 1 99 00 12 34.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Afficher plus', // Show more
  s5e8250fb85d64c23: 'Fermer', // Close
  s2e8a1b7cea5d109b: 'Afficher les valeurs', // Show the values
  sd9e51e25ff3be7e2: 'Valeurs une par une', // All values
  s3606b9d856cdbafe: 'Trier par', // Sort by
  s6ac0c20ddc5c15ff: 'Pages', // Pages
  sf3ff78cc329d3528: 'Précédent', // Previous
  s0fbf6dc6a1966408: 'Suivant', // Next
  sd3cce408c2116451: str`${0}, croissant`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, décroissant`, // {0}, descending
  sdbf46db52aac5c76: 'Fichier envoyé. Vérification en cours…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} sur ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'Indisponible pour le moment.', // This isn’t available right now.
  se0955919920ee87d: 'Jour', // Day
  sb47daaf9e1c4a905: 'Mois', // Month
  sa6f2645578b2d2bc: 'Année', // Year
  s76a2740c05488da5: 'Vérifiez ces champs', // Check these fields
};
