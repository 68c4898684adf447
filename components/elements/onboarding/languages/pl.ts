import { str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Mieszkanie, piętro lub budynek', // Flat, floor or building
  sb0048c13134533f9: 'Kraj banku', // Country of the bank
  s94d7a13322dfd7da: 'Numer rozliczeniowy (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Wpisz sześć cyfr.', // Use six digits.
  s934726e2a5886d85: 'Numer konta', // Account number
  s75a234962478804b: 'Wpisz osiem cyfr.', // Use eight digits.
  s90b45b7d08768b8a: 'Numer rozliczeniowy (routing number)', // Routing number
  sf65f0173cf51ab70: 'To nie jest routing number: sprawdź jego dziewięć cyfr.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Wpisz od 4 do 17 cyfr.', // Use 4 to 17 digits.
  sb1901770313ae269: 'To nie jest IBAN tego kraju: sprawdź litery i cyfry.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Wpisz od 4 do 20 liter i cyfr.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'W trakcie weryfikacji', // Being checked
  sca4fb8fafd9b52e5: 'Zweryfikowano', // Verified
  sdad54e9ae804c9d5: 'Zwrócona wypłata', // Returned a payout
  sb96c68e94d6e6070: 'Wypłaty trafiają na to konto. Musi ono należeć do firmy.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Zachowaj zapisane konto', // Keep the saved account
  sd91d54499dee71e3: 'Zapisane konto', // Saved account
  s2f64461723d3df5d: 'Zmień', // Change
  s341d45f2f4e7f4ac: 'Konto bankowe', // Bank account
  sb3d3bba9eeff7514: 'Restauracja lub kawiarnia', // Restaurant or café
  se318c0317e96b1a3: 'Fast food lub dania na wynos', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar lub pub', // Bar or pub
  se4513d9410f97abd: 'Piekarnia', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Sklep spożywczy', // Food shop
  s5a041fbd7104cec4: 'Supermarket', // Supermarket
  sed63d665d828597b: 'Rośliny i ogród', // Plants and garden
  s2813479acf0b672f: 'Kwiaty', // Flowers
  s44bf9709aad2a3e3: 'Inny sklep', // Other shop
  sb084f451fd671490: 'Jednoosobowa działalność', // Sole trader
  s7cb4e55c59663b1c: 'Spółka', // Company
  sa5e744c89de66cdc: 'Organizacja non-profit', // Non-profit organization
  sa63aad1c94e4b0f7: 'Tak jak w rejestrze.', // As it is in the register.
  sad5a85e1bfb73284: 'Przechowujemy tylko cztery ostatnie znaki.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-mail dla klientów', // Email for customers
  sa88f7a84f5018719: 'Telefon dla klientów', // Phone for customers
  sc5564721201bb714: 'Coś innego', // Something else
  s535c6487e679c05a: 'Kod kategorii', // Category code
  s95bc7649d8d967b7:
    'Cztery cyfry (MCC). Kod jest w umowie dotyczącej terminala płatniczego; zna go też bank.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Teraz zapisane', // Saved now
  s6014ea1191a59c48: 'Wpisane dane', // You typed
  sdc94c4d0660a0ff9: 'Zapisz wpisane dane', // Save what I typed
  sde2fae57c8a9184b: 'Użyj zapisanych danych', // Take what is saved
  s97576df40354154c: 'Nie można odczytać tego pliku jako PDF, JPEG ani PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Wybierz plik PDF, JPEG lub PNG.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Ten plik jest większy niż 5 MB. Wybierz mniejszy.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Ten plik jest pusty.', // This file is empty.
  s8c8b3a06e1b4db0a: 'Plik PDF, JPEG lub PNG, maksymalnie 5 MB. Zostanie wysłany od razu po wybraniu.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'Wymagany jest dokument dotyczący firmy.', // A document about the business is due.
  s3ec8222f69c465f6: 'Przesyłanie dokumentu…', // Uploading the document…
  s4d0679ff95a20fa9: 'Ten tekst jest za długi.', // This is too long.
  sf0b66c923f4605dc: 'Podaj adres e-mail, na przykład alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Podaj numer z numerem kierunkowym kraju, na przykład +48 22 000 00 00.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Podaj adres zaczynający się od https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Wpisz od 4 do 30 liter i cyfr.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Wpisz cztery cyfry, na przykład 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Wpisz liczbę całkowitą od 25 do 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Podaj dzień, miesiąc i rok, na przykład 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Musi przypadać co najmniej 18 lat temu.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Podaj dzień, miesiąc i rok, na przykład 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Musi być datą z przeszłości.', // Must be in the past.
  sbf4808a055e7aa00: 'Wybierz', // Choose
  s5c76cc4ada53f648: str`Końcówka: ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Konfiguracja firmy', // Set up your business
  s750f05cb7737e1f6: 'Wczytywanie danych…', // Loading your details…
  s70731ebf99d787d2: 'Ta strona nie może pokazywać konfiguracji konta.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Dokończ później', // Finish later
  s3e01ed8d6e8e6769: 'Przesyłanie…', // Submitting…
  sc3733545a8dcd030: 'Usuwanie…', // Removing…
  sb060188bb28bfa9f: 'Zapisywanie…', // Saving…
  s54c55bb54a33ff62: 'Nikt jeszcze nie reprezentuje firmy.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Kontynuuj', // Continue
  s01cf97824ae9fbc0: 'Dodaj osobę', // Add a person
  s1c0a0ba9ca354f45: 'Niekompletne', // Incomplete
  sdcda09c20b09b522: 'Kompletne', // Complete
  sea4f08110bb8f15d: 'Usuń', // Remove
  sf882039f1f7c3806: str`Usunąć z listy osób w firmie: ${0}?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Usuń tę osobę', // Remove this person
  s5286cefee595f9db: 'Tak jak w dokumencie urzędowym.', // As on an official document.
  s16a02885902cc131: 'Zapisz tę osobę', // Save this person
  sbef0d1d7c802e033: 'Użyj adresu firmy', // Use the address of the business
  s0016f981c5e84c5a: 'Usunięto osobę.', // The person was removed.
  s86c6e018f3ef7a87:
    'Prawo wymaga od nas ustalenia, kto reprezentuje firmę i do kogo należy co najmniej jedna czwarta jej udziałów.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Reprezentuje firmę', // Represents the business
  s75781ca3abea4fca: 'Ma co najmniej 25\u00a0% udziałów', // Owns 25% or more
  s95d7ec72b3229ba1: 'Członek zarządu', // Director
  s20356f57fa4f1c97: 'Rola tej osoby w firmie', // Role in the business
  sbd903d64a039586f: 'Imię i nazwisko', // Full name
  s36e074f349adfc34:
    'Z dowodu osobistego, paszportu lub ubezpieczenia społecznego. Przechowujemy tylko cztery ostatnie znaki.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Podane dane', // Your details
  s4dc3071e4e55cab6: 'Prześlij do weryfikacji', // Submit for review
  s2b35959bcf70e5dd: 'Tego jeszcze brakuje. Po uzupełnieniu można przesłać dane.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Sprawdź podane dane, a potem je prześlij.', // Check your details, then submit them.
  s94993577c418bc66: 'Potrzebujemy czegoś jeszcze.', // We need something more.
  s9aa3d34e093d90c2: 'W weryfikacji', // In review
  s1bafe7db377f4043: 'Sprawdzamy podane dane. Nie trzeba tu czekać: można wrócić w dowolnej chwili.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'Połączenie zostało przerwane. Ta strona sprawdzi ponownie automatycznie.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'Wypłaty są wstrzymane.', // Your payouts are on hold.
  sad1d0b8e75b11061: 'Można przyjmować płatności. Aby wznowić wypłaty, potrzebne jest jeszcze:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Sprawdzamy przesłane dane.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Do tego czasu wypłaty są wstrzymane.', // Your payouts are on hold until then.
  s13079e0504918159: 'Wniosek odrzucono.', // Your application was declined.
  s3878ddb7a8f1356b: 'To konto nie może przyjmować płatności. O powód zapytaj administratora tej strony.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'Konto jest zawieszone.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Nie można tu nic zmienić. Skontaktuj się z administratorem tej strony.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'To konto jest zamknięte.', // This account is closed.
  sb0288028ed08387f: 'Wszystko gotowe.', // You’re set up.
  s766c69467c07e1dc: 'Można przyjmować płatności. Nowe konto bankowe jest weryfikowane.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'Można przyjmować płatności, a wypłaty trafiają na konto bankowe.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Termin na uzupełnienie danych: ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'Po tym dniu wypłaty zostaną wstrzymane.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Przejdź tam', // Go to it
  s8fd45bc6136209e3: 'Nie można tego przyjąć. Sprawdź dane lub zostaw je bez zmian.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Wybierz jedną z opcji.', // Choose one.
  s5cd69aab9f7c8f98: 'Zaznacz to pole, aby kontynuować.', // Check this box to continue.
  sd2023813cc70bf74: 'Kroki', // Steps
  scea8fe83eb12f43c: str`Ukończono ${0} z ${1}`, // {0} of {1} done
  sc8e99647d23486da: 'Zapisz i kontynuuj', // Save and continue
  sc16e00a7a8b2fde2: 'Wstecz', // Back
  sffddb248c1500c19: 'Dane firmy, zgodnie z rejestrem. Klienci zobaczą wybraną nazwę.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Gdzie firma jest zarejestrowana. Bez skrytki pocztowej.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Firma', // Business
  sfcdd8e672c75b713: 'Adres', // Address
  s4854cd48f30ff8ee: 'Osoby', // People
  sd4647caeb94889ec: 'Regulamin', // Terms
  sfc53e352afbca881: 'Weryfikacja', // Review
  s9c13a2548d254014: 'Gotowe', // Ready
  s5c06b6e2521a4bf5: 'Do zrobienia', // To do
  s0379fc73608ab971: 'Ukończono', // Done
  sb718fbf789a9f5c9: 'Później', // Later
  s9b6901ac422f46a7: 'Odrzucono', // Declined
  sb5f7a0b4a5c7ec98: 'Zarejestrowana nazwa', // Registered name
  sd7251b8b2dda0ea9: 'Nazwa widoczna dla klientów', // Name that customers see
  s5b538176b047d2fc: 'Forma prawna', // Type of business
  s787946a62fb4863b: 'Numer podatkowy', // Tax number
  s9cf439c567040270: 'Rodzaj sprzedaży', // What you sell
  s82665b2ffabc9c0a: 'Strona internetowa', // Website
  s1175575c2ced4d53: 'Data założenia', // Founded on
  sa311a24c1471a974: 'Dokument', // Document
  scbe9592201fb2a0c: 'Ulica i numer', // Street and number
  s9b94d49f820e8865: 'Miejscowość', // Town or city
  s483169c26b28d9b3: 'Kod pocztowy', // Postal code
  s9cf7402fe920f7d1: 'Kraj', // Country
  s5456f991b726a491: 'Osoba reprezentująca firmę', // A person who represents the business
  s93c046d8c5bb2047: 'Data urodzenia', // Date of birth
  sd1f44f1a8bc20e67: 'E-mail', // Email
  sf1bc83d2509bafcf: 'Telefon', // Phone
  s298581b0d4e1aecc: 'Numer dokumentu tożsamości', // Identity number
  s4e1c3a0856300ab2: 'Udział w firmie w procentach', // Share of the business in percent
  s60a994e3b40a3fd7: 'Akceptacja regulaminu', // Acceptance of the terms
  s43ff6b7fa4eb450e: 'Prześlij dokument z zarejestrowaną nazwą i numerem podatkowym firmy.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'Bank zwrócił wypłatę. Sprawdź konto lub podaj inne.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Do uzupełnienia:', // Still due:
  se0d1d6bd81fc1980: 'Zaakceptowano', // Accepted
  sa5c28fae67d92cb5: 'Znam treść regulaminu i akceptuję go w imieniu firmy.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Przeczytaj regulamin', // Read the terms
  s81fa26ccde47d6b4: '(otwiera się w nowej karcie)', // (opens in a new tab)
  sa291678f99882d3e: 'Zaakceptuj regulamin, aby przyjmować płatności.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Zaakceptowano ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'Wymagany jest dokument urzędowy tej osoby, na przykład paszport.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Na przykład numer VAT. Paragony pokazują go w całości.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Rejestracja podatkowa na paragonach', // Tax registration on receipts
  se2942f9d26a3839c: 'Miejscowość (suburb)', // Suburb
  s49c062b3b27c5a65: 'Prowincja', // Province
  sae239213b7c70376: 'Stan', // State
  s039f55207f48a0c8: 'Emirat', // Emirate
  s86a3745e20fb48a6: 'Prefektura', // Prefecture
  sabaad7d234e9c1f7: 'Hrabstwo', // County
  s1e45a4d7635fbda7: 'Departament', // Department
  sb51270e19988f9bd: 'Region', // Region
  s06fd2f8b555158a4: 'Obszar', // Area
  s88d4b07d95a0d6af: 'Dystrykt', // District
  se5a206eb8faa4118: 'Parafia (parish)', // Parish
  s427b795d28c19eec: 'Wyspa', // Island
  sbb03167c49773774: 'Obwód', // Oblast
  s908b17a113776765: 'Prowincja lub miasto', // Province or city
  s442fb1c19566bdb9: 'Kod ZIP', // ZIP code
  s3d0bb0448ae28706: 'Kod pocztowy (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'Kod PIN', // PIN code
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
  sa54b48c28c58e14d: 'Zapisz nazwę w katakanie.', // Write the name in katakana.
  se807ec01980593e6: 'Podaj nazwę posiadacza rachunku.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Wpisz 8 lub 11 liter i cyfr.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Sprawdź ten kod. Przykład: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Sprawdź liczbę cyfr.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Krok ${0} z ${1}`, // Step … of …
  s58abba84928c40f6: 'Dalej:', // Next:
  s5d3fd7ce45b5b077: 'Co dalej', // What happens next
  sa4f7bbb1435a84dd: 'Sprawdzamy Twoje dane. W tym czasie możesz opuścić tę stronę.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Jeśli czegoś brakuje, ta strona to pokaże.', // If something is missing, this page says what.
  s8277c21f96cdc159:
    'Po zatwierdzeniu możesz przyjmować płatności, które są wypłacane na Twoje konto bankowe.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Przejdź do operatora płatności', // Continue at the payment processor
  s4f7fab11e7459a46: 'Otwieranie formularza operatora płatności…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'Formularz operatora płatności', // The payment processor’s own form
  s93fcc122adecca56: 'Operator płatności wymaga więcej danych niż ten formularz. Podaj je w jego formularzu.', // The payment processor asks for more than this form does. Answer it on its own form.
};
