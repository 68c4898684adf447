/** German, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Hinweise', // Notifications
  sbc32a0da7896794d: 'Es wird nachgesehen, was ansteht …', // Looking for what is due…
  sd01e3d835ca090f9: 'Diese Seite darf nicht zeigen, was ansteht.', // This page isn’t allowed to show what is due.
};
