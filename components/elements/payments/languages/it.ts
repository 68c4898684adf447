import { str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Motivo indicato dalla banca:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Accettare la perdita', // Accept the loss
  s42afcb139814577d: str`Accettare la perdita di ${0}?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`Il titolare della carta trattiene ${0} e la commissione di ${1} resta. Non viene inviata alcuna prova e la contestazione non può essere riaperta.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`Il titolare della carta trattiene ${0}. Non viene inviata alcuna prova e la contestazione non può essere riaperta.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'La perdita è in corso di accettazione.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Le prove sono in corso di invio.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'La banca non l’ha ancora confermato. L’invio si ripete finché non lo fa.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Rispondere entro ${0}`, // Answer by …
  s46f5ec4a751519d6: str`Il termine per rispondere è scaduto ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Senza risposta il titolare della carta trattiene ${0} e la commissione di ${1} resta.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Senza risposta il titolare della carta trattiene ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'La contestazione è stata vinta.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} è di nuovo nel saldo.`, // … is back in your balance.
  s3c31a16162e1d350: 'La banca ha le prove e decide.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Possono volerci alcune settimane. Fino ad allora non c’è nulla da fare.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'La banca non accetta prove per questa contestazione.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'La perdita è stata accettata.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'La contestazione è stata persa.', // You lost the dispute.
  se364464c3b30e90e: str`Il titolare della carta trattiene ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'La perdita è accettata.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} e una commissione di ${1} restano trattenuti fino alla decisione. In caso di vittoria tornano entrambi.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} resta trattenuto fino alla decisione. In caso di vittoria torna.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Prove', // Evidence
  sddcaebaa31ed7ea0: 'Il titolare della carta non ha effettuato questo pagamento', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Ordine non ricevuto', // Order not received
  s976fd96ec16b9191: 'Non conforme o danneggiato', // Not as described, or broken
  s11d8835d2d5e5fea: 'Un rimborso non è arrivato', // A refund didn’t come
  se576ceeb2774078b: 'Un abbonamento è stato disdetto', // A subscription was canceled
  sf018ef14d094fed1: 'Il titolare della carta non riconosce il pagamento', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Deve essere un indirizzo email, ad esempio lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Le prove', // Your evidence
  sde58fa4655235aff: str`La banca legge questo testo, al massimo ${0} caratteri.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'I dati dell’ordine sono già inseriti.', // What the order says is filled in.
  sced7c4b63b5e1704:
    'Le prove si inviano una volta sola, con i file. Fino ad allora la bozza si può modificare.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Salvare la bozza', // Save draft
  s70e0df1433e794fc: 'Inviare le prove', // Send evidence
  sc3f76ba4473b2a91: 'File allegati', // Your files
  s92c870d2e4fbca03: 'Aggiungere un file', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG o PDF di al massimo 2 MB, fino a ${0} file. Il file resta presso la banca appena viene scelto e qui non si può più aprire.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Indicare che cosa è successo o aggiungere un file.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Le prove sono state inviate.', // The evidence is sent.
  s947e07015337a3ac: 'La bozza è salvata.', // The draft is saved.
  sfab8cba315a4b2ac: 'Questo file supera i 2 MB. Sceglierne uno più piccolo.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Che cosa è successo, a parole sue', // What happened, in your words
  s47fc1bb2652c1510: 'Nome del cliente', // Name of the customer
  s4ee4d4bf56f35cd5: 'Email del cliente', // Email of the customer
  s464b70da5c6a76d5: 'Quando il cliente l’ha ricevuto', // When the customer got it
  sa4ceb116111b8ec8: 'Che cosa è stato venduto', // What was sold
  s2699b31b333e68fe: 'Condizioni di rimborso', // Your refund policy
  s848604e2a3ce0f38: 'Perché non è stato rimborsato nulla', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Che cosa è successo', // What happened
  scdbe56709c64d284: str`${0} bloccati sulla carta`, // … held on the card
  s10f571d298973de5: str`${0} addebitati`, // … charged
  s2e91c20168a26212: 'Il blocco è stato rilasciato. Al cliente non è stato addebitato nulla.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Iniziato. Il cliente non ha finito di pagare.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Prove inviate alla banca', // Evidence sent to the bank
  s04d626f55695b1af: 'Contestazione persa', // Dispute lost
  sb5e66a044fcd8e9f: 'Perdita accettata', // Loss accepted
  seb21e9ebace3d5ec: str`Il bonifico del ${0} è tornato indietro`, // The payout of … came back
  sa9b415a18420d030: str`Nel bonifico del ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} in corso di rimborso`, // … is being refunded
  s3fd41472c11d5c12: str`Il rimborso di ${0} non è riuscito`, // The refund of … failed
  sbf849bec241ea148: str`${0} rimborsati`, // … refunded
  s5f754953e3ee9149: 'Il titolare della carta non ha confermato il pagamento.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'Il cliente non ha finito in tempo.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'La banca non ha indicato il motivo.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Il saldo era insufficiente.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'La carta è stata segnalata come smarrita.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'La carta è stata segnalata come rubata.', // The card was reported stolen.
  sf0227143c763babf: 'La carta è scaduta.', // The card has expired.
  sf393344aa584bbfb: 'Il codice di sicurezza era errato.', // The security code was wrong.
  s45603481654c059b: 'Il numero della carta era errato.', // The card number was wrong.
  sa793c793ad028d5a: 'La banca ha avuto un guasto.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Commissione della contestazione', // Dispute fee
  s4721aafadca286fd: 'Quanto resta', // What you keep
  s150d62340ed6344f: 'Addebitato', // Charged
  s57d5b4e86f11ef37: 'Nome, ordine, ultime 4 cifre o importo', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'Ultime 4 cifre o importo', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Filtrare i pagamenti', // Filter payments
  s016db33541a125c4: 'Cercare nei pagamenti', // Search payments
  s155085305728da46: 'Qualsiasi periodo', // Any time
  sc05cff7ca7ffaa41: 'Qualsiasi stato', // Any status
  s35f726bf7bcd4ef1: 'Qualsiasi carta', // Any card
  sf4d9d9a29ac3a5ee: 'Altre carte', // Other cards
  s56cbab26c3c06745: 'Ultimi 90 giorni', // Last 90 days
  se01dd67c8b9173c5: str`Pagato in ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Bloccato ora (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Rimborsato in ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Contestazioni (${0}), rispondere entro il ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Contestazioni a cui rispondere (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Pagamenti addebitati dal ${0} al ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'Scarica CSV', // Download CSV
  se18c9f83ecd43653: 'Cliente', // Guest
  sc683c10250a1b719: 'Quando', // When
  sf723d8bec0dac360: 'Nessun pagamento corrisponde', // No payments match
  s293a37211dc19a94: 'Cercare con meno dati o togliere un filtro.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Mostrare tutti i pagamenti', // Show all payments
  s58c6fef014b241fb: 'Ancora nessun pagamento', // No payments yet
  sb420921839bebea0: 'I pagamenti con carta compaiono qui appena un cliente ordina o paga con un link.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`Rimborsato ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'Non completato', // Not finished
  s352705d86112bc9e: 'Bloccato', // Held
  s014e9c83eb0a9252: 'Rimborsato in parte', // Refunded in part
  s6c8e5cfd95fb51ae: 'Non addebitato', // Not charged
  s3f3373b4d7f81d16: 'Questa pagina non può mostrare i pagamenti.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Restano da rimborsare fino a ${0}.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Nota per i propri archivi', // Note for your records
  s9b839a41dc8a7cb7:
    'La banca del cliente mostra il denaro tra qualche giorno. Le commissioni di pagamento non vengono restituite.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Rimborsare tutto', // Refund all
  s6158205347d60434: 'Scegliere degli articoli o inserire un importo.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Inserire un importo maggiore di 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`Il rimborso di ${0} è in arrivo.`, // The refund of … is on its way.
  s1232254544b5613d: 'Ora resta meno da rimborsare.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Ordine', // Order
};
