import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Kopiert', // Copied
  saa40b21f63d92006: 'Kopieren nicht möglich', // Couldn’t copy
  s29c386914841eb60: str`Zustellungen an ${0}, neueste zuerst`, // Deliveries to …, newest first
  s62d6cbef9cc416ea: 'Keine Zustellungen mit diesem Status.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Zustellungen werden geladen …', // Loading deliveries…
  s056729c75ca841e2: 'Ältere anzeigen', // Show older
  s2c6ce79b6b744a03: 'Es wurde noch nichts gesendet. Simulieren Sie ein Ereignis oder senden Sie einen Ping.', // Nothing has been sent yet. Simulate an event or send a ping …
  sc13a1c67de4e7495: 'Es wurde noch nichts gesendet. Neue Zustellungen erscheinen hier.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Alle', // All
  s78636b92c1a3909c: 'Ausstehend', // Pending
  s8ca3b021833cbf6f: 'Zugestellt', // Delivered
  sbf9c5c5a8e5efad4: 'Fehlgeschlagen', // Failed
  s126ca8f1eb0e8169: 'Zustellungen', // Deliveries
  s95bc8722b2708f8b: 'Pausiert', // Paused
  s3d1396b47ff4a56f: 'Live', // Live
  s89118d3a7be870ca: 'Fortsetzen', // Resume
  s061cc20e3432dead: 'Pausieren', // Pause
  scea321ca3da7a0d6: 'Nach Status filtern', // Filter by status
  s21a76975516086e4: 'Zeitraum erneut senden', // Replay a range
  se3f56f3ee0fed906: 'Ereignis simulieren', // Simulate an event
  s0c418608451989e3: 'Ereignisse erneut senden', // Replay events
  sb2e733fe5cb5e413: 'Sendet alle Ereignisse dieses Zeitraums erneut, auch bereits zugestellte.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Erneut senden', // Replay
  s2adda550ae3398ab: 'Keine Ereignisse in diesem Zeitraum.', // No events in this range.
  sc3e668bdc25612aa: 'Das ändert echte Testdaten in der Sandbox, und ihre Ereignisse folgen.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simulieren', // Simulate
  s3c001f3c5c412278: str`${0} wurde simuliert.`, // … was simulated.
  s3109e1700219aecf: str`${0} wird erneut zugestellt.`, // … is being redelivered.
  sd0ea7366ebc403ff: 'Ereignis', // Event
  sad3e3c8146fc920f: 'Status', // Status
  s031fd4ee1b801f17: str`nächster Versuch ${0}`, // next attempt …
  s3bcdd3b29f864f62: 'Es wurde noch nichts gesendet.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Versuche', // Attempts
  sba5d4bd044ba278c: 'Das Ereignis', // The event
  s0deb47827a6d0911: 'Erneut zustellen', // Redeliver
  s5083604df81b88bf: 'Ereignis anzeigen', // Show the event
  se7102b7d5942a59c: str`Versuch ${0}`, // Attempt …
  sb139ce4d0649082a: 'Anfang der Antwort', // Start of the response
  sa58a43eaa517ec9e: 'Antwort', // Response
  s92921878e886e36d: 'Dauer', // Duration
  s2436e15fbdd89ea9: 'Zeit (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Blockiert', // Blocked
  sce141c82a8513704: 'Zeitüberschreitung', // Timed out
  s029112a5b918aee2: 'Host nicht gefunden', // Host not found
  s99b64740a5f544c8: 'TLS-Fehler', // TLS error
  s4b208d14f1ac4376: 'Keine Verbindung', // Connection failed
  s6275f07f104f3c69: 'Weiterleitungen werden nicht verfolgt.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone deaktiviert den Endpunkt.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'Die Adresse ist nicht öffentlich, deshalb wurde nichts gesendet.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'Der Server hat nicht innerhalb von 15 Sekunden geantwortet.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'Der Hostname lässt sich nicht auflösen.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'Das Zertifikat des Hosts ist nicht gültig.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'Der Host hat die Verbindung abgelehnt oder abgebrochen.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, nächster um ${1}`, // …, next at …
  s8c7212ed673a55ac: str`${0} weitere Zustellungen haben sich geändert.`, // … more deliveries changed.
  seb4f0dd349effacb: 'Geben Sie eine vollständige URL ein, zum Beispiel https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Entfernen Sie Benutzername und Passwort aus der URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Höchstens 2.000 Zeichen.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Höchstens 200 Zeichen.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Wählen Sie mindestens einen Ereignistyp oder alle Ereignisse.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'Endpunkt-URL', // Endpoint URL
  s50c9d135f05822c0: 'Mit https und aus dem Internet erreichbar.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Beschreibung', // Description
  sd790b64841c96548: 'Nur Ihr Team sieht sie.', // Only your team sees it.
  sc265a3e29e1206e4: 'Ereignisse', // Events
  s3e5f929253459be6: 'Alle Ereignisse, auch künftige Typen', // All events, including future types
  s1be7b4c244337a85: 'Ausgewählte Ereignistypen', // Selected event types
  s8465a2caa2d9ea5d: 'Endpunkte', // Endpoints
  s66722bc2ea775e05: 'Deaktiviert', // Disabled
  s965c503c3e42fdfe: 'Aktiv', // Enabled
  s4cbd92fd64b6a974: 'Ping senden', // Send a ping
  s64ef2a6c2dd1d3d1: 'Bearbeiten', // Edit
  s9078ee819c18df6e: 'Aktivieren', // Enable
  s10c8e4cae4e11503: 'Deaktivieren', // Disable
  s7dfb5f4a0c8cdd36: 'Secret rotieren', // Rotate secret
  sdc673e73b5c13aea: 'Löschen', // Delete
  s44ce3e52814c1b38: 'Gar nicht', // Not at all
  s2ceb11be2290bb1b: 'Abbrechen', // Cancel
  s11fb356f2d2da787:
    'Sie erhalten ein neues Secret. Bis das vorige abläuft, signieren beide, damit beim Wechsel nichts verloren geht.', // You get a new secret. Both secrets sign until the previous …
  s50357ca481b9a907: 'Voriges Secret behalten für', // Keep the previous secret for
  s9bf7389e94b770f2:
    'An ihn wird nichts mehr gesendet, und seine Zustellungen lassen sich nicht mehr lesen. Ereignisse bleiben erhalten.', // Nothing more is sent to it, and you can’t read its …
  saba8d277861c5b26: 'Neuer Endpunkt', // New endpoint
  s7832162d6cddbbe6: 'Endpunkt bearbeiten', // Edit endpoint
  sad47ebc4f626e54d: 'Endpunkt hinzufügen', // Add endpoint
  s33f85f24c0f5f008: 'Speichern', // Save
  sbb082ac403a2dab7: 'Das Secret rotieren', // Rotate the secret
  sa4e316f6acd98418: 'Diesen Endpunkt löschen?', // Delete this endpoint?
  s1569503f30c72f43: 'Endpunkt löschen', // Delete endpoint
  s663a51e7bffbb08c: 'Noch keine Endpunkte.', // No endpoints yet.
  sd8f43c3a11c0f60c:
    'Fügen Sie die URL Ihres Servers hinzu, um signierte Ereignisse zu empfangen, sobald sie eintreten.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'Der Endpunkt wurde hinzugefügt.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'Der Endpunkt wurde gespeichert.', // The endpoint was saved.
  sdff769381d394955: 'Der Endpunkt ist deaktiviert.', // The endpoint is disabled.
  s631973409d9d5ed4: 'Der Endpunkt ist aktiv.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Ereignisse aus der Zeit, in der er deaktiviert war, wurden nicht an ihn gesendet.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Verpasstes senden', // Send what it missed
  s32758a48215b947d: 'Er hat keine Ereignisse verpasst.', // It missed no events.
  s932b01fda0b43e26: 'Der Endpunkt hat ein neues Secret.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'Der Endpunkt wurde gelöscht.', // The endpoint was deleted.
  s5540f23438e8105a: 'Ein Ping ist unterwegs.', // A ping is on its way.
  se39b6c7228112d66: 'Wählen Sie einen Zeitpunkt nach dem Beginn des Zeitraums.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Wählen Sie Datum und Uhrzeit.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Von (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Echtzeit, wie created_at eines Ereignisses.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Bis (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Ereignisse vor diesem Zeitpunkt.', // Events before this moment.
  sb81244a4cf07ff65: 'Ereignistyp', // Event type
  s7921def84f4fdc64: 'Alle, die dieser Endpunkt empfängt', // All that this endpoint takes
  s019e0218a0852f17: 'Speichern Sie dieses Secret jetzt. Es wird nicht erneut angezeigt.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Ihr Server prüft damit eingehende Ereignisse.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Secret', // Secret
  sdf24432d9e3d49f0: 'Secret kopieren', // Copy secret
  s36fe958bc5a650a6: 'Ich habe es gespeichert', // I’ve stored it
  s10409e7b5d4c5845: 'Signatur prüfen', // Verify the signature
  s81dd2829b4fbeb75:
    'Jeder kann Anfragen an Ihren Server senden. Akzeptieren Sie nur, was mit Ihrem Secret signiert ist.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Code kopieren', // Copy code
  s496983d846b950f5: 'Händler', // Merchant
  s92fa5ab19d638026: 'Beliebig (passend)', // Any that fits
  sd3fe358515f8bc81: 'Jemand anderes hat diesen Endpunkt geändert.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Sie sehen jetzt den neuesten Stand. Nehmen Sie Ihre Änderung erneut vor.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Dieser Eintrag existiert nicht mehr.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'Die Liste ist jetzt auf dem neuesten Stand.', // The list is now up to date.
  s0765fb43c717b863: 'Das ist gerade nicht möglich.', // This isn’t possible right now.
  s6726df8c744403e9: 'Sie sind offline.', // You’re offline.
  s111868f2e027f4bf: 'Versuchen Sie es erneut, sobald Sie wieder online sind.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Zu viele Anfragen.', // Too many requests.
  sac8ecf1c868c7ffd: 'Diese Sitzung darf das nicht.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Bitten Sie den Betreiber der Seite um Zugriff.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'Die Anfrage wurde abgelehnt.', // The request was refused.
  s48c67bc6d1605146: 'Der Dienst hat nicht geantwortet.', // The service didn’t respond.
  se9e28fb34625c957: 'Sie können es gefahrlos erneut versuchen: Nichts geschieht doppelt.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Prüfen Sie die Verbindung und versuchen Sie es erneut. Nichts geschieht doppelt.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Der Endpunkt wird hinzugefügt …', // Adding the endpoint…
  s3b64554683ff6ced: 'Der Endpunkt wird gespeichert …', // Saving the endpoint…
  sc260fd95d092debb: 'Der Endpunkt wird aktiviert …', // Enabling the endpoint…
  sca3cd00608558886: 'Der Endpunkt wird deaktiviert …', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Der Endpunkt wird gelöscht …', // Deleting the endpoint…
  s79697bd0e3d92658: 'Das Secret wird rotiert …', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Ein Ping wird gesendet …', // Sending a ping…
  sda55ee4ecfed6d8b: 'Wird erneut zugestellt …', // Redelivering…
  s26868e184a74f1eb: 'Ereignisse werden erneut gesendet …', // Replaying events…
  s1e99a972c51f93ef: 'Das Ereignis wird simuliert …', // Simulating the event…
  s1139503755dd9d0a: 'Ein Ereignis wird erneut gesendet.', // One event is being sent again.
  s1a20214df7eb35df: str`${0} Ereignisse werden erneut gesendet.`, // … events are being sent again.
  s5d9cf1ae8a0e6a35: 'Alle Ereignisse', // All events
  sc94dc54731107648: str`${0} Ereignistypen`, // … event types
  s9630a2d52ee7f858: 'Deaktiviert, weil sein Server mit 410 Gone geantwortet hat.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Deaktiviert, weil fünf Tage lang jede Zustellung fehlgeschlagen ist.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'An diesen Endpunkt wird nichts gesendet, bis Sie ihn aktivieren.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`Das vorige Secret signiert noch bis ${0}.`, // The previous secret also signs until ….
  sd024446d1acaf3bb: 'Webhooks werden geladen …', // Loading webhooks…
  s8b88daa68aeb0ea6: str`Die Zeiten auf dieser Seite sind Sandbox-Zeit, die der Echtzeit ${0} voraus ist.`, // Times on this page are sandbox time, … ahead of real time.
  sc01bd81bf3612009: 'Webhooks funktionieren nur innerhalb einer <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Diese Seite darf keine Webhooks anzeigen.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Die Webhooks haben noch keine Sitzung.', // The webhooks have no session yet.
};
