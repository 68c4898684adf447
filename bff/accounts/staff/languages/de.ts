import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  Owner: 'Inhaber',
  Manager: 'Leitung',
  Cashier: 'Kasse',
  Kitchen: 'Küche',
  Accountant: 'Buchhaltung',
  'Join ${0} at ${1}': '${0} bei ${1} beitreten',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Sie sind zum Dashboard von ${0} eingeladen, in dem die Bestellungen ankommen.',
  'Your role: ${0}': 'Ihre Rolle: ${0}',
  '${0} is your sign-in code for ${1}': '${0} ist Ihr Anmeldecode für ${1}',
  'No account at ${0} has this address': 'Kein Konto bei ${0} hat diese Adresse',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse bei einem Dashboard anmelden. Sie gehört ' +
    'hier zu keinem Betrieb.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Falls Sie eine andere Adresse haben, melden Sie sich damit an. Sonst bitten Sie den Inhaber des ' +
    'Betriebs um eine Einladung.',
  'Your PIN was set': 'Ihre PIN wurde festgelegt',
  'Your PIN was changed': 'Ihre PIN wurde geändert',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Ihre PIN für die gemeinsamen Geräte von ${0} wurde festgelegt: ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Ihre PIN für die gemeinsamen Geräte von ${0} wurde geändert: ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Falls Sie das nicht waren, melden Sie sich per E-Mail an, beenden Sie auf der Seite Ihres ' +
    'Kontos alle anderen Sitzungen und legen Sie dort eine neue PIN fest.',
  'A shared device was added': 'Ein gemeinsames Gerät wurde hinzugefügt',
  'The device “${0}” was added at ${1} on ${2}.': 'Das Gerät „${0}“ wurde bei ${1} hinzugefügt: ${2}.',
  'Added by: ${0}': 'Hinzugefügt von: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Falls Sie dieses Gerät nicht kennen, entfernen Sie es: Dann kann niemand darauf arbeiten.',
  'Open the devices': 'Geräte öffnen',
};
