import { str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Date del report', // Dates of the report
  sa6ab5184d6315895: 'Da', // From
  s09353907b5c79284: 'A', // To
  sd05f381be5b74db6: 'Mostra report', // Show report
  s48dd8fe0faa71bf9: 'Scegliere la prima data.', // Choose a start date.
  sadab9433466b4d8c: 'Scegliere l’ultima data.', // Choose an end date.
  s8ac62ecad9dcc106: 'La prima data è successiva all’ultima.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Un report copre al massimo ${0} giorni. Questo periodo ne conta ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Questa pagina richiede date inesistenti. Sceglierne altre.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Periodo', // Range
  sc830d255d2808c34: 'Confronta con', // Compare with
  s8f0157813ac0c519: 'Periodo precedente', // Previous period
  saf7211fb893a22db: 'Stesse date dell’anno scorso', // Same dates last year
  s41d0639ac24cbb6a: 'Nessun confronto', // Nothing
  see2fcaedf9743ec6: 'Sede', // Location
  sfe5857d2790cdd68: 'Tutte le sedi', // All locations
  s3da9d815a26aea7c: 'Canale di vendita', // Surface
  s9d73c4eb2a8be38c: 'Tutti i canali', // All surfaces
  sa0138ebae71065ea: 'Altre date…', // Other dates…
  s0e95bc61f42b8d66: 'Importi dei link di pagamento', // Pay link amounts
  seebf0a900fa14c4c: 'Cerca un articolo', // Find an item
  s92dbde2aca0437f7: 'Articoli venduti', // Items sold
  s52cfa1d198476806: 'Articolo', // Item
  s0d5c4bb195a222f8: 'Quantità', // Quantity
  sd2e4c0c2898d44d7: 'Vendite lorde', // Gross sales
  s7a305d31dc63d397: 'Sconti', // Discounts
  s10c22162aac7ee84: 'Rimborsi', // Refunds
  s993ad1834d64f380: 'Vendite nette', // Net sales
  s74ee46657ae6b24e: 'Quota delle vendite nette totali', // Share of net sales
  s63dde09ab1c60a49: 'Dettaglio delle vendite nette di questo articolo', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Imposte incluse nei prezzi', // Tax in prices
  s6afade9574524d85: 'Dettaglio del totale', // Price breakdown
  sebdb97da40bfdc3c: str`${0} nel periodo ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Massimo: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`Rispetto al periodo ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Pagamenti per metodo', // Payments by method
  s59290bf9cd5fcb14: 'Metodo di pagamento', // Paid by
  s95fbda399bb97206: 'Pagamenti', // Payments
  s4c2e50f73ff9175f: 'Acquisito', // Captured
  s48d094fb2ffff8fb: 'Mance', // Tips
  s3043ab9399d301c6: 'Numero di rimborsi', // Number of refunds
  sf64f170efeb5a7ed: 'Contestato', // Disputed
  s41fcaea831e2795e: 'Rimborsato', // Refunded
  sf1ff29c431533768: 'Incassato', // Collected
  s921f65a0dd455217: 'Che cosa resta dopo le commissioni', // Net after fees
  s3a8fec852a246190: 'Commissioni', // Fees
  s69d9edfd3658b6ce: 'Al netto delle commissioni', // After fees
  se224d113bccb335c: str`rispetto al periodo ${0}, fino a: ${1} (l’ultimo giorno è ancora in corso)`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`rispetto al periodo ${0}`, // compared with {0}
  s391591c42602eeb7: 'Vendite per canale', // Sales by surface
  sdd313e04ec6bbc0b: 'Vendite per sede', // Sales by location
  s97e3f61bf05ee3a5: 'Nessuna sede', // No location
  s9b6b1422027158eb: 'Report', // Report
  s7b7163270e57e8b4: 'Aggiorna', // Refresh
  seb88d4c7be99b4b1: 'Suddiviso per', // Broken down by
  sb46d3613edb66558: 'Intervallo', // Interval
  sfba8e09ccef579c4: 'Preparazione del file…', // Preparing the file…
  s0bb2d48532acc455: 'Scarica CSV', // Download CSV
  s008526cd4fd7980c: 'Nessuna vendita in queste date', // Nothing was sold in these days
  s963e15cf43458b10:
    'Le vendite compaiono qui una volta pagate. Con altre date o altri filtri potrebbero essercene.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Mostra gli ultimi 30 giorni', // Show the last 30 days
  scbc84c542cab6733: 'Mostra gli ultimi 12 mesi', // Show the last 12 months
  sc9757b387904aaba: 'Fuso orario', // Time zone
  saa918ba48f2b8000: str`Aggiornato: ${0}`, // As of ${0}
  sd22644ccf149deee: str`le giornate seguono il fuso orario ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Nessun risultato.', // No matches.
  sb67e0e7c0869f982: 'Differenza', // Difference
  sed8ec5e3c64fa25d: 'Totale', // Total
  s905e3879dfe4d515: 'Totale di questi', // Total of these
  s2a8f6fe79bdc3a38: 'Sito di ordinazione', // Ordering site
  s7fee95b66225e1fb: 'Dashboard', // Dashboard
  sc3ebcb10185d0486: 'Cassa (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Link di pagamento', // Pay link
  sdfef4f9ce9ebb93f: 'Carta', // Card
  sb29f87c55c4dade7: 'Al banco', // At the counter
  sd66e79ad262e42e5: 'Nulla da pagare', // Nothing to pay
  s63d040e37887f17e: 'Oggi', // Today
  s5b4abc92ede53bc7: 'Ieri', // Yesterday
  s0c2d1faf314a032f: 'Ultimi 7 giorni', // Last 7 days
  s5ed690ee55eca5d3: 'Ultimi 30 giorni', // Last 30 days
  s9c71bc2c01dd69d7: 'Questo mese', // This month
  sa227e7743e28ee4f: 'Mese scorso', // Last month
  sb1a3e5c2c0ca22f6: 'Quest’anno', // This year
  see719957657dfa73: 'Ultimi 12 mesi', // Last 12 months
  sbf552fb5b7774c32: 'Per ora', // By hour
  s3a03aacf102cb356: 'Per giorno', // By day
  sdcc3a66d5eed13f0: 'Per settimana', // By week
  s1390e7dbddb5dee2: 'Per mese', // By month
  s6b0bffd88024372f: 'Ora', // Hour
  se0955919920ee87d: 'Giorno', // Day
  s680f01021b5e339d: 'Settimana', // Week
  sb47daaf9e1c4a905: 'Mese', // Month
  s6944dbb7aab3dfbc: 'Andamento', // Over time
  sfe386c25c1567ecf: 'Articoli', // Items
  s32843bc2fbabb77d: 'Canali', // Surfaces
  se87b30a62af9f12c: 'Ordini', // Orders
  s150d4f340ed61406: 'Supplementi', // Charges
  s6ce0e819e201e29a: 'Imposte', // Tax
  s838d8cfa3dbe4250: 'Ordine medio', // Average order
  s233b00c8904036da: 'invariato', // no change
  s041489fa7f9e6fe6: str`${0} in più`, // {0} more
  sf7976a0548ccb166: str`${0} in meno`, // {0} less
  s884bcdca26998a48: 'Report', // Reports
  sf424d8df9936565c: 'Questa pagina non è autorizzata a mostrare i report.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Indicatore', // Figure
  s3763f519c347a9f7: 'Ora', // Now
  s1788737137ec6d9e: 'Prima', // Before
  se52967db7f6fd63d: 'Totali. Sceglierne uno per il grafico.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Scarica i canali (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Scarica le sedi (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Andamento delle vendite', // Sales over time
  s17766e90a4935e5a: 'Imposte', // Taxes
  saf0dbc2c4d1c7507: 'Imposte per aliquota', // Taxes by rate
  s3dc189ad33877b48: 'Netto (senza imposte)', // Net (without tax)
  s77b1a48b352be131: 'Lordo (con imposte)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Senza imposte', // Without tax
  sea2adb1f2047d144: 'Periodo', // Period
  s732385cbc938b7a1: 'Tutte le date insieme', // All dates
  se14eb1a2850a82d2:
    'Ciò che è soggetto a due imposte è in entrambe le righe e una volta nel totale. Le mance non sono soggette a imposte e non sono incluse.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Prima nessun ordine', // No orders before
  sdf6c75014639d59c: str`rispetto a ${0}`, // vs …
};
