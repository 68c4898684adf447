import { str } from '../../../i18n/catalog.ts';

/** German, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'nächster Tag', // next day
  s8304663d0a4f809b: str`Zeit ${0} am ${1} entfernen`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, öffnet`, // …, opens
  s255de4755e1c2040: str`${0}, schließt`, // …, closes
  s603712a093d32e0b: str`${0}, Zeit ${1} öffnet`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, Zeit ${1} schließt`, // …, time … closes
  sa5818d3a0355b2b7: 'Diese Zeiten überschneiden sich mit anderen.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Geben Sie eine Uhrzeit wie 08:30 ein.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Geschlossen', // Closed
  s5341a34613a6933e: str`Prüfen Sie diese Angabe: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Das sind zu viele.', // There are too many.
  sbfd52f952f4db671: 'Wie die Öffnungszeiten', // Same as the opening hours
  sd875b5decbdaf692: 'Feiertage und andere Tage', // Holidays and other days
  s12a7bb859de1b03d: 'Wählen Sie einen Tag.', // Choose a day.
  s2388627af1ece374: 'Wählen Sie einen Tag nach dem ersten.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} steht schon in der Liste.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Geben Sie eine Uhrzeit von 00:00 bis 06:00 ein.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'In Betrieb', // In service
  s6db3cf4d5bc297bb: 'Zeit zum Zubereiten und Bringen', // Time to make and bring an order
  s0d54e880ccb40f44: 'Zeit zum Zubereiten', // Time to make an order
  s3376d16d1db21e47: 'Mindestbestellwert', // Minimum order
  s5fbe64e47ffa2321: 'Gebühr je Bestellung', // Fee for each order
  scee95f39e6558369: 'Ein Tisch ist nötig', // A table is required
  s1dd777542e2c0e51: 'Sie nehmen jede Bestellung an', // You accept each order
  s27f3f7ab86afd7e6: 'Angenommen, sobald bezahlt', // Accepted when paid
  seae685356b4c9e64: 'Öffnungszeiten', // Opening hours
  s434fb06cc6b79b0e: 'Abholzeiten', // Pickup hours
  s7ab56751dbebc9fe: 'Lieferzeiten', // Delivery hours
  s23728dd27786ab32: 'Zeiten vor Ort', // Dine-in hours
  s57b56ccde3b2433a: 'Zahlung bei Erhalt', // Pay on receipt
  s98da61e99cca1fa2: 'Neue Bestellungen', // New orders
  s2093506ebf72a3a3: 'Zeit zum Annehmen', // Time to accept
  sead515bea8ee2679: 'Abstand der Zeiten', // Time between slots
  s4ef7fa7b963841f5: 'Bestellungen je Zeit', // Orders per slot
  sfd0dcab6acf65c1d: 'Keine Grenze', // No limit
  sc2db859afac4017e: 'Vorbestellen', // Order ahead
  s3f473ae2b9ff8f7f: 'Vor dem Öffnen zubereiten', // Prepare before opening
  s7276972267bd4f07: 'Postleitzahlen beginnen mit', // Postal codes begin with
  se1cf53772aea796f: 'Überall', // Everywhere
  s4d89b6f4a9e08416: 'Steuerkategorie der Liefergebühren', // Tax category of delivery fees
  s8b76aaff00694495: 'Steuerkategorie der Servicegebühren', // Tax category of service charges
  s179ca5f721d61290: 'Steuerkategorie der Verpackung', // Tax category of packaging
  sfd852cdbd385a194: 'Prüfen Sie diese Nummer.', // Check this number.
  s59f001762b97d7a3: 'Ein Geschäftstag beginnt um', // A business day begins at
  s8cac742d056d7ae4: 'Geben Sie einen Satz von 0 % bis 100 % ein.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Trinkgelder zur Auswahl', // Tips to choose from
  s0841360855b53cd4: 'Geben Sie das kleinste zuerst ein, dann größere.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Keine', // None
  s8fed30d9fec88d48: 'Wird hinzugefügt …', // Adding the location…
  s6e6e4d288ea76fc4: 'Ungespeicherte Änderungen', // Unsaved changes
  sc00a88b90cd60661: 'Verwerfen', // Discard
  s906b39962162d6c5: '1 Feld ist falsch', // 1 field is wrong
  sb094f3ae14273efd: str`${0} Felder sind falsch`, // … fields are wrong
  s189cfa804f24d252: '1 ungespeicherte Änderung', // 1 unsaved change
  s127ed656f47f36f2: str`${0} ungespeicherte Änderungen`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Gespeichert.', // Saved.
  s2f74875ee0868d8f: 'Standorte', // Locations
  s2f2f3972858b9221: 'Diese Seite darf keine Standorte anzeigen.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Standort hinzufügen', // Add a location
  sc91e5bece9512ec4: 'Noch keine Standorte', // No locations yet
  s5ead3246d8b9e95b: 'Fügen Sie den Ort hinzu, an dem Sie Ihre Kunden bedienen.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'Der Standort ist hinzugefügt.', // The location is added.
  s12f48b20d91916d4: 'Er ist geschlossen, bis Sie seine Zeiten festlegen.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Einstellungen des Standorts', // Settings of the location
  s099b18e1bd8a1154: 'Zeiten', // Hours
  s969d970e9982f52f: 'Wann Kunden bestellen können. Zwei Zeiten an einem Tag ergeben eine Pause.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Feiertage', // Holidays
  sdb3e5032f1c4146d: 'Diese gelten vor den Zeiten der Woche.', // These go before the week’s hours.
  s49e264b349b49906: 'Abwicklung', // Fulfillments
  sd3351c65eaafee83: 'Wie Kunden ihre Bestellungen bekommen.', // How customers can get their orders.
  s9d553953c5bdda40: 'Bestellungen und Zeiten', // Orders and slots
  s742f0f57a450a8a3: 'Wie viel Sie auf einmal annehmen.', // How much you take on at once.
  s20b1f6867b635fe2: 'Liefergebiet', // Delivery area
  s7f98960e8b6e9214: 'Kunden außerhalb können keine Lieferung wählen.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Auf Artikel und Gebühren dieses Standorts.', // On items and charges of this location.
  s9ed09e21025ee178: 'Kunden wählen eines von dreien oder einen anderen Betrag.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Wirkt sofort. Vorhandene Bestellungen bleiben.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Name und Adresse', // Name and address
  sbbc63493d84fe2c7: 'Wo Kunden Sie finden.', // Where customers find you.
  s9219b88c631fa311: 'Noch keine anderen Tage.', // No other days yet.
  s3f3cb0b6e61e04df: 'Tage hinzufügen', // Add days
  s3364c06b1e41fa5f: 'Erster Tag', // First day
  s68d91b45b084e707: 'Letzter Tag', // Last day
  sd57c41383184f160: 'Wird Kunden angezeigt.', // Shown to customers.
  sa2d828c0e4fa982c: 'Den ganzen Tag geschlossen', // Closed all day
  s36357efdd0a7f398: 'Pause hinzufügen', // Add a break
  s2bb542ef7b50121e: 'Andere Zeiten', // Other hours
  s544b2f95743ada27: str`Pause am ${0} hinzufügen`, // Add a break on …
  sa97e61e74c4cef7f: str`${0} auf alle Tage übertragen`, // Copy … to all days
  sa8757541a9393704: 'Angehalten, bis Sie fortsetzen', // Paused until you resume it
  s088da9fec0b862f5: str`Angehalten bis ${0}`, // Paused until …
  sac021f6587953ef0: 'Bis ich fortsetze', // Until I resume it
  s14a53d068e356e36: 'Kunden können zahlen, wenn sie ihre Bestellung bekommen.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Ohne Gebühren und Trinkgeld. 0: beliebig.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Kunden sehen sie im Warenkorb, bevor sie zahlen.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Danach wird eine Bestellung abgelehnt und dem Kunden nichts berechnet.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Ohne Bestellungen vor Ort. Leer: keine Grenze.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: nur heute.', // 0: only today.
  s781c60a6c08aadcb: 'Die ersten Bestellungen sind fertig, wenn Sie öffnen.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Mit Kommas getrennt, etwa RG1, RG2. Leer: Sie liefern überallhin.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'Lieferung ist aus. Dies gilt, sobald sie an ist.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Wenn aus, nimmt er keine Bestellungen an. Vorhandene laufen weiter.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Zeiten und Tage richten sich nach seinen Uhren.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'Frühere Bestellungen zählen in Berichten zum Vortag.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Noch keine Steuern.', // No taxes yet.
  s87d7eaac02f0f99a: 'Steuer hinzufügen', // Add a tax
  sb8f36dbd52c9052b: 'Leer: besteuert wie die Artikel.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'In Preisen enthalten', // Included in prices
  s37e6dbb6450e5b64: 'Kommt zu Preisen dazu', // Added to prices
  sa429cf212bab6504: 'Name auf Belegen', // Name on receipts
  s981f232bd33ec927: 'Satz', // Rate
  s04b7988153b6666b: 'Steuerkategorien der Artikel', // Tax categories of items
  s6267b4718e9f26e8: 'Mit Kommas getrennt. Leer: alle Artikel.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Preise enthalten sie', // Prices include it
  s5121797750f9d12e: 'Kunden um Trinkgeld bitten', // Ask customers for a tip
  sbb0c89d290815a60: str`Trinkgeld ${0}`, // Tip …
};
