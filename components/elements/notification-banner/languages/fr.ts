/** French, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Notifications', // Notifications
  sbc32a0da7896794d: 'Recherche des éléments à régler…', // Looking for what is due…
  sd01e3d835ca090f9: 'Cette page n’est pas autorisée à afficher les éléments à régler.', // This page isn’t allowed to show what is due.
};
