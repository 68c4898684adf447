import { plural, str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Para: ${0}`, // For {0}
  s70560822fc116ad3: 'Listo en', // Ready in
  sffa2f0e2865ee4c6: '5 minutos menos', // 5 minutes less
  s78a892e6afaa6f09: str`Listo en ${0} min`, // Ready in {0} min
  sb23510dca24c2546: '5 minutos más', // 5 minutes more
  sbf441bafdce6e494: 'Los pedidos nuevos aparecen aquí automáticamente.', // New orders appear here automatically.
  s5224695ba39db06d: 'No hay pedidos en este momento.', // No orders right now.
  s781c27360c20d5c5: 'No hay pedidos por responder.', // No new orders.
  s421e832f3cdf93f6: 'No hay pedidos en preparación.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'No hay pedidos esperando su recogida.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'No hay pedidos programados para más tarde.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: sin dinero real', // Sandbox: no real money
  s78b5f01533e52244: 'Desactivar el sonido', // Turn sound off
  s206c0f1bb560fd32: 'Activar el sonido', // Turn sound on
  s9cb0665b1bd36dca: 'Este dispositivo no tiene conexión.', // This device is offline.
  sb962560715c2005b: 'Los pedidos nuevos no se ven. Aparecerán en cuanto vuelva la conexión.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'Las actualizaciones en vivo se han interrumpido.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Se comprueba cada 10 segundos.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'El navegador ha detenido el sonido.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'Cargando pedidos…', // Loading orders…
  sb34e378399056cb4: 'Esta página no tiene permiso para mostrar pedidos.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Todos los pedidos', // All orders
  s6694523beb34116e: 'Cargando el pedido…', // Loading the order…
  s6d881c87a102fa93: 'Cancelar pedido', // Cancel order
  s4e705629a1c7c338: 'Cancelar el pedido', // Cancel the order
  s3b07379e6106fa1c:
    'Lo pagado con tarjeta se reembolsa por completo. Las comisiones del pago no se devuelven.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'El pedido se ha cancelado.', // The order is canceled.
  s8f4be9f086eb530f: 'Deshacer', // Undo
  s123da0f92f97dd86: 'Rechazar', // Reject
  s045ede5b07a46311: str`Pedido ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Propina: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Rechazar el pedido ${0}`, // Reject order {0}
  s97d7909785070c19: 'Cliente', // Customer
  s49684719cdaee24d: 'Tipo', // How
  s7699eb1c0f582e6d: 'Prometido para', // Promised for
  s00f7f16dc3ff42e8: 'Realizado', // Placed
  s6686fcc6d2c8f0bd: 'Nota', // Note
  saa29a2ac03cd9d19: 'Motivo', // Reason
  seacdb996d18d191d: 'Nadie respondió a tiempo.', // Not answered in time.
  scec7c9ccb6f42d40: 'Página del cliente', // Customer’s page
  s1f7698c061c208c9: 'Abrir', // Open
  sef9fb24c04d90f87: 'Rechazado', // Rejected
  s5033dab8c17f05f2: 'Completado', // Completed
  s629ff7d3c02c40cd: 'Subtotal', // Subtotal
  s6cfbf019e218b7ea: 'Propina', // Tip
  s13958f723f45a995: 'Entrega', // Delivery
  sf1bbac50373377e4: 'Servicio', // Service
  se46983574639787c: 'Embalaje', // Packaging
  sbf4dac07cda3ca4b: 'Retenido en la tarjeta', // Held on card
  sbf73f86dee5b9f7a: 'Reembolsado en parte', // Partly refunded
  sbe02b081dab9248e: 'Autorización liberada', // Released
  s3741f519c32ac391: 'Nuevo', // New
  s53e6f4f5b0a7d26f: 'En preparación', // Preparing
  s7d981922e283fec9: str`Mesa ${0}`, // Table {0}
  sd709f356652bef79: 'En el local', // Dine-in
  s880c773061281d45: 'Recogida', // Pickup
  sc18870d6742cbf6d: 'A pagar en la recogida', // Pays at pickup
  sf3b220b034e2ed64: 'No pagado', // Not paid
  s2df73819ecf92ca7: 'Pagado', // Paid
  s13be1af9766661e9: 'Aceptar', // Accept
  sb37f55e2febba867: 'Empezar la preparación', // Start preparing
  scf9b196dd03f4db0: 'Pagado y entregado', // Paid and handed over
  s5afcb4918bbba2b0: 'Servido', // Served
  s7ec179948c381f8e: 'Recogido', // Picked up
  s62407f0fa705d42d: 'En preparación', // Being prepared
  sb4bcc19eece643fc: 'Marcado como listo', // Marked as ready
  sb38fb7ba6a8dc5c9: str`El pedido ${0} ya se ha rechazado.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`El pedido ${0} se ha cancelado.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`El pedido ${0} ya se ha completado.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`El pedido ${0} ya está marcado como listo.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`El pedido ${0} ya está en preparación.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`El pedido ${0} ya se ha aceptado.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Pedido nuevo: ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, {
    one: str`${0} pedido nuevo.`,
    many: str`${0} de pedidos nuevos.`,
    other: str`${0} pedidos nuevos.`,
  }), // {0} new orders.
  s215ad519258e9d97: 'ahora', // now
  s4de31edb8b874841: str`en espera desde hace ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`${0} de retraso`, // {0} late
  s60681c0016e16fb7: 'Pausar los pedidos', // Pause ordering
  sb9e41e6553626a00: str`Los pedidos están en pausa en ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2: 'Los clientes ven que no acepta pedidos por ahora. Los pedidos existentes se mantienen.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Resto del día', // Rest of today
  s3b3a6aaad37174c4: 'Acepta pedidos', // Takes orders
  s8e99276ec5be6fc2: 'Hasta que los reanude.', // Until you resume it.
  sc5457f586fa9e1b5: str`Hasta las ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Los pedidos están en pausa.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Se vuelven a aceptar pedidos.', // Ordering is open again.
  s413456a831386649: str`Reembolsar ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'Elija qué se reembolsa.', // Choose what to refund.
  seb80456ee652b3d9: 'El cliente recibe', // Refund to the customer
  s3cfb0c6f258f6edd: 'Calculando el importe…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'Las comisiones del pago no se devuelven.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`Reembolso de ${0} en curso.`, // {0} is given back.
  sad803caa001e4b24: 'El cliente lo pidió', // The customer asked for it
  s976772fe0ef4bbaf: 'Hubo un problema con un artículo', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Pagado dos veces', // Paid twice
  seec74bb7b28442a1: 'Fraude', // Fraud
  s7b03db719c1dad70: 'Otro motivo', // Another reason
  s627f5696000b848f: 'El cliente puede leerlo.', // The customer can read it.
  s478822cc63f9b7c5: 'Use 140 caracteres como máximo.', // Use at most 140 characters.
  sfd56054071385f54: 'Tenemos demasiados pedidos en este momento.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Algún artículo del pedido está agotado.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Estamos a punto de cerrar.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Rechazar pedido', // Reject order
  s2045bb4125c58d1a:
    'No se cobra nada al cliente: si la tarjeta estaba autorizada, la autorización se libera.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'Cargando el menú…', // Loading the menu…
  s42585192952bf8b0: 'Ningún artículo tiene este nombre.', // No item has this name.
  s77ae06dc1b1a6304: 'Disponible de nuevo', // Available again
  s077bf92b8d7a6fb6: 'Agotado hoy', // Out today
  s61cf82dac7b9c1d9: 'Neto de hoy', // Net today
  s14469a9db5318945: 'Pedidos de hoy', // Orders today
  s5aae30a15a21bb7d: 'Con retraso ahora', // Late now
  sf5573ed22253daad: 'Reembolsando…', // Refunding…
  sa55996a973a072e8: 'Cancelando el pedido…', // Canceling the order…
  s23ba7d44471577a0: 'Pausando…', // Pausing…
  s199cc91c7c1d61d1: 'Reanudando…', // Resuming…
  s6e5c5d3051dceb0f: 'Preparando la impresión…', // Preparing to print…
  s09332d02d9fe81f4: 'Imprimir comanda', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Imprimir recibo', // Print receipt
  s6b4022145e9be1e9: str`Pedido ${0}: quedan ${1} min para responder.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Responder en ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Historial', // History
  sa3d326f1be347f60: 'Pantalla completa', // Full screen
  s53f5dc40ec598b34: str`Sin conexión en vivo desde las ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Alérgenos del menú', // Menu allergens
  sbf6d7995b277e21f: 'Alergia', // Allergy
  scf4635779f96446f: 'Nombre, teléfono, número o artículo', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Perdidos', // Missed
  s539c0516abfbd1eb: 'No se han encontrado pedidos.', // No orders found.
  s909d7932aba2cdc7: 'Cambiando los tiempos…', // Changing the times…
  se2b9e2efeaa01927: 'Tiempo de preparación', // Preparation time
  sbf1a2f7ff0b1fe40: '15 min más para todos', // 15 min more for all
  sb2c0dabe63b2d230: '15 min menos para todos', // 15 min less for all
  se5410735ed53c362: 'Para quienes pidan ahora y para los pedidos nuevos que aún no ha respondido.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'Los tiempos se han cambiado.', // The times are changed.
  s9d9f4689ecad9835: 'Agotado hasta que lo active', // Out until you turn it on
  s9ca41fdd36b4f103: 'Algo no está disponible', // Something isn’t available
  s0f253df49cbdfa42: 'Aceptar sin ello', // Accept without it
  s3dcd01b8ef8bc779: 'El cliente paga menos y ve lo que falta.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'Uno menos', // One less
  s2b07e26bdadd9838: 'Uno más', // One more
  s06e439f54c9dd3a8: 'Si no hay nada disponible, rechace el pedido.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Elija lo que no está disponible.', // Choose what isn’t available.
  s322e34cfcba47155: 'No disponible', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min para todos', // +15 min for all
};
