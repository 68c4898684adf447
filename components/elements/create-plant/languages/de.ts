import { str } from '../../../i18n/catalog.ts';

/** German, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Pflanze hinzufügen', // Add a plant
  s9e2aaa2508b7a667: 'Hinzugefügt.', // It was added.
  s9dff241c72f99079: 'Prüfen Sie dieses Feld.', // Check this field.
  s08b031efacb88fee: 'Dieses Formular funktioniert nur innerhalb einer <trellis-session>.', // This form works inside a …
  scd1dd6ff53d0d01a: 'Erneut versuchen', // Try again
  s6acbcd7989ea0130: str`${0} wurde hinzugefügt.`, // … was added.
  s2dbdebf5cb6bf983: 'Pflanzennummer', // Plant number
  sef49aec68fd1dc66: 'Name', // Name
  s6ce0cb19e201b153: 'Schlagwort', // Tag
  s249092f25acbb312: 'drinnen', // indoor
  sd375adcfb89c43c1: 'Hinzufügen', // Add plant
  sb4f1dffbb6be6302: 'Leeren', // Clear
  s41c25e8d66ba3e84: 'Wird hinzugefügt …', // Adding the plant…
  s87e01014ddda4fa9: 'Füllen Sie dieses Feld aus.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Höchstens 255 Zeichen.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'Das Pflanzenlager hat das abgelehnt.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`Pflanze ${0} ist bereits im Lager. Wählen Sie eine andere Nummer.`, // Plant … is already in the store. …
  scb7e67bda04b2a4c: 'de', // en-GB
  s629576c6b305d539: 'optional', // optional
  se6e0ffb258dd3fb9: 'Ganze Zahl, später nicht änderbar.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Der Versuch läuft weiter …', // Still trying…
  s0b36813ee1f3cd2c: 'Wird geladen …', // Loading the form…
  secb2f2fa61592247: str`Erneut versuchen in ${0}`, // Try again in …
  sacde8eea8bf74d4a: 'Sie können hier keine Pflanzen hinzufügen.', // You can’t add plants here.
  s5ac63320ac4191f6: str`Der Sitzung dieser Seite fehlt der Scope ${0}. Wenden Sie sich an den Betreiber der Seite.`, // This page’s session doesn’t have …
  s29f34e4eb6c12518: 'Dieses Formular hat noch keine Sitzung.', // This form has no session yet.
  s1026e90ab2595407: 'Setzen Sie endpoint oder fetchToken an seinem <trellis-session>.', // Set endpoint or fetchToken …
  s5e975d3fceb87826: 'Nur Ziffern, zum Beispiel 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Diese Zahl liegt außerhalb des zulässigen Bereichs.', // This number is out of the store’s range.
  s217418a3de934e03: 'Diese Seite kann Trellis noch nicht verwenden.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} ist kein registrierter Origin. Wenden Sie sich an den Betreiber der Seite.`, // … isn’t a registered origin. …
  s4c687c3918a4e014:
    'Ihre Eingaben bleiben erhalten. Versuchen Sie es erneut, sobald Sie wieder online sind.', // What you typed is kept. …
  s84a6f324d28532a9: str`${0} ist nicht erreichbar.`, // Can’t reach ….
  s10074c6e5df768bb:
    'Prüfen Sie die Verbindung und versuchen Sie es erneut. Nichts wird doppelt hinzugefügt.', // Check your connection, … Nothing is added twice.
  s7d73693982e25fe2: 'Prüfen Sie die Verbindung und versuchen Sie es erneut.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`Die Antwort von ${0} ist nicht lesbar.`, // The response from … can’t be read.
  sa2754be3117203df: 'Sie können es jetzt erneut versuchen.', // You can try again now.
  s33ed31f4faf686da: 'Diese Seite erhält keine Sitzung.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Laden Sie die Seite neu oder melden Sie sich erneut an.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'Das Pflanzenlager ist gerade nicht verfügbar.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Versuchen Sie es erneut. Nichts wird doppelt hinzugefügt.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Versuchen Sie es gleich erneut.', // Try again in a moment.
  s2944bed395b96677: 'Warten Sie einen Moment und versuchen Sie es dann erneut.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Warten Sie ${0}, dann versuchen Sie es erneut.`, // Wait …, then try again.
};
