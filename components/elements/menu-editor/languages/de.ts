import { str } from '../../../i18n/catalog.ts';

/** German, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Wählen Sie einen Zeitpunkt in der Zukunft.', // Choose a time in the future.
  sbea4e386905763f6: 'Verfügbarkeit', // Availability
  sd158a5fc0f062f18: 'Verfügbar', // Available
  sc411338ad1e7ca31: 'Gilt für Kunden sofort, ohne Veröffentlichung.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Verfügbarkeit setzen', // Set availability
  see2fcaedf9743ec6: 'Standort', // Location
  sfe5857d2790cdd68: 'Alle Standorte', // All locations
  s478c651b15be256d: 'Standorte mit eigener Einstellung behalten sie.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Von', // Of
  s5b61ccfa95102ba6: 'dem ganzen Artikel', // the whole item
  sbecec99172ab4012: 'Vorübergehend ausverkauft', // Sold out for a while
  s1c0bd22b4a44cb51: 'Ausverkauft, bis ich es ändere', // Sold out until I change it
  s96557c1f0804a9c6: 'Verfügbar, solange der Vorrat reicht', // Available until the stock is gone
  sd37ffdd8f288d785: 'Kunden können bestellen', // Customers can order it
  sf2bb98199c92e6f0: 'Für', // For
  sdf8c72b4f410fe8f: 'Bis', // Until
  sdea9a51ae2b132dc: str`Zeitzone: ${0}.`, // Time zone: ….
  sac0ffb8123835d93: 'Wie viele noch da sind', // How many are left
  secea5f9275d5a720: 'Jede Bestellung zählt herunter; bei 0 ist ausverkauft.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'bis zu einem Zeitpunkt', // until a time
  s59762eaa69a60688: str`${0} Minuten`, // … minutes
  s9899f07ee811b5ca: '1 Stunde', // 1 hour
  sb97bc1bc5aac2eba: str`${0} Stunden`, // … hours
  sf89fc457e99a5e06: 'Jemand anderes hat das entfernt.', // Someone else removed this.
  s495fd4155ecc3018: 'Jemand anderes hat das auch geändert.', // Someone else changed this too.
  sd76bb2a31835d2c2: 'Ihre Eingaben sind noch da. Sie können es neu anlegen oder verwerfen.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Wählen Sie, was bleiben soll. Bis dahin wird nichts gespeichert.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'Ihres', // Yours
  s0bd54c693376687c: 'Das andere', // Theirs
  s071720c539d4ee29: 'Neu anlegen', // Add it again
  s9d544b4f097ea76c: 'So speichern', // Save this
  sc10652dda6d8d7e0: 'Meines verwerfen', // Discard mine
  sacdf39621a230235: 'Der Teil des Bildes, der verwendet wird', // The part of the picture that is used
  s2de969afacdaa7a6: 'Format', // Shape
  sdfa6844795ebfc12: 'Wie es ist', // As it is
  s9766793e54c82438: 'Breit (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Quadratisch', // Square
  s166bd56d19670a72: 'Vergrößern', // Zoom
  s363771932fe08c53: 'Links oder rechts', // Left or right
  sa07420dff479d993: 'Oben oder unten', // Up or down
  se8635018b6f395c4: str`Alle ${0} Änderungen zeigen`, // Show all … changes
  se949cd6206be4dac: 'Vorher:', // Before:
  s668347c6d2c58757: 'Jetzt:', // Now:
  sba1940d41066b994: 'andere Reihenfolge', // another order
  se871c20e39ace2a5: 'Neu', // Added
  sdd3bedf6eb41e3db: 'Entfernt', // Removed
  s5b425251e1044ddb: 'Geändert', // Changed
  s6d8c02aee480af7a: 'Speisekarte', // Menu
  scc1db59d292cbc4c: 'Abschnitt', // Section
  s52cfa1d198476806: 'Artikel', // Item
  s16e2a9e41ae96e53: 'Optionsgruppe', // Modifier group
  sc52f532c12c66bc8: 'Teile der Speisekarte', // Parts of the menu
  sfe386c25c1567ecf: 'Artikel', // Items
  scc94ce99baa62060: 'Optionsgruppen', // Modifier groups
  se19e2ed58cd65d6c: 'Versionen', // Versions
  sef3a9d9cac73a6b0: 'Alle Speisekarten', // All menus
  s09a797a8df145719: 'Unveröffentlichte Änderungen', // Unpublished changes
  s60320a18282b2b33: 'Umbenennen', // Rename
  se940d7a248c04a23: 'Datei importieren', // Import a file
  s3011814dabbdd6fc: 'Speisekarte exportieren (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Artikel exportieren (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Optionen exportieren (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Archivieren', // Archive
  s37a9e8aec5713460: 'Mehr', // More
  se8410e27863e9354: 'Wählen Sie einen Artikel oder Abschnitt, um ihn hier zu sehen.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Wählen Sie eine Gruppe, um sie hier zu sehen.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Änderungen verwerfen', // Discard changes
  s020a64b5155ccd31: 'Sie haben ungespeicherte Änderungen.', // You have unsaved changes.
  s5f2748ec7f910218: 'Vorher speichern?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Diese Seite darf keine Speisekarten anzeigen.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`Höchstens ${0} Zeichen.`, // Use at most … characters.
  s21717ea35ca04394: 'Geben Sie einen Preis ein; 0 ist gratis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Geben Sie einen Betrag wie ${0} ein.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Das kann ${0} oder ${1} bedeuten. Lassen Sie das Tausendertrennzeichen weg.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Geben Sie eine ganze Zahl von ${0} bis ${1} ein.`, // Enter a whole number from … to ….
  s3d93f9ea0c5a13fa: 'Bild', // Image
  s1af2853dc7c54d30: 'Varianten und Preise', // Variations and prices
  s56c3881af09ce5c9: 'Geeignet für', // Suits
  sfa1e7c160bbeec18: 'Enthält', // Contains
  se8e1938ba7dafac1: 'Kalorien', // Calories
  s9401003aa889230e: 'Enthält Alkohol', // Contains alcohol
  s8bd7af6b5bfc8086: 'Steuerkategorie', // Tax category
  sb06b3bed480b7dcf: 'Ihre eigene Nummer', // Your own number
  sb5e0c43af15bce73: 'Wann es serviert wird', // When it is served
  saa33d0fecda8e329: 'Mindestens', // At least
  s9acab3a8150b0ac7: 'Höchstens', // At most
  s3a99161ca7738c4c: 'Höchstens vom selben', // At most of one
  s87ca97e3a5f400d9: 'Optionen', // Modifiers
  scb489a1a173ac3f0: 'Ja', // Yes
  s09205907b5b56cda: 'Nein', // No
  s903c6546a03dc99b: 'ein anderer Abschnitt', // another section
  s6fdad32e7260495a: str`Bild: ${0}`, // Image: …
  s94d1fb4e977ef43e: 'Dekoratives Bild', // Decorative image
  s314a4f7685c8e824: 'Immer', // Always
  s7c1808ea3f2a3c37: str`${0} Artikel in anderer Reihenfolge`, // … items in another order
  se27b991249980daf: 'eine andere Gruppe', // another group
  s563815aaf4ea1e25: '0: Kunden dürfen es weglassen.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Leer: so viele es gibt.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Option ${0}`, // Modifier …
  sa17067c19e1d7f0d: 'Option hinzufügen', // Add modifier
  s916a0d090cdcefd8: 'Aufpreis', // Added price
  se982c5f5768ad7ff: 'Vorausgewählt', // Preselected
  s329ac90257ebd1d5: 'Das ist weniger als das Mindeste.', // This is below the minimum.
  s1c94c8edd59d3076: 'Es sind mehr Optionen vorausgewählt, als man wählen kann.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Mindestens ${0} wählen`, // Choose … or more
  sc5105711fd43033b: 'Beliebig viele wählen', // Choose any number
  sdf9917a98234d21a: str`${0} wählen`, // Choose …
  sb4c5fd71ed9f9675: str`${0} bis ${1} wählen`, // Choose … to …
  se7c09290af453628: str`Bis zu ${0} wählen`, // Choose up to …
  sd9f67fbf3f86efcf: 'Gruppe hinzufügen', // Add group
  s855eb596c3a5ec6b: 'Noch keine Optionsgruppen.', // No modifier groups yet.
  sd437f5e1cee5dc76: 'Eine Gruppe ist, was Kunden zu einem Artikel wählen, etwa Größe oder Extras.', // A group is what customers choose for an item, such as its size or extr
  seb67b795a9299c6f: str`angeboten bei ${0}`, // offered by …
  s3978e021910edfce: 'Anderes Bild', // Another picture
  s5ed03bb1f3a15949: 'Bild', // Picture
  s4b9e15d2297373ec: 'Bild entfernen', // Remove the picture
  s721b737a6be4b7d6: 'Was es zeigt', // What it shows
  s20464789d7b29c69: 'Für Menschen, die es nicht sehen.', // For people who don’t see it.
  sec4f173289cf430c: 'Dekorativ: Es ergänzt den Text nicht', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Dieses Bild verwenden', // Use this picture
  s5616831bbbe45a2c: 'Diese Datei lässt sich nicht als Bild lesen.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Eine Tabelle (CSV) mit den Spalten des Exports oder eine ganze Speisekarte (JSON). Sie kommt in den Entwurf, ganz oder gar nicht.', // A table (CSV) with the columns of the export, or a whole menu (JSON).
  sd1f81284eeb7b503: 'Datei', // File
  s21c900c1c40ededc: 'Entfernen, was nicht in der Datei ist', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Abgebrochen. Nichts wurde geändert.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'In den Entwurf importieren', // Import into the draft
  s497f5c58f472ecc2: 'Datei prüfen', // Check the file
  s0a3428971ae07998: 'Verwenden Sie eine Datei von höchstens 5 MB.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Wählen Sie eine Datei.', // Choose a file.
  s04bbf0265f51c179: str`Importiert: ${0} neu, ${1} geändert.`, // Imported: … new, … changed.
  se655e9e83af5aa32: 'Die Datei hat einen Fehler.', // The file has one error.
  sd9f681401a61a43f: str`Die Datei hat ${0} Fehler.`, // The file has … errors.
  s71ab261f500326b4: 'Nichts wurde geändert. Korrigieren Sie die Datei und wählen Sie sie erneut.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'neu', // new
  sdf38879af614707b: 'geändert', // changed
  s519271cabdd2d230: 'wie bisher', // as before
  s10154dbd4fbc697b: 'entfernt', // removed
  s828a029fea3726e9: 'nicht in der Datei, bleiben', // not in the file, stay
  s9def3ec1debf9135: str`Gelesene Zeilen: ${0}. Das bewirkt der Import:`, // Rows read: …. This is what the import does:
  sc02465bdb43cfe20: 'Fehler in der Datei', // Errors in the file
  s447f48097e0da5c8: 'Was nicht stimmt', // What is wrong
  sa013e119fec906fb: 'Zeile', // Row
  s9e40e59654c8ad67: 'Spalte', // Column
  seb8bd2cce4314e01: 'Ernährung und Allergene', // Diet and allergens
  s78c64e9d1c015519: 'Steuer und Nummern', // Tax and numbers
  s433e829d263da9d3: 'Bestimmt, welche Steuern des Standorts gelten.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Eindeutig in der Speisekarte.', // Unique in the menu.
  s12923b47bc89a306: 'Kilokalorien pro Portion.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Sagen Sie, was es zeigt, oder dass es dekorativ ist.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Benennen Sie jede Variante, zum Beispiel „Groß“.', // Name each variation, such as “Large”.
  s827599af4c283614: 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Speisekarten werden geladen …', // Loading menus…
  sa597982e46a96c4b: 'Speisekarten', // Menus
  s1818ee80e70946be: 'Zum Verschieben Pfeil nach oben oder unten drücken.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Kein Artikel passt.', // No item matches.
  s870c1c9fb0f67b77: 'Alle Artikel zeigen', // Show all items
  sc182f375a3779a14: 'Abschnitte und Artikel', // Sections and items
  sd1d5a0ea9c6c52bb: 'Abschnitt hinzufügen', // Add section
  s58f411f4883e73a9: 'Diese Speisekarte ist leer.', // This menu is empty.
  s0c9625899a90e3c3: 'Beginnen Sie mit einem Abschnitt wie „Vorspeisen“, oder importieren Sie eine Datei.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Noch hat niemand etwas hinzugefügt.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Alle Artikel', // All items
  s748395f78757aae7: 'Ausverkauft', // Sold out
  s63017ca524b4841b: 'Ohne Bild', // Without an image
  seebf0a900fa14c4c: 'Artikel suchen', // Find an item
  s716a6024e3fe999c: 'Zeigen', // Show
  sb48af5beab013611: str`${0} ist jetzt ${1} von ${2} in ${3}.`, // … is now … of … in ….
  s2671908321aec129: str`${0} ist jetzt Abschnitt ${1} von ${2}.`, // … is now section … of ….
  s360c2cd09238547f: 'Speisekarte umbenennen', // Rename the menu
  se7a74f9bb3957847: 'Diese Speisekarte archivieren?', // Archive this menu?
  s352616496b458f0e:
    'Kunden sehen sie nicht mehr und können nicht daraus bestellen. Veröffentlichen Sie sie erneut, um sie zurückzuholen.', // Customers no longer see it and can’t order from it. Publish it again t
  sd60a7dde73859828: 'Behalten', // Keep
  s19e88633eab0162e: 'Im Entwurf umbenannt.', // Renamed in the draft.
  s9299da523fa9a449: 'Die Speisekarte ist archiviert.', // The menu is archived.
  sbaf87689cccc53eb: '1 Artikel', // 1 item
  s125a86b2f45bbb25: str`${0} Artikel`, // … items
  s6d3b5b0561ba34c9: 'Veröffentlicht', // Published
  sd600892f7fabe04c: 'Entwurf', // Draft
  s4bfc4d609ee1ab33: 'Archiviert', // Archived
  sacf819de0479fa43: str`ab ${0}`, // from …
  s1cf212429be9ce39: str`Ausverkauft bis ${0}`, // Sold out until …
  sa2fac55a6590598c: 'Teils ausverkauft', // Sold out at some locations
  sf7d87f0549046c0a: str`noch ${0}`, // … left
  sa21aad667d8ecf27: str`${0} Servierzeiten`, // … serving times
  s992097decb0f4c86: 'Täglich', // Every day
  s0a69bfb682cb87b1: str`${0} Varianten`, // … variations
  sc660627b5a7ed593: 'Speisekarte hinzufügen', // Add menu
  s09eba37e31945df2: 'Noch keine Speisekarten.', // No menus yet.
  s71aeb22920c177b6:
    'Fügen Sie eine hinzu und füllen Sie sie von Hand oder aus einer Datei. Kunden sehen sie, sobald Sie sie veröffentlichen.', // Add one, then fill it by hand or from a file. Customers see it once yo
  s0ba114c87a5c0494: 'Noch hat niemand eine hinzugefügt.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Keine Speisekarte hat diesen Status.', // No menu has this status.
  s454f7ee1a28f9734: 'Neue Speisekarte', // New menu
  s030e10499ec674df: 'Name der Speisekarte', // Name of the menu
  s4162416d99573bdc: 'Kunden sehen ihn.', // Customers see it.
  s7ed70a092bd8b8ec: 'Gruppe anbieten', // Add a group
  s9df73ce11ba9f360: 'Gruppe wählen', // Choose a group
  s5468d720047eb162: str`Artikel hinzufügen in ${0}`, // Add item to …
  se8e6a39f5369c253: 'Neuer Artikel', // Add item
  sb85415d0fe1814a6: str`${0} verschieben`, // Move …
  sc1b6cdbe946ba044: 'Neuer Artikel', // New item
  sadea7fe71518aab6: 'Neuer Abschnitt', // New section
  se2c94d0ff429cd79: 'Neue Optionsgruppe', // New modifier group
  sb59d102ee48d7d72: 'Der Artikel wurde hinzugefügt.', // The item was added.
  s17252ce52971b55a: 'Der Abschnitt wurde hinzugefügt.', // The section was added.
  sfda21267885fbb86: 'Die Gruppe wurde hinzugefügt.', // The group was added.
  s7f891b1ee9f18f8f: 'Im Entwurf gespeichert.', // Saved in the draft.
  s5517461b10bf0650:
    'Jemand anderes hat inzwischen andere Teile der Speisekarte geändert. Sie sehen jetzt beides.', // Someone else changed other parts of the menu meanwhile. You see both n
  s4ea0f21fc2a338a1: 'Nach oben', // Move up
  sb233557012dcb328: 'Nach unten', // Move down
  s35bcf34a7fa5a19d: 'Artikel löschen', // Delete item
  s728a4f548c11b0e1: 'Abschnitt löschen', // Delete section
  sf4856711e7b00031: 'Gruppe löschen', // Delete group
  sf9aee319a006c9b4: 'Hinzufügen', // Add
  s5ac685dcf0a02ceb: 'Noch nicht gespeichert', // Not saved yet
  s82da3badb1a148f1: 'Die Verfügbarkeit ist gesetzt.', // The availability is set.
  sd1014fee43e79b42: 'Diesen Artikel löschen?', // Delete this item?
  sc05dfefd2370a4bf: 'Diesen Abschnitt mit seinen Artikeln löschen?', // Delete this section and its items?
  sa9f72e33186042ce: 'Diese Gruppe löschen?', // Delete this group?
  s30c717f55b558fdb: 'Artikel, die sie anbieten:', // Items that offer it:
  s78b6702c8d3ee1de: 'Mit ihm gehen:', // With it go:
  sd377b341c1876043: 'Es wird aus dem Entwurf entfernt. Kunden sehen es, bis Sie veröffentlichen.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`${0} nach oben`, // Move … up
  s1953f2a4f1105dca: str`${0} nach unten`, // Move … down
  s2fa05f91c1baa29b: str`${0} entfernen`, // Remove …
  sf5ae83dc0f2e0e89: 'Immer, solange der Standort geöffnet ist.', // Always, while the location is open.
  s339fd024bf102490: 'Ortszeit des Standorts. Was vor seinem Beginn endet, endet am nächsten Tag.', // Local time of the location. A time that ends before it begins ends on
  sb738f398b7161276: str`Servierzeit ${0}`, // Serving time …
  s51fe38a3a59d1e90: str`Servierzeit ${0} entfernen`, // Remove serving time …
  sda5be2d4faff2179: 'Servierzeit hinzufügen', // Add serving time
  sacae74732f544fca: 'Tage', // Days
  sa6ab5184d6315895: 'Von', // From
  s09353907b5c79284: 'Bis', // To
  sd67eac11415e43c8: 'Wählen Sie mindestens einen Tag.', // Choose at least one day.
  sfb2dbe10406cd002: 'Geben Sie eine Uhrzeit wie 08:00 ein.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Geben Sie eine Uhrzeit wie 11:30 ein.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Preis', // Price
  s54c472297ecad54c: str`Variante ${0}`, // Variation …
  se50124bfd80ba2b9: 'Variante hinzufügen', // Add variation
  s97de9a19fa44513a: 'Artikelnummer', // SKU
  s55c25e6c35ec15a2: 'Veröffentlichte Versionen', // Published versions
  sd1a2ca954ab8526e: 'Noch nicht veröffentlicht', // Not published yet
  s39f2ee69c6ccd6f7: 'Was sich gegenüber der Version der Kunden geändert hat', // What changed since customers’ version
  s590f59c2a952ef29: 'Kunden sehen die Speisekarte so, wie sie ist', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Kunden sehen sie nicht.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Der Import war schon geschehen. Importiert: ${0} neu, ${1} geändert.`, // It was too late to cancel. Imported: ${0} new, ${1} changed.
  s0843b2fcef33fcc8: 'Veröffentlichen', // Publish
  sd5be5d2de0c50082: 'Kunden sehen sie sofort.', // Customers see it at once.
  s55d2d4d448f92f95: 'Noch keine.', // None yet.
  s358e08de4fbebf51: str`Version ${0}`, // Version …
  s9de00e64b4550667: 'Kunden sehen diese', // Customers see this
  s38e383b4fc008e43: 'Was sich geändert hat', // What changed
  s54f5ab09b9af65c2: 'Darauf zurücksetzen', // Roll back to this
  s494152fc3783e83b: str`Kunden wieder Version ${0} zeigen?`, // Show version … to customers again?
  s32b718053db02902: 'Der Entwurf bleibt, wie er ist.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Zurücksetzen', // Roll back
  s5b751b21df5a5684: 'Die erste Version.', // The first version.
  s888c93c98d8944df: 'Kein Unterschied.', // No changes.
  s02dd685c2cbf80f5: str`Version ${0} ist veröffentlicht.`, // Version … is published.
  s2f5b6188bdcad17b: str`Kunden sehen wieder Version ${0}.`, // Customers see version … again.
  sbc840984279b8a80: 'Der Entwurf bleibt, wie er ist. Veröffentlichen Sie ihn, sobald er stimmt.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Die Speisekarte wird hinzugefügt …', // Adding the menu…
  s599cc2490be2241c: 'Die Speisekarte wird umbenannt …', // Renaming the menu…
  sba862525f437035e: 'Die Speisekarte wird archiviert …', // Archiving the menu…
  s5d5b87e4476d1e03: 'Der Artikel wird gespeichert …', // Saving the item…
  s2a764eb46eca5889: 'Der Artikel wird gelöscht …', // Deleting the item…
  sfca112be9c0f4f3b: 'Der Abschnitt wird gespeichert …', // Saving the section…
  sdd3ecff2f2020fad: 'Der Abschnitt wird gelöscht …', // Deleting the section…
  s1bc484ba322f28d7: 'Die Gruppe wird gespeichert …', // Saving the group…
  s5d1174c32163b53d: 'Die Gruppe wird gelöscht …', // Deleting the group…
  s4929c9bbfd901993: 'Wird verschoben …', // Moving…
  sbe865dde72e4992f: 'Die Verfügbarkeit wird gesetzt …', // Setting the availability…
  sd412da320c12fcff: 'Die Datei wird hochgeladen …', // Uploading the file…
  s9bc0145b844492f4: 'Das Bild wird hochgeladen …', // Uploading the image…
  s1d083899146a0112: 'Wird veröffentlicht …', // Publishing…
  s557d3afaf90aa2d9: 'Wird zurückgesetzt …', // Rolling back…
  sf39a2f83ede0ad70: 'Die Datei wird gelesen …', // Reading the file…
  s99d05b52dd4b3346: 'Wird importiert …', // Importing…
  sfba8e09ccef579c4: 'Die Datei wird vorbereitet …', // Preparing the file…
  sa5b32784847cb784: 'Hier muss etwas stehen.', // This can’t be empty.
  s093711b4fe6b5c11: 'Hier muss ein Preis stehen: Ziffern, Nachkommastellen nur nach einem Punkt.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Hier muss eine ganze Zahl stehen.', // Enter a whole number.
  sec9e67738e532a5d: 'Hier muss die Währung der Speisekarte stehen.', // Use the menu’s currency.
  s2c98833446da9b42: 'Das weicht von einer früheren Zeile desselben Teils ab.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Das nennt eine Optionsgruppe, die die Speisekarte nicht hat.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Diese Zeile hat nicht so viele Zellen wie die Kopfzeile. Setzen Sie Texte mit Trennzeichen in doppelte Anführungszeichen.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'In dieser Zeile fehlt ein doppeltes Anführungszeichen oder steht an falscher Stelle.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Diese Zeile ist zu lang. Vielleicht fehlt ein schließendes Anführungszeichen.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Abgebrochen. Es wird gefragt, ob es vorher schon geschah …', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'Abgebrochen. Bisher wurde nichts geändert. Importieren Sie erneut, geschieht es nur einmal.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Abgebrochen. Ob es vorher schon geschah, ist unbekannt: Prüfen Sie die Speisekarte.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Das wird hier nicht angenommen.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Diese Datei ist kein gültiges JSON.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Diese Datei hat eine andere Währung als die Speisekarte.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'Die Buchstaben in dieser Datei sind nicht lesbar. Speichern Sie sie in UTF-8 (in einer Tabellenkalkulation: „CSV UTF-8“).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Diese Tabelle hat zu viele Zeilen. Teilen Sie sie in mehrere Dateien auf.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`Dieser Tabelle fehlt die Spalte ${0}.`, // This table lacks the column ….
  s8f9904f896b12b92: str`Die Spalte ${0} ist nicht bekannt.`, // The column … isn’t known.
  sfc518267d85120cf: 'Eine Spalte kommt in dieser Tabelle zweimal vor.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Diese Datei ist nicht als Speisekarte lesbar. Sie muss eine Tabelle oder ein Dokument sein, wie der Export es schreibt.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Diese Datei ist kein JPEG-, PNG- oder WebP-Bild.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Dieses Bild ist animiert. Wählen Sie ein unbewegtes.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Diese Datei endet vor dem Bild. Exportieren Sie es erneut.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Diese Datei hat nach dem Bild andere Daten. Exportieren Sie es erneut.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Dieses Bild hat zu viele Pixel. Wählen Sie ein kleineres.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Änderungen ansehen', // See changes
  sc587c7a055e15bb5: '1 unveröffentlichte Änderung', // 1 unpublished change
  s16fc8463de4493ff: str`${0} unveröffentlichte Änderungen`, // … unpublished changes
  sedc03097c9fa8e28: 'Bilder zur Auswahl', // Pictures to choose from
  s57c396d2ec12a3a6: str`${0} verwenden`, // Use …
  s31605c88613b70e9:
    'Bilder hierher ziehen: JPEG, PNG oder WebP. Mehrere stehen zur Auswahl bereit, auch für andere Artikel.', // Drop pictures here: JPEG, PNG or WebP. …
};
