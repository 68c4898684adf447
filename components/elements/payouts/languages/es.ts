import { plural, str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Cambiar el calendario', // Change schedule
  s06e80315ac9995b9: 'Aún no hay ninguna', // None yet
  s091d5807b5b33550: 'Día de la semana', // On
  s0bb2d48532acc455: 'Descargar CSV', // Download CSV
  s0bb69fee72a2f5be: 'Ajuste', // Adjustment
  sf9f836780804ec3f: 'Abonado', // Paid out
  sfe976cb5169ebd69: 'No hay ninguna cuenta bancaria a la que transferir. Introduzca una.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Reembolso', // Refund
  sb4dbb7345c476afc: 'Reembolso fallido', // Refund failed
  s11f1d56607caba5f: 'Todas las transferencias', // All payouts
  s122b3dd1fdd8d24a: 'Próxima transferencia', // Next payout
  s12f3f06859a6fce3: 'Rechazada por el banco', // Refused by the bank
  s1b1573dd753c4500: 'Disponible en los próximos días', // Available in the next days
  s2091d188173a9326: 'Se descuenta de su próxima transferencia', // Taken from your next payout
  s222edaaf825a00b8:
    'A partir de ahora, las transferencias van a la nueva cuenta. Por seguridad, las transferencias instantáneas quedan retenidas durante 24 horas.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'Su calendario es manual: usted solicita cada transferencia.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Ninguna transferencia coincide.', // No payouts match.
  s329b5591cb266654: 'Esta página no tiene permiso para mostrar transferencias.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Cuenta bancaria', // Bank account
  s35bb369e4d70ce89: 'Solo a petición', // Only when you ask for it
  s3741f219c32abe78: 'Neto', // Net
  s38240ad136d31bc5: 'En camino', // On its way
  s3e006a806d3b4691: 'Pago', // Payment
  s402b4c47a6eb6462: 'Cambiar de cuenta', // Change account
  s9a11da2be3993dd3: 'Añadir cuenta', // Add account
  s44ab402287712995: str`Cuenta terminada en ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Disputa', // Dispute
  s8bfe9c0e439cd89b: 'Disputa ganada', // Dispute won
  s470bf1af41a680fc: 'Comisión por transferencia instantánea', // Instant payout fee
  s47de947cff7aa200: 'Transferencia devuelta', // Returned payout
  s49439f2f1ddee765: 'Guardar el calendario', // Save schedule
  s4993f4ea8b709873: 'En los últimos 90 días', // In the last 90 days
  s4ec54892c5e6f7fa: 'La transferencia se ha cancelado. Su importe vuelve a estar disponible.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Estándar', // Standard
  s56d7547105ad0103: str`Cada semana, el ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'Comisión por una transferencia instantánea', // Fee for an instant payout
  s60ca2f87022a6489: 'Guardando el calendario…', // Saving the schedule…
  s619c213c4b109eb2: 'Instantáneo', // Instant
  s61f9d8f4ed40ee90: 'Método', // Method
  s6345f7922c9aa610: 'Transferencias', // Payouts
  s68d5ac5aac36853a: 'Día del mes', // On day
  s6e7b6211d7ae6690: 'La transferencia está en camino.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Frecuencia', // How often
  s7a3439e663d70479: 'El importe vuelve a estar en su saldo y formará parte de su próxima transferencia.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Detalle de la transferencia', // Breakdown
  s7dea6d25be21fb73: 'Movimiento', // Entry
  s8356439938acca98: 'Las transferencias instantáneas están retenidas durante 24 horas.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Cuenta', // Account
  s8cbb2899f2277665: 'En los últimos 30 días', // In the last 30 days
  s8f74bb202c35a940: 'Filtrar transferencias', // Filter payouts
  s90b45b7d08768b8a: 'Código bancario (routing number)', // Routing number
  s90dec292b2b35a94: 'Las transferencias aún no están disponibles aquí.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'El banco devolvió la transferencia. Consulte con su banco o introduzca otra cuenta.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Número de cuenta', // Account number
  s94d7a13322dfd7da: 'Código bancario (sort code)', // Sort code
  s9788a49125e272a6: 'Cancelando la transferencia…', // Canceling the payout…
  s98c5741860c7febf: 'Todo el periodo', // At any time
  s98cbe21c04019556: 'Cuándo recibe sus transferencias', // When you are paid out
  s98dadeafcc020a1f: 'La cuenta bancaria se ha cambiado.', // The bank account is changed.
  s992097decb0f4c86: 'Cada día', // Every day
  s9b2ec058478f7575: 'El saldo es demasiado bajo para una transferencia. Se acumula para la siguiente.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Calendario', // Schedule
  s9cd80a3f241e5db8: 'Mostrar todas las transferencias', // Show all payouts
  s9e941688abe1c2ab: 'Transfiriendo…', // Paying out…
  sa30c4d3b566b6b1a: 'Cancelado', // Canceled
  sa401dba228ae45fb: 'La cuenta está cerrada. Introduzca otra cuenta bancaria.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Cancelar la transferencia', // Cancel payout
  sb217e92dcb9b1840: 'Cada semana', // Every week
  sb48e31c89229f4b2:
    'Llega en menos de media hora. Para evitar la comisión, espere a su próxima transferencia.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Importe', // Amount
  sbd8be4f01d2b8355: 'En los últimos 7 días', // In the last 7 days
  sc09f5160021a165b: str`Cada mes, el día ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Aún no hay nada que transferir.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Disponible', // Available
  sd20af63e786bac61: 'Transferir ahora', // Pay out now
  sd3c19b440b7deffb: 'Movimientos, los más antiguos primero', // Entries, the oldest first
  sd6875b3c278e8299: 'Su saldo es negativo. Los próximos ingresos lo compensarán.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Días hasta que un pago se pueda transferir', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Se puede transferir ahora', // Can be paid out now
  sdea65d46c67e5230: 'Usted recibe', // You get
  s40fafbdddffa0f93: str`Recibirá ${0}. La comisión es de ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'Un pago se puede abonar después de un día.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Día', // Day
  se287216f6a0406ff: str`Envío el ${0}; en su banco, el ${1} a más tardar`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'El calendario se ha guardado.', // The schedule is saved.
  se67bb96ef83c3f83: 'Llegada al banco', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Aún no hay transferencias.', // No payouts yet.
  se87e0ac1f45519c3: 'Transferencia', // Payout
  s1956651afe506846: 'Las transferencias empiezan cuando se hayan revisado sus datos.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Aún no se ha vuelto a abonar', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'ID de la transferencia', // Payout ID
  se8ff698efbb10327: 'Las transferencias están en pausa mientras su negocio esté suspendido.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'Las transferencias están en pausa hasta que complete la configuración.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Total', // Total
  sef2978ba5e6fefd0: 'La primera aparecerá aquí cuando corresponda según su calendario.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Comisión', // Fee
  sdee0bb0111699c2a: 'Referencia bancaria', // Bank reference
  sf4bdeb992b5398f1: 'Guardando la cuenta bancaria…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Guardar la cuenta', // Save account
  sf9532699243f4dd2: 'Calendario y cuenta bancaria', // Schedule and bank account
  sfba8e09ccef579c4: 'Preparando el archivo…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Cada mes', // Every month
  sfcef283a1fb640f6: 'El banco no reconoce esta cuenta. Vuelva a introducir su cuenta bancaria.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`Las transferencias instantáneas están retenidas hasta el ${0} porque se ha cambiado la cuenta bancaria.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'Su elección', // You chose
  s45f6df47abbc92a9: 'Guardar mi elección', // Save what I chose
  s956c748a60451c57: 'Ya no hay nada que transferir.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Ahora hay menos disponible.', // Less is available now.
  s7cc4606edb4fe8ad: 'No se ha transferido nada. Estos son los importes actuales.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Antes de comisiones', // Before fees
  sba2a0427963d1a25: 'Más recientes primero', // Newest first
  sda134a52656c41b0: 'Más antiguas primero', // Oldest first
  sdce51c8eea4e0ba2: 'Por llegar', // Still to come
  sf139a496c0f9b763: str`Desde el ${0}`, // From {0}
  sfe255b8825ebcad9: str`Hasta el ${0}`, // Until {0}
  s86f105636f2badcd: 'Mayor importe primero', // Largest first
  s2d334143502e4872: 'Menor importe primero', // Smallest first
  s52738d9332baa879: 'Llegada más tardía primero', // Latest arrival first
  s96a4986832d23cef: 'Llegada más temprana primero', // Earliest arrival first
  sed1a054e4737e1fd: str`El CSV contiene todos los movimientos de estas transferencias que llegan del ${0} al ${1}, sin las fallidas ni las canceladas.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`El CSV contiene todos los movimientos de estas transferencias que llegan del ${0} al ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869:
    'Las transferencias fallidas y canceladas no figuran en ningún CSV: su dinero se ha quedado aquí.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Suscripción mensual', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Miembros de fidelización del mes', // Monthly loyalty members
  scb4d3396f92ec452:
    'El banco no aceptó la transferencia. El importe vuelve a estar en su saldo y su cuenta queda como está.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`Un pago se puede transferir después de ${0} día.`,
    many: str`Un pago se puede transferir después de ${0} de días.`,
    other: str`Un pago se puede transferir después de ${0} días.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Esta página no tiene permiso para mostrar el saldo.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'Por ahora no se transfiere nada.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'La transferencia ha fallado. Consulte con su banco.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Ver la transferencia que contiene este dinero', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Número de institución', // Institution number
  s17580c3589f5d56d: 'Número de tránsito', // Transit number
  s5ad765f0f48aace4: 'Código del banco', // Bank code
  sebc9c8586332252e: 'Código de la sucursal', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Tipo de cuenta', // Account type
  s99460706adc3cc02: 'Titular de la cuenta', // Account holder
  s595a73288e274ec6: 'Cuenta corriente (checking)', // Checking account
  scd99ed71799e932f: 'Cuenta de ahorro', // Savings account
  sa272124d4f77e038: 'Cuenta ordinaria (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Cuenta corriente (toza)', // Current account
  s045ede5b07a46311: str`Pedido ${0}`, // Order …
  s6cfbf019e218b7ea: 'Propina', // Tip
  s7a305d31dc63d397: 'Descuentos', // Discounts
  s41fcaea831e2795e: 'Reembolsado', // Refunded
  sfa28319e707cf5d5: 'Detalles del pedido', // Order details
};
