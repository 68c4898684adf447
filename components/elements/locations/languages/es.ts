import { str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'día siguiente', // next day
  s8304663d0a4f809b: str`Quitar el horario ${0} de: ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}, abre`, // …, opens
  s255de4755e1c2040: str`${0}, cierra`, // …, closes
  s603712a093d32e0b: str`${0}, horario ${1} abre`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}, horario ${1} cierra`, // …, time … closes
  sa5818d3a0355b2b7: 'Este horario se solapa con otro.', // These hours overlap with others.
  s1603bb104fddaaa7: 'Introduzca una hora, por ejemplo 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'Cerrado', // Closed
  s5341a34613a6933e: str`Compruebe esta parte: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'Hay demasiados.', // There are too many.
  sbfd52f952f4db671: 'Igual que el horario de apertura', // Same as the opening hours
  sd875b5decbdaf692: 'Festivos y otros días', // Holidays and other days
  s12a7bb859de1b03d: 'Elija un día.', // Choose a day.
  s2388627af1ece374: 'Elija un día posterior al primero.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} ya está en la lista.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'Introduzca una hora entre 00:00 y 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'En servicio', // In service
  s6db3cf4d5bc297bb: 'Tiempo para preparar y llevar un pedido', // Time to make and bring an order
  s0d54e880ccb40f44: 'Tiempo para preparar un pedido', // Time to make an order
  s3376d16d1db21e47: 'Pedido mínimo', // Minimum order
  s5fbe64e47ffa2321: 'Cargo por pedido', // Fee for each order
  scee95f39e6558369: 'Se requiere mesa', // A table is required
  s1dd777542e2c0e51: 'Acepta usted cada pedido', // You accept each order
  s27f3f7ab86afd7e6: 'Se aceptan al pagarse', // Accepted when paid
  seae685356b4c9e64: 'Horario de apertura', // Opening hours
  s434fb06cc6b79b0e: 'Horario de recogida', // Pickup hours
  s7ab56751dbebc9fe: 'Horario de entrega', // Delivery hours
  s23728dd27786ab32: 'Horario en el local', // Dine-in hours
  s57b56ccde3b2433a: 'Pago al recibir', // Pay on receipt
  s98da61e99cca1fa2: 'Pedidos nuevos', // New orders
  s2093506ebf72a3a3: 'Tiempo para aceptar', // Time to accept
  sead515bea8ee2679: 'Tiempo entre turnos', // Time between slots
  s4ef7fa7b963841f5: 'Pedidos por turno', // Orders per slot
  sfd0dcab6acf65c1d: 'Sin límite', // No limit
  sc2db859afac4017e: 'Pedir con antelación', // Order ahead
  s3f473ae2b9ff8f7f: 'Preparar antes de abrir', // Prepare before opening
  s7276972267bd4f07: 'Los códigos postales empiezan por', // Postal codes begin with
  se1cf53772aea796f: 'En todas partes', // Everywhere
  s4d89b6f4a9e08416: 'Categoría fiscal de los gastos de entrega', // Tax category of delivery fees
  s8b76aaff00694495: 'Categoría fiscal de los cargos por servicio', // Tax category of service charges
  s179ca5f721d61290: 'Categoría fiscal de los envases', // Tax category of packaging
  sfd852cdbd385a194: 'Compruebe este número.', // Check this number.
  s59f001762b97d7a3: 'El día de negocio empieza a las', // A business day begins at
  s8cac742d056d7ae4: 'Introduzca un porcentaje entre 0 % y 100 %.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'Propinas a elegir', // Tips to choose from
  s0841360855b53cd4: 'Introduzca primero la menor y luego las mayores.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'Ninguna', // None
  s8fed30d9fec88d48: 'Añadiendo el establecimiento…', // Adding the location…
  s6e6e4d288ea76fc4: 'Cambios sin guardar', // Unsaved changes
  sc00a88b90cd60661: 'Descartar', // Discard
  s906b39962162d6c5: '1 campo es incorrecto', // 1 field is wrong
  sb094f3ae14273efd: str`${0} campos son incorrectos`, // … fields are wrong
  s189cfa804f24d252: '1 cambio sin guardar', // 1 unsaved change
  s127ed656f47f36f2: str`${0} cambios sin guardar`, // … unsaved changes
  s1c7d83e8dc6b85de: 'Guardado.', // Saved.
  s2f74875ee0868d8f: 'Establecimientos', // Locations
  s2f2f3972858b9221: 'Esta página no puede mostrar establecimientos.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'Añadir un establecimiento', // Add a location
  sc91e5bece9512ec4: 'Aún no hay establecimientos', // No locations yet
  s5ead3246d8b9e95b: 'Añada el lugar donde atiende a sus clientes.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'El establecimiento se ha añadido.', // The location is added.
  s12f48b20d91916d4: 'Está cerrado hasta que fije su horario.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'Ajustes del establecimiento', // Settings of the location
  s099b18e1bd8a1154: 'Horario', // Hours
  s969d970e9982f52f: 'Cuándo pueden pedir los clientes. Dos horarios en un día forman una pausa.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'Festivos', // Holidays
  sdb3e5032f1c4146d: 'Estos prevalecen sobre el horario semanal.', // These go before the week’s hours.
  s49e264b349b49906: 'Formas de entrega', // Fulfillments
  sd3351c65eaafee83: 'Cómo pueden recibir los clientes sus pedidos.', // How customers can get their orders.
  s9d553953c5bdda40: 'Pedidos y turnos', // Orders and slots
  s742f0f57a450a8a3: 'Cuánto acepta a la vez.', // How much you take on at once.
  s20b1f6867b635fe2: 'Zona de entrega', // Delivery area
  s7f98960e8b6e9214: 'Los clientes de fuera no pueden elegir la entrega.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'Sobre los artículos y cargos de este establecimiento.', // On items and charges of this location.
  s9ed09e21025ee178: 'Los clientes eligen una de tres u otro importe.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'Se aplica al momento. Los pedidos que ya tiene siguen.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'Nombre y dirección', // Name and address
  sbbc63493d84fe2c7: 'Dónde le encuentran los clientes.', // Where customers find you.
  s9219b88c631fa311: 'Aún no hay otros días.', // No other days yet.
  s3f3cb0b6e61e04df: 'Añadir días', // Add days
  s3364c06b1e41fa5f: 'Primer día', // First day
  s68d91b45b084e707: 'Último día', // Last day
  sd57c41383184f160: 'Se muestra a los clientes.', // Shown to customers.
  sa2d828c0e4fa982c: 'Cerrado todo el día', // Closed all day
  s36357efdd0a7f398: 'Añadir una pausa', // Add a break
  s2bb542ef7b50121e: 'Otro horario', // Other hours
  s544b2f95743ada27: str`Añadir una pausa: ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`Copiar ${0} a todos los días`, // Copy … to all days
  sa8757541a9393704: 'En pausa hasta que lo reanude', // Paused until you resume it
  s088da9fec0b862f5: str`En pausa hasta: ${0}`, // Paused until …
  sac021f6587953ef0: 'Hasta que lo reanude', // Until I resume it
  s14a53d068e356e36: 'Los clientes pueden pagar al recibir su pedido.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'Sin cargos ni propinas. 0: cualquiera.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'Los clientes lo ven en el carrito, antes de pagar.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'Después el pedido se rechaza y no se cobra al cliente.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'Sin los pedidos en el local. Si está vacío, no hay límite.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: solo hoy.', // 0: only today.
  s781c60a6c08aadcb: 'Los primeros pedidos están listos al abrir.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'Separados por comas, como RG1, RG2. Si está vacío, entrega en todas partes.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'La entrega está desactivada. Esto se aplica cuando se active.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'Si está desactivado, no acepta pedidos. Los ya hechos siguen.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'Las horas y los días siguen sus relojes.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'En los informes, los pedidos anteriores cuentan para el día previo.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'Aún no hay impuestos.', // No taxes yet.
  s87d7eaac02f0f99a: 'Añadir un impuesto', // Add a tax
  sb8f36dbd52c9052b: 'Si está vacío, como los artículos.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'Incluido en los precios', // Included in prices
  s37e6dbb6450e5b64: 'Se suma a los precios', // Added to prices
  sa429cf212bab6504: 'Nombre en los recibos', // Name on receipts
  s981f232bd33ec927: 'Porcentaje', // Rate
  s04b7988153b6666b: 'Categorías fiscales de los artículos', // Tax categories of items
  s6267b4718e9f26e8: 'Separadas por comas. Si está vacío, todos los artículos.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'Los precios lo incluyen', // Prices include it
  s5121797750f9d12e: 'Pedir propina a los clientes', // Ask customers for a tip
  sbb0c89d290815a60: str`Propina ${0}`, // Tip …
};
