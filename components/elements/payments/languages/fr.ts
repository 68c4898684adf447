import { str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Motif indiqué par la banque :', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Accepter la perte', // Accept the loss
  s42afcb139814577d: str`Accepter la perte de ${0} ?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`Le titulaire de la carte garde ${0}, et les frais de ${1} restent dus. Aucune preuve n’est envoyée, et le litige ne peut pas être rouvert.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`Le titulaire de la carte garde ${0}. Aucune preuve n’est envoyée, et le litige ne peut pas être rouvert.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'La perte est en cours d’acceptation.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Les preuves sont en cours d’envoi.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'La banque ne l’a pas encore confirmé. L’envoi est répété jusqu’à sa confirmation.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Répondre avant le ${0}`, // Answer by …
  s46f5ec4a751519d6: str`Le délai de réponse a pris fin le ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Sans réponse, le titulaire de la carte garde ${0}, et les frais de ${1} restent dus.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Sans réponse, le titulaire de la carte garde ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'Vous avez gagné le litige.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} sont de retour sur votre solde.`, // … is back in your balance.
  s3c31a16162e1d350: 'La banque a vos preuves et décide.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Cela peut prendre quelques semaines. Il n’y a rien à faire d’ici là.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'La banque n’accepte pas de preuves pour ce litige.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'Vous avez accepté la perte.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'Vous avez perdu le litige.', // You lost the dispute.
  se364464c3b30e90e: str`Le titulaire de la carte garde ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'La perte est acceptée.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} et des frais de ${1} sont retenus jusqu’à sa décision. Si vous gagnez, les deux vous reviennent.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} sont retenus jusqu’à sa décision. Si vous gagnez, le montant vous revient.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Preuves', // Evidence
  sddcaebaa31ed7ea0: 'Le titulaire de la carte n’a pas fait ce paiement', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Commande non reçue', // Order not received
  s976fd96ec16b9191: 'Non conforme ou abîmé', // Not as described, or broken
  s11d8835d2d5e5fea: 'Un remboursement n’est pas arrivé', // A refund didn’t come
  se576ceeb2774078b: 'Un abonnement a été résilié', // A subscription was canceled
  sf018ef14d094fed1: 'Le titulaire de la carte ne reconnaît pas le paiement', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Doit être une adresse e-mail, par exemple lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Vos preuves', // Your evidence
  sde58fa4655235aff: str`La banque lit ce texte, ${0} caractères au plus.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Les données de la commande sont déjà remplies.', // What the order says is filled in.
  sced7c4b63b5e1704:
    'Les preuves sont envoyées une seule fois, avec leurs fichiers. D’ici là, le brouillon peut être modifié.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Enregistrer le brouillon', // Save draft
  s70e0df1433e794fc: 'Envoyer les preuves', // Send evidence
  sc3f76ba4473b2a91: 'Vos fichiers', // Your files
  s92c870d2e4fbca03: 'Ajouter un fichier', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG ou PDF de 2 Mo au plus, jusqu’à ${0} fichiers. Le fichier est transmis à la banque dès que vous le choisissez et ne peut plus être ouvert ici.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Dites ce qui s’est passé, ou ajoutez un fichier.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Les preuves sont envoyées.', // The evidence is sent.
  s947e07015337a3ac: 'Le brouillon est enregistré.', // The draft is saved.
  sfab8cba315a4b2ac: 'Ce fichier dépasse 2 Mo. Choisissez-en un plus petit.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Ce qui s’est passé, selon vous', // What happened, in your words
  s47fc1bb2652c1510: 'Nom du client', // Name of the customer
  s4ee4d4bf56f35cd5: 'E-mail du client', // Email of the customer
  s464b70da5c6a76d5: 'Quand le client l’a reçu', // When the customer got it
  sa4ceb116111b8ec8: 'Ce qui a été vendu', // What was sold
  s2699b31b333e68fe: 'Votre politique de remboursement', // Your refund policy
  s848604e2a3ce0f38: 'Pourquoi vous n’avez rien remboursé', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Ce qui s’est passé', // What happened
  scdbe56709c64d284: str`${0} bloqués sur la carte`, // … held on the card
  s10f571d298973de5: str`${0} débités`, // … charged
  s2e91c20168a26212: 'Le blocage a été levé. Le client n’a pas été débité.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Commencé. Le client n’a pas fini de payer.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Preuves envoyées à la banque', // Evidence sent to the bank
  s04d626f55695b1af: 'Litige perdu', // Dispute lost
  sb5e66a044fcd8e9f: 'Perte acceptée', // Loss accepted
  seb21e9ebace3d5ec: str`Le virement du ${0} est revenu`, // The payout of … came back
  sa9b415a18420d030: str`Dans le virement du ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} en cours de remboursement`, // … is being refunded
  s3fd41472c11d5c12: str`Le remboursement de ${0} a échoué`, // The refund of … failed
  sbf849bec241ea148: str`${0} remboursés`, // … refunded
  s5f754953e3ee9149: 'Le titulaire de la carte n’a pas confirmé le paiement.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'Le client n’a pas terminé à temps.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'La banque n’a pas donné de motif.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Le solde était insuffisant.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'La carte a été déclarée perdue.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'La carte a été déclarée volée.', // The card was reported stolen.
  sf0227143c763babf: 'La carte a expiré.', // The card has expired.
  sf393344aa584bbfb: 'Le code de sécurité était faux.', // The security code was wrong.
  s45603481654c059b: 'Le numéro de carte était faux.', // The card number was wrong.
  sa793c793ad028d5a: 'La banque a eu une panne.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Frais de litige', // Dispute fee
  s4721aafadca286fd: 'Ce que vous gardez', // What you keep
  s150d62340ed6344f: 'Débité', // Charged
  s57d5b4e86f11ef37: 'Nom, commande, 4 derniers chiffres ou montant', // Name, order, last 4 digits or amount
  s6cb544a077b23852: '4 derniers chiffres ou montant', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Filtrer les paiements', // Filter payments
  s016db33541a125c4: 'Rechercher des paiements', // Search payments
  s155085305728da46: 'Toute période', // Any time
  sc05cff7ca7ffaa41: 'Tout statut', // Any status
  s35f726bf7bcd4ef1: 'Toute carte', // Any card
  sf4d9d9a29ac3a5ee: 'Autres cartes', // Other cards
  s56cbab26c3c06745: '90 derniers jours', // Last 90 days
  se01dd67c8b9173c5: str`Payé en ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Bloqué actuellement (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Remboursé en ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Litiges (${0}), répondre avant le ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Litiges à traiter (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Paiements débités du ${0} au ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'Télécharger le CSV', // Download CSV
  se18c9f83ecd43653: 'Client', // Guest
  sc683c10250a1b719: 'Quand', // When
  sf723d8bec0dac360: 'Aucun paiement ne correspond', // No payments match
  s293a37211dc19a94: 'Cherchez avec moins de mots, ou retirez un filtre.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Afficher tous les paiements', // Show all payments
  s58c6fef014b241fb: 'Aucun paiement pour l’instant', // No payments yet
  sb420921839bebea0:
    'Les paiements par carte apparaissent ici dès qu’un client commande ou paie par un lien.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`Remboursé ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'Non terminé', // Not finished
  s352705d86112bc9e: 'Bloqué', // Held
  s014e9c83eb0a9252: 'Remboursé en partie', // Refunded in part
  s6c8e5cfd95fb51ae: 'Non débité', // Not charged
  s3f3373b4d7f81d16: 'Cette page n’est pas autorisée à afficher les paiements.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Il reste jusqu’à ${0} à rembourser.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Note pour vos dossiers', // Note for your records
  s9b839a41dc8a7cb7:
    'La banque du client affiche le montant dans quelques jours. Les frais de paiement ne sont pas remboursés.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Tout rembourser', // Refund all
  s6158205347d60434: 'Choisissez des articles, ou indiquez un montant.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Indiquez un montant supérieur à 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`Le remboursement de ${0} est en route.`, // The refund of … is on its way.
  s1232254544b5613d: 'Il reste désormais moins à rembourser.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Commande', // Order
};
