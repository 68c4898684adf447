/** German, as far as the kit speaks for elements to come; see de.ts. */
export const kit = {
  s0eb85940518417ef: 'Mit Landesvorwahl, zum Beispiel +49 30 1234567.', // With the country code, for example +49 30 1234567.
  sb2c57b2d347203dd: 'Mehr anzeigen', // Show more
  s5e8250fb85d64c23: 'Schließen', // Close
  s2e8a1b7cea5d109b: 'Werte anzeigen', // Show the values
};
