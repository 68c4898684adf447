import { plural, str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Per: ${0}`, // For {0}
  s70560822fc116ad3: 'Pronto tra', // Ready in
  sffa2f0e2865ee4c6: '5 minuti in meno', // 5 minutes less
  s78a892e6afaa6f09: str`Pronto tra ${0} min`, // Ready in {0} min
  sb23510dca24c2546: '5 minuti in più', // 5 minutes more
  sbf441bafdce6e494: 'I nuovi ordini compaiono qui automaticamente.', // New orders appear here automatically.
  s5224695ba39db06d: 'Al momento non ci sono ordini.', // No orders right now.
  s781c27360c20d5c5: 'Nessun ordine in attesa di risposta.', // No new orders.
  s421e832f3cdf93f6: 'Nessun ordine in preparazione.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Nessun ordine in attesa di ritiro.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Nessun ordine programmato per più tardi.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: nessun denaro reale', // Sandbox: no real money
  s78b5f01533e52244: 'Disattiva audio', // Turn sound off
  s206c0f1bb560fd32: 'Attiva audio', // Turn sound on
  s9cb0665b1bd36dca: 'Questo dispositivo è offline.', // This device is offline.
  sb962560715c2005b: 'I nuovi ordini non sono visibili. Compariranno non appena tornerà la connessione.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'Gli aggiornamenti in tempo reale sono interrotti.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Controllo ogni 10 secondi.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'Il browser ha bloccato l’audio.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Caricamento degli ordini…', // Loading orders…
  sb34e378399056cb4: 'Questa pagina non è autorizzata a mostrare gli ordini.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Tutti gli ordini', // All orders
  s6694523beb34116e: 'Caricamento dell’ordine…', // Loading the order…
  s6d881c87a102fa93: 'Annulla ordine', // Cancel order
  s4e705629a1c7c338: 'Annulla l’ordine', // Cancel the order
  s3b07379e6106fa1c:
    'Quanto pagato con carta viene rimborsato per intero. Le commissioni del pagamento non vengono restituite.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'L’ordine è annullato.', // The order is canceled.
  s8f4be9f086eb530f: 'Annulla azione', // Undo
  s123da0f92f97dd86: 'Rifiuta', // Reject
  s045ede5b07a46311: str`Ordine ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Mancia: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Rifiuta l’ordine ${0}`, // Reject order {0}
  s97d7909785070c19: 'Cliente', // Customer
  s49684719cdaee24d: 'Modalità', // How
  s7699eb1c0f582e6d: 'Promesso per', // Promised for
  s00f7f16dc3ff42e8: 'Effettuato', // Placed
  s6686fcc6d2c8f0bd: 'Nota', // Note
  saa29a2ac03cd9d19: 'Motivo', // Reason
  seacdb996d18d191d: 'Nessuno ha risposto in tempo.', // Not answered in time.
  scec7c9ccb6f42d40: 'Pagina del cliente', // Customer’s page
  s1f7698c061c208c9: 'Apri', // Open
  sef9fb24c04d90f87: 'Rifiutato', // Rejected
  s5033dab8c17f05f2: 'Completato', // Completed
  s629ff7d3c02c40cd: 'Subtotale', // Subtotal
  s6cfbf019e218b7ea: 'Mancia', // Tip
  s13958f723f45a995: 'Consegna', // Delivery
  sf1bbac50373377e4: 'Servizio', // Service
  se46983574639787c: 'Imballaggio', // Packaging
  sbf4dac07cda3ca4b: 'Bloccato sulla carta', // Held on card
  sbf73f86dee5b9f7a: 'Rimborsato in parte', // Partly refunded
  sbe02b081dab9248e: 'Autorizzazione revocata', // Released
  s3741f519c32ac391: 'Nuovo', // New
  s53e6f4f5b0a7d26f: 'In preparazione', // Preparing
  s7d981922e283fec9: str`Tavolo ${0}`, // Table {0}
  sd709f356652bef79: 'Sul posto', // Dine-in
  s880c773061281d45: 'Ritiro', // Pickup
  sc18870d6742cbf6d: 'Da pagare al ritiro', // Pays at pickup
  sf3b220b034e2ed64: 'Non pagato', // Not paid
  s2df73819ecf92ca7: 'Pagato', // Paid
  s13be1af9766661e9: 'Accetta', // Accept
  sb37f55e2febba867: 'Inizia la preparazione', // Start preparing
  scf9b196dd03f4db0: 'Pagato e consegnato', // Paid and handed over
  s5afcb4918bbba2b0: 'Servito', // Served
  s7ec179948c381f8e: 'Ritirato', // Picked up
  s62407f0fa705d42d: 'In preparazione', // Being prepared
  sb4bcc19eece643fc: 'Segnato come pronto', // Marked as ready
  sb38fb7ba6a8dc5c9: str`L’ordine ${0} è già stato rifiutato.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`L’ordine ${0} è stato annullato.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`L’ordine ${0} è già stato completato.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`L’ordine ${0} è già segnato come pronto.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`L’ordine ${0} è già in preparazione.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`L’ordine ${0} è già stato accettato.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Nuovo ordine ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, {
    one: str`${0} nuovo ordine.`,
    many: str`${0} di nuovi ordini.`,
    other: str`${0} nuovi ordini.`,
  }), // {0} new orders.
  s215ad519258e9d97: 'ora', // now
  s4de31edb8b874841: str`in attesa da ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`${0} di ritardo`, // {0} late
  s60681c0016e16fb7: 'Sospendi gli ordini', // Pause ordering
  sb9e41e6553626a00: str`Ordini sospesi: ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'I clienti vedono che al momento non si accettano ordini. Gli ordini già ricevuti restano.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Resto della giornata', // Rest of today
  s3b3a6aaad37174c4: 'Accetta ordini', // Takes orders
  s8e99276ec5be6fc2: 'Fino alla riattivazione.', // Until you resume it.
  sc5457f586fa9e1b5: str`Fino alle ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Gli ordini sono sospesi.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'È di nuovo possibile ordinare.', // Ordering is open again.
  s413456a831386649: str`Rimborsa ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'Scegliere che cosa rimborsare.', // Choose what to refund.
  seb80456ee652b3d9: 'Il cliente riceve', // Refund to the customer
  s3cfb0c6f258f6edd: 'Calcolo dell’importo…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'Le commissioni del pagamento non vengono restituite.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`Rimborso di ${0} in corso.`, // {0} is given back.
  sad803caa001e4b24: 'L’ha chiesto il cliente', // The customer asked for it
  s976772fe0ef4bbaf: 'Un articolo presentava un problema', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Pagato due volte', // Paid twice
  seec74bb7b28442a1: 'Frode', // Fraud
  s7b03db719c1dad70: 'Un altro motivo', // Another reason
  s627f5696000b848f: 'Il cliente può leggerlo.', // The customer can read it.
  s478822cc63f9b7c5: 'Usare al massimo 140 caratteri.', // Use at most 140 characters.
  sfd56054071385f54: 'Al momento abbiamo troppi ordini.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Un articolo dell’ordine è esaurito.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Stiamo per chiudere.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Rifiuta ordine', // Reject order
  s2045bb4125c58d1a: 'Al cliente non viene addebitato nulla: l’autorizzazione della carta viene revocata.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Caricamento del menu…', // Loading the menu…
  s42585192952bf8b0: 'Nessun articolo ha questo nome.', // No item has this name.
  s77ae06dc1b1a6304: 'Di nuovo disponibile', // Available again
  s077bf92b8d7a6fb6: 'Esaurito oggi', // Out today
  s61cf82dac7b9c1d9: 'Netto di oggi', // Net today
  s14469a9db5318945: 'Ordini di oggi', // Orders today
  s5aae30a15a21bb7d: 'In ritardo ora', // Late now
  sf5573ed22253daad: 'Rimborso in corso…', // Refunding…
  sa55996a973a072e8: 'Annullamento dell’ordine…', // Canceling the order…
  s23ba7d44471577a0: 'Sospensione in corso…', // Pausing…
  s199cc91c7c1d61d1: 'Riattivazione in corso…', // Resuming…
  s6e5c5d3051dceb0f: 'Preparazione della stampa…', // Preparing to print…
  s09332d02d9fe81f4: 'Stampa comanda', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Stampa ricevuta', // Print receipt
  s6b4022145e9be1e9: str`Ordine ${0}: restano ${1} min per rispondere.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Rispondere entro ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Cronologia', // History
  sa3d326f1be347f60: 'Schermo intero', // Full screen
  s53f5dc40ec598b34: str`Non in tempo reale dalle ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Allergeni del menù', // Menu allergens
  sbf6d7995b277e21f: 'Allergia', // Allergy
  scf4635779f96446f: 'Nome, telefono, numero o articolo', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Persi', // Missed
  s539c0516abfbd1eb: 'Nessun ordine trovato.', // No orders found.
  s909d7932aba2cdc7: 'Modifica dei tempi in corso…', // Changing the times…
  se2b9e2efeaa01927: 'Tempo di preparazione', // Preparation time
  sbf1a2f7ff0b1fe40: '15 min in più per tutti', // 15 min more for all
  sb2c0dabe63b2d230: '15 min in meno per tutti', // 15 min less for all
  se5410735ed53c362: 'Per chi ordina ora e per i nuovi ordini a cui non avete ancora risposto.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'I tempi sono stati modificati.', // The times are changed.
  s9d9f4689ecad9835: 'Esaurito fino alla riattivazione', // Out until you turn it on
  s9ca41fdd36b4f103: 'Qualcosa non è disponibile', // Something isn’t available
  s0f253df49cbdfa42: 'Accetta senza', // Accept without it
  s3dcd01b8ef8bc779: 'Il cliente paga meno e vede che cosa manca.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'Uno in meno', // One less
  s2b07e26bdadd9838: 'Uno in più', // One more
  s06e439f54c9dd3a8: 'Se non è disponibile nulla, rifiutare l’ordine.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Scegliere che cosa non è disponibile.', // Choose what isn’t available.
  s322e34cfcba47155: 'Non disponibile', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min per tutti', // +15 min for all
};
