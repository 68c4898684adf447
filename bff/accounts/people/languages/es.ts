import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} es su código de registro de Trellis',
  '${0} is your Trellis sign-in code': '${0} es su código de acceso a Trellis',
  'To open your Trellis sandbox, open this link in the browser where you began:':
    'Para abrir su entorno de pruebas de Trellis, abra este enlace en el navegador donde empezó:',
  'No Trellis account has this address': 'Ninguna cuenta de Trellis tiene esta dirección',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Alguien, probablemente usted, pidió acceder a Trellis con esta dirección. No está en ningún equipo.',
  'If you have another address, sign in with that. To start a sandbox of your own:':
    'Si tiene otra dirección, acceda con ella. Para abrir un entorno de pruebas propio:',
  'Sign in to Trellis by your identity provider': 'Acceda a Trellis con su proveedor de identidad',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on:':
    'Alguien, probablemente usted, pidió un correo para acceder a Trellis con esta dirección. Su equipo accede por inicio de sesión único:',
  'Your role is owner: everything, and who the other owners are.':
    'Su función es propietario: todo, incluido quiénes son los demás propietarios.',
  'Your role is admin: everything, but not who the owners are.':
    'Su función es administrador: todo, salvo quiénes son los propietarios.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Su función es desarrollador: claves, webhooks, sitios y superficies. En producción, sin datos de clientes.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Su función es finanzas: pagos, reembolsos, transferencias, precios e informes.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Su función es soporte: pedidos, comercios, menús y reembolsos.',
  'Your role is viewer: sees everything, changes nothing.':
    'Su función es lector: lo ve todo, no cambia nada.',
  'Join ${0} on Trellis': 'Únase a ${0} en Trellis',
  'You are invited to the team of ${0}.': 'Le invitan al equipo de ${0}.',
  '${0} invites you to the team of ${1}.': '${0} le invita al equipo de ${1}.',
  '${0} is your Trellis confirmation code': '${0} es su código de confirmación de Trellis',
  'You are making a change that asks who you are.': 'Está haciendo un cambio que pide confirmar quién es.',
  'Type this code there: ${0}': 'Escriba allí este código: ${0}',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Funciona una vez, durante ${0} minutos. Si no es usted, cierre todas las sesiones en la página de su cuenta.',
  'A passkey was added': 'Se añadió una llave de acceso',
  'A passkey was removed': 'Se eliminó una llave de acceso',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'La llave de acceso «${0}» se añadió a su cuenta de ${1} en ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'La llave de acceso «${0}» se eliminó de su cuenta de ${1} en ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Si no fue usted, acceda por correo, cierre todas las demás sesiones y elimine las llaves de acceso que no conozca.',
};
