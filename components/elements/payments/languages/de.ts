import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Von der Bank genannter Grund:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Verlust hinnehmen', // Accept the loss
  s42afcb139814577d: str`Verlust von ${0} hinnehmen?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`Der Karteninhaber behält ${0}, und die Gebühr von ${1} bleibt. Es werden keine Belege gesendet, und die Anfechtung lässt sich nicht wieder öffnen.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`Der Karteninhaber behält ${0}. Es werden keine Belege gesendet, und die Anfechtung lässt sich nicht wieder öffnen.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'Der Verlust wird hingenommen.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Die Belege werden gesendet.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'Die Bank hat es noch nicht bestätigt. Es wird erneut gesendet, bis sie das tut.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Antworten bis ${0}`, // Answer by …
  s46f5ec4a751519d6: str`Die Frist endete ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Ohne Antwort behält der Karteninhaber ${0}, und die Gebühr von ${1} bleibt.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Ohne Antwort behält der Karteninhaber ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'Sie haben die Anfechtung abgewehrt.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} sind wieder in Ihrem Guthaben.`, // … is back in your balance.
  s3c31a16162e1d350: 'Die Bank hat Ihre Belege und entscheidet.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Das dauert bis zu einigen Wochen. Bis dahin ist nichts zu tun.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'Die Bank nimmt zu dieser Anfechtung keine Belege an.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'Sie haben den Verlust hingenommen.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'Sie haben die Anfechtung verloren.', // You lost the dispute.
  se364464c3b30e90e: str`Der Karteninhaber behält ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'Der Verlust ist hingenommen.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} und eine Gebühr von ${1} werden bis zur Entscheidung einbehalten. Wenn Sie gewinnen, kommt beides zurück.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} werden bis zur Entscheidung einbehalten. Wenn Sie gewinnen, kommt der Betrag zurück.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Belege', // Evidence
  sddcaebaa31ed7ea0: 'Der Karteninhaber hat diese Zahlung nicht veranlasst', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Bestellung nicht erhalten', // Order not received
  s976fd96ec16b9191: 'Nicht wie beschrieben oder beschädigt', // Not as described, or broken
  s11d8835d2d5e5fea: 'Eine Erstattung kam nicht an', // A refund didn’t come
  se576ceeb2774078b: 'Ein Abonnement wurde gekündigt', // A subscription was canceled
  sf018ef14d094fed1: 'Der Karteninhaber erkennt die Zahlung nicht', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Muss eine E-Mail-Adresse sein, etwa lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Ihre Belege', // Your evidence
  sde58fa4655235aff: str`Das liest die Bank. Höchstens ${0} Zeichen.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Was die Bestellung dazu sagt, ist eingetragen.', // What the order says is filled in.
  sced7c4b63b5e1704:
    'Belege werden einmal gesendet, mit den Dateien. Bis dahin lässt sich der Entwurf ändern.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Entwurf speichern', // Save draft
  s70e0df1433e794fc: 'Belege senden', // Send evidence
  sc3f76ba4473b2a91: 'Ihre Dateien', // Your files
  s92c870d2e4fbca03: 'Datei hinzufügen', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG oder PDF bis 2 MB, höchstens ${0} Dateien. Eine Datei liegt bei der Bank, sobald Sie sie auswählen, und lässt sich hier nicht wieder öffnen.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Schreiben Sie, was geschehen ist, oder fügen Sie eine Datei hinzu.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Die Belege sind gesendet.', // The evidence is sent.
  s947e07015337a3ac: 'Der Entwurf ist gespeichert.', // The draft is saved.
  sfab8cba315a4b2ac: 'Diese Datei ist größer als 2 MB. Wählen Sie eine kleinere.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Was geschehen ist, in Ihren Worten', // What happened, in your words
  s47fc1bb2652c1510: 'Name des Kunden', // Name of the customer
  s4ee4d4bf56f35cd5: 'E-Mail des Kunden', // Email of the customer
  s464b70da5c6a76d5: 'Wann der Kunde es erhielt', // When the customer got it
  sa4ceb116111b8ec8: 'Was verkauft wurde', // What was sold
  s2699b31b333e68fe: 'Ihre Regeln für Erstattungen', // Your refund policy
  s848604e2a3ce0f38: 'Warum Sie nichts erstattet haben', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Was geschehen ist', // What happened
  scdbe56709c64d284: str`${0} auf der Karte reserviert`, // … held on the card
  s10f571d298973de5: str`${0} abgebucht`, // … charged
  s2e91c20168a26212: 'Die Reservierung wurde aufgehoben. Dem Gast wurde nichts abgebucht.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Begonnen. Der Gast hat noch nicht fertig bezahlt.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Belege an die Bank gesendet', // Evidence sent to the bank
  s04d626f55695b1af: 'Anfechtung verloren', // Dispute lost
  sb5e66a044fcd8e9f: 'Verlust hingenommen', // Loss accepted
  seb21e9ebace3d5ec: str`Die Auszahlung vom ${0} kam zurück`, // The payout of … came back
  sa9b415a18420d030: str`In der Auszahlung vom ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} werden erstattet`, // … is being refunded
  s3fd41472c11d5c12: str`Die Erstattung von ${0} ist fehlgeschlagen`, // The refund of … failed
  sbf849bec241ea148: str`${0} erstattet`, // … refunded
  s5f754953e3ee9149: 'Der Karteninhaber hat die Zahlung nicht bestätigt.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'Der Gast wurde nicht rechtzeitig fertig.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'Die Bank nannte keinen Grund.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Die Deckung reichte nicht.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'Die Karte wurde als verloren gemeldet.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'Die Karte wurde als gestohlen gemeldet.', // The card was reported stolen.
  sf0227143c763babf: 'Die Karte ist abgelaufen.', // The card has expired.
  sf393344aa584bbfb: 'Die Prüfnummer war falsch.', // The security code was wrong.
  s45603481654c059b: 'Die Kartennummer war falsch.', // The card number was wrong.
  sa793c793ad028d5a: 'Bei der Bank gab es einen Fehler.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Gebühr der Anfechtung', // Dispute fee
  s4721aafadca286fd: 'Was Ihnen bleibt', // What you keep
  s150d62340ed6344f: 'Abgebucht', // Charged
  s57d5b4e86f11ef37: 'Name, Bestellung, letzte 4 Ziffern oder Betrag', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'Letzte 4 Ziffern oder Betrag', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Zahlungen filtern', // Filter payments
  s016db33541a125c4: 'Zahlungen suchen', // Search payments
  s155085305728da46: 'Jederzeit', // Any time
  sc05cff7ca7ffaa41: 'Jeder Status', // Any status
  s35f726bf7bcd4ef1: 'Jede Karte', // Any card
  sf4d9d9a29ac3a5ee: 'Andere Karten', // Other cards
  s56cbab26c3c06745: 'Letzte 90 Tage', // Last 90 days
  se01dd67c8b9173c5: str`Bezahlt im ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Jetzt reserviert (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Erstattet im ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Anfechtungen (${0}), Antwort bis ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Offene Anfechtungen (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Zahlungen, die vom ${0} bis ${1} abgebucht wurden`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'CSV herunterladen', // Download CSV
  se18c9f83ecd43653: 'Gast', // Guest
  sc683c10250a1b719: 'Wann', // When
  sf723d8bec0dac360: 'Keine passenden Zahlungen', // No payments match
  s293a37211dc19a94: 'Suchen Sie mit weniger Angaben, oder entfernen Sie einen Filter.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Alle Zahlungen anzeigen', // Show all payments
  s58c6fef014b241fb: 'Noch keine Zahlungen', // No payments yet
  sb420921839bebea0:
    'Kartenzahlungen erscheinen hier, sobald ein Gast bestellt oder über einen Link bezahlt.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`${0} erstattet`, // Refunded …
  sa9c1de10fba3b3c0: 'Nicht abgeschlossen', // Not finished
  s352705d86112bc9e: 'Reserviert', // Held
  s014e9c83eb0a9252: 'Teilweise erstattet', // Refunded in part
  s6c8e5cfd95fb51ae: 'Nicht abgebucht', // Not charged
  s3f3373b4d7f81d16: 'Diese Seite darf keine Zahlungen anzeigen.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Es können noch bis zu ${0} erstattet werden.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Notiz für Ihre Unterlagen', // Note for your records
  s9b839a41dc8a7cb7:
    'Die Bank des Gasts zeigt den Betrag in einigen Tagen an. Zahlungsgebühren werden nicht erstattet.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Alles erstatten', // Refund all
  s6158205347d60434: 'Wählen Sie Positionen, oder geben Sie einen Betrag ein.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Geben Sie einen Betrag über 0 ein.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`Die Erstattung von ${0} ist unterwegs.`, // The refund of … is on its way.
  s1232254544b5613d: 'Inzwischen kann weniger erstattet werden.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Bestellung', // Order
};
