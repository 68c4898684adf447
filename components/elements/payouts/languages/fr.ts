import { plural, str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Modifier le calendrier', // Change schedule
  s06e80315ac9995b9: 'Aucun pour le moment', // None yet
  s091d5807b5b33550: 'Jour de la semaine', // On
  s0bb2d48532acc455: 'Télécharger le CSV', // Download CSV
  s0bb69fee72a2f5be: 'Ajustement', // Adjustment
  sf9f836780804ec3f: 'Versé', // Paid out
  sfe976cb5169ebd69: 'Aucun compte bancaire ne peut recevoir de virement. Saisissez-en un.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Remboursement', // Refund
  sb4dbb7345c476afc: 'Remboursement échoué', // Refund failed
  s11f1d56607caba5f: 'Tous les virements', // All payouts
  s122b3dd1fdd8d24a: 'Prochain virement', // Next payout
  s12f3f06859a6fce3: 'Refusé par la banque', // Refused by the bank
  s1b1573dd753c4500: 'Disponible dans les prochains jours', // Available in the next days
  s2091d188173a9326: 'Déduit de votre prochain virement', // Taken from your next payout
  s222edaaf825a00b8:
    'Les virements sont désormais versés sur le nouveau compte. Par sécurité, les virements instantanés sont bloqués pendant 24 heures.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Votre calendrier est manuel\u202f: vous demandez chaque virement.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Aucun virement ne correspond.', // No payouts match.
  s329b5591cb266654: 'Cette page n’est pas autorisée à afficher les virements.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Compte bancaire', // Bank account
  s35bb369e4d70ce89: 'Uniquement à la demande', // Only when you ask for it
  s3741f219c32abe78: 'Net', // Net
  s38240ad136d31bc5: 'En cours', // On its way
  s3e006a806d3b4691: 'Paiement', // Payment
  s402b4c47a6eb6462: 'Changer de compte', // Change account
  s9a11da2be3993dd3: 'Ajouter un compte', // Add account
  s44ab402287712995: str`Compte se terminant par ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Litige', // Dispute
  s8bfe9c0e439cd89b: 'Litige gagné', // Dispute won
  s470bf1af41a680fc: 'Frais de virement instantané', // Instant payout fee
  s47de947cff7aa200: 'Virement rejeté', // Returned payout
  s49439f2f1ddee765: 'Enregistrer le calendrier', // Save schedule
  s4993f4ea8b709873: 'Au cours des 90 derniers jours', // In the last 90 days
  s4ec54892c5e6f7fa: 'Le virement est annulé. Son montant est de nouveau disponible.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Standard', // Standard
  s56d7547105ad0103: str`Chaque semaine, le ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'Frais d’un virement instantané', // Fee for an instant payout
  s60ca2f87022a6489: 'Enregistrement du calendrier…', // Saving the schedule…
  s619c213c4b109eb2: 'Instantané', // Instant
  s61f9d8f4ed40ee90: 'Type', // Method
  s6345f7922c9aa610: 'Virements', // Payouts
  s68d5ac5aac36853a: 'Jour du mois', // On day
  s6e7b6211d7ae6690: 'Le virement est en cours.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Fréquence', // How often
  s7a3439e663d70479:
    'Le montant est de nouveau dans votre solde et sera inclus dans votre prochain virement.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Détail du virement', // Breakdown
  s7dea6d25be21fb73: 'Écriture', // Entry
  s8356439938acca98: 'Les virements instantanés sont bloqués pendant 24 heures.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Compte', // Account
  s8cbb2899f2277665: 'Au cours des 30 derniers jours', // In the last 30 days
  s8f74bb202c35a940: 'Filtrer les virements', // Filter payouts
  s90b45b7d08768b8a: 'Code bancaire (routing number)', // Routing number
  s90dec292b2b35a94: 'Les virements ne sont pas encore disponibles ici.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'La banque a rejeté le virement. Contactez votre banque ou saisissez un autre compte.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Numéro de compte', // Account number
  s94d7a13322dfd7da: 'Code bancaire (sort code)', // Sort code
  s9788a49125e272a6: 'Annulation du virement…', // Canceling the payout…
  s98c5741860c7febf: 'Toute la période', // At any time
  s98cbe21c04019556: 'Calendrier de vos virements', // When you are paid out
  s98dadeafcc020a1f: 'Le compte bancaire est modifié.', // The bank account is changed.
  s992097decb0f4c86: 'Tous les jours', // Every day
  s9b2ec058478f7575: 'Le solde est trop faible pour un virement. Il est reporté.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Calendrier', // Schedule
  s9cd80a3f241e5db8: 'Afficher tous les virements', // Show all payouts
  s9e941688abe1c2ab: 'Virement en cours…', // Paying out…
  sa30c4d3b566b6b1a: 'Annulé', // Canceled
  sa401dba228ae45fb: 'Le compte est clôturé. Saisissez un autre compte bancaire.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Annuler le virement', // Cancel payout
  sb217e92dcb9b1840: 'Chaque semaine', // Every week
  sb48e31c89229f4b2:
    'Il arrive en moins d’une demi-heure. Pour éviter les frais, attendez votre prochain virement.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Solde', // Balance
  sba98a7152d80b949: 'Montant', // Amount
  sbd8be4f01d2b8355: 'Au cours des 7 derniers jours', // In the last 7 days
  sc09f5160021a165b: str`Chaque mois, le ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Il n’y a encore rien à virer.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Disponible', // Available
  sd20af63e786bac61: 'Virer maintenant', // Pay out now
  sd3c19b440b7deffb: 'Écritures, de la plus ancienne à la plus récente', // Entries, the oldest first
  sd6875b3c278e8299: 'Votre solde est négatif. Vos prochains encaissements le compenseront.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Jours avant qu’un paiement puisse être viré', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Peut être viré maintenant', // Can be paid out now
  sdea65d46c67e5230: 'Vous recevez', // You get
  s40fafbdddffa0f93: str`Vous recevez ${0}. Les frais sont de ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'Un paiement peut être viré après un jour.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Jour', // Day
  se287216f6a0406ff: str`Envoi le ${0}, à votre banque au plus tard le ${1}`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'Le calendrier est enregistré.', // The schedule is saved.
  se67bb96ef83c3f83: 'Arrivée à la banque', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Aucun virement pour le moment.', // No payouts yet.
  se87e0ac1f45519c3: 'Virement', // Payout
  s1956651afe506846: 'Les virements commencent dès que vos informations ont été vérifiées.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Pas encore versé de nouveau', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'Identifiant du virement', // Payout ID
  se8ff698efbb10327: 'Les virements sont interrompus tant que votre établissement est suspendu.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'Les virements sont suspendus jusqu’à la fin de votre configuration.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Total', // Total
  sef2978ba5e6fefd0: 'Le premier s’affichera ici dès que votre calendrier le prévoira.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Frais', // Fee
  sdee0bb0111699c2a: 'Référence bancaire', // Bank reference
  sf4bdeb992b5398f1: 'Enregistrement du compte bancaire…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Enregistrer le compte', // Save account
  sf9532699243f4dd2: 'Calendrier et compte bancaire', // Schedule and bank account
  sfba8e09ccef579c4: 'Préparation du fichier…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Chaque mois', // Every month
  sfcef283a1fb640f6: 'La banque ne connaît pas ce compte. Saisissez de nouveau votre compte bancaire.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`Les virements instantanés sont bloqués jusqu’au ${0}, car le compte bancaire a changé.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Votre choix', // You chose
  s45f6df47abbc92a9: 'Enregistrer mon choix', // Save what I chose
  s956c748a60451c57: 'Il n’y a désormais plus rien à virer.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Le montant disponible a diminué entre-temps.', // Less is available now.
  s7cc4606edb4fe8ad: 'Aucun virement n’a été effectué. Voici les montants actuels.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Avant frais', // Before fees
  sba2a0427963d1a25: 'Plus récents d’abord', // Newest first
  sda134a52656c41b0: 'Plus anciens d’abord', // Oldest first
  sdce51c8eea4e0ba2: 'À venir', // Still to come
  sf139a496c0f9b763: str`À partir du ${0}`, // From {0}
  sfe255b8825ebcad9: str`Jusqu’au ${0}`, // Until {0}
  s86f105636f2badcd: 'Montants les plus élevés d’abord', // Largest first
  s2d334143502e4872: 'Montants les plus faibles d’abord', // Smallest first
  s52738d9332baa879: 'Arrivées les plus tardives d’abord', // Latest arrival first
  s96a4986832d23cef: 'Arrivées les plus proches d’abord', // Earliest arrival first
  sed1a054e4737e1fd: str`Le CSV contient toutes les écritures de ces virements arrivant du ${0} au ${1}, sans les virements échoués ou annulés.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`Le CSV contient toutes les écritures de ces virements arrivant du ${0} au ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869:
    'Les virements échoués ou annulés ne figurent dans aucun CSV\u202f: leur montant est resté ici.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Abonnement mensuel', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Membres du programme de fidélité (mois)', // Monthly loyalty members
  scb4d3396f92ec452:
    'La banque n’a pas accepté le virement. Le montant est de nouveau dans votre solde, et votre compte reste inchangé.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`Un paiement peut être viré après ${0} jour.`,
    many: str`Un paiement peut être viré après ${0} de jours.`,
    other: str`Un paiement peut être viré après ${0} jours.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Cette page n’est pas autorisée à afficher le solde.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Aucun virement n’est effectué pour le moment.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'Le virement a échoué. Contactez votre banque.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Voir le virement qui contient cet argent', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Numéro d’institution', // Institution number
  s17580c3589f5d56d: 'Numéro de transit', // Transit number
  s5ad765f0f48aace4: 'Code banque', // Bank code
  sebc9c8586332252e: 'Code agence', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Type de compte', // Account type
  s99460706adc3cc02: 'Titulaire du compte', // Account holder
  s595a73288e274ec6: 'Compte courant (checking)', // Checking account
  scd99ed71799e932f: 'Compte d’épargne', // Savings account
  sa272124d4f77e038: 'Compte ordinaire (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Compte courant (toza)', // Current account
  s045ede5b07a46311: str`Commande ${0}`, // Order …
  s6cfbf019e218b7ea: 'Pourboire', // Tip
  s7a305d31dc63d397: 'Remises', // Discounts
  s41fcaea831e2795e: 'Remboursé', // Refunded
  sfa28319e707cf5d5: 'Détails de la commande', // Order details
};
