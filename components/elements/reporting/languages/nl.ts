import { str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Datums van het rapport', // Dates of the report
  sa6ab5184d6315895: 'Van', // From
  s09353907b5c79284: 'Tot', // To
  sd05f381be5b74db6: 'Rapport tonen', // Show report
  s48dd8fe0faa71bf9: 'Kies de eerste datum.', // Choose a start date.
  sadab9433466b4d8c: 'Kies de laatste datum.', // Choose an end date.
  s8ac62ecad9dcc106: 'De eerste datum ligt na de laatste.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Een rapport omvat maximaal ${0} dagen. Dit zijn er ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Deze pagina vraagt om datums die niet bestaan. Kies andere.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Periode', // Range
  sc830d255d2808c34: 'Vergelijken met', // Compare with
  s8f0157813ac0c519: 'Vorige periode', // Previous period
  saf7211fb893a22db: 'Zelfde datums vorig jaar', // Same dates last year
  s41d0639ac24cbb6a: 'Niets', // Nothing
  see2fcaedf9743ec6: 'Vestiging', // Location
  sfe5857d2790cdd68: 'Alle vestigingen', // All locations
  s3da9d815a26aea7c: 'Verkoopkanaal', // Surface
  s9d73c4eb2a8be38c: 'Alle kanalen', // All surfaces
  sa0138ebae71065ea: 'Andere datums…', // Other dates…
  s0e95bc61f42b8d66: 'Bedragen van betaallinks', // Pay link amounts
  seebf0a900fa14c4c: 'Artikel zoeken', // Find an item
  s92dbde2aca0437f7: 'Verkochte artikelen', // Items sold
  s52cfa1d198476806: 'Artikel', // Item
  s0d5c4bb195a222f8: 'Aantal', // Quantity
  sd2e4c0c2898d44d7: 'Bruto-omzet', // Gross sales
  s7a305d31dc63d397: 'Kortingen', // Discounts
  s10c22162aac7ee84: 'Terugbetalingen', // Refunds
  s993ad1834d64f380: 'Netto-omzet', // Net sales
  s74ee46657ae6b24e: 'Aandeel in de totale netto-omzet', // Share of net sales
  s63dde09ab1c60a49: 'Hoe de netto-omzet van dit artikel is opgebouwd', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Belasting in de prijzen', // Tax in prices
  s6afade9574524d85: 'Hoe het totaal is opgebouwd', // Price breakdown
  sebdb97da40bfdc3c: str`${0} in de periode ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Hoogste waarde: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`Vergeleken met ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Betalingen per betaalwijze', // Payments by method
  s59290bf9cd5fcb14: 'Betaalwijze', // Paid by
  s95fbda399bb97206: 'Betalingen', // Payments
  s4c2e50f73ff9175f: 'Geïnd', // Captured
  s48d094fb2ffff8fb: 'Fooien', // Tips
  s3043ab9399d301c6: 'Aantal terugbetalingen', // Number of refunds
  sf64f170efeb5a7ed: 'Betwist', // Disputed
  s41fcaea831e2795e: 'Terugbetaald', // Refunded
  sf1ff29c431533768: 'Ontvangen', // Collected
  s921f65a0dd455217: 'Wat er na kosten overblijft', // Net after fees
  s3a8fec852a246190: 'Kosten', // Fees
  s69d9edfd3658b6ce: 'Na kosten', // After fees
  se224d113bccb335c: str`vergeleken met ${0}, tot ${1}: de laatste dag loopt nog`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`vergeleken met ${0}`, // compared with {0}
  s391591c42602eeb7: 'Omzet per verkoopkanaal', // Sales by surface
  sdd313e04ec6bbc0b: 'Omzet per vestiging', // Sales by location
  s97e3f61bf05ee3a5: 'Geen vestiging', // No location
  s9b6b1422027158eb: 'Rapport', // Report
  s7b7163270e57e8b4: 'Vernieuwen', // Refresh
  seb88d4c7be99b4b1: 'Uitgesplitst naar', // Broken down by
  sb46d3613edb66558: 'Interval', // Interval
  sfba8e09ccef579c4: 'Bestand wordt voorbereid…', // Preparing the file…
  s0bb2d48532acc455: 'CSV downloaden', // Download CSV
  s008526cd4fd7980c: 'Op deze dagen is niets verkocht', // Nothing was sold in these days
  s963e15cf43458b10:
    'Verkopen verschijnen hier zodra ze zijn betaald. Bij andere datums of filters zijn er misschien wel.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Afgelopen 30 dagen tonen', // Show the last 30 days
  scbc84c542cab6733: 'Afgelopen 12 maanden tonen', // Show the last 12 months
  sc9757b387904aaba: 'Tijdzone', // Time zone
  saa918ba48f2b8000: str`Stand van ${0}`, // As of ${0}
  sd22644ccf149deee: str`de verkoopdagen volgen de tijdzone ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Niets gevonden.', // No matches.
  sb67e0e7c0869f982: 'Verschil', // Difference
  sed8ec5e3c64fa25d: 'Totaal', // Total
  s905e3879dfe4d515: 'Totaal hiervan', // Total of these
  s2a8f6fe79bdc3a38: 'Bestelsite', // Ordering site
  s7fee95b66225e1fb: 'Dashboard', // Dashboard
  sc3ebcb10185d0486: 'Kassa (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Betaallink', // Pay link
  sdfef4f9ce9ebb93f: 'Kaart', // Card
  sb29f87c55c4dade7: 'Aan de kassa', // At the counter
  sd66e79ad262e42e5: 'Niets te betalen', // Nothing to pay
  s63d040e37887f17e: 'Vandaag', // Today
  s5b4abc92ede53bc7: 'Gisteren', // Yesterday
  s0c2d1faf314a032f: 'Afgelopen 7 dagen', // Last 7 days
  s5ed690ee55eca5d3: 'Afgelopen 30 dagen', // Last 30 days
  s9c71bc2c01dd69d7: 'Deze maand', // This month
  sa227e7743e28ee4f: 'Vorige maand', // Last month
  sb1a3e5c2c0ca22f6: 'Dit jaar', // This year
  see719957657dfa73: 'Afgelopen 12 maanden', // Last 12 months
  sbf552fb5b7774c32: 'Per uur', // By hour
  s3a03aacf102cb356: 'Per dag', // By day
  sdcc3a66d5eed13f0: 'Per week', // By week
  s1390e7dbddb5dee2: 'Per maand', // By month
  s6b0bffd88024372f: 'Uur', // Hour
  se0955919920ee87d: 'Dag', // Day
  s680f01021b5e339d: 'Week', // Week
  sb47daaf9e1c4a905: 'Maand', // Month
  s6944dbb7aab3dfbc: 'Verloop', // Over time
  sfe386c25c1567ecf: 'Artikelen', // Items
  s32843bc2fbabb77d: 'Verkoopkanalen', // Surfaces
  se87b30a62af9f12c: 'Bestellingen', // Orders
  s150d4f340ed61406: 'Toeslagen', // Charges
  s6ce0e819e201e29a: 'Belasting', // Tax
  s838d8cfa3dbe4250: 'Gemiddelde bestelling', // Average order
  s233b00c8904036da: 'ongewijzigd', // no change
  s041489fa7f9e6fe6: str`${0} meer`, // {0} more
  sf7976a0548ccb166: str`${0} minder`, // {0} less
  s884bcdca26998a48: 'Rapporten', // Reports
  sf424d8df9936565c: 'Deze pagina mag geen rapporten tonen.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Cijfer', // Figure
  s3763f519c347a9f7: 'Nu', // Now
  s1788737137ec6d9e: 'Eerder', // Before
  se52967db7f6fd63d: 'Totalen. Kies er een voor de grafiek.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Verkoopkanalen downloaden (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Vestigingen downloaden (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Omzetverloop', // Sales over time
  s17766e90a4935e5a: 'Belastingen', // Taxes
  saf0dbc2c4d1c7507: 'Belastingen per tarief', // Taxes by rate
  s3dc189ad33877b48: 'Netto (zonder belasting)', // Net (without tax)
  s77b1a48b352be131: 'Bruto (met belasting)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Zonder belasting', // Without tax
  sea2adb1f2047d144: 'Periode', // Period
  s732385cbc938b7a1: 'Alle datums samen', // All dates
  se14eb1a2850a82d2:
    'Waarop twee belastingen rusten, staat in beide rijen en één keer in het totaal. Op fooien rust geen belasting; ze zijn niet meegeteld.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Eerder geen bestellingen', // No orders before
  sdf6c75014639d59c: str`t.o.v. ${0}`, // vs …
};
