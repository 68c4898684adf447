import { plural, str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Schema wijzigen', // Change schedule
  s06e80315ac9995b9: 'Nog geen', // None yet
  s091d5807b5b33550: 'Weekdag', // On
  s0bb2d48532acc455: 'CSV downloaden', // Download CSV
  s0bb69fee72a2f5be: 'Correctie', // Adjustment
  sf9f836780804ec3f: 'Uitbetaald', // Paid out
  sfe976cb5169ebd69: 'Er is geen bankrekening om op uit te betalen. Voer er een in.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Terugbetaling', // Refund
  sb4dbb7345c476afc: 'Mislukte terugbetaling', // Refund failed
  s11f1d56607caba5f: 'Alle uitbetalingen', // All payouts
  s122b3dd1fdd8d24a: 'Volgende uitbetaling', // Next payout
  s12f3f06859a6fce3: 'Geweigerd door de bank', // Refused by the bank
  s1b1573dd753c4500: 'Beschikbaar in de komende dagen', // Available in the next days
  s2091d188173a9326: 'Wordt verrekend met uw volgende uitbetaling', // Taken from your next payout
  s222edaaf825a00b8:
    'Uitbetalingen gaan vanaf nu naar de nieuwe rekening. Voor de veiligheid zijn directe uitbetalingen 24 uur geblokkeerd.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Uw schema is handmatig: u vraagt elke uitbetaling zelf aan.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Geen uitbetalingen gevonden.', // No payouts match.
  s329b5591cb266654: 'Deze pagina mag geen uitbetalingen tonen.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Bankrekening', // Bank account
  s35bb369e4d70ce89: 'Alleen op aanvraag', // Only when you ask for it
  s3741f219c32abe78: 'Netto', // Net
  s38240ad136d31bc5: 'Onderweg', // On its way
  s3e006a806d3b4691: 'Betaling', // Payment
  s402b4c47a6eb6462: 'Rekening wijzigen', // Change account
  s9a11da2be3993dd3: 'Rekening toevoegen', // Add account
  s44ab402287712995: str`Rekening eindigend op ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Betwisting', // Dispute
  s8bfe9c0e439cd89b: 'Gewonnen betwisting', // Dispute won
  s470bf1af41a680fc: 'Kosten directe uitbetaling', // Instant payout fee
  s47de947cff7aa200: 'Teruggestuurde uitbetaling', // Returned payout
  s49439f2f1ddee765: 'Schema opslaan', // Save schedule
  s4993f4ea8b709873: 'In de afgelopen 90 dagen', // In the last 90 days
  s4ec54892c5e6f7fa: 'De uitbetaling is geannuleerd. Het bedrag is weer beschikbaar.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Standaard', // Standard
  s56d7547105ad0103: str`Elke week op ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'Kosten van een directe uitbetaling', // Fee for an instant payout
  s60ca2f87022a6489: 'Schema wordt opgeslagen…', // Saving the schedule…
  s619c213c4b109eb2: 'Direct', // Instant
  s61f9d8f4ed40ee90: 'Methode', // Method
  s6345f7922c9aa610: 'Uitbetalingen', // Payouts
  s68d5ac5aac36853a: 'Dag van de maand', // On day
  s6e7b6211d7ae6690: 'De uitbetaling is onderweg.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Hoe vaak', // How often
  s7a3439e663d70479: 'Het bedrag staat weer op uw saldo en maakt deel uit van uw volgende uitbetaling.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Opbouw van de uitbetaling', // Breakdown
  s7dea6d25be21fb73: 'Boeking', // Entry
  s8356439938acca98: 'Directe uitbetalingen zijn 24 uur geblokkeerd.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Rekening', // Account
  s8cbb2899f2277665: 'In de afgelopen 30 dagen', // In the last 30 days
  s8f74bb202c35a940: 'Uitbetalingen filteren', // Filter payouts
  s90b45b7d08768b8a: 'Bankcode (routing number)', // Routing number
  s90dec292b2b35a94: 'Uitbetalingen zijn hier nog niet beschikbaar.', // Payouts aren’t available here yet.
  s92ad85a5f5945203:
    'De bank heeft de uitbetaling teruggestuurd. Neem contact op met uw bank of voer een andere rekening in.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Rekeningnummer', // Account number
  s94d7a13322dfd7da: 'Bankcode (sort code)', // Sort code
  s9788a49125e272a6: 'Uitbetaling wordt geannuleerd…', // Canceling the payout…
  s98c5741860c7febf: 'Hele periode', // At any time
  s98cbe21c04019556: 'Wanneer u wordt uitbetaald', // When you are paid out
  s98dadeafcc020a1f: 'De bankrekening is gewijzigd.', // The bank account is changed.
  s992097decb0f4c86: 'Elke dag', // Every day
  s9b2ec058478f7575: 'Het saldo is te laag voor een uitbetaling. Het wordt meegenomen naar de volgende.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Schema', // Schedule
  s9cd80a3f241e5db8: 'Alle uitbetalingen tonen', // Show all payouts
  s9e941688abe1c2ab: 'Wordt uitbetaald…', // Paying out…
  sa30c4d3b566b6b1a: 'Geannuleerd', // Canceled
  sa401dba228ae45fb: 'De rekening is opgeheven. Voer een andere bankrekening in.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Uitbetaling annuleren', // Cancel payout
  sb217e92dcb9b1840: 'Elke week', // Every week
  sb48e31c89229f4b2:
    'Het geld staat binnen een half uur op uw rekening. Wilt u geen kosten, wacht dan op uw volgende uitbetaling.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Bedrag', // Amount
  sbd8be4f01d2b8355: 'In de afgelopen 7 dagen', // In the last 7 days
  sc09f5160021a165b: str`Elke maand op dag ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Er valt nog niets uit te betalen.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Beschikbaar', // Available
  sd20af63e786bac61: 'Nu uitbetalen', // Pay out now
  sd3c19b440b7deffb: 'Boekingen, oudste eerst', // Entries, the oldest first
  sd6875b3c278e8299: 'Uw saldo is negatief. Nieuwe ontvangsten worden ermee verrekend.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Dagen tot een betaling kan worden uitbetaald', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Kan nu worden uitbetaald', // Can be paid out now
  sdea65d46c67e5230: 'U ontvangt', // You get
  s40fafbdddffa0f93: str`U ontvangt ${0}. De kosten zijn ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'Een betaling kan na één dag worden uitbetaald.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Dag', // Day
  se287216f6a0406ff: str`Verzonden op ${0}, uiterlijk ${1} bij uw bank`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'Het schema is opgeslagen.', // The schedule is saved.
  se67bb96ef83c3f83: 'Bij de bank', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Nog geen uitbetalingen.', // No payouts yet.
  se87e0ac1f45519c3: 'Uitbetaling', // Payout
  s1956651afe506846: 'Uitbetalingen beginnen zodra uw gegevens zijn gecontroleerd.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Nog niet opnieuw uitbetaald', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'ID van de uitbetaling', // Payout ID
  se8ff698efbb10327: 'Uitbetalingen zijn gepauzeerd zolang uw bedrijf is geblokkeerd.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'Uitbetalingen zijn gepauzeerd tot uw aanmelding is voltooid.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Totaal', // Total
  sef2978ba5e6fefd0: 'De eerste verschijnt hier zodra er volgens uw schema wordt uitbetaald.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Kosten', // Fee
  sdee0bb0111699c2a: 'Referentie bij de bank', // Bank reference
  sf4bdeb992b5398f1: 'Bankrekening wordt opgeslagen…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Rekening opslaan', // Save account
  sf9532699243f4dd2: 'Schema en bankrekening', // Schedule and bank account
  sfba8e09ccef579c4: 'Bestand wordt voorbereid…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Elke maand', // Every month
  sfcef283a1fb640f6: 'De bank kent deze rekening niet. Voer uw bankrekening opnieuw in.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`Directe uitbetalingen zijn geblokkeerd tot ${0}, omdat de bankrekening is gewijzigd.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Uw keuze', // You chose
  s45f6df47abbc92a9: 'Mijn keuze opslaan', // Save what I chose
  s956c748a60451c57: 'Er kan inmiddels niets meer worden uitbetaald.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Er is inmiddels minder beschikbaar.', // Less is available now.
  s7cc4606edb4fe8ad: 'Er is niets uitbetaald. Dit zijn de bedragen van dit moment.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Vóór kosten', // Before fees
  sba2a0427963d1a25: 'Nieuwste eerst', // Newest first
  sda134a52656c41b0: 'Oudste eerst', // Oldest first
  sdce51c8eea4e0ba2: 'Nog niet aangekomen', // Still to come
  sf139a496c0f9b763: str`Vanaf ${0}`, // From {0}
  sfe255b8825ebcad9: str`Tot en met ${0}`, // Until {0}
  s86f105636f2badcd: 'Grootste eerst', // Largest first
  s2d334143502e4872: 'Kleinste eerst', // Smallest first
  s52738d9332baa879: 'Laatste aankomst eerst', // Latest arrival first
  s96a4986832d23cef: 'Vroegste aankomst eerst', // Earliest arrival first
  sed1a054e4737e1fd: str`De CSV bevat alle boekingen van deze uitbetalingen die tussen ${0} en ${1} aankomen, zonder mislukte en geannuleerde.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`De CSV bevat alle boekingen van deze uitbetalingen die tussen ${0} en ${1} aankomen.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869:
    'Mislukte en geannuleerde uitbetalingen staan in geen enkele CSV: het geld is hier gebleven.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Maandabonnement', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Loyaliteitsleden per maand', // Monthly loyalty members
  scb4d3396f92ec452:
    'De bank heeft de uitbetaling niet geaccepteerd. Het bedrag staat weer op uw saldo en uw rekening blijft zoals ze is.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`Een betaling kan na ${0} dag worden uitbetaald.`,
    other: str`Een betaling kan na ${0} dagen worden uitbetaald.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Deze pagina mag het saldo niet tonen.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Er wordt momenteel niets uitbetaald.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'De uitbetaling is mislukt. Neem contact op met uw bank.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Uitbetaling met dit geld tonen', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Instellingsnummer', // Institution number
  s17580c3589f5d56d: 'Transitnummer', // Transit number
  s5ad765f0f48aace4: 'Bankcode', // Bank code
  sebc9c8586332252e: 'Filiaalcode', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Soort rekening', // Account type
  s99460706adc3cc02: 'Rekeninghouder', // Account holder
  s595a73288e274ec6: 'Betaalrekening (checking)', // Checking account
  scd99ed71799e932f: 'Spaarrekening', // Savings account
  sa272124d4f77e038: 'Gewone rekening (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Rekening-courant (toza)', // Current account
  s045ede5b07a46311: str`Bestelling ${0}`, // Order …
  s6cfbf019e218b7ea: 'Fooi', // Tip
  s7a305d31dc63d397: 'Kortingen', // Discounts
  s41fcaea831e2795e: 'Terugbetaald', // Refunded
  sfa28319e707cf5d5: 'Details van de bestelling', // Order details
};
