import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Zeitplan ändern', // Change schedule
  s06e80315ac9995b9: 'Noch keines', // None yet
  s091d5807b5b33550: 'Am', // On
  s0bb2d48532acc455: 'CSV herunterladen', // Download CSV
  s0bb69fee72a2f5be: 'Anpassung', // Adjustment
  sf9f836780804ec3f: 'Ausgezahlt', // Paid out
  sfe976cb5169ebd69: 'Für Auszahlungen fehlt ein Bankkonto. Geben Sie eines an.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Erstattung', // Refund
  sb4dbb7345c476afc: 'Fehlgeschlagene Erstattung', // Refund failed
  s11f1d56607caba5f: 'Alle Auszahlungen', // All payouts
  s122b3dd1fdd8d24a: 'Nächste Auszahlung', // Next payout
  s12f3f06859a6fce3: 'Von der Bank abgelehnt', // Refused by the bank
  s1b1573dd753c4500: 'In den nächsten Tagen verfügbar', // Available in the next days
  s2091d188173a9326: 'Wird mit der nächsten Auszahlung verrechnet', // Taken from your next payout
  s222edaaf825a00b8:
    'Auszahlungen gehen ab jetzt auf das neue Konto. Zur Sicherheit sind Sofortauszahlungen 24 Stunden gesperrt.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Ihr Zeitplan ist manuell: Sie lösen Auszahlungen aus.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Keine passenden Auszahlungen.', // No payouts match.
  s329b5591cb266654: 'Diese Seite darf keine Auszahlungen anzeigen.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Bankkonto', // Bank account
  s35bb369e4d70ce89: 'Nur auf Anforderung', // Only when you ask for it
  s3741f219c32abe78: 'Netto', // Net
  s38240ad136d31bc5: 'Unterwegs', // On its way
  s3e006a806d3b4691: 'Zahlung', // Payment
  s402b4c47a6eb6462: 'Konto ändern', // Change account
  s9a11da2be3993dd3: 'Konto angeben', // Add account
  s44ab402287712995: str`Konto mit der Endung ${0} (${1})`, // Account ending in … (…)
  s3806e0597cc29fbb: 'Anfechtung', // Dispute
  s8bfe9c0e439cd89b: 'Gewonnene Anfechtung', // Dispute won
  s470bf1af41a680fc: 'Gebühr der Sofortauszahlung', // Instant payout fee
  s47de947cff7aa200: 'Zurückgegebene Auszahlung', // Returned payout
  s49439f2f1ddee765: 'Zeitplan speichern', // Save schedule
  s4993f4ea8b709873: 'In den letzten 90 Tagen', // In the last 90 days
  s4ec54892c5e6f7fa: 'Die Auszahlung ist storniert. Ihr Betrag ist wieder verfügbar.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Standard', // Standard
  s56d7547105ad0103: str`Jede Woche am ${0}`, // Every week, on …
  s58e80975ed6d76b0: 'Gebühr für die Sofortauszahlung', // Fee for an instant payout
  s60ca2f87022a6489: 'Der Zeitplan wird gespeichert …', // Saving the schedule…
  s619c213c4b109eb2: 'Sofort', // Instant
  s61f9d8f4ed40ee90: 'Art', // Method
  s6345f7922c9aa610: 'Auszahlungen', // Payouts
  s68d5ac5aac36853a: 'Am Tag', // On day
  s6e7b6211d7ae6690: 'Die Auszahlung ist unterwegs.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Wie oft', // How often
  s7a3439e663d70479: 'Der Betrag ist wieder im Saldo und Teil der nächsten Auszahlung.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Woraus sie besteht', // Breakdown
  s7dea6d25be21fb73: 'Buchung', // Entry
  s8356439938acca98: 'Sofortauszahlungen sind 24 Stunden gesperrt.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Konto', // Account
  s8cbb2899f2277665: 'In den letzten 30 Tagen', // In the last 30 days
  s8f74bb202c35a940: 'Auszahlungen filtern', // Filter payouts
  s90b45b7d08768b8a: 'Bankleitzahl (Routing Number)', // Routing number
  s90dec292b2b35a94: 'Auszahlungen sind hier noch nicht verfügbar.', // Payouts aren’t available here yet.
  s92ad85a5f5945203:
    'Die Bank gab die Auszahlung zurück. Fragen Sie sie oder geben Sie ein anderes Konto an.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Kontonummer', // Account number
  s94d7a13322dfd7da: 'Bankleitzahl (Sort Code)', // Sort code
  s9788a49125e272a6: 'Wird storniert …', // Canceling the payout…
  s98c5741860c7febf: 'Gesamter Zeitraum', // At any time
  s98cbe21c04019556: 'Wann Ihnen ausgezahlt wird', // When you are paid out
  s98dadeafcc020a1f: 'Das Bankkonto ist geändert.', // The bank account is changed.
  s992097decb0f4c86: 'Täglich', // Every day
  s9b2ec058478f7575: 'Der Saldo ist zu klein und wird vorgetragen.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Zeitplan', // Schedule
  s9cd80a3f241e5db8: 'Alle anzeigen', // Show all payouts
  s9e941688abe1c2ab: 'Wird ausgezahlt …', // Paying out…
  sa30c4d3b566b6b1a: 'Storniert', // Canceled
  sa401dba228ae45fb: 'Das Konto ist geschlossen. Geben Sie ein anderes Konto an.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Auszahlung stornieren', // Cancel payout
  sb217e92dcb9b1840: 'Jede Woche', // Every week
  sb48e31c89229f4b2: 'Sie kommt in einer halben Stunde an. Ohne Gebühr: mit der nächsten Auszahlung.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Betrag', // Amount
  sbd8be4f01d2b8355: 'In den letzten 7 Tagen', // In the last 7 days
  sc09f5160021a165b: str`Jeden Monat am Tag ${0}`, // Every month, on day …
  sc72096a7b6a05d7f: 'Noch nichts auszuzahlen.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Verfügbar', // Available
  sd20af63e786bac61: 'Jetzt auszahlen', // Pay out now
  sd3c19b440b7deffb: 'Buchungen, älteste zuerst', // Entries, the oldest first
  sd6875b3c278e8299: 'Ihr Saldo ist negativ. Die nächste Zahlung gleicht ihn aus.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Tage, bis eine Zahlung ausgezahlt werden kann', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Kann jetzt ausgezahlt werden', // Can be paid out now
  sdea65d46c67e5230: 'Sie erhalten', // You get
  s40fafbdddffa0f93: str`Sie erhalten ${0}. Die Gebühr beträgt ${1}.`, // You get ${0}. The fee is ${1}.
  s3f9756e1d761a0b1: 'Eine Zahlung kann nach einem Tag ausgezahlt werden.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Tag', // Day
  se287216f6a0406ff: str`Überweisung am ${0}, bis ${1} bei Ihrer Bank`, // Sent on …, at your bank by …
  se586e1eddda0f3b6: 'Der Zeitplan ist gespeichert.', // The schedule is saved.
  se67bb96ef83c3f83: 'Bei der Bank', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Noch keine Auszahlungen.', // No payouts yet.
  se87e0ac1f45519c3: 'Auszahlung', // Payout
  s1956651afe506846: 'Auszahlungen beginnen, sobald Ihre Angaben geprüft sind.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Noch nicht erneut ausgezahlt', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'ID der Auszahlung', // Payout ID
  se8ff698efbb10327: 'Auszahlungen pausieren, solange Ihr Unternehmen gesperrt ist.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'Auszahlungen pausieren bis zum Ende Ihrer Einrichtung.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Summe', // Total
  sef2978ba5e6fefd0: 'Die erste kommt nach Ihrem Zeitplan.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Gebühr', // Fee
  sdee0bb0111699c2a: 'Referenz bei der Bank', // Bank reference
  sf4bdeb992b5398f1: 'Das Bankkonto wird gespeichert …', // Saving the bank account…
  sf653e8a07f3e37c7: 'Konto speichern', // Save account
  sf9532699243f4dd2: 'Zeitplan und Bankkonto', // Schedule and bank account
  sfba8e09ccef579c4: 'Die Datei wird vorbereitet …', // Preparing the file…
  sfc4947dd8bbcfd92: 'Jeden Monat', // Every month
  sfcef283a1fb640f6: 'Die Bank kennt dieses Konto nicht. Geben Sie Ihr Bankkonto erneut an.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`Sofortauszahlungen sind wegen des neuen Kontos bis ${0} gesperrt.`, // Instant payouts are held until ${0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Ihre Wahl', // You chose
  s45f6df47abbc92a9: 'Meine Wahl speichern', // Save what I chose
  s956c748a60451c57: 'Inzwischen kann nichts mehr ausgezahlt werden.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Inzwischen ist weniger verfügbar.', // Less is available now.
  s7cc4606edb4fe8ad: 'Es wurde nichts ausgezahlt. Das sind die Beträge von jetzt.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Vor Gebühren', // Before fees
  sba2a0427963d1a25: 'Neueste zuerst', // Newest first
  sda134a52656c41b0: 'Älteste zuerst', // Oldest first
  sdce51c8eea4e0ba2: 'Noch nicht angekommen', // Still to come
  sf139a496c0f9b763: str`Ab ${0}`, // From ${0}
  sfe255b8825ebcad9: str`Bis ${0}`, // Until ${0}
  s86f105636f2badcd: 'Größte zuerst', // Largest first
  s2d334143502e4872: 'Kleinste zuerst', // Smallest first
  s52738d9332baa879: 'Späteste Ankunft zuerst', // Latest arrival first
  s96a4986832d23cef: 'Früheste Ankunft zuerst', // Earliest arrival first
  sed1a054e4737e1fd: str`Die CSV-Datei enthält alle Buchungen dieser Auszahlungen, die vom ${0} bis ${1} ankommen, ohne fehlgeschlagene und stornierte.`, // The CSV has every entry of these payouts that arrive from … to …, without failed and canceled ones.
  s39e326f0b88d8b0d: str`Die CSV-Datei enthält alle Buchungen dieser Auszahlungen, die vom ${0} bis ${1} ankommen.`, // The CSV has every entry of these payouts that arrive from … to ….
  sc86a5ef27a14e869: 'Fehlgeschlagene und stornierte Auszahlungen fehlen: ihr Geld blieb hier.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Monatliche Grundgebühr', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Treuemitglieder', // Monthly loyalty members
  scb4d3396f92ec452:
    'Die Bank hat die Auszahlung abgelehnt. Der Betrag ist wieder im Saldo, Ihr Konto bleibt.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: str`Eine Zahlung kann nach ${0} Tagen ausgezahlt werden.`, // A payment can be paid out after ${0} days.
  s77e552ca7368aa78: 'Diese Seite darf den Saldo nicht zeigen.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Zurzeit wird nichts ausgezahlt.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'Die Auszahlung ist gescheitert.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Auszahlung mit diesem Geld anzeigen', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Institutsnummer', // Institution number
  s17580c3589f5d56d: 'Transitnummer', // Transit number
  s5ad765f0f48aace4: 'Bankcode', // Bank code
  sebc9c8586332252e: 'Filialcode', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Kontoart', // Account type
  s99460706adc3cc02: 'Kontoinhaber', // Account holder
  s595a73288e274ec6: 'Girokonto (Checking)', // Checking account
  scd99ed71799e932f: 'Sparkonto', // Savings account
  sa272124d4f77e038: 'Gewöhnliches Konto (Futsu)', // Ordinary account
  sde56a2e01b083d91: 'Girokonto (Toza)', // Current account
  s045ede5b07a46311: str`Bestellung ${0}`, // Order …
  s6cfbf019e218b7ea: 'Trinkgeld', // Tip
  s7a305d31dc63d397: 'Rabatte', // Discounts
  s41fcaea831e2795e: 'Erstattet', // Refunded
  sfa28319e707cf5d5: 'Bestelldetails', // Order details
};
