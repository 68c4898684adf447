import { str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'le lendemain', // next day
  s8304663d0a4f809b: str`Retirer la plage ${0}\u202f: ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, ouvre`, // …, opens
  s255de4755e1c2040: str`${0}, ferme`, // …, closes
  s603712a093d32e0b: str`${0}, plage ${1} ouvre`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, plage ${1} ferme`, // …, time … closes
  sa5818d3a0355b2b7: 'Ces heures en chevauchent d’autres.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Saisissez une heure, par exemple 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Fermé', // Closed
  s5341a34613a6933e: str`Vérifiez cette partie\u202f: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Il y en a trop.', // There are too many.
  sbfd52f952f4db671: 'Comme les heures d’ouverture', // Same as the opening hours
  sd875b5decbdaf692: 'Jours fériés et autres jours', // Holidays and other days
  s12a7bb859de1b03d: 'Choisissez un jour.', // Choose a day.
  s2388627af1ece374: 'Choisissez un jour après le premier.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} est déjà dans la liste.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Saisissez une heure entre 00:00 et 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'En service', // In service
  s6db3cf4d5bc297bb: 'Temps pour préparer et livrer une commande', // Time to make and bring an order
  s0d54e880ccb40f44: 'Temps pour préparer une commande', // Time to make an order
  s3376d16d1db21e47: 'Commande minimale', // Minimum order
  s5fbe64e47ffa2321: 'Frais par commande', // Fee for each order
  scee95f39e6558369: 'Une table est requise', // A table is required
  s1dd777542e2c0e51: 'Vous acceptez chaque commande', // You accept each order
  s27f3f7ab86afd7e6: 'Acceptées dès le paiement', // Accepted when paid
  seae685356b4c9e64: 'Heures d’ouverture', // Opening hours
  s434fb06cc6b79b0e: 'Heures de retrait', // Pickup hours
  s7ab56751dbebc9fe: 'Heures de livraison', // Delivery hours
  s23728dd27786ab32: 'Heures sur place', // Dine-in hours
  s57b56ccde3b2433a: 'Paiement à la réception', // Pay on receipt
  s98da61e99cca1fa2: 'Nouvelles commandes', // New orders
  s2093506ebf72a3a3: 'Délai pour accepter', // Time to accept
  sead515bea8ee2679: 'Intervalle entre créneaux', // Time between slots
  s4ef7fa7b963841f5: 'Commandes par créneau', // Orders per slot
  sfd0dcab6acf65c1d: 'Sans limite', // No limit
  sc2db859afac4017e: 'Commander à l’avance', // Order ahead
  s3f473ae2b9ff8f7f: 'Préparer avant l’ouverture', // Prepare before opening
  s7276972267bd4f07: 'Les codes postaux commencent par', // Postal codes begin with
  se1cf53772aea796f: 'Partout', // Everywhere
  s4d89b6f4a9e08416: 'Catégorie de taxe des frais de livraison', // Tax category of delivery fees
  s8b76aaff00694495: 'Catégorie de taxe des frais de service', // Tax category of service charges
  s179ca5f721d61290: 'Catégorie de taxe des emballages', // Tax category of packaging
  sfd852cdbd385a194: 'Vérifiez ce numéro.', // Check this number.
  s59f001762b97d7a3: 'La journée commence à', // A business day begins at
  s8cac742d056d7ae4: 'Saisissez un taux entre 0\u202f% et 100\u202f%.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Pourboires au choix', // Tips to choose from
  s0841360855b53cd4: 'Saisissez d’abord le plus petit, puis les plus grands.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Aucun', // None
  s8fed30d9fec88d48: 'Ajout de l’établissement…', // Adding the location…
  s6e6e4d288ea76fc4: 'Modifications non enregistrées', // Unsaved changes
  sc00a88b90cd60661: 'Annuler', // Discard
  s906b39962162d6c5: '1 champ est incorrect', // 1 field is wrong
  sb094f3ae14273efd: str`${0} champs sont incorrects`, // … fields are wrong
  s189cfa804f24d252: '1 modification non enregistrée', // 1 unsaved change
  s127ed656f47f36f2: str`${0} modifications non enregistrées`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Enregistré.', // Saved.
  s2f74875ee0868d8f: 'Établissements', // Locations
  s2f2f3972858b9221: 'Cette page ne peut pas afficher les établissements.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Ajouter un établissement', // Add a location
  sc91e5bece9512ec4: 'Aucun établissement pour l’instant', // No locations yet
  s5ead3246d8b9e95b: 'Ajoutez le lieu où vous servez vos clients.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'L’établissement est ajouté.', // The location is added.
  s12f48b20d91916d4: 'Il est fermé jusqu’à ce que vous fixiez ses heures.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Réglages de l’établissement', // Settings of the location
  s099b18e1bd8a1154: 'Heures', // Hours
  s969d970e9982f52f: 'Quand les clients peuvent commander. Deux plages le même jour font une pause.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Jours fériés', // Holidays
  sdb3e5032f1c4146d: 'Ils priment sur les heures de la semaine.', // These go before the week’s hours.
  s49e264b349b49906: 'Modes de retrait', // Fulfillments
  sd3351c65eaafee83: 'Comment les clients reçoivent leurs commandes.', // How customers can get their orders.
  s9d553953c5bdda40: 'Commandes et créneaux', // Orders and slots
  s742f0f57a450a8a3: 'Ce que vous acceptez à la fois.', // How much you take on at once.
  s20b1f6867b635fe2: 'Zone de livraison', // Delivery area
  s7f98960e8b6e9214: 'Les clients hors zone ne peuvent pas choisir la livraison.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Sur les articles et les frais de cet établissement.', // On items and charges of this location.
  s9ed09e21025ee178: 'Les clients choisissent un des trois, ou un autre montant.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Effet immédiat. Les commandes en cours restent.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Nom et adresse', // Name and address
  sbbc63493d84fe2c7: 'Où les clients vous trouvent.', // Where customers find you.
  s9219b88c631fa311: 'Aucun autre jour pour l’instant.', // No other days yet.
  s3f3cb0b6e61e04df: 'Ajouter des jours', // Add days
  s3364c06b1e41fa5f: 'Premier jour', // First day
  s68d91b45b084e707: 'Dernier jour', // Last day
  sd57c41383184f160: 'Montré aux clients.', // Shown to customers.
  sa2d828c0e4fa982c: 'Fermé toute la journée', // Closed all day
  s36357efdd0a7f398: 'Ajouter une pause', // Add a break
  s2bb542ef7b50121e: 'Autres heures', // Other hours
  s544b2f95743ada27: str`Ajouter une pause\u202f: ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`Copier ${0} sur tous les jours`, // Copy … to all days
  sa8757541a9393704: 'En pause jusqu’à votre reprise', // Paused until you resume it
  s088da9fec0b862f5: str`En pause jusqu’au ${0}`, // Paused until …
  sac021f6587953ef0: 'Jusqu’à ma reprise', // Until I resume it
  s14a53d068e356e36: 'Les clients peuvent payer à la réception de leur commande.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Sans frais ni pourboire. 0\u202f: tout montant.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Les clients les voient dans le panier, avant de payer.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Ensuite, la commande est refusée et le client n’est pas débité.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Sans les commandes sur place. Vide\u202f: sans limite.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0\u202f: aujourd’hui seulement.', // 0: only today.
  s781c60a6c08aadcb: 'Les premières commandes sont prêtes à l’ouverture.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Séparés par des virgules, comme RG1, RG2. Vide\u202f: vous livrez partout.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'La livraison est désactivée. Ceci s’applique dès qu’elle est activée.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Si désactivé, il ne prend pas de commandes. Celles déjà passées continuent.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Les heures et les jours suivent ses horloges.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'Dans les rapports, les commandes antérieures comptent pour la veille.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Aucune taxe pour l’instant.', // No taxes yet.
  s87d7eaac02f0f99a: 'Ajouter une taxe', // Add a tax
  sb8f36dbd52c9052b: 'Vide\u202f: taxé comme les articles.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Incluse dans les prix', // Included in prices
  s37e6dbb6450e5b64: 'Ajoutée aux prix', // Added to prices
  sa429cf212bab6504: 'Nom sur les reçus', // Name on receipts
  s981f232bd33ec927: 'Taux', // Rate
  s04b7988153b6666b: 'Catégories de taxe des articles', // Tax categories of items
  s6267b4718e9f26e8: 'Séparées par des virgules. Vide\u202f: tous les articles.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Les prix la comprennent', // Prices include it
  s5121797750f9d12e: 'Proposer un pourboire aux clients', // Ask customers for a tip
  sbb0c89d290815a60: str`Pourboire ${0}`, // Tip …
};
