import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'El programa está en pausa: por ahora no se gana ni se canjea nada. Lo que tiene sigue siendo suyo.',
  'Order and collect': 'Pedir y acumular',
  'What happened': 'Movimientos',
  'All of your history': 'Todo su historial',
  'How it works': 'Cómo funciona',
  'Signed in with ${0}': 'Sesión iniciada con ${0}',
  'Leave the program': 'Dejar el programa',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Está ${0} por debajo de cero: se reembolsó un pedido cuyos ${1} ya había usado. Lo que acumule a ' +
    'partir de ahora lo compensa; hasta entonces no se puede canjear nada.',
  'Ready to use': 'Listas para usar',
  '${0}. Choose it in your cart.': '${0}. Elíjala en su carrito.',
  'In an order that isn’t paid for or accepted yet.': 'En un pedido que aún no está pagado o aceptado.',
  'Give back${0}': 'Devolver${0}',
  '${0}, for ${1}': '${0}, por ${1}',
  '${0} expires after ${1}.': '${0} caduca después del ${1}.',
  '${0} expire after ${1}.': '${0} caducan después del ${1}.',
  'No rewards here': 'Aquí no hay recompensas',
  '${0} has no rewards program at the moment.': '${0} no tiene un programa de recompensas por el momento.',
  'Go to ${0}': 'Ir a ${0}',
  'Enter the six digits of the message.': 'Indique las seis cifras del mensaje.',
  'The program is paused, and takes no new members now. Come back later.':
    'El programa está en pausa y no admite nuevos miembros. Vuelva más tarde.',
  'Enter your code': 'Indique su código',
  'Error: Enter your code': 'Error: Indique su código',
  'Another number': 'Otro número',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Si ${0} puede recibir SMS, hay seis cifras en camino. Son válidas durante 10 minutos.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: no se envía ningún SMS. Lea el código en ${0}, o mediante ${1}.',
  'the sandbox’s inbox': 'la bandeja de entrada del sandbox',
  'The code has expired. Ask for another one.': 'El código ha caducado. Pida otro.',
  'Too many tries. Ask for another code.': 'Demasiados intentos. Pida otro código.',
  'Six digits.': 'Seis cifras.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Este no es el código. Le queda ${0} intento.',
    many: 'Este no es el código. Le quedan ${0} de intentos.',
    other: 'Este no es el código. Le quedan ${0} intentos.',
  },
  'No message?': '¿No llega el mensaje?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'Podrá pedir otro código en ${0} segundo.',
    many: 'Podrá pedir otro código en ${0} de segundos.',
    other: 'Podrá pedir otro código en ${0} segundos.',
  },
  'Ask for another code.': 'Pida otro código.',
  'Send another code': 'Enviar otro código',
  'Nothing yet. Your first order makes a start.': 'Nada todavía. Su primer pedido es el comienzo.',
  'Your history': 'Su historial',
  Newest: 'Más recientes',
  Older: 'Más antiguos',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'El programa está en pausa: por ahora no se gana nada y nadie puede unirse. Los miembros conservan ' +
    'lo que tienen.',
  'What you get': 'Lo que recibe',
  'Join, or sign in': 'Unirse o iniciar sesión',
  'Phone number': 'Número de teléfono',
  'We send a code to it by text message.': 'Le enviamos un código por SMS.',
  'Send code': 'Enviar código',
  'Your number is kept for your points, and erased when you leave.':
    'Su número se guarda para sus puntos y se borra cuando se va.',
  'With the first code you become a member.': 'Con el primer código se convierte en miembro.',
  'terms of the program': 'condiciones del programa',
  'With the first code you become a member, by the ${0}.':
    'Con el primer código se convierte en miembro, según las ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'Ahora no es posible iniciar sesión aquí: hacen falta SMS, que no están configurados. Aun así puede ' +
    'pedir y preguntar al local por sus puntos.',
  '${0} rewards': {
    by: 0,
    one: '${0} recompensa',
    many: '${0} de recompensas',
    other: '${0} recompensas',
  },
  'Leave the rewards of ${0}?': '¿Dejar el programa de recompensas de ${0}?',
  'Your phone number is erased at once.': 'Su número de teléfono se borra al instante.',
  'You lose ${0} and ${1}.': 'Pierde ${0} y ${1}.',
  'You lose ${0}.': 'Pierde ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Lo que pidió y acumuló queda registrado, sin su número.',
  'This can’t be undone. You can join again, and start at zero.':
    'No se puede deshacer. Puede volver a unirse y empezar de cero.',
  Stay: 'Quedarse',
  'You have': 'Tiene',
  'You have enough for every reward.': 'Tiene suficiente para cada recompensa.',
  '${0} to go until ${1}': 'Faltan ${0} para ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Ya no es posible. Esta es la situación actual; no se ha quitado nada.',
  'Error: Rewards': 'Error: Recompensas',
  'Collect points at ${0} and turn them into rewards.':
    'Acumule puntos en ${0} y conviértalos en recompensas.',
  'The reward is yours. Choose it in your cart with your next order.':
    'La recompensa es suya. Elíjala en su carrito en su próximo pedido.',
  'The reward is given back, and what it cost is yours again.':
    'La recompensa se ha devuelto, y lo que costó vuelve a ser suyo.',
  'You have left. Your phone number is erased.':
    'Ha dejado el programa. Su número de teléfono se ha borrado.',
  'You’re signed out on this device.': 'Ha cerrado la sesión en este dispositivo.',
  '${0} missing': 'Faltan ${0}',
  'Redeem${0}': 'Canjear${0}',
  '${0} for ${1}': '${0} por ${1}',
  'Wait 30 seconds before you ask for another code.': 'Espere 30 segundos antes de pedir otro código.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'Se pueden pedir 5 códigos por hora como máximo. Inténtelo más tarde.',
  'Earned by an order': 'Ganado con un pedido',
  'Taken back by a refund': 'Retirado por un reembolso',
  'Turned into a reward': 'Convertido en una recompensa',
  'Back from a reward': 'Devuelto de una recompensa',
  'Reward used': 'Recompensa usada',
  'Changed by the place': 'Cambiado por el local',
  '${0} for each order': '${0} por cada pedido',
  '${0} for each ${1} you spend': '${0} por cada ${1} que gaste',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} por cada unidad de un artículo del menú',
    many: '${0} por cada uno de ${1} de artículos del menú',
    other: '${0} por cada uno de ${1} artículos del menú',
  },
  '${0} off an order, up to ${1}': '${0} de descuento en un pedido, hasta ${1}',
  '${0} off an order': '${0} de descuento en un pedido',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Un artículo gratis, hasta ${1}',
    many: 'Uno de ${0} de artículos gratis, hasta ${1}',
    other: 'Uno de ${0} artículos gratis, hasta ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Un artículo gratis',
    many: 'Uno de ${0} de artículos gratis',
    other: 'Uno de ${0} artículos gratis',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Recibe ${0} cuando se completa el pedido. Las propinas, los cargos y los impuestos no cuentan.',
  'These earn nothing: ${0}.': 'No se gana nada con: ${0}.',
  'Terms of the program': 'Condiciones del programa',
  'What you collect doesn’t expire.': 'Lo que acumula no caduca.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'Lo que acumula caduca a fin de mes, un mes después de ganarlo.',
    many: 'Lo que acumula caduca a fin de mes, ${0} de meses después de ganarlo.',
    other: 'Lo que acumula caduca a fin de mes, ${0} meses después de ganarlo.',
  },
};
