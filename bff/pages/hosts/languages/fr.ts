import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'Go to the start page': 'Aller à la page d’accueil',
  'Nothing was sent.': 'Rien n’a été envoyé.',
  'Open the link you were sent again.': 'Rouvrez le lien que vous avez reçu.',
  'Go back, reload the page and send the form again.':
    'Revenez en arrière, rechargez la page et renvoyez le formulaire.',
  'This can’t be done': 'Ce n’est pas possible',
  'Go back, load the page again and try once more.': 'Revenez en arrière, rechargez la page et réessayez.',
  'There’s no site at this address': 'Il n’y a pas de site à cette adresse',
  'Skip to content': 'Aller au contenu',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'Sandbox : les commandes et les paiements sont ici des essais. Aucun argent ne circule.',
  'Order from ${0}.': 'Commandez chez ${0}.',
  'Where would you like to order?': 'Choisissez où commander.',
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
