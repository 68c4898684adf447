import { webhooks } from './de-webhooks.ts';
import { str } from './message.ts';

/**
 * German. Ids are @lit/localize's hashes of the English text, which stands beside each; a test finds what is missing
 * here or no longer said. `${0}` is the first value of the English text.
 */
export const templates = {
  sf9c82729162752d2: 'Pflanze hinzufügen', // Add a plant
  s08b031efacb88fee: 'Dieses Formular arbeitet in einer <trellis-session>.', // This form works inside a …
  s8a43698cd65fb79c: 'Ansehen ja, hinzufügen nein.', // You can look, but not add.
  sd3ec20423a1f976e: str`Der Sitzung dieser Seite fehlt ${0}. Fragen Sie, wer sie betreibt.`, // This page’s session lacks …
  scd1dd6ff53d0d01a: 'Noch einmal', // Try again
  s6acbcd7989ea0130: str`${0} wurde hinzugefügt.`, // … was added.
  s2dbdebf5cb6bf983: 'Pflanzennummer', // Plant number
  sb78527b3d4dd6562: 'Eine ganze Zahl; sie bleibt für immer.', // A whole number; it cannot be changed later.
  sef49aec68fd1dc66: 'Name', // Name
  s6ce0cb19e201b153: 'Schlagwort', // Tag
  s249092f25acbb312: 'drinnen', // indoor
  sd375adcfb89c43c1: 'Hinzufügen', // Add plant
  sb4f1dffbb6be6302: 'Leeren', // Clear
  s0bd7aed0a5f91ec9: 'Das Formular wird vorbereitet …', // Getting the form ready…
  s41c25e8d66ba3e84: 'Die Pflanze wird hinzugefügt …', // Adding the plant…
  s87e01014ddda4fa9: 'Füllen Sie dieses Feld aus.', // Fill in this field.
  s65f4e074f1c69bba: 'Nur Ziffern, zum Beispiel 41.', // Use digits only, such as 41.
  see639038271cefcc: 'Diese Zahl ist größer, als das Lager fasst.', // This number is beyond what the store can hold.
  sc4ec1f585c14c5e2: 'Höchstens 255 Zeichen.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'Das Pflanzenlager nimmt das nicht an.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`Pflanze ${0} ist schon im Lager. Wählen Sie eine andere Nummer.`, // Plant … is already in the store. …
  sfe6ad5921a78b919: 'Sie sind offline.', // You are offline.
  s5f940be1380e8302: 'Ihre Eingaben bleiben. Versuchen Sie es wieder, sobald Sie online sind.', // What you typed is kept. …
  s9a56d643b72a444e: 'Zu viele Anfragen in kurzer Zeit.', // Too many requests just now.
  s5e2032c7f278ef73: 'Diese Seite bekam keine Sitzung.', // This page could not get a session.
  s3db3a67cb34ad474: 'Ihre Eingaben bleiben. Laden Sie die Seite neu oder melden Sie sich wieder an.', // What you typed is kept. …
  s9f805d010ae0561c: 'Das Pflanzenlager hat nicht geantwortet.', // The plant store did not answer.
  sd6b68944c8d78aa9: 'Nichts wurde doppelt hinzugefügt: noch einmal ist ungefährlich.', // Nothing was added twice: …
  s088e3807b53946aa: 'de', // en
  s8d3548736a75786b: str`Noch einmal in ${0}.`, // Try again in ….
  s629576c6b305d539: 'freiwillig', // optional
  ...webhooks,
};
