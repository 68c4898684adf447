import { plural, str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Kopierat', // Copied
  saa40b21f63d92006: 'Det gick inte att kopiera', // Couldn’t copy
  s29c386914841eb60: str`Leveranser till ${0}, nyast först`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'Inga leveranser med den statusen.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Läser in leveranser\u00a0…', // Loading deliveries…
  s056729c75ca841e2: 'Visa äldre', // Show older
  s2c6ce79b6b744a03: 'Inget har skickats än. Simulera en händelse eller skicka en ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Inget har skickats än. Nya leveranser visas här.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Alla', // All
  s78636b92c1a3909c: 'Väntar', // Pending
  s8ca3b021833cbf6f: 'Levererad', // Delivered
  sbf9c5c5a8e5efad4: 'Misslyckad', // Failed
  s126ca8f1eb0e8169: 'Leveranser', // Deliveries
  s95bc8722b2708f8b: 'Pausad', // Paused
  s3d1396b47ff4a56f: 'Live', // Live
  s89118d3a7be870ca: 'Återuppta', // Resume
  s061cc20e3432dead: 'Pausa', // Pause
  scea321ca3da7a0d6: 'Filtrera efter status', // Filter by status
  s21a76975516086e4: 'Skicka en period igen', // Replay a range
  se3f56f3ee0fed906: 'Simulera en händelse', // Simulate an event
  s0c418608451989e3: 'Skicka händelser igen', // Replay events
  sb2e733fe5cb5e413: 'Skickar alla händelser i perioden igen, även redan levererade.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Skicka igen', // Replay
  s2adda550ae3398ab: 'Inga händelser i perioden.', // No events in this range.
  sc3e668bdc25612aa: 'Detta ändrar riktiga testdata i sandboxen, och motsvarande händelser följer.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simulera', // Simulate
  s3c001f3c5c412278: str`${0} har simulerats.`, // {0} was simulated.
  s3109e1700219aecf: str`${0} levereras igen.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Händelse', // Event
  sad3e3c8146fc920f: 'Status', // Status
  s031fd4ee1b801f17: str`nästa försök ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Inget har skickats än.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Försök', // Attempts
  sba5d4bd044ba278c: 'Händelsen', // The event
  s0deb47827a6d0911: 'Leverera igen', // Redeliver
  s5083604df81b88bf: 'Visa händelsen', // Show the event
  se7102b7d5942a59c: str`Försök ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Början av svaret', // Start of the response
  sa58a43eaa517ec9e: 'Svar', // Response
  s92921878e886e36d: 'Varaktighet', // Duration
  s2436e15fbdd89ea9: 'Tid (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Blockerad', // Blocked
  sce141c82a8513704: 'Tidsgräns överskriden', // Timed out
  s029112a5b918aee2: 'Värden hittades inte', // Host not found
  s99b64740a5f544c8: 'TLS-fel', // TLS error
  s4b208d14f1ac4376: 'Ingen anslutning', // Connection failed
  s6275f07f104f3c69: 'Omdirigeringar följs inte.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone inaktiverar slutpunkten.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'Adressen är inte offentlig, så inget skickades.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'Servern svarade inte inom 15 sekunder.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'Värdnamnet går inte att slå upp.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'Värdens certifikat är inte giltigt.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'Värden nekade eller avbröt anslutningen.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, nästa kl. ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`${0} leverans till har ändrats.`,
    other: str`${0} leveranser till har ändrats.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Ange en fullständig URL, till exempel https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Ta bort användarnamn och lösenord från URL:en.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Använd högst 2\u00a0000 tecken.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Använd högst 200 tecken.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Välj minst en händelsetyp eller alla händelser.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'Slutpunktens URL', // Endpoint URL
  s50c9d135f05822c0: 'Använder https och kan nås från internet.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Beskrivning', // Description
  sd790b64841c96548: 'Bara ditt team ser den.', // Only your team sees it.
  sc265a3e29e1206e4: 'Händelser', // Events
  s3e5f929253459be6: 'Alla händelser, även framtida typer', // All events, including future types
  s1be7b4c244337a85: 'Valda händelsetyper', // Selected event types
  s8465a2caa2d9ea5d: 'Slutpunkter', // Endpoints
  s66722bc2ea775e05: 'Inaktiverad', // Disabled
  s965c503c3e42fdfe: 'Aktiverad', // Enabled
  s4cbd92fd64b6a974: 'Skicka en ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'Redigera', // Edit
  s9078ee819c18df6e: 'Aktivera', // Enable
  s10c8e4cae4e11503: 'Inaktivera', // Disable
  s7dfb5f4a0c8cdd36: 'Rotera hemligheten', // Rotate secret
  sdc673e73b5c13aea: 'Ta bort', // Delete
  s44ce3e52814c1b38: 'Inte alls', // Not at all
  s2ceb11be2290bb1b: 'Avbryt', // Cancel
  s11fb356f2d2da787:
    'Du får en ny hemlighet. Båda signerar tills den tidigare upphör, så att inget går förlorat vid bytet.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Behåll den tidigare hemligheten', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Inget mer skickas till den, och dess leveranser går inte längre att läsa. Händelserna sparas.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Ny slutpunkt', // New endpoint
  s7832162d6cddbbe6: 'Redigera slutpunkt', // Edit endpoint
  sad47ebc4f626e54d: 'Lägg till slutpunkt', // Add endpoint
  s33f85f24c0f5f008: 'Spara', // Save
  sbb082ac403a2dab7: 'Rotera hemligheten', // Rotate the secret
  sa4e316f6acd98418: 'Vill du ta bort slutpunkten?', // Delete this endpoint?
  s1569503f30c72f43: 'Ta bort slutpunkt', // Delete endpoint
  s663a51e7bffbb08c: 'Inga slutpunkter än.', // No endpoints yet.
  sd8f43c3a11c0f60c: 'Lägg till serverns URL för att ta emot signerade händelser när de inträffar.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'Slutpunkten har lagts till.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'Slutpunkten har sparats.', // The endpoint was saved.
  sdff769381d394955: 'Slutpunkten är inaktiverad.', // The endpoint is disabled.
  s631973409d9d5ed4: 'Slutpunkten är aktiverad.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Händelser som inträffade medan den var inaktiverad skickades inte till den.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Skicka det som missades', // Send what it missed
  s32758a48215b947d: 'Den missade inga händelser.', // It missed no events.
  s932b01fda0b43e26: 'Slutpunkten har en ny hemlighet.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'Slutpunkten har tagits bort.', // The endpoint was deleted.
  s5540f23438e8105a: 'En ping är på väg.', // A ping is on its way.
  se39b6c7228112d66: 'Välj en tidpunkt efter periodens början.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Välj datum och tid.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Från (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Verklig tid, som created_at för en händelse.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Till (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Händelser före den här tidpunkten.', // Events before this moment.
  sb81244a4cf07ff65: 'Händelsetyp', // Event type
  s7921def84f4fdc64: 'Alla som slutpunkten tar emot', // All that this endpoint takes
  s019e0218a0852f17: 'Spara hemligheten nu. Den visas inte igen.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Din server använder den för att verifiera det som kommer in.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Hemlighet', // Secret
  sdf24432d9e3d49f0: 'Kopiera hemligheten', // Copy secret
  s36fe958bc5a650a6: 'Jag har sparat den', // I’ve stored it
  s10409e7b5d4c5845: 'Verifiera signaturen', // Verify the signature
  s81dd2829b4fbeb75:
    'Vem som helst kan skicka till din server. Godta bara det som är signerat med din hemlighet.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Kopiera koden', // Copy code
  s496983d846b950f5: 'Försäljare', // Merchant
  s92fa5ab19d638026: 'Valfri som passar', // Any that fits
  sd3fe358515f8bc81: 'Någon annan har ändrat slutpunkten.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Du ser nu den senaste versionen. Gör din ändring igen.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Det här finns inte längre.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'Listan är nu uppdaterad.', // The list is now up to date.
  s0765fb43c717b863: 'Det här går inte just nu.', // This isn’t possible right now.
  s6726df8c744403e9: 'Du är offline.', // You’re offline.
  s111868f2e027f4bf: 'Försök igen när du är online.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'För många förfrågningar.', // Too many requests.
  sac8ecf1c868c7ffd: 'Sessionen får inte göra det.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Be den som ansvarar för sidan om åtkomst.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'Förfrågan nekades.', // The request was refused.
  s48c67bc6d1605146: 'Tjänsten svarade inte.', // The service didn’t respond.
  se9e28fb34625c957: 'Du kan tryggt försöka igen: inget görs två gånger.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Kontrollera anslutningen och försök igen. Inget görs två gånger.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Lägger till slutpunkten\u00a0…', // Adding the endpoint…
  s3b64554683ff6ced: 'Sparar slutpunkten\u00a0…', // Saving the endpoint…
  sc260fd95d092debb: 'Aktiverar slutpunkten\u00a0…', // Enabling the endpoint…
  sca3cd00608558886: 'Inaktiverar slutpunkten\u00a0…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Tar bort slutpunkten\u00a0…', // Deleting the endpoint…
  s79697bd0e3d92658: 'Roterar hemligheten\u00a0…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Skickar en ping\u00a0…', // Sending a ping…
  sda55ee4ecfed6d8b: 'Levererar igen\u00a0…', // Redelivering…
  s26868e184a74f1eb: 'Skickar händelserna igen\u00a0…', // Replaying events…
  s1e99a972c51f93ef: 'Simulerar händelsen\u00a0…', // Simulating the event…
  s1139503755dd9d0a: 'En händelse skickas igen.', // One event is being sent again.
  s1a20214df7eb35df: str`${0} händelser skickas igen.`, // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Alla händelser', // All events
  sc94dc54731107648: plural(0, { one: str`${0} händelsetyp`, other: str`${0} händelsetyper` }), // {0} event types
  s9630a2d52ee7f858: 'Inaktiverad eftersom servern svarade med 410 Gone.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Inaktiverad eftersom varje leverans misslyckades i fem dagar.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'Inget skickas till slutpunkten förrän du aktiverar den.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`Den tidigare hemligheten signerar också till ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Läser in webhooks\u00a0…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`Tiderna på sidan är sandboxtid, som ligger ${0} före den verkliga tiden.`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Webhooks fungerar bara inuti en <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Sidan får inte visa webhooks.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Webhooks har ingen session än.', // The webhooks have no session yet.
};
