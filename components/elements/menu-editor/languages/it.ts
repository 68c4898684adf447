import { plural, str } from '../../../i18n/catalog.ts';

/** Italian, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Scegliere data e ora future.', // Choose a time in the future.
  sbea4e386905763f6: 'Disponibilità', // Availability
  sd158a5fc0f062f18: 'Disponibile', // Available
  sc411338ad1e7ca31: 'Ha effetto immediato per i clienti, senza pubblicazione.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Imposta disponibilità', // Set availability
  see2fcaedf9743ec6: 'Sede', // Location
  sfe5857d2790cdd68: 'Tutte le sedi', // All locations
  s478c651b15be256d: 'Le sedi con un’impostazione propria la mantengono.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Si applica a', // Of
  s5b61ccfa95102ba6: 'intero articolo', // the whole item
  sbecec99172ab4012: 'Temporaneamente esaurito', // Sold out for a while
  s1c0bd22b4a44cb51: 'Esaurito fino a modifica manuale', // Sold out until I change it
  s96557c1f0804a9c6: 'Disponibile fino a esaurimento scorte', // Available until the stock is gone
  sd37ffdd8f288d785: 'I clienti possono ordinarlo', // Customers can order it
  sf2bb98199c92e6f0: 'Durata', // For
  sdf8c72b4f410fe8f: 'Fino a', // Until
  sdea9a51ae2b132dc: str`Fuso orario: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Quantità rimanente', // How many are left
  secea5f9275d5a720: 'Ogni ordine la riduce; a 0 l’articolo è esaurito.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'fino a una data e un’ora', // until a time
  s59762eaa69a60688: str`${0} minuti`, // {0} minutes
  s9899f07ee811b5ca: '1 ora', // 1 hour
  sb97bc1bc5aac2eba: str`${0} ore`, // {0} hours
  sf89fc457e99a5e06: 'Un’altra persona ha rimosso questo elemento.', // Someone else removed this.
  s495fd4155ecc3018: 'Anche un’altra persona ha modificato questo elemento.', // Someone else changed this too.
  sd76bb2a31835d2c2:
    'I dati inseriti sono ancora qui. È possibile aggiungere di nuovo l’elemento o scartare i dati.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Scegliere che cosa mantenere. Fino ad allora non viene salvato nulla.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'La mia versione', // Yours
  s0bd54c693376687c: 'L’altra versione', // Theirs
  s071720c539d4ee29: 'Aggiungi di nuovo', // Add it again
  s9d544b4f097ea76c: 'Salva così', // Save this
  sc10652dda6d8d7e0: 'Scarta la mia versione', // Discard mine
  sacdf39621a230235: 'La parte dell’immagine utilizzata', // The part of the picture that is used
  s2de969afacdaa7a6: 'Formato', // Shape
  sdfa6844795ebfc12: 'Originale', // As it is
  s9766793e54c82438: 'Largo (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Quadrato', // Square
  s166bd56d19670a72: 'Zoom', // Zoom
  s363771932fe08c53: 'Posizione orizzontale', // Left or right
  sa07420dff479d993: 'Posizione verticale', // Up or down
  se8635018b6f395c4: str`Mostra tutte le ${0} modifiche`, // Show all {0} changes
  se949cd6206be4dac: 'Prima:', // Before:
  s668347c6d2c58757: 'Ora:', // Now:
  sba1940d41066b994: 'altro ordine', // another order
  se871c20e39ace2a5: 'Aggiunto', // Added
  sdd3bedf6eb41e3db: 'Rimosso', // Removed
  s5b425251e1044ddb: 'Modificato', // Changed
  s6d8c02aee480af7a: 'Menu', // Menu
  scc1db59d292cbc4c: 'Sezione', // Section
  s52cfa1d198476806: 'Articolo', // Item
  s16e2a9e41ae96e53: 'Gruppo di opzioni', // Modifier group
  sc52f532c12c66bc8: 'Parti del menu', // Parts of the menu
  sfe386c25c1567ecf: 'Articoli', // Items
  scc94ce99baa62060: 'Gruppi di opzioni', // Modifier groups
  se19e2ed58cd65d6c: 'Versioni', // Versions
  sef3a9d9cac73a6b0: 'Tutti i menu', // All menus
  s09a797a8df145719: 'Modifiche non pubblicate', // Unpublished changes
  s60320a18282b2b33: 'Rinomina', // Rename
  se940d7a248c04a23: 'Importa un file', // Import a file
  s3011814dabbdd6fc: 'Esporta il menu (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Esporta gli articoli (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Esporta le opzioni (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Archivia', // Archive
  s37a9e8aec5713460: 'Altro', // More
  se8410e27863e9354: 'Scegliere un articolo o una sezione da visualizzare qui.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Scegliere un gruppo da visualizzare qui.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Scarta le modifiche', // Discard changes
  s020a64b5155ccd31: 'Ci sono modifiche non salvate.', // You have unsaved changes.
  s5f2748ec7f910218: 'Salvarle prima di continuare?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Questa pagina non è autorizzata a mostrare i menu.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`Usare al massimo ${0} caratteri.`, // Use at most {0} characters.
  s21717ea35ca04394: 'Inserire un prezzo; 0 è gratis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Inserire un importo come ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Può significare ${0} oppure ${1}. Omettere il separatore delle migliaia.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Inserire un numero intero da ${0} a ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Immagine', // Image
  s1af2853dc7c54d30: 'Varianti e prezzi', // Variations and prices
  s56c3881af09ce5c9: 'Adatto a', // Suits
  sfa1e7c160bbeec18: 'Contiene', // Contains
  se8e1938ba7dafac1: 'Calorie', // Calories
  s9401003aa889230e: 'Contiene alcol', // Contains alcohol
  s8bd7af6b5bfc8086: 'Categoria fiscale', // Tax category
  sb06b3bed480b7dcf: 'Numero interno', // Your own number
  sb5e0c43af15bce73: 'Orari di servizio', // When it is served
  saa33d0fecda8e329: 'Minimo', // At least
  s9acab3a8150b0ac7: 'Massimo', // At most
  s3a99161ca7738c4c: 'Massimo per opzione', // At most of one
  s87ca97e3a5f400d9: 'Opzioni', // Modifiers
  scb489a1a173ac3f0: 'Sì', // Yes
  s09205907b5b56cda: 'No', // No
  s903c6546a03dc99b: 'un’altra sezione', // another section
  s6fdad32e7260495a: str`Immagine: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Immagine decorativa', // Decorative image
  s314a4f7685c8e824: 'Sempre', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} articolo in un altro ordine`,
    many: str`${0} di articoli in un altro ordine`,
    other: str`${0} articoli in un altro ordine`,
  }), // {0} items in another order
  se27b991249980daf: 'un altro gruppo', // another group
  s563815aaf4ea1e25: '0: i clienti possono non scegliere nulla.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Vuoto: tutte le opzioni disponibili.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Opzione ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Aggiungi opzione', // Add modifier
  s916a0d090cdcefd8: 'Supplemento', // Added price
  se982c5f5768ad7ff: 'Preselezionata', // Preselected
  s329ac90257ebd1d5: 'È inferiore al minimo.', // This is below the minimum.
  s1c94c8edd59d3076: 'Le opzioni preselezionate sono più di quelle che si possono scegliere.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Almeno ${0} a scelta`, // Choose {0} or more
  sc5105711fd43033b: 'Scelta libera', // Choose any number
  sdf9917a98234d21a: str`${0} a scelta`, // Choose {0}
  sb4c5fd71ed9f9675: str`Da ${0} a ${1} a scelta`, // Choose {0} to {1}
  se7c09290af453628: str`Fino a ${0} a scelta`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Aggiungi gruppo', // Add group
  s855eb596c3a5ec6b: 'Ancora nessun gruppo di opzioni.', // No modifier groups yet.
  sd437f5e1cee5dc76:
    'Un gruppo raccoglie ciò che i clienti scelgono per un articolo, ad esempio la dimensione o gli extra.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, {
    one: str`proposto per ${0} articolo`,
    many: str`proposto per ${0} di articoli`,
    other: str`proposto per ${0} articoli`,
  }), // offered by {0}
  s3978e021910edfce: 'Altra immagine', // Another picture
  s5ed03bb1f3a15949: 'Immagine', // Picture
  s4b9e15d2297373ec: 'Rimuovi immagine', // Remove the picture
  s721b737a6be4b7d6: 'Che cosa mostra', // What it shows
  s20464789d7b29c69: 'Per chi non la vede.', // For people who don’t see it.
  sec4f173289cf430c: 'Decorativa: non aggiunge nulla al testo', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Usa questa immagine', // Use this picture
  s5616831bbbe45a2c: 'Questo file non può essere letto come immagine.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Una tabella (CSV) con le colonne dell’esportazione oppure un menu completo (JSON). Viene importata nella bozza, per intero o per niente.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'File', // File
  s21c900c1c40ededc: 'Rimuovi ciò che non è nel file', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Annullato. Nulla è stato modificato.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'Importa nella bozza', // Import into the draft
  s497f5c58f472ecc2: 'Verifica il file', // Check the file
  s0a3428971ae07998: 'Usare un file di al massimo 5\u00a0MB.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Scegliere un file.', // Choose a file.
  s04bbf0265f51c179: str`Importazione completata. Nuovi: ${0}, modificati: ${1}.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'Il file contiene un errore.', // The file has one error.
  sd9f681401a61a43f: plural(0, {
    one: str`Il file contiene ${0} errore.`,
    many: str`Il file contiene ${0} di errori.`,
    other: str`Il file contiene ${0} errori.`,
  }), // The file has {0} errors.
  s71ab261f500326b4: 'Nulla è stato modificato. Correggere il file e sceglierlo di nuovo.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'nuovo/i', // new
  sdf38879af614707b: 'modificato/i', // changed
  s519271cabdd2d230: 'senza modifiche', // as before
  s10154dbd4fbc697b: 'rimosso/i', // removed
  s828a029fea3726e9: 'non nel file, mantenuto/i', // not in the file, stay
  s9def3ec1debf9135: str`Righe lette: ${0}. Effetto dell’importazione:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Errori nel file', // Errors in the file
  s447f48097e0da5c8: 'Problema', // What is wrong
  sa013e119fec906fb: 'Riga', // Row
  s9e40e59654c8ad67: 'Colonna', // Column
  seb8bd2cce4314e01: 'Dieta e allergeni', // Diet and allergens
  s78c64e9d1c015519: 'Imposte e numeri', // Tax and numbers
  s433e829d263da9d3: 'Determina quali imposte della sede si applicano.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Univoco nel menu.', // Unique in the menu.
  s12923b47bc89a306: 'Chilocalorie per porzione.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Descrivere che cosa mostra l’immagine o indicare che è decorativa.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Dare un nome a ogni variante, ad esempio “Grande”.', // Name each variation, such as “Large”.
  s827599af4c283614: 'Usare lettere minuscole, cifre e trattini.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Caricamento dei menu…', // Loading menus…
  sa597982e46a96c4b: 'Menu', // Menus
  s1818ee80e70946be: 'Premere il tasto freccia su o giù per spostare l’elemento.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Nessun articolo corrisponde.', // No item matches.
  s870c1c9fb0f67b77: 'Mostra tutti gli articoli', // Show all items
  sc182f375a3779a14: 'Sezioni e articoli', // Sections and items
  sd1d5a0ea9c6c52bb: 'Aggiungi sezione', // Add section
  s58f411f4883e73a9: 'Questo menu è vuoto.', // This menu is empty.
  s0c9625899a90e3c3: 'Iniziare con una sezione, ad esempio “Antipasti”, oppure importare un file.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Non è stato ancora aggiunto nulla.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Tutti gli articoli', // All items
  s748395f78757aae7: 'Esaurito', // Sold out
  s63017ca524b4841b: 'Senza immagine', // Without an image
  seebf0a900fa14c4c: 'Cerca un articolo', // Find an item
  s716a6024e3fe999c: 'Mostra', // Show
  sb48af5beab013611: str`${0} è ora in posizione ${1} di ${2} in ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0} è ora la sezione ${1} di ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Rinomina il menu', // Rename the menu
  se7a74f9bb3957847: 'Archiviare questo menu?', // Archive this menu?
  s352616496b458f0e:
    'I clienti non lo vedranno più e non potranno più ordinare. Per ripristinarlo, pubblicarlo di nuovo.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Mantieni', // Keep
  s19e88633eab0162e: 'Rinominato nella bozza.', // Renamed in the draft.
  s9299da523fa9a449: 'Il menu è archiviato.', // The menu is archived.
  sbaf87689cccc53eb: '1 articolo', // 1 item
  s125a86b2f45bbb25: plural(0, {
    one: str`${0} articolo`,
    many: str`${0} di articoli`,
    other: str`${0} articoli`,
  }), // {0} items
  s6d3b5b0561ba34c9: 'Pubblicato', // Published
  sd600892f7fabe04c: 'Bozza', // Draft
  s4bfc4d609ee1ab33: 'Archiviato', // Archived
  sacf819de0479fa43: str`da ${0}`, // from {0}
  s1cf212429be9ce39: str`Esaurito fino a: ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Esaurito in alcune sedi', // Sold out at some locations
  sf7d87f0549046c0a: str`rimasti: ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, {
    one: str`${0} orario di servizio`,
    many: str`${0} di orari di servizio`,
    other: str`${0} orari di servizio`,
  }), // {0} serving times
  s992097decb0f4c86: 'Ogni giorno', // Every day
  s0a69bfb682cb87b1: plural(0, {
    one: str`${0} variante`,
    many: str`${0} di varianti`,
    other: str`${0} varianti`,
  }), // {0} variations
  sc660627b5a7ed593: 'Aggiungi menu', // Add menu
  s09eba37e31945df2: 'Ancora nessun menu.', // No menus yet.
  s71aeb22920c177b6:
    'Aggiungere un menu e compilarlo a mano o da un file. I clienti lo vedranno dopo la pubblicazione.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Non ne è stato ancora aggiunto nessuno.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Nessun menu ha questo stato.', // No menu has this status.
  s454f7ee1a28f9734: 'Nuovo menu', // New menu
  s030e10499ec674df: 'Nome del menu', // Name of the menu
  s4162416d99573bdc: 'I clienti lo vedono.', // Customers see it.
  s7ed70a092bd8b8ec: 'Aggiungi un gruppo', // Add a group
  s9df73ce11ba9f360: 'Scegli un gruppo', // Choose a group
  s5468d720047eb162: str`Aggiungi articolo a ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Aggiungi articolo', // Add item
  sb85415d0fe1814a6: str`Sposta ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'Nuovo articolo', // New item
  sadea7fe71518aab6: 'Nuova sezione', // New section
  se2c94d0ff429cd79: 'Nuovo gruppo di opzioni', // New modifier group
  sb59d102ee48d7d72: 'L’articolo è stato aggiunto.', // The item was added.
  s17252ce52971b55a: 'La sezione è stata aggiunta.', // The section was added.
  sfda21267885fbb86: 'Il gruppo è stato aggiunto.', // The group was added.
  s7f891b1ee9f18f8f: 'Salvato nella bozza.', // Saved in the draft.
  s5517461b10bf0650:
    'Nel frattempo un’altra persona ha modificato altre parti del menu. Ora sono visibili tutte le modifiche.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Sposta in alto', // Move up
  sb233557012dcb328: 'Sposta in basso', // Move down
  s35bcf34a7fa5a19d: 'Elimina articolo', // Delete item
  s728a4f548c11b0e1: 'Elimina sezione', // Delete section
  sf4856711e7b00031: 'Elimina gruppo', // Delete group
  sf9aee319a006c9b4: 'Aggiungi', // Add
  s5ac685dcf0a02ceb: 'Non ancora salvato', // Not saved yet
  s82da3badb1a148f1: 'La disponibilità è impostata.', // The availability is set.
  sd1014fee43e79b42: 'Eliminare questo articolo?', // Delete this item?
  sc05dfefd2370a4bf: 'Eliminare questa sezione e i suoi articoli?', // Delete this section and its items?
  sa9f72e33186042ce: 'Eliminare questo gruppo?', // Delete this group?
  s30c717f55b558fdb: 'Articoli che lo propongono:', // Items that offer it:
  s78b6702c8d3ee1de: 'Vengono eliminati anche:', // With it go:
  sd377b341c1876043: 'L’eliminazione riguarda la bozza. I clienti vedono l’elemento fino alla pubblicazione.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`Sposta ${0} in alto`, // Move {0} up
  s1953f2a4f1105dca: str`Sposta ${0} in basso`, // Move {0} down
  s2fa05f91c1baa29b: str`Rimuovi ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Sempre, durante l’apertura della sede.', // Always, while the location is open.
  s339fd024bf102490:
    'Ora locale della sede. Un orario che termina prima dell’inizio finisce il giorno successivo.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Orario di servizio ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Rimuovi l’orario di servizio ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'Aggiungi orario di servizio', // Add serving time
  sacae74732f544fca: 'Giorni', // Days
  sa6ab5184d6315895: 'Da', // From
  s09353907b5c79284: 'A', // To
  sd67eac11415e43c8: 'Scegliere almeno un giorno.', // Choose at least one day.
  sfb2dbe10406cd002: 'Inserire un orario, ad esempio 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Inserire un orario, ad esempio 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Prezzo', // Price
  s54c472297ecad54c: str`Variante ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Aggiungi variante', // Add variation
  s97de9a19fa44513a: 'Codice articolo (SKU)', // SKU
  s55c25e6c35ec15a2: 'Versioni pubblicate', // Published versions
  sd1a2ca954ab8526e: 'Non ancora pubblicato', // Not published yet
  s39f2ee69c6ccd6f7: 'Modifiche rispetto alla versione dei clienti', // What changed since customers’ version
  s590f59c2a952ef29: 'I clienti vedono questo menu così com’è', // Customers see this menu as it is
  s15bdc0015e794c7c: 'I clienti non lo vedono.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Era troppo tardi per annullare. Importati: ${0} nuovi, ${1} modificati.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Pubblica', // Publish
  sd5be5d2de0c50082: 'I clienti lo vedono subito.', // Customers see it at once.
  s55d2d4d448f92f95: 'Ancora nessuna.', // None yet.
  s358e08de4fbebf51: str`Versione ${0}`, // Version {0}
  s9de00e64b4550667: 'Visibile ai clienti', // Customers see this
  s38e383b4fc008e43: 'Modifiche', // What changed
  s54f5ab09b9af65c2: 'Ripristina questa versione', // Roll back to this
  s494152fc3783e83b: str`Mostrare di nuovo ai clienti la versione ${0}?`, // Show version {0} to customers again?
  s32b718053db02902: 'La bozza resta com’è.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Ripristina', // Roll back
  s5b751b21df5a5684: 'La prima versione.', // The first version.
  s888c93c98d8944df: 'Nessuna differenza.', // No changes.
  s02dd685c2cbf80f5: str`La versione ${0} è pubblicata.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`I clienti vedono di nuovo la versione ${0}.`, // Customers see version {0} again.
  sbc840984279b8a80: 'La bozza resta com’è. Pubblicarla quando è corretta.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Aggiunta del menu…', // Adding the menu…
  s599cc2490be2241c: 'Modifica del nome del menu…', // Renaming the menu…
  sba862525f437035e: 'Archiviazione del menu…', // Archiving the menu…
  s5d5b87e4476d1e03: 'Salvataggio dell’articolo…', // Saving the item…
  s2a764eb46eca5889: 'Eliminazione dell’articolo…', // Deleting the item…
  sfca112be9c0f4f3b: 'Salvataggio della sezione…', // Saving the section…
  sdd3ecff2f2020fad: 'Eliminazione della sezione…', // Deleting the section…
  s1bc484ba322f28d7: 'Salvataggio del gruppo…', // Saving the group…
  s5d1174c32163b53d: 'Eliminazione del gruppo…', // Deleting the group…
  s4929c9bbfd901993: 'Spostamento in corso…', // Moving…
  sbe865dde72e4992f: 'Impostazione della disponibilità…', // Setting the availability…
  sd412da320c12fcff: 'Caricamento del file…', // Uploading the file…
  s9bc0145b844492f4: 'Caricamento dell’immagine…', // Uploading the image…
  s1d083899146a0112: 'Pubblicazione in corso…', // Publishing…
  s557d3afaf90aa2d9: 'Ripristino in corso…', // Rolling back…
  sf39a2f83ede0ad70: 'Lettura del file…', // Reading the file…
  s99d05b52dd4b3346: 'Importazione in corso…', // Importing…
  sfba8e09ccef579c4: 'Preparazione del file…', // Preparing the file…
  sa5b32784847cb784: 'Qui è necessario un valore.', // This can’t be empty.
  s093711b4fe6b5c11: 'Qui serve un prezzo: cifre, con decimali solo dopo un punto.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Qui serve un numero intero.', // Enter a whole number.
  sec9e67738e532a5d: 'Qui serve la valuta del menu.', // Use the menu’s currency.
  s2c98833446da9b42: 'Il valore differisce da una riga precedente dello stesso elemento.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Il valore indica un gruppo di opzioni assente dal menu.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Questa riga non ha tante celle quante l’intestazione. Racchiudere tra virgolette doppie i testi con separatori.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'In questa riga mancano delle virgolette doppie o sono nel posto sbagliato.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Questa riga è troppo lunga. Forse mancano le virgolette doppie di chiusura.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Annullato. Verifica se l’importazione era già avvenuta…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'Annullato. Finora nulla è stato modificato. Ripetendo l’importazione, verrà eseguita una sola volta.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Annullato. Non è noto se l’importazione fosse già avvenuta: controllare il menu.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Qui questo valore non è accettato.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Questo file non è un JSON valido.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Questo file usa una valuta diversa da quella del menu.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'Le lettere di questo file non sono leggibili. Salvarlo in UTF-8 (in un foglio di calcolo: “CSV UTF-8”).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Questa tabella ha troppe righe. Suddividerla in più file.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`In questa tabella manca la colonna ${0}.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`La colonna ${0} non è riconosciuta.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'Una colonna compare due volte in questa tabella.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Questo file non può essere letto come menu. Deve essere una tabella o un documento come quelli generati dall’esportazione.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Questo file non è un’immagine JPEG, PNG o WebP.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Questa immagine è animata. Usare un’immagine statica.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Questo file termina prima dell’immagine. Esportarla di nuovo.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Questo file contiene altri dati dopo l’immagine. Esportarla di nuovo.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Questa immagine ha troppi pixel. Usarne una più piccola.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Vedi le modifiche', // See changes
  sc587c7a055e15bb5: '1 modifica non pubblicata', // 1 unpublished change
  s16fc8463de4493ff: str`${0} modifiche non pubblicate`, // … unpublished changes
  sedc03097c9fa8e28: 'Immagini tra cui scegliere', // Pictures to choose from
  s57c396d2ec12a3a6: str`Usa ${0}`, // Use …
  s31605c88613b70e9:
    'Trascini qui le immagini: JPEG, PNG o WebP. Se sono più d’una, restano tra cui scegliere, anche per altri articoli.', // Drop pictures here: JPEG, PNG or WebP. …
};
