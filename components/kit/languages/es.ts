import { str } from '../../i18n/catalog.ts';

/** Spanish, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Con el prefijo del país, por ejemplo +34 000 00 00 00.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Mostrar más', // Show more
  s5e8250fb85d64c23: 'Cerrar', // Close
  s2e8a1b7cea5d109b: 'Mostrar los valores', // Show the values
  sd9e51e25ff3be7e2: 'Valores uno a uno', // All values
  s3606b9d856cdbafe: 'Ordenar por', // Sort by
  s6ac0c20ddc5c15ff: 'Páginas', // Pages
  sf3ff78cc329d3528: 'Anterior', // Previous
  s0fbf6dc6a1966408: 'Siguiente', // Next
  sd3cce408c2116451: str`${0}, ascendente`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, descendente`, // {0}, descending
  sdbf46db52aac5c76: 'Archivo subido. Se está comprobando…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} de ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'No está disponible en este momento.', // This isn’t available right now.
  se0955919920ee87d: 'Día', // Day
  sb47daaf9e1c4a905: 'Mes', // Month
  sa6f2645578b2d2bc: 'Año', // Year
  s76a2740c05488da5: 'Revise estos campos', // Check these fields
};
