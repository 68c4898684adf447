import type { Catalogue } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalogue = {
  'Go to the start page': 'Ir a la página de inicio',
  'Nothing was sent.': 'No se ha enviado nada.',
  'Open the link you were sent again.': 'Abra de nuevo el enlace que recibió.',
  'Go back, reload the page and send the form again.':
    'Vuelva atrás, recargue la página y envíe otra vez el formulario.',
  'This can’t be done': 'No se puede hacer',
  'Go back, load the page again and try once more.':
    'Vuelva atrás, cargue de nuevo la página e inténtelo otra vez.',
  'There’s no site at this address': 'No hay ningún sitio en esta dirección',
  'Skip to content': 'Saltar al contenido',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox: aquí los pedidos y los pagos son de prueba. No se mueve dinero.',
};
