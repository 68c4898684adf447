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
};
