import { plural, str } from '../../../i18n/catalog.ts';

/** Swedish, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Välj en tidpunkt i framtiden.', // Choose a time in the future.
  sbea4e386905763f6: 'Tillgänglighet', // Availability
  sd158a5fc0f062f18: 'Tillgängligt', // Available
  sc411338ad1e7ca31: 'Gäller direkt för kunderna, utan publicering.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Ange tillgänglighet', // Set availability
  see2fcaedf9743ec6: 'Plats', // Location
  sfe5857d2790cdd68: 'Alla platser', // All locations
  s478c651b15be256d: 'Platser med en egen inställning behåller den.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Gäller', // Of
  s5b61ccfa95102ba6: 'hela artikeln', // the whole item
  sbecec99172ab4012: 'Tillfälligt slutsåld', // Sold out for a while
  s1c0bd22b4a44cb51: 'Slutsåld tills jag ändrar', // Sold out until I change it
  s96557c1f0804a9c6: 'Tillgänglig så länge lagret räcker', // Available until the stock is gone
  sd37ffdd8f288d785: 'Kunderna kan beställa den', // Customers can order it
  sf2bb98199c92e6f0: 'Hur länge', // For
  sdf8c72b4f410fe8f: 'Till', // Until
  sdea9a51ae2b132dc: str`Tidszon: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Hur många som är kvar', // How many are left
  secea5f9275d5a720: 'Varje beställning räknas av; vid 0 är den slutsåld.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'till en viss tid', // until a time
  s59762eaa69a60688: plural(0, { one: str`${0} minut`, other: str`${0} minuter` }), // {0} minutes
  s9899f07ee811b5ca: '1 timme', // 1 hour
  sb97bc1bc5aac2eba: plural(0, { one: str`${0} timme`, other: str`${0} timmar` }), // {0} hours
  sf89fc457e99a5e06: 'Någon annan har tagit bort detta.', // Someone else removed this.
  s495fd4155ecc3018: 'Någon annan har också ändrat detta.', // Someone else changed this too.
  sd76bb2a31835d2c2: 'Det du har skrivit finns kvar. Du kan lägga till det igen eller förkasta det.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Välj vad som ska behållas. Inget sparas förrän du har valt.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'Din version', // Yours
  s0bd54c693376687c: 'Den andra versionen', // Theirs
  s071720c539d4ee29: 'Lägg till igen', // Add it again
  s9d544b4f097ea76c: 'Spara så här', // Save this
  sc10652dda6d8d7e0: 'Förkasta min version', // Discard mine
  sacdf39621a230235: 'Den del av bilden som används', // The part of the picture that is used
  s2de969afacdaa7a6: 'Format', // Shape
  sdfa6844795ebfc12: 'Som den är', // As it is
  s9766793e54c82438: 'Bred (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Kvadratisk', // Square
  s166bd56d19670a72: 'Zooma', // Zoom
  s363771932fe08c53: 'Vänster eller höger', // Left or right
  sa07420dff479d993: 'Upp eller ner', // Up or down
  se8635018b6f395c4: str`Visa alla ${0} ändringar`, // Show all {0} changes
  se949cd6206be4dac: 'Före:', // Before:
  s668347c6d2c58757: 'Nu:', // Now:
  sba1940d41066b994: 'annan ordning', // another order
  se871c20e39ace2a5: 'Tillagd', // Added
  sdd3bedf6eb41e3db: 'Borttagen', // Removed
  s5b425251e1044ddb: 'Ändrad', // Changed
  s6d8c02aee480af7a: 'Meny', // Menu
  scc1db59d292cbc4c: 'Avsnitt', // Section
  s52cfa1d198476806: 'Artikel', // Item
  s16e2a9e41ae96e53: 'Tillvalsgrupp', // Modifier group
  sc52f532c12c66bc8: 'Menyns delar', // Parts of the menu
  sfe386c25c1567ecf: 'Artiklar', // Items
  scc94ce99baa62060: 'Tillvalsgrupper', // Modifier groups
  se19e2ed58cd65d6c: 'Versioner', // Versions
  sef3a9d9cac73a6b0: 'Alla menyer', // All menus
  s09a797a8df145719: 'Opublicerade ändringar', // Unpublished changes
  s60320a18282b2b33: 'Byt namn', // Rename
  se940d7a248c04a23: 'Importera en fil', // Import a file
  s3011814dabbdd6fc: 'Exportera menyn (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Exportera artiklar (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Exportera tillval (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Arkivera', // Archive
  s37a9e8aec5713460: 'Mer', // More
  se8410e27863e9354: 'Välj en artikel eller ett avsnitt som ska visas här.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Välj en grupp som ska visas här.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Förkasta ändringar', // Discard changes
  s020a64b5155ccd31: 'Du har osparade ändringar.', // You have unsaved changes.
  s5f2748ec7f910218: 'Vill du spara först?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Sidan får inte visa menyer.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`Använd högst ${0} tecken.`, // Use at most {0} characters.
  s21717ea35ca04394: 'Ange ett pris; 0 är gratis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Ange ett belopp som ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Det kan betyda ${0} eller ${1}. Utelämna tusentalsavgränsaren.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Ange ett heltal från ${0} till ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Bild', // Image
  s1af2853dc7c54d30: 'Varianter och priser', // Variations and prices
  s56c3881af09ce5c9: 'Kost', // Suits
  sfa1e7c160bbeec18: 'Innehåller', // Contains
  se8e1938ba7dafac1: 'Kalorier', // Calories
  s9401003aa889230e: 'Innehåller alkohol', // Contains alcohol
  s8bd7af6b5bfc8086: 'Skattekategori', // Tax category
  sb06b3bed480b7dcf: 'Ditt eget nummer', // Your own number
  sb5e0c43af15bce73: 'När det serveras', // When it is served
  saa33d0fecda8e329: 'Minst', // At least
  s9acab3a8150b0ac7: 'Högst', // At most
  s3a99161ca7738c4c: 'Högst av samma', // At most of one
  s87ca97e3a5f400d9: 'Tillval', // Modifiers
  scb489a1a173ac3f0: 'Ja', // Yes
  s09205907b5b56cda: 'Nej', // No
  s903c6546a03dc99b: 'ett annat avsnitt', // another section
  s6fdad32e7260495a: str`Bild: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Dekorativ bild', // Decorative image
  s314a4f7685c8e824: 'Alltid', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} artikel i annan ordning`,
    other: str`${0} artiklar i annan ordning`,
  }), // {0} items in another order
  se27b991249980daf: 'en annan grupp', // another group
  s563815aaf4ea1e25: '0: kunderna kan hoppa över det.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Tomt: så många som finns.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Tillval ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Lägg till tillval', // Add modifier
  s916a0d090cdcefd8: 'Pristillägg', // Added price
  se982c5f5768ad7ff: 'Förvalt', // Preselected
  s329ac90257ebd1d5: 'Det är mindre än det minsta antalet.', // This is below the minimum.
  s1c94c8edd59d3076: 'Fler tillval är förvalda än vad som kan väljas.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Välj minst ${0}`, // Choose {0} or more
  sc5105711fd43033b: 'Välj valfritt antal', // Choose any number
  sdf9917a98234d21a: str`Välj ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`Välj ${0} till ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`Välj upp till ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Lägg till grupp', // Add group
  s855eb596c3a5ec6b: 'Inga tillvalsgrupper än.', // No modifier groups yet.
  sd437f5e1cee5dc76:
    'En grupp är det kunderna väljer till en artikel, till exempel storlek eller extra tillbehör.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, { one: str`erbjuds på ${0} artikel`, other: str`erbjuds på ${0} artiklar` }), // offered by {0}
  s3978e021910edfce: 'En annan bild', // Another picture
  s5ed03bb1f3a15949: 'Bild', // Picture
  s4b9e15d2297373ec: 'Ta bort bilden', // Remove the picture
  s721b737a6be4b7d6: 'Vad den visar', // What it shows
  s20464789d7b29c69: 'För den som inte kan se bilden.', // For people who don’t see it.
  sec4f173289cf430c: 'Dekorativ: den tillför inget till texten', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Använd bilden', // Use this picture
  s5616831bbbe45a2c: 'Filen går inte att läsa som bild.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'En tabell (CSV) med exportens kolumner eller en hel meny (JSON). Den läggs i utkastet, helt eller inte alls.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'Fil', // File
  s21c900c1c40ededc: 'Ta bort det som inte finns i filen', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Avbrutet. Inget har ändrats.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'Importera till utkastet', // Import into the draft
  s497f5c58f472ecc2: 'Kontrollera filen', // Check the file
  s0a3428971ae07998: 'Använd en fil på högst 5 MB.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Välj en fil.', // Choose a file.
  s04bbf0265f51c179: str`Importerat: ${0} nya, ${1} ändrade.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'Filen har ett fel.', // The file has one error.
  sd9f681401a61a43f: str`Filen har ${0} fel.`, // The file has {0} errors.
  s71ab261f500326b4: 'Inget har ändrats. Rätta felen i filen och välj den igen.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'nytt', // new
  sdf38879af614707b: 'ändrat', // changed
  s519271cabdd2d230: 'oförändrat', // as before
  s10154dbd4fbc697b: 'borttaget', // removed
  s828a029fea3726e9: 'saknas i filen, behålls', // not in the file, stay
  s9def3ec1debf9135: str`Lästa rader: ${0}. Det här gör importen:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Fel i filen', // Errors in the file
  s447f48097e0da5c8: 'Vad som är fel', // What is wrong
  sa013e119fec906fb: 'Rad', // Row
  s9e40e59654c8ad67: 'Kolumn', // Column
  seb8bd2cce4314e01: 'Kost och allergener', // Diet and allergens
  s78c64e9d1c015519: 'Skatt och nummer', // Tax and numbers
  s433e829d263da9d3: 'Avgör vilka av platsens skatter som gäller.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Unikt i menyn.', // Unique in the menu.
  s12923b47bc89a306: 'Kilokalorier per portion.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Beskriv vad den visar eller ange att den är dekorativ.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Ge varje variant ett namn, till exempel ”Stor”.', // Name each variation, such as “Large”.
  s827599af4c283614: 'Använd små bokstäver, siffror och bindestreck.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Läser in menyer\u00a0…', // Loading menus…
  sa597982e46a96c4b: 'Menyer', // Menus
  s1818ee80e70946be: 'Tryck på upp- eller nedpil för att flytta.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Ingen artikel matchar.', // No item matches.
  s870c1c9fb0f67b77: 'Visa alla artiklar', // Show all items
  sc182f375a3779a14: 'Avsnitt och artiklar', // Sections and items
  sd1d5a0ea9c6c52bb: 'Lägg till avsnitt', // Add section
  s58f411f4883e73a9: 'Menyn är tom.', // This menu is empty.
  s0c9625899a90e3c3: 'Börja med ett avsnitt, till exempel ”Förrätter”, eller importera en fil.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Ingen har lagt till något än.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Alla artiklar', // All items
  s748395f78757aae7: 'Slutsåld', // Sold out
  s63017ca524b4841b: 'Utan bild', // Without an image
  seebf0a900fa14c4c: 'Sök artikel', // Find an item
  s716a6024e3fe999c: 'Visa', // Show
  sb48af5beab013611: str`${0} är nu ${1} av ${2} i ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0} är nu avsnitt ${1} av ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Byt namn på menyn', // Rename the menu
  se7a74f9bb3957847: 'Vill du arkivera menyn?', // Archive this menu?
  s352616496b458f0e:
    'Kunderna ser den inte längre och kan inte beställa från den. Publicera den igen för att få tillbaka den.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Behåll', // Keep
  s19e88633eab0162e: 'Namnet är ändrat i utkastet.', // Renamed in the draft.
  s9299da523fa9a449: 'Menyn är arkiverad.', // The menu is archived.
  sbaf87689cccc53eb: '1 artikel', // 1 item
  s125a86b2f45bbb25: str`${0} artiklar`, // {0} items
  s6d3b5b0561ba34c9: 'Publicerad', // Published
  sd600892f7fabe04c: 'Utkast', // Draft
  s4bfc4d609ee1ab33: 'Arkiverad', // Archived
  sacf819de0479fa43: str`från ${0}`, // from {0}
  s1cf212429be9ce39: str`Slutsåld till ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Delvis slutsåld', // Sold out at some locations
  sf7d87f0549046c0a: str`${0} kvar`, // {0} left
  sa21aad667d8ecf27: plural(0, { one: str`${0} serveringstid`, other: str`${0} serveringstider` }), // {0} serving times
  s992097decb0f4c86: 'Varje dag', // Every day
  s0a69bfb682cb87b1: plural(0, { one: str`${0} variant`, other: str`${0} varianter` }), // {0} variations
  sc660627b5a7ed593: 'Lägg till meny', // Add menu
  s09eba37e31945df2: 'Inga menyer än.', // No menus yet.
  s71aeb22920c177b6:
    'Lägg till en och fyll den för hand eller från en fil. Kunderna ser den när du publicerar den.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Ingen har lagt till någon än.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Ingen meny har den statusen.', // No menu has this status.
  s454f7ee1a28f9734: 'Ny meny', // New menu
  s030e10499ec674df: 'Menyns namn', // Name of the menu
  s4162416d99573bdc: 'Kunderna ser namnet.', // Customers see it.
  s7ed70a092bd8b8ec: 'Lägg till en grupp', // Add a group
  s9df73ce11ba9f360: 'Välj en grupp', // Choose a group
  s5468d720047eb162: str`Lägg till artikel i ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Lägg till artikel', // Add item
  sb85415d0fe1814a6: str`Flytta ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'Ny artikel', // New item
  sadea7fe71518aab6: 'Nytt avsnitt', // New section
  se2c94d0ff429cd79: 'Ny tillvalsgrupp', // New modifier group
  sb59d102ee48d7d72: 'Artikeln har lagts till.', // The item was added.
  s17252ce52971b55a: 'Avsnittet har lagts till.', // The section was added.
  sfda21267885fbb86: 'Gruppen har lagts till.', // The group was added.
  s7f891b1ee9f18f8f: 'Sparat i utkastet.', // Saved in the draft.
  s5517461b10bf0650: 'Någon annan har under tiden ändrat andra delar av menyn. Du ser nu båda.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Flytta upp', // Move up
  sb233557012dcb328: 'Flytta ner', // Move down
  s35bcf34a7fa5a19d: 'Ta bort artikel', // Delete item
  s728a4f548c11b0e1: 'Ta bort avsnitt', // Delete section
  sf4856711e7b00031: 'Ta bort grupp', // Delete group
  sf9aee319a006c9b4: 'Lägg till', // Add
  s5ac685dcf0a02ceb: 'Inte sparat än', // Not saved yet
  s82da3badb1a148f1: 'Tillgängligheten är ändrad.', // The availability is set.
  sd1014fee43e79b42: 'Vill du ta bort artikeln?', // Delete this item?
  sc05dfefd2370a4bf: 'Vill du ta bort avsnittet och dess artiklar?', // Delete this section and its items?
  sa9f72e33186042ce: 'Vill du ta bort gruppen?', // Delete this group?
  s30c717f55b558fdb: 'Erbjuds på:', // Items that offer it:
  s78b6702c8d3ee1de: 'Tas också bort:', // With it go:
  sd377b341c1876043: 'Det tas bort från utkastet. Kunderna ser det tills du publicerar.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`Flytta ${0} upp`, // Move {0} up
  s1953f2a4f1105dca: str`Flytta ${0} ner`, // Move {0} down
  s2fa05f91c1baa29b: str`Ta bort ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Alltid, så länge platsen har öppet.', // Always, while the location is open.
  s339fd024bf102490: 'Platsens lokala tid. En tid som slutar före sin början slutar nästa dag.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Serveringstid ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Ta bort serveringstid ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'Lägg till serveringstid', // Add serving time
  sacae74732f544fca: 'Dagar', // Days
  sa6ab5184d6315895: 'Från', // From
  s09353907b5c79284: 'Till', // To
  sd67eac11415e43c8: 'Välj minst en dag.', // Choose at least one day.
  sfb2dbe10406cd002: 'Ange en tid, till exempel 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Ange en tid, till exempel 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Pris', // Price
  s54c472297ecad54c: str`Variant ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Lägg till variant', // Add variation
  s97de9a19fa44513a: 'Artikelnummer (SKU)', // SKU
  s55c25e6c35ec15a2: 'Publicerade versioner', // Published versions
  sd1a2ca954ab8526e: 'Inte publicerad än', // Not published yet
  s39f2ee69c6ccd6f7: 'Ändrat sedan kundernas version', // What changed since customers’ version
  s590f59c2a952ef29: 'Kunderna ser menyn som den är', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Kunderna ser den inte.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Det var för sent att avbryta. Importerat: ${0} nya, ${1} ändrade.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Publicera', // Publish
  sd5be5d2de0c50082: 'Kunderna ser den direkt.', // Customers see it at once.
  s55d2d4d448f92f95: 'Inga än.', // None yet.
  s358e08de4fbebf51: str`Version ${0}`, // Version {0}
  s9de00e64b4550667: 'Visas för kunder', // Customers see this
  s38e383b4fc008e43: 'Vad som har ändrats', // What changed
  s54f5ab09b9af65c2: 'Återställ till denna', // Roll back to this
  s494152fc3783e83b: str`Vill du visa version ${0} för kunderna igen?`, // Show version {0} to customers again?
  s32b718053db02902: 'Utkastet förblir som det är.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Återställ', // Roll back
  s5b751b21df5a5684: 'Den första versionen.', // The first version.
  s888c93c98d8944df: 'Inga skillnader.', // No changes.
  s02dd685c2cbf80f5: str`Version ${0} är publicerad.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`Kunderna ser version ${0} igen.`, // Customers see version {0} again.
  sbc840984279b8a80: 'Utkastet förblir som det är. Publicera det när det stämmer.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Lägger till menyn\u00a0…', // Adding the menu…
  s599cc2490be2241c: 'Byter namn på menyn\u00a0…', // Renaming the menu…
  sba862525f437035e: 'Arkiverar menyn\u00a0…', // Archiving the menu…
  s5d5b87e4476d1e03: 'Sparar artikeln\u00a0…', // Saving the item…
  s2a764eb46eca5889: 'Tar bort artikeln\u00a0…', // Deleting the item…
  sfca112be9c0f4f3b: 'Sparar avsnittet\u00a0…', // Saving the section…
  sdd3ecff2f2020fad: 'Tar bort avsnittet\u00a0…', // Deleting the section…
  s1bc484ba322f28d7: 'Sparar gruppen\u00a0…', // Saving the group…
  s5d1174c32163b53d: 'Tar bort gruppen\u00a0…', // Deleting the group…
  s4929c9bbfd901993: 'Flyttar\u00a0…', // Moving…
  sbe865dde72e4992f: 'Ändrar tillgängligheten\u00a0…', // Setting the availability…
  sd412da320c12fcff: 'Laddar upp filen\u00a0…', // Uploading the file…
  s9bc0145b844492f4: 'Laddar upp bilden\u00a0…', // Uploading the image…
  s1d083899146a0112: 'Publicerar\u00a0…', // Publishing…
  s557d3afaf90aa2d9: 'Återställer\u00a0…', // Rolling back…
  sf39a2f83ede0ad70: 'Läser filen\u00a0…', // Reading the file…
  s99d05b52dd4b3346: 'Importerar\u00a0…', // Importing…
  sfba8e09ccef579c4: 'Förbereder filen\u00a0…', // Preparing the file…
  sa5b32784847cb784: 'Något måste stå här.', // This can’t be empty.
  s093711b4fe6b5c11: 'Här måste ett pris stå: siffror, med decimaler bara efter en punkt.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Här måste ett heltal stå.', // Enter a whole number.
  sec9e67738e532a5d: 'Här måste menyns valuta stå.', // Use the menu’s currency.
  s2c98833446da9b42: 'Detta skiljer sig från en tidigare rad för samma del.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Detta anger en tillvalsgrupp som inte finns i menyn.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Raden har inte lika många celler som rubrikraden. Sätt texter med avgränsare inom dubbla citattecken.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'Ett dubbelt citattecken saknas på raden eller står på fel plats.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Raden är för lång. Ett avslutande dubbelt citattecken kan saknas.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Avbrutet. Kontrollerar om det hann göras\u00a0…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef: 'Avbrutet. Hittills har inget ändrats. Om du importerar igen görs det bara en gång.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Avbrutet. Det är okänt om det hann göras: kontrollera menyn.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Detta godtas inte här.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Filen är inte giltig JSON.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Filen har en annan valuta än menyn.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'Bokstäverna i filen går inte att läsa. Spara den i UTF-8 (i ett kalkylprogram: ”CSV UTF-8”).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Tabellen har för många rader. Dela upp den i flera filer.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`Tabellen saknar kolumnen ${0}.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`Kolumnen ${0} är okänd.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'En kolumn finns två gånger i tabellen.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Filen går inte att läsa som meny. Den måste vara en tabell eller ett dokument så som exporten skriver det.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Filen är inte en JPEG-, PNG- eller WebP-bild.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Bilden är animerad. Använd en stillbild.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Filen slutar innan bilden gör det. Exportera bilden igen.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Filen har andra data efter bilden. Exportera bilden igen.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Bilden har för många pixlar. Använd en mindre.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Visa ändringar', // See changes
  sc587c7a055e15bb5: '1 opublicerad ändring', // 1 unpublished change
  s16fc8463de4493ff: str`${0} opublicerade ändringar`, // … unpublished changes
  sedc03097c9fa8e28: 'Bilder att välja mellan', // Pictures to choose from
  s57c396d2ec12a3a6: str`Använd ${0}`, // Use …
  s31605c88613b70e9:
    'Släpp bilder här: JPEG, PNG eller WebP. Flera väntar på ditt val, även för andra artiklar.', // Drop pictures here: JPEG, PNG or WebP. …
};
