import type { Catalogue } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Pida en ${0}.',
  'Choose where to order.': 'Elija dónde pedir.',
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
