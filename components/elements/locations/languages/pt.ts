import { str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'dia seguinte', // next day
  s8304663d0a4f809b: str`Retirar o horário ${0}: ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, abre`, // …, opens
  s255de4755e1c2040: str`${0}, fecha`, // …, closes
  s603712a093d32e0b: str`${0}, horário ${1} abre`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, horário ${1} fecha`, // …, time … closes
  sa5818d3a0355b2b7: 'Este horário sobrepõe-se a outro.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Introduza uma hora, por exemplo 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Fechado', // Closed
  s5341a34613a6933e: str`Verifique esta parte: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'São demasiados.', // There are too many.
  sbfd52f952f4db671: 'Igual ao horário de abertura', // Same as the opening hours
  sd875b5decbdaf692: 'Feriados e outros dias', // Holidays and other days
  s12a7bb859de1b03d: 'Escolha um dia.', // Choose a day.
  s2388627af1ece374: 'Escolha um dia depois do primeiro.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} já está na lista.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Introduza uma hora entre as 00:00 e as 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'Em serviço', // In service
  s6db3cf4d5bc297bb: 'Tempo para preparar e entregar um pedido', // Time to make and bring an order
  s0d54e880ccb40f44: 'Tempo para preparar um pedido', // Time to make an order
  s3376d16d1db21e47: 'Pedido mínimo', // Minimum order
  s5fbe64e47ffa2321: 'Taxa por pedido', // Fee for each order
  scee95f39e6558369: 'É necessária uma mesa', // A table is required
  s1dd777542e2c0e51: 'Aceita cada pedido', // You accept each order
  s27f3f7ab86afd7e6: 'Aceites quando pagos', // Accepted when paid
  seae685356b4c9e64: 'Horário de abertura', // Opening hours
  s434fb06cc6b79b0e: 'Horário de recolha', // Pickup hours
  s7ab56751dbebc9fe: 'Horário de entrega', // Delivery hours
  s23728dd27786ab32: 'Horário no local', // Dine-in hours
  s57b56ccde3b2433a: 'Pagamento na receção', // Pay on receipt
  s98da61e99cca1fa2: 'Pedidos novos', // New orders
  s2093506ebf72a3a3: 'Tempo para aceitar', // Time to accept
  sead515bea8ee2679: 'Intervalo entre horários', // Time between slots
  s4ef7fa7b963841f5: 'Pedidos por horário', // Orders per slot
  sfd0dcab6acf65c1d: 'Sem limite', // No limit
  sc2db859afac4017e: 'Pedir com antecedência', // Order ahead
  s3f473ae2b9ff8f7f: 'Preparar antes de abrir', // Prepare before opening
  s7276972267bd4f07: 'Os códigos postais começam por', // Postal codes begin with
  se1cf53772aea796f: 'Em todo o lado', // Everywhere
  s4d89b6f4a9e08416: 'Categoria fiscal das taxas de entrega', // Tax category of delivery fees
  s8b76aaff00694495: 'Categoria fiscal das taxas de serviço', // Tax category of service charges
  s179ca5f721d61290: 'Categoria fiscal das embalagens', // Tax category of packaging
  sfd852cdbd385a194: 'Verifique este número.', // Check this number.
  s59f001762b97d7a3: 'O dia de trabalho começa às', // A business day begins at
  s8cac742d056d7ae4: 'Introduza uma taxa entre 0% e 100%.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Gorjetas à escolha', // Tips to choose from
  s0841360855b53cd4: 'Introduza primeiro a menor e depois as maiores.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Nenhuma', // None
  s8fed30d9fec88d48: 'A adicionar o estabelecimento…', // Adding the location…
  s6e6e4d288ea76fc4: 'Alterações por guardar', // Unsaved changes
  sc00a88b90cd60661: 'Descartar', // Discard
  s906b39962162d6c5: '1 campo está incorreto', // 1 field is wrong
  sb094f3ae14273efd: str`${0} campos estão incorretos`, // … fields are wrong
  s189cfa804f24d252: '1 alteração por guardar', // 1 unsaved change
  s127ed656f47f36f2: str`${0} alterações por guardar`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Guardado.', // Saved.
  s2f74875ee0868d8f: 'Estabelecimentos', // Locations
  s2f2f3972858b9221: 'Esta página não pode mostrar estabelecimentos.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Adicionar um estabelecimento', // Add a location
  sc91e5bece9512ec4: 'Ainda não há estabelecimentos', // No locations yet
  s5ead3246d8b9e95b: 'Adicione o local onde atende os seus clientes.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'O estabelecimento foi adicionado.', // The location is added.
  s12f48b20d91916d4: 'Está fechado até definir o horário.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Definições do estabelecimento', // Settings of the location
  s099b18e1bd8a1154: 'Horário', // Hours
  s969d970e9982f52f: 'Quando os clientes podem pedir. Dois horários num dia fazem uma pausa.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Feriados', // Holidays
  sdb3e5032f1c4146d: 'Prevalecem sobre o horário da semana.', // These go before the week’s hours.
  s49e264b349b49906: 'Formas de entrega', // Fulfillments
  sd3351c65eaafee83: 'Como os clientes recebem os seus pedidos.', // How customers can get their orders.
  s9d553953c5bdda40: 'Pedidos e horários', // Orders and slots
  s742f0f57a450a8a3: 'Quanto aceita de cada vez.', // How much you take on at once.
  s20b1f6867b635fe2: 'Zona de entrega', // Delivery area
  s7f98960e8b6e9214: 'Os clientes fora dela não podem escolher a entrega.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Sobre os artigos e taxas deste estabelecimento.', // On items and charges of this location.
  s9ed09e21025ee178: 'Os clientes escolhem uma de três ou outro valor.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Aplica-se de imediato. Os pedidos que tem mantêm-se.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Nome e morada', // Name and address
  sbbc63493d84fe2c7: 'Onde os clientes o encontram.', // Where customers find you.
  s9219b88c631fa311: 'Ainda não há outros dias.', // No other days yet.
  s3f3cb0b6e61e04df: 'Adicionar dias', // Add days
  s3364c06b1e41fa5f: 'Primeiro dia', // First day
  s68d91b45b084e707: 'Último dia', // Last day
  sd57c41383184f160: 'É mostrado aos clientes.', // Shown to customers.
  sa2d828c0e4fa982c: 'Fechado todo o dia', // Closed all day
  s36357efdd0a7f398: 'Adicionar uma pausa', // Add a break
  s2bb542ef7b50121e: 'Outro horário', // Other hours
  s544b2f95743ada27: str`Adicionar uma pausa: ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`Copiar ${0} para todos os dias`, // Copy … to all days
  sa8757541a9393704: 'Em pausa até retomar', // Paused until you resume it
  s088da9fec0b862f5: str`Em pausa até ${0}`, // Paused until …
  sac021f6587953ef0: 'Até retomar', // Until I resume it
  s14a53d068e356e36: 'Os clientes podem pagar quando recebem o pedido.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Sem taxas nem gorjetas. 0: qualquer.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Os clientes veem-na no carrinho, antes de pagar.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Depois o pedido é recusado e o cliente não paga.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Sem pedidos no local. Se vazio, não há limite.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: só hoje.', // 0: only today.
  s781c60a6c08aadcb: 'Os primeiros pedidos estão prontos ao abrir.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Separados por vírgulas, como RG1, RG2. Se vazio, entrega em todo o lado.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'A entrega está desligada. Isto aplica-se quando a ligar.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Se desligado, não aceita pedidos. Os já feitos continuam.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'As horas e os dias seguem os seus relógios.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'Nos relatórios, os pedidos anteriores contam para o dia anterior.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Ainda não há impostos.', // No taxes yet.
  s87d7eaac02f0f99a: 'Adicionar um imposto', // Add a tax
  sb8f36dbd52c9052b: 'Se vazio, como os artigos.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Incluído nos preços', // Included in prices
  s37e6dbb6450e5b64: 'Somado aos preços', // Added to prices
  sa429cf212bab6504: 'Nome nos recibos', // Name on receipts
  s981f232bd33ec927: 'Taxa', // Rate
  s04b7988153b6666b: 'Categorias fiscais dos artigos', // Tax categories of items
  s6267b4718e9f26e8: 'Separadas por vírgulas. Se vazio, todos os artigos.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Os preços incluem-no', // Prices include it
  s5121797750f9d12e: 'Pedir gorjeta aos clientes', // Ask customers for a tip
  sbb0c89d290815a60: str`Gorjeta ${0}`, // Tip …
};
