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
  'Your PIN was set': 'Votre code PIN a été défini',
  'Your PIN was changed': 'Votre code PIN a été modifié',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Votre code PIN pour les appareils partagés de ${0} a été défini le ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Votre code PIN pour les appareils partagés de ${0} a été modifié le ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Si ce n’était pas vous, connectez-vous par e-mail, mettez fin à toutes les autres sessions sur ' +
    'la page de votre compte et définissez-y un autre code PIN.',
  'A shared device was added': 'Un appareil partagé a été ajouté',
  'The device “${0}” was added at ${1} on ${2}.': 'L’appareil « ${0} » a été ajouté chez ${1} le ${2}.',
  'Added by: ${0}': 'Ajouté par : ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Si vous ne connaissez pas cet appareil, supprimez-le : plus personne ne pourra y travailler.',
  'Open the devices': 'Ouvrir les appareils',
};
