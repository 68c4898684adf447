import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  Owner: 'Ägare',
  Manager: 'Chef',
  Cashier: 'Kassa',
  Kitchen: 'Kök',
  Accountant: 'Bokföring',
  'Join ${0} at ${1}': 'Gå med i ${0} hos ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Du är inbjuden till panelen för ${0}, dit beställningarna kommer.',
  'Your role: ${0}': 'Din roll: ${0}',
  '${0} is your sign-in code for ${1}': '${0} är din inloggningskod för ${1}',
  'No account at ${0} has this address': 'Inget konto hos ${0} har den här adressen',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Någon, troligen du, ville logga in på en panel med den här adressen. Den hör inte till personalen ' +
    'på något företag här.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Om du har en annan adress loggar du in med den. Annars ber du företagets ägare om en inbjudan.',
  'Your PIN was set': 'Din PIN-kod valdes',
  'Your PIN was changed': 'Din PIN-kod ändrades',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Din PIN-kod för de delade enheterna hos ${0} valdes den ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Din PIN-kod för de delade enheterna hos ${0} ändrades den ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Om det inte var du, logga in via e-post, avsluta alla andra sessioner på sidan för ditt konto ' +
    'och välj en ny PIN-kod där.',
  'A shared device was added': 'En delad enhet lades till',
  'The device “${0}” was added at ${1} on ${2}.': 'Enheten ”${0}” lades till hos ${1} den ${2}.',
  'Added by: ${0}': 'Tillagd av: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Om du inte känner till enheten tar du bort den: då kan ingen arbeta på den.',
  'Open the devices': 'Öppna enheterna',
};
