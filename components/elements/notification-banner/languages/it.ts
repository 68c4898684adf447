/** Italian, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Avvisi', // Notifications
  sbc32a0da7896794d: 'Ricerca delle scadenze in corso…', // Looking for what is due…
  sd01e3d835ca090f9: 'Questa pagina non è autorizzata a mostrare le scadenze.', // This page isn’t allowed to show what is due.
};
