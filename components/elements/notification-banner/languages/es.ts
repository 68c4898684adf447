/** Spanish, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Avisos', // Notifications
  sbc32a0da7896794d: 'Buscando asuntos pendientes…', // Looking for what is due…
  sd01e3d835ca090f9: 'Esta página no tiene permiso para mostrar los asuntos pendientes.', // This page isn’t allowed to show what is due.
};
