import { plural, str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Zmień harmonogram', // Change schedule
  s06e80315ac9995b9: 'Jeszcze brak', // None yet
  s091d5807b5b33550: 'Dzień tygodnia', // On
  s0bb2d48532acc455: 'Pobierz CSV', // Download CSV
  s0bb69fee72a2f5be: 'Korekta', // Adjustment
  sf9f836780804ec3f: 'Wypłacono', // Paid out
  sfe976cb5169ebd69: 'Brak konta bankowego, na które można wypłacać środki. Podaj konto.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Zwrot', // Refund
  sb4dbb7345c476afc: 'Nieudany zwrot', // Refund failed
  s11f1d56607caba5f: 'Wszystkie wypłaty', // All payouts
  s122b3dd1fdd8d24a: 'Następna wypłata', // Next payout
  s12f3f06859a6fce3: 'Odrzucone przez bank', // Refused by the bank
  s1b1573dd753c4500: 'Dostępne w najbliższych dniach', // Available in the next days
  s2091d188173a9326: 'Zostanie potrącone z następnej wypłaty', // Taken from your next payout
  s222edaaf825a00b8:
    'Od teraz wypłaty trafiają na nowe konto. Ze względów bezpieczeństwa natychmiastowe wypłaty są zablokowane przez 24 godziny.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Harmonogram jest ręczny: każdą wypłatę trzeba zlecić osobno.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Brak pasujących wypłat.', // No payouts match.
  s329b5591cb266654: 'Ta strona nie może pokazywać wypłat.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Konto bankowe', // Bank account
  s35bb369e4d70ce89: 'Tylko na żądanie', // Only when you ask for it
  s3741f219c32abe78: 'Netto', // Net
  s38240ad136d31bc5: 'W drodze', // On its way
  s3e006a806d3b4691: 'Płatność', // Payment
  s402b4c47a6eb6462: 'Zmień konto', // Change account
  s9a11da2be3993dd3: 'Dodaj konto', // Add account
  s44ab402287712995: str`Konto z końcówką ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Reklamacja płatności', // Dispute
  s8bfe9c0e439cd89b: 'Wygrana reklamacja', // Dispute won
  s470bf1af41a680fc: 'Opłata za natychmiastową wypłatę', // Instant payout fee
  s47de947cff7aa200: 'Zwrócona wypłata', // Returned payout
  s49439f2f1ddee765: 'Zapisz harmonogram', // Save schedule
  s4993f4ea8b709873: 'W ciągu ostatnich 90 dni', // In the last 90 days
  s4ec54892c5e6f7fa: 'Wypłatę anulowano. Jej kwota jest znów dostępna.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Standardowa', // Standard
  s56d7547105ad0103: str`Co tydzień: ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'Opłata za natychmiastową wypłatę', // Fee for an instant payout
  s60ca2f87022a6489: 'Zapisywanie harmonogramu…', // Saving the schedule…
  s619c213c4b109eb2: 'Natychmiastowa', // Instant
  s61f9d8f4ed40ee90: 'Rodzaj', // Method
  s6345f7922c9aa610: 'Wypłaty', // Payouts
  s68d5ac5aac36853a: 'Dzień miesiąca', // On day
  s6e7b6211d7ae6690: 'Wypłata jest w drodze.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Jak często', // How often
  s7a3439e663d70479: 'Kwota wróciła na saldo i wejdzie do następnej wypłaty.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Z czego się składa', // Breakdown
  s7dea6d25be21fb73: 'Pozycja', // Entry
  s8356439938acca98: 'Natychmiastowe wypłaty są zablokowane przez 24 godziny.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Konto', // Account
  s8cbb2899f2277665: 'W ciągu ostatnich 30 dni', // In the last 30 days
  s8f74bb202c35a940: 'Filtruj wypłaty', // Filter payouts
  s90b45b7d08768b8a: 'Numer rozliczeniowy (routing number)', // Routing number
  s90dec292b2b35a94: 'Wypłaty nie są tu jeszcze dostępne.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'Bank zwrócił wypłatę. Skontaktuj się z bankiem lub podaj inne konto.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Numer konta', // Account number
  s94d7a13322dfd7da: 'Numer rozliczeniowy (sort code)', // Sort code
  s9788a49125e272a6: 'Anulowanie wypłaty…', // Canceling the payout…
  s98c5741860c7febf: 'Cały okres', // At any time
  s98cbe21c04019556: 'Terminy wypłat', // When you are paid out
  s98dadeafcc020a1f: 'Zmieniono konto bankowe.', // The bank account is changed.
  s992097decb0f4c86: 'Codziennie', // Every day
  s9b2ec058478f7575: 'Saldo jest za małe na wypłatę. Przechodzi do następnej.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Harmonogram', // Schedule
  s9cd80a3f241e5db8: 'Pokaż wszystkie wypłaty', // Show all payouts
  s9e941688abe1c2ab: 'Wypłacanie…', // Paying out…
  sa30c4d3b566b6b1a: 'Anulowano', // Canceled
  sa401dba228ae45fb: 'Konto jest zamknięte. Podaj inne konto bankowe.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Anuluj wypłatę', // Cancel payout
  sb217e92dcb9b1840: 'Co tydzień', // Every week
  sb48e31c89229f4b2: 'Środki dotrą w ciągu pół godziny. Aby uniknąć opłaty, poczekaj na następną wypłatę.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Kwota', // Amount
  sbd8be4f01d2b8355: 'W ciągu ostatnich 7 dni', // In the last 7 days
  sc09f5160021a165b: str`Co miesiąc, ${0}. dnia`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Nie ma jeszcze nic do wypłaty.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Dostępne', // Available
  sd20af63e786bac61: 'Wypłać teraz', // Pay out now
  sd3c19b440b7deffb: 'Pozycje od najstarszej', // Entries, the oldest first
  sd6875b3c278e8299: 'Saldo jest ujemne. Pokryją je następne wpływy.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Dni do możliwości wypłaty płatności', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Można wypłacić teraz', // Can be paid out now
  sdea65d46c67e5230: 'Do otrzymania', // You get
  s40fafbdddffa0f93: str`Do otrzymania: ${0}. Opłata: ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'Płatność można wypłacić po jednym dniu.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Dzień', // Day
  se287216f6a0406ff: str`Wysyłka ${0}, w banku do ${1}`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'Zapisano harmonogram.', // The schedule is saved.
  se67bb96ef83c3f83: 'W banku', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Jeszcze brak wypłat.', // No payouts yet.
  se87e0ac1f45519c3: 'Wypłata', // Payout
  s1956651afe506846: 'Wypłaty rozpoczną się po weryfikacji danych.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Jeszcze nie wypłacono ponownie', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'Identyfikator wypłaty', // Payout ID
  se8ff698efbb10327: 'Wypłaty są wstrzymane, dopóki firma jest zawieszona.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'Wypłaty są wstrzymane do czasu ukończenia konfiguracji konta.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Suma', // Total
  sef2978ba5e6fefd0: 'Pierwsza pojawi się tu po wypłacie zgodnej z harmonogramem.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Opłata', // Fee
  sdee0bb0111699c2a: 'Numer referencyjny w banku', // Bank reference
  sf4bdeb992b5398f1: 'Zapisywanie konta bankowego…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Zapisz konto', // Save account
  sf9532699243f4dd2: 'Harmonogram i konto bankowe', // Schedule and bank account
  sfba8e09ccef579c4: 'Przygotowywanie pliku…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Co miesiąc', // Every month
  sfcef283a1fb640f6: 'Bank nie rozpoznaje tego konta. Podaj konto bankowe jeszcze raz.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`Natychmiastowe wypłaty są zablokowane do ${0}, ponieważ zmieniono konto bankowe.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Twój wybór', // You chose
  s45f6df47abbc92a9: 'Zapisz mój wybór', // Save what I chose
  s956c748a60451c57: 'Nie ma już nic do wypłaty.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Dostępna kwota jest już mniejsza.', // Less is available now.
  s7cc4606edb4fe8ad: 'Nic nie wypłacono. To są aktualne kwoty.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Przed opłatami', // Before fees
  sba2a0427963d1a25: 'Od najnowszych', // Newest first
  sda134a52656c41b0: 'Od najstarszych', // Oldest first
  sdce51c8eea4e0ba2: 'Jeszcze nie dotarły', // Still to come
  sf139a496c0f9b763: str`Od ${0}`, // From {0}
  sfe255b8825ebcad9: str`Do ${0}`, // Until {0}
  s86f105636f2badcd: 'Od największych', // Largest first
  s2d334143502e4872: 'Od najmniejszych', // Smallest first
  s52738d9332baa879: 'Od najpóźniejszego wpływu', // Latest arrival first
  s96a4986832d23cef: 'Od najwcześniejszego wpływu', // Earliest arrival first
  sed1a054e4737e1fd: str`Plik CSV zawiera wszystkie pozycje tych wypłat, które docierają od ${0} do ${1}, bez nieudanych i anulowanych.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`Plik CSV zawiera wszystkie pozycje tych wypłat, które docierają od ${0} do ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869: 'Nieudanych i anulowanych wypłat nie ma w żadnym pliku CSV: te środki zostały tutaj.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Abonament miesięczny', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Członkowie programu lojalnościowego w miesiącu', // Monthly loyalty members
  scb4d3396f92ec452:
    'Bank nie przyjął wypłaty. Kwota jest znowu na Twoim saldzie, a konto pozostaje bez zmian.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`Płatność można wypłacić po ${0} dniu.`,
    few: str`Płatność można wypłacić po ${0} dniach.`,
    many: str`Płatność można wypłacić po ${0} dniach.`,
    other: str`Płatność można wypłacić po ${0} dnia.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Ta strona nie może pokazywać salda.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Obecnie nic nie jest wypłacane.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'Wypłata nie powiodła się. Skontaktuj się z bankiem.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Pokaż wypłatę z tymi pieniędzmi', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Numer instytucji', // Institution number
  s17580c3589f5d56d: 'Numer transit', // Transit number
  s5ad765f0f48aace4: 'Kod banku', // Bank code
  sebc9c8586332252e: 'Kod oddziału', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Rodzaj konta', // Account type
  s99460706adc3cc02: 'Posiadacz konta', // Account holder
  s595a73288e274ec6: 'Rachunek bieżący (checking)', // Checking account
  scd99ed71799e932f: 'Rachunek oszczędnościowy', // Savings account
  sa272124d4f77e038: 'Rachunek zwykły (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Rachunek bieżący (toza)', // Current account
  s045ede5b07a46311: str`Zamówienie ${0}`, // Order …
  s6cfbf019e218b7ea: 'Napiwek', // Tip
  s7a305d31dc63d397: 'Rabaty', // Discounts
  s41fcaea831e2795e: 'Zwrócono', // Refunded
  sfa28319e707cf5d5: 'Szczegóły zamówienia', // Order details
};
