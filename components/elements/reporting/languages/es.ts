import { str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Fechas del informe', // Dates of the report
  sa6ab5184d6315895: 'Desde', // From
  s09353907b5c79284: 'Hasta', // To
  sd05f381be5b74db6: 'Mostrar informe', // Show report
  s48dd8fe0faa71bf9: 'Elija la primera fecha.', // Choose a start date.
  sadab9433466b4d8c: 'Elija la última fecha.', // Choose an end date.
  s8ac62ecad9dcc106: 'La primera fecha es posterior a la última.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Un informe abarca como máximo ${0} días. Este período tiene ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Esta página solicita fechas que no existen. Elija otras.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Período', // Range
  sc830d255d2808c34: 'Comparar con', // Compare with
  s8f0157813ac0c519: 'Período anterior', // Previous period
  saf7211fb893a22db: 'Mismas fechas del año anterior', // Same dates last year
  s41d0639ac24cbb6a: 'Nada', // Nothing
  see2fcaedf9743ec6: 'Establecimiento', // Location
  sfe5857d2790cdd68: 'Todos los establecimientos', // All locations
  s3da9d815a26aea7c: 'Canal de venta', // Surface
  s9d73c4eb2a8be38c: 'Todos los canales', // All surfaces
  sa0138ebae71065ea: 'Otras fechas…', // Other dates…
  s0e95bc61f42b8d66: 'Importes de enlaces de pago', // Pay link amounts
  seebf0a900fa14c4c: 'Buscar un artículo', // Find an item
  s92dbde2aca0437f7: 'Artículos vendidos', // Items sold
  s52cfa1d198476806: 'Artículo', // Item
  s0d5c4bb195a222f8: 'Cantidad', // Quantity
  sd2e4c0c2898d44d7: 'Ventas brutas', // Gross sales
  s7a305d31dc63d397: 'Descuentos', // Discounts
  s10c22162aac7ee84: 'Reembolsos', // Refunds
  s993ad1834d64f380: 'Ventas netas', // Net sales
  s74ee46657ae6b24e: 'Parte de las ventas netas totales', // Share of net sales
  s63dde09ab1c60a49: 'Desglose de las ventas netas de este artículo', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Impuestos incluidos en los precios', // Tax in prices
  s6afade9574524d85: 'Desglose del total', // Price breakdown
  sebdb97da40bfdc3c: str`${0} en el período ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Máximo: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`En comparación con ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Pagos por forma de pago', // Payments by method
  s59290bf9cd5fcb14: 'Forma de pago', // Paid by
  s95fbda399bb97206: 'Pagos', // Payments
  s4c2e50f73ff9175f: 'Capturado', // Captured
  s48d094fb2ffff8fb: 'Propinas', // Tips
  s3043ab9399d301c6: 'Número de reembolsos', // Number of refunds
  sf64f170efeb5a7ed: 'En disputa', // Disputed
  s41fcaea831e2795e: 'Reembolsado', // Refunded
  sf1ff29c431533768: 'Cobrado', // Collected
  s921f65a0dd455217: 'Lo que queda tras las comisiones', // Net after fees
  s3a8fec852a246190: 'Comisiones', // Fees
  s69d9edfd3658b6ce: 'Después de comisiones', // After fees
  se224d113bccb335c: str`en comparación con ${0}, hasta el ${1}: el último día aún no ha terminado`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`en comparación con ${0}`, // compared with {0}
  s391591c42602eeb7: 'Ventas por canal', // Sales by surface
  sdd313e04ec6bbc0b: 'Ventas por establecimiento', // Sales by location
  s97e3f61bf05ee3a5: 'Sin establecimiento', // No location
  s9b6b1422027158eb: 'Informe', // Report
  s7b7163270e57e8b4: 'Actualizar', // Refresh
  seb88d4c7be99b4b1: 'Desglosado por', // Broken down by
  sb46d3613edb66558: 'Intervalo', // Interval
  sfba8e09ccef579c4: 'Preparando el archivo…', // Preparing the file…
  s0bb2d48532acc455: 'Descargar CSV', // Download CSV
  s008526cd4fd7980c: 'No hubo ventas en estas fechas', // Nothing was sold in these days
  s963e15cf43458b10:
    'Las ventas aparecen aquí cuando se pagan. Puede que haya en otras fechas o con otros filtros.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Mostrar los últimos 30 días', // Show the last 30 days
  scbc84c542cab6733: 'Mostrar los últimos 12 meses', // Show the last 12 months
  sc9757b387904aaba: 'Zona horaria', // Time zone
  saa918ba48f2b8000: str`Actualizado el ${0}`, // As of ${0}
  sd22644ccf149deee: str`sus jornadas siguen la zona horaria ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Sin resultados.', // No matches.
  sb67e0e7c0869f982: 'Diferencia', // Difference
  sed8ec5e3c64fa25d: 'Total', // Total
  s905e3879dfe4d515: 'Total de estos', // Total of these
  s2a8f6fe79bdc3a38: 'Sitio de pedidos', // Ordering site
  s7fee95b66225e1fb: 'Panel', // Dashboard
  sc3ebcb10185d0486: 'Caja (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Enlace de pago', // Pay link
  sdfef4f9ce9ebb93f: 'Tarjeta', // Card
  sb29f87c55c4dade7: 'En el mostrador', // At the counter
  sd66e79ad262e42e5: 'Nada que pagar', // Nothing to pay
  s63d040e37887f17e: 'Hoy', // Today
  s5b4abc92ede53bc7: 'Ayer', // Yesterday
  s0c2d1faf314a032f: 'Últimos 7 días', // Last 7 days
  s5ed690ee55eca5d3: 'Últimos 30 días', // Last 30 days
  s9c71bc2c01dd69d7: 'Este mes', // This month
  sa227e7743e28ee4f: 'Mes anterior', // Last month
  sb1a3e5c2c0ca22f6: 'Este año', // This year
  see719957657dfa73: 'Últimos 12 meses', // Last 12 months
  sbf552fb5b7774c32: 'Por hora', // By hour
  s3a03aacf102cb356: 'Por día', // By day
  sdcc3a66d5eed13f0: 'Por semana', // By week
  s1390e7dbddb5dee2: 'Por mes', // By month
  s6b0bffd88024372f: 'Hora', // Hour
  se0955919920ee87d: 'Día', // Day
  s680f01021b5e339d: 'Semana', // Week
  sb47daaf9e1c4a905: 'Mes', // Month
  s6944dbb7aab3dfbc: 'Evolución', // Over time
  sfe386c25c1567ecf: 'Artículos', // Items
  s32843bc2fbabb77d: 'Canales', // Surfaces
  se87b30a62af9f12c: 'Pedidos', // Orders
  s150d4f340ed61406: 'Recargos', // Charges
  s6ce0e819e201e29a: 'Impuestos', // Tax
  s838d8cfa3dbe4250: 'Pedido medio', // Average order
  s233b00c8904036da: 'sin cambios', // no change
  s041489fa7f9e6fe6: str`${0} más`, // {0} more
  sf7976a0548ccb166: str`${0} menos`, // {0} less
  s884bcdca26998a48: 'Informes', // Reports
  sf424d8df9936565c: 'Esta página no tiene permiso para mostrar informes.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Indicador', // Figure
  s3763f519c347a9f7: 'Ahora', // Now
  s1788737137ec6d9e: 'Antes', // Before
  se52967db7f6fd63d: 'Totales. Elija uno para el gráfico.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Descargar canales (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Descargar establecimientos (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Evolución de las ventas', // Sales over time
  s17766e90a4935e5a: 'Impuestos', // Taxes
  saf0dbc2c4d1c7507: 'Impuestos por tipo', // Taxes by rate
  s3dc189ad33877b48: 'Neto (sin impuestos)', // Net (without tax)
  s77b1a48b352be131: 'Bruto (con impuestos)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Sin impuestos', // Without tax
  sea2adb1f2047d144: 'Periodo', // Period
  s732385cbc938b7a1: 'Todas las fechas juntas', // All dates
  se14eb1a2850a82d2:
    'Lo que lleva dos impuestos está en ambas filas y una vez en el total. Las propinas no llevan impuestos y no se incluyen.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Antes no hubo pedidos', // No orders before
  sdf6c75014639d59c: str`frente a ${0}`, // vs …
};
