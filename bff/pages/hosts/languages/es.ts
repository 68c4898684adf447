import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
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
  'Order from ${0}.': 'Pida en ${0}.',
  'Where would you like to order?': 'Elija dónde pedir.',
  'Rewards for your orders': 'Recompensas por sus pedidos',
  'No location takes orders now': 'Ningún local acepta pedidos ahora',
  'Come back soon, or contact the place directly.': 'Vuelva pronto o contacte directamente con el local.',
  Open: 'Abierto',
  'Takes no orders for now': 'No acepta pedidos por ahora',
  'Takes orders again: ${0}': 'Vuelve a aceptar pedidos: ${0}',
  'Closed for now': 'Cerrado por ahora',
  'Opens ${0}': 'Abre ${0}',
  'Order from places that work with ${0}.': 'Pida en locales que trabajan con ${0}.',
  'There’s nothing here yet': 'Aquí no hay nada todavía',
  'No place is open to the public so far. Come back soon.':
    'Ningún local está abierto al público por ahora. Vuelva pronto.',
  'More places': 'Más locales',
};
