import { plural, str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Skopiowano', // Copied
  saa40b21f63d92006: 'Nie udało się skopiować', // Couldn’t copy
  s29c386914841eb60: str`Dostarczenia do ${0}, od najnowszych`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'Brak dostarczeń o tym statusie.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Wczytywanie dostarczeń…', // Loading deliveries…
  s056729c75ca841e2: 'Pokaż starsze', // Show older
  s2c6ce79b6b744a03: 'Nic jeszcze nie wysłano. Zasymuluj zdarzenie lub wyślij ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Nic jeszcze nie wysłano. Nowe dostarczenia pojawią się tutaj.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Wszystkie', // All
  s78636b92c1a3909c: 'Oczekuje', // Pending
  s8ca3b021833cbf6f: 'Dostarczono', // Delivered
  sbf9c5c5a8e5efad4: 'Niepowodzenie', // Failed
  s126ca8f1eb0e8169: 'Dostarczenia', // Deliveries
  s95bc8722b2708f8b: 'Wstrzymano', // Paused
  s3d1396b47ff4a56f: 'Na żywo', // Live
  s89118d3a7be870ca: 'Wznów', // Resume
  s061cc20e3432dead: 'Wstrzymaj', // Pause
  scea321ca3da7a0d6: 'Filtruj według statusu', // Filter by status
  s21a76975516086e4: 'Wyślij okres ponownie', // Replay a range
  se3f56f3ee0fed906: 'Zasymuluj zdarzenie', // Simulate an event
  s0c418608451989e3: 'Wyślij zdarzenia ponownie', // Replay events
  sb2e733fe5cb5e413: 'Wysyła ponownie wszystkie zdarzenia z tego okresu, także już dostarczone.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Wyślij ponownie', // Replay
  s2adda550ae3398ab: 'Brak zdarzeń w tym okresie.', // No events in this range.
  sc3e668bdc25612aa: 'Zmienia to rzeczywiste dane testowe w sandboxie, po czym następują ich zdarzenia.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Zasymuluj', // Simulate
  s3c001f3c5c412278: str`Zasymulowano ${0}.`, // {0} was simulated.
  s3109e1700219aecf: str`Ponowne dostarczanie: ${0}.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Zdarzenie', // Event
  sad3e3c8146fc920f: 'Status', // Status
  s031fd4ee1b801f17: str`następna próba ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Nic jeszcze nie wysłano.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Próby', // Attempts
  sba5d4bd044ba278c: 'Zdarzenie', // The event
  s0deb47827a6d0911: 'Dostarcz ponownie', // Redeliver
  s5083604df81b88bf: 'Pokaż zdarzenie', // Show the event
  se7102b7d5942a59c: str`Próba ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Początek odpowiedzi', // Start of the response
  sa58a43eaa517ec9e: 'Odpowiedź', // Response
  s92921878e886e36d: 'Czas trwania', // Duration
  s2436e15fbdd89ea9: 'Czas (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Zablokowano', // Blocked
  sce141c82a8513704: 'Przekroczono limit czasu', // Timed out
  s029112a5b918aee2: 'Nie znaleziono hosta', // Host not found
  s99b64740a5f544c8: 'Błąd TLS', // TLS error
  s4b208d14f1ac4376: 'Błąd połączenia', // Connection failed
  s6275f07f104f3c69: 'Przekierowania nie są obsługiwane.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone wyłącza endpoint.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'Adres nie jest publiczny, więc nic nie wysłano.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'Serwer nie odpowiedział w ciągu 15 sekund.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'Nie można rozpoznać nazwy hosta.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'Certyfikat hosta jest nieprawidłowy.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'Host odrzucił lub zerwał połączenie.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, następna o ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`Zmieniło się jeszcze ${0} dostarczenie.`,
    few: str`Zmieniły się jeszcze ${0} dostarczenia.`,
    many: str`Zmieniło się jeszcze ${0} dostarczeń.`,
    other: str`Zmieniło się jeszcze ${0} dostarczenia.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Podaj pełny adres URL, na przykład https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Usuń nazwę użytkownika i hasło z adresu URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Wpisz maksymalnie 2000 znaków.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Wpisz maksymalnie 200 znaków.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Wybierz co najmniej jeden typ zdarzenia lub wszystkie zdarzenia.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'URL endpointu', // Endpoint URL
  s50c9d135f05822c0: 'Używa https i jest dostępny z internetu.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Opis', // Description
  sd790b64841c96548: 'Widoczny tylko dla zespołu.', // Only your team sees it.
  sc265a3e29e1206e4: 'Zdarzenia', // Events
  s3e5f929253459be6: 'Wszystkie zdarzenia, także przyszłe typy', // All events, including future types
  s1be7b4c244337a85: 'Wybrane typy zdarzeń', // Selected event types
  s8465a2caa2d9ea5d: 'Endpointy', // Endpoints
  s66722bc2ea775e05: 'Wyłączony', // Disabled
  s965c503c3e42fdfe: 'Włączony', // Enabled
  s4cbd92fd64b6a974: 'Wyślij ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'Edytuj', // Edit
  s9078ee819c18df6e: 'Włącz', // Enable
  s10c8e4cae4e11503: 'Wyłącz', // Disable
  s7dfb5f4a0c8cdd36: 'Zmień sekret', // Rotate secret
  sdc673e73b5c13aea: 'Usuń', // Delete
  s44ce3e52814c1b38: 'Wcale', // Not at all
  s2ceb11be2290bb1b: 'Anuluj', // Cancel
  s11fb356f2d2da787:
    'Powstanie nowy sekret. Do wygaśnięcia poprzedniego podpisują oba, więc przy zmianie nic nie zginie.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Zachowaj poprzedni sekret', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Nic więcej nie zostanie do niego wysłane, a jego dostarczeń nie będzie można odczytać. Zdarzenia pozostaną.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Nowy endpoint', // New endpoint
  s7832162d6cddbbe6: 'Edytuj endpoint', // Edit endpoint
  sad47ebc4f626e54d: 'Dodaj endpoint', // Add endpoint
  s33f85f24c0f5f008: 'Zapisz', // Save
  sbb082ac403a2dab7: 'Zmień sekret', // Rotate the secret
  sa4e316f6acd98418: 'Usunąć ten endpoint?', // Delete this endpoint?
  s1569503f30c72f43: 'Usuń endpoint', // Delete endpoint
  s663a51e7bffbb08c: 'Jeszcze brak endpointów.', // No endpoints yet.
  sd8f43c3a11c0f60c: 'Dodaj URL swojego serwera, aby na bieżąco otrzymywać podpisane zdarzenia.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'Dodano endpoint.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'Zapisano endpoint.', // The endpoint was saved.
  sdff769381d394955: 'Endpoint jest wyłączony.', // The endpoint is disabled.
  s631973409d9d5ed4: 'Endpoint jest włączony.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Zdarzenia z czasu, gdy był wyłączony, nie zostały do niego wysłane.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Wyślij pominięte', // Send what it missed
  s32758a48215b947d: 'Nie pominięto żadnych zdarzeń.', // It missed no events.
  s932b01fda0b43e26: 'Endpoint ma nowy sekret.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'Usunięto endpoint.', // The endpoint was deleted.
  s5540f23438e8105a: 'Ping jest w drodze.', // A ping is on its way.
  se39b6c7228112d66: 'Wybierz czas po początku okresu.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Wybierz datę i godzinę.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Od (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Czas rzeczywisty, jak created_at zdarzenia.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Do (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Zdarzenia przed tą chwilą.', // Events before this moment.
  sb81244a4cf07ff65: 'Typ zdarzenia', // Event type
  s7921def84f4fdc64: 'Wszystkie odbierane przez ten endpoint', // All that this endpoint takes
  s019e0218a0852f17: 'Zapisz teraz ten sekret. Nie zostanie ponownie wyświetlony.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Serwer weryfikuje nim przychodzące zdarzenia.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Sekret', // Secret
  sdf24432d9e3d49f0: 'Kopiuj sekret', // Copy secret
  s36fe958bc5a650a6: 'Sekret zapisany', // I’ve stored it
  s10409e7b5d4c5845: 'Zweryfikuj podpis', // Verify the signature
  s81dd2829b4fbeb75: 'Każdy może wysłać coś na serwer. Przyjmuj tylko to, co podpisano sekretem.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Kopiuj kod', // Copy code
  s496983d846b950f5: 'Sprzedawca', // Merchant
  s92fa5ab19d638026: 'Dowolny pasujący', // Any that fits
  sd3fe358515f8bc81: 'Ktoś inny zmienił ten endpoint.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Teraz widać najnowszą wersję. Wprowadź zmianę ponownie.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'To już nie istnieje.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'Lista jest teraz aktualna.', // The list is now up to date.
  s0765fb43c717b863: 'Obecnie nie jest to możliwe.', // This isn’t possible right now.
  s6726df8c744403e9: 'Brak połączenia z internetem.', // You’re offline.
  s111868f2e027f4bf: 'Spróbuj ponownie po odzyskaniu połączenia.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Zbyt wiele żądań.', // Too many requests.
  sac8ecf1c868c7ffd: 'Ta sesja nie ma do tego uprawnień.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Poproś administratora tej strony o dostęp.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'Żądanie zostało odrzucone.', // The request was refused.
  s48c67bc6d1605146: 'Usługa nie odpowiedziała.', // The service didn’t respond.
  se9e28fb34625c957: 'Można bezpiecznie spróbować ponownie: nic nie wykona się dwa razy.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Sprawdź połączenie i spróbuj ponownie. Nic nie wykona się dwa razy.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Dodawanie endpointu…', // Adding the endpoint…
  s3b64554683ff6ced: 'Zapisywanie endpointu…', // Saving the endpoint…
  sc260fd95d092debb: 'Włączanie endpointu…', // Enabling the endpoint…
  sca3cd00608558886: 'Wyłączanie endpointu…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Usuwanie endpointu…', // Deleting the endpoint…
  s79697bd0e3d92658: 'Zmienianie sekretu…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Wysyłanie pingu…', // Sending a ping…
  sda55ee4ecfed6d8b: 'Ponowne dostarczanie…', // Redelivering…
  s26868e184a74f1eb: 'Ponowne wysyłanie zdarzeń…', // Replaying events…
  s1e99a972c51f93ef: 'Symulowanie zdarzenia…', // Simulating the event…
  s1139503755dd9d0a: 'Jedno zdarzenie jest wysyłane ponownie.', // One event is being sent again.
  s1a20214df7eb35df: plural(0, {
    one: str`${0} zdarzenie jest wysyłane ponownie.`,
    few: str`${0} zdarzenia są wysyłane ponownie.`,
    many: str`${0} zdarzeń jest wysyłanych ponownie.`,
    other: str`${0} zdarzenia jest wysyłane ponownie.`,
  }), // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Wszystkie zdarzenia', // All events
  sc94dc54731107648: plural(0, {
    one: str`${0} typ zdarzeń`,
    few: str`${0} typy zdarzeń`,
    many: str`${0} typów zdarzeń`,
    other: str`${0} typu zdarzeń`,
  }), // {0} event types
  s9630a2d52ee7f858: 'Wyłączono, ponieważ serwer odpowiedział 410 Gone.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Wyłączono, ponieważ przez pięć dni każde dostarczenie kończyło się niepowodzeniem.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'Nic nie będzie wysyłane do tego endpointu, dopóki nie zostanie włączony.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`Poprzedni sekret podpisuje też do ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Wczytywanie webhooków…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`Czasy na tej stronie to czas sandboxa, który wyprzedza czas rzeczywisty (różnica: ${0}).`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Webhooki działają tylko wewnątrz <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Ta strona nie może pokazywać webhooków.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Webhooki nie mają jeszcze sesji.', // The webhooks have no session yet.
};
