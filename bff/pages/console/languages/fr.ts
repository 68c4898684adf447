import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  Docs: 'Documentation',
  Guides: 'Guides',
  'Sign in to Trellis': 'Se connecter à Trellis',
  'Sign-up is closed here': 'L’inscription est fermée ici',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'L’opérateur ouvre les bacs à sable. Déjà dans une équipe, ou invité ? Connectez-vous avec votre ' +
    'adresse.',
  'You’re on no team': 'Vous n’êtes dans aucune équipe',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Demandez à votre équipe une invitation à cette adresse, ou ouvrez votre propre bac à sable.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Une console, des commerçants de test avec des menus, et de l’argent fictif. Gratuit.',
  'We email you a link and a code. There is no password.':
    'Nous vous envoyons un lien et un code par e-mail. Il n’y a pas de mot de passe.',
  Company: 'Entreprise',
  'Your merchants see this name.': 'Vos commerçants voient ce nom.',
  'On a team already?': 'Déjà dans une équipe ?',
  'New here? ${0}, or ask your team for an invitation.':
    'Nouveau ici ? ${0}, ou demandez une invitation à votre équipe.',
  'New here? Ask your team for an invitation.': 'Nouveau ici ? Demandez une invitation à votre équipe.',
  'Sign up': 'S’inscrire',
  'Must be 1–${0} characters on one line.': 'Doit avoir 1–${0} caractères sur une ligne.',
  'You’re signed in': 'Vous êtes connecté',
  'Single sign-on': 'Authentification unique',
  'Your team signs in at ${0}.': 'Votre équipe se connecte sur ${0}.',
  'Email me a link instead': 'M’envoyer plutôt un lien par e-mail',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Votre fournisseur d’identité ne répond pas pour le moment. Réessayez dans quelques minutes.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Votre fournisseur d’identité n’a pas confirmé la connexion. Réessayez.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Connectez-vous dans le navigateur où vous avez commencé, dans les ${0} minutes.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Votre adresse ne fait pas partie de l’équipe. Demandez une invitation à un propriétaire.',
  'Your team signs in by single sign-on': 'Votre équipe se connecte par authentification unique',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Cet accès n’ouvre pas la console de votre équipe. Connectez-vous avec votre adresse professionnelle.',
  'Your request waits': 'Votre demande est en attente',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Votre adresse est confirmée. L’opérateur décide de votre bac à sable, et vous recevez la réponse ' +
    'par e-mail.',
  'The operator looks at each request, and answers by email.':
    'L’opérateur examine chaque demande et répond par e-mail.',
  'Ask for a sandbox': 'Demander un bac à sable',
};
