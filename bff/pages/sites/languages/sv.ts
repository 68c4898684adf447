import type { Catalogue } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Beställ från ${0}.',
  'Choose where to order.': 'Välj var du vill beställa.',
  'Rewards for your orders': 'Belöningar för dina beställningar',
  'No location takes orders now': 'Inga ställen tar emot beställningar just nu',
  'Come back soon, or contact the place directly.': 'Kom tillbaka snart eller kontakta stället direkt.',
  Open: 'Öppet',
  'Takes no orders for now': 'Tar inte emot beställningar just nu',
  'Takes orders again: ${0}': 'Tar emot beställningar igen ${0}',
  'Closed for now': 'Stängt just nu',
  'Opens ${0}': 'Öppnar ${0}',
  'Order from places that work with ${0}.': 'Beställ från ställen som arbetar med ${0}.',
  'There’s nothing here yet': 'Här finns inget än',
  'No place is open to the public so far. Come back soon.':
    'Inget ställe är öppet för allmänheten än. Kom tillbaka snart.',
  'More places': 'Fler ställen',
};
