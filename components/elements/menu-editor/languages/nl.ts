import { plural, str } from '../../../i18n/catalog.ts';

/** Dutch, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Kies een tijdstip in de toekomst.', // Choose a time in the future.
  sbea4e386905763f6: 'Beschikbaarheid', // Availability
  sd158a5fc0f062f18: 'Beschikbaar', // Available
  sc411338ad1e7ca31: 'Geldt direct voor klanten, zonder te publiceren.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Beschikbaarheid instellen', // Set availability
  see2fcaedf9743ec6: 'Vestiging', // Location
  sfe5857d2790cdd68: 'Alle vestigingen', // All locations
  s478c651b15be256d: 'Vestigingen met een eigen instelling behouden die.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Geldt voor', // Of
  s5b61ccfa95102ba6: 'het hele artikel', // the whole item
  sbecec99172ab4012: 'Tijdelijk uitverkocht', // Sold out for a while
  s1c0bd22b4a44cb51: 'Uitverkocht tot ik het wijzig', // Sold out until I change it
  s96557c1f0804a9c6: 'Beschikbaar zolang de voorraad strekt', // Available until the stock is gone
  sd37ffdd8f288d785: 'Klanten kunnen het bestellen', // Customers can order it
  sf2bb98199c92e6f0: 'Hoe lang', // For
  sdf8c72b4f410fe8f: 'Tot', // Until
  sdea9a51ae2b132dc: str`Tijdzone: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Hoeveel er nog zijn', // How many are left
  secea5f9275d5a720: 'Elke bestelling gaat eraf; bij 0 is het uitverkocht.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'tot een tijdstip', // until a time
  s59762eaa69a60688: plural(0, { one: str`${0} minuut`, other: str`${0} minuten` }), // {0} minutes
  s9899f07ee811b5ca: '1 uur', // 1 hour
  sb97bc1bc5aac2eba: str`${0} uur`, // {0} hours
  sf89fc457e99a5e06: 'Iemand anders heeft dit verwijderd.', // Someone else removed this.
  s495fd4155ecc3018: 'Iemand anders heeft dit ook gewijzigd.', // Someone else changed this too.
  sd76bb2a31835d2c2: 'Wat u hebt ingevuld, staat er nog. U kunt het opnieuw toevoegen of verwerpen.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Kies welke versie u wilt houden. Tot die tijd wordt er niets opgeslagen.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'Uw versie', // Yours
  s0bd54c693376687c: 'Andere versie', // Theirs
  s071720c539d4ee29: 'Opnieuw toevoegen', // Add it again
  s9d544b4f097ea76c: 'Zo opslaan', // Save this
  sc10652dda6d8d7e0: 'Mijn versie verwerpen', // Discard mine
  sacdf39621a230235: 'Het deel van de afbeelding dat wordt gebruikt', // The part of the picture that is used
  s2de969afacdaa7a6: 'Formaat', // Shape
  sdfa6844795ebfc12: 'Zoals het is', // As it is
  s9766793e54c82438: 'Breed (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Vierkant', // Square
  s166bd56d19670a72: 'Zoomen', // Zoom
  s363771932fe08c53: 'Links of rechts', // Left or right
  sa07420dff479d993: 'Omhoog of omlaag', // Up or down
  se8635018b6f395c4: str`Alle ${0} wijzigingen tonen`, // Show all {0} changes
  se949cd6206be4dac: 'Eerst:', // Before:
  s668347c6d2c58757: 'Nu:', // Now:
  sba1940d41066b994: 'andere volgorde', // another order
  se871c20e39ace2a5: 'Toegevoegd', // Added
  sdd3bedf6eb41e3db: 'Verwijderd', // Removed
  s5b425251e1044ddb: 'Gewijzigd', // Changed
  s6d8c02aee480af7a: 'Menu', // Menu
  scc1db59d292cbc4c: 'Rubriek', // Section
  s52cfa1d198476806: 'Artikel', // Item
  s16e2a9e41ae96e53: 'Optiegroep', // Modifier group
  sc52f532c12c66bc8: 'Onderdelen van het menu', // Parts of the menu
  sfe386c25c1567ecf: 'Artikelen', // Items
  scc94ce99baa62060: 'Optiegroepen', // Modifier groups
  se19e2ed58cd65d6c: 'Versies', // Versions
  sef3a9d9cac73a6b0: 'Alle menu’s', // All menus
  s09a797a8df145719: 'Niet-gepubliceerde wijzigingen', // Unpublished changes
  s60320a18282b2b33: 'Naam wijzigen', // Rename
  se940d7a248c04a23: 'Bestand importeren', // Import a file
  s3011814dabbdd6fc: 'Menu exporteren (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Artikelen exporteren (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Opties exporteren (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Archiveren', // Archive
  s37a9e8aec5713460: 'Meer', // More
  se8410e27863e9354: 'Kies een artikel of rubriek om te bekijken.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Kies een groep om te bekijken.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Wijzigingen verwerpen', // Discard changes
  s020a64b5155ccd31: 'U hebt niet-opgeslagen wijzigingen.', // You have unsaved changes.
  s5f2748ec7f910218: 'Eerst opslaan?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Deze pagina mag geen menu’s tonen.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: plural(0, {
    one: str`Gebruik maximaal ${0} teken.`,
    other: str`Gebruik maximaal ${0} tekens.`,
  }), // Use at most {0} characters.
  s21717ea35ca04394: 'Voer een prijs in; 0 is gratis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Voer een bedrag in zoals ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Dit kan ${0} of ${1} betekenen. Laat het scheidingsteken voor duizendtallen weg.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Voer een geheel getal van ${0} tot ${1} in.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Afbeelding', // Image
  s1af2853dc7c54d30: 'Varianten en prijzen', // Variations and prices
  s56c3881af09ce5c9: 'Dieet', // Suits
  sfa1e7c160bbeec18: 'Bevat', // Contains
  se8e1938ba7dafac1: 'Calorieën', // Calories
  s9401003aa889230e: 'Bevat alcohol', // Contains alcohol
  s8bd7af6b5bfc8086: 'Belastingcategorie', // Tax category
  sb06b3bed480b7dcf: 'Uw eigen nummer', // Your own number
  sb5e0c43af15bce73: 'Wanneer het wordt geserveerd', // When it is served
  saa33d0fecda8e329: 'Minimaal', // At least
  s9acab3a8150b0ac7: 'Maximaal', // At most
  s3a99161ca7738c4c: 'Maximaal per optie', // At most of one
  s87ca97e3a5f400d9: 'Opties', // Modifiers
  scb489a1a173ac3f0: 'Ja', // Yes
  s09205907b5b56cda: 'Nee', // No
  s903c6546a03dc99b: 'een andere rubriek', // another section
  s6fdad32e7260495a: str`Afbeelding: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Decoratieve afbeelding', // Decorative image
  s314a4f7685c8e824: 'Altijd', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} artikel in andere volgorde`,
    other: str`${0} artikelen in andere volgorde`,
  }), // {0} items in another order
  se27b991249980daf: 'een andere groep', // another group
  s563815aaf4ea1e25: '0: klanten mogen het overslaan.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Leeg: zoveel als er zijn.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Optie ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Optie toevoegen', // Add modifier
  s916a0d090cdcefd8: 'Meerprijs', // Added price
  se982c5f5768ad7ff: 'Vooraf gekozen', // Preselected
  s329ac90257ebd1d5: 'Dit is minder dan het minimum.', // This is below the minimum.
  s1c94c8edd59d3076: 'Er zijn meer opties vooraf gekozen dan er gekozen kunnen worden.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Kies er minimaal ${0}`, // Choose {0} or more
  sc5105711fd43033b: 'Kies er zoveel als u wilt', // Choose any number
  sdf9917a98234d21a: str`Kies er ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`Kies er ${0} tot ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`Kies er maximaal ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Groep toevoegen', // Add group
  s855eb596c3a5ec6b: 'Nog geen optiegroepen.', // No modifier groups yet.
  sd437f5e1cee5dc76: 'Een groep is wat klanten bij een artikel kiezen, zoals de grootte of extra’s.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, { one: str`bij ${0} artikel`, other: str`bij ${0} artikelen` }), // offered by {0}
  s3978e021910edfce: 'Andere afbeelding', // Another picture
  s5ed03bb1f3a15949: 'Afbeelding', // Picture
  s4b9e15d2297373ec: 'Afbeelding verwijderen', // Remove the picture
  s721b737a6be4b7d6: 'Wat erop staat', // What it shows
  s20464789d7b29c69: 'Voor mensen die de afbeelding niet zien.', // For people who don’t see it.
  sec4f173289cf430c: 'Decoratief: voegt niets toe aan de tekst', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Deze afbeelding gebruiken', // Use this picture
  s5616831bbbe45a2c: 'Dit bestand kan niet als afbeelding worden gelezen.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Een tabel (CSV) met de kolommen van de export, of een heel menu (JSON). Het komt in het concept, helemaal of helemaal niet.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'Bestand', // File
  s21c900c1c40ededc: 'Verwijderen wat niet in het bestand staat', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Geannuleerd. Er is niets gewijzigd.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'In het concept importeren', // Import into the draft
  s497f5c58f472ecc2: 'Bestand controleren', // Check the file
  s0a3428971ae07998: 'Gebruik een bestand van maximaal 5 MB.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Kies een bestand.', // Choose a file.
  s04bbf0265f51c179: str`Geïmporteerd: ${0} nieuw, ${1} gewijzigd.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'Het bestand heeft één fout.', // The file has one error.
  sd9f681401a61a43f: str`Het bestand heeft ${0} fouten.`, // The file has {0} errors.
  s71ab261f500326b4: 'Er is niets gewijzigd. Verbeter het bestand en kies het opnieuw.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'nieuw', // new
  sdf38879af614707b: 'gewijzigd', // changed
  s519271cabdd2d230: 'ongewijzigd', // as before
  s10154dbd4fbc697b: 'verwijderd', // removed
  s828a029fea3726e9: 'niet in het bestand, blijven', // not in the file, stay
  s9def3ec1debf9135: str`Gelezen rijen: ${0}. Dit doet de import:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Fouten in het bestand', // Errors in the file
  s447f48097e0da5c8: 'Wat er niet klopt', // What is wrong
  sa013e119fec906fb: 'Rij', // Row
  s9e40e59654c8ad67: 'Kolom', // Column
  seb8bd2cce4314e01: 'Dieet en allergenen', // Diet and allergens
  s78c64e9d1c015519: 'Belasting en nummers', // Tax and numbers
  s433e829d263da9d3: 'Bepaalt welke belastingen van de vestiging gelden.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Uniek binnen het menu.', // Unique in the menu.
  s12923b47bc89a306: 'Kilocalorieën per portie.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Beschrijf wat erop staat, of geef aan dat de afbeelding decoratief is.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Geef elke variant een naam, zoals “Groot”.', // Name each variation, such as “Large”.
  s827599af4c283614: 'Gebruik kleine letters, cijfers en koppeltekens.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Menu’s worden geladen…', // Loading menus…
  sa597982e46a96c4b: 'Menu’s', // Menus
  s1818ee80e70946be: 'Druk op pijl-omhoog of pijl-omlaag om te verplaatsen.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Geen artikel gevonden.', // No item matches.
  s870c1c9fb0f67b77: 'Alle artikelen tonen', // Show all items
  sc182f375a3779a14: 'Rubrieken en artikelen', // Sections and items
  sd1d5a0ea9c6c52bb: 'Rubriek toevoegen', // Add section
  s58f411f4883e73a9: 'Dit menu is leeg.', // This menu is empty.
  s0c9625899a90e3c3: 'Begin met een rubriek, zoals “Voorgerechten”, of importeer een bestand.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Nog niemand heeft iets toegevoegd.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Alle artikelen', // All items
  s748395f78757aae7: 'Uitverkocht', // Sold out
  s63017ca524b4841b: 'Zonder afbeelding', // Without an image
  seebf0a900fa14c4c: 'Artikel zoeken', // Find an item
  s716a6024e3fe999c: 'Tonen', // Show
  sb48af5beab013611: str`${0} is nu ${1} van ${2} in ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0} is nu rubriek ${1} van ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Naam van het menu wijzigen', // Rename the menu
  se7a74f9bb3957847: 'Dit menu archiveren?', // Archive this menu?
  s352616496b458f0e:
    'Klanten zien het niet meer en kunnen er niet uit bestellen. Publiceer het opnieuw om het terug te halen.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Behouden', // Keep
  s19e88633eab0162e: 'Naam gewijzigd in het concept.', // Renamed in the draft.
  s9299da523fa9a449: 'Het menu is gearchiveerd.', // The menu is archived.
  sbaf87689cccc53eb: '1 artikel', // 1 item
  s125a86b2f45bbb25: str`${0} artikelen`, // {0} items
  s6d3b5b0561ba34c9: 'Gepubliceerd', // Published
  sd600892f7fabe04c: 'Concept', // Draft
  s4bfc4d609ee1ab33: 'Gearchiveerd', // Archived
  sacf819de0479fa43: str`vanaf ${0}`, // from {0}
  s1cf212429be9ce39: str`Uitverkocht tot ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Deels uitverkocht', // Sold out at some locations
  sf7d87f0549046c0a: str`nog ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, { one: str`${0} serveertijd`, other: str`${0} serveertijden` }), // {0} serving times
  s992097decb0f4c86: 'Elke dag', // Every day
  s0a69bfb682cb87b1: plural(0, { one: str`${0} variant`, other: str`${0} varianten` }), // {0} variations
  sc660627b5a7ed593: 'Menu toevoegen', // Add menu
  s09eba37e31945df2: 'Nog geen menu’s.', // No menus yet.
  s71aeb22920c177b6:
    'Voeg er een toe en vul het met de hand of vanuit een bestand. Klanten zien het zodra u het publiceert.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Nog niemand heeft er een toegevoegd.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Geen menu heeft deze status.', // No menu has this status.
  s454f7ee1a28f9734: 'Nieuw menu', // New menu
  s030e10499ec674df: 'Naam van het menu', // Name of the menu
  s4162416d99573bdc: 'Klanten zien deze naam.', // Customers see it.
  s7ed70a092bd8b8ec: 'Groep toevoegen', // Add a group
  s9df73ce11ba9f360: 'Groep kiezen', // Choose a group
  s5468d720047eb162: str`Artikel toevoegen aan ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Artikel toevoegen', // Add item
  sb85415d0fe1814a6: str`${0} verplaatsen`, // Move {0}
  sc1b6cdbe946ba044: 'Nieuw artikel', // New item
  sadea7fe71518aab6: 'Nieuwe rubriek', // New section
  se2c94d0ff429cd79: 'Nieuwe optiegroep', // New modifier group
  sb59d102ee48d7d72: 'Het artikel is toegevoegd.', // The item was added.
  s17252ce52971b55a: 'De rubriek is toegevoegd.', // The section was added.
  sfda21267885fbb86: 'De groep is toegevoegd.', // The group was added.
  s7f891b1ee9f18f8f: 'Opgeslagen in het concept.', // Saved in the draft.
  s5517461b10bf0650:
    'Iemand anders heeft intussen andere onderdelen van het menu gewijzigd. U ziet nu beide.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Omhoog', // Move up
  sb233557012dcb328: 'Omlaag', // Move down
  s35bcf34a7fa5a19d: 'Artikel verwijderen', // Delete item
  s728a4f548c11b0e1: 'Rubriek verwijderen', // Delete section
  sf4856711e7b00031: 'Groep verwijderen', // Delete group
  sf9aee319a006c9b4: 'Toevoegen', // Add
  s5ac685dcf0a02ceb: 'Nog niet opgeslagen', // Not saved yet
  s82da3badb1a148f1: 'De beschikbaarheid is ingesteld.', // The availability is set.
  sd1014fee43e79b42: 'Dit artikel verwijderen?', // Delete this item?
  sc05dfefd2370a4bf: 'Deze rubriek met de artikelen erin verwijderen?', // Delete this section and its items?
  sa9f72e33186042ce: 'Deze groep verwijderen?', // Delete this group?
  s30c717f55b558fdb: 'Wordt aangeboden bij:', // Items that offer it:
  s78b6702c8d3ee1de: 'Worden ook verwijderd:', // With it go:
  sd377b341c1876043: 'Het verdwijnt uit het concept. Klanten zien het tot u publiceert.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`${0} omhoog`, // Move {0} up
  s1953f2a4f1105dca: str`${0} omlaag`, // Move {0} down
  s2fa05f91c1baa29b: str`${0} verwijderen`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Altijd, zolang de vestiging open is.', // Always, while the location is open.
  s339fd024bf102490:
    'Lokale tijd van de vestiging. Een tijd die eindigt voordat hij begint, eindigt de volgende dag.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Serveertijd ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Serveertijd ${0} verwijderen`, // Remove serving time {0}
  sda5be2d4faff2179: 'Serveertijd toevoegen', // Add serving time
  sacae74732f544fca: 'Dagen', // Days
  sa6ab5184d6315895: 'Van', // From
  s09353907b5c79284: 'Tot', // To
  sd67eac11415e43c8: 'Kies minimaal één dag.', // Choose at least one day.
  sfb2dbe10406cd002: 'Voer een tijd in zoals 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Voer een tijd in zoals 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Prijs', // Price
  s54c472297ecad54c: str`Variant ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Variant toevoegen', // Add variation
  s97de9a19fa44513a: 'Artikelnummer (SKU)', // SKU
  s55c25e6c35ec15a2: 'Gepubliceerde versies', // Published versions
  sd1a2ca954ab8526e: 'Nog niet gepubliceerd', // Not published yet
  s39f2ee69c6ccd6f7: 'Wat er is gewijzigd sinds de versie van de klanten', // What changed since customers’ version
  s590f59c2a952ef29: 'Klanten zien dit menu zoals het is', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Klanten zien het niet.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Het was te laat om te annuleren. Geïmporteerd: ${0} nieuw, ${1} gewijzigd.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Publiceren', // Publish
  sd5be5d2de0c50082: 'Klanten zien het direct.', // Customers see it at once.
  s55d2d4d448f92f95: 'Nog geen.', // None yet.
  s358e08de4fbebf51: str`Versie ${0}`, // Version {0}
  s9de00e64b4550667: 'Zichtbaar voor klanten', // Customers see this
  s38e383b4fc008e43: 'Wat er is gewijzigd', // What changed
  s54f5ab09b9af65c2: 'Hiernaar terugzetten', // Roll back to this
  s494152fc3783e83b: str`Klanten weer versie ${0} tonen?`, // Show version {0} to customers again?
  s32b718053db02902: 'Het concept blijft zoals het is.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Terugzetten', // Roll back
  s5b751b21df5a5684: 'De eerste versie.', // The first version.
  s888c93c98d8944df: 'Geen verschillen.', // No changes.
  s02dd685c2cbf80f5: str`Versie ${0} is gepubliceerd.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`Klanten zien weer versie ${0}.`, // Customers see version {0} again.
  sbc840984279b8a80: 'Het concept blijft zoals het is. Publiceer het zodra het klopt.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Menu wordt toegevoegd…', // Adding the menu…
  s599cc2490be2241c: 'Naam van het menu wordt gewijzigd…', // Renaming the menu…
  sba862525f437035e: 'Menu wordt gearchiveerd…', // Archiving the menu…
  s5d5b87e4476d1e03: 'Artikel wordt opgeslagen…', // Saving the item…
  s2a764eb46eca5889: 'Artikel wordt verwijderd…', // Deleting the item…
  sfca112be9c0f4f3b: 'Rubriek wordt opgeslagen…', // Saving the section…
  sdd3ecff2f2020fad: 'Rubriek wordt verwijderd…', // Deleting the section…
  s1bc484ba322f28d7: 'Groep wordt opgeslagen…', // Saving the group…
  s5d1174c32163b53d: 'Groep wordt verwijderd…', // Deleting the group…
  s4929c9bbfd901993: 'Wordt verplaatst…', // Moving…
  sbe865dde72e4992f: 'Beschikbaarheid wordt ingesteld…', // Setting the availability…
  sd412da320c12fcff: 'Bestand wordt geüpload…', // Uploading the file…
  s9bc0145b844492f4: 'Afbeelding wordt geüpload…', // Uploading the image…
  s1d083899146a0112: 'Wordt gepubliceerd…', // Publishing…
  s557d3afaf90aa2d9: 'Wordt teruggezet…', // Rolling back…
  sf39a2f83ede0ad70: 'Bestand wordt gelezen…', // Reading the file…
  s99d05b52dd4b3346: 'Wordt geïmporteerd…', // Importing…
  sfba8e09ccef579c4: 'Bestand wordt voorbereid…', // Preparing the file…
  sa5b32784847cb784: 'Hier moet iets staan.', // This can’t be empty.
  s093711b4fe6b5c11: 'Hier moet een prijs staan: cijfers, met decimalen alleen na een punt.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Hier moet een geheel getal staan.', // Enter a whole number.
  sec9e67738e532a5d: 'Hier moet de valuta van het menu staan.', // Use the menu’s currency.
  s2c98833446da9b42: 'Dit wijkt af van een eerdere rij van hetzelfde onderdeel.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Dit verwijst naar een optiegroep die niet in het menu staat.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Deze rij heeft een ander aantal cellen dan de koprij. Zet teksten met scheidingstekens tussen dubbele aanhalingstekens.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643:
    'In deze rij ontbreekt een dubbel aanhalingsteken of staat er een op de verkeerde plaats.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Deze rij is te lang. Mogelijk ontbreekt een dubbel aanhalingsteken aan het einde.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Geannuleerd. Er wordt nagegaan of het al was uitgevoerd…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'Geannuleerd. Tot nu toe is er niets gewijzigd. Als u het opnieuw importeert, gebeurt het maar één keer.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Geannuleerd. Het is niet bekend of het al was uitgevoerd: controleer het menu.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Dit wordt hier niet geaccepteerd.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Dit bestand is geen geldige JSON.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Dit bestand heeft een andere valuta dan het menu.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'De letters in dit bestand zijn niet leesbaar. Sla het op in UTF-8 (in een spreadsheet: “CSV UTF-8”).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Deze tabel heeft te veel rijen. Verdeel de tabel over meerdere bestanden.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`In deze tabel ontbreekt de kolom ${0}.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`De kolom ${0} is niet bekend.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'Een kolom komt twee keer voor in deze tabel.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Dit bestand kan niet als menu worden gelezen. Het moet een tabel of document zijn zoals de export die maakt.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Dit bestand is geen JPEG-, PNG- of WebP-afbeelding.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Deze afbeelding beweegt. Gebruik een niet-bewegende afbeelding.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Dit bestand eindigt vóór de afbeelding. Exporteer de afbeelding opnieuw.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f:
    'Dit bestand bevat na de afbeelding nog andere gegevens. Exporteer de afbeelding opnieuw.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Deze afbeelding heeft te veel pixels. Gebruik een kleinere.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Wijzigingen bekijken', // See changes
  sc587c7a055e15bb5: '1 niet-gepubliceerde wijziging', // 1 unpublished change
  s16fc8463de4493ff: str`${0} niet-gepubliceerde wijzigingen`, // … unpublished changes
  sedc03097c9fa8e28: 'Afbeeldingen om uit te kiezen', // Pictures to choose from
  s57c396d2ec12a3a6: str`${0} gebruiken`, // Use …
  s31605c88613b70e9:
    'Sleep afbeeldingen hierheen: JPEG, PNG of WebP. Meerdere blijven klaarstaan om te kiezen, ook voor andere artikelen.', // Drop pictures here: JPEG, PNG or WebP. …
};
