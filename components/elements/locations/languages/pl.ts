import { plural, str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'następny dzień', // next day
  s8304663d0a4f809b: str`Usuń godziny ${0}: ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, otwarcie`, // …, opens
  s255de4755e1c2040: str`${0}, zamknięcie`, // …, closes
  s603712a093d32e0b: str`${0}, godziny ${1}, otwarcie`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, godziny ${1}, zamknięcie`, // …, time … closes
  sa5818d3a0355b2b7: 'Te godziny nakładają się na inne.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Podaj godzinę, np. 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Zamknięte', // Closed
  s5341a34613a6933e: str`Sprawdź tę część: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Jest ich za dużo.', // There are too many.
  sbfd52f952f4db671: 'Jak godziny otwarcia', // Same as the opening hours
  sd875b5decbdaf692: 'Święta i inne dni', // Holidays and other days
  s12a7bb859de1b03d: 'Wybierz dzień.', // Choose a day.
  s2388627af1ece374: 'Wybierz dzień po pierwszym.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} jest już na liście.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Podaj godzinę od 00:00 do 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'Czynna', // In service
  s6db3cf4d5bc297bb: 'Czas przygotowania i dowozu', // Time to make and bring an order
  s0d54e880ccb40f44: 'Czas przygotowania', // Time to make an order
  s3376d16d1db21e47: 'Minimalne zamówienie', // Minimum order
  s5fbe64e47ffa2321: 'Opłata za zamówienie', // Fee for each order
  scee95f39e6558369: 'Wymagany stolik', // A table is required
  s1dd777542e2c0e51: 'Przyjmowane ręcznie', // You accept each order
  s27f3f7ab86afd7e6: 'Przyjmowane po zapłacie', // Accepted when paid
  seae685356b4c9e64: 'Godziny otwarcia', // Opening hours
  s434fb06cc6b79b0e: 'Godziny odbioru', // Pickup hours
  s7ab56751dbebc9fe: 'Godziny dostawy', // Delivery hours
  s23728dd27786ab32: 'Godziny na miejscu', // Dine-in hours
  s57b56ccde3b2433a: 'Płatność przy odbiorze', // Pay on receipt
  s98da61e99cca1fa2: 'Nowe zamówienia', // New orders
  s2093506ebf72a3a3: 'Czas na przyjęcie', // Time to accept
  sead515bea8ee2679: 'Odstęp między terminami', // Time between slots
  s4ef7fa7b963841f5: 'Zamówienia na termin', // Orders per slot
  sfd0dcab6acf65c1d: 'Bez limitu', // No limit
  sc2db859afac4017e: 'Zamawianie z wyprzedzeniem', // Order ahead
  s3f473ae2b9ff8f7f: 'Przygotowanie przed otwarciem', // Prepare before opening
  s7276972267bd4f07: 'Kody pocztowe zaczynają się od', // Postal codes begin with
  se1cf53772aea796f: 'Wszędzie', // Everywhere
  s4d89b6f4a9e08416: 'Kategoria podatkowa opłat za dostawę', // Tax category of delivery fees
  s8b76aaff00694495: 'Kategoria podatkowa opłat za obsługę', // Tax category of service charges
  s179ca5f721d61290: 'Kategoria podatkowa opakowań', // Tax category of packaging
  sfd852cdbd385a194: 'Sprawdź ten numer.', // Check this number.
  s59f001762b97d7a3: 'Dzień roboczy zaczyna się o', // A business day begins at
  s8cac742d056d7ae4: 'Podaj stawkę od 0% do 100%.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Napiwki do wyboru', // Tips to choose from
  s0841360855b53cd4: 'Podaj najpierw najmniejszy, potem większe.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Brak', // None
  s8fed30d9fec88d48: 'Dodawanie lokalizacji…', // Adding the location…
  s6e6e4d288ea76fc4: 'Niezapisane zmiany', // Unsaved changes
  sc00a88b90cd60661: 'Odrzuć', // Discard
  s906b39962162d6c5: '1 pole jest błędne', // 1 field is wrong
  sb094f3ae14273efd: plural(0, {
    one: str`${0} pole jest błędne`,
    few: str`${0} pola są błędne`,
    many: str`${0} pól jest błędnych`,
    other: str`${0} pola jest błędne`,
  }), // … fields are wrong
  s189cfa804f24d252: '1 niezapisana zmiana', // 1 unsaved change
  s127ed656f47f36f2: plural(0, {
    one: str`${0} niezapisana zmiana`,
    few: str`${0} niezapisane zmiany`,
    many: str`${0} niezapisanych zmian`,
    other: str`${0} niezapisanej zmiany`,
  }), // … unsaved changes
  s1c7d83e8dc6b85de: 'Zapisano.', // Saved.
  s2f74875ee0868d8f: 'Lokalizacje', // Locations
  s2f2f3972858b9221: 'Ta strona nie może pokazywać lokalizacji.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Dodaj lokalizację', // Add a location
  sc91e5bece9512ec4: 'Nie ma jeszcze lokalizacji', // No locations yet
  s5ead3246d8b9e95b: 'Dodaj miejsce, w którym obsługujesz klientów.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'Lokalizacja została dodana.', // The location is added.
  s12f48b20d91916d4: 'Jest zamknięta, dopóki nie ustawisz godzin.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Ustawienia lokalizacji', // Settings of the location
  s099b18e1bd8a1154: 'Godziny', // Hours
  s969d970e9982f52f: 'Kiedy klienci mogą zamawiać. Dwa zakresy w jednym dniu tworzą przerwę.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Święta', // Holidays
  sdb3e5032f1c4146d: 'Mają pierwszeństwo przed godzinami tygodnia.', // These go before the week’s hours.
  s49e264b349b49906: 'Sposoby realizacji', // Fulfillments
  sd3351c65eaafee83: 'Jak klienci mogą otrzymać zamówienia.', // How customers can get their orders.
  s9d553953c5bdda40: 'Zamówienia i terminy', // Orders and slots
  s742f0f57a450a8a3: 'Ile przyjmujesz naraz.', // How much you take on at once.
  s20b1f6867b635fe2: 'Obszar dostawy', // Delivery area
  s7f98960e8b6e9214: 'Klienci spoza niego nie mogą wybrać dostawy.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Od pozycji i opłat tej lokalizacji.', // On items and charges of this location.
  s9ed09e21025ee178: 'Klienci wybierają jeden z trzech albo inną kwotę.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Działa od razu. Obecne zamówienia zostają.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Nazwa i adres', // Name and address
  sbbc63493d84fe2c7: 'Gdzie klienci mogą przyjść.', // Where customers find you.
  s9219b88c631fa311: 'Nie ma jeszcze innych dni.', // No other days yet.
  s3f3cb0b6e61e04df: 'Dodaj dni', // Add days
  s3364c06b1e41fa5f: 'Pierwszy dzień', // First day
  s68d91b45b084e707: 'Ostatni dzień', // Last day
  sd57c41383184f160: 'Widoczne dla klientów.', // Shown to customers.
  sa2d828c0e4fa982c: 'Zamknięte cały dzień', // Closed all day
  s36357efdd0a7f398: 'Dodaj przerwę', // Add a break
  s2bb542ef7b50121e: 'Inne godziny', // Other hours
  s544b2f95743ada27: str`Dodaj przerwę: ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`Skopiuj na wszystkie dni: ${0}`, // Copy … to all days
  sa8757541a9393704: 'Wstrzymane do wznowienia', // Paused until you resume it
  s088da9fec0b862f5: str`Wstrzymane do: ${0}`, // Paused until …
  sac021f6587953ef0: 'Do wznowienia', // Until I resume it
  s14a53d068e356e36: 'Klienci mogą zapłacić przy odbiorze zamówienia.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Bez opłat i napiwków. 0: dowolne.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Klienci widzą ją w koszyku, zanim zapłacą.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Potem zamówienie jest odrzucane, a klient nie płaci.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Bez zamówień na miejscu. Puste: bez limitu.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: tylko dzisiaj.', // 0: only today.
  s781c60a6c08aadcb: 'Pierwsze zamówienia są gotowe na otwarcie.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Oddzielone przecinkami, np. RG1, RG2. Puste: dostawa wszędzie.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'Dostawa jest wyłączona. To obowiązuje po włączeniu.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Gdy wyłączone, nie przyjmuje zamówień. Złożone są realizowane.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Godziny i dni według czasu lokalnego.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'W raportach wcześniejsze zamówienia liczą się do poprzedniego dnia.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Nie ma jeszcze podatków.', // No taxes yet.
  s87d7eaac02f0f99a: 'Dodaj podatek', // Add a tax
  sb8f36dbd52c9052b: 'Puste: opodatkowane jak pozycje.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Zawarty w cenach', // Included in prices
  s37e6dbb6450e5b64: 'Doliczany do cen', // Added to prices
  sa429cf212bab6504: 'Nazwa na rachunkach', // Name on receipts
  s981f232bd33ec927: 'Stawka', // Rate
  s04b7988153b6666b: 'Kategorie podatkowe pozycji', // Tax categories of items
  s6267b4718e9f26e8: 'Oddzielone przecinkami. Puste: wszystkie pozycje.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Ceny go zawierają', // Prices include it
  s5121797750f9d12e: 'Proponuj klientom napiwek', // Ask customers for a tip
  sbb0c89d290815a60: str`Napiwek ${0}`, // Tip …
};
