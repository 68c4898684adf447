import { plural, str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Voor ${0}`, // For {0}
  s70560822fc116ad3: 'Klaar over', // Ready in
  sffa2f0e2865ee4c6: '5 minuten minder', // 5 minutes less
  s78a892e6afaa6f09: str`Klaar over ${0} min`, // Ready in {0} min
  sb23510dca24c2546: '5 minuten meer', // 5 minutes more
  sbf441bafdce6e494: 'Nieuwe bestellingen verschijnen hier vanzelf.', // New orders appear here automatically.
  s5224695ba39db06d: 'Op dit moment geen bestellingen.', // No orders right now.
  s781c27360c20d5c5: 'Niets te beantwoorden.', // No new orders.
  s421e832f3cdf93f6: 'Niets in bereiding.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Er staat niets klaar om af te halen.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Er staat niets gepland voor later.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: geen echt geld', // Sandbox: no real money
  s78b5f01533e52244: 'Geluid uitzetten', // Turn sound off
  s206c0f1bb560fd32: 'Geluid aanzetten', // Turn sound on
  s9cb0665b1bd36dca: 'Dit apparaat is offline.', // This device is offline.
  sb962560715c2005b: 'Nieuwe bestellingen zijn niet te zien. Ze verschijnen zodra er weer verbinding is.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'De live-updates zijn onderbroken.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Er wordt elke 10 seconden gekeken.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'De browser heeft het geluid gestopt.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Bestellingen worden geladen…', // Loading orders…
  sb34e378399056cb4: 'Deze pagina mag geen bestellingen tonen.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Alle bestellingen', // All orders
  s6694523beb34116e: 'Bestelling wordt geladen…', // Loading the order…
  s6d881c87a102fa93: 'Bestelling annuleren', // Cancel order
  s4e705629a1c7c338: 'De bestelling annuleren', // Cancel the order
  s3b07379e6106fa1c:
    'Wat met een kaart is betaald, wordt volledig terugbetaald. De kosten van de betaling krijgt u niet terug.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'De bestelling is geannuleerd.', // The order is canceled.
  s8f4be9f086eb530f: 'Ongedaan maken', // Undo
  s123da0f92f97dd86: 'Weigeren', // Reject
  s045ede5b07a46311: str`Bestelling ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Fooi: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Bestelling ${0} weigeren`, // Reject order {0}
  s97d7909785070c19: 'Klant', // Customer
  s49684719cdaee24d: 'Type', // How
  s7699eb1c0f582e6d: 'Beloofd voor', // Promised for
  s00f7f16dc3ff42e8: 'Geplaatst', // Placed
  s6686fcc6d2c8f0bd: 'Opmerking', // Note
  saa29a2ac03cd9d19: 'Reden', // Reason
  seacdb996d18d191d: 'Niemand heeft op tijd gereageerd.', // Not answered in time.
  scec7c9ccb6f42d40: 'Pagina van de klant', // Customer’s page
  s1f7698c061c208c9: 'Openen', // Open
  sef9fb24c04d90f87: 'Geweigerd', // Rejected
  s5033dab8c17f05f2: 'Voltooid', // Completed
  s629ff7d3c02c40cd: 'Subtotaal', // Subtotal
  s6cfbf019e218b7ea: 'Fooi', // Tip
  s13958f723f45a995: 'Bezorging', // Delivery
  sf1bbac50373377e4: 'Service', // Service
  se46983574639787c: 'Verpakking', // Packaging
  sbf4dac07cda3ca4b: 'Gereserveerd op kaart', // Held on card
  sbf73f86dee5b9f7a: 'Deels terugbetaald', // Partly refunded
  sbe02b081dab9248e: 'Vrijgegeven', // Released
  s3741f519c32ac391: 'Nieuw', // New
  s53e6f4f5b0a7d26f: 'In bereiding', // Preparing
  s7d981922e283fec9: str`Tafel ${0}`, // Table {0}
  sd709f356652bef79: 'Ter plaatse', // Dine-in
  s880c773061281d45: 'Afhalen', // Pickup
  sc18870d6742cbf6d: 'Betalen bij afhalen', // Pays at pickup
  sf3b220b034e2ed64: 'Niet betaald', // Not paid
  s2df73819ecf92ca7: 'Betaald', // Paid
  s13be1af9766661e9: 'Accepteren', // Accept
  sb37f55e2febba867: 'Bereiding starten', // Start preparing
  scf9b196dd03f4db0: 'Betaald en overhandigd', // Paid and handed over
  s5afcb4918bbba2b0: 'Geserveerd', // Served
  s7ec179948c381f8e: 'Afgehaald', // Picked up
  s62407f0fa705d42d: 'Wordt bereid', // Being prepared
  sb4bcc19eece643fc: 'Als klaar gemarkeerd', // Marked as ready
  sb38fb7ba6a8dc5c9: str`Bestelling ${0} is al geweigerd.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`Bestelling ${0} is geannuleerd.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`Bestelling ${0} is al voltooid.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`Bestelling ${0} is al als klaar gemarkeerd.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`Bestelling ${0} wordt al bereid.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`Bestelling ${0} is al geaccepteerd.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Nieuwe bestelling ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, { one: str`${0} nieuwe bestelling.`, other: str`${0} nieuwe bestellingen.` }), // {0} new orders.
  s215ad519258e9d97: 'nu', // now
  s4de31edb8b874841: str`wacht al ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`${0} te laat`, // {0} late
  s60681c0016e16fb7: 'Bestellen pauzeren', // Pause ordering
  sb9e41e6553626a00: str`Bestellen is gepauzeerd bij ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'Klanten zien dat u nu even geen bestellingen aanneemt. Bestaande bestellingen blijven staan.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Rest van de dag', // Rest of today
  s3b3a6aaad37174c4: 'Bestellingen aan', // Takes orders
  s8e99276ec5be6fc2: 'Totdat u hervat.', // Until you resume it.
  sc5457f586fa9e1b5: str`Tot ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Bestellen is gepauzeerd.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Er kan weer worden besteld.', // Ordering is open again.
  s413456a831386649: str`${0} terugbetalen`, // Refund {0}
  sa06096dfbbe73f37: 'Kies wat u terugbetaalt.', // Choose what to refund.
  seb80456ee652b3d9: 'De klant krijgt terug', // Refund to the customer
  s3cfb0c6f258f6edd: 'Bedrag wordt berekend…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'De kosten van de betaling krijgt u niet terug.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`${0} wordt terugbetaald.`, // {0} is given back.
  sad803caa001e4b24: 'De klant heeft erom gevraagd', // The customer asked for it
  s976772fe0ef4bbaf: 'Er was iets mis met een artikel', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Dubbel betaald', // Paid twice
  seec74bb7b28442a1: 'Fraude', // Fraud
  s7b03db719c1dad70: 'Een andere reden', // Another reason
  s627f5696000b848f: 'De klant kan dit lezen.', // The customer can read it.
  s478822cc63f9b7c5: 'Gebruik maximaal 140 tekens.', // Use at most 140 characters.
  sfd56054071385f54: 'We hebben het op dit moment te druk.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Iets uit de bestelling is uitverkocht.', // Something in the order is sold out.
  s0a77996ee11a9895: 'We gaan zo sluiten.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Bestelling weigeren', // Reject order
  s2045bb4125c58d1a: 'De klant betaalt niets: een geautoriseerde kaart wordt vrijgegeven.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Menu wordt geladen…', // Loading the menu…
  s42585192952bf8b0: 'Geen artikel heeft deze naam.', // No item has this name.
  s77ae06dc1b1a6304: 'Weer beschikbaar', // Available again
  s077bf92b8d7a6fb6: 'Vandaag uitverkocht', // Out today
  s61cf82dac7b9c1d9: 'Netto vandaag', // Net today
  s14469a9db5318945: 'Bestellingen vandaag', // Orders today
  s5aae30a15a21bb7d: 'Nu te laat', // Late now
  sf5573ed22253daad: 'Wordt terugbetaald…', // Refunding…
  sa55996a973a072e8: 'Bestelling wordt geannuleerd…', // Canceling the order…
  s23ba7d44471577a0: 'Wordt gepauzeerd…', // Pausing…
  s199cc91c7c1d61d1: 'Wordt hervat…', // Resuming…
  s6e5c5d3051dceb0f: 'Afdruk wordt voorbereid…', // Preparing to print…
  s09332d02d9fe81f4: 'Keukenbon afdrukken', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Kassabon afdrukken', // Print receipt
  s6b4022145e9be1e9: str`Bestelling ${0}: nog ${1} min om te antwoorden.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Antwoorden binnen ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Geschiedenis', // History
  sa3d326f1be347f60: 'Volledig scherm', // Full screen
  s53f5dc40ec598b34: str`Niet live sinds ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Allergenen op de kaart', // Menu allergens
  sbf6d7995b277e21f: 'Allergie', // Allergy
  scf4635779f96446f: 'Naam, telefoon, nummer of artikel', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Gemist', // Missed
  s539c0516abfbd1eb: 'Geen bestellingen gevonden.', // No orders found.
  s909d7932aba2cdc7: 'De tijden worden gewijzigd…', // Changing the times…
  se2b9e2efeaa01927: 'Bereidingstijd', // Preparation time
  sbf1a2f7ff0b1fe40: '15 min meer voor alles', // 15 min more for all
  sb2c0dabe63b2d230: '15 min minder voor alles', // 15 min less for all
  se5410735ed53c362:
    'Voor gasten die nu bestellen en voor nieuwe bestellingen die u nog niet hebt beantwoord.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'De tijden zijn gewijzigd.', // The times are changed.
  s9d9f4689ecad9835: 'Op totdat u het aanzet', // Out until you turn it on
  s9ca41fdd36b4f103: 'Iets is niet beschikbaar', // Something isn’t available
  s0f253df49cbdfa42: 'Zonder accepteren', // Accept without it
  s3dcd01b8ef8bc779: 'De klant betaalt minder en ziet wat ontbreekt.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'Eén minder', // One less
  s2b07e26bdadd9838: 'Eén meer', // One more
  s06e439f54c9dd3a8: 'Is er niets beschikbaar, weiger dan de bestelling.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Kies wat niet beschikbaar is.', // Choose what isn’t available.
  s322e34cfcba47155: 'Niet beschikbaar', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min voor alle', // +15 min for all
};
