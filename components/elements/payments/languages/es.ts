import { str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Motivo que indica el banco:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Aceptar la pérdida', // Accept the loss
  s42afcb139814577d: str`¿Aceptar la pérdida de ${0}?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`El titular de la tarjeta se queda con ${0} y se mantiene la comisión de ${1}. No se envían pruebas y la disputa no se puede volver a abrir.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`El titular de la tarjeta se queda con ${0}. No se envían pruebas y la disputa no se puede volver a abrir.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'Se está aceptando la pérdida.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'Se están enviando las pruebas.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'El banco aún no lo ha confirmado. Se vuelve a enviar hasta que lo haga.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Responder antes del ${0}`, // Answer by …
  s46f5ec4a751519d6: str`El plazo para responder terminó el ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Sin respuesta, el titular de la tarjeta se queda con ${0} y se mantiene la comisión de ${1}.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Sin respuesta, el titular de la tarjeta se queda con ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'Ha ganado la disputa.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} vuelve a estar en su saldo.`, // … is back in your balance.
  s3c31a16162e1d350: 'El banco tiene sus pruebas y decide.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Puede tardar unas semanas. Hasta entonces no hay nada que hacer.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'El banco no acepta pruebas para esta disputa.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'Ha aceptado la pérdida.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'Ha perdido la disputa.', // You lost the dispute.
  se364464c3b30e90e: str`El titular de la tarjeta se queda con ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'La pérdida está aceptada.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} y una comisión de ${1} quedan retenidos hasta que decida. Si gana, recupera ambos.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} queda retenido hasta que decida. Si gana, lo recupera.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Pruebas', // Evidence
  sddcaebaa31ed7ea0: 'El titular de la tarjeta no hizo este pago', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Pedido no recibido', // Order not received
  s976fd96ec16b9191: 'No corresponde a la descripción o está dañado', // Not as described, or broken
  s11d8835d2d5e5fea: 'No llegó un reembolso', // A refund didn’t come
  se576ceeb2774078b: 'Se canceló una suscripción', // A subscription was canceled
  sf018ef14d094fed1: 'El titular de la tarjeta no reconoce el pago', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Debe ser una dirección de correo, como lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'Sus pruebas', // Your evidence
  sde58fa4655235aff: str`El banco lee esto. Como máximo ${0} caracteres.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Los datos del pedido ya están rellenados.', // What the order says is filled in.
  sced7c4b63b5e1704:
    'Las pruebas se envían una sola vez, con sus archivos. Hasta entonces el borrador se puede cambiar.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Guardar borrador', // Save draft
  s70e0df1433e794fc: 'Enviar pruebas', // Send evidence
  sc3f76ba4473b2a91: 'Sus archivos', // Your files
  s92c870d2e4fbca03: 'Añadir un archivo', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG o PDF de 2 MB como máximo, hasta ${0} archivos. Queda en el banco en cuanto lo elige y no se puede volver a abrir aquí.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Cuente qué pasó o añada un archivo.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'Las pruebas se han enviado.', // The evidence is sent.
  s947e07015337a3ac: 'El borrador está guardado.', // The draft is saved.
  sfab8cba315a4b2ac: 'Este archivo supera los 2 MB. Elija uno más pequeño.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'Qué pasó, en sus palabras', // What happened, in your words
  s47fc1bb2652c1510: 'Nombre del cliente', // Name of the customer
  s4ee4d4bf56f35cd5: 'Correo del cliente', // Email of the customer
  s464b70da5c6a76d5: 'Cuándo lo recibió el cliente', // When the customer got it
  sa4ceb116111b8ec8: 'Qué se vendió', // What was sold
  s2699b31b333e68fe: 'Su política de reembolsos', // Your refund policy
  s848604e2a3ce0f38: 'Por qué no reembolsó nada', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'Qué pasó', // What happened
  scdbe56709c64d284: str`${0} retenidos en la tarjeta`, // … held on the card
  s10f571d298973de5: str`${0} cobrados`, // … charged
  s2e91c20168a26212: 'Se liberó la retención. No se cobró al cliente.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Iniciado. El cliente no ha terminado de pagar.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Pruebas enviadas al banco', // Evidence sent to the bank
  s04d626f55695b1af: 'Disputa perdida', // Dispute lost
  sb5e66a044fcd8e9f: 'Pérdida aceptada', // Loss accepted
  seb21e9ebace3d5ec: str`La transferencia del ${0} fue devuelta`, // The payout of … came back
  sa9b415a18420d030: str`En la transferencia del ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} en proceso de reembolso`, // … is being refunded
  s3fd41472c11d5c12: str`El reembolso de ${0} falló`, // The refund of … failed
  sbf849bec241ea148: str`${0} reembolsados`, // … refunded
  s5f754953e3ee9149: 'El titular de la tarjeta no confirmó el pago.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'El cliente no terminó a tiempo.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'El banco no indicó el motivo.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'No había saldo suficiente.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'La tarjeta se notificó como perdida.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'La tarjeta se notificó como robada.', // The card was reported stolen.
  sf0227143c763babf: 'La tarjeta ha caducado.', // The card has expired.
  sf393344aa584bbfb: 'El código de seguridad era incorrecto.', // The security code was wrong.
  s45603481654c059b: 'El número de tarjeta era incorrecto.', // The card number was wrong.
  sa793c793ad028d5a: 'El banco tuvo un fallo.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Comisión de la disputa', // Dispute fee
  s4721aafadca286fd: 'Lo que le queda', // What you keep
  s150d62340ed6344f: 'Cobrado', // Charged
  s57d5b4e86f11ef37: 'Nombre, pedido, últimos 4 dígitos o importe', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'Últimos 4 dígitos o importe', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Filtrar pagos', // Filter payments
  s016db33541a125c4: 'Buscar pagos', // Search payments
  s155085305728da46: 'Cualquier fecha', // Any time
  sc05cff7ca7ffaa41: 'Cualquier estado', // Any status
  s35f726bf7bcd4ef1: 'Cualquier tarjeta', // Any card
  sf4d9d9a29ac3a5ee: 'Otras tarjetas', // Other cards
  s56cbab26c3c06745: 'Últimos 90 días', // Last 90 days
  se01dd67c8b9173c5: str`Pagado en ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Retenido ahora (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Reembolsado en ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Disputas (${0}), responder antes del ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Disputas por responder (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Pagos cobrados del ${0} al ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'Descargar CSV', // Download CSV
  se18c9f83ecd43653: 'Cliente', // Guest
  sc683c10250a1b719: 'Cuándo', // When
  sf723d8bec0dac360: 'Ningún pago coincide', // No payments match
  s293a37211dc19a94: 'Busque con menos datos o quite un filtro.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Mostrar todos los pagos', // Show all payments
  s58c6fef014b241fb: 'Aún no hay pagos', // No payments yet
  sb420921839bebea0: 'Los pagos con tarjeta aparecen aquí en cuanto un cliente pide o paga por un enlace.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`Reembolsado ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'Sin terminar', // Not finished
  s352705d86112bc9e: 'Retenido', // Held
  s014e9c83eb0a9252: 'Reembolsado en parte', // Refunded in part
  s6c8e5cfd95fb51ae: 'No cobrado', // Not charged
  s3f3373b4d7f81d16: 'Esta página no tiene permiso para mostrar los pagos.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Quedan hasta ${0} por reembolsar.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Nota para sus registros', // Note for your records
  s9b839a41dc8a7cb7:
    'El banco del cliente muestra el dinero en unos días. Las comisiones de pago no se devuelven.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Reembolsar todo', // Refund all
  s6158205347d60434: 'Elija artículos o introduzca un importe.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Introduzca un importe superior a 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`El reembolso de ${0} está en camino.`, // The refund of … is on its way.
  s1232254544b5613d: 'Ahora queda menos por reembolsar.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Pedido', // Order
};
