import { str } from '../../../i18n/catalog.ts';

/** Dutch, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'volgende dag', // next day
  s8304663d0a4f809b: str`Tijd ${0} op ${1} verwijderen`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, opent`, // …, opens
  s255de4755e1c2040: str`${0}, sluit`, // …, closes
  s603712a093d32e0b: str`${0}, tijd ${1} opent`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, tijd ${1} sluit`, // …, time … closes
  sa5818d3a0355b2b7: 'Deze tijden overlappen met andere.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Voer een tijd in, zoals 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Gesloten', // Closed
  s5341a34613a6933e: str`Controleer dit deel: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Het zijn er te veel.', // There are too many.
  sbfd52f952f4db671: 'Zelfde als de openingstijden', // Same as the opening hours
  sd875b5decbdaf692: 'Feestdagen en andere dagen', // Holidays and other days
  s12a7bb859de1b03d: 'Kies een dag.', // Choose a day.
  s2388627af1ece374: 'Kies een dag na de eerste.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} staat al in de lijst.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Voer een tijd in van 00:00 tot 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'In bedrijf', // In service
  s6db3cf4d5bc297bb: 'Tijd om een bestelling te maken en te brengen', // Time to make and bring an order
  s0d54e880ccb40f44: 'Tijd om een bestelling te maken', // Time to make an order
  s3376d16d1db21e47: 'Minimale bestelling', // Minimum order
  s5fbe64e47ffa2321: 'Kosten per bestelling', // Fee for each order
  scee95f39e6558369: 'Een tafel is verplicht', // A table is required
  s1dd777542e2c0e51: 'U accepteert elke bestelling', // You accept each order
  s27f3f7ab86afd7e6: 'Geaccepteerd na betaling', // Accepted when paid
  seae685356b4c9e64: 'Openingstijden', // Opening hours
  s434fb06cc6b79b0e: 'Afhaaltijden', // Pickup hours
  s7ab56751dbebc9fe: 'Bezorgtijden', // Delivery hours
  s23728dd27786ab32: 'Tijden ter plaatse', // Dine-in hours
  s57b56ccde3b2433a: 'Betalen bij ontvangst', // Pay on receipt
  s98da61e99cca1fa2: 'Nieuwe bestellingen', // New orders
  s2093506ebf72a3a3: 'Tijd om te accepteren', // Time to accept
  sead515bea8ee2679: 'Tijd tussen tijdsloten', // Time between slots
  s4ef7fa7b963841f5: 'Bestellingen per tijdslot', // Orders per slot
  sfd0dcab6acf65c1d: 'Geen limiet', // No limit
  sc2db859afac4017e: 'Vooraf bestellen', // Order ahead
  s3f473ae2b9ff8f7f: 'Bereiden voor opening', // Prepare before opening
  s7276972267bd4f07: 'Postcodes beginnen met', // Postal codes begin with
  se1cf53772aea796f: 'Overal', // Everywhere
  s4d89b6f4a9e08416: 'Belastingcategorie van bezorgkosten', // Tax category of delivery fees
  s8b76aaff00694495: 'Belastingcategorie van servicekosten', // Tax category of service charges
  s179ca5f721d61290: 'Belastingcategorie van verpakking', // Tax category of packaging
  sfd852cdbd385a194: 'Controleer dit nummer.', // Check this number.
  s59f001762b97d7a3: 'Een werkdag begint om', // A business day begins at
  s8cac742d056d7ae4: 'Voer een percentage van 0% tot 100% in.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Fooien om uit te kiezen', // Tips to choose from
  s0841360855b53cd4: 'Voer eerst de kleinste in, dan grotere.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Geen', // None
  s8fed30d9fec88d48: 'Vestiging toevoegen…', // Adding the location…
  s6e6e4d288ea76fc4: 'Niet-opgeslagen wijzigingen', // Unsaved changes
  sc00a88b90cd60661: 'Verwerpen', // Discard
  s906b39962162d6c5: '1 veld klopt niet', // 1 field is wrong
  sb094f3ae14273efd: str`${0} velden kloppen niet`, // … fields are wrong
  s189cfa804f24d252: '1 niet-opgeslagen wijziging', // 1 unsaved change
  s127ed656f47f36f2: str`${0} niet-opgeslagen wijzigingen`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Opgeslagen.', // Saved.
  s2f74875ee0868d8f: 'Vestigingen', // Locations
  s2f2f3972858b9221: 'Deze pagina mag geen vestigingen tonen.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Vestiging toevoegen', // Add a location
  sc91e5bece9512ec4: 'Nog geen vestigingen', // No locations yet
  s5ead3246d8b9e95b: 'Voeg de plaats toe waar u uw klanten bedient.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'De vestiging is toegevoegd.', // The location is added.
  s12f48b20d91916d4: 'Hij is gesloten tot u de tijden instelt.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Instellingen van de vestiging', // Settings of the location
  s099b18e1bd8a1154: 'Tijden', // Hours
  s969d970e9982f52f: 'Wanneer klanten kunnen bestellen. Twee tijden op één dag vormen een pauze.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Feestdagen', // Holidays
  sdb3e5032f1c4146d: 'Deze gaan voor de tijden van de week.', // These go before the week’s hours.
  s49e264b349b49906: 'Leveringswijzen', // Fulfillments
  sd3351c65eaafee83: 'Hoe klanten hun bestellingen krijgen.', // How customers can get their orders.
  s9d553953c5bdda40: 'Bestellingen en tijdsloten', // Orders and slots
  s742f0f57a450a8a3: 'Hoeveel u tegelijk aanneemt.', // How much you take on at once.
  s20b1f6867b635fe2: 'Bezorggebied', // Delivery area
  s7f98960e8b6e9214: 'Klanten daarbuiten kunnen geen bezorging kiezen.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Op artikelen en kosten van deze vestiging.', // On items and charges of this location.
  s9ed09e21025ee178: 'Klanten kiezen een van drie of een ander bedrag.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Werkt direct. Bestellingen die u hebt, blijven.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Naam en adres', // Name and address
  sbbc63493d84fe2c7: 'Waar klanten u vinden.', // Where customers find you.
  s9219b88c631fa311: 'Nog geen andere dagen.', // No other days yet.
  s3f3cb0b6e61e04df: 'Dagen toevoegen', // Add days
  s3364c06b1e41fa5f: 'Eerste dag', // First day
  s68d91b45b084e707: 'Laatste dag', // Last day
  sd57c41383184f160: 'Zichtbaar voor klanten.', // Shown to customers.
  sa2d828c0e4fa982c: 'De hele dag gesloten', // Closed all day
  s36357efdd0a7f398: 'Pauze toevoegen', // Add a break
  s2bb542ef7b50121e: 'Andere tijden', // Other hours
  s544b2f95743ada27: str`Pauze op ${0} toevoegen`, // Add a break on …
  sa97e61e74c4cef7f: str`${0} naar alle dagen kopiëren`, // Copy … to all days
  sa8757541a9393704: 'Gepauzeerd tot u hervat', // Paused until you resume it
  s088da9fec0b862f5: str`Gepauzeerd tot ${0}`, // Paused until …
  sac021f6587953ef0: 'Tot ik hervat', // Until I resume it
  s14a53d068e356e36: 'Klanten kunnen betalen als ze hun bestelling krijgen.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Zonder kosten en fooi. 0: elk bedrag.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Klanten zien ze in de winkelwagen, voordat ze betalen.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Daarna wordt een bestelling geweigerd en betaalt de klant niets.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Zonder bestellingen ter plaatse. Leeg: geen limiet.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: alleen vandaag.', // 0: only today.
  s781c60a6c08aadcb: 'De eerste bestellingen zijn klaar bij opening.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Gescheiden door komma’s, zoals RG1, RG2. Leeg: u bezorgt overal.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'Bezorging staat uit. Dit geldt zodra het aan staat.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819:
    'Staat dit uit, dan neemt de vestiging geen bestellingen aan. Geplaatste bestellingen gaan door.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Tijden en dagen volgen zijn klokken.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'Eerdere bestellingen tellen in rapporten voor de vorige dag.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Nog geen belastingen.', // No taxes yet.
  s87d7eaac02f0f99a: 'Belasting toevoegen', // Add a tax
  sb8f36dbd52c9052b: 'Leeg: belast zoals de artikelen.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Inbegrepen in prijzen', // Included in prices
  s37e6dbb6450e5b64: 'Komt bij prijzen', // Added to prices
  sa429cf212bab6504: 'Naam op bonnen', // Name on receipts
  s981f232bd33ec927: 'Tarief', // Rate
  s04b7988153b6666b: 'Belastingcategorieën van artikelen', // Tax categories of items
  s6267b4718e9f26e8: 'Gescheiden door komma’s. Leeg: alle artikelen.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Prijzen zijn inclusief', // Prices include it
  s5121797750f9d12e: 'Klanten om een fooi vragen', // Ask customers for a tip
  sbb0c89d290815a60: str`Fooi ${0}`, // Tip …
};
