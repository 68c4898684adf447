import { str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Rapportens datum', // Dates of the report
  sa6ab5184d6315895: 'Från', // From
  s09353907b5c79284: 'Till', // To
  sd05f381be5b74db6: 'Visa rapport', // Show report
  s48dd8fe0faa71bf9: 'Välj det första datumet.', // Choose a start date.
  sadab9433466b4d8c: 'Välj det sista datumet.', // Choose an end date.
  s8ac62ecad9dcc106: 'Det första datumet är efter det sista.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`En rapport omfattar högst ${0} dagar. Detta är ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Sidan frågar efter datum som inte finns. Välj andra.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Period', // Range
  sc830d255d2808c34: 'Jämför med', // Compare with
  s8f0157813ac0c519: 'Föregående period', // Previous period
  saf7211fb893a22db: 'Samma datum förra året', // Same dates last year
  s41d0639ac24cbb6a: 'Ingenting', // Nothing
  see2fcaedf9743ec6: 'Plats', // Location
  sfe5857d2790cdd68: 'Alla platser', // All locations
  s3da9d815a26aea7c: 'Försäljningskanal', // Surface
  s9d73c4eb2a8be38c: 'Alla kanaler', // All surfaces
  sa0138ebae71065ea: 'Andra datum\u00a0…', // Other dates…
  s0e95bc61f42b8d66: 'Belopp från betallänkar', // Pay link amounts
  seebf0a900fa14c4c: 'Sök artikel', // Find an item
  s92dbde2aca0437f7: 'Sålda artiklar', // Items sold
  s52cfa1d198476806: 'Artikel', // Item
  s0d5c4bb195a222f8: 'Antal', // Quantity
  sd2e4c0c2898d44d7: 'Bruttoförsäljning', // Gross sales
  s7a305d31dc63d397: 'Rabatter', // Discounts
  s10c22162aac7ee84: 'Återbetalningar', // Refunds
  s993ad1834d64f380: 'Nettoförsäljning', // Net sales
  s74ee46657ae6b24e: 'Andel av all nettoförsäljning', // Share of net sales
  s63dde09ab1c60a49: 'Så räknas artikelns nettoförsäljning fram', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Skatt i priserna', // Tax in prices
  s6afade9574524d85: 'Så räknas summan fram', // Price breakdown
  sebdb97da40bfdc3c: str`${0} under ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Högst: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`Jämfört med ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Betalningar per betalsätt', // Payments by method
  s59290bf9cd5fcb14: 'Betalsätt', // Paid by
  s95fbda399bb97206: 'Betalningar', // Payments
  s4c2e50f73ff9175f: 'Debiterat', // Captured
  s48d094fb2ffff8fb: 'Dricks', // Tips
  s3043ab9399d301c6: 'Antal återbetalningar', // Number of refunds
  sf64f170efeb5a7ed: 'Bestritt', // Disputed
  s41fcaea831e2795e: 'Återbetalt', // Refunded
  sf1ff29c431533768: 'Mottaget', // Collected
  s921f65a0dd455217: 'Vad som är kvar efter avgifter', // Net after fees
  s3a8fec852a246190: 'Avgifter', // Fees
  s69d9edfd3658b6ce: 'Efter avgifter', // After fees
  se224d113bccb335c: str`jämfört med ${0}, till och med ${1}: den sista dagen pågår fortfarande`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`jämfört med ${0}`, // compared with {0}
  s391591c42602eeb7: 'Försäljning per kanal', // Sales by surface
  sdd313e04ec6bbc0b: 'Försäljning per plats', // Sales by location
  s97e3f61bf05ee3a5: 'Ingen plats', // No location
  s9b6b1422027158eb: 'Rapport', // Report
  s7b7163270e57e8b4: 'Uppdatera', // Refresh
  seb88d4c7be99b4b1: 'Uppdelat på', // Broken down by
  sb46d3613edb66558: 'Intervall', // Interval
  sfba8e09ccef579c4: 'Förbereder filen\u00a0…', // Preparing the file…
  s0bb2d48532acc455: 'Ladda ner CSV', // Download CSV
  s008526cd4fd7980c: 'Inget såldes under de här dagarna', // Nothing was sold in these days
  s963e15cf43458b10: 'Försäljning visas här när den är betald. Andra datum eller filter kan ge resultat.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Visa de senaste 30 dagarna', // Show the last 30 days
  scbc84c542cab6733: 'Visa de senaste 12 månaderna', // Show the last 12 months
  sc9757b387904aaba: 'Tidszon', // Time zone
  saa918ba48f2b8000: str`Uppdaterad ${0}`, // As of ${0}
  sd22644ccf149deee: str`försäljningsdagarna följer tidszonen ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Inget hittades.', // No matches.
  sb67e0e7c0869f982: 'Skillnad', // Difference
  sed8ec5e3c64fa25d: 'Summa', // Total
  s905e3879dfe4d515: 'Summa av dessa', // Total of these
  s2a8f6fe79bdc3a38: 'Beställningssida', // Ordering site
  s7fee95b66225e1fb: 'Dashboard', // Dashboard
  sc3ebcb10185d0486: 'Kassa (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Betallänk', // Pay link
  sdfef4f9ce9ebb93f: 'Kort', // Card
  sb29f87c55c4dade7: 'I kassan', // At the counter
  sd66e79ad262e42e5: 'Inget att betala', // Nothing to pay
  s63d040e37887f17e: 'I dag', // Today
  s5b4abc92ede53bc7: 'I går', // Yesterday
  s0c2d1faf314a032f: 'Senaste 7 dagarna', // Last 7 days
  s5ed690ee55eca5d3: 'Senaste 30 dagarna', // Last 30 days
  s9c71bc2c01dd69d7: 'Den här månaden', // This month
  sa227e7743e28ee4f: 'Förra månaden', // Last month
  sb1a3e5c2c0ca22f6: 'I år', // This year
  see719957657dfa73: 'Senaste 12 månaderna', // Last 12 months
  sbf552fb5b7774c32: 'Per timme', // By hour
  s3a03aacf102cb356: 'Per dag', // By day
  sdcc3a66d5eed13f0: 'Per vecka', // By week
  s1390e7dbddb5dee2: 'Per månad', // By month
  s6b0bffd88024372f: 'Timme', // Hour
  se0955919920ee87d: 'Dag', // Day
  s680f01021b5e339d: 'Vecka', // Week
  sb47daaf9e1c4a905: 'Månad', // Month
  s6944dbb7aab3dfbc: 'Över tid', // Over time
  sfe386c25c1567ecf: 'Artiklar', // Items
  s32843bc2fbabb77d: 'Försäljningskanaler', // Surfaces
  se87b30a62af9f12c: 'Beställningar', // Orders
  s150d4f340ed61406: 'Tillägg', // Charges
  s6ce0e819e201e29a: 'Skatt', // Tax
  s838d8cfa3dbe4250: 'Genomsnittlig beställning', // Average order
  s233b00c8904036da: 'oförändrat', // no change
  s041489fa7f9e6fe6: str`${0} mer`, // {0} more
  sf7976a0548ccb166: str`${0} mindre`, // {0} less
  s884bcdca26998a48: 'Rapporter', // Reports
  sf424d8df9936565c: 'Sidan får inte visa rapporter.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Nyckeltal', // Figure
  s3763f519c347a9f7: 'Nu', // Now
  s1788737137ec6d9e: 'Tidigare', // Before
  se52967db7f6fd63d: 'Summor. Välj en för diagrammet.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Ladda ner försäljningskanaler (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Ladda ner platser (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Försäljning över tid', // Sales over time
  s17766e90a4935e5a: 'Skatter', // Taxes
  saf0dbc2c4d1c7507: 'Skatter per skattesats', // Taxes by rate
  s3dc189ad33877b48: 'Netto (utan skatt)', // Net (without tax)
  s77b1a48b352be131: 'Brutto (med skatt)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Utan skatt', // Without tax
  sea2adb1f2047d144: 'Period', // Period
  s732385cbc938b7a1: 'Alla datum tillsammans', // All dates
  se14eb1a2850a82d2:
    'Det som har två skatter står på båda raderna och en gång i summan. Dricks har ingen skatt och ingår inte.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Inga beställningar innan', // No orders before
  sdf6c75014639d59c: str`mot ${0}`, // vs …
};
