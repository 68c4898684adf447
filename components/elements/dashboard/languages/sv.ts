import { plural, str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Till ${0}`, // For {0}
  s70560822fc116ad3: 'Klar om', // Ready in
  sffa2f0e2865ee4c6: '5 minuter mindre', // 5 minutes less
  s78a892e6afaa6f09: str`Klar om ${0} min`, // Ready in {0} min
  sb23510dca24c2546: '5 minuter mer', // 5 minutes more
  sbf441bafdce6e494: 'Nya beställningar visas här automatiskt.', // New orders appear here automatically.
  s5224695ba39db06d: 'Inga beställningar just nu.', // No orders right now.
  s781c27360c20d5c5: 'Inget att svara på.', // No new orders.
  s421e832f3cdf93f6: 'Inget tillagas.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Inget väntar på att hämtas.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Inget är planerat till senare.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: inga riktiga pengar', // Sandbox: no real money
  s78b5f01533e52244: 'Stäng av ljudet', // Turn sound off
  s206c0f1bb560fd32: 'Slå på ljudet', // Turn sound on
  s9cb0665b1bd36dca: 'Enheten är offline.', // This device is offline.
  sb962560715c2005b: 'Nya beställningar syns inte. De visas så fort det finns en anslutning.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'Liveuppdateringen är avbruten.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Söker var tionde sekund.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'Webbläsaren har stoppat ljudet.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Läser in beställningar\u00a0…', // Loading orders…
  sb34e378399056cb4: 'Sidan får inte visa beställningar.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Alla beställningar', // All orders
  s6694523beb34116e: 'Läser in beställningen\u00a0…', // Loading the order…
  s6d881c87a102fa93: 'Annullera beställning', // Cancel order
  s4e705629a1c7c338: 'Annullera beställningen', // Cancel the order
  s3b07379e6106fa1c:
    'Det som betalats med kort återbetalas i sin helhet. Betalningens avgifter återbetalas inte.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'Beställningen är annullerad.', // The order is canceled.
  s8f4be9f086eb530f: 'Ångra', // Undo
  s123da0f92f97dd86: 'Avvisa', // Reject
  s045ede5b07a46311: str`Beställning ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Dricks: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Avvisa beställning ${0}`, // Reject order {0}
  s97d7909785070c19: 'Kund', // Customer
  s49684719cdaee24d: 'Typ', // How
  s7699eb1c0f582e6d: 'Utlovad till', // Promised for
  s00f7f16dc3ff42e8: 'Beställd', // Placed
  s6686fcc6d2c8f0bd: 'Meddelande', // Note
  saa29a2ac03cd9d19: 'Orsak', // Reason
  seacdb996d18d191d: 'Ingen svarade i tid.', // Not answered in time.
  scec7c9ccb6f42d40: 'Kundens sida', // Customer’s page
  s1f7698c061c208c9: 'Öppna', // Open
  sef9fb24c04d90f87: 'Avvisad', // Rejected
  s5033dab8c17f05f2: 'Slutförd', // Completed
  s629ff7d3c02c40cd: 'Delsumma', // Subtotal
  s6cfbf019e218b7ea: 'Dricks', // Tip
  s13958f723f45a995: 'Leverans', // Delivery
  sf1bbac50373377e4: 'Service', // Service
  se46983574639787c: 'Förpackning', // Packaging
  sbf4dac07cda3ca4b: 'Reserverat på kortet', // Held on card
  sbf73f86dee5b9f7a: 'Delvis återbetalt', // Partly refunded
  sbe02b081dab9248e: 'Frigivet', // Released
  s3741f519c32ac391: 'Ny', // New
  s53e6f4f5b0a7d26f: 'Tillagas', // Preparing
  s7d981922e283fec9: str`Bord ${0}`, // Table {0}
  sd709f356652bef79: 'Äta här', // Dine-in
  s880c773061281d45: 'Avhämtning', // Pickup
  sc18870d6742cbf6d: 'Betalas vid avhämtning', // Pays at pickup
  sf3b220b034e2ed64: 'Ej betalt', // Not paid
  s2df73819ecf92ca7: 'Betalt', // Paid
  s13be1af9766661e9: 'Acceptera', // Accept
  sb37f55e2febba867: 'Börja tillaga', // Start preparing
  scf9b196dd03f4db0: 'Betald och överlämnad', // Paid and handed over
  s5afcb4918bbba2b0: 'Serverad', // Served
  s7ec179948c381f8e: 'Hämtad', // Picked up
  s62407f0fa705d42d: 'Tillagas nu', // Being prepared
  sb4bcc19eece643fc: 'Markerad som redo', // Marked as ready
  sb38fb7ba6a8dc5c9: str`Beställning ${0} har redan avvisats.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`Beställning ${0} har annullerats.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`Beställning ${0} har redan slutförts.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`Beställning ${0} är redan markerad som redo.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`Beställning ${0} tillagas redan.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`Beställning ${0} har redan accepterats.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Ny beställning ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, { one: str`${0} ny beställning.`, other: str`${0} nya beställningar.` }), // {0} new orders.
  s215ad519258e9d97: 'nu', // now
  s4de31edb8b874841: str`har väntat ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`${0} försenad`, // {0} late
  s60681c0016e16fb7: 'Pausa beställningar', // Pause ordering
  sb9e41e6553626a00: str`Beställningar är pausade hos ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'Kunderna ser att du inte tar emot beställningar just nu. Befintliga beställningar finns kvar.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Resten av dagen', // Rest of today
  s3b3a6aaad37174c4: 'Tar beställningar', // Takes orders
  s8e99276ec5be6fc2: 'Tills du återupptar.', // Until you resume it.
  sc5457f586fa9e1b5: str`Till ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Beställningar är pausade.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Det går att beställa igen.', // Ordering is open again.
  s413456a831386649: str`Återbetala ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'Välj vad som ska återbetalas.', // Choose what to refund.
  seb80456ee652b3d9: 'Kunden får tillbaka', // Refund to the customer
  s3cfb0c6f258f6edd: 'Beräknar beloppet\u00a0…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'Betalningens avgifter återbetalas inte.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`${0} återbetalas.`, // {0} is given back.
  sad803caa001e4b24: 'Kunden bad om det', // The customer asked for it
  s976772fe0ef4bbaf: 'Det var något fel på en artikel', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Betalt två gånger', // Paid twice
  seec74bb7b28442a1: 'Bedrägeri', // Fraud
  s7b03db719c1dad70: 'En annan orsak', // Another reason
  s627f5696000b848f: 'Kunden kan läsa detta.', // The customer can read it.
  s478822cc63f9b7c5: 'Använd högst 140 tecken.', // Use at most 140 characters.
  sfd56054071385f54: 'Vi har för mycket att göra just nu.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Något i beställningen är slutsålt.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Vi stänger snart.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Avvisa beställning', // Reject order
  s2045bb4125c58d1a: 'Kunden debiteras inte: ett auktoriserat kort frigörs.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Läser in menyn\u00a0…', // Loading the menu…
  s42585192952bf8b0: 'Ingen artikel har det namnet.', // No item has this name.
  s77ae06dc1b1a6304: 'Tillgänglig igen', // Available again
  s077bf92b8d7a6fb6: 'Slut i dag', // Out today
  s61cf82dac7b9c1d9: 'Netto i dag', // Net today
  s14469a9db5318945: 'Beställningar i dag', // Orders today
  s5aae30a15a21bb7d: 'Försenade nu', // Late now
  sf5573ed22253daad: 'Återbetalar\u00a0…', // Refunding…
  sa55996a973a072e8: 'Annullerar beställningen\u00a0…', // Canceling the order…
  s23ba7d44471577a0: 'Pausar\u00a0…', // Pausing…
  s199cc91c7c1d61d1: 'Återupptar\u00a0…', // Resuming…
  s6e5c5d3051dceb0f: 'Förbereder utskrift\u00a0…', // Preparing to print…
  s09332d02d9fe81f4: 'Skriv ut köksbong', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Skriv ut kvitto', // Print receipt
  s6b4022145e9be1e9: str`Beställning ${0}: ${1} min kvar att svara.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Svara inom ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Historik', // History
  sa3d326f1be347f60: 'Helskärm', // Full screen
  s53f5dc40ec598b34: str`Inte live sedan ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Allergener enligt menyn', // Menu allergens
  sbf6d7995b277e21f: 'Allergi', // Allergy
  scf4635779f96446f: 'Namn, telefon, nummer eller artikel', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Missade', // Missed
  s539c0516abfbd1eb: 'Inga beställningar hittades.', // No orders found.
  s909d7932aba2cdc7: 'Ändrar tiderna\u00a0…', // Changing the times…
  se2b9e2efeaa01927: 'Tillagningstid', // Preparation time
  sbf1a2f7ff0b1fe40: '15 min mer för alla', // 15 min more for all
  sb2c0dabe63b2d230: '15 min mindre för alla', // 15 min less for all
  se5410735ed53c362: 'För gäster som beställer nu och för nya beställningar som du inte har svarat på.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'Tiderna är ändrade.', // The times are changed.
  s9d9f4689ecad9835: 'Slut tills du slår på det', // Out until you turn it on
  s9ca41fdd36b4f103: 'Något är inte tillgängligt', // Something isn’t available
  s0f253df49cbdfa42: 'Acceptera utan det', // Accept without it
  s3dcd01b8ef8bc779: 'Kunden betalar mindre och ser vad som saknas.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'En mindre', // One less
  s2b07e26bdadd9838: 'En till', // One more
  s06e439f54c9dd3a8: 'Om inget finns, avvisa beställningen.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Välj vad som inte är tillgängligt.', // Choose what isn’t available.
  s322e34cfcba47155: 'Inte tillgängligt', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min för alla', // +15 min for all
};
