/** German, as far as surfaces speak alike; see localize/de.ts. */
export const german = {
  s122d080550190239: 'Diese Seite hat noch keine Sitzung.', // This page has no session yet.
  scb5d46b821c5336e: 'Das funktioniert nur innerhalb einer <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Jemand anderes hat das inzwischen geändert.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Sehen Sie sich den neuesten Stand an und ändern Sie ihn dann erneut.', // Look at the latest version, then …
  s6c0070fd685d20ab: 'Vielleicht wurde es inzwischen entfernt.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Dieses Konto wurde abgelehnt oder geschlossen.', // This account was declined or closed.
  s533db512b9ddd13f: 'Fragen Sie den Betreiber dieser Seite.', // Ask whoever runs this page.
  s365c41c48b80df4c:
    'Der Stand des Kontos lässt das nicht zu, oder es hat bereits so viele davon, wie es haben kann.', // The account’s status doesn’t allow this, or it has as many of these as it can have.
  s85902a0e9aff4407:
    'Das Bankkonto wurde geändert. Deshalb sind Sofortauszahlungen 24 Stunden lang gesperrt.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Zurzeit kann kein Bankkonto angegeben werden.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Zurzeit kann kein Dokument angegeben werden.', // A document can’t be given right now.
  scf9566ddea9e9853: 'Es fehlt eine Angabe, die nötig ist.', // Something that is required is missing.
  s86cb1a21f7a2ca77: 'Die Auswahl passt nicht zu dem, was mindestens und höchstens gewählt werden darf.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'Das ist mehr, als noch da ist.', // This is more than is left.
  s7937aec05fae78c5:
    'Dieses Bild kann nicht verwendet werden. Wählen Sie ein unbewegtes JPEG-, PNG- oder WebP-Bild mit höchstens 25 Megapixeln.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Was hier steht, ist vielleicht nicht mehr aktuell. Laden Sie die Seite neu.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Diese Datei ist zu groß.', // This file is too large.
  safb13f193733865d: 'Dateien dieser Art werden nicht angenommen.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Das wird nicht angenommen. Prüfen Sie Ihre Eingabe.', // This isn’t accepted. Check what you entered.
};
