import type { Catalogue } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalogue = {
  'Order from ${0}.': 'Commandez chez ${0}.',
  'Choose where to order.': 'Choisissez où commander.',
  'Rewards for your orders': 'Des récompenses pour vos commandes',
  'No location takes orders now': 'Aucun établissement ne prend de commandes pour le moment',
  'Come back soon, or contact the place directly.':
    'Revenez bientôt, ou contactez directement l’établissement.',
  Open: 'Ouvert',
  'Takes no orders for now': 'Ne prend pas de commandes pour le moment',
  'Takes orders again: ${0}': 'Reprise des commandes : ${0}',
  'Closed for now': 'Fermé pour le moment',
  'Opens ${0}': 'Ouvre ${0}',
  'Order from places that work with ${0}.': 'Commandez dans les établissements qui travaillent avec ${0}.',
  'There’s nothing here yet': 'Il n’y a encore rien ici',
  'No place is open to the public so far. Come back soon.':
    'Aucun établissement n’est encore ouvert au public. Revenez bientôt.',
  'More places': 'Autres établissements',
};
