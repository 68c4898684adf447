import { str } from '../../i18n/catalog.ts';

/** Portuguese, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'Com o indicativo do país, por exemplo +351 00 000 0000.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'Mostrar mais', // Show more
  s5e8250fb85d64c23: 'Fechar', // Close
  s2e8a1b7cea5d109b: 'Mostrar os valores', // Show the values
  sd9e51e25ff3be7e2: 'Valores um a um', // All values
  s3606b9d856cdbafe: 'Ordenar por', // Sort by
  s6ac0c20ddc5c15ff: 'Páginas', // Pages
  sf3ff78cc329d3528: 'Anterior', // Previous
  s0fbf6dc6a1966408: 'Seguinte', // Next
  sd3cce408c2116451: str`${0}, ascendente`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}, descendente`, // {0}, descending
  sdbf46db52aac5c76: 'Ficheiro enviado. A verificar…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} de ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'Não está disponível neste momento.', // This isn’t available right now.
  se0955919920ee87d: 'Dia', // Day
  sb47daaf9e1c4a905: 'Mês', // Month
  sa6f2645578b2d2bc: 'Ano', // Year
  s76a2740c05488da5: 'Verifique estes campos', // Check these fields
};
