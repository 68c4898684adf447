/** Polish, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Powiadomienia', // Notifications
  sbc32a0da7896794d: 'Sprawdzanie, co jest do zrobienia…', // Looking for what is due…
  sd01e3d835ca090f9: 'Ta strona nie może pokazywać, co jest do zrobienia.', // This page isn’t allowed to show what is due.
};
