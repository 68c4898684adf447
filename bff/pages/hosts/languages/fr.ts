import type { Catalogue } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalogue = {
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
};
