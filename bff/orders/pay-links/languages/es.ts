import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  'To ${0}': 'A ${0}',
  'To be paid by ${0}': 'Fecha límite de pago: ${0}',
  'Tax and charges': 'Impuestos y cargos',
  'Total when it was ordered': 'Total al hacer el pedido',
  'Includes tax': 'Impuestos incluidos',
  'Total now, without a tip': 'Total ahora, sin propina',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'El procesador de pagos no ha respondido. Puede comprobarlo de nuevo sin riesgo: se le cobra una ' +
    'sola vez.',
  'Pay for ${0}': 'Pagar: ${0}',
  'Change the details': 'Cambiar los datos',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Ahora no se pueden aceptar tarjetas. No se ha cobrado nada.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Algo de este pedido se ha agotado. No se ha cobrado nada. Pregunte a quien le envió el enlace.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'La hora de este pedido ya no está disponible. No se ha cobrado nada. Pregunte a quien le envió el ' +
    'enlace.',
  'Enter an amount from ${0} to ${1}.': 'Indique un importe de ${0} a ${1}.',
  'Enter an amount up to ${0}, or choose no tip.':
    'Indique un importe de ${0} como máximo, o elija no dar propina.',
  'Enter an email address such as ada@example.com.': 'Indique un correo electrónico como ada@example.com.',
  'Nothing was paid.': 'No se ha pagado nada.',
  'About you': 'Sus datos',
  'Continue to the card': 'Continuar con la tarjeta',
  'From ${0} to ${1}.': 'De ${0} a ${1}.',
  'How much': 'Cuánto',
  'How much in ${0}': 'Cuánto en ${0}',
  'Add a tip': 'Añadir propina',
  'As ordered, ${0}': 'Como en el pedido, ${0}',
  'Other tip in ${0}': 'Otra propina en ${0}',
  'Pay on your phone': 'Pagar en su teléfono',
  'QR code of this page': 'Código QR de esta página',
  'Scan the code with its camera, or send yourself ${0}.': 'Escanee el código con la cámara o envíese ${0}.',
  'the address of this page': 'la dirección de esta página',
  'Error: Pay for ${0}': 'Error: Pagar: ${0}',
  'Confirm the payment at your bank': 'Confirme el pago en su banco',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'En cuanto se confirme, encontrará aquí el recibo. Aún no se ha cobrado nada.',
  'It is being paid in another window': 'Se está pagando en otra ventana',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Si ese pago no se completa en 15 minutos, se podrá pagar de nuevo. A nadie se le cobra dos veces.',
  'The receipt is here in a moment.': 'El recibo estará aquí en un momento.',
  'Paid. The order was sent.': 'Pagado. El pedido se ha enviado.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'Se cobra en su tarjeta cuando ${0} acepta el pedido. Entonces encontrará aquí el recibo.',
  'Paid. Thank you.': 'Pagado. Gracias.',
  'This is paid': 'Esto ya está pagado',
  'There’s nothing left to pay here.': 'Aquí no queda nada por pagar.',
  'Continue to ${0}': 'Continuar a ${0}',
  Date: 'Fecha',
  Card: 'Tarjeta',
  Reference: 'Referencia',
  'Paid by': 'Pagado por',
  'Pay once more': 'Pagar una vez más',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Se ha pagado tantas veces como es posible. Aquí no queda nada por pagar.',
  'This link is canceled': 'Este enlace está cancelado',
  'This link has expired': 'Este enlace ha caducado',
  'Payments aren’t possible here now': 'Ahora no es posible pagar aquí',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} no acepta pagos por el momento. No se ha cobrado nada.',
  'Nothing is due anymore': 'Ya no hay nada pendiente',
  'The order was paid, placed or canceled.': 'El pedido se ha pagado, realizado o cancelado.',
  'Someone else is paying': 'Otra persona está pagando',
  'If that payment is not completed, you can pay here.': 'Si ese pago no se completa, podrá pagar aquí.',
  'Write to ${0}': 'Escribir a ${0}',
  'Confirm at your bank': 'Confirmar en su banco',
  'Card •••• ${0}': 'Tarjeta •••• ${0}',
  'Nothing was charged.': 'No se ha cobrado nada.',
  Other: 'Otro',
};
