import { str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Reden die de bank geeft:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Verlies accepteren', // Accept the loss
  s42afcb139814577d: str`Verlies van ${0} accepteren?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`De kaarthouder houdt ${0}, en de kosten van ${1} blijven. Er wordt geen bewijs verstuurd en de betwisting kan niet opnieuw worden geopend.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`De kaarthouder houdt ${0}. Er wordt geen bewijs verstuurd en de betwisting kan niet opnieuw worden geopend.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'Het verlies wordt geaccepteerd.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Het bewijs wordt verstuurd.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'De bank heeft het nog niet bevestigd. Het wordt opnieuw verstuurd tot dat gebeurt.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Antwoord vóór ${0}`, // Answer by …
  s46f5ec4a751519d6: str`De termijn liep af op ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Zonder antwoord houdt de kaarthouder ${0}, en de kosten van ${1} blijven.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Zonder antwoord houdt de kaarthouder ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'U hebt de betwisting gewonnen.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} staat weer op uw saldo.`, // … is back in your balance.
  s3c31a16162e1d350: 'De bank heeft uw bewijs en beslist.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Dat duurt tot enkele weken. Tot die tijd hoeft u niets te doen.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'De bank neemt geen bewijs aan voor deze betwisting.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'U hebt het verlies geaccepteerd.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'U hebt de betwisting verloren.', // You lost the dispute.
  se364464c3b30e90e: str`De kaarthouder houdt ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'Het verlies is geaccepteerd.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} en kosten van ${1} worden ingehouden tot de beslissing. Wint u, dan komt beide terug.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} wordt ingehouden tot de beslissing. Wint u, dan komt het terug.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Bewijs', // Evidence
  sddcaebaa31ed7ea0: 'De kaarthouder heeft deze betaling niet gedaan', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Bestelling niet ontvangen', // Order not received
  s976fd96ec16b9191: 'Niet zoals beschreven of kapot', // Not as described, or broken
  s11d8835d2d5e5fea: 'Een terugbetaling kwam niet', // A refund didn’t come
  se576ceeb2774078b: 'Een abonnement is opgezegd', // A subscription was canceled
  sf018ef14d094fed1: 'De kaarthouder herkent de betaling niet', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Moet een e-mailadres zijn, zoals lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Uw bewijs', // Your evidence
  sde58fa4655235aff: str`De bank leest dit. Hooguit ${0} tekens.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Wat in de bestelling staat, is ingevuld.', // What the order says is filled in.
  sced7c4b63b5e1704:
    'Bewijs wordt één keer verstuurd, met de bestanden. Tot dan kan het concept worden gewijzigd.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Concept opslaan', // Save draft
  s70e0df1433e794fc: 'Bewijs versturen', // Send evidence
  sc3f76ba4473b2a91: 'Uw bestanden', // Your files
  s92c870d2e4fbca03: 'Bestand toevoegen', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG of pdf van hooguit 2 MB, maximaal ${0} bestanden. Het ligt bij de bank zodra u het kiest, en kan hier niet meer worden geopend.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Vertel wat er is gebeurd, of voeg een bestand toe.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Het bewijs is verstuurd.', // The evidence is sent.
  s947e07015337a3ac: 'Het concept is opgeslagen.', // The draft is saved.
  sfab8cba315a4b2ac: 'Dit bestand is groter dan 2 MB. Kies een kleiner bestand.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Wat er gebeurde, in uw woorden', // What happened, in your words
  s47fc1bb2652c1510: 'Naam van de klant', // Name of the customer
  s4ee4d4bf56f35cd5: 'E-mail van de klant', // Email of the customer
  s464b70da5c6a76d5: 'Wanneer de klant het kreeg', // When the customer got it
  sa4ceb116111b8ec8: 'Wat er is verkocht', // What was sold
  s2699b31b333e68fe: 'Uw voorwaarden voor terugbetaling', // Your refund policy
  s848604e2a3ce0f38: 'Waarom u niets terugbetaalde', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Wat er gebeurde', // What happened
  scdbe56709c64d284: str`${0} gereserveerd op de kaart`, // … held on the card
  s10f571d298973de5: str`${0} afgeschreven`, // … charged
  s2e91c20168a26212: 'De reservering is vrijgegeven. De gast heeft niets betaald.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Begonnen. De gast is nog niet klaar met betalen.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Bewijs naar de bank gestuurd', // Evidence sent to the bank
  s04d626f55695b1af: 'Betwisting verloren', // Dispute lost
  sb5e66a044fcd8e9f: 'Verlies geaccepteerd', // Loss accepted
  seb21e9ebace3d5ec: str`De uitbetaling van ${0} kwam terug`, // The payout of … came back
  sa9b415a18420d030: str`In de uitbetaling van ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} wordt terugbetaald`, // … is being refunded
  s3fd41472c11d5c12: str`De terugbetaling van ${0} is mislukt`, // The refund of … failed
  sbf849bec241ea148: str`${0} terugbetaald`, // … refunded
  s5f754953e3ee9149: 'De kaarthouder heeft de betaling niet bevestigd.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'De gast was niet op tijd klaar.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'De bank gaf geen reden.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Er stond niet genoeg saldo.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'De kaart is als verloren opgegeven.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'De kaart is als gestolen opgegeven.', // The card was reported stolen.
  sf0227143c763babf: 'De kaart is verlopen.', // The card has expired.
  sf393344aa584bbfb: 'De beveiligingscode klopte niet.', // The security code was wrong.
  s45603481654c059b: 'Het kaartnummer klopte niet.', // The card number was wrong.
  sa793c793ad028d5a: 'Bij de bank was een storing.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Kosten van de betwisting', // Dispute fee
  s4721aafadca286fd: 'Wat u overhoudt', // What you keep
  s150d62340ed6344f: 'Afgeschreven', // Charged
  s57d5b4e86f11ef37: 'Naam, bestelling, laatste 4 cijfers of bedrag', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'Laatste 4 cijfers of bedrag', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Betalingen filteren', // Filter payments
  s016db33541a125c4: 'Betalingen zoeken', // Search payments
  s155085305728da46: 'Elke periode', // Any time
  sc05cff7ca7ffaa41: 'Elke status', // Any status
  s35f726bf7bcd4ef1: 'Elke kaart', // Any card
  sf4d9d9a29ac3a5ee: 'Andere kaarten', // Other cards
  s56cbab26c3c06745: 'Laatste 90 dagen', // Last 90 days
  se01dd67c8b9173c5: str`Betaald in ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Nu gereserveerd (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Terugbetaald in ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Betwistingen (${0}), antwoord vóór ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Te beantwoorden betwistingen (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Betalingen die van ${0} tot ${1} zijn afgeschreven`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'CSV downloaden', // Download CSV
  se18c9f83ecd43653: 'Gast', // Guest
  sc683c10250a1b719: 'Wanneer', // When
  sf723d8bec0dac360: 'Geen betalingen gevonden', // No payments match
  s293a37211dc19a94: 'Zoek met minder gegevens of verwijder een filter.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Alle betalingen tonen', // Show all payments
  s58c6fef014b241fb: 'Nog geen betalingen', // No payments yet
  sb420921839bebea0: 'Kaartbetalingen staan hier zodra een gast bestelt of via een link betaalt.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`${0} terugbetaald`, // Refunded …
  sa9c1de10fba3b3c0: 'Niet afgerond', // Not finished
  s352705d86112bc9e: 'Gereserveerd', // Held
  s014e9c83eb0a9252: 'Deels terugbetaald', // Refunded in part
  s6c8e5cfd95fb51ae: 'Niet afgeschreven', // Not charged
  s3f3373b4d7f81d16: 'Deze pagina mag geen betalingen tonen.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Er kan nog tot ${0} worden terugbetaald.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Notitie voor uw administratie', // Note for your records
  s9b839a41dc8a7cb7:
    'De bank van de gast toont het geld binnen enkele dagen. Betaalkosten worden niet terugbetaald.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Alles terugbetalen', // Refund all
  s6158205347d60434: 'Kies artikelen of vul een bedrag in.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Vul een bedrag boven 0 in.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`De terugbetaling van ${0} is onderweg.`, // The refund of … is on its way.
  s1232254544b5613d: 'Er kan nu minder worden terugbetaald.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Bestelling', // Order
};
