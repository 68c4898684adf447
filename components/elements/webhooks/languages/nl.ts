import { plural, str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Gekopieerd', // Copied
  saa40b21f63d92006: 'Kopiëren mislukt', // Couldn’t copy
  s29c386914841eb60: str`Afleveringen aan ${0}, nieuwste eerst`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'Geen afleveringen met deze status.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Afleveringen worden geladen…', // Loading deliveries…
  s056729c75ca841e2: 'Oudere tonen', // Show older
  s2c6ce79b6b744a03: 'Er is nog niets verzonden. Simuleer een event of stuur een ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Er is nog niets verzonden. Nieuwe afleveringen verschijnen hier.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Alle', // All
  s78636b92c1a3909c: 'In afwachting', // Pending
  s8ca3b021833cbf6f: 'Afgeleverd', // Delivered
  sbf9c5c5a8e5efad4: 'Mislukt', // Failed
  s126ca8f1eb0e8169: 'Afleveringen', // Deliveries
  s95bc8722b2708f8b: 'Gepauzeerd', // Paused
  s3d1396b47ff4a56f: 'Live', // Live
  s89118d3a7be870ca: 'Hervatten', // Resume
  s061cc20e3432dead: 'Pauzeren', // Pause
  scea321ca3da7a0d6: 'Filteren op status', // Filter by status
  s21a76975516086e4: 'Periode opnieuw verzenden', // Replay a range
  se3f56f3ee0fed906: 'Event simuleren', // Simulate an event
  s0c418608451989e3: 'Events opnieuw verzenden', // Replay events
  sb2e733fe5cb5e413: 'Verzendt alle events uit deze periode opnieuw, ook als ze al zijn afgeleverd.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Opnieuw verzenden', // Replay
  s2adda550ae3398ab: 'Geen events in deze periode.', // No events in this range.
  sc3e668bdc25612aa: 'Dit wijzigt echte testgegevens in de sandbox, waarna de bijbehorende events volgen.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simuleren', // Simulate
  s3c001f3c5c412278: str`${0} is gesimuleerd.`, // {0} was simulated.
  s3109e1700219aecf: str`${0} wordt opnieuw afgeleverd.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Event', // Event
  sad3e3c8146fc920f: 'Status', // Status
  s031fd4ee1b801f17: str`volgende poging ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Er is nog niets verzonden.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Pogingen', // Attempts
  sba5d4bd044ba278c: 'Het event', // The event
  s0deb47827a6d0911: 'Opnieuw afleveren', // Redeliver
  s5083604df81b88bf: 'Event tonen', // Show the event
  se7102b7d5942a59c: str`Poging ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Begin van het antwoord', // Start of the response
  sa58a43eaa517ec9e: 'Antwoord', // Response
  s92921878e886e36d: 'Duur', // Duration
  s2436e15fbdd89ea9: 'Tijd (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Geblokkeerd', // Blocked
  sce141c82a8513704: 'Time-out', // Timed out
  s029112a5b918aee2: 'Host niet gevonden', // Host not found
  s99b64740a5f544c8: 'TLS-fout', // TLS error
  s4b208d14f1ac4376: 'Geen verbinding', // Connection failed
  s6275f07f104f3c69: 'Omleidingen worden niet gevolgd.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone schakelt het endpoint uit.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'Het adres is niet openbaar, daarom is er niets verzonden.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'De server reageerde niet binnen 15 seconden.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'De hostnaam kan niet worden omgezet.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'Het certificaat van de host is niet geldig.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'De host heeft de verbinding geweigerd of verbroken.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, volgende om ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`${0} andere aflevering is gewijzigd.`,
    other: str`${0} andere afleveringen zijn gewijzigd.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Voer een volledige URL in, zoals https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Verwijder de gebruikersnaam en het wachtwoord uit de URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Gebruik maximaal 2.000 tekens.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Gebruik maximaal 200 tekens.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Kies minimaal één eventtype, of alle events.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'Endpoint-URL', // Endpoint URL
  s50c9d135f05822c0: 'Met https en bereikbaar vanaf het internet.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Beschrijving', // Description
  sd790b64841c96548: 'Alleen zichtbaar voor uw team.', // Only your team sees it.
  sc265a3e29e1206e4: 'Events', // Events
  s3e5f929253459be6: 'Alle events, ook toekomstige typen', // All events, including future types
  s1be7b4c244337a85: 'Geselecteerde eventtypen', // Selected event types
  s8465a2caa2d9ea5d: 'Endpoints', // Endpoints
  s66722bc2ea775e05: 'Uitgeschakeld', // Disabled
  s965c503c3e42fdfe: 'Ingeschakeld', // Enabled
  s4cbd92fd64b6a974: 'Ping versturen', // Send a ping
  s64ef2a6c2dd1d3d1: 'Bewerken', // Edit
  s9078ee819c18df6e: 'Inschakelen', // Enable
  s10c8e4cae4e11503: 'Uitschakelen', // Disable
  s7dfb5f4a0c8cdd36: 'Secret roteren', // Rotate secret
  sdc673e73b5c13aea: 'Verwijderen', // Delete
  s44ce3e52814c1b38: 'Niet', // Not at all
  s2ceb11be2290bb1b: 'Annuleren', // Cancel
  s11fb356f2d2da787:
    'U krijgt een nieuw secret. Tot het vorige verloopt, ondertekenen beide, zodat er bij de overstap niets verloren gaat.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Vorig secret behouden', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Er wordt niets meer naartoe verzonden en de afleveringen zijn niet meer te bekijken. Events blijven bewaard.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Nieuw endpoint', // New endpoint
  s7832162d6cddbbe6: 'Endpoint bewerken', // Edit endpoint
  sad47ebc4f626e54d: 'Endpoint toevoegen', // Add endpoint
  s33f85f24c0f5f008: 'Opslaan', // Save
  sbb082ac403a2dab7: 'Het secret roteren', // Rotate the secret
  sa4e316f6acd98418: 'Dit endpoint verwijderen?', // Delete this endpoint?
  s1569503f30c72f43: 'Endpoint verwijderen', // Delete endpoint
  s663a51e7bffbb08c: 'Nog geen endpoints.', // No endpoints yet.
  sd8f43c3a11c0f60c:
    'Voeg de URL van uw server toe om ondertekende events te ontvangen zodra ze plaatsvinden.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'Het endpoint is toegevoegd.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'Het endpoint is opgeslagen.', // The endpoint was saved.
  sdff769381d394955: 'Het endpoint is uitgeschakeld.', // The endpoint is disabled.
  s631973409d9d5ed4: 'Het endpoint is ingeschakeld.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Events uit de tijd dat het was uitgeschakeld, zijn niet verzonden.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Gemiste events verzenden', // Send what it missed
  s32758a48215b947d: 'Het heeft geen events gemist.', // It missed no events.
  s932b01fda0b43e26: 'Het endpoint heeft een nieuw secret.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'Het endpoint is verwijderd.', // The endpoint was deleted.
  s5540f23438e8105a: 'Er is een ping onderweg.', // A ping is on its way.
  se39b6c7228112d66: 'Kies een tijdstip na het begin van de periode.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Kies een datum en tijd.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Van (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Werkelijke tijd, net als created_at van een event.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Tot (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Events vóór dit moment.', // Events before this moment.
  sb81244a4cf07ff65: 'Eventtype', // Event type
  s7921def84f4fdc64: 'Alle die dit endpoint ontvangt', // All that this endpoint takes
  s019e0218a0852f17: 'Sla dit secret nu op. Het wordt niet nog een keer getoond.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Uw server controleert hiermee wat er binnenkomt.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Secret', // Secret
  sdf24432d9e3d49f0: 'Secret kopiëren', // Copy secret
  s36fe958bc5a650a6: 'Ik heb het opgeslagen', // I’ve stored it
  s10409e7b5d4c5845: 'Handtekening controleren', // Verify the signature
  s81dd2829b4fbeb75:
    'Iedereen kan iets naar uw server sturen. Accepteer alleen wat met uw secret is ondertekend.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Code kopiëren', // Copy code
  s496983d846b950f5: 'Verkoper', // Merchant
  s92fa5ab19d638026: 'Een passende', // Any that fits
  sd3fe358515f8bc81: 'Iemand anders heeft dit endpoint gewijzigd.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'U ziet nu de nieuwste versie. Breng uw wijziging opnieuw aan.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Dit bestaat niet meer.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'De lijst is nu bijgewerkt.', // The list is now up to date.
  s0765fb43c717b863: 'Dit is nu niet mogelijk.', // This isn’t possible right now.
  s6726df8c744403e9: 'U bent offline.', // You’re offline.
  s111868f2e027f4bf: 'Probeer het opnieuw zodra u weer online bent.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Te veel verzoeken.', // Too many requests.
  sac8ecf1c868c7ffd: 'Deze sessie mag dat niet.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Vraag de beheerder van deze pagina om toegang.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'Het verzoek is geweigerd.', // The request was refused.
  s48c67bc6d1605146: 'De service reageerde niet.', // The service didn’t respond.
  se9e28fb34625c957: 'U kunt het gerust opnieuw proberen: er gebeurt niets dubbel.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Controleer uw verbinding en probeer het opnieuw. Er gebeurt niets dubbel.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Endpoint wordt toegevoegd…', // Adding the endpoint…
  s3b64554683ff6ced: 'Endpoint wordt opgeslagen…', // Saving the endpoint…
  sc260fd95d092debb: 'Endpoint wordt ingeschakeld…', // Enabling the endpoint…
  sca3cd00608558886: 'Endpoint wordt uitgeschakeld…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Endpoint wordt verwijderd…', // Deleting the endpoint…
  s79697bd0e3d92658: 'Secret wordt geroteerd…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Ping wordt verstuurd…', // Sending a ping…
  sda55ee4ecfed6d8b: 'Wordt opnieuw afgeleverd…', // Redelivering…
  s26868e184a74f1eb: 'Events worden opnieuw verzonden…', // Replaying events…
  s1e99a972c51f93ef: 'Event wordt gesimuleerd…', // Simulating the event…
  s1139503755dd9d0a: 'Eén event wordt opnieuw verzonden.', // One event is being sent again.
  s1a20214df7eb35df: str`${0} events worden opnieuw verzonden.`, // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Alle events', // All events
  sc94dc54731107648: plural(0, { one: str`${0} eventtype`, other: str`${0} eventtypen` }), // {0} event types
  s9630a2d52ee7f858: 'Uitgeschakeld omdat de server met 410 Gone heeft geantwoord.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Uitgeschakeld omdat vijf dagen lang elke aflevering mislukte.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'Er wordt niets naar dit endpoint verzonden tot u het inschakelt.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`Het vorige secret ondertekent ook nog tot ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Webhooks worden geladen…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`De tijden op deze pagina zijn sandboxtijd, die ${0} voorloopt op de werkelijke tijd.`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Webhooks werken alleen binnen een <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Deze pagina mag geen webhooks tonen.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'De webhooks hebben nog geen sessie.', // The webhooks have no session yet.
};
