import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} est votre code d’inscription à Trellis',
  '${0} is your Trellis sign-in code': '${0} est votre code de connexion à Trellis',
  'No Trellis account has this address': 'Aucun compte Trellis n’a cette adresse',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Quelqu’un, sans doute vous, a demandé à se connecter à Trellis avec cette adresse. Elle ne fait ' +
    'partie d’aucune équipe.',
  'Sign in to Trellis by your identity provider': 'Connectez-vous à Trellis par votre fournisseur d’identité',
  'Your role is owner: everything, and who the other owners are.':
    'Votre rôle est propriétaire : tout, y compris qui sont les autres propriétaires.',
  'Your role is admin: everything, but not who the owners are.':
    'Votre rôle est administrateur : tout, sauf qui sont les propriétaires.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Votre rôle est développeur : clés, webhooks, sites et surfaces. En production, aucune donnée des ' +
    'clients.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Votre rôle est finance : paiements, remboursements, virements, tarifs et rapports.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Votre rôle est support : commandes, commerçants, menus et remboursements.',
  'Your role is viewer: sees everything, changes nothing.':
    'Votre rôle est lecteur : voit tout, ne modifie rien.',
  'Join ${0} on Trellis': 'Rejoignez ${0} sur Trellis',
  'You are invited to the team of ${0}.': 'Vous êtes invité dans l’équipe de ${0}.',
  '${0} invites you to the team of ${1}.': '${0} vous invite dans l’équipe de ${1}.',
  '${0} is your ${1} confirmation code': '${0} est votre code de confirmation ${1}',
  'You are making a change that asks who you are.':
    'Vous effectuez une modification qui demande de confirmer votre identité.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Il fonctionne une fois, pendant ${0} minutes. Si ce n’est pas vous, mettez fin à toutes les ' +
    'sessions sur la page de votre compte.',
  'A passkey was added': 'Une clé d’accès a été ajoutée',
  'A passkey was removed': 'Une clé d’accès a été supprimée',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'La clé d’accès « ${0} » a été ajoutée à votre compte ${1} sur ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'La clé d’accès « ${0} » a été supprimée de votre compte ${1} sur ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Si ce n’était pas vous, connectez-vous par e-mail, mettez fin à toutes les autres sessions et ' +
    'supprimez les clés d’accès que vous ne connaissez pas.',
  'Works once, for ${0} minutes.': 'Fonctionne une fois, pendant ${0} minutes.',
  'Use the button in the browser where you began.':
    'Utilisez le bouton dans le navigateur où vous avez commencé.',
  'Or type this code there:': 'Ou saisissez-y ce code :',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Les deux fonctionnent une fois, pendant ${0} minutes. Si vous ne les avez pas demandés, ignorez-les ' +
    ': rien ne se passe sans eux.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Si vous avez une autre adresse, connectez-vous avec celle-ci. Ou ouvrez votre propre bac à sable.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Quelqu’un, sans doute vous, a demandé un e-mail pour se connecter à Trellis avec cette adresse. ' +
    'Votre équipe se connecte par authentification unique.',
  'If you didn’t ask for this, ignore it.': 'Si vous n’avez rien demandé, ignorez ce message.',
  'You get this because somebody typed this address at ${0}.':
    'Vous recevez ceci parce que quelqu’un a saisi cette adresse sur ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Pour accepter, connectez-vous avec cette adresse dans les ${0} jours.',
  'Accept the invitation': 'Accepter l’invitation',
  'You get this because ${0} invited this address.':
    'Vous recevez ceci parce que ${0} a invité cette adresse.',
  'Type this code there:': 'Saisissez-y ce code :',
  'You get this because you have an account at ${0}.':
    'Vous recevez ceci parce que vous avez un compte chez ${0}.',
};
