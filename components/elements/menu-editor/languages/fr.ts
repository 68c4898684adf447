import { plural, str } from '../../../i18n/catalog.ts';

/** French, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Choisissez une date et une heure à venir.', // Choose a time in the future.
  sbea4e386905763f6: 'Disponibilité', // Availability
  sd158a5fc0f062f18: 'Disponible', // Available
  sc411338ad1e7ca31: 'Prend effet immédiatement pour les clients, sans publication.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Définir la disponibilité', // Set availability
  see2fcaedf9743ec6: 'Établissement', // Location
  sfe5857d2790cdd68: 'Tous les établissements', // All locations
  s478c651b15be256d: 'Les établissements qui ont leur propre réglage le conservent.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Concerne', // Of
  s5b61ccfa95102ba6: 'l’article entier', // the whole item
  sbecec99172ab4012: 'Épuisé temporairement', // Sold out for a while
  s1c0bd22b4a44cb51: 'Épuisé jusqu’à modification', // Sold out until I change it
  s96557c1f0804a9c6: 'Disponible dans la limite du stock', // Available until the stock is gone
  sd37ffdd8f288d785: 'Les clients peuvent commander', // Customers can order it
  sf2bb98199c92e6f0: 'Durée', // For
  sdf8c72b4f410fe8f: 'Jusqu’à', // Until
  sdea9a51ae2b132dc: str`Fuseau horaire\u202f: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Quantité restante', // How many are left
  secea5f9275d5a720: 'Chaque commande la réduit\u202f; à 0, l’article est épuisé.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'jusqu’à une date précise', // until a time
  s59762eaa69a60688: str`${0} minutes`, // {0} minutes
  s9899f07ee811b5ca: '1 heure', // 1 hour
  sb97bc1bc5aac2eba: str`${0} heures`, // {0} hours
  sf89fc457e99a5e06: 'Une autre personne a supprimé cet élément.', // Someone else removed this.
  s495fd4155ecc3018: 'Une autre personne l’a également modifié.', // Someone else changed this too.
  sd76bb2a31835d2c2:
    'Votre saisie est toujours là. Vous pouvez ajouter de nouveau cet élément ou abandonner votre saisie.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Choisissez ce que vous gardez. Rien n’est enregistré d’ici là.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'Votre version', // Yours
  s0bd54c693376687c: 'L’autre version', // Theirs
  s071720c539d4ee29: 'Ajouter de nouveau', // Add it again
  s9d544b4f097ea76c: 'Enregistrer ce choix', // Save this
  sc10652dda6d8d7e0: 'Abandonner ma version', // Discard mine
  sacdf39621a230235: 'La partie de l’image qui est utilisée', // The part of the picture that is used
  s2de969afacdaa7a6: 'Format', // Shape
  sdfa6844795ebfc12: 'Tel quel', // As it is
  s9766793e54c82438: 'Large (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Carré', // Square
  s166bd56d19670a72: 'Zoom', // Zoom
  s363771932fe08c53: 'Position horizontale', // Left or right
  sa07420dff479d993: 'Position verticale', // Up or down
  se8635018b6f395c4: str`Afficher les ${0} modifications`, // Show all {0} changes
  se949cd6206be4dac: 'Avant\u202f:', // Before:
  s668347c6d2c58757: 'Maintenant\u202f:', // Now:
  sba1940d41066b994: 'autre ordre', // another order
  se871c20e39ace2a5: 'Ajouté', // Added
  sdd3bedf6eb41e3db: 'Supprimé', // Removed
  s5b425251e1044ddb: 'Modifié', // Changed
  s6d8c02aee480af7a: 'Menu', // Menu
  scc1db59d292cbc4c: 'Rubrique', // Section
  s52cfa1d198476806: 'Article', // Item
  s16e2a9e41ae96e53: 'Groupe d’options', // Modifier group
  sc52f532c12c66bc8: 'Parties du menu', // Parts of the menu
  sfe386c25c1567ecf: 'Articles', // Items
  scc94ce99baa62060: 'Groupes d’options', // Modifier groups
  se19e2ed58cd65d6c: 'Versions', // Versions
  sef3a9d9cac73a6b0: 'Tous les menus', // All menus
  s09a797a8df145719: 'Modifications non publiées', // Unpublished changes
  s60320a18282b2b33: 'Renommer', // Rename
  se940d7a248c04a23: 'Importer un fichier', // Import a file
  s3011814dabbdd6fc: 'Exporter le menu (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Exporter les articles (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Exporter les options (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Archiver', // Archive
  s37a9e8aec5713460: 'Plus', // More
  se8410e27863e9354: 'Choisissez un article ou une rubrique à afficher ici.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Choisissez un groupe à afficher ici.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Abandonner les modifications', // Discard changes
  s020a64b5155ccd31: 'Certaines modifications ne sont pas enregistrées.', // You have unsaved changes.
  s5f2748ec7f910218: 'Les enregistrer avant de continuer\u202f?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Cette page n’est pas autorisée à afficher les menus.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`Utilisez ${0} caractères au maximum.`, // Use at most {0} characters.
  s21717ea35ca04394: 'Saisissez un prix\u202f; 0 = gratuit.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Saisissez un montant tel que ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Cela peut signifier ${0} ou ${1}. Omettez le séparateur de milliers.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Saisissez un nombre entier de ${0} à ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Image', // Image
  s1af2853dc7c54d30: 'Variantes et prix', // Variations and prices
  s56c3881af09ce5c9: 'Régime alimentaire', // Suits
  sfa1e7c160bbeec18: 'Contient', // Contains
  se8e1938ba7dafac1: 'Calories', // Calories
  s9401003aa889230e: 'Contient de l’alcool', // Contains alcohol
  s8bd7af6b5bfc8086: 'Catégorie fiscale', // Tax category
  sb06b3bed480b7dcf: 'Votre propre numéro', // Your own number
  sb5e0c43af15bce73: 'Horaires de service', // When it is served
  saa33d0fecda8e329: 'Minimum', // At least
  s9acab3a8150b0ac7: 'Maximum', // At most
  s3a99161ca7738c4c: 'Maximum par option', // At most of one
  s87ca97e3a5f400d9: 'Options', // Modifiers
  scb489a1a173ac3f0: 'Oui', // Yes
  s09205907b5b56cda: 'Non', // No
  s903c6546a03dc99b: 'une autre rubrique', // another section
  s6fdad32e7260495a: str`Image\u202f: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Image décorative', // Decorative image
  s314a4f7685c8e824: 'Toujours', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} article dans un autre ordre`,
    many: str`${0} d’articles dans un autre ordre`,
    other: str`${0} articles dans un autre ordre`,
  }), // {0} items in another order
  se27b991249980daf: 'un autre groupe', // another group
  s563815aaf4ea1e25: '0\u202f: les clients peuvent ne rien choisir.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Vide\u202f: autant qu’il y a d’options.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Option ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Ajouter une option', // Add modifier
  s916a0d090cdcefd8: 'Supplément', // Added price
  se982c5f5768ad7ff: 'Présélectionné', // Preselected
  s329ac90257ebd1d5: 'C’est inférieur au minimum.', // This is below the minimum.
  s1c94c8edd59d3076: 'Les options présélectionnées dépassent le nombre de choix autorisé.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Choisir au moins ${0}`, // Choose {0} or more
  sc5105711fd43033b: 'Choisir autant que souhaité', // Choose any number
  sdf9917a98234d21a: str`Choisir ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`Choisir de ${0} à ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`Choisir jusqu’à ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Ajouter un groupe', // Add group
  s855eb596c3a5ec6b: 'Aucun groupe d’options pour le moment.', // No modifier groups yet.
  sd437f5e1cee5dc76:
    'Un groupe réunit ce que les clients choisissent pour un article, comme la taille ou les suppléments.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, {
    one: str`proposé pour ${0} article`,
    many: str`proposé pour ${0} d’articles`,
    other: str`proposé pour ${0} articles`,
  }), // offered by {0}
  s3978e021910edfce: 'Autre image', // Another picture
  s5ed03bb1f3a15949: 'Image', // Picture
  s4b9e15d2297373ec: 'Supprimer l’image', // Remove the picture
  s721b737a6be4b7d6: 'Ce que montre l’image', // What it shows
  s20464789d7b29c69: 'Pour les personnes qui ne la voient pas.', // For people who don’t see it.
  sec4f173289cf430c: 'Décorative\u202f: elle n’ajoute rien au texte', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Utiliser cette image', // Use this picture
  s5616831bbbe45a2c: 'Ce fichier ne peut pas être lu comme une image.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Un tableau (CSV) avec les colonnes de l’export, ou un menu complet (JSON). Il est importé dans le brouillon, en entier ou pas du tout.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'Fichier', // File
  s21c900c1c40ededc: 'Supprimer ce qui n’est pas dans le fichier', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Import annulé. Rien n’a été modifié.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'Importer dans le brouillon', // Import into the draft
  s497f5c58f472ecc2: 'Vérifier le fichier', // Check the file
  s0a3428971ae07998: 'Utilisez un fichier de 5\u00a0Mo au maximum.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Choisissez un fichier.', // Choose a file.
  s04bbf0265f51c179: str`Import terminé. Nouveaux\u202f: ${0}, modifiés\u202f: ${1}.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'Le fichier contient une erreur.', // The file has one error.
  sd9f681401a61a43f: plural(0, {
    one: str`Le fichier contient ${0} erreur.`,
    many: str`Le fichier contient ${0} d’erreurs.`,
    other: str`Le fichier contient ${0} erreurs.`,
  }), // The file has {0} errors.
  s71ab261f500326b4: 'Rien n’a été modifié. Corrigez le fichier, puis choisissez-le de nouveau.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'nouveau(x)', // new
  sdf38879af614707b: 'modifié(s)', // changed
  s519271cabdd2d230: 'inchangé(s)', // as before
  s10154dbd4fbc697b: 'supprimé(s)', // removed
  s828a029fea3726e9: 'hors du fichier, conservé(s)', // not in the file, stay
  s9def3ec1debf9135: str`Lignes lues\u202f: ${0}. Effet de l’import\u202f:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Erreurs dans le fichier', // Errors in the file
  s447f48097e0da5c8: 'Problème', // What is wrong
  sa013e119fec906fb: 'Ligne', // Row
  s9e40e59654c8ad67: 'Colonne', // Column
  seb8bd2cce4314e01: 'Régime alimentaire et allergènes', // Diet and allergens
  s78c64e9d1c015519: 'Taxes et numéros', // Tax and numbers
  s433e829d263da9d3: 'Détermine quelles taxes de l’établissement s’appliquent.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Unique dans le menu.', // Unique in the menu.
  s12923b47bc89a306: 'Kilocalories par portion.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Décrivez l’image ou indiquez qu’elle est décorative.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Nommez chaque variante, par exemple «\u202fGrande\u202f».', // Name each variation, such as “Large”.
  s827599af4c283614: 'Utilisez des minuscules, des chiffres et des traits d’union.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Chargement des menus…', // Loading menus…
  sa597982e46a96c4b: 'Menus', // Menus
  s1818ee80e70946be: 'Appuyez sur la flèche haut ou bas pour déplacer l’élément.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Aucun article ne correspond.', // No item matches.
  s870c1c9fb0f67b77: 'Afficher tous les articles', // Show all items
  sc182f375a3779a14: 'Rubriques et articles', // Sections and items
  sd1d5a0ea9c6c52bb: 'Ajouter une rubrique', // Add section
  s58f411f4883e73a9: 'Ce menu est vide.', // This menu is empty.
  s0c9625899a90e3c3: 'Commencez par une rubrique, par exemple «\u202fEntrées\u202f», ou importez un fichier.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Personne n’a encore rien ajouté.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Tous les articles', // All items
  s748395f78757aae7: 'Épuisé', // Sold out
  s63017ca524b4841b: 'Sans image', // Without an image
  seebf0a900fa14c4c: 'Rechercher un article', // Find an item
  s716a6024e3fe999c: 'Afficher', // Show
  sb48af5beab013611: str`${0} est maintenant en position ${1} sur ${2} dans ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0} est maintenant la rubrique ${1} sur ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Renommer le menu', // Rename the menu
  se7a74f9bb3957847: 'Archiver ce menu\u202f?', // Archive this menu?
  s352616496b458f0e:
    'Les clients ne le voient plus et ne peuvent plus y commander. Publiez-le de nouveau pour le rétablir.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Conserver', // Keep
  s19e88633eab0162e: 'Renommé dans le brouillon.', // Renamed in the draft.
  s9299da523fa9a449: 'Le menu est archivé.', // The menu is archived.
  sbaf87689cccc53eb: '1 article', // 1 item
  s125a86b2f45bbb25: plural(0, {
    one: str`${0} article`,
    many: str`${0} d’articles`,
    other: str`${0} articles`,
  }), // {0} items
  s6d3b5b0561ba34c9: 'Publié', // Published
  sd600892f7fabe04c: 'Brouillon', // Draft
  s4bfc4d609ee1ab33: 'Archivé', // Archived
  sacf819de0479fa43: str`à partir de ${0}`, // from {0}
  s1cf212429be9ce39: str`Épuisé jusqu’à ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Épuisé par endroits', // Sold out at some locations
  sf7d87f0549046c0a: str`reste ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, {
    one: str`${0} plage de service`,
    many: str`${0} de plages de service`,
    other: str`${0} plages de service`,
  }), // {0} serving times
  s992097decb0f4c86: 'Tous les jours', // Every day
  s0a69bfb682cb87b1: plural(0, {
    one: str`${0} variante`,
    many: str`${0} de variantes`,
    other: str`${0} variantes`,
  }), // {0} variations
  sc660627b5a7ed593: 'Ajouter un menu', // Add menu
  s09eba37e31945df2: 'Aucun menu pour le moment.', // No menus yet.
  s71aeb22920c177b6:
    'Ajoutez-en un, puis remplissez-le à la main ou à partir d’un fichier. Les clients le voient une fois publié.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Personne n’en a encore ajouté.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Aucun menu n’a ce statut.', // No menu has this status.
  s454f7ee1a28f9734: 'Nouveau menu', // New menu
  s030e10499ec674df: 'Nom du menu', // Name of the menu
  s4162416d99573bdc: 'Les clients le voient.', // Customers see it.
  s7ed70a092bd8b8ec: 'Ajouter un groupe', // Add a group
  s9df73ce11ba9f360: 'Choisir un groupe', // Choose a group
  s5468d720047eb162: str`Ajouter un article à ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Ajouter un article', // Add item
  sb85415d0fe1814a6: str`Déplacer ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'Nouvel article', // New item
  sadea7fe71518aab6: 'Nouvelle rubrique', // New section
  se2c94d0ff429cd79: 'Nouveau groupe d’options', // New modifier group
  sb59d102ee48d7d72: 'L’article a été ajouté.', // The item was added.
  s17252ce52971b55a: 'La rubrique a été ajoutée.', // The section was added.
  sfda21267885fbb86: 'Le groupe a été ajouté.', // The group was added.
  s7f891b1ee9f18f8f: 'Enregistré dans le brouillon.', // Saved in the draft.
  s5517461b10bf0650:
    'Entre-temps, une autre personne a modifié d’autres parties du menu. Vous voyez maintenant l’ensemble.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Monter', // Move up
  sb233557012dcb328: 'Descendre', // Move down
  s35bcf34a7fa5a19d: 'Supprimer l’article', // Delete item
  s728a4f548c11b0e1: 'Supprimer la rubrique', // Delete section
  sf4856711e7b00031: 'Supprimer le groupe', // Delete group
  sf9aee319a006c9b4: 'Ajouter', // Add
  s5ac685dcf0a02ceb: 'Pas encore enregistré', // Not saved yet
  s82da3badb1a148f1: 'La disponibilité est définie.', // The availability is set.
  sd1014fee43e79b42: 'Supprimer cet article\u202f?', // Delete this item?
  sc05dfefd2370a4bf: 'Supprimer cette rubrique et ses articles\u202f?', // Delete this section and its items?
  sa9f72e33186042ce: 'Supprimer ce groupe\u202f?', // Delete this group?
  s30c717f55b558fdb: 'Articles qui le proposent\u202f:', // Items that offer it:
  s78b6702c8d3ee1de: 'Également supprimés\u202f:', // With it go:
  sd377b341c1876043:
    'La suppression concerne le brouillon. Les clients voient l’élément jusqu’à la publication.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`Monter ${0}`, // Move {0} up
  s1953f2a4f1105dca: str`Descendre ${0}`, // Move {0} down
  s2fa05f91c1baa29b: str`Supprimer ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Toujours, pendant les heures d’ouverture de l’établissement.', // Always, while the location is open.
  s339fd024bf102490:
    'Heure locale de l’établissement. Une plage qui se termine avant son début s’achève le lendemain.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Plage de service ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Supprimer la plage de service ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'Ajouter une plage de service', // Add serving time
  sacae74732f544fca: 'Jours', // Days
  sa6ab5184d6315895: 'Début', // From
  s09353907b5c79284: 'Fin', // To
  sd67eac11415e43c8: 'Choisissez au moins un jour.', // Choose at least one day.
  sfb2dbe10406cd002: 'Saisissez une heure, par exemple 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Saisissez une heure, par exemple 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Prix', // Price
  s54c472297ecad54c: str`Variante ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Ajouter une variante', // Add variation
  s97de9a19fa44513a: 'Référence (SKU)', // SKU
  s55c25e6c35ec15a2: 'Versions publiées', // Published versions
  sd1a2ca954ab8526e: 'Pas encore publié', // Not published yet
  s39f2ee69c6ccd6f7: 'Modifications par rapport à la version des clients', // What changed since customers’ version
  s590f59c2a952ef29: 'Les clients voient ce menu tel quel', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Les clients ne le voient pas.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Il était trop tard pour annuler. Import effectué\u202f: ${0} nouveaux, ${1} modifiés.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Publier', // Publish
  sd5be5d2de0c50082: 'Les clients le voient immédiatement.', // Customers see it at once.
  s55d2d4d448f92f95: 'Aucune pour le moment.', // None yet.
  s358e08de4fbebf51: str`Version ${0}`, // Version {0}
  s9de00e64b4550667: 'Visible par les clients', // Customers see this
  s38e383b4fc008e43: 'Modifications', // What changed
  s54f5ab09b9af65c2: 'Rétablir cette version', // Roll back to this
  s494152fc3783e83b: str`Montrer de nouveau la version ${0} aux clients\u202f?`, // Show version {0} to customers again?
  s32b718053db02902: 'Le brouillon reste tel quel.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Rétablir', // Roll back
  s5b751b21df5a5684: 'La première version.', // The first version.
  s888c93c98d8944df: 'Aucune différence.', // No changes.
  s02dd685c2cbf80f5: str`La version ${0} est publiée.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`Les clients voient de nouveau la version ${0}.`, // Customers see version {0} again.
  sbc840984279b8a80: 'Le brouillon reste tel quel. Publiez-le dès qu’il est au point.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Ajout du menu…', // Adding the menu…
  s599cc2490be2241c: 'Modification du nom du menu…', // Renaming the menu…
  sba862525f437035e: 'Archivage du menu…', // Archiving the menu…
  s5d5b87e4476d1e03: 'Enregistrement de l’article…', // Saving the item…
  s2a764eb46eca5889: 'Suppression de l’article…', // Deleting the item…
  sfca112be9c0f4f3b: 'Enregistrement de la rubrique…', // Saving the section…
  sdd3ecff2f2020fad: 'Suppression de la rubrique…', // Deleting the section…
  s1bc484ba322f28d7: 'Enregistrement du groupe…', // Saving the group…
  s5d1174c32163b53d: 'Suppression du groupe…', // Deleting the group…
  s4929c9bbfd901993: 'Déplacement…', // Moving…
  sbe865dde72e4992f: 'Mise à jour de la disponibilité…', // Setting the availability…
  sd412da320c12fcff: 'Envoi du fichier…', // Uploading the file…
  s9bc0145b844492f4: 'Envoi de l’image…', // Uploading the image…
  s1d083899146a0112: 'Publication…', // Publishing…
  s557d3afaf90aa2d9: 'Rétablissement…', // Rolling back…
  sf39a2f83ede0ad70: 'Lecture du fichier…', // Reading the file…
  s99d05b52dd4b3346: 'Importation…', // Importing…
  sfba8e09ccef579c4: 'Préparation du fichier…', // Preparing the file…
  sa5b32784847cb784: 'Cette valeur est obligatoire.', // This can’t be empty.
  s093711b4fe6b5c11: 'Indiquez un prix\u202f: des chiffres, avec des décimales uniquement après un point.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Indiquez un nombre entier.', // Enter a whole number.
  sec9e67738e532a5d: 'Indiquez la devise du menu.', // Use the menu’s currency.
  s2c98833446da9b42: 'Cette valeur diffère d’une ligne précédente du même élément.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Cette valeur désigne un groupe d’options absent du menu.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Cette ligne n’a pas autant de cellules que l’en-tête. Mettez les textes contenant des séparateurs entre guillemets doubles.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'Il manque un guillemet double dans cette ligne, ou il est mal placé.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Cette ligne est trop longue. Il manque peut-être un guillemet double fermant.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Annulé. Vérification de l’état de l’import…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'Annulé. Pour l’instant, rien n’a été modifié. Si vous relancez l’import, il ne sera effectué qu’une seule fois.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Annulé. Impossible de savoir si l’import avait déjà eu lieu\u202f: vérifiez le menu.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Cette valeur n’est pas acceptée ici.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Ce fichier n’est pas un JSON valide.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Ce fichier utilise une autre devise que le menu.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'Les lettres de ce fichier ne sont pas lisibles. Enregistrez-le en UTF-8 (dans un tableur\u202f: «\u202fCSV UTF-8\u202f»).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Ce tableau compte trop de lignes. Répartissez-le dans plusieurs fichiers.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`La colonne ${0} manque dans ce tableau.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`La colonne ${0} est inconnue.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'Une colonne figure deux fois dans ce tableau.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Ce fichier ne peut pas être lu comme un menu. Il doit s’agir d’un tableau ou d’un document au format de l’export.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Ce fichier n’est pas une image JPEG, PNG ou WebP.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Cette image est animée. Utilisez une image fixe.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Ce fichier s’arrête avant la fin de l’image. Exportez-la de nouveau.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Ce fichier contient d’autres données après l’image. Exportez-la de nouveau.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Cette image a trop de pixels. Utilisez-en une plus petite.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Voir les modifications', // See changes
  sc587c7a055e15bb5: '1 modification non publiée', // 1 unpublished change
  s16fc8463de4493ff: str`${0} modifications non publiées`, // … unpublished changes
  sedc03097c9fa8e28: 'Images à choisir', // Pictures to choose from
  s57c396d2ec12a3a6: str`Utiliser ${0}`, // Use …
  s31605c88613b70e9:
    'Déposez des images ici\u202f: JPEG, PNG ou WebP. S’il y en a plusieurs, elles restent à choisir, aussi pour d’autres articles.', // Drop pictures here: JPEG, PNG or WebP. …
};
