import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Tage des Berichts', // Dates of the report
  sa6ab5184d6315895: 'Von', // From
  s09353907b5c79284: 'Bis', // To
  sd05f381be5b74db6: 'Bericht anzeigen', // Show report
  s48dd8fe0faa71bf9: 'Wählen Sie den ersten Tag.', // Choose a start date.
  sadab9433466b4d8c: 'Wählen Sie den letzten Tag.', // Choose an end date.
  s8ac62ecad9dcc106: 'Der erste Tag liegt nach dem letzten.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Ein Bericht umfasst höchstens ${0} Tage. Das sind ${1}.`, // A report has at most … days. These are ….
  sf4dbf23126f7079a: 'Diese Seite fragt nach Tagen, die es nicht gibt. Wählen Sie andere.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Zeitraum', // Range
  sc830d255d2808c34: 'Vergleichen mit', // Compare with
  s8f0157813ac0c519: 'Vorheriger Zeitraum', // Previous period
  saf7211fb893a22db: 'Vorjahr, selbe Tage', // Same dates last year
  s41d0639ac24cbb6a: 'Nichts', // Nothing
  see2fcaedf9743ec6: 'Standort', // Location
  sfe5857d2790cdd68: 'Alle Standorte', // All locations
  s3da9d815a26aea7c: 'Verkaufsweg', // Surface
  s9d73c4eb2a8be38c: 'Alle', // All surfaces
  sa0138ebae71065ea: 'Andere Tage …', // Other dates…
  s0e95bc61f42b8d66: 'Beträge von Zahlungslinks', // Pay link amounts
  seebf0a900fa14c4c: 'Artikel suchen', // Find an item
  s92dbde2aca0437f7: 'Verkaufte Artikel', // Items sold
  s52cfa1d198476806: 'Artikel', // Item
  s0d5c4bb195a222f8: 'Menge', // Quantity
  sd2e4c0c2898d44d7: 'Bruttoumsatz', // Gross sales
  s7a305d31dc63d397: 'Rabatte', // Discounts
  s10c22162aac7ee84: 'Erstattungen', // Refunds
  s993ad1834d64f380: 'Nettoumsatz', // Net sales
  s74ee46657ae6b24e: 'Anteil am gesamten Nettoumsatz', // Share of net sales
  s63dde09ab1c60a49: 'Wie der Nettoumsatz dieses Artikels zustande kommt', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Enthaltene Steuer', // Tax in prices
  s6afade9574524d85: 'Zusammensetzung', // Price breakdown
  sebdb97da40bfdc3c: str`${0} im Zeitraum ${1}.`, // … in ….
  sf4bae628a9ab4f95: str`Höchster Wert: ${0}, ${1}.`, // Highest: …, ….
  seaed884aeb059c44: str`Verglichen mit ${0}: ${1}.`, // Compared with …: ….
  s5753f8f5ee048d94: 'Zahlungen nach Zahlungsart', // Payments by method
  s59290bf9cd5fcb14: 'Zahlungsart', // Paid by
  s95fbda399bb97206: 'Zahlungen', // Payments
  s4c2e50f73ff9175f: 'Eingezogen', // Captured
  s48d094fb2ffff8fb: 'Trinkgeld', // Tips
  s3043ab9399d301c6: 'Anzahl Erstattungen', // Number of refunds
  sf64f170efeb5a7ed: 'Angefochten', // Disputed
  s41fcaea831e2795e: 'Erstattet', // Refunded
  sf1ff29c431533768: 'Eingenommen', // Collected
  s921f65a0dd455217: 'Was nach Gebühren bleibt', // Net after fees
  s3a8fec852a246190: 'Gebühren', // Fees
  s69d9edfd3658b6ce: 'Nach Gebühren', // After fees
  se224d113bccb335c: str`verglichen mit ${0}, bis ${1}: der letzte Tag läuft noch`, // compared with …, up to …: the last day is still running
  s2de792c1e60ff6d2: str`verglichen mit ${0}`, // compared with …
  s391591c42602eeb7: 'Umsatz nach Verkaufsweg', // Sales by surface
  sdd313e04ec6bbc0b: 'Umsatz nach Standort', // Sales by location
  s97e3f61bf05ee3a5: 'Kein Standort', // No location
  s9b6b1422027158eb: 'Bericht', // Report
  s7b7163270e57e8b4: 'Aktualisieren', // Refresh
  seb88d4c7be99b4b1: 'Aufgeschlüsselt nach', // Broken down by
  sb46d3613edb66558: 'Schritte', // Interval
  sfba8e09ccef579c4: 'Die Datei wird vorbereitet …', // Preparing the file…
  s0bb2d48532acc455: 'CSV herunterladen', // Download CSV
  s008526cd4fd7980c: 'An diesen Tagen wurde nichts verkauft', // Nothing was sold in these days
  s963e15cf43458b10:
    'Verkäufe erscheinen hier, sobald sie bezahlt sind. Andere Tage oder Filter haben vielleicht welche.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Letzte 30 Tage anzeigen', // Show the last 30 days
  scbc84c542cab6733: 'Letzte 12 Monate anzeigen', // Show the last 12 months
  sc9757b387904aaba: 'Zeitzone', // Time zone
  saa918ba48f2b8000: str`Stand ${0}`, // As of ${0}
  sd22644ccf149deee: str`die Geschäftstage folgen der Zeitzone ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Nichts gefunden.', // No matches.
  sb67e0e7c0869f982: 'Änderung', // Difference
  sed8ec5e3c64fa25d: 'Summe', // Total
  s905e3879dfe4d515: 'Summe dieser Zeilen', // Total of these
  s2a8f6fe79bdc3a38: 'Bestellseite', // Ordering site
  s7fee95b66225e1fb: 'Dashboard', // Dashboard
  sc3ebcb10185d0486: 'Kasse (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Zahlungslink', // Pay link
  sdfef4f9ce9ebb93f: 'Karte', // Card
  sb29f87c55c4dade7: 'An der Kasse', // At the counter
  sd66e79ad262e42e5: 'Nichts zu zahlen', // Nothing to pay
  s63d040e37887f17e: 'Heute', // Today
  s5b4abc92ede53bc7: 'Gestern', // Yesterday
  s0c2d1faf314a032f: 'Letzte 7 Tage', // Last 7 days
  s5ed690ee55eca5d3: 'Letzte 30 Tage', // Last 30 days
  s9c71bc2c01dd69d7: 'Dieser Monat', // This month
  sa227e7743e28ee4f: 'Letzter Monat', // Last month
  sb1a3e5c2c0ca22f6: 'Dieses Jahr', // This year
  see719957657dfa73: 'Letzte 12 Monate', // Last 12 months
  sbf552fb5b7774c32: 'Nach Stunden', // By hour
  s3a03aacf102cb356: 'Nach Tagen', // By day
  sdcc3a66d5eed13f0: 'Nach Wochen', // By week
  s1390e7dbddb5dee2: 'Nach Monaten', // By month
  s6b0bffd88024372f: 'Stunde', // Hour
  se0955919920ee87d: 'Tag', // Day
  s680f01021b5e339d: 'Woche', // Week
  sb47daaf9e1c4a905: 'Monat', // Month
  s6944dbb7aab3dfbc: 'Zeitverlauf', // Over time
  sfe386c25c1567ecf: 'Artikel', // Items
  s32843bc2fbabb77d: 'Verkaufswege', // Surfaces
  se87b30a62af9f12c: 'Bestellungen', // Orders
  s150d4f340ed61406: 'Zuschläge', // Charges
  s6ce0e819e201e29a: 'Steuer', // Tax
  s838d8cfa3dbe4250: 'Ø Bestellwert', // Average order
  s233b00c8904036da: 'unverändert', // no change
  s041489fa7f9e6fe6: str`${0} mehr`, // … more
  sf7976a0548ccb166: str`${0} weniger`, // … less
  s884bcdca26998a48: 'Berichte', // Reports
  sf424d8df9936565c: 'Diese Seite darf keine Berichte anzeigen.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Kennzahl', // Figure
  s3763f519c347a9f7: 'Jetzt', // Now
  s1788737137ec6d9e: 'Davor', // Before
  se52967db7f6fd63d: 'Summen, wählbar für das Diagramm.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Verkaufswege herunterladen (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Standorte herunterladen (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Umsatz im Zeitverlauf', // Sales over time
  s17766e90a4935e5a: 'Steuern', // Taxes
  saf0dbc2c4d1c7507: 'Steuern nach Satz', // Taxes by rate
  s3dc189ad33877b48: 'Netto (ohne Steuer)', // Net (without tax)
  s77b1a48b352be131: 'Brutto (mit Steuer)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Ohne Steuer', // Without tax
  sea2adb1f2047d144: 'Zeitraum', // Period
  s732385cbc938b7a1: 'Gesamter Zeitraum', // All dates
  se14eb1a2850a82d2:
    'Was zwei Steuern trägt, steht in beiden Zeilen und einmal in der Summe. Trinkgeld trägt keine Steuer und ist nicht enthalten.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Vorher keine Bestellungen', // No orders before
  sdf6c75014639d59c: str`ggü. ${0}`, // vs …
};
