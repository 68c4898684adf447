import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  Owner: 'Propietario',
  Manager: 'Encargado',
  Cashier: 'Caja',
  Kitchen: 'Cocina',
  Accountant: 'Contabilidad',
  'Join ${0} at ${1}': 'Únase a ${0} en ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Está invitado al panel de ${0}, donde llegan sus pedidos.',
  'Your role: ${0}': 'Su función: ${0}',
  '${0} is your sign-in code for ${1}': '${0} es su código de acceso a ${1}',
  'No account at ${0} has this address': 'Ninguna cuenta de ${0} tiene esta dirección',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Alguien, seguramente usted, ha querido entrar en un panel con esta dirección. No pertenece al ' +
    'personal de ningún negocio de aquí.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Si tiene otra dirección, entre con ella. Si no, pida una invitación al propietario del negocio.',
  'Your PIN was set': 'Se definió su PIN',
  'Your PIN was changed': 'Se cambió su PIN',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Su PIN para los dispositivos compartidos de ${0} se definió el ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Su PIN para los dispositivos compartidos de ${0} se cambió el ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Si no fue usted, acceda por correo, cierre todas las demás sesiones en la página de su cuenta y ' +
    'defina allí otro PIN.',
  'A shared device was added': 'Se añadió un dispositivo compartido',
  'The device “${0}” was added at ${1} on ${2}.': 'El dispositivo «${0}» se añadió en ${1} el ${2}.',
  'Added by: ${0}': 'Añadido por: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Si no conoce este dispositivo, elimínelo: nadie podrá trabajar en él.',
  'Open the devices': 'Abrir los dispositivos',
};
