/** Portuguese, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Avisos', // Notifications
  sbc32a0da7896794d: 'A procurar assuntos pendentes…', // Looking for what is due…
  sd01e3d835ca090f9: 'Esta página não tem autorização para mostrar assuntos pendentes.', // This page isn’t allowed to show what is due.
};
