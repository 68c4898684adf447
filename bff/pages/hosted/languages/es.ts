import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Añadir una planta · ${0}',
  'Back to ${0}': 'Volver a ${0}',
  Plants: 'Plantas',
  'This can’t be done anymore. Check the order again.': 'Ya no es posible. Vuelva a mirar el pedido.',
  'Enter the minutes, 1–${0}, or nothing.': 'Indique los minutos, de 1 a ${0}, o nada.',
  'Write why, in up to 140 characters.': 'Escriba el motivo, en 140 caracteres como máximo.',
  'Handed over': 'Entregado',
  'Error: Order ${0}': 'Error: Pedido ${0}',
  'All orders': 'Todos los pedidos',
  Late: 'Con retraso',
  '${0} refunded': '${0} reembolsados',
  'Ready in (minutes)': 'Listo en (minutos)',
  'Leave this empty to keep the time that the customer was given.':
    'Vacío: la hora que se indicó al cliente.',
  'Why not': 'Motivo del rechazo',
  'The customer reads it, and isn’t charged.': 'El cliente lo lee, y no se le cobra.',
  Accept: 'Aceptar',
  Reject: 'Rechazar',
  Refund: 'Reembolsar',
  New: 'Nuevo',
  Rejected: 'Rechazado',
  'as soon as possible': 'lo antes posible',
  'by ${0}': 'para ${0}',
  'Answer by ${0}': 'Responder antes de ${0}',
  'Orders · ${0}': 'Pedidos · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Esta página se recarga cada ${0} segundos y muestra entonces los pedidos nuevos.',
  'Reload now': 'Recargar ahora',
  'No open orders. New ones appear here.': 'No hay pedidos abiertos. Los nuevos aparecen aquí.',
  'Net today': 'Neto de hoy',
  'Orders today': 'Pedidos de hoy',
  'Other time, or reject': 'Otra hora, o rechazar',
  'Choose what to refund.': 'Elija qué quiere reembolsar.',
  'Refund order ${0}': 'Reembolsar el pedido ${0}',
  'Error: Refund order ${0}': 'Error: Reembolsar el pedido ${0}',
  'Refund ${0}': 'Devolver ${0}',
  'Show the amount': 'Mostrar el importe',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Cada unidad se devuelve con su parte de descuentos e impuestos. Los cargos se quedan.',
  'The tip, ${0}': 'La propina, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    'Se devuelven ${0} al cliente: ${1}. No se puede deshacer.',
  '${0} is refunded to the customer. This can’t be undone.':
    'Se devuelven ${0} al cliente. No se puede deshacer.',
  '${0} of ${1}': '${0} de ${1}',
  'Delivery charge': 'Gastos de entrega',
  'Service charge': 'Cargo por servicio',
  'Packaging charge': 'Cargo por envase',
  'Work with orders': 'Gestionar pedidos',
  'Open the form again': 'Volver a abrir el formulario',
  'This link no longer works': 'Este enlace ya no funciona',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Un enlace funciona una sola vez y caduca a los 15 minutos. Pida un enlace nuevo a la persona que le envió aquí.',
  'You’re signed out': 'Ha cerrado la sesión',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'Puede cerrar esta página. Para volver, pida un enlace nuevo a la persona que le envió aquí.',
  'Nothing was added.': 'No se ha añadido nada.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Su sesión ha terminado. Pida un enlace nuevo a la persona que le envió aquí.',
  'Open the form again and resubmit it.': 'Vuelva a abrir el formulario y envíelo de nuevo.',
  'This page is closed': 'Esta página está cerrada',
  'Contact the person who sent you here.': 'Contacte con la persona que le envió aquí.',
  'The form couldn’t be read': 'No se ha podido leer el formulario',
  'Open it again.': 'Ábralo de nuevo.',
  '${0} runs on Trellis.': '${0} funciona con Trellis.',
  '${0} invites you to this page.': '${0} le invita a esta página.',
  '${0} invites you to this page for ${1}.': '${0} le invita a esta página para ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'El enlace funciona una sola vez. La sesión sigue abierta en este navegador durante 8 horas.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'Tiene una página abierta para ${0}. Si abre esta, allí se cerrará la sesión.',
  'Open the page': 'Abrir la página',
  Cancel: 'Cancelar',
  'Go to the page you have open': 'Ir a la página que tiene abierta',
  'Add plants': 'Añadir plantas',
  'Your account': 'Su cuenta',
  Businesses: 'Negocios',
  'Open here': 'Abierto aquí',
  Switch: 'Cambiar a este',
  'Where you’re signed in': 'Dónde ha iniciado sesión',
  'Sign out everywhere else': 'Cerrar sesión en todo lo demás',
  'Another browser': 'Otro navegador',
  'This browser': 'Este navegador',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Esta página necesita JavaScript. Actívelo en los ajustes del navegador y vuelva a cargar la página.',
  'Sales of the last ${0} days': 'Ventas de los últimos ${0} días',
  Orders: 'Pedidos',
  Collected: 'Cobrado',
  Pending: 'Pendiente',
  'In transit': 'En camino',
  'Paid out': 'Pagado',
  Failed: 'Fallido',
  'The latest payouts': 'Los últimos pagos',
  Arrives: 'Llega',
  Status: 'Estado',
  'Nothing yet.': 'Nada todavía.',
  'Hours and places': 'Horarios y lugares',
  Reports: 'Informes',
  Payouts: 'Pagos recibidos',
  'Set-up': 'Configuración',
  Team: 'Equipo',
  Dashboard: 'Panel',
  'Your account: ${0}': 'Su cuenta: ${0}',
  'Check your email': 'Revise su correo',
  'We sent a link and a code to ${0}. Both work for ${1} minutes.':
    'Hemos enviado un enlace y un código a ${0}. Ambos valen ${1} minutos.',
  'No email? Look in the spam folder, or ask for another one.':
    '¿No llega? Mire en la carpeta de spam o pida otro.',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'Para el personal de los negocios de ${0}. Le enviamos un enlace y un código; no hay contraseña.',
  'Email me a link': 'Enviarme un enlace',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'No ha iniciado sesión. Inicie sesión o abra de nuevo el enlace que recibió.',
  'This link works once. You stay signed in on this browser.':
    'Este enlace funciona una vez. La sesión queda abierta en este navegador.',
  'This link doesn’t work here': 'Este enlace no funciona aquí',
  'It works once, for ${0} minutes, and only in the browser where you began. There you can also type the code of the email.':
    'Funciona una vez, durante ${0} minutos, y solo en el navegador donde empezó. Allí también puede escribir el código del correo.',
  'You’re on no staff here': 'No pertenece a ningún negocio aquí',
  'Ask the owner of the business for an invitation to this address.':
    'Pida al propietario del negocio una invitación a esta dirección.',
  'Must be an email address, such as rosie@example.com.':
    'Debe ser una dirección de correo, como rosie@example.com.',
  'This code is wrong or too old. Check the newest email, or ask for another one.':
    'Este código es incorrecto o demasiado antiguo. Mire el último correo o pida otro.',
  'Too many tries. Wait a while, then try again.':
    'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  'The email can’t be sent right now. Try again in a few minutes.':
    'El correo no se puede enviar ahora. Inténtelo de nuevo en unos minutos.',
  'Everything, with bank accounts and the team': 'Todo, también cuentas bancarias y el equipo',
  'Orders, refunds, menus, hours, reports and the team':
    'Pedidos, reembolsos, menús, horarios, informes y el equipo',
  'Orders, pay links and loyalty': 'Pedidos, enlaces de pago y fidelización',
  'Orders, and what is sold out': 'Pedidos y lo que se ha agotado',
  'Payments, payouts and reports': 'Cobros, pagos e informes',
  'Remove ${0}?': '¿Quitar a ${0}?',
  'This person is signed out with the next request.':
    'La sesión de esta persona se cierra con la siguiente petición.',
  Remove: 'Quitar',
  You: 'Usted',
  Role: 'Función',
  'Send again': 'Enviar de nuevo',
  'Invited until ${0}': 'Con invitación hasta el ${0}',
  'Not active yet': 'Aún sin actividad',
  'Last active ${0}': 'Última actividad: ${0}',
  'Invite someone': 'Invitar a alguien',
  'The person signs in with this address.': 'La persona entra con esta dirección.',
  'Name (optional)': 'Nombre (opcional)',
  '${0}: ${1}': '${0}: ${1}',
  'Send invitation': 'Enviar invitación',
  'This can’t be done. Check what you typed, and your own role.':
    'No es posible. Revise lo que escribió y su propia función.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'La clave de acceso no se añadió. Póngale un nombre de hasta ${0} caracteres e inténtelo de nuevo.',
  Passkeys: 'Claves de acceso',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'Una clave de acceso le identifica con la huella, la cara o el bloqueo de pantalla, sin correo.',
  'To add or remove one, sign out and in again: that must be at most 10 minutes ago.':
    'Para añadir o quitar una, cierre la sesión y vuelva a entrar: no debe hacer más de 10 minutos.',
  'Add a passkey': 'Añadir una clave de acceso',
  'Sign in with a passkey': 'Entrar con una clave de acceso',
  'This passkey wasn’t accepted. Try again, or use your email address.':
    'Esta clave de acceso no se aceptó. Inténtelo de nuevo o use su correo.',
  '4 to 6 digits': 'De 4 a 6 cifras',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'Una tableta en la que trabaja todo el personal: cada persona cambia a su nombre con un PIN.',
  'Add a device': 'Añadir un dispositivo',
  'Add device': 'Añadir dispositivo',
  'Add it again': 'Añadirlo de nuevo',
  'Change PIN': 'Cambiar el PIN',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Elija de 4 a 6 cifras que no sean todas iguales ni una serie como 1234.',
  'Choose who you are.': 'Elija quién es.',
  Devices: 'Dispositivos',
  'Give the device a name of up to 60 characters.': 'Dé al dispositivo un nombre de hasta 60 caracteres.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Queda registrado en ${0}, y toda persona que tenga allí un PIN puede trabajar en él.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Funciona una vez, durante poco tiempo. Pida otro o muestre aquí un código.',
  'Last used ${0}': 'Último uso: ${0}',
  Lock: 'Bloquear',
  'Make a link instead': 'Crear un enlace en su lugar',
  'Name of the device': 'Nombre del dispositivo',
  'New PIN': 'PIN nuevo',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Ningún dispositivo muestra este código ahora. Compárelo con la pantalla o pida allí otro.',
  'No shared devices yet.': 'Todavía no hay dispositivos compartidos.',
  'Nobody can work on it until it is added again.': 'Nadie puede trabajar en él hasta que se añada de nuevo.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Nadie tiene aquí un PIN. Inicie sesión por correo en su propio teléfono y defina uno en su cuenta.',
  'Not used yet': 'Sin usar todavía',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Abra ${0} en la tableta y escriba el código que muestra.',
  'Open this link on the device. It works once, and is shown only now.':
    'Abra este enlace en el dispositivo. Funciona una vez y solo se muestra ahora.',
  PIN: 'PIN',
  People: 'Personas',
  'Remove PIN': 'Quitar el PIN',
  Rename: 'Cambiar nombre',
  'Set PIN': 'Definir el PIN',
  'Shared device': 'Dispositivo compartido',
  'Show a code': 'Mostrar un código',
  'Sign in by email instead': 'Iniciar sesión por correo',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'El propietario o un encargado lo escribe en el panel, en Equipo y Dispositivos. Esta página continúa por sí sola.',
  'This PIN is wrong.': 'Este PIN es incorrecto.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'Este PIN ha sido incorrecto demasiadas veces y ya no funciona. Inicie sesión por correo y defina otro en su cuenta.',
  'This device was removed': 'Este dispositivo se ha quitado',
  'Too many wrong PINs. Try again in ${0} minutes.':
    'Demasiados PIN incorrectos. Inténtelo de nuevo en ${0} minutos.',
  'Too many wrong PINs. Try again in a minute.':
    'Demasiados PIN incorrectos. Inténtelo de nuevo en un minuto.',
  'Type this code on the dashboard': 'Escriba este código en el panel',
  Unlock: 'Desbloquear',
  'Use this device': 'Usar este dispositivo',
  'Use this device as ${0}?': '¿Usar este dispositivo como ${0}?',
  'Waits for the device': 'Espera al dispositivo',
  'Was never opened. Remove it, and add it again.': 'No se abrió nunca. Quítelo y añádalo de nuevo.',
  'Who is working?': '¿Quién trabaja?',
  'Whoever works on it is signed out with the next request.':
    'La sesión de quien trabaja en él termina con la siguiente petición.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Con un PIN cambia a su nombre en los dispositivos compartidos de ${0}. No abre los ajustes, los pagos ni el equipo.',
  'You have a PIN.': 'Tiene un PIN.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Su PIN ha sido incorrecto demasiadas veces y ya no funciona. Defina otro.',
  Settings: 'Ajustes',
  'Saved. Guests see it now.': 'Guardado. Los clientes ya lo ven.',
  'Write what is paid for.': 'Escriba por qué concepto se paga.',
  'No pay links yet.': 'Aún no hay enlaces de pago.',
  'QR code of the link': 'Código QR del enlace',
  'Cancel this link': 'Cancelar este enlace',
  'New pay link': 'Nuevo enlace de pago',
  'What for': 'Concepto',
  'The guest reads it.': 'El cliente lo lee.',
  'Amount in ${0}': 'Importe en ${0}',
  'Create the link': 'Crear el enlace',
  'Being paid': 'Pago en curso',
  'This can’t be done now. Check what you typed.':
    'Esto no se puede hacer ahora. Compruebe lo que ha escrito.',
  'Pay links': 'Enlaces de pago',
};
