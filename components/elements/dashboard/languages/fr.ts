import { plural, str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Pour ${0}`, // For {0}
  s70560822fc116ad3: 'Prêt dans', // Ready in
  sffa2f0e2865ee4c6: '5 minutes de moins', // 5 minutes less
  s78a892e6afaa6f09: str`Prêt dans ${0} min`, // Ready in {0} min
  sb23510dca24c2546: '5 minutes de plus', // 5 minutes more
  sbf441bafdce6e494: 'Les nouvelles commandes s’affichent ici automatiquement.', // New orders appear here automatically.
  s5224695ba39db06d: 'Aucune commande pour le moment.', // No orders right now.
  s781c27360c20d5c5: 'Aucune commande en attente de réponse.', // No new orders.
  s421e832f3cdf93f6: 'Aucune commande en préparation.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Aucune commande en attente de retrait.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Aucune commande prévue pour plus tard.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox\u202f: pas d’argent réel', // Sandbox: no real money
  s78b5f01533e52244: 'Désactiver le son', // Turn sound off
  s206c0f1bb560fd32: 'Activer le son', // Turn sound on
  s9cb0665b1bd36dca: 'Cet appareil est hors ligne.', // This device is offline.
  sb962560715c2005b:
    'Les nouvelles commandes ne sont pas visibles. Elles s’afficheront dès que la connexion sera rétablie.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'Les mises à jour en direct sont interrompues.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Actualisation toutes les 10 secondes.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'Le navigateur a coupé le son.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Chargement des commandes…', // Loading orders…
  sb34e378399056cb4: 'Cette page n’est pas autorisée à afficher les commandes.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Toutes les commandes', // All orders
  s6694523beb34116e: 'Chargement de la commande…', // Loading the order…
  s6d881c87a102fa93: 'Annuler la commande', // Cancel order
  s4e705629a1c7c338: 'Annuler la commande', // Cancel the order
  s3b07379e6106fa1c:
    'Les montants payés par carte sont intégralement remboursés. Les frais de paiement restent dus.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'La commande est annulée.', // The order is canceled.
  s8f4be9f086eb530f: 'Annuler l’action', // Undo
  s123da0f92f97dd86: 'Refuser', // Reject
  s045ede5b07a46311: str`Commande ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Pourboire\u202f: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Refuser la commande ${0}`, // Reject order {0}
  s97d7909785070c19: 'Client', // Customer
  s49684719cdaee24d: 'Mode', // How
  s7699eb1c0f582e6d: 'Promis pour', // Promised for
  s00f7f16dc3ff42e8: 'Commandé', // Placed
  s6686fcc6d2c8f0bd: 'Remarque', // Note
  saa29a2ac03cd9d19: 'Motif', // Reason
  seacdb996d18d191d: 'Personne n’a répondu à temps.', // Not answered in time.
  scec7c9ccb6f42d40: 'Page du client', // Customer’s page
  s1f7698c061c208c9: 'Ouvrir', // Open
  sef9fb24c04d90f87: 'Refusé', // Rejected
  s5033dab8c17f05f2: 'Terminé', // Completed
  s629ff7d3c02c40cd: 'Sous-total', // Subtotal
  s6cfbf019e218b7ea: 'Pourboire', // Tip
  s13958f723f45a995: 'Livraison', // Delivery
  sf1bbac50373377e4: 'Service', // Service
  se46983574639787c: 'Emballage', // Packaging
  sbf4dac07cda3ca4b: 'Bloqué sur la carte', // Held on card
  sbf73f86dee5b9f7a: 'Remboursé en partie', // Partly refunded
  sbe02b081dab9248e: 'Autorisation levée', // Released
  s3741f519c32ac391: 'Nouveau', // New
  s53e6f4f5b0a7d26f: 'En préparation', // Preparing
  s7d981922e283fec9: str`Table ${0}`, // Table {0}
  sd709f356652bef79: 'Sur place', // Dine-in
  s880c773061281d45: 'Retrait', // Pickup
  sc18870d6742cbf6d: 'À payer au retrait', // Pays at pickup
  sf3b220b034e2ed64: 'Non payé', // Not paid
  s2df73819ecf92ca7: 'Payé', // Paid
  s13be1af9766661e9: 'Accepter', // Accept
  sb37f55e2febba867: 'Commencer la préparation', // Start preparing
  scf9b196dd03f4db0: 'Payé et remis', // Paid and handed over
  s5afcb4918bbba2b0: 'Servi', // Served
  s7ec179948c381f8e: 'Retiré', // Picked up
  s62407f0fa705d42d: 'En préparation', // Being prepared
  sb4bcc19eece643fc: 'Marqué comme prêt', // Marked as ready
  sb38fb7ba6a8dc5c9: str`La commande ${0} a déjà été refusée.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`La commande ${0} a été annulée.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`La commande ${0} est déjà terminée.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`La commande ${0} est déjà marquée comme prête.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`La commande ${0} est déjà en préparation.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`La commande ${0} a déjà été acceptée.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Nouvelle commande ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, {
    one: str`${0} nouvelle commande.`,
    many: str`${0} de nouvelles commandes.`,
    other: str`${0} nouvelles commandes.`,
  }), // {0} new orders.
  s215ad519258e9d97: 'maintenant', // now
  s4de31edb8b874841: str`en attente depuis ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`${0} de retard`, // {0} late
  s60681c0016e16fb7: 'Suspendre les commandes', // Pause ordering
  sb9e41e6553626a00: str`Les commandes sont suspendues chez ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'Les clients voient que vous ne prenez pas de commandes pour le moment. Les commandes en cours sont conservées.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Reste de la journée', // Rest of today
  s3b3a6aaad37174c4: 'Commandes actives', // Takes orders
  s8e99276ec5be6fc2: 'Jusqu’à ce que vous repreniez.', // Until you resume it.
  sc5457f586fa9e1b5: str`Jusqu’à ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Les commandes sont suspendues.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Les commandes sont de nouveau ouvertes.', // Ordering is open again.
  s413456a831386649: str`Rembourser ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'Choisissez ce que vous remboursez.', // Choose what to refund.
  seb80456ee652b3d9: 'Le client récupère', // Refund to the customer
  s3cfb0c6f258f6edd: 'Calcul du montant…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'Les frais de paiement ne sont pas remboursés.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`Remboursement de ${0} en cours.`, // {0} is given back.
  sad803caa001e4b24: 'Le client l’a demandé', // The customer asked for it
  s976772fe0ef4bbaf: 'Un article posait problème', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Payé deux fois', // Paid twice
  seec74bb7b28442a1: 'Fraude', // Fraud
  s7b03db719c1dad70: 'Un autre motif', // Another reason
  s627f5696000b848f: 'Le client peut le lire.', // The customer can read it.
  s478822cc63f9b7c5: 'Utilisez 140 caractères au maximum.', // Use at most 140 characters.
  sfd56054071385f54: 'Nous avons trop de commandes en ce moment.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Un article de la commande est épuisé.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Nous allons bientôt fermer.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Refuser la commande', // Reject order
  s2045bb4125c58d1a: 'Rien n’est débité au client\u202f: l’autorisation de sa carte est levée.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Chargement du menu…', // Loading the menu…
  s42585192952bf8b0: 'Aucun article ne porte ce nom.', // No item has this name.
  s77ae06dc1b1a6304: 'De nouveau disponible', // Available again
  s077bf92b8d7a6fb6: 'Épuisé aujourd’hui', // Out today
  s61cf82dac7b9c1d9: 'Net du jour', // Net today
  s14469a9db5318945: 'Commandes du jour', // Orders today
  s5aae30a15a21bb7d: 'En retard actuellement', // Late now
  sf5573ed22253daad: 'Remboursement…', // Refunding…
  sa55996a973a072e8: 'Annulation de la commande…', // Canceling the order…
  s23ba7d44471577a0: 'Suspension…', // Pausing…
  s199cc91c7c1d61d1: 'Reprise…', // Resuming…
  s6e5c5d3051dceb0f: 'Préparation de l’impression…', // Preparing to print…
  s09332d02d9fe81f4: 'Imprimer le bon de cuisine', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Imprimer le reçu', // Print receipt
  s6b4022145e9be1e9: str`Commande ${0}\u00a0: il reste ${1} min pour répondre.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Répondre sous ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Historique', // History
  sa3d326f1be347f60: 'Plein écran', // Full screen
  s53f5dc40ec598b34: str`Plus en direct depuis ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Allergènes du menu', // Menu allergens
  sbf6d7995b277e21f: 'Allergie', // Allergy
  scf4635779f96446f: 'Nom, téléphone, numéro ou article', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Manquées', // Missed
  s539c0516abfbd1eb: 'Aucune commande trouvée.', // No orders found.
  s909d7932aba2cdc7: 'Modification des délais…', // Changing the times…
  se2b9e2efeaa01927: 'Temps de préparation', // Preparation time
  sbf1a2f7ff0b1fe40: '15 min de plus pour toutes', // 15 min more for all
  sb2c0dabe63b2d230: '15 min de moins pour toutes', // 15 min less for all
  se5410735ed53c362: 'Pour les clients qui commandent maintenant et les nouvelles commandes sans réponse.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'Les délais sont modifiés.', // The times are changed.
  s9d9f4689ecad9835: 'Épuisé jusqu’à réactivation', // Out until you turn it on
  s9ca41fdd36b4f103: 'Quelque chose n’est pas disponible', // Something isn’t available
  s0f253df49cbdfa42: 'Accepter sans', // Accept without it
  s3dcd01b8ef8bc779: 'Le client paie moins et voit ce qui manque.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'Un de moins', // One less
  s2b07e26bdadd9838: 'Un de plus', // One more
  s06e439f54c9dd3a8: 'Si rien n’est disponible, refusez la commande.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Choisissez ce qui n’est pas disponible.', // Choose what isn’t available.
  s322e34cfcba47155: 'Indisponible', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min pour toutes', // +15 min for all
};
