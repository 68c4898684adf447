import { plural, str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Na ${0}`, // For {0}
  s70560822fc116ad3: 'Gotowe za', // Ready in
  sffa2f0e2865ee4c6: '5 minut mniej', // 5 minutes less
  s78a892e6afaa6f09: str`Gotowe za ${0} min`, // Ready in {0} min
  sb23510dca24c2546: '5 minut więcej', // 5 minutes more
  sbf441bafdce6e494: 'Nowe zamówienia pojawiają się tu automatycznie.', // New orders appear here automatically.
  s5224695ba39db06d: 'Obecnie brak zamówień.', // No orders right now.
  s781c27360c20d5c5: 'Nic nie czeka na odpowiedź.', // No new orders.
  s421e832f3cdf93f6: 'Nic nie jest w przygotowaniu.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Nic nie czeka na odbiór.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Nic nie jest zaplanowane na później.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: bez prawdziwych pieniędzy', // Sandbox: no real money
  s78b5f01533e52244: 'Wyłącz dźwięk', // Turn sound off
  s206c0f1bb560fd32: 'Włącz dźwięk', // Turn sound on
  s9cb0665b1bd36dca: 'To urządzenie jest offline.', // This device is offline.
  sb962560715c2005b: 'Nowych zamówień nie widać. Pojawią się po odzyskaniu połączenia.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'Aktualizacje na żywo są przerwane.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Sprawdzanie co 10 sekund.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'Przeglądarka zatrzymała dźwięk.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Wczytywanie zamówień…', // Loading orders…
  sb34e378399056cb4: 'Ta strona nie może pokazywać zamówień.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Wszystkie zamówienia', // All orders
  s6694523beb34116e: 'Wczytywanie zamówienia…', // Loading the order…
  s6d881c87a102fa93: 'Anuluj zamówienie', // Cancel order
  s4e705629a1c7c338: 'Anuluj to zamówienie', // Cancel the order
  s3b07379e6106fa1c: 'Kwota zapłacona kartą zostanie zwrócona w całości. Opłaty za płatność nie są zwracane.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'Zamówienie anulowano.', // The order is canceled.
  s8f4be9f086eb530f: 'Cofnij', // Undo
  s123da0f92f97dd86: 'Odrzuć', // Reject
  s045ede5b07a46311: str`Zamówienie ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Napiwek: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Odrzuć zamówienie ${0}`, // Reject order {0}
  s97d7909785070c19: 'Klient', // Customer
  s49684719cdaee24d: 'Sposób realizacji', // How
  s7699eb1c0f582e6d: 'Obiecano na', // Promised for
  s00f7f16dc3ff42e8: 'Złożono', // Placed
  s6686fcc6d2c8f0bd: 'Uwagi', // Note
  saa29a2ac03cd9d19: 'Powód', // Reason
  seacdb996d18d191d: 'Nikt nie odpowiedział na czas.', // Not answered in time.
  scec7c9ccb6f42d40: 'Strona klienta', // Customer’s page
  s1f7698c061c208c9: 'Otwórz', // Open
  sef9fb24c04d90f87: 'Odrzucono', // Rejected
  s5033dab8c17f05f2: 'Zrealizowano', // Completed
  s629ff7d3c02c40cd: 'Suma częściowa', // Subtotal
  s6cfbf019e218b7ea: 'Napiwek', // Tip
  s13958f723f45a995: 'Dostawa', // Delivery
  sf1bbac50373377e4: 'Obsługa', // Service
  se46983574639787c: 'Opakowanie', // Packaging
  sbf4dac07cda3ca4b: 'Blokada na karcie', // Held on card
  sbf73f86dee5b9f7a: 'Zwrócono częściowo', // Partly refunded
  sbe02b081dab9248e: 'Zwolniono środki', // Released
  s3741f519c32ac391: 'Nowe', // New
  s53e6f4f5b0a7d26f: 'W przygotowaniu', // Preparing
  s7d981922e283fec9: str`Stolik ${0}`, // Table {0}
  sd709f356652bef79: 'Na miejscu', // Dine-in
  s880c773061281d45: 'Odbiór osobisty', // Pickup
  sc18870d6742cbf6d: 'Płatność przy odbiorze', // Pays at pickup
  sf3b220b034e2ed64: 'Nie zapłacono', // Not paid
  s2df73819ecf92ca7: 'Zapłacono', // Paid
  s13be1af9766661e9: 'Zaakceptuj', // Accept
  sb37f55e2febba867: 'Zacznij przygotowywać', // Start preparing
  scf9b196dd03f4db0: 'Zapłacono i wydano', // Paid and handed over
  s5afcb4918bbba2b0: 'Podano', // Served
  s7ec179948c381f8e: 'Odebrano', // Picked up
  s62407f0fa705d42d: 'Trwa przygotowanie', // Being prepared
  sb4bcc19eece643fc: 'Oznaczono jako gotowe', // Marked as ready
  sb38fb7ba6a8dc5c9: str`Zamówienie ${0} zostało już odrzucone.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`Zamówienie ${0} zostało anulowane.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`Zamówienie ${0} zostało już zrealizowane.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`Zamówienie ${0} jest już oznaczone jako gotowe.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`Zamówienie ${0} jest już przygotowywane.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`Zamówienie ${0} zostało już zaakceptowane.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Nowe zamówienie ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, {
    one: str`${0} nowe zamówienie.`,
    few: str`${0} nowe zamówienia.`,
    many: str`${0} nowych zamówień.`,
    other: str`${0} nowego zamówienia.`,
  }), // {0} new orders.
  s215ad519258e9d97: 'teraz', // now
  s4de31edb8b874841: str`czeka: ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`spóźnienie: ${0}`, // {0} late
  s60681c0016e16fb7: 'Wstrzymaj zamówienia', // Pause ordering
  sb9e41e6553626a00: str`Wstrzymano zamówienia: ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'Klienci widzą, że zamówienia nie są teraz przyjmowane. Dotychczasowe zamówienia pozostają.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Do końca dnia', // Rest of today
  s3b3a6aaad37174c4: 'Zamówienia włączone', // Takes orders
  s8e99276ec5be6fc2: 'Do czasu wznowienia.', // Until you resume it.
  sc5457f586fa9e1b5: str`Do ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Przyjmowanie zamówień jest wstrzymane.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Można znów składać zamówienia.', // Ordering is open again.
  s413456a831386649: str`Zwróć ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'Wybierz, co ma zostać zwrócone.', // Choose what to refund.
  seb80456ee652b3d9: 'Klient otrzyma', // Refund to the customer
  s3cfb0c6f258f6edd: 'Obliczanie kwoty…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'Opłaty za płatność nie są zwracane.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`Zwracana kwota: ${0}.`, // {0} is given back.
  sad803caa001e4b24: 'Na prośbę klienta', // The customer asked for it
  s976772fe0ef4bbaf: 'Problem z pozycją zamówienia', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Zapłacono dwa razy', // Paid twice
  seec74bb7b28442a1: 'Oszustwo', // Fraud
  s7b03db719c1dad70: 'Inny powód', // Another reason
  s627f5696000b848f: 'Klient może to przeczytać.', // The customer can read it.
  s478822cc63f9b7c5: 'Wpisz maksymalnie 140 znaków.', // Use at most 140 characters.
  sfd56054071385f54: 'Mamy teraz zbyt wiele zamówień.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Coś z zamówienia jest wyprzedane.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Zaraz zamykamy.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Odrzuć zamówienie', // Reject order
  s2045bb4125c58d1a: 'Klient nie zostanie obciążony: środki z autoryzowanej karty zostaną zwolnione.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Wczytywanie menu…', // Loading the menu…
  s42585192952bf8b0: 'Brak pozycji o tej nazwie.', // No item has this name.
  s77ae06dc1b1a6304: 'Znów dostępne', // Available again
  s077bf92b8d7a6fb6: 'Brak dzisiaj', // Out today
  s61cf82dac7b9c1d9: 'Netto dzisiaj', // Net today
  s14469a9db5318945: 'Zamówienia dzisiaj', // Orders today
  s5aae30a15a21bb7d: 'Teraz spóźnione', // Late now
  sf5573ed22253daad: 'Zwracanie środków…', // Refunding…
  sa55996a973a072e8: 'Anulowanie zamówienia…', // Canceling the order…
  s23ba7d44471577a0: 'Wstrzymywanie…', // Pausing…
  s199cc91c7c1d61d1: 'Wznawianie…', // Resuming…
  s6e5c5d3051dceb0f: 'Przygotowywanie wydruku…', // Preparing to print…
  s09332d02d9fe81f4: 'Drukuj bon kuchenny', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Drukuj rachunek', // Print receipt
  s6b4022145e9be1e9: str`Zamówienie ${0}: zostało ${1} min na odpowiedź.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Odpowiedz w ciągu ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Historia', // History
  sa3d326f1be347f60: 'Pełny ekran', // Full screen
  s53f5dc40ec598b34: str`Brak połączenia na żywo od ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Alergeny z menu', // Menu allergens
  sbf6d7995b277e21f: 'Alergia', // Allergy
  scf4635779f96446f: 'Nazwisko, telefon, numer lub pozycja', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Przegapione', // Missed
  s539c0516abfbd1eb: 'Nie znaleziono zamówień.', // No orders found.
  s909d7932aba2cdc7: 'Zmienianie czasów…', // Changing the times…
  se2b9e2efeaa01927: 'Czas przygotowania', // Preparation time
  sbf1a2f7ff0b1fe40: '15 min więcej dla wszystkich', // 15 min more for all
  sb2c0dabe63b2d230: '15 min mniej dla wszystkich', // 15 min less for all
  se5410735ed53c362: 'Dla gości, którzy zamawiają teraz, i dla nowych zamówień bez odpowiedzi.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'Czasy zostały zmienione.', // The times are changed.
  s9d9f4689ecad9835: 'Brak, dopóki nie włączysz', // Out until you turn it on
  s9ca41fdd36b4f103: 'Coś jest niedostępne', // Something isn’t available
  s0f253df49cbdfa42: 'Zaakceptuj bez tego', // Accept without it
  s3dcd01b8ef8bc779: 'Klient zapłaci mniej i zobaczy, czego brakuje.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'O jeden mniej', // One less
  s2b07e26bdadd9838: 'O jeden więcej', // One more
  s06e439f54c9dd3a8: 'Jeśli nic nie jest dostępne, odrzuć zamówienie.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Wybierz, co jest niedostępne.', // Choose what isn’t available.
  s322e34cfcba47155: 'Niedostępne', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min dla wszystkich', // +15 min for all
};
