import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Cette adresse ne peut pas se connecter à la console de l’exploitant',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Quelqu’un, sans doute vous, a demandé à se connecter à la console de l’exploitant de Trellis avec ' +
    'cette adresse. Elle n’est pas invitée.',
  '${0} is your code for the operator’s console': '${0} est votre code pour la console de l’exploitant',
  'Join the operator’s console of Trellis': 'Rejoignez la console de l’exploitant de Trellis',
  'You are invited to the console of those who run Trellis.':
    'Vous êtes invité à la console de ceux qui exploitent Trellis.',
  'The address of the console comes from those who run the service.':
    'L’adresse de la console vous est donnée par ceux qui exploitent le service.',
  'Open your Trellis sandbox': 'Ouvrez votre bac à sable Trellis',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Vous êtes invité à Trellis. Inscrivez-vous avec cette adresse dans les ${0} jours, et votre bac à ' +
    'sable s’ouvre aussitôt.',
  'Your Trellis sandbox is open': 'Votre bac à sable Trellis est ouvert',
  'Your request was approved. Sign in with this address.':
    'Votre demande a été approuvée. Connectez-vous avec cette adresse.',
  'Your request for a Trellis sandbox': 'Votre demande d’un bac à sable Trellis',
  'Your request for a sandbox was refused.': 'Votre demande d’un bac à sable a été refusée.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Vous recevez ceci parce qu’un bac à sable Trellis a été demandé avec cette adresse.',
};
