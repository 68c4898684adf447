import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Esta dirección no puede acceder a la consola del operador',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Alguien, probablemente usted, pidió acceder a la consola del operador de Trellis con esta ' +
    'dirección. No está invitada.',
  '${0} is your code for the operator’s console': '${0} es su código para la consola del operador',
  'Join the operator’s console of Trellis': 'Únase a la consola del operador de Trellis',
  'You are invited to the console of those who run Trellis.':
    'Está invitado a la consola de quienes operan Trellis.',
  'The address of the console comes from those who run the service.':
    'La dirección de la consola se la dan quienes operan el servicio.',
  'Open your Trellis sandbox': 'Abra su entorno de pruebas de Trellis',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Está invitado a Trellis. Regístrese con esta dirección en un plazo de ${0} días y su entorno de ' +
    'pruebas se abre al momento.',
  'Your Trellis sandbox is open': 'Su entorno de pruebas de Trellis está abierto',
  'Your request was approved. Sign in with this address.':
    'Su petición ha sido aprobada. Acceda con esta dirección.',
  'Your request for a Trellis sandbox': 'Su petición de un entorno de pruebas de Trellis',
  'Your request for a sandbox was refused.': 'Se ha rechazado su petición de un entorno de pruebas.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Recibe esto porque se ha pedido un entorno de pruebas de Trellis con esta dirección.',
};
