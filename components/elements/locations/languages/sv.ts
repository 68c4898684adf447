import { str } from '../../../i18n/catalog.ts';

/** Swedish, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'nästa dag', // next day
  s8304663d0a4f809b: str`Ta bort tid ${0} på ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, öppnar`, // …, opens
  s255de4755e1c2040: str`${0}, stänger`, // …, closes
  s603712a093d32e0b: str`${0}, tid ${1} öppnar`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, tid ${1} stänger`, // …, time … closes
  sa5818d3a0355b2b7: 'De här tiderna överlappar andra.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Ange en tid, till exempel 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Stängt', // Closed
  s5341a34613a6933e: str`Kontrollera den här delen: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Det är för många.', // There are too many.
  sbfd52f952f4db671: 'Samma som öppettiderna', // Same as the opening hours
  sd875b5decbdaf692: 'Helgdagar och andra dagar', // Holidays and other days
  s12a7bb859de1b03d: 'Välj en dag.', // Choose a day.
  s2388627af1ece374: 'Välj en dag efter den första.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} finns redan i listan.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Ange en tid mellan 00:00 och 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'I drift', // In service
  s6db3cf4d5bc297bb: 'Tid för att göra och leverera en beställning', // Time to make and bring an order
  s0d54e880ccb40f44: 'Tid för att göra en beställning', // Time to make an order
  s3376d16d1db21e47: 'Minsta beställning', // Minimum order
  s5fbe64e47ffa2321: 'Avgift per beställning', // Fee for each order
  scee95f39e6558369: 'Ett bord krävs', // A table is required
  s1dd777542e2c0e51: 'Du accepterar varje beställning', // You accept each order
  s27f3f7ab86afd7e6: 'Accepteras när de är betalda', // Accepted when paid
  seae685356b4c9e64: 'Öppettider', // Opening hours
  s434fb06cc6b79b0e: 'Tider för avhämtning', // Pickup hours
  s7ab56751dbebc9fe: 'Tider för leverans', // Delivery hours
  s23728dd27786ab32: 'Tider för att äta här', // Dine-in hours
  s57b56ccde3b2433a: 'Betala vid mottagandet', // Pay on receipt
  s98da61e99cca1fa2: 'Nya beställningar', // New orders
  s2093506ebf72a3a3: 'Tid för att acceptera', // Time to accept
  sead515bea8ee2679: 'Tid mellan tiderna', // Time between slots
  s4ef7fa7b963841f5: 'Beställningar per tid', // Orders per slot
  sfd0dcab6acf65c1d: 'Ingen gräns', // No limit
  sc2db859afac4017e: 'Beställa i förväg', // Order ahead
  s3f473ae2b9ff8f7f: 'Förbereda före öppning', // Prepare before opening
  s7276972267bd4f07: 'Postnummer börjar med', // Postal codes begin with
  se1cf53772aea796f: 'Överallt', // Everywhere
  s4d89b6f4a9e08416: 'Skattekategori för leveransavgifter', // Tax category of delivery fees
  s8b76aaff00694495: 'Skattekategori för serviceavgifter', // Tax category of service charges
  s179ca5f721d61290: 'Skattekategori för förpackning', // Tax category of packaging
  sfd852cdbd385a194: 'Kontrollera numret.', // Check this number.
  s59f001762b97d7a3: 'En affärsdag börjar', // A business day begins at
  s8cac742d056d7ae4: 'Ange en sats mellan 0 % och 100 %.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Dricks att välja på', // Tips to choose from
  s0841360855b53cd4: 'Ange den minsta först och sedan större.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Ingen', // None
  s8fed30d9fec88d48: 'Lägger till platsen…', // Adding the location…
  s6e6e4d288ea76fc4: 'Osparade ändringar', // Unsaved changes
  sc00a88b90cd60661: 'Ångra', // Discard
  s906b39962162d6c5: '1 fält är fel', // 1 field is wrong
  sb094f3ae14273efd: str`${0} fält är fel`, // … fields are wrong
  s189cfa804f24d252: '1 osparad ändring', // 1 unsaved change
  s127ed656f47f36f2: str`${0} osparade ändringar`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Sparat.', // Saved.
  s2f74875ee0868d8f: 'Platser', // Locations
  s2f2f3972858b9221: 'Den här sidan får inte visa platser.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Lägg till en plats', // Add a location
  sc91e5bece9512ec4: 'Inga platser än', // No locations yet
  s5ead3246d8b9e95b: 'Lägg till platsen där du tar emot dina kunder.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'Platsen är tillagd.', // The location is added.
  s12f48b20d91916d4: 'Den är stängd tills du anger tiderna.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Platsens inställningar', // Settings of the location
  s099b18e1bd8a1154: 'Tider', // Hours
  s969d970e9982f52f: 'När kunder kan beställa. Två tider på en dag ger ett uppehåll.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Helgdagar', // Holidays
  sdb3e5032f1c4146d: 'De går före veckans tider.', // These go before the week’s hours.
  s49e264b349b49906: 'Leveranssätt', // Fulfillments
  sd3351c65eaafee83: 'Hur kunder får sina beställningar.', // How customers can get their orders.
  s9d553953c5bdda40: 'Beställningar och tider', // Orders and slots
  s742f0f57a450a8a3: 'Hur mycket du tar emot på en gång.', // How much you take on at once.
  s20b1f6867b635fe2: 'Leveransområde', // Delivery area
  s7f98960e8b6e9214: 'Kunder utanför det kan inte välja leverans.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'På platsens artiklar och avgifter.', // On items and charges of this location.
  s9ed09e21025ee178: 'Kunder väljer en av tre eller ett annat belopp.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Gäller direkt. Beställningar du har blir kvar.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Namn och adress', // Name and address
  sbbc63493d84fe2c7: 'Var kunderna hittar dig.', // Where customers find you.
  s9219b88c631fa311: 'Inga andra dagar än.', // No other days yet.
  s3f3cb0b6e61e04df: 'Lägg till dagar', // Add days
  s3364c06b1e41fa5f: 'Första dagen', // First day
  s68d91b45b084e707: 'Sista dagen', // Last day
  sd57c41383184f160: 'Visas för kunder.', // Shown to customers.
  sa2d828c0e4fa982c: 'Stängt hela dagen', // Closed all day
  s36357efdd0a7f398: 'Lägg till ett uppehåll', // Add a break
  s2bb542ef7b50121e: 'Andra tider', // Other hours
  s544b2f95743ada27: str`Lägg till ett uppehåll: ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`Kopiera ${0} till alla dagar`, // Copy … to all days
  sa8757541a9393704: 'Pausad tills du återupptar', // Paused until you resume it
  s088da9fec0b862f5: str`Pausad till ${0}`, // Paused until …
  sac021f6587953ef0: 'Tills jag återupptar', // Until I resume it
  s14a53d068e356e36: 'Kunder kan betala när de får sin beställning.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Utan avgifter och dricks. 0: vilken som helst.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Kunder ser den i varukorgen innan de betalar.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Sedan nekas beställningen och kunden debiteras inte.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Utan beställningar på plats. Tomt: ingen gräns.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: endast i dag.', // 0: only today.
  s781c60a6c08aadcb: 'De första beställningarna är klara när du öppnar.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Åtskilda med komman, till exempel RG1, RG2. Tomt: du levererar överallt.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'Leverans är av. Detta gäller när den är på.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Om av tar platsen inte emot beställningar. Lagda beställningar fortsätter.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Tider och dagar följer platsens klockor.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'I rapporter räknas tidigare beställningar till dagen innan.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Inga skatter än.', // No taxes yet.
  s87d7eaac02f0f99a: 'Lägg till en skatt', // Add a tax
  sb8f36dbd52c9052b: 'Tomt: beskattas som artiklarna.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Ingår i priserna', // Included in prices
  s37e6dbb6450e5b64: 'Läggs till priserna', // Added to prices
  sa429cf212bab6504: 'Namn på kvitton', // Name on receipts
  s981f232bd33ec927: 'Sats', // Rate
  s04b7988153b6666b: 'Artiklarnas skattekategorier', // Tax categories of items
  s6267b4718e9f26e8: 'Åtskilda med komman. Tomt: alla artiklar.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Priserna innehåller den', // Prices include it
  s5121797750f9d12e: 'Be kunder om dricks', // Ask customers for a tip
  sbb0c89d290815a60: str`Dricks ${0}`, // Tip …
};
