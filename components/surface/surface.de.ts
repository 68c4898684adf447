/** German, as far as surfaces speak alike; see localize/de.ts. */
export const german = {
  s122d080550190239: 'Diese Seite hat noch keine Sitzung.', // This page has no session yet.
  scb5d46b821c5336e: 'Das funktioniert nur innerhalb einer <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Jemand anderes hat das inzwischen geändert.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Sehen Sie sich den neuesten Stand an und ändern Sie ihn dann erneut.', // Look at the latest version, then …
  s6c0070fd685d20ab: 'Vielleicht wurde es inzwischen entfernt.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Dieses Konto wurde abgelehnt oder geschlossen.', // This account was declined or closed.
  s533db512b9ddd13f: 'Fragen Sie den Betreiber dieser Seite.', // Ask whoever runs this page.
};
