import { str } from '../../../i18n/catalog.ts';

/** Polish, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Daty raportu', // Dates of the report
  sa6ab5184d6315895: 'Od', // From
  s09353907b5c79284: 'Do', // To
  sd05f381be5b74db6: 'Pokaż raport', // Show report
  s48dd8fe0faa71bf9: 'Wybierz pierwszą datę.', // Choose a start date.
  sadab9433466b4d8c: 'Wybierz ostatnią datę.', // Choose an end date.
  s8ac62ecad9dcc106: 'Pierwsza data jest późniejsza niż ostatnia.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Raport obejmuje maksymalnie ${0} dni. Wybrano ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Ta strona odwołuje się do dat, które nie istnieją. Wybierz inne.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Okres', // Range
  sc830d255d2808c34: 'Porównaj z', // Compare with
  s8f0157813ac0c519: 'Poprzedni okres', // Previous period
  saf7211fb893a22db: 'Te same daty rok temu', // Same dates last year
  s41d0639ac24cbb6a: 'Bez porównania', // Nothing
  see2fcaedf9743ec6: 'Lokalizacja', // Location
  sfe5857d2790cdd68: 'Wszystkie lokalizacje', // All locations
  s3da9d815a26aea7c: 'Kanał sprzedaży', // Surface
  s9d73c4eb2a8be38c: 'Wszystkie kanały', // All surfaces
  sa0138ebae71065ea: 'Inne daty…', // Other dates…
  s0e95bc61f42b8d66: 'Kwoty z linków do płatności', // Pay link amounts
  seebf0a900fa14c4c: 'Szukaj pozycji', // Find an item
  s92dbde2aca0437f7: 'Sprzedane pozycje', // Items sold
  s52cfa1d198476806: 'Pozycja', // Item
  s0d5c4bb195a222f8: 'Ilość', // Quantity
  sd2e4c0c2898d44d7: 'Sprzedaż brutto', // Gross sales
  s7a305d31dc63d397: 'Rabaty', // Discounts
  s10c22162aac7ee84: 'Zwroty', // Refunds
  s993ad1834d64f380: 'Sprzedaż netto', // Net sales
  s74ee46657ae6b24e: 'Udział w całej sprzedaży netto', // Share of net sales
  s63dde09ab1c60a49: 'Jak powstaje sprzedaż netto tej pozycji', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Podatek zawarty w cenach', // Tax in prices
  s6afade9574524d85: 'Jak powstaje suma', // Price breakdown
  sebdb97da40bfdc3c: str`${0} w okresie ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Najwyższa wartość: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`W porównaniu z okresem ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Płatności według metody', // Payments by method
  s59290bf9cd5fcb14: 'Metoda płatności', // Paid by
  s95fbda399bb97206: 'Płatności', // Payments
  s4c2e50f73ff9175f: 'Pobrano', // Captured
  s48d094fb2ffff8fb: 'Napiwki', // Tips
  s3043ab9399d301c6: 'Liczba zwrotów', // Number of refunds
  sf64f170efeb5a7ed: 'Zareklamowane', // Disputed
  s41fcaea831e2795e: 'Zwrócono', // Refunded
  sf1ff29c431533768: 'Wpływy', // Collected
  s921f65a0dd455217: 'Co zostaje po opłatach', // Net after fees
  s3a8fec852a246190: 'Opłaty', // Fees
  s69d9edfd3658b6ce: 'Po opłatach', // After fees
  se224d113bccb335c: str`w porównaniu z okresem ${0}, do ${1}: ostatni dzień jeszcze trwa`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`w porównaniu z okresem ${0}`, // compared with {0}
  s391591c42602eeb7: 'Sprzedaż według kanału', // Sales by surface
  sdd313e04ec6bbc0b: 'Sprzedaż według lokalizacji', // Sales by location
  s97e3f61bf05ee3a5: 'Brak lokalizacji', // No location
  s9b6b1422027158eb: 'Raport', // Report
  s7b7163270e57e8b4: 'Odśwież', // Refresh
  seb88d4c7be99b4b1: 'Podział według', // Broken down by
  sb46d3613edb66558: 'Przedział', // Interval
  sfba8e09ccef579c4: 'Przygotowywanie pliku…', // Preparing the file…
  s0bb2d48532acc455: 'Pobierz CSV', // Download CSV
  s008526cd4fd7980c: 'W tych dniach nic nie sprzedano', // Nothing was sold in these days
  s963e15cf43458b10: 'Sprzedaż pojawia się tu po opłaceniu. Wyniki mogą być dla innych dat lub filtrów.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Pokaż ostatnie 30 dni', // Show the last 30 days
  scbc84c542cab6733: 'Pokaż ostatnie 12 miesięcy', // Show the last 12 months
  sc9757b387904aaba: 'Strefa czasowa', // Time zone
  saa918ba48f2b8000: str`Stan na ${0}`, // As of ${0}
  sd22644ccf149deee: str`dni sprzedaży według strefy czasowej ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Nic nie znaleziono.', // No matches.
  sb67e0e7c0869f982: 'Różnica', // Difference
  sed8ec5e3c64fa25d: 'Suma', // Total
  s905e3879dfe4d515: 'Suma powyższych', // Total of these
  s2a8f6fe79bdc3a38: 'Strona zamówień', // Ordering site
  s7fee95b66225e1fb: 'Panel', // Dashboard
  sc3ebcb10185d0486: 'Kasa (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Link do płatności', // Pay link
  sdfef4f9ce9ebb93f: 'Karta', // Card
  sb29f87c55c4dade7: 'Przy kasie', // At the counter
  sd66e79ad262e42e5: 'Nic do zapłaty', // Nothing to pay
  s63d040e37887f17e: 'Dzisiaj', // Today
  s5b4abc92ede53bc7: 'Wczoraj', // Yesterday
  s0c2d1faf314a032f: 'Ostatnie 7 dni', // Last 7 days
  s5ed690ee55eca5d3: 'Ostatnie 30 dni', // Last 30 days
  s9c71bc2c01dd69d7: 'Ten miesiąc', // This month
  sa227e7743e28ee4f: 'Poprzedni miesiąc', // Last month
  sb1a3e5c2c0ca22f6: 'Ten rok', // This year
  see719957657dfa73: 'Ostatnie 12 miesięcy', // Last 12 months
  sbf552fb5b7774c32: 'Według godzin', // By hour
  s3a03aacf102cb356: 'Według dni', // By day
  sdcc3a66d5eed13f0: 'Według tygodni', // By week
  s1390e7dbddb5dee2: 'Według miesięcy', // By month
  s6b0bffd88024372f: 'Godzina', // Hour
  se0955919920ee87d: 'Dzień', // Day
  s680f01021b5e339d: 'Tydzień', // Week
  sb47daaf9e1c4a905: 'Miesiąc', // Month
  s6944dbb7aab3dfbc: 'W czasie', // Over time
  sfe386c25c1567ecf: 'Pozycje', // Items
  s32843bc2fbabb77d: 'Kanały sprzedaży', // Surfaces
  se87b30a62af9f12c: 'Zamówienia', // Orders
  s150d4f340ed61406: 'Dopłaty', // Charges
  s6ce0e819e201e29a: 'Podatek', // Tax
  s838d8cfa3dbe4250: 'Średnie zamówienie', // Average order
  s233b00c8904036da: 'bez zmian', // no change
  s041489fa7f9e6fe6: str`o ${0} więcej`, // {0} more
  sf7976a0548ccb166: str`o ${0} mniej`, // {0} less
  s884bcdca26998a48: 'Raporty', // Reports
  sf424d8df9936565c: 'Ta strona nie może pokazywać raportów.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Wskaźnik', // Figure
  s3763f519c347a9f7: 'Teraz', // Now
  s1788737137ec6d9e: 'Wcześniej', // Before
  se52967db7f6fd63d: 'Sumy. Wybierz jedną, aby pokazać ją na wykresie.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Pobierz kanały sprzedaży (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Pobierz lokalizacje (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Sprzedaż w czasie', // Sales over time
  s17766e90a4935e5a: 'Podatki', // Taxes
  saf0dbc2c4d1c7507: 'Podatki według stawek', // Taxes by rate
  s3dc189ad33877b48: 'Netto (bez podatku)', // Net (without tax)
  s77b1a48b352be131: 'Brutto (z podatkiem)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Bez podatku', // Without tax
  sea2adb1f2047d144: 'Okres', // Period
  s732385cbc938b7a1: 'Wszystkie daty razem', // All dates
  se14eb1a2850a82d2:
    'To, co jest objęte dwoma podatkami, jest w obu wierszach, a w sumie raz. Napiwki nie są opodatkowane i nie są uwzględnione.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Wcześniej brak zamówień', // No orders before
  sdf6c75014639d59c: str`wobec ${0}`, // vs …
};
