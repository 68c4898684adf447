/** Swedish, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'Aviseringar', // Notifications
  sbc32a0da7896794d: 'Hämtar det som behöver göras\u00a0…', // Looking for what is due…
  sd01e3d835ca090f9: 'Sidan får inte visa vad som behöver göras.', // This page isn’t allowed to show what is due.
};
