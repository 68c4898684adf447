import { plural, str } from '../../../i18n/catalog.ts';

/** Polish, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Wybierz czas w przyszłości.', // Choose a time in the future.
  sbea4e386905763f6: 'Dostępność', // Availability
  sd158a5fc0f062f18: 'Dostępne', // Available
  sc411338ad1e7ca31: 'Działa od razu dla klientów, bez publikowania.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Ustaw dostępność', // Set availability
  see2fcaedf9743ec6: 'Lokalizacja', // Location
  sfe5857d2790cdd68: 'Wszystkie lokalizacje', // All locations
  s478c651b15be256d: 'Lokalizacje z własnym ustawieniem je zachowają.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Zakres', // Of
  s5b61ccfa95102ba6: 'cała pozycja', // the whole item
  sbecec99172ab4012: 'Chwilowo wyprzedane', // Sold out for a while
  s1c0bd22b4a44cb51: 'Wyprzedane, dopóki tego nie zmienię', // Sold out until I change it
  s96557c1f0804a9c6: 'Dostępne do wyczerpania zapasu', // Available until the stock is gone
  sd37ffdd8f288d785: 'Klienci mogą zamawiać', // Customers can order it
  sf2bb98199c92e6f0: 'Na jak długo', // For
  sdf8c72b4f410fe8f: 'Do', // Until
  sdea9a51ae2b132dc: str`Strefa czasowa: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Ile zostało', // How many are left
  secea5f9275d5a720: 'Każde zamówienie zmniejsza zapas; przy 0 pozycja jest wyprzedana.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'do określonego czasu', // until a time
  s59762eaa69a60688: plural(0, {
    one: str`${0} minuta`,
    few: str`${0} minuty`,
    many: str`${0} minut`,
    other: str`${0} minuty`,
  }), // {0} minutes
  s9899f07ee811b5ca: '1 godzina', // 1 hour
  sb97bc1bc5aac2eba: plural(0, {
    one: str`${0} godzina`,
    few: str`${0} godziny`,
    many: str`${0} godzin`,
    other: str`${0} godziny`,
  }), // {0} hours
  sf89fc457e99a5e06: 'Ktoś inny to usunął.', // Someone else removed this.
  s495fd4155ecc3018: 'Ktoś inny też to zmienił.', // Someone else changed this too.
  sd76bb2a31835d2c2: 'Wpisane dane wciąż tu są. Można je dodać ponownie lub odrzucić.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Wybierz, co zachować. Do tego czasu nic nie zostanie zapisane.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'Twoja wersja', // Yours
  s0bd54c693376687c: 'Druga wersja', // Theirs
  s071720c539d4ee29: 'Dodaj ponownie', // Add it again
  s9d544b4f097ea76c: 'Zapisz tak', // Save this
  sc10652dda6d8d7e0: 'Odrzuć moją wersję', // Discard mine
  sacdf39621a230235: 'Używana część obrazu', // The part of the picture that is used
  s2de969afacdaa7a6: 'Format', // Shape
  sdfa6844795ebfc12: 'Bez zmian', // As it is
  s9766793e54c82438: 'Szeroki (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Kwadratowy', // Square
  s166bd56d19670a72: 'Powiększenie', // Zoom
  s363771932fe08c53: 'W lewo lub w prawo', // Left or right
  sa07420dff479d993: 'W górę lub w dół', // Up or down
  se8635018b6f395c4: plural(0, {
    one: str`Pokaż ${0} zmianę`,
    few: str`Pokaż wszystkie ${0} zmiany`,
    many: str`Pokaż wszystkie ${0} zmian`,
    other: str`Pokaż wszystkie ${0} zmiany`,
  }), // Show all {0} changes
  se949cd6206be4dac: 'Przedtem:', // Before:
  s668347c6d2c58757: 'Teraz:', // Now:
  sba1940d41066b994: 'inna kolejność', // another order
  se871c20e39ace2a5: 'Dodano', // Added
  sdd3bedf6eb41e3db: 'Usunięto', // Removed
  s5b425251e1044ddb: 'Zmieniono', // Changed
  s6d8c02aee480af7a: 'Menu', // Menu
  scc1db59d292cbc4c: 'Sekcja', // Section
  s52cfa1d198476806: 'Pozycja', // Item
  s16e2a9e41ae96e53: 'Grupa opcji', // Modifier group
  sc52f532c12c66bc8: 'Części menu', // Parts of the menu
  sfe386c25c1567ecf: 'Pozycje', // Items
  scc94ce99baa62060: 'Grupy opcji', // Modifier groups
  se19e2ed58cd65d6c: 'Wersje', // Versions
  sef3a9d9cac73a6b0: 'Wszystkie menu', // All menus
  s09a797a8df145719: 'Nieopublikowane zmiany', // Unpublished changes
  s60320a18282b2b33: 'Zmień nazwę', // Rename
  se940d7a248c04a23: 'Importuj plik', // Import a file
  s3011814dabbdd6fc: 'Eksportuj menu (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Eksportuj pozycje (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Eksportuj opcje (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Archiwizuj', // Archive
  s37a9e8aec5713460: 'Więcej', // More
  se8410e27863e9354: 'Wybierz pozycję lub sekcję, aby ją tu zobaczyć.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Wybierz grupę, aby ją tu zobaczyć.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Odrzuć zmiany', // Discard changes
  s020a64b5155ccd31: 'Są niezapisane zmiany.', // You have unsaved changes.
  s5f2748ec7f910218: 'Zapisać je przed przejściem dalej?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Ta strona nie może pokazywać menu.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: plural(0, {
    one: str`Wpisz maksymalnie ${0} znak.`,
    few: str`Wpisz maksymalnie ${0} znaki.`,
    many: str`Wpisz maksymalnie ${0} znaków.`,
    other: str`Wpisz maksymalnie ${0} znaku.`,
  }), // Use at most {0} characters.
  s21717ea35ca04394: 'Podaj cenę; 0 oznacza gratis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Podaj kwotę, na przykład ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Może to oznaczać ${0} albo ${1}. Pomiń separator tysięcy.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Wpisz liczbę całkowitą od ${0} do ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Obraz', // Image
  s1af2853dc7c54d30: 'Warianty i ceny', // Variations and prices
  s56c3881af09ce5c9: 'Dieta', // Suits
  sfa1e7c160bbeec18: 'Zawiera', // Contains
  se8e1938ba7dafac1: 'Kalorie', // Calories
  s9401003aa889230e: 'Zawiera alkohol', // Contains alcohol
  s8bd7af6b5bfc8086: 'Kategoria podatkowa', // Tax category
  sb06b3bed480b7dcf: 'Własny numer', // Your own number
  sb5e0c43af15bce73: 'Kiedy jest serwowane', // When it is served
  saa33d0fecda8e329: 'Co najmniej', // At least
  s9acab3a8150b0ac7: 'Maksymalnie', // At most
  s3a99161ca7738c4c: 'Maks. tej samej opcji', // At most of one
  s87ca97e3a5f400d9: 'Opcje', // Modifiers
  scb489a1a173ac3f0: 'Tak', // Yes
  s09205907b5b56cda: 'Nie', // No
  s903c6546a03dc99b: 'inna sekcja', // another section
  s6fdad32e7260495a: str`Obraz: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Obraz dekoracyjny', // Decorative image
  s314a4f7685c8e824: 'Zawsze', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} pozycja w innej kolejności`,
    few: str`${0} pozycje w innej kolejności`,
    many: str`${0} pozycji w innej kolejności`,
    other: str`${0} pozycji w innej kolejności`,
  }), // {0} items in another order
  se27b991249980daf: 'inna grupa', // another group
  s563815aaf4ea1e25: '0: klienci mogą to pominąć.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Puste: tyle, ile jest.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Opcja ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Dodaj opcję', // Add modifier
  s916a0d090cdcefd8: 'Dopłata', // Added price
  se982c5f5768ad7ff: 'Wybrana domyślnie', // Preselected
  s329ac90257ebd1d5: 'To mniej niż minimum.', // This is below the minimum.
  s1c94c8edd59d3076: 'Domyślnie wybrano więcej opcji, niż można wybrać.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Wybierz co najmniej ${0}`, // Choose {0} or more
  sc5105711fd43033b: 'Wybierz dowolną liczbę', // Choose any number
  sdf9917a98234d21a: str`Wybierz ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`Wybierz od ${0} do ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`Wybierz maksymalnie ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Dodaj grupę', // Add group
  s855eb596c3a5ec6b: 'Jeszcze brak grup opcji.', // No modifier groups yet.
  sd437f5e1cee5dc76:
    'Grupa to wybór, którego klienci dokonują przy pozycji, na przykład rozmiar lub dodatki.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, {
    one: str`przy ${0} pozycji`,
    few: str`przy ${0} pozycjach`,
    many: str`przy ${0} pozycjach`,
    other: str`przy ${0} pozycji`,
  }), // offered by {0}
  s3978e021910edfce: 'Inny obraz', // Another picture
  s5ed03bb1f3a15949: 'Obraz', // Picture
  s4b9e15d2297373ec: 'Usuń obraz', // Remove the picture
  s721b737a6be4b7d6: 'Co przedstawia', // What it shows
  s20464789d7b29c69: 'Dla osób, które go nie widzą.', // For people who don’t see it.
  sec4f173289cf430c: 'Dekoracyjny: nic nie wnosi do tekstu', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Użyj tego obrazu', // Use this picture
  s5616831bbbe45a2c: 'Nie można odczytać tego pliku jako obrazu.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Tabela (CSV) z kolumnami eksportu lub całe menu (JSON). Trafi do wersji roboczej w całości albo wcale.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'Plik', // File
  s21c900c1c40ededc: 'Usuń to, czego nie ma w pliku', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Anulowano. Nic nie zmieniono.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'Importuj do wersji roboczej', // Import into the draft
  s497f5c58f472ecc2: 'Sprawdź plik', // Check the file
  s0a3428971ae07998: 'Użyj pliku o rozmiarze maksymalnie 5 MB.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Wybierz plik.', // Choose a file.
  s04bbf0265f51c179: str`Zaimportowano. Nowe: ${0}, zmienione: ${1}.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'W pliku jest jeden błąd.', // The file has one error.
  sd9f681401a61a43f: plural(0, {
    one: str`W pliku jest ${0} błąd.`,
    few: str`W pliku są ${0} błędy.`,
    many: str`W pliku jest ${0} błędów.`,
    other: str`W pliku jest ${0} błędu.`,
  }), // The file has {0} errors.
  s71ab261f500326b4: 'Nic nie zmieniono. Popraw plik i wybierz go ponownie.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'nowe', // new
  sdf38879af614707b: 'zmienione', // changed
  s519271cabdd2d230: 'bez zmian', // as before
  s10154dbd4fbc697b: 'usunięte', // removed
  s828a029fea3726e9: 'brak w pliku, pozostają', // not in the file, stay
  s9def3ec1debf9135: str`Odczytane wiersze: ${0}. Efekt importu:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Błędy w pliku', // Errors in the file
  s447f48097e0da5c8: 'Co jest nie tak', // What is wrong
  sa013e119fec906fb: 'Wiersz', // Row
  s9e40e59654c8ad67: 'Kolumna', // Column
  seb8bd2cce4314e01: 'Dieta i alergeny', // Diet and allergens
  s78c64e9d1c015519: 'Podatek i numery', // Tax and numbers
  s433e829d263da9d3: 'Określa, które podatki lokalizacji obowiązują.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Unikatowy w menu.', // Unique in the menu.
  s12923b47bc89a306: 'Kilokalorie na porcję.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Opisz, co przedstawia, lub zaznacz, że jest dekoracyjny.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Nazwij każdy wariant, na przykład „Duża”.', // Name each variation, such as “Large”.
  s827599af4c283614: 'Użyj małych liter, cyfr i łączników.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Wczytywanie menu…', // Loading menus…
  sa597982e46a96c4b: 'Menu', // Menus
  s1818ee80e70946be: 'Naciśnij strzałkę w górę lub w dół, aby przenieść.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Brak pasujących pozycji.', // No item matches.
  s870c1c9fb0f67b77: 'Pokaż wszystkie pozycje', // Show all items
  sc182f375a3779a14: 'Sekcje i pozycje', // Sections and items
  sd1d5a0ea9c6c52bb: 'Dodaj sekcję', // Add section
  s58f411f4883e73a9: 'To menu jest puste.', // This menu is empty.
  s0c9625899a90e3c3: 'Zacznij od sekcji, na przykład „Przystawki”, lub zaimportuj plik.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Nikt jeszcze nic nie dodał.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Wszystkie pozycje', // All items
  s748395f78757aae7: 'Wyprzedane', // Sold out
  s63017ca524b4841b: 'Bez obrazu', // Without an image
  seebf0a900fa14c4c: 'Szukaj pozycji', // Find an item
  s716a6024e3fe999c: 'Pokaż', // Show
  sb48af5beab013611: str`${0}: teraz ${1} z ${2} w sekcji ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0}: teraz sekcja ${1} z ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Zmień nazwę menu', // Rename the menu
  se7a74f9bb3957847: 'Zarchiwizować to menu?', // Archive this menu?
  s352616496b458f0e:
    'Klienci nie będą go widzieć ani z niego zamawiać. Opublikuj je ponownie, aby je przywrócić.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Zachowaj', // Keep
  s19e88633eab0162e: 'Zmieniono nazwę w wersji roboczej.', // Renamed in the draft.
  s9299da523fa9a449: 'Menu zarchiwizowano.', // The menu is archived.
  sbaf87689cccc53eb: '1 pozycja', // 1 item
  s125a86b2f45bbb25: plural(0, {
    one: str`${0} pozycja`,
    few: str`${0} pozycje`,
    many: str`${0} pozycji`,
    other: str`${0} pozycji`,
  }), // {0} items
  s6d3b5b0561ba34c9: 'Opublikowane', // Published
  sd600892f7fabe04c: 'Wersja robocza', // Draft
  s4bfc4d609ee1ab33: 'Zarchiwizowane', // Archived
  sacf819de0479fa43: str`od ${0}`, // from {0}
  s1cf212429be9ce39: str`Wyprzedane do ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Częściowo wyprzedane', // Sold out at some locations
  sf7d87f0549046c0a: str`zostało ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, {
    one: str`${0} pora serwowania`,
    few: str`${0} pory serwowania`,
    many: str`${0} pór serwowania`,
    other: str`${0} pory serwowania`,
  }), // {0} serving times
  s992097decb0f4c86: 'Codziennie', // Every day
  s0a69bfb682cb87b1: plural(0, {
    one: str`${0} wariant`,
    few: str`${0} warianty`,
    many: str`${0} wariantów`,
    other: str`${0} wariantu`,
  }), // {0} variations
  sc660627b5a7ed593: 'Dodaj menu', // Add menu
  s09eba37e31945df2: 'Jeszcze brak menu.', // No menus yet.
  s71aeb22920c177b6: 'Dodaj menu i wypełnij je ręcznie lub z pliku. Klienci zobaczą je po opublikowaniu.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Nikt jeszcze nie dodał menu.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Żadne menu nie ma tego statusu.', // No menu has this status.
  s454f7ee1a28f9734: 'Nowe menu', // New menu
  s030e10499ec674df: 'Nazwa menu', // Name of the menu
  s4162416d99573bdc: 'Klienci ją widzą.', // Customers see it.
  s7ed70a092bd8b8ec: 'Dodaj grupę', // Add a group
  s9df73ce11ba9f360: 'Wybierz grupę', // Choose a group
  s5468d720047eb162: str`Dodaj pozycję do sekcji ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Dodaj pozycję', // Add item
  sb85415d0fe1814a6: str`Przenieś: ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'Nowa pozycja', // New item
  sadea7fe71518aab6: 'Nowa sekcja', // New section
  se2c94d0ff429cd79: 'Nowa grupa opcji', // New modifier group
  sb59d102ee48d7d72: 'Dodano pozycję.', // The item was added.
  s17252ce52971b55a: 'Dodano sekcję.', // The section was added.
  sfda21267885fbb86: 'Dodano grupę.', // The group was added.
  s7f891b1ee9f18f8f: 'Zapisano w wersji roboczej.', // Saved in the draft.
  s5517461b10bf0650: 'Ktoś inny zmienił w międzyczasie inne części menu. Teraz widać obie zmiany.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Przenieś w górę', // Move up
  sb233557012dcb328: 'Przenieś w dół', // Move down
  s35bcf34a7fa5a19d: 'Usuń pozycję', // Delete item
  s728a4f548c11b0e1: 'Usuń sekcję', // Delete section
  sf4856711e7b00031: 'Usuń grupę', // Delete group
  sf9aee319a006c9b4: 'Dodaj', // Add
  s5ac685dcf0a02ceb: 'Jeszcze niezapisane', // Not saved yet
  s82da3badb1a148f1: 'Ustawiono dostępność.', // The availability is set.
  sd1014fee43e79b42: 'Usunąć tę pozycję?', // Delete this item?
  sc05dfefd2370a4bf: 'Usunąć tę sekcję i jej pozycje?', // Delete this section and its items?
  sa9f72e33186042ce: 'Usunąć tę grupę?', // Delete this group?
  s30c717f55b558fdb: 'Oferowana przy:', // Items that offer it:
  s78b6702c8d3ee1de: 'Zostanie też usunięte:', // With it go:
  sd377b341c1876043: 'Zniknie z wersji roboczej. Klienci będą to widzieć do czasu publikacji.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`Przenieś w górę: ${0}`, // Move {0} up
  s1953f2a4f1105dca: str`Przenieś w dół: ${0}`, // Move {0} down
  s2fa05f91c1baa29b: str`Usuń: ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Zawsze, gdy lokalizacja jest otwarta.', // Always, while the location is open.
  s339fd024bf102490:
    'Czas lokalny lokalizacji. Pora, która kończy się przed swoim początkiem, trwa do następnego dnia.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Pora serwowania ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Usuń porę serwowania ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'Dodaj porę serwowania', // Add serving time
  sacae74732f544fca: 'Dni', // Days
  sa6ab5184d6315895: 'Od', // From
  s09353907b5c79284: 'Do', // To
  sd67eac11415e43c8: 'Wybierz co najmniej jeden dzień.', // Choose at least one day.
  sfb2dbe10406cd002: 'Podaj godzinę, na przykład 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Podaj godzinę, na przykład 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Cena', // Price
  s54c472297ecad54c: str`Wariant ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Dodaj wariant', // Add variation
  s97de9a19fa44513a: 'SKU', // SKU
  s55c25e6c35ec15a2: 'Opublikowane wersje', // Published versions
  sd1a2ca954ab8526e: 'Jeszcze nieopublikowane', // Not published yet
  s39f2ee69c6ccd6f7: 'Zmiany względem wersji widocznej dla klientów', // What changed since customers’ version
  s590f59c2a952ef29: 'Klienci widzą to menu w obecnej postaci', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Klienci go nie widzą.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Było za późno na anulowanie. Zaimportowano. Nowe: ${0}, zmienione: ${1}.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Opublikuj', // Publish
  sd5be5d2de0c50082: 'Klienci zobaczą je od razu.', // Customers see it at once.
  s55d2d4d448f92f95: 'Jeszcze brak.', // None yet.
  s358e08de4fbebf51: str`Wersja ${0}`, // Version {0}
  s9de00e64b4550667: 'Widoczna dla klientów', // Customers see this
  s38e383b4fc008e43: 'Co się zmieniło', // What changed
  s54f5ab09b9af65c2: 'Przywróć tę wersję', // Roll back to this
  s494152fc3783e83b: str`Pokazać klientom znów wersję ${0}?`, // Show version {0} to customers again?
  s32b718053db02902: 'Wersja robocza pozostanie bez zmian.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Przywróć', // Roll back
  s5b751b21df5a5684: 'Pierwsza wersja.', // The first version.
  s888c93c98d8944df: 'Brak różnic.', // No changes.
  s02dd685c2cbf80f5: str`Opublikowano wersję ${0}.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`Klienci znów widzą wersję ${0}.`, // Customers see version {0} again.
  sbc840984279b8a80: 'Wersja robocza pozostaje bez zmian. Opublikuj ją, gdy będzie gotowa.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Dodawanie menu…', // Adding the menu…
  s599cc2490be2241c: 'Zmienianie nazwy menu…', // Renaming the menu…
  sba862525f437035e: 'Archiwizowanie menu…', // Archiving the menu…
  s5d5b87e4476d1e03: 'Zapisywanie pozycji…', // Saving the item…
  s2a764eb46eca5889: 'Usuwanie pozycji…', // Deleting the item…
  sfca112be9c0f4f3b: 'Zapisywanie sekcji…', // Saving the section…
  sdd3ecff2f2020fad: 'Usuwanie sekcji…', // Deleting the section…
  s1bc484ba322f28d7: 'Zapisywanie grupy…', // Saving the group…
  s5d1174c32163b53d: 'Usuwanie grupy…', // Deleting the group…
  s4929c9bbfd901993: 'Przenoszenie…', // Moving…
  sbe865dde72e4992f: 'Ustawianie dostępności…', // Setting the availability…
  sd412da320c12fcff: 'Przesyłanie pliku…', // Uploading the file…
  s9bc0145b844492f4: 'Przesyłanie obrazu…', // Uploading the image…
  s1d083899146a0112: 'Publikowanie…', // Publishing…
  s557d3afaf90aa2d9: 'Przywracanie…', // Rolling back…
  sf39a2f83ede0ad70: 'Odczytywanie pliku…', // Reading the file…
  s99d05b52dd4b3346: 'Importowanie…', // Importing…
  sfba8e09ccef579c4: 'Przygotowywanie pliku…', // Preparing the file…
  sa5b32784847cb784: 'Ta komórka nie może być pusta.', // This can’t be empty.
  s093711b4fe6b5c11: 'Tu musi być cena: cyfry, część dziesiętna tylko po kropce.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Tu musi być liczba całkowita.', // Enter a whole number.
  sec9e67738e532a5d: 'Tu musi być waluta menu.', // Use the menu’s currency.
  s2c98833446da9b42: 'Różni się od wcześniejszego wiersza tej samej części.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Wskazuje grupę opcji, której nie ma w menu.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Ten wiersz ma inną liczbę komórek niż nagłówek. Teksty z separatorami ujmij w podwójny cudzysłów.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'W tym wierszu brakuje podwójnego cudzysłowu lub jest w złym miejscu.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Ten wiersz jest za długi. Może brakować zamykającego podwójnego cudzysłowu.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Anulowano. Sprawdzanie, czy operacja zdążyła się wykonać…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef: 'Anulowano. Na razie nic nie zmieniono. Ponowny import zostanie wykonany tylko raz.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Anulowano. Nie wiadomo, czy operacja zdążyła się wykonać: sprawdź menu.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Nie można tego tu przyjąć.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Ten plik nie jest prawidłowym JSON.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Ten plik jest w innej walucie niż menu.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'Nie można odczytać liter w tym pliku. Zapisz go w UTF-8 (w arkuszu kalkulacyjnym: „CSV UTF-8”).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Ta tabela ma za dużo wierszy. Podziel ją na kilka plików.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`W tej tabeli brakuje kolumny ${0}.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`Kolumna ${0} jest nieznana.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'Jedna z kolumn występuje w tej tabeli dwa razy.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Nie można odczytać tego pliku jako menu. Musi to być tabela lub dokument w takiej postaci, jaką tworzy eksport.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Ten plik nie jest obrazem JPEG, PNG ani WebP.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Ten obraz jest animowany. Użyj nieruchomego.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Ten plik kończy się przed końcem obrazu. Wyeksportuj obraz ponownie.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Ten plik zawiera inne dane po obrazie. Wyeksportuj obraz ponownie.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Ten obraz ma zbyt wiele pikseli. Użyj mniejszego.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Zobacz zmiany', // See changes
  sc587c7a055e15bb5: '1 nieopublikowana zmiana', // 1 unpublished change
  s16fc8463de4493ff: plural(0, {
    one: str`${0} nieopublikowana zmiana`,
    few: str`${0} nieopublikowane zmiany`,
    many: str`${0} nieopublikowanych zmian`,
    other: str`${0} nieopublikowanej zmiany`,
  }), // … unpublished changes
  sedc03097c9fa8e28: 'Zdjęcia do wyboru', // Pictures to choose from
  s57c396d2ec12a3a6: str`Użyj ${0}`, // Use …
  s31605c88613b70e9:
    'Upuść tu zdjęcia: JPEG, PNG lub WebP. Kilka zdjęć czeka na wybór, także dla innych pozycji.', // Drop pictures here: JPEG, PNG or WebP. …
};
