import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Für ${0}`, // For ${0}
  s70560822fc116ad3: 'Fertig in', // Ready in
  sffa2f0e2865ee4c6: '5 Minuten weniger', // 5 minutes less
  s78a892e6afaa6f09: str`Fertig in ${0} Min.`, // Ready in ${0} min
  sb23510dca24c2546: '5 Minuten mehr', // 5 minutes more
  sbf441bafdce6e494: 'Neue erscheinen von selbst.', // New orders appear here automatically.
  s5224695ba39db06d: 'Keine Bestellungen.', // No orders right now.
  s781c27360c20d5c5: 'Nichts zu beantworten.', // No new orders.
  s421e832f3cdf93f6: 'Nichts in Zubereitung.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Nichts abzuholen.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Nichts geplant.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: kein echtes Geld', // Sandbox: no real money
  s78b5f01533e52244: 'Ton ausschalten', // Turn sound off
  s206c0f1bb560fd32: 'Ton einschalten', // Turn sound on
  s9cb0665b1bd36dca: 'Dieses Gerät ist offline.', // This device is offline.
  sb962560715c2005b: 'Neue Bestellungen erscheinen erst, wenn die Verbindung wieder steht.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'Die Live-Aktualisierung ist unterbrochen.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Es wird alle 10 Sekunden nachgesehen.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'Der Browser hat den Ton angehalten.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Wird geladen …', // Loading orders…
  sb34e378399056cb4: 'Diese Seite darf keine Bestellungen zeigen.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Alle Bestellungen', // All orders
  s6694523beb34116e: 'Die Bestellung wird geladen …', // Loading the order…
  s6d881c87a102fa93: 'Bestellung stornieren', // Cancel order
  s4e705629a1c7c338: 'Die Bestellung stornieren', // Cancel the order
  s3b07379e6106fa1c: 'Was mit Karte bezahlt wurde, wird ganz erstattet. Die Gebühren der Zahlung bleiben.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'Die Bestellung ist storniert.', // The order is canceled.
  s8f4be9f086eb530f: 'Rückgängig', // Undo
  s123da0f92f97dd86: 'Ablehnen', // Reject
  s045ede5b07a46311: str`Bestellung ${0}`, // Order ${0}
  s8b9aa4cba936bf6a: str`Trinkgeld: ${0}`, // Tip: ${0}
  s2eafa643b68e1880: str`Bestellung ${0} ablehnen`, // Reject order ${0}
  s97d7909785070c19: 'Kunde', // Customer
  s49684719cdaee24d: 'Wie', // How
  s7699eb1c0f582e6d: 'Zugesagt für', // Promised for
  s00f7f16dc3ff42e8: 'Bestellt', // Placed
  s6686fcc6d2c8f0bd: 'Anmerkung', // Note
  saa29a2ac03cd9d19: 'Grund', // Reason
  seacdb996d18d191d: 'Es hat niemand rechtzeitig geantwortet.', // Not answered in time.
  scec7c9ccb6f42d40: 'Seite des Kunden', // Customer’s page
  s1f7698c061c208c9: 'Öffnen', // Open
  sef9fb24c04d90f87: 'Abgelehnt', // Rejected
  s5033dab8c17f05f2: 'Abgeschlossen', // Completed
  s629ff7d3c02c40cd: 'Zwischensumme', // Subtotal
  s6cfbf019e218b7ea: 'Trinkgeld', // Tip
  s13958f723f45a995: 'Lieferung', // Delivery
  sf1bbac50373377e4: 'Service', // Service
  se46983574639787c: 'Verpackung', // Packaging
  sbf4dac07cda3ca4b: 'Auf Karte reserviert', // Held on card
  sbf73f86dee5b9f7a: 'Teilweise erstattet', // Partly refunded
  sbe02b081dab9248e: 'Freigegeben', // Released
  s3741f519c32ac391: 'Neu', // New
  s53e6f4f5b0a7d26f: 'In Zubereitung', // Preparing
  s7d981922e283fec9: str`Tisch ${0}`, // Table ${0}
  sd709f356652bef79: 'Vor Ort', // Dine-in
  s880c773061281d45: 'Abholung', // Pickup
  sc18870d6742cbf6d: 'Bei Abholung zu zahlen', // Pays at pickup
  sf3b220b034e2ed64: 'Nicht bezahlt', // Not paid
  s2df73819ecf92ca7: 'Bezahlt', // Paid
  s13be1af9766661e9: 'Annehmen', // Accept
  sb37f55e2febba867: 'Zubereiten', // Start preparing
  scf9b196dd03f4db0: 'Bezahlt und übergeben', // Paid and handed over
  s5afcb4918bbba2b0: 'Serviert', // Served
  s7ec179948c381f8e: 'Abgeholt', // Picked up
  s62407f0fa705d42d: 'Wird zubereitet', // Being prepared
  sb4bcc19eece643fc: 'Fertig', // Marked as ready
  sb38fb7ba6a8dc5c9: str`Bestellung ${0} wurde bereits abgelehnt.`, // Order ${0} has already been rejected.
  se321f7fa8b0f2fde: str`Bestellung ${0} wurde storniert.`, // Order ${0} has been canceled.
  s1fd5cb2cba045c92: str`Bestellung ${0} wurde bereits abgeschlossen.`, // Order ${0} has already been completed.
  s01c4ba43f5a089f6: str`Bestellung ${0} ist bereits als fertig markiert.`, // Order ${0} is already marked as ready.
  s57210adf9254b2b9: str`Bestellung ${0} wird bereits zubereitet.`, // Order ${0} is already being prepared.
  sf96fe6f884132ed4: str`Bestellung ${0} wurde bereits angenommen.`, // Order ${0} has already been accepted.
  s0d19e50407f1cb67: str`Neue Bestellung ${0}.`, // New order ${0}.
  s55726f276ab60912: str`${0} neue Bestellungen.`, // ${0} new orders.
  s215ad519258e9d97: 'jetzt', // now
  s4de31edb8b874841: str`wartet ${0}`, // waiting for ${0}
  s1b6c20055d6e340f: str`${0} zu spät`, // ${0} late
  s60681c0016e16fb7: 'Bestellungen pausieren', // Pause ordering
  sb9e41e6553626a00: str`Bestellungen sind pausiert: ${0}.`, // Ordering is paused at ${0}.
  s8c8870efe9b388b2: 'Kunden sehen, dass Sie gerade nichts annehmen. Vorhandene Bestellungen bleiben.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} Min.`, // ${0} min
  s128ce4b5dc7be4d9: 'Rest des Tages', // Rest of today
  s3b3a6aaad37174c4: 'Bestellbar', // Takes orders
  s8e99276ec5be6fc2: 'Bis Sie fortsetzen.', // Until you resume it.
  sc5457f586fa9e1b5: str`Bis ${0}.`, // Until ${0}.
  sbf7d3aa2ce51b47f: 'Bestellungen sind pausiert.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Es kann wieder bestellt werden.', // Ordering is open again.
  s413456a831386649: str`${0} erstatten`, // Refund ${0}
  sa06096dfbbe73f37: 'Wählen Sie, was erstattet wird.', // Choose what to refund.
  seb80456ee652b3d9: 'Der Kunde bekommt zurück', // Refund to the customer
  s3cfb0c6f258f6edd: 'Der Betrag wird berechnet …', // Working out the amount…
  s091f2fe3bc3b0dfc: 'Die Gebühren der Zahlung bleiben: Sie werden nicht erstattet.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`${0} werden erstattet.`, // ${0} is given back.
  sad803caa001e4b24: 'Der Kunde hat darum gebeten', // The customer asked for it
  s976772fe0ef4bbaf: 'Mit einem Artikel stimmte etwas nicht', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Doppelt bezahlt', // Paid twice
  seec74bb7b28442a1: 'Betrug', // Fraud
  s7b03db719c1dad70: 'Ein anderer Grund', // Another reason
  s627f5696000b848f: 'Der Kunde kann es lesen.', // The customer can read it.
  s478822cc63f9b7c5: 'Verwenden Sie höchstens 140 Zeichen.', // Use at most 140 characters.
  sfd56054071385f54: 'Wir haben gerade zu viel zu tun.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Etwas aus der Bestellung ist ausverkauft.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Wir schließen gleich.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Bestellung ablehnen', // Reject order
  s2045bb4125c58d1a: 'Dem Kunden wird nichts berechnet: Eine autorisierte Karte wird freigegeben.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Die Speisekarte wird geladen …', // Loading the menu…
  s42585192952bf8b0: 'Kein Artikel heißt so.', // No item has this name.
  s77ae06dc1b1a6304: 'Wieder verfügbar', // Available again
  s077bf92b8d7a6fb6: 'Heute aus', // Out today
  s61cf82dac7b9c1d9: 'Netto heute', // Net today
  s14469a9db5318945: 'Bestellungen heute', // Orders today
  s5aae30a15a21bb7d: 'Jetzt verspätet', // Late now
  sf5573ed22253daad: 'Wird erstattet …', // Refunding…
  sa55996a973a072e8: 'Die Bestellung wird storniert …', // Canceling the order…
  s23ba7d44471577a0: 'Wird pausiert …', // Pausing…
  s199cc91c7c1d61d1: 'Wird fortgesetzt …', // Resuming…
  s6e5c5d3051dceb0f: 'Druck wird vorbereitet …', // Preparing to print…
  s09332d02d9fe81f4: 'Küchenbon drucken', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Beleg drucken', // Print receipt
  s6b4022145e9be1e9: str`Bestellung ${0}: noch ${1} Min. zum Antworten.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Antworten in ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Verlauf', // History
  sa3d326f1be347f60: 'Vollbild', // Full screen
  s53f5dc40ec598b34: str`Nicht live seit ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Allergene laut Karte', // Menu allergens
  sbf6d7995b277e21f: 'Allergie', // Allergy
  scf4635779f96446f: 'Name, Telefon, Nummer oder Artikel', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Verpasst', // Missed
  s539c0516abfbd1eb: 'Keine Bestellungen gefunden.', // No orders found.
  s909d7932aba2cdc7: 'Die Zeiten werden geändert …', // Changing the times…
  se2b9e2efeaa01927: 'Zubereitungszeit', // Preparation time
  sbf1a2f7ff0b1fe40: '15 Min. mehr für alle', // 15 min more for all
  sb2c0dabe63b2d230: '15 Min. weniger für alle', // 15 min less for all
  se5410735ed53c362: 'Für alle, die jetzt bestellen, und für neue Bestellungen ohne Antwort.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'Die Zeiten sind geändert.', // The times are changed.
  s9d9f4689ecad9835: 'Aus, bis Sie es einschalten', // Out until you turn it on
  s9ca41fdd36b4f103: 'Etwas ist nicht verfügbar', // Something isn’t available
  s0f253df49cbdfa42: 'Ohne annehmen', // Accept without it
  s3dcd01b8ef8bc779: 'Der Kunde zahlt weniger und sieht, was fehlt.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'Eins weniger', // One less
  s2b07e26bdadd9838: 'Eins mehr', // One more
  s06e439f54c9dd3a8: 'Ist nichts verfügbar, lehnen Sie die Bestellung ab.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Wählen Sie, was nicht verfügbar ist.', // Choose what isn’t available.
  s322e34cfcba47155: 'Nicht verfügbar', // Not available
  sbce4c3e95b1a3228: '+15 Min.', // +15 min
  sb70da94912f216e4: '+15 Min. für alle', // +15 min for all
};
