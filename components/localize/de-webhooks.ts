import { str } from './message.ts';

/** German, as far as <trellis-webhooks> speaks; see de.ts. */
export const webhooks = {
  sf4de3bfbfaca12e5: 'Kopiert', // Copied
  s21136de28ecda8c2: 'Nicht kopiert', // Not copied
  s29c386914841eb60: str`Zustellungen an ${0}, neueste zuerst`, // Deliveries to …, newest first
  s6f9df4ac168ea7cd: 'Keine ist in diesem Zustand.', // None is in this state.
  s705cec578b32f143: 'Zustellungen werden gesucht …', // Looking for deliveries…
  s056729c75ca841e2: 'Ältere zeigen', // Show older
  sff11d3c1de51e439:
    'Noch wurde nichts gesendet. Simulieren Sie ein Ereignis oder senden Sie einen Ping und sehen Sie zu, wie er ankommt.', // Nothing has been sent yet. Simulate …
  s1ae6c4528ab68c7e: 'Noch wurde nichts gesendet. Was ab jetzt geschieht, erscheint hier.', // Nothing has been sent yet. What happens …
  sf993bb199fefbe04: 'Alle', // All
  s123b7254b44dd148: 'Wartet', // Waiting
  s8ca3b021833cbf6f: 'Zugestellt', // Delivered
  sbf9c5c5a8e5efad4: 'Gescheitert', // Failed
  s126ca8f1eb0e8169: 'Zustellungen', // Deliveries
  s95bc8722b2708f8b: 'Angehalten', // Paused
  s3d1396b47ff4a56f: 'Live', // Live
  s89118d3a7be870ca: 'Fortsetzen', // Resume
  s061cc20e3432dead: 'Anhalten', // Pause
  s716a6024e3fe999c: 'Zeigen', // Show
  se3f56f3ee0fed906: 'Ereignis simulieren', // Simulate an event
  s1336dc9ab1fdfc97:
    'In der Sandbox geschieht es wirklich: Datensätze entstehen, und ihre Ereignisse folgen.', // In the sandbox it really happens: …
  s0dfe2a8d7d0e854c: 'Geschehen lassen', // Make it happen
  sda25eb853782cc9c: str`${0} ist geschehen.`, // … has happened.
  sb3e86dba879208ab: str`${0} wird noch einmal gesendet.`, // … is sent again.
  sd0ea7366ebc403ff: 'Ereignis', // Event
  sae239213b7c70376: 'Zustand', // State
  s031fd4ee1b801f17: str`nächster Versuch ${0}`, // next attempt …
  s3bcdd3b29f864f62: 'Noch wurde nichts gesendet.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Versuche', // Attempts
  sba5d4bd044ba278c: 'Das Ereignis', // The event
  s0deb47827a6d0911: 'Erneut zustellen', // Redeliver
  s5083604df81b88bf: 'Ereignis zeigen', // Show the event
  se7102b7d5942a59c: str`Versuch ${0}`, // Attempt …
  sf146f4030ccca521: 'Die Antwort begann mit', // The answer began with
  sd48f73cbc84f77ad: 'Letzte Antwort', // Last answer
  s5a71eefb3a12c18e: 'Dauer', // Took
  sc683c10250a1b719: 'Wann', // When
  s592abf6242502c63: 'Verweigert', // Refused
  s855bb4e2b08d1a18: 'Keine Antwort', // No answer
  s2cf2c2b48fa313e9: 'Kein solcher Host', // No such host
  sdc25c698394621c3: 'Nicht sicher', // Not secure
  s0d32d442686fe98a: 'Keine Verbindung', // No connection
  s32a0b3a08c683607: 'Einer Weiterleitung wird nicht gefolgt.', // A redirect is not followed.
  s6cfcbefb99e7b63a: 'Fort: An diesen Endpunkt wird nichts mehr gesendet.', // Gone: nothing more is sent to this endpoint.
  sfac88abc3bad8fa8: 'Zu dieser Adresse darf nicht verbunden werden: Sie ist nicht öffentlich.', // The address may not be connected to: …
  s3f1d522b682df80a: 'Es kam keine Antwort innerhalb von 15 Sekunden.', // No answer came within 15 seconds.
  s24ccb7175efb8fef: 'Der Name des Hosts ist nicht bekannt.', // The name of the host is not known.
  s4e6e0108d6273471: 'Das Zertifikat des Hosts ist nicht in Ordnung.', // The certificate of the host is not good.
  s1fecc415f4650c9e: 'Der Host nahm keine Verbindung an oder brach sie ab.', // The host took no connection, or broke it off.
  sc4abd464b2480bab: str`${0}, der nächste ${1}`, // …, next at …
  s55b965fe85172a76: str`${0} weitere Zustellungen haben sich geändert.`, // … more deliveries have changed.
  s2909c20be7576efa: 'Geben Sie eine ganze Adresse ein, zum Beispiel https://pos.example/webhooks.', // Enter a whole address, such as …
  s7828edc186cfe11f: 'Lassen Sie Benutzer und Passwort aus der Adresse weg.', // Leave user and password out of the address.
  sd131cda3c252f329: 'Diese Adresse ist zu lang.', // This address is too long.
  sf167377b9656653c: 'Höchstens 200 Zeichen.', // Use at most 200 characters.
  s782aa9356027d82f: 'Wählen Sie mindestens einen Typ oder alle Ereignisse.', // Choose at least one type, or all events.
  se55c4a39eca93eaa: 'Adresse Ihres Servers', // Address of your server
  scc28d3ffb18b77b2: 'https, und aus dem Internet erreichbar.', // https, and reachable from the internet.
  s63d894b1ddb06289: 'Beschreibung', // Description
  sddac030f5470460f: 'Für Sie und Ihre Kollegen.', // For you and your colleagues.
  sc265a3e29e1206e4: 'Ereignisse', // Events
  s464d265b2392f4af: 'Alle Ereignisse, auch künftige', // All events, those to come included
  sce39b666e910c7c9: 'Nur diese Typen', // Only these types
  s8465a2caa2d9ea5d: 'Endpunkte', // Endpoints
  s66722bc2ea775e05: 'Abgeschaltet', // Disabled
  s965c503c3e42fdfe: 'Eingeschaltet', // Enabled
  s4cbd92fd64b6a974: 'Ping senden', // Send a ping
  s64ef2a6c2dd1d3d1: 'Bearbeiten', // Edit
  s9078ee819c18df6e: 'Einschalten', // Enable
  s10c8e4cae4e11503: 'Abschalten', // Disable
  s7dfb5f4a0c8cdd36: 'Geheimnis wechseln', // Rotate secret
  sdc673e73b5c13aea: 'Löschen', // Delete
  s817a5a07e1fa9af5: 'Gar nicht: Es endet sofort', // Not at all: it ends at once
  s2ceb11be2290bb1b: 'Abbrechen', // Cancel
  s5ddc57289d1beaa7:
    'Ihr Server bekommt ein neues Geheimnis. Eine Zeit lang signieren beide, damit beim Wechsel nichts verloren geht.', // Your server gets a new secret. …
  sf3caeca09bade50b: 'Das alte Geheimnis signiert noch', // The old secret also signs for
  s57f160edd7399f50:
    'Es wird nichts mehr an ihn gesendet, und seine Zustellungen sind nicht mehr zu lesen. Die Ereignisse bleiben.', // Nothing more is sent to it, …
  sad47ebc4f626e54d: 'Endpunkt hinzufügen', // Add endpoint
  s27102209e76a877d: 'Noch kein Endpunkt.', // No endpoint yet.
  sef65c02c52710062:
    'Fügen Sie die Adresse Ihres Servers hinzu: Ereignisse werden dorthin gesendet, sobald sie geschehen, signiert.', // Add the address of your server, …
  saba8d277861c5b26: 'Neuer Endpunkt', // New endpoint
  s662ab811066992d7: 'Endpunkt bearbeiten', // Edit the endpoint
  s33f85f24c0f5f008: 'Speichern', // Save
  sbb082ac403a2dab7: 'Das Geheimnis wechseln', // Rotate the secret
  sa4e316f6acd98418: 'Diesen Endpunkt löschen?', // Delete this endpoint?
  s1569503f30c72f43: 'Endpunkt löschen', // Delete endpoint
  s5ab5e2083d486e7c: 'Der Endpunkt wurde hinzugefügt.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'Der Endpunkt wurde gespeichert.', // The endpoint was saved.
  s631973409d9d5ed4: 'Der Endpunkt ist eingeschaltet.', // The endpoint is enabled.
  sdff769381d394955: 'Der Endpunkt ist abgeschaltet.', // The endpoint is disabled.
  s932b01fda0b43e26: 'Der Endpunkt hat ein neues Geheimnis.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'Der Endpunkt wurde gelöscht.', // The endpoint was deleted.
  s5540f23438e8105a: 'Ein Ping ist unterwegs.', // A ping is on its way.
  s492e5ab6627099cf: 'Bewahren Sie dieses Geheimnis jetzt auf: Es wird nicht noch einmal gezeigt.', // Store this secret now: …
  s53623e6c18d741db: 'Ihr Server prüft damit, was ankommt.', // Your server verifies with it what arrives.
  s9025c40297775331: 'Geheimnis', // Secret
  s6e4bfa90dc2620b9: 'Geheimnis kopieren', // Copy the secret
  sd134561fcbaa7476: 'Ich habe es aufbewahrt', // I have stored it
  s10409e7b5d4c5845: 'Die Signatur prüfen', // Verify the signature
  s345f4baa77b6a286:
    'Jeder kann an Ihren Server senden. Nehmen Sie nur an, was mit dem Geheimnis signiert ist.', // Anybody can send to your server. …
  sea715216c8087bac: 'Code kopieren', // Copy the code
  s496983d846b950f5: 'Händler', // Merchant
  sd461c1ea6b3e8f7a: 'Welcher passt', // Whichever fits
  s2b858aae5f2c1727: 'Jemand anders hat diesen Endpunkt geändert.', // Somebody else has changed this endpoint.
  sd57cb5a22064e8ad: 'Er wird gezeigt, wie er jetzt ist. Nehmen Sie Ihre Änderung noch einmal vor.', // It is shown as it is now. …
  s83e0b3089334f891: 'Das gibt es nicht mehr.', // This is no longer there.
  sbacab54e2f86b93b: 'Gezeigt wird, was jetzt da ist.', // What is shown is as it is now.
  s194ce3eb97902b1d: 'Das geht jetzt nicht.', // This is not possible now.
  sdd513e9f5ea0003b: 'Diese Sitzung darf das nicht.', // This session may not do that.
  s533db512b9ddd13f: 'Fragen Sie, wer diese Seite betreibt.', // Ask whoever runs this page.
  sf8312bd74f10d436: 'Das wurde nicht angenommen.', // This was refused.
  s8201ec3485710143: 'Der Dienst hat nicht geantwortet.', // The service did not answer.
  se658ee9382be5665: 'Nichts wurde doppelt getan: noch einmal ist ungefährlich.', // Nothing was done twice: …
  s0bf06098d6f55826: 'Der Endpunkt wird hinzugefügt …', // Adding the endpoint…
  s3b64554683ff6ced: 'Der Endpunkt wird gespeichert …', // Saving the endpoint…
  sc260fd95d092debb: 'Der Endpunkt wird eingeschaltet …', // Enabling the endpoint…
  sca3cd00608558886: 'Der Endpunkt wird abgeschaltet …', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Der Endpunkt wird gelöscht …', // Deleting the endpoint…
  se25e2d246ed149fb: 'Ein neues Geheimnis entsteht …', // Making a new secret…
  sa74f07c4e9b9be5c: 'Ein Ping wird gesendet …', // Sending a ping…
  saa552794c05e0fac: 'Es wird noch einmal gesendet …', // Sending it again…
  sa1ef583bbd9c69eb: 'Es geschieht …', // Making it happen…
  s5d9cf1ae8a0e6a35: 'Alle Ereignisse', // All events
  s7fc142ac97219dd9: str`${0} Typen von Ereignissen`, // … types of event
  s5a76f8a0f5dc78ff: 'Sein Server hat mit 410 Gone geantwortet, darum wird nichts mehr an ihn gesendet.', // Its server answered 410 Gone, …
  sfc361f163ae12c4f:
    'Fünf Tage lang ist jede Zustellung gescheitert, darum wird nichts mehr an ihn gesendet.', // Every delivery has failed for five days, …
  s0a53e8dfbf1b88f1: 'An ihn wird nichts gesendet, bis Sie ihn einschalten.', // Nothing is sent to it until you enable it.
  s823aadb6134345f4: str`Das alte Geheimnis signiert mit, bis ${0}.`, // The old secret also signs, until ….
  s28094103c2ff9881: 'Die Webhooks werden vorbereitet …', // Getting the webhooks ready…
  sf7e82be0aed48cd9: 'Webhooks arbeiten in einer <trellis-session>.', // Webhooks work inside a …
  sfde4f2bbfaed09d4: 'Diese Seite darf die Webhooks nicht sehen.', // This page may not see the webhooks.
};
