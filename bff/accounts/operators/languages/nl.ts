import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Dit adres kan niet inloggen op de beheerdersconsole',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Iemand, waarschijnlijk u, wilde met dit adres inloggen op de beheerdersconsole van Trellis. Het is ' +
    'niet uitgenodigd.',
  '${0} is your code for the operator’s console': '${0} is uw code voor de beheerdersconsole',
  'Join the operator’s console of Trellis': 'Doe mee met de beheerdersconsole van Trellis',
  'You are invited to the console of those who run Trellis.':
    'U bent uitgenodigd voor de console van wie Trellis beheert.',
  'The address of the console comes from those who run the service.':
    'Het adres van de console krijgt u van wie de dienst beheert.',
  'Open your Trellis sandbox': 'Open uw Trellis-sandbox',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'U bent uitgenodigd voor Trellis. Meld u binnen ${0} dagen aan met dit adres, en uw sandbox gaat ' +
    'meteen open.',
  'Your Trellis sandbox is open': 'Uw Trellis-sandbox is open',
  'Your request was approved. Sign in with this address.': 'Uw verzoek is goedgekeurd. Log in met dit adres.',
  'Your request for a Trellis sandbox': 'Uw verzoek om een Trellis-sandbox',
  'Your request for a sandbox was refused.': 'Uw verzoek om een sandbox is afgewezen.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'U krijgt dit omdat met dit adres om een Trellis-sandbox is gevraagd.',
};
