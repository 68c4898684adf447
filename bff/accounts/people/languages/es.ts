import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} es su código de registro de Trellis',
  '${0} is your Trellis sign-in code': '${0} es su código de acceso a Trellis',
  'No Trellis account has this address': 'Ninguna cuenta de Trellis tiene esta dirección',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Alguien, probablemente usted, pidió acceder a Trellis con esta dirección. No está en ningún equipo.',
  'Sign in to Trellis by your identity provider': 'Acceda a Trellis con su proveedor de identidad',
  'Your role is owner: everything, and who the other owners are.':
    'Su función es propietario: todo, incluido quiénes son los demás propietarios.',
  'Your role is admin: everything, but not who the owners are.':
    'Su función es administrador: todo, salvo quiénes son los propietarios.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Su función es desarrollador: claves, webhooks, sitios y superficies. En producción, sin datos de ' +
    'clientes.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Su función es finanzas: pagos, reembolsos, transferencias, precios e informes.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Su función es soporte: pedidos, comercios, menús y reembolsos.',
  'Your role is viewer: sees everything, changes nothing.':
    'Su función es lector: lo ve todo, no cambia nada.',
  'Join ${0} on Trellis': 'Únase a ${0} en Trellis',
  'You are invited to the team of ${0}.': 'Le invitan al equipo de ${0}.',
  '${0} invites you to the team of ${1}.': '${0} le invita al equipo de ${1}.',
  '${0} is your ${1} confirmation code': '${0} es su código de confirmación de ${1}',
  'You are making a change that asks who you are.': 'Está haciendo un cambio que pide confirmar quién es.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Funciona una vez, durante ${0} minutos. Si no es usted, cierre todas las sesiones en la página de ' +
    'su cuenta.',
  'A passkey was added': 'Se añadió una llave de acceso',
  'A passkey was removed': 'Se eliminó una llave de acceso',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'La llave de acceso «${0}» se añadió a su cuenta de ${1} en ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'La llave de acceso «${0}» se eliminó de su cuenta de ${1} en ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Si no fue usted, acceda por correo, cierre todas las demás sesiones y elimine las llaves de acceso ' +
    'que no conozca.',
  'Works once, for ${0} minutes.': 'Funciona una vez, durante ${0} minutos.',
  'Use the button in the browser where you began.': 'Use el botón en el navegador donde empezó.',
  'Or type this code there:': 'O escriba allí este código:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Ambos funcionan una vez, durante ${0} minutos. Si no lo ha pedido, ignórelo: sin ellos no pasa nada.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Si tiene otra dirección, acceda con ella. O abra un entorno de pruebas propio.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Alguien, probablemente usted, pidió un correo para acceder a Trellis con esta dirección. Su equipo ' +
    'accede por inicio de sesión único.',
  'If you didn’t ask for this, ignore it.': 'Si no lo ha pedido, ignórelo.',
  'You get this because somebody typed this address at ${0}.':
    'Recibe esto porque alguien escribió esta dirección en ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Para aceptar, inicie sesión con esta dirección en un plazo de ${0} días.',
  'Accept the invitation': 'Aceptar la invitación',
  'You get this because ${0} invited this address.': 'Recibe esto porque ${0} ha invitado a esta dirección.',
  'Type this code there:': 'Escriba allí este código:',
  'You get this because you have an account at ${0}.': 'Recibe esto porque tiene una cuenta en ${0}.',
};
