import type { Catalogue } from '../../languages/language.ts';

/** Spanish. */
export const texts: Catalogue = {
  Sandbox: 'Sandbox',
  Preparing: 'En preparación',
  Ready: 'Listo',
  'Order ${0}': 'Pedido ${0}',
  Pickup: 'Recogida',
  Delivery: 'Entrega',
  'Dine in': 'En el local',
  Accepted: 'Aceptado',
  'Being prepared': 'En preparación',
  Canceled: 'Cancelado',
  'Sign out': 'Cerrar sesión',
  '${0}, ${1}': '${0}, ${1}',
  None: 'Ninguna',
  'Check the address, or open the link you were sent.':
    'Compruebe la dirección o abra el enlace que recibió.',
  Tip: 'Propina',
  'No tip': 'Sin propina',
  Other: 'Otro',
  'Other amount in ${0}': 'Otro importe en ${0}',
  'Enter your name, up to 80 characters.': 'Indique su nombre, en 80 caracteres como máximo.',
  'Enter a phone number, such as +44 20 7946 0018.':
    'Indique un número de teléfono, por ejemplo +34 000 00 00 00.',
  'Don’t write a card number here. You pay on the next page.':
    'No escriba aquí un número de tarjeta. Se paga en la página siguiente.',
  Name: 'Nombre',
  Phone: 'Teléfono',
  Email: 'Correo electrónico',
  'Optional.': 'Opcional.',
  Continue: 'Continuar',
  Rewards: 'Recompensas',
  'Open day and night': 'Abierto día y noche',
  'Open until ${0}': 'Abierto hasta: ${0}',
  Paused: 'En pausa',
  Closed: 'Cerrado',
  Subtotal: 'Subtotal',
  'Order ${0}, ${1}': 'Pedido ${0}, ${1}',
  'Nothing was charged.': 'No se ha cobrado nada.',
  'Refunded: ${0}.': 'Reembolsado: ${0}.',
  'Call ${0}': 'Llamar al ${0}',
  'Not confirmed yet': 'Aún sin confirmar',
  'Check again': 'Comprobar de nuevo',
  'It is charged once the order is accepted.': 'Se cobra cuando se acepta el pedido.',
  'Try again': 'Intentarlo de nuevo',
  'Your rewards': 'Sus recompensas',
  Discount: 'Descuento',
  Total: 'Total',
  'Includes ${0}': 'Incluye ${0}',
  'You’re not signed in': 'No ha iniciado sesión',
  'This form is out of date': 'Este formulario no está actualizado',
  'Page not found': 'Página no encontrada',
  'Wait a minute, then try again.': 'Espere un minuto e inténtelo de nuevo.',
  'Too many requests': 'Demasiadas solicitudes',
  'Something went wrong on our side': 'Algo ha fallado por nuestra parte',
  'Try again in a moment.': 'Inténtelo de nuevo en un momento.',
  'Card number': 'Número de tarjeta',
  Month: 'Mes',
  MM: 'MM',
  Year: 'Año',
  YYYY: 'AAAA',
  '3–4 digits': '3 o 4 cifras',
  'The card goes straight to the payment processor. ${0}':
    'La tarjeta va directamente al procesador de pagos. ${0}',
  'Pay ${0}': 'Pagar ${0}',
  'Test card: ${0}, any date to come, any security code.':
    'Tarjeta de prueba: ${0}, cualquier fecha futura y cualquier código de seguridad.',
  'Check the number: it isn’t a card’s.': 'Compruebe el número: no es el de una tarjeta.',
  'This card can’t be used here.': 'Esta tarjeta no se puede usar aquí.',
  'Enter a month from 1 to 12.': 'Indique un mes del 1 al 12.',
  'The card has expired, or the year isn’t right.': 'La tarjeta ha caducado o el año no es correcto.',
  'Three or four digits.': 'Tres o cuatro cifras.',
  'The card was declined. Nothing was charged. Try another card.':
    'La tarjeta ha sido rechazada. No se ha cobrado nada. Pruebe con otra tarjeta.',
  'The card has not enough funds. Nothing was charged. Try another card.':
    'La tarjeta no tiene fondos suficientes. No se ha cobrado nada. Pruebe con otra tarjeta.',
  'The card has expired. Nothing was charged. Try another card.':
    'La tarjeta ha caducado. No se ha cobrado nada. Pruebe con otra tarjeta.',
  'A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.':
    'Un precio ha cambiado entretanto. No se ha cobrado nada. Mire el nuevo total y pague.',
  'The payment processor didn’t answer. It’s safe to try again: the order is charged once.':
    'El procesador de pagos no ha respondido. Puede intentarlo de nuevo sin riesgo: el pedido se cobra una sola vez.',
  'This card form was used before. Enter the card again.':
    'Este formulario de tarjeta ya se ha usado. Indique la tarjeta otra vez.',
  'The card form has expired. Enter the card again.':
    'El formulario de tarjeta ha caducado. Indique la tarjeta otra vez.',
  'The payment was not confirmed. Nothing was charged. Try again, or use another card.':
    'El pago no se ha confirmado. No se ha cobrado nada. Inténtelo de nuevo o use otra tarjeta.',
  'Something needs a correction. ${0}': 'Hay que corregir algo. ${0}',
  'Language:': 'Idioma:',
  'Enter an amount, such as ${0}.': 'Indique un importe, por ejemplo ${0}.',
  'This could mean ${0} or ${1}. Leave out the thousands separator.':
    'Esto puede significar ${0} o ${1}. Omita el separador de miles.',
};
