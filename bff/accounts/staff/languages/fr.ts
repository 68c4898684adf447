import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  Owner: 'Propriétaire',
  Manager: 'Responsable',
  Cashier: 'Caisse',
  Kitchen: 'Cuisine',
  Accountant: 'Comptabilité',
  'Join ${0} at ${1}': 'Rejoindre ${0} chez ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Vous êtes invité au tableau de bord de ${0}, où arrivent ses commandes.',
  'Your role: ${0}': 'Votre rôle : ${0}',
  '${0} is your sign-in code for ${1}': '${0} est votre code de connexion pour ${1}',
  'No account at ${0} has this address': 'Aucun compte chez ${0} n’a cette adresse',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Quelqu’un, sans doute vous, a voulu se connecter à un tableau de bord avec cette adresse. Elle ' +
    'n’appartient au personnel d’aucun commerce ici.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Si vous avez une autre adresse, connectez-vous avec elle. Sinon, demandez une invitation au ' +
    'propriétaire du commerce.',
};
