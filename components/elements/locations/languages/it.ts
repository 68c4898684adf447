import { str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'giorno dopo', // next day
  s8304663d0a4f809b: str`Togli l’orario ${0}: ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, apre`, // …, opens
  s255de4755e1c2040: str`${0}, chiude`, // …, closes
  s603712a093d32e0b: str`${0}, orario ${1} apre`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, orario ${1} chiude`, // …, time … closes
  sa5818d3a0355b2b7: 'Questo orario si sovrappone a un altro.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Inserire un’ora, ad esempio 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Chiuso', // Closed
  s5341a34613a6933e: str`Controllare questa parte: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Sono troppi.', // There are too many.
  sbfd52f952f4db671: 'Come l’orario di apertura', // Same as the opening hours
  sd875b5decbdaf692: 'Festività e altri giorni', // Holidays and other days
  s12a7bb859de1b03d: 'Scegliere un giorno.', // Choose a day.
  s2388627af1ece374: 'Scegliere un giorno dopo il primo.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} è già nell’elenco.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Inserire un’ora tra le 00:00 e le 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'In servizio', // In service
  s6db3cf4d5bc297bb: 'Tempo per preparare e consegnare un ordine', // Time to make and bring an order
  s0d54e880ccb40f44: 'Tempo per preparare un ordine', // Time to make an order
  s3376d16d1db21e47: 'Ordine minimo', // Minimum order
  s5fbe64e47ffa2321: 'Costo per ordine', // Fee for each order
  scee95f39e6558369: 'Serve un tavolo', // A table is required
  s1dd777542e2c0e51: 'Accettazione manuale', // You accept each order
  s27f3f7ab86afd7e6: 'Accettati al pagamento', // Accepted when paid
  seae685356b4c9e64: 'Orario di apertura', // Opening hours
  s434fb06cc6b79b0e: 'Orario di ritiro', // Pickup hours
  s7ab56751dbebc9fe: 'Orario di consegna', // Delivery hours
  s23728dd27786ab32: 'Orario sul posto', // Dine-in hours
  s57b56ccde3b2433a: 'Pagamento alla consegna', // Pay on receipt
  s98da61e99cca1fa2: 'Nuovi ordini', // New orders
  s2093506ebf72a3a3: 'Tempo per accettare', // Time to accept
  sead515bea8ee2679: 'Intervallo tra le fasce', // Time between slots
  s4ef7fa7b963841f5: 'Ordini per fascia', // Orders per slot
  sfd0dcab6acf65c1d: 'Nessun limite', // No limit
  sc2db859afac4017e: 'Ordinare in anticipo', // Order ahead
  s3f473ae2b9ff8f7f: 'Preparare prima dell’apertura', // Prepare before opening
  s7276972267bd4f07: 'I codici postali iniziano con', // Postal codes begin with
  se1cf53772aea796f: 'Ovunque', // Everywhere
  s4d89b6f4a9e08416: 'Categoria fiscale dei costi di consegna', // Tax category of delivery fees
  s8b76aaff00694495: 'Categoria fiscale dei costi di servizio', // Tax category of service charges
  s179ca5f721d61290: 'Categoria fiscale dell’imballaggio', // Tax category of packaging
  sfd852cdbd385a194: 'Controllare questo numero.', // Check this number.
  s59f001762b97d7a3: 'La giornata inizia alle', // A business day begins at
  s8cac742d056d7ae4: 'Inserire un’aliquota tra 0% e 100%.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Mance tra cui scegliere', // Tips to choose from
  s0841360855b53cd4: 'Inserire prima la più piccola, poi le più grandi.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Nessuna', // None
  s8fed30d9fec88d48: 'Aggiunta della sede…', // Adding the location…
  s6e6e4d288ea76fc4: 'Modifiche non salvate', // Unsaved changes
  sc00a88b90cd60661: 'Scarta', // Discard
  s906b39962162d6c5: '1 campo è errato', // 1 field is wrong
  sb094f3ae14273efd: str`${0} campi sono errati`, // … fields are wrong
  s189cfa804f24d252: '1 modifica non salvata', // 1 unsaved change
  s127ed656f47f36f2: str`${0} modifiche non salvate`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Salvato.', // Saved.
  s2f74875ee0868d8f: 'Sedi', // Locations
  s2f2f3972858b9221: 'Questa pagina non può mostrare le sedi.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Aggiungi una sede', // Add a location
  sc91e5bece9512ec4: 'Ancora nessuna sede', // No locations yet
  s5ead3246d8b9e95b: 'Aggiungere il luogo in cui si servono i clienti.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'La sede è stata aggiunta.', // The location is added.
  s12f48b20d91916d4: 'È chiusa finché non se ne imposta l’orario.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Impostazioni della sede', // Settings of the location
  s099b18e1bd8a1154: 'Orari', // Hours
  s969d970e9982f52f: 'Quando i clienti possono ordinare. Due orari in un giorno fanno una pausa.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Festività', // Holidays
  sdb3e5032f1c4146d: 'Prevalgono sull’orario settimanale.', // These go before the week’s hours.
  s49e264b349b49906: 'Modalità', // Fulfillments
  sd3351c65eaafee83: 'Come i clienti ricevono i loro ordini.', // How customers can get their orders.
  s9d553953c5bdda40: 'Ordini e fasce orarie', // Orders and slots
  s742f0f57a450a8a3: 'Quanto si accetta alla volta.', // How much you take on at once.
  s20b1f6867b635fe2: 'Zona di consegna', // Delivery area
  s7f98960e8b6e9214: 'I clienti fuori zona non possono scegliere la consegna.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Su articoli e costi di questa sede.', // On items and charges of this location.
  s9ed09e21025ee178: 'I clienti ne scelgono una su tre, o un altro importo.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Ha effetto subito. Gli ordini presenti restano.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Nome e indirizzo', // Name and address
  sbbc63493d84fe2c7: 'Dove i clienti trovano il locale.', // Where customers find you.
  s9219b88c631fa311: 'Ancora nessun altro giorno.', // No other days yet.
  s3f3cb0b6e61e04df: 'Aggiungi giorni', // Add days
  s3364c06b1e41fa5f: 'Primo giorno', // First day
  s68d91b45b084e707: 'Ultimo giorno', // Last day
  sd57c41383184f160: 'Mostrato ai clienti.', // Shown to customers.
  sa2d828c0e4fa982c: 'Chiuso tutto il giorno', // Closed all day
  s36357efdd0a7f398: 'Aggiungi una pausa', // Add a break
  s2bb542ef7b50121e: 'Altro orario', // Other hours
  s544b2f95743ada27: str`Aggiungi una pausa: ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`Copia ${0} su tutti i giorni`, // Copy … to all days
  sa8757541a9393704: 'In pausa fino alla ripresa', // Paused until you resume it
  s088da9fec0b862f5: str`In pausa fino al ${0}`, // Paused until …
  sac021f6587953ef0: 'Fino alla ripresa', // Until I resume it
  s14a53d068e356e36: 'I clienti possono pagare quando ricevono l’ordine.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Senza costi e mance. 0: qualsiasi.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'I clienti lo vedono nel carrello, prima di pagare.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Poi l’ordine viene rifiutato e il cliente non paga nulla.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Senza gli ordini sul posto. Se vuoto, nessun limite.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: solo oggi.', // 0: only today.
  s781c60a6c08aadcb: 'I primi ordini sono pronti all’apertura.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Separati da virgole, come RG1, RG2. Se vuoto, si consegna ovunque.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'La consegna è disattivata. Vale quando è attiva.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Se disattivata, non accetta ordini. Quelli già fatti proseguono.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Orari e giorni seguono i suoi orologi.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'Nei rapporti, gli ordini precedenti contano per il giorno prima.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Ancora nessuna imposta.', // No taxes yet.
  s87d7eaac02f0f99a: 'Aggiungi un’imposta', // Add a tax
  sb8f36dbd52c9052b: 'Se vuoto, come gli articoli.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Inclusa nei prezzi', // Included in prices
  s37e6dbb6450e5b64: 'Aggiunta ai prezzi', // Added to prices
  sa429cf212bab6504: 'Nome sulle ricevute', // Name on receipts
  s981f232bd33ec927: 'Aliquota', // Rate
  s04b7988153b6666b: 'Categorie fiscali degli articoli', // Tax categories of items
  s6267b4718e9f26e8: 'Separate da virgole. Se vuoto, tutti gli articoli.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'I prezzi la includono', // Prices include it
  s5121797750f9d12e: 'Chiedi una mancia ai clienti', // Ask customers for a tip
  sbb0c89d290815a60: str`Mancia ${0}`, // Tip …
};
