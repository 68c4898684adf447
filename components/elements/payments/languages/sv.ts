import { str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Skäl som banken anger:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Godta förlusten', // Accept the loss
  s42afcb139814577d: str`Godta förlusten på ${0}?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`Kortinnehavaren behåller ${0}, och avgiften på ${1} kvarstår. Inga bevis skickas och tvisten kan inte öppnas igen.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`Kortinnehavaren behåller ${0}. Inga bevis skickas och tvisten kan inte öppnas igen.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'Förlusten godtas.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Bevisen skickas.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'Banken har inte bekräftat det än. Det skickas igen tills den gör det.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Svara senast ${0}`, // Answer by …
  s46f5ec4a751519d6: str`Svarstiden gick ut ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Utan svar behåller kortinnehavaren ${0}, och avgiften på ${1} kvarstår.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Utan svar behåller kortinnehavaren ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'Du vann tvisten.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} är tillbaka i ditt saldo.`, // … is back in your balance.
  s3c31a16162e1d350: 'Banken har dina bevis och beslutar.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Det tar upp till några veckor. Till dess finns inget att göra.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'Banken tar inte emot bevis för den här tvisten.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'Du godtog förlusten.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'Du förlorade tvisten.', // You lost the dispute.
  se364464c3b30e90e: str`Kortinnehavaren behåller ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'Förlusten är godtagen.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} och en avgift på ${1} hålls inne till beslutet. Om du vinner kommer båda tillbaka.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} hålls inne till beslutet. Om du vinner kommer det tillbaka.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Bevis', // Evidence
  sddcaebaa31ed7ea0: 'Kortinnehavaren gjorde inte betalningen', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Beställningen kom inte fram', // Order not received
  s976fd96ec16b9191: 'Inte som beskrivet, eller trasigt', // Not as described, or broken
  s11d8835d2d5e5fea: 'En återbetalning kom inte', // A refund didn’t come
  se576ceeb2774078b: 'Ett abonnemang sades upp', // A subscription was canceled
  sf018ef14d094fed1: 'Kortinnehavaren känner inte igen betalningen', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Måste vara en e-postadress, till exempel lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Dina bevis', // Your evidence
  sde58fa4655235aff: str`Banken läser detta. Högst ${0} tecken.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Det som står i beställningen är ifyllt.', // What the order says is filled in.
  sced7c4b63b5e1704: 'Bevis skickas en gång, med filerna. Till dess kan utkastet ändras.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Spara utkast', // Save draft
  s70e0df1433e794fc: 'Skicka bevis', // Send evidence
  sc3f76ba4473b2a91: 'Dina filer', // Your files
  s92c870d2e4fbca03: 'Lägg till en fil', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG eller PDF på högst 2 MB, upp till ${0} filer. Filen finns hos banken så snart du väljer den och kan inte öppnas här igen.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Berätta vad som hände, eller lägg till en fil.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Bevisen är skickade.', // The evidence is sent.
  s947e07015337a3ac: 'Utkastet är sparat.', // The draft is saved.
  sfab8cba315a4b2ac: 'Filen är större än 2 MB. Välj en mindre.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Vad som hände, med dina ord', // What happened, in your words
  s47fc1bb2652c1510: 'Kundens namn', // Name of the customer
  s4ee4d4bf56f35cd5: 'Kundens e-post', // Email of the customer
  s464b70da5c6a76d5: 'När kunden fick det', // When the customer got it
  sa4ceb116111b8ec8: 'Vad som såldes', // What was sold
  s2699b31b333e68fe: 'Dina villkor för återbetalning', // Your refund policy
  s848604e2a3ce0f38: 'Varför du inte återbetalade', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Vad som hände', // What happened
  scdbe56709c64d284: str`${0} reserverat på kortet`, // … held on the card
  s10f571d298973de5: str`${0} debiterat`, // … charged
  s2e91c20168a26212: 'Reservationen släpptes. Gästen debiterades inte.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Påbörjad. Gästen har inte betalat klart.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Bevis skickade till banken', // Evidence sent to the bank
  s04d626f55695b1af: 'Tvist förlorad', // Dispute lost
  sb5e66a044fcd8e9f: 'Förlust godtagen', // Loss accepted
  seb21e9ebace3d5ec: str`Utbetalningen ${0} kom tillbaka`, // The payout of … came back
  sa9b415a18420d030: str`I utbetalningen ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} återbetalas`, // … is being refunded
  s3fd41472c11d5c12: str`Återbetalningen av ${0} misslyckades`, // The refund of … failed
  sbf849bec241ea148: str`${0} återbetalat`, // … refunded
  s5f754953e3ee9149: 'Kortinnehavaren bekräftade inte betalningen.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'Gästen blev inte klar i tid.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'Banken angav inget skäl.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Det fanns inte tillräckligt med pengar.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'Kortet är anmält som förlorat.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'Kortet är anmält som stulet.', // The card was reported stolen.
  sf0227143c763babf: 'Kortet har gått ut.', // The card has expired.
  sf393344aa584bbfb: 'Säkerhetskoden var fel.', // The security code was wrong.
  s45603481654c059b: 'Kortnumret var fel.', // The card number was wrong.
  sa793c793ad028d5a: 'Banken hade ett fel.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Tvistavgift', // Dispute fee
  s4721aafadca286fd: 'Vad du behåller', // What you keep
  s150d62340ed6344f: 'Debiterat', // Charged
  s57d5b4e86f11ef37: 'Namn, beställning, sista 4 siffrorna eller belopp', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'Sista 4 siffrorna eller belopp', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Filtrera betalningar', // Filter payments
  s016db33541a125c4: 'Sök betalningar', // Search payments
  s155085305728da46: 'När som helst', // Any time
  sc05cff7ca7ffaa41: 'Alla statusar', // Any status
  s35f726bf7bcd4ef1: 'Alla kort', // Any card
  sf4d9d9a29ac3a5ee: 'Andra kort', // Other cards
  s56cbab26c3c06745: 'Senaste 90 dagarna', // Last 90 days
  se01dd67c8b9173c5: str`Betalt i ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Reserverat nu (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Återbetalt i ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Tvister (${0}), svara senast ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Tvister att besvara (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Betalningar som debiterades från ${0} till ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'Ladda ner CSV', // Download CSV
  se18c9f83ecd43653: 'Gäst', // Guest
  sc683c10250a1b719: 'När', // When
  sf723d8bec0dac360: 'Inga betalningar matchar', // No payments match
  s293a37211dc19a94: 'Sök med mindre, eller ta bort ett filter.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Visa alla betalningar', // Show all payments
  s58c6fef014b241fb: 'Inga betalningar än', // No payments yet
  sb420921839bebea0: 'Kortbetalningar visas här så snart en gäst beställer eller betalar via en länk.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`Återbetalt ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'Inte avslutad', // Not finished
  s352705d86112bc9e: 'Reserverad', // Held
  s014e9c83eb0a9252: 'Delvis återbetald', // Refunded in part
  s6c8e5cfd95fb51ae: 'Inte debiterad', // Not charged
  s3f3373b4d7f81d16: 'Den här sidan får inte visa betalningar.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Upp till ${0} återstår att återbetala.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Anteckning för egen del', // Note for your records
  s9b839a41dc8a7cb7: 'Gästens bank visar pengarna om några dagar. Betalningsavgifter återbetalas inte.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Återbetala allt', // Refund all
  s6158205347d60434: 'Välj artiklar, eller ange ett belopp.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Ange ett belopp över 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`Återbetalningen av ${0} är på väg.`, // The refund of … is on its way.
  s1232254544b5613d: 'Nu återstår mindre att återbetala.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Beställning', // Order
};
