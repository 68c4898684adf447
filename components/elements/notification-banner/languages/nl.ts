/** Dutch, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Meldingen', // Notifications
  sbc32a0da7896794d: 'Openstaande zaken worden opgehaald…', // Looking for what is due…
  sd01e3d835ca090f9: 'Deze pagina mag openstaande zaken niet tonen.', // This page isn’t allowed to show what is due.
};
