import { plural, str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Ändra schema', // Change schedule
  s06e80315ac9995b9: 'Inget än', // None yet
  s091d5807b5b33550: 'Veckodag', // On
  s0bb2d48532acc455: 'Ladda ner CSV', // Download CSV
  s0bb69fee72a2f5be: 'Justering', // Adjustment
  sf9f836780804ec3f: 'Utbetald', // Paid out
  sfe976cb5169ebd69: 'Det finns inget bankkonto att betala ut till. Ange ett.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Återbetalning', // Refund
  sb4dbb7345c476afc: 'Misslyckad återbetalning', // Refund failed
  s11f1d56607caba5f: 'Alla utbetalningar', // All payouts
  s122b3dd1fdd8d24a: 'Nästa utbetalning', // Next payout
  s12f3f06859a6fce3: 'Avvisad av banken', // Refused by the bank
  s1b1573dd753c4500: 'Tillgängligt de närmaste dagarna', // Available in the next days
  s2091d188173a9326: 'Dras från nästa utbetalning', // Taken from your next payout
  s222edaaf825a00b8:
    'Utbetalningar går från och med nu till det nya kontot. Av säkerhetsskäl är direktutbetalningar spärrade i 24 timmar.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Ditt schema är manuellt: du begär varje utbetalning själv.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Inga utbetalningar matchar.', // No payouts match.
  s329b5591cb266654: 'Sidan får inte visa utbetalningar.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Bankkonto', // Bank account
  s35bb369e4d70ce89: 'Bara när du begär det', // Only when you ask for it
  s3741f219c32abe78: 'Netto', // Net
  s38240ad136d31bc5: 'På väg', // On its way
  s3e006a806d3b4691: 'Betalning', // Payment
  s402b4c47a6eb6462: 'Ändra konto', // Change account
  s9a11da2be3993dd3: 'Lägg till konto', // Add account
  s44ab402287712995: str`Konto som slutar på ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Tvist', // Dispute
  s8bfe9c0e439cd89b: 'Vunnen tvist', // Dispute won
  s470bf1af41a680fc: 'Avgift för direktutbetalning', // Instant payout fee
  s47de947cff7aa200: 'Returnerad utbetalning', // Returned payout
  s49439f2f1ddee765: 'Spara schema', // Save schedule
  s4993f4ea8b709873: 'De senaste 90 dagarna', // In the last 90 days
  s4ec54892c5e6f7fa: 'Utbetalningen är annullerad. Beloppet är tillgängligt igen.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Standard', // Standard
  s56d7547105ad0103: str`Varje vecka, ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'Avgift för en direktutbetalning', // Fee for an instant payout
  s60ca2f87022a6489: 'Sparar schemat\u00a0…', // Saving the schedule…
  s619c213c4b109eb2: 'Direkt', // Instant
  s61f9d8f4ed40ee90: 'Metod', // Method
  s6345f7922c9aa610: 'Utbetalningar', // Payouts
  s68d5ac5aac36853a: 'Dag i månaden', // On day
  s6e7b6211d7ae6690: 'Utbetalningen är på väg.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Hur ofta', // How often
  s7a3439e663d70479: 'Beloppet finns i ditt saldo igen och ingår i nästa utbetalning.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Vad den består av', // Breakdown
  s7dea6d25be21fb73: 'Post', // Entry
  s8356439938acca98: 'Direktutbetalningar är spärrade i 24 timmar.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Konto', // Account
  s8cbb2899f2277665: 'De senaste 30 dagarna', // In the last 30 days
  s8f74bb202c35a940: 'Filtrera utbetalningar', // Filter payouts
  s90b45b7d08768b8a: 'Bankkod (routing number)', // Routing number
  s90dec292b2b35a94: 'Utbetalningar är inte tillgängliga här än.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'Banken returnerade utbetalningen. Fråga banken eller ange ett annat konto.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Kontonummer', // Account number
  s94d7a13322dfd7da: 'Bankkod (sort code)', // Sort code
  s9788a49125e272a6: 'Annullerar utbetalningen\u00a0…', // Canceling the payout…
  s98c5741860c7febf: 'Hela perioden', // At any time
  s98cbe21c04019556: 'När du får dina utbetalningar', // When you are paid out
  s98dadeafcc020a1f: 'Bankkontot är ändrat.', // The bank account is changed.
  s992097decb0f4c86: 'Varje dag', // Every day
  s9b2ec058478f7575: 'Saldot är för litet för en utbetalning. Det förs över till nästa.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Schema', // Schedule
  s9cd80a3f241e5db8: 'Visa alla utbetalningar', // Show all payouts
  s9e941688abe1c2ab: 'Betalar ut\u00a0…', // Paying out…
  sa30c4d3b566b6b1a: 'Annullerad', // Canceled
  sa401dba228ae45fb: 'Kontot är avslutat. Ange ett annat bankkonto.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Annullera utbetalning', // Cancel payout
  sb217e92dcb9b1840: 'Varje vecka', // Every week
  sb48e31c89229f4b2:
    'Pengarna kommer fram inom en halvtimme. Vänta på nästa utbetalning om du vill slippa avgiften.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Belopp', // Amount
  sbd8be4f01d2b8355: 'De senaste 7 dagarna', // In the last 7 days
  sc09f5160021a165b: str`Varje månad, dag ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Det finns inget att betala ut än.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Tillgängligt', // Available
  sd20af63e786bac61: 'Betala ut nu', // Pay out now
  sd3c19b440b7deffb: 'Poster, äldst först', // Entries, the oldest first
  sd6875b3c278e8299: 'Ditt saldo är negativt. Det täcks av det som kommer in härnäst.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Dagar tills en betalning kan betalas ut', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Kan betalas ut nu', // Can be paid out now
  sdea65d46c67e5230: 'Du får', // You get
  s40fafbdddffa0f93: str`Du får ${0}. Avgiften är ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'En betalning kan betalas ut efter en dag.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Dag', // Day
  se287216f6a0406ff: str`Skickas ${0}, hos din bank senast ${1}`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'Schemat är sparat.', // The schedule is saved.
  se67bb96ef83c3f83: 'Hos banken', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Inga utbetalningar än.', // No payouts yet.
  se87e0ac1f45519c3: 'Utbetalning', // Payout
  s1956651afe506846: 'Utbetalningarna börjar när dina uppgifter har granskats.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Inte utbetald på nytt än', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'Utbetalningens ID', // Payout ID
  se8ff698efbb10327: 'Utbetalningarna är pausade så länge din verksamhet är avstängd.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'Utbetalningarna är pausade tills din registrering är klar.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Summa', // Total
  sef2978ba5e6fefd0: 'Den första visas här när det är dags enligt schemat.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Avgift', // Fee
  sdee0bb0111699c2a: 'Referens hos banken', // Bank reference
  sf4bdeb992b5398f1: 'Sparar bankkontot\u00a0…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Spara konto', // Save account
  sf9532699243f4dd2: 'Schema och bankkonto', // Schedule and bank account
  sfba8e09ccef579c4: 'Förbereder filen\u00a0…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Varje månad', // Every month
  sfcef283a1fb640f6: 'Banken känner inte till kontot. Ange ditt bankkonto igen.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`Direktutbetalningar är spärrade till ${0} eftersom bankkontot har ändrats.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Ditt val', // You chose
  s45f6df47abbc92a9: 'Spara mitt val', // Save what I chose
  s956c748a60451c57: 'Nu finns det inget att betala ut.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Nu finns det mindre tillgängligt.', // Less is available now.
  s7cc4606edb4fe8ad: 'Inget har betalats ut. Det här är beloppen just nu.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Före avgifter', // Before fees
  sba2a0427963d1a25: 'Nyast först', // Newest first
  sda134a52656c41b0: 'Äldst först', // Oldest first
  sdce51c8eea4e0ba2: 'Inte framme än', // Still to come
  sf139a496c0f9b763: str`Från ${0}`, // From {0}
  sfe255b8825ebcad9: str`Till ${0}`, // Until {0}
  s86f105636f2badcd: 'Störst först', // Largest first
  s2d334143502e4872: 'Minst först', // Smallest first
  s52738d9332baa879: 'Senast framme först', // Latest arrival first
  s96a4986832d23cef: 'Tidigast framme först', // Earliest arrival first
  sed1a054e4737e1fd: str`CSV-filen innehåller alla poster i de utbetalningar som kommer fram från ${0} till ${1}, utom misslyckade och annullerade.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`CSV-filen innehåller alla poster i de utbetalningar som kommer fram från ${0} till ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869:
    'Misslyckade och annullerade utbetalningar finns inte i någon CSV-fil: pengarna har stannat här.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Månadsabonnemang', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Lojalitetsmedlemmar under en månad', // Monthly loyalty members
  scb4d3396f92ec452:
    'Banken godtog inte utbetalningen. Beloppet finns åter i ditt saldo och ditt konto är oförändrat.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`En betalning kan betalas ut efter ${0} dag.`,
    other: str`En betalning kan betalas ut efter ${0} dagar.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Sidan får inte visa saldot.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Inget betalas ut för närvarande.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'Utbetalningen misslyckades. Fråga banken.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Visa utbetalningen med dessa pengar', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Institutionsnummer', // Institution number
  s17580c3589f5d56d: 'Transitnummer', // Transit number
  s5ad765f0f48aace4: 'Bankkod', // Bank code
  sebc9c8586332252e: 'Kontorskod', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Kontotyp', // Account type
  s99460706adc3cc02: 'Kontoinnehavare', // Account holder
  s595a73288e274ec6: 'Transaktionskonto (checking)', // Checking account
  scd99ed71799e932f: 'Sparkonto', // Savings account
  sa272124d4f77e038: 'Vanligt konto (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Checkkonto (toza)', // Current account
  s045ede5b07a46311: str`Beställning ${0}`, // Order …
  s6cfbf019e218b7ea: 'Dricks', // Tip
  s7a305d31dc63d397: 'Rabatter', // Discounts
  s41fcaea831e2795e: 'Återbetalt', // Refunded
  sfa28319e707cf5d5: 'Beställningsinformation', // Order details
};
