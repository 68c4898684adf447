import { str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Powód podany przez bank:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Zaakceptuj stratę', // Accept the loss
  s42afcb139814577d: str`Zaakceptować stratę ${0}?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`Posiadacz karty zatrzymuje ${0}, a opłata ${1} pozostaje. Dowody nie zostaną wysłane, a reklamacji nie będzie można otworzyć ponownie.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`Posiadacz karty zatrzymuje ${0}. Dowody nie zostaną wysłane, a reklamacji nie będzie można otworzyć ponownie.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'Strata jest akceptowana.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Dowody są wysyłane.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'Bank jeszcze tego nie potwierdził. Wysyłka jest ponawiana aż do potwierdzenia.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Odpowiedz do: ${0}`, // Answer by …
  s46f5ec4a751519d6: str`Termin odpowiedzi minął: ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Bez odpowiedzi posiadacz karty zatrzymuje ${0}, a opłata ${1} pozostaje.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Bez odpowiedzi posiadacz karty zatrzymuje ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'Reklamacja została wygrana.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} wraca do salda.`, // … is back in your balance.
  s3c31a16162e1d350: 'Bank ma dowody i podejmuje decyzję.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Może to potrwać kilka tygodni. Do tego czasu nie trzeba nic robić.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'Bank nie przyjmuje dowodów w tej reklamacji.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'Strata została zaakceptowana.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'Reklamacja została przegrana.', // You lost the dispute.
  se364464c3b30e90e: str`Posiadacz karty zatrzymuje ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'Strata jest zaakceptowana.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} i opłata ${1} są wstrzymane do decyzji. W razie wygranej wracają.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} jest wstrzymane do decyzji. W razie wygranej wraca.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Dowody', // Evidence
  sddcaebaa31ed7ea0: 'Posiadacz karty nie dokonał tej płatności', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Zamówienie nie dotarło', // Order not received
  s976fd96ec16b9191: 'Niezgodne z opisem lub uszkodzone', // Not as described, or broken
  s11d8835d2d5e5fea: 'Zwrot nie dotarł', // A refund didn’t come
  se576ceeb2774078b: 'Subskrypcja została anulowana', // A subscription was canceled
  sf018ef14d094fed1: 'Posiadacz karty nie rozpoznaje płatności', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Musi to być adres e-mail, np. lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Dowody do wysłania', // Your evidence
  sde58fa4655235aff: str`Czyta to bank. Najwyżej ${0} znaków.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Dane z zamówienia są już wpisane.', // What the order says is filled in.
  sced7c4b63b5e1704: 'Dowody wysyła się raz, razem z plikami. Do tego czasu szkic można zmieniać.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Zapisz szkic', // Save draft
  s70e0df1433e794fc: 'Wyślij dowody', // Send evidence
  sc3f76ba4473b2a91: 'Pliki', // Your files
  s92c870d2e4fbca03: 'Dodaj plik', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG lub PDF do 2 MB, najwyżej ${0} pliki. Plik trafia do banku zaraz po wybraniu i nie można go tu ponownie otworzyć.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Opisz, co się stało, lub dodaj plik.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Dowody zostały wysłane.', // The evidence is sent.
  s947e07015337a3ac: 'Szkic jest zapisany.', // The draft is saved.
  sfab8cba315a4b2ac: 'Ten plik ma więcej niż 2 MB. Wybierz mniejszy.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Co się stało, własnymi słowami', // What happened, in your words
  s47fc1bb2652c1510: 'Imię i nazwisko klienta', // Name of the customer
  s4ee4d4bf56f35cd5: 'E-mail klienta', // Email of the customer
  s464b70da5c6a76d5: 'Kiedy klient to otrzymał', // When the customer got it
  sa4ceb116111b8ec8: 'Co sprzedano', // What was sold
  s2699b31b333e68fe: 'Zasady zwrotów', // Your refund policy
  s848604e2a3ce0f38: 'Dlaczego nic nie zwrócono', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Co się wydarzyło', // What happened
  scdbe56709c64d284: str`${0} zablokowane na karcie`, // … held on the card
  s10f571d298973de5: str`${0} pobrane`, // … charged
  s2e91c20168a26212: 'Blokada została zwolniona. Gość nie został obciążony.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Rozpoczęto. Gość nie dokończył płatności.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Dowody wysłane do banku', // Evidence sent to the bank
  s04d626f55695b1af: 'Przegrana reklamacja', // Dispute lost
  sb5e66a044fcd8e9f: 'Strata zaakceptowana', // Loss accepted
  seb21e9ebace3d5ec: str`Wypłata z ${0} wróciła`, // The payout of … came back
  sa9b415a18420d030: str`W wypłacie z ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} w trakcie zwrotu`, // … is being refunded
  s3fd41472c11d5c12: str`Zwrot ${0} nie powiódł się`, // The refund of … failed
  sbf849bec241ea148: str`Zwrócono ${0}`, // … refunded
  s5f754953e3ee9149: 'Posiadacz karty nie potwierdził płatności.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'Gość nie zdążył na czas.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'Bank nie podał powodu.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Brak wystarczających środków.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'Kartę zgłoszono jako zgubioną.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'Kartę zgłoszono jako skradzioną.', // The card was reported stolen.
  sf0227143c763babf: 'Karta straciła ważność.', // The card has expired.
  sf393344aa584bbfb: 'Kod zabezpieczający był błędny.', // The security code was wrong.
  s45603481654c059b: 'Numer karty był błędny.', // The card number was wrong.
  sa793c793ad028d5a: 'W banku wystąpił błąd.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Opłata za reklamację', // Dispute fee
  s4721aafadca286fd: 'Co pozostaje', // What you keep
  s150d62340ed6344f: 'Pobrano', // Charged
  s57d5b4e86f11ef37: 'Nazwisko, zamówienie, 4 ostatnie cyfry lub kwota', // Name, order, last 4 digits or amount
  s6cb544a077b23852: '4 ostatnie cyfry lub kwota', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Filtruj płatności', // Filter payments
  s016db33541a125c4: 'Szukaj płatności', // Search payments
  s155085305728da46: 'Dowolny czas', // Any time
  sc05cff7ca7ffaa41: 'Dowolny stan', // Any status
  s35f726bf7bcd4ef1: 'Dowolna karta', // Any card
  sf4d9d9a29ac3a5ee: 'Inne karty', // Other cards
  s56cbab26c3c06745: 'Ostatnie 90 dni', // Last 90 days
  se01dd67c8b9173c5: str`Opłacone, ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Teraz zablokowane (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Zwrócone, ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Reklamacje (${0}), odpowiedź do ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Reklamacje bez odpowiedzi (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Płatności pobrane od ${0} do ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'Pobierz CSV', // Download CSV
  se18c9f83ecd43653: 'Gość', // Guest
  sc683c10250a1b719: 'Kiedy', // When
  sf723d8bec0dac360: 'Brak pasujących płatności', // No payments match
  s293a37211dc19a94: 'Podaj mniej danych lub usuń filtr.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Pokaż wszystkie płatności', // Show all payments
  s58c6fef014b241fb: 'Nie ma jeszcze płatności', // No payments yet
  sb420921839bebea0: 'Płatności kartą pojawią się tutaj, gdy gość złoży zamówienie lub zapłaci przez link.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`Zwrot ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'Niedokończona', // Not finished
  s352705d86112bc9e: 'Zablokowana', // Held
  s014e9c83eb0a9252: 'Częściowo zwrócona', // Refunded in part
  s6c8e5cfd95fb51ae: 'Nie pobrano', // Not charged
  s3f3373b4d7f81d16: 'Ta strona nie może pokazywać płatności.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Do zwrotu pozostaje najwyżej ${0}.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Notatka do dokumentacji', // Note for your records
  s9b839a41dc8a7cb7: 'Bank gościa pokaże pieniądze za kilka dni. Opłaty za płatność nie są zwracane.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Zwróć wszystko', // Refund all
  s6158205347d60434: 'Wybierz pozycje lub podaj kwotę.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Podaj kwotę większą od 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`Zwrot ${0} jest w drodze.`, // The refund of … is on its way.
  s1232254544b5613d: 'Do zwrotu pozostało już mniej.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Zamówienie', // Order
};
