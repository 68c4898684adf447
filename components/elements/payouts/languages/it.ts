import { plural, str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Modifica calendario', // Change schedule
  s06e80315ac9995b9: 'Ancora nessuno', // None yet
  s091d5807b5b33550: 'Giorno della settimana', // On
  s0bb2d48532acc455: 'Scarica CSV', // Download CSV
  s0bb69fee72a2f5be: 'Rettifica', // Adjustment
  sf9f836780804ec3f: 'Trasferito', // Paid out
  sfe976cb5169ebd69: 'Nessun conto bancario può ricevere bonifici. Inserirne uno.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Rimborso', // Refund
  sb4dbb7345c476afc: 'Rimborso non riuscito', // Refund failed
  s11f1d56607caba5f: 'Tutti i bonifici', // All payouts
  s122b3dd1fdd8d24a: 'Prossimo bonifico', // Next payout
  s12f3f06859a6fce3: 'Rifiutato dalla banca', // Refused by the bank
  s1b1573dd753c4500: 'Disponibile nei prossimi giorni', // Available in the next days
  s2091d188173a9326: 'Detratto dal prossimo bonifico', // Taken from your next payout
  s222edaaf825a00b8:
    'Da ora i bonifici vengono inviati al nuovo conto. Per sicurezza, i bonifici istantanei sono bloccati per 24 ore.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Il calendario è manuale: ogni bonifico va richiesto.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Nessun bonifico corrisponde.', // No payouts match.
  s329b5591cb266654: 'Questa pagina non è autorizzata a mostrare i bonifici.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Conto bancario', // Bank account
  s35bb369e4d70ce89: 'Solo su richiesta', // Only when you ask for it
  s3741f219c32abe78: 'Netto', // Net
  s38240ad136d31bc5: 'In corso', // On its way
  s3e006a806d3b4691: 'Pagamento', // Payment
  s402b4c47a6eb6462: 'Cambia conto', // Change account
  s9a11da2be3993dd3: 'Aggiungi conto', // Add account
  s44ab402287712995: str`Conto che termina con ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Contestazione', // Dispute
  s8bfe9c0e439cd89b: 'Contestazione vinta', // Dispute won
  s470bf1af41a680fc: 'Commissione per bonifico istantaneo', // Instant payout fee
  s47de947cff7aa200: 'Bonifico respinto', // Returned payout
  s49439f2f1ddee765: 'Salva calendario', // Save schedule
  s4993f4ea8b709873: 'Negli ultimi 90 giorni', // In the last 90 days
  s4ec54892c5e6f7fa: 'Il bonifico è annullato. L’importo è di nuovo disponibile.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Standard', // Standard
  s56d7547105ad0103: str`Ogni settimana, di ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'Commissione per un bonifico istantaneo', // Fee for an instant payout
  s60ca2f87022a6489: 'Salvataggio del calendario…', // Saving the schedule…
  s619c213c4b109eb2: 'Istantaneo', // Instant
  s61f9d8f4ed40ee90: 'Tipo', // Method
  s6345f7922c9aa610: 'Bonifici', // Payouts
  s68d5ac5aac36853a: 'Giorno del mese', // On day
  s6e7b6211d7ae6690: 'Il bonifico è in corso.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Frequenza', // How often
  s7a3439e663d70479: 'L’importo è di nuovo nel saldo e farà parte del prossimo bonifico.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Dettaglio del bonifico', // Breakdown
  s7dea6d25be21fb73: 'Movimento', // Entry
  s8356439938acca98: 'I bonifici istantanei sono bloccati per 24 ore.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Conto', // Account
  s8cbb2899f2277665: 'Negli ultimi 30 giorni', // In the last 30 days
  s8f74bb202c35a940: 'Filtra i bonifici', // Filter payouts
  s90b45b7d08768b8a: 'Codice bancario (routing number)', // Routing number
  s90dec292b2b35a94: 'Qui i bonifici non sono ancora disponibili.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'La banca ha respinto il bonifico. Rivolgersi alla banca o inserire un altro conto.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Numero di conto', // Account number
  s94d7a13322dfd7da: 'Codice bancario (sort code)', // Sort code
  s9788a49125e272a6: 'Annullamento del bonifico…', // Canceling the payout…
  s98c5741860c7febf: 'Tutto il periodo', // At any time
  s98cbe21c04019556: 'Quando arrivano i bonifici', // When you are paid out
  s98dadeafcc020a1f: 'Il conto bancario è stato modificato.', // The bank account is changed.
  s992097decb0f4c86: 'Ogni giorno', // Every day
  s9b2ec058478f7575: 'Il saldo è troppo basso per un bonifico e viene riportato al successivo.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Calendario', // Schedule
  s9cd80a3f241e5db8: 'Mostra tutti i bonifici', // Show all payouts
  s9e941688abe1c2ab: 'Trasferimento in corso…', // Paying out…
  sa30c4d3b566b6b1a: 'Annullato', // Canceled
  sa401dba228ae45fb: 'Il conto è chiuso. Inserire un altro conto bancario.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Annulla bonifico', // Cancel payout
  sb217e92dcb9b1840: 'Ogni settimana', // Every week
  sb48e31c89229f4b2: 'Arriva entro mezz’ora. Per evitare la commissione, attendere il prossimo bonifico.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Importo', // Amount
  sbd8be4f01d2b8355: 'Negli ultimi 7 giorni', // In the last 7 days
  sc09f5160021a165b: str`Ogni mese, il giorno ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Non c’è ancora nulla da trasferire.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Disponibile', // Available
  sd20af63e786bac61: 'Trasferisci ora', // Pay out now
  sd3c19b440b7deffb: 'Movimenti, dal meno recente', // Entries, the oldest first
  sd6875b3c278e8299: 'Il saldo è negativo. I prossimi incassi lo compenseranno.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Giorni prima che un pagamento sia trasferibile', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Trasferibile ora', // Can be paid out now
  sdea65d46c67e5230: 'Importo ricevuto', // You get
  s40fafbdddffa0f93: str`Riceverà ${0}. La commissione è di ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'Un pagamento è trasferibile dopo un giorno.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Giorno', // Day
  se287216f6a0406ff: str`Invio: ${0}; in banca entro: ${1}`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'Il calendario è salvato.', // The schedule is saved.
  se67bb96ef83c3f83: 'Arrivo in banca', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Ancora nessun bonifico.', // No payouts yet.
  se87e0ac1f45519c3: 'Bonifico', // Payout
  s1956651afe506846: 'I bonifici iniziano dopo la verifica dei dati.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Non ancora trasferito di nuovo', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'ID del bonifico', // Payout ID
  se8ff698efbb10327: 'I bonifici sono sospesi finché l’attività è bloccata.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'I bonifici sono sospesi fino al completamento della configurazione.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Totale', // Total
  sef2978ba5e6fefd0: 'Il primo comparirà qui quando previsto dal calendario.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Commissione', // Fee
  sdee0bb0111699c2a: 'Riferimento bancario', // Bank reference
  sf4bdeb992b5398f1: 'Salvataggio del conto bancario…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Salva conto', // Save account
  sf9532699243f4dd2: 'Calendario e conto bancario', // Schedule and bank account
  sfba8e09ccef579c4: 'Preparazione del file…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Ogni mese', // Every month
  sfcef283a1fb640f6: 'La banca non riconosce questo conto. Inserire di nuovo il conto bancario.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`I bonifici istantanei sono bloccati perché il conto bancario è cambiato. Fine del blocco: ${0}.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Scelta effettuata', // You chose
  s45f6df47abbc92a9: 'Salva la mia scelta', // Save what I chose
  s956c748a60451c57: 'Ormai non c’è più nulla da trasferire.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Nel frattempo l’importo disponibile è diminuito.', // Less is available now.
  s7cc4606edb4fe8ad: 'Non è stato trasferito nulla. Questi sono gli importi attuali.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Al lordo delle commissioni', // Before fees
  sba2a0427963d1a25: 'Prima i più recenti', // Newest first
  sda134a52656c41b0: 'Prima i meno recenti', // Oldest first
  sdce51c8eea4e0ba2: 'In arrivo', // Still to come
  sf139a496c0f9b763: str`Da: ${0}`, // From {0}
  sfe255b8825ebcad9: str`Fino a: ${0}`, // Until {0}
  s86f105636f2badcd: 'Prima gli importi maggiori', // Largest first
  s2d334143502e4872: 'Prima gli importi minori', // Smallest first
  s52738d9332baa879: 'Prima gli arrivi più lontani', // Latest arrival first
  s96a4986832d23cef: 'Prima gli arrivi più vicini', // Earliest arrival first
  sed1a054e4737e1fd: str`Il CSV contiene tutti i movimenti di questi bonifici in arrivo nel periodo ${0} – ${1}, esclusi quelli non riusciti e annullati.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`Il CSV contiene tutti i movimenti di questi bonifici in arrivo nel periodo ${0} – ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869:
    'I bonifici non riusciti e annullati non compaiono in nessun CSV: il loro importo è rimasto qui.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Abbonamento mensile', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Iscritti al programma fedeltà (mese)', // Monthly loyalty members
  scb4d3396f92ec452:
    'La banca non ha accettato il versamento. L’importo è di nuovo nel saldo e il conto resta invariato.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`Un pagamento è trasferibile dopo ${0} giorno.`,
    many: str`Un pagamento è trasferibile dopo ${0} di giorni.`,
    other: str`Un pagamento è trasferibile dopo ${0} giorni.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Questa pagina non è autorizzata a mostrare il saldo.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Al momento non vengono inviati bonifici.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'Il bonifico non è riuscito. Rivolgersi alla banca.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Mostra il bonifico con questo denaro', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Numero di istituto', // Institution number
  s17580c3589f5d56d: 'Numero di transito', // Transit number
  s5ad765f0f48aace4: 'Codice della banca', // Bank code
  sebc9c8586332252e: 'Codice della filiale', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Tipo di conto', // Account type
  s99460706adc3cc02: 'Intestatario del conto', // Account holder
  s595a73288e274ec6: 'Conto corrente (checking)', // Checking account
  scd99ed71799e932f: 'Conto di risparmio', // Savings account
  sa272124d4f77e038: 'Conto ordinario (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Conto corrente (toza)', // Current account
  s045ede5b07a46311: str`Ordine ${0}`, // Order …
  s6cfbf019e218b7ea: 'Mancia', // Tip
  s7a305d31dc63d397: 'Sconti', // Discounts
  s41fcaea831e2795e: 'Rimborsato', // Refunded
  sfa28319e707cf5d5: 'Dettagli dell’ordine', // Order details
};
