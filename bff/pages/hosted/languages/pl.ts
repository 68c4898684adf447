import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Dodaj roślinę · ${0}',
  'Back to ${0}': 'Wróć do ${0}',
  Plants: 'Rośliny',
  'This can’t be done anymore. Check the order again.':
    'Nie można już tego zrobić. Sprawdź zamówienie ponownie.',
  'Enter the minutes, 1–${0}, or nothing.': 'Podaj liczbę minut, 1–${0}, lub pozostaw puste pole.',
  'Write why, in up to 140 characters.': 'Podaj powód, maksymalnie 140 znaków.',
  'Handed over': 'Wydano',
  'Error: Order ${0}': 'Błąd: Zamówienie ${0}',
  'All orders': 'Wszystkie zamówienia',
  Late: 'Spóźnione',
  '${0} refunded': 'zwrócono ${0}',
  'Ready in (minutes)': 'Gotowe za (minuty)',
  'Leave this empty to keep the time that the customer was given.': 'Puste pole: termin podany klientowi.',
  'Why not': 'Powód odrzucenia',
  'The customer reads it, and isn’t charged.': 'Klient zobaczy powód i nie zostanie obciążony.',
  Accept: 'Zaakceptuj',
  Reject: 'Odrzuć',
  Refund: 'Zwróć',
  New: 'Nowe',
  Rejected: 'Odrzucono',
  'as soon as possible': 'jak najszybciej',
  'by ${0}': 'na ${0}',
  'Answer by ${0}': 'Odpowiedz do ${0}',
  'Orders · ${0}': 'Zamówienia · ${0}',
  'This page reloads every ${0} seconds to show new orders.': {
    by: 0,
    one: 'Ta strona odświeża się co ${0} sekundę i pokazuje wtedy nowe zamówienia.',
    few: 'Ta strona odświeża się co ${0} sekundy i pokazuje wtedy nowe zamówienia.',
    many: 'Ta strona odświeża się co ${0} sekund i pokazuje wtedy nowe zamówienia.',
    other: 'Ta strona odświeża się co ${0} sekundy i pokazuje wtedy nowe zamówienia.',
  },
  'Reload now': 'Odśwież teraz',
  'No open orders. New ones appear here.': 'Brak otwartych zamówień. Nowe pojawią się tutaj.',
  'Net today': 'Netto dzisiaj',
  'Orders today': 'Zamówienia dzisiaj',
  'Other time, or reject': 'Inny czas lub odrzucenie',
  'Choose what to refund.': 'Wybierz, co ma zostać zwrócone.',
  'Refund order ${0}': 'Zwrot za zamówienie ${0}',
  'Error: Refund order ${0}': 'Błąd: Zwrot za zamówienie ${0}',
  'Refund ${0}': 'Zwróć ${0}',
  'Show the amount': 'Pokaż kwotę',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Każda sztuka jest zwracana z jej udziałem w rabatach i podatkach. Opłaty nie są zwracane.',
  'The tip, ${0}': 'Napiwek, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    'Klient otrzyma ${0}: ${1}. Tej operacji nie można cofnąć.',
  '${0} is refunded to the customer. This can’t be undone.':
    'Klient otrzyma ${0}. Tej operacji nie można cofnąć.',
  '${0} of ${1}': '${0} z ${1}',
  'Delivery charge': 'Opłata za dostawę',
  'Service charge': 'Opłata za obsługę',
  'Packaging charge': 'Opłata za opakowanie',
  'Work with orders': 'Obsługuj zamówienia',
  'Open the form again': 'Otwórz formularz ponownie',
  'This link no longer works': 'Ten link już nie działa',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Link działa raz i wygasa po 15 minutach. Poproś o nowy link osobę, która skierowała cię tutaj.',
  'You’re signed out': 'Wylogowano',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'Możesz zamknąć tę stronę. Aby wrócić, poproś o nowy link osobę, która skierowała cię tutaj.',
  'Nothing was added.': 'Nic nie zostało dodane.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Sesja się zakończyła. Poproś o nowy link osobę, która skierowała cię tutaj.',
  'Open the form again and resubmit it.': 'Otwórz formularz ponownie i wyślij go jeszcze raz.',
  'This page is closed': 'Ta strona jest zamknięta',
  'Contact the person who sent you here.': 'Skontaktuj się z osobą, która skierowała cię tutaj.',
  'The form couldn’t be read': 'Nie udało się odczytać formularza',
  'Open it again.': 'Otwórz go ponownie.',
  '${0} runs on Trellis.': '${0} działa na platformie Trellis.',
  '${0} invites you to this page.': '${0} zaprasza na tę stronę.',
  '${0} invites you to this page for ${1}.': '${0} zaprasza na tę stronę dla ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'Link działa raz. Zalogowanie w tej przeglądarce trwa 8 godzin.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'Masz już otwartą stronę dla ${0}. Otwarcie tej spowoduje wylogowanie z tamtej.',
  'Open the page': 'Otwórz stronę',
  Cancel: 'Anuluj',
  'Go to the page you have open': 'Przejdź do otwartej strony',
  'Add plants': 'Dodaj rośliny',
  'Your account': 'Twoje konto',
  Businesses: 'Firmy',
  'Open here': 'Otwarte tutaj',
  Switch: 'Przełącz',
  'Where you’re signed in': 'Gdzie jesteś zalogowany',
  'Sign out everywhere else': 'Wyloguj wszędzie indziej',
  'Another browser': 'Inna przeglądarka',
  'This browser': 'Ta przeglądarka',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Ta strona wymaga JavaScriptu. Włącz go w ustawieniach przeglądarki i odśwież stronę.',
  'Sales of the last ${0} days': 'Sprzedaż z ostatnich ${0} dni',
  Orders: 'Zamówienia',
  Collected: 'Pobrano',
  Pending: 'Oczekuje',
  'In transit': 'W drodze do banku',
  'Paid out': 'Wypłacono',
  Failed: 'Nieudana',
  'The latest payouts': 'Ostatnie wypłaty',
  Arrives: 'Wpłynie',
  Status: 'Stan',
  'Nothing yet.': 'Jeszcze nic.',
  'Hours and places': 'Godziny i miejsca',
  Reports: 'Raporty',
  Payouts: 'Wypłaty',
  'Set-up': 'Konfiguracja',
  Team: 'Zespół',
  Dashboard: 'Panel',
  'Your account: ${0}': 'Twoje konto: ${0}',
  'Check your email': 'Sprawdź pocztę',
  'We sent a link and a code to ${0}. Both work for ${1} minutes.':
    'Wysłaliśmy link i kod na ${0}. Oba działają ${1} minut.',
  'No email? Look in the spam folder, or ask for another one.':
    'Brak wiadomości? Zajrzyj do spamu lub poproś o następną.',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'Dla pracowników firm w ${0}. Wyślemy link i kod; hasła nie ma.',
  'Email me a link': 'Wyślij mi link',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'Nie jesteś zalogowany. Zaloguj się lub otwórz ponownie otrzymany link.',
  'This link works once. You stay signed in on this browser.':
    'Ten link działa raz. Pozostaniesz zalogowany w tej przeglądarce.',
  'This link doesn’t work here': 'Ten link tutaj nie działa',
  'It works once, for ${0} minutes, and only in the browser where you began. There you can also type the code of the email.':
    'Działa raz, przez ${0} minut i tylko w przeglądarce, w której zaczęto. Możesz tam też wpisać kod z wiadomości.',
  'You’re on no staff here': 'Nie należysz tu do żadnej firmy',
  'Ask the owner of the business for an invitation to this address.':
    'Poproś właściciela firmy o zaproszenie na ten adres.',
  'Must be an email address, such as rosie@example.com.': 'Musi to być adres e-mail, np. rosie@example.com.',
  'This code is wrong or too old. Check the newest email, or ask for another one.':
    'Ten kod jest błędny lub zbyt stary. Sprawdź najnowszą wiadomość lub poproś o następną.',
  'Too many tries. Wait a while, then try again.': 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
  'The email can’t be sent right now. Try again in a few minutes.':
    'Nie można teraz wysłać wiadomości. Spróbuj ponownie za kilka minut.',
  'Everything, with bank accounts and the team': 'Wszystko, także konta bankowe i zespół',
  'Orders, refunds, menus, hours, reports and the team':
    'Zamówienia, zwroty, menu, godziny, raporty i zespół',
  'Orders, pay links and loyalty': 'Zamówienia, linki płatnicze i lojalność',
  'Orders, and what is sold out': 'Zamówienia i to, co wyprzedane',
  'Payments, payouts and reports': 'Płatności, wypłaty i raporty',
  'Remove ${0}?': 'Usunąć ${0}?',
  'This person is signed out with the next request.': 'Ta osoba zostanie wylogowana przy następnym żądaniu.',
  Remove: 'Usuń',
  You: 'Ty',
  Role: 'Rola',
  'Send again': 'Wyślij ponownie',
  'Invited until ${0}': 'Zaproszenie do ${0}',
  'Not active yet': 'Jeszcze bez aktywności',
  'Last active ${0}': 'Ostatnia aktywność: ${0}',
  'Invite someone': 'Zaproś kogoś',
  'The person signs in with this address.': 'Osoba loguje się tym adresem.',
  'Name (optional)': 'Imię i nazwisko (opcjonalnie)',
  '${0}: ${1}': '${0}: ${1}',
  'Send invitation': 'Wyślij zaproszenie',
  'This can’t be done. Check what you typed, and your own role.':
    'To niemożliwe. Sprawdź wpisane dane i własną rolę.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'Klucza nie dodano. Nadaj mu nazwę do ${0} znaków i spróbuj ponownie.',
  Passkeys: 'Klucze dostępu',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'Klucz loguje Cię odciskiem palca, twarzą lub blokadą ekranu, bez wiadomości e-mail.',
  'To add or remove one, sign out and in again: that must be at most 10 minutes ago.':
    'Aby dodać lub usunąć klucz, wyloguj się i zaloguj ponownie: nie dawniej niż 10 minut temu.',
  'Add a passkey': 'Dodaj klucz',
  'Sign in with a passkey': 'Zaloguj się kluczem',
  'This passkey wasn’t accepted. Try again, or use your email address.':
    'Ten klucz nie został przyjęty. Spróbuj ponownie lub użyj adresu e-mail.',
  '4 to 6 digits': '4 do 6 cyfr',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'Tablet, na którym pracuje cały personel: każdy przełącza się na siebie kodem PIN.',
  'Add a device': 'Dodaj urządzenie',
  'Add device': 'Dodaj urządzenie',
  'Add it again': 'Dodaj ponownie',
  'Change PIN': 'Zmień PIN',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Wybierz 4 do 6 cyfr, które nie są wszystkie takie same ani nie idą po kolei, jak 1234.',
  'Choose who you are.': 'Wybierz, kim jesteś.',
  Devices: 'Urządzenia',
  'Give the device a name of up to 60 characters.': 'Nadaj urządzeniu nazwę do 60 znaków.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Pozostaje przypisane do: ${0}, a każdy, kto ma tam PIN, może na nim pracować.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Działa raz, przez krótki czas. Poproś o nowy albo wyświetl tutaj kod.',
  'Last used ${0}': 'Ostatnio używane: ${0}',
  Lock: 'Zablokuj',
  'Make a link instead': 'Utwórz zamiast tego link',
  'Name of the device': 'Nazwa urządzenia',
  'New PIN': 'Nowy PIN',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Żadne urządzenie nie wyświetla teraz tego kodu. Porównaj go z ekranem albo poproś tam o nowy.',
  'No shared devices yet.': 'Nie ma jeszcze wspólnych urządzeń.',
  'Nobody can work on it until it is added again.':
    'Nikt nie może na nim pracować, dopóki nie zostanie dodane ponownie.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Nikt tu nie ma kodu PIN. Zaloguj się e-mailem na swoim telefonie i ustaw PIN na swoim koncie.',
  'Not used yet': 'Jeszcze nieużywane',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Otwórz ${0} na tablecie i wpisz kod, który się tam pojawi.',
  'Open this link on the device. It works once, and is shown only now.':
    'Otwórz ten link na urządzeniu. Działa raz i jest pokazywany tylko teraz.',
  PIN: 'PIN',
  People: 'Osoby',
  'Remove PIN': 'Usuń PIN',
  Rename: 'Zmień nazwę',
  'Set PIN': 'Ustaw PIN',
  'Shared device': 'Wspólne urządzenie',
  'Show a code': 'Wyświetl kod',
  'Sign in by email instead': 'Zaloguj się zamiast tego e-mailem',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'Właściciel lub kierownik wpisuje go w panelu, w sekcji Zespół, Urządzenia. Ta strona przejdzie dalej sama.',
  'This PIN is wrong.': 'Ten PIN jest błędny.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'Ten PIN był błędny zbyt wiele razy i już nie działa. Zaloguj się e-mailem i ustaw inny na swoim koncie.',
  'This device was removed': 'To urządzenie zostało usunięte',
  'Too many wrong PINs. Try again in ${0} minutes.':
    'Zbyt wiele błędnych kodów PIN. Spróbuj ponownie za ${0} min.',
  'Too many wrong PINs. Try again in a minute.': 'Zbyt wiele błędnych kodów PIN. Spróbuj ponownie za minutę.',
  'Type this code on the dashboard': 'Wpisz ten kod w panelu',
  Unlock: 'Odblokuj',
  'Use this device': 'Użyj tego urządzenia',
  'Use this device as ${0}?': 'Użyć tego urządzenia jako ${0}?',
  'Waits for the device': 'Czeka na urządzenie',
  'Was never opened. Remove it, and add it again.': 'Nigdy nie zostało otwarte. Usuń je i dodaj ponownie.',
  'Who is working?': 'Kto pracuje?',
  'Whoever works on it is signed out with the next request.':
    'Osoba, która na nim pracuje, zostanie wylogowana przy następnym żądaniu.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Kodem PIN przełączasz się na siebie na wspólnych urządzeniach firmy ${0}. Nie otwiera ustawień, wypłat ani zespołu.',
  'You have a PIN.': 'Masz PIN.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Twój PIN był błędny zbyt wiele razy i już nie działa. Ustaw inny.',
};
