import { plural, str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Copiato', // Copied
  saa40b21f63d92006: 'Copia non riuscita', // Couldn’t copy
  s29c386914841eb60: str`Invii a ${0}, dal più recente`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'Nessun invio con questo stato.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Caricamento degli invii…', // Loading deliveries…
  s056729c75ca841e2: 'Mostra meno recenti', // Show older
  s2c6ce79b6b744a03: 'Non è ancora stato inviato nulla. Simulare un evento o inviare un ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Non è ancora stato inviato nulla. I nuovi invii compaiono qui.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Tutti', // All
  s78636b92c1a3909c: 'In attesa', // Pending
  s8ca3b021833cbf6f: 'Consegnato', // Delivered
  sbf9c5c5a8e5efad4: 'Non riuscito', // Failed
  s126ca8f1eb0e8169: 'Invii', // Deliveries
  s95bc8722b2708f8b: 'In pausa', // Paused
  s3d1396b47ff4a56f: 'Live', // Live
  s89118d3a7be870ca: 'Riprendi', // Resume
  s061cc20e3432dead: 'Metti in pausa', // Pause
  scea321ca3da7a0d6: 'Filtra per stato', // Filter by status
  s21a76975516086e4: 'Reinvia un periodo', // Replay a range
  se3f56f3ee0fed906: 'Simula un evento', // Simulate an event
  s0c418608451989e3: 'Reinvia eventi', // Replay events
  sb2e733fe5cb5e413: 'Invia di nuovo tutti gli eventi di questo periodo, già consegnati o meno.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Reinvia', // Replay
  s2adda550ae3398ab: 'Nessun evento in questo periodo.', // No events in this range.
  sc3e668bdc25612aa: 'Modifica dati di test reali nella sandbox e ne seguono i relativi eventi.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simula', // Simulate
  s3c001f3c5c412278: str`${0} è stato simulato.`, // {0} was simulated.
  s3109e1700219aecf: str`Nuovo invio di ${0} in corso.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Evento', // Event
  sad3e3c8146fc920f: 'Stato', // Status
  s031fd4ee1b801f17: str`prossimo tentativo: ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Non è ancora stato inviato nulla.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Tentativi', // Attempts
  sba5d4bd044ba278c: 'L’evento', // The event
  s0deb47827a6d0911: 'Invia di nuovo', // Redeliver
  s5083604df81b88bf: 'Mostra l’evento', // Show the event
  se7102b7d5942a59c: str`Tentativo ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Inizio della risposta', // Start of the response
  sa58a43eaa517ec9e: 'Risposta', // Response
  s92921878e886e36d: 'Durata', // Duration
  s2436e15fbdd89ea9: 'Ora (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Bloccato', // Blocked
  sce141c82a8513704: 'Tempo scaduto', // Timed out
  s029112a5b918aee2: 'Host non trovato', // Host not found
  s99b64740a5f544c8: 'Errore TLS', // TLS error
  s4b208d14f1ac4376: 'Connessione non riuscita', // Connection failed
  s6275f07f104f3c69: 'I reindirizzamenti non vengono seguiti.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone disattiva l’endpoint.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'L’indirizzo non è pubblico, quindi non è stato inviato nulla.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'Il server non ha risposto entro 15 secondi.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'Il nome host non può essere risolto.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'Il certificato dell’host non è valido.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'L’host ha rifiutato o interrotto la connessione.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, prossimo: ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`${0} altro invio è cambiato.`,
    many: str`${0} di altri invii sono cambiati.`,
    other: str`${0} altri invii sono cambiati.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Inserire un URL completo, ad esempio https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Rimuovere nome utente e password dall’URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Usare al massimo 2000 caratteri.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Usare al massimo 200 caratteri.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Scegliere almeno un tipo di evento o tutti gli eventi.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'URL dell’endpoint', // Endpoint URL
  s50c9d135f05822c0: 'Usa https ed è raggiungibile da Internet.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Descrizione', // Description
  sd790b64841c96548: 'Visibile solo al team.', // Only your team sees it.
  sc265a3e29e1206e4: 'Eventi', // Events
  s3e5f929253459be6: 'Tutti gli eventi, compresi i tipi futuri', // All events, including future types
  s1be7b4c244337a85: 'Tipi di evento selezionati', // Selected event types
  s8465a2caa2d9ea5d: 'Endpoint', // Endpoints
  s66722bc2ea775e05: 'Disattivato', // Disabled
  s965c503c3e42fdfe: 'Attivo', // Enabled
  s4cbd92fd64b6a974: 'Invia un ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'Modifica', // Edit
  s9078ee819c18df6e: 'Attiva', // Enable
  s10c8e4cae4e11503: 'Disattiva', // Disable
  s7dfb5f4a0c8cdd36: 'Rinnova chiave segreta', // Rotate secret
  sdc673e73b5c13aea: 'Elimina', // Delete
  s44ce3e52814c1b38: 'Non mantenere', // Not at all
  s2ceb11be2290bb1b: 'Annulla', // Cancel
  s11fb356f2d2da787:
    'Verrà creata una nuova chiave segreta. Entrambe firmano fino alla scadenza della precedente, così durante il passaggio non si perde nulla.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Mantieni la chiave precedente per', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Non riceverà più nulla e i suoi invii non saranno più consultabili. Gli eventi vengono conservati.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Nuovo endpoint', // New endpoint
  s7832162d6cddbbe6: 'Modifica endpoint', // Edit endpoint
  sad47ebc4f626e54d: 'Aggiungi endpoint', // Add endpoint
  s33f85f24c0f5f008: 'Salva', // Save
  sbb082ac403a2dab7: 'Rinnova la chiave segreta', // Rotate the secret
  sa4e316f6acd98418: 'Eliminare questo endpoint?', // Delete this endpoint?
  s1569503f30c72f43: 'Elimina endpoint', // Delete endpoint
  s663a51e7bffbb08c: 'Ancora nessun endpoint.', // No endpoints yet.
  sd8f43c3a11c0f60c:
    'Aggiungere l’URL del proprio server per ricevere eventi firmati non appena si verificano.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'L’endpoint è stato aggiunto.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'L’endpoint è stato salvato.', // The endpoint was saved.
  sdff769381d394955: 'L’endpoint è disattivato.', // The endpoint is disabled.
  s631973409d9d5ed4: 'L’endpoint è attivo.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Gli eventi avvenuti mentre era disattivato non gli sono stati inviati.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Invia gli eventi persi', // Send what it missed
  s32758a48215b947d: 'Nessun evento perso.', // It missed no events.
  s932b01fda0b43e26: 'L’endpoint ha una nuova chiave segreta.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'L’endpoint è stato eliminato.', // The endpoint was deleted.
  s5540f23438e8105a: 'Un ping è in arrivo.', // A ping is on its way.
  se39b6c7228112d66: 'Scegliere un momento successivo all’inizio del periodo.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Scegliere data e ora.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Da (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Ora reale, come created_at di un evento.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'A (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Eventi precedenti a questo momento.', // Events before this moment.
  sb81244a4cf07ff65: 'Tipo di evento', // Event type
  s7921def84f4fdc64: 'Tutti quelli ricevuti da questo endpoint', // All that this endpoint takes
  s019e0218a0852f17: 'Salvare ora questa chiave segreta. Non verrà più mostrata.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Il server la usa per verificare ciò che arriva.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Chiave segreta', // Secret
  sdf24432d9e3d49f0: 'Copia chiave segreta', // Copy secret
  s36fe958bc5a650a6: 'L’ho salvata', // I’ve stored it
  s10409e7b5d4c5845: 'Verifica la firma', // Verify the signature
  s81dd2829b4fbeb75:
    'Chiunque può inviare richieste al server. Accettare solo ciò che è firmato con la chiave segreta.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Copia codice', // Copy code
  s496983d846b950f5: 'Esercente', // Merchant
  s92fa5ab19d638026: 'Uno qualsiasi (compatibile)', // Any that fits
  sd3fe358515f8bc81: 'Un’altra persona ha modificato questo endpoint.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Ora è visibile la versione più recente. Ripetere la modifica.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Questo elemento non esiste più.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'Ora l’elenco è aggiornato.', // The list is now up to date.
  s0765fb43c717b863: 'Al momento non è possibile.', // This isn’t possible right now.
  s6726df8c744403e9: 'Connessione assente.', // You’re offline.
  s111868f2e027f4bf: 'Riprovare quando si è di nuovo online.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Troppe richieste.', // Too many requests.
  sac8ecf1c868c7ffd: 'Questa sessione non è autorizzata a farlo.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Chiedere l’accesso a chi gestisce questa pagina.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'La richiesta è stata rifiutata.', // The request was refused.
  s48c67bc6d1605146: 'Il servizio non ha risposto.', // The service didn’t respond.
  se9e28fb34625c957: 'È possibile riprovare senza rischi: nulla viene eseguito due volte.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Verificare la connessione e riprovare. Nulla viene eseguito due volte.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Aggiunta dell’endpoint…', // Adding the endpoint…
  s3b64554683ff6ced: 'Salvataggio dell’endpoint…', // Saving the endpoint…
  sc260fd95d092debb: 'Attivazione dell’endpoint…', // Enabling the endpoint…
  sca3cd00608558886: 'Disattivazione dell’endpoint…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Eliminazione dell’endpoint…', // Deleting the endpoint…
  s79697bd0e3d92658: 'Rinnovo della chiave segreta…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Invio di un ping…', // Sending a ping…
  sda55ee4ecfed6d8b: 'Nuovo invio in corso…', // Redelivering…
  s26868e184a74f1eb: 'Reinvio degli eventi…', // Replaying events…
  s1e99a972c51f93ef: 'Simulazione dell’evento…', // Simulating the event…
  s1139503755dd9d0a: 'Un evento viene inviato di nuovo.', // One event is being sent again.
  s1a20214df7eb35df: plural(0, {
    one: str`${0} evento viene inviato di nuovo.`,
    many: str`${0} di eventi vengono inviati di nuovo.`,
    other: str`${0} eventi vengono inviati di nuovo.`,
  }), // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Tutti gli eventi', // All events
  sc94dc54731107648: plural(0, {
    one: str`${0} tipo di evento`,
    many: str`${0} di tipi di evento`,
    other: str`${0} tipi di evento`,
  }), // {0} event types
  s9630a2d52ee7f858: 'Disattivato perché il server ha risposto 410 Gone.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Disattivato perché per cinque giorni tutti gli invii sono falliti.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'A questo endpoint non viene inviato nulla finché non viene attivato.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`Anche la chiave precedente firma ancora (scadenza: ${0}).`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Caricamento dei webhook…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`Gli orari di questa pagina sono quelli della sandbox, avanti di ${0} rispetto all’ora reale.`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'I webhook funzionano solo all’interno di un elemento <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Questa pagina non è autorizzata a mostrare i webhook.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'I webhook non hanno ancora una sessione.', // The webhooks have no session yet.
};
