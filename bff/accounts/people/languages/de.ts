import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} ist Ihr Registrierungscode für Trellis',
  '${0} is your Trellis sign-in code': '${0} ist Ihr Anmeldecode für Trellis',
  'No Trellis account has this address': 'Kein Trellis-Konto hat diese Adresse',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse bei Trellis anmelden. Sie gehört zu keinem Team.',
  'Sign in to Trellis by your identity provider':
    'Melden Sie sich bei Trellis über Ihren Identitätsanbieter an',
  'Your role is owner: everything, and who the other owners are.':
    'Ihre Rolle ist Inhaber: alles, auch wer die anderen Inhaber sind.',
  'Your role is admin: everything, but not who the owners are.':
    'Ihre Rolle ist Administrator: alles, nur nicht, wer die Inhaber sind.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Ihre Rolle ist Entwickler: Schlüssel, Webhooks, Seiten und Oberflächen. In der Produktion keine ' +
    'Angaben von Gästen.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Ihre Rolle ist Finanzen: Zahlungen, Erstattungen, Auszahlungen, Preise und Berichte.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Ihre Rolle ist Support: Bestellungen, Händler, Speisekarten und Erstattungen.',
  'Your role is viewer: sees everything, changes nothing.':
    'Ihre Rolle ist Betrachter: sieht alles, ändert nichts.',
  'Join ${0} on Trellis': '${0} bei Trellis beitreten',
  'You are invited to the team of ${0}.': 'Sie sind zum Team von ${0} eingeladen.',
  '${0} invites you to the team of ${1}.': '${0} lädt Sie in das Team von ${1} ein.',
  '${0} is your ${1} confirmation code': '${0} ist Ihr Bestätigungscode für ${1}',
  'You are making a change that asks who you are.':
    'Sie nehmen eine Änderung vor, für die Sie bestätigen müssen, wer Sie sind.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Er funktioniert einmal, ${0} Minuten lang. Falls Sie das nicht sind, beenden Sie auf der Seite ' +
    'Ihres Kontos alle Sitzungen.',
  'A passkey was added': 'Ein Passkey wurde hinzugefügt',
  'A passkey was removed': 'Ein Passkey wurde entfernt',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'Der Passkey „${0}“ wurde Ihrem ${1}-Konto auf ${2} hinzugefügt.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'Der Passkey „${0}“ wurde von Ihrem ${1}-Konto auf ${2} entfernt.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Falls Sie das nicht waren, melden Sie sich per E-Mail an, beenden Sie alle anderen Sitzungen und ' +
    'entfernen Sie Passkeys, die Sie nicht kennen.',
  'Works once, for ${0} minutes.': 'Funktioniert einmal, ${0} Minuten lang.',
  'Use the button in the browser where you began.':
    'Nutzen Sie die Schaltfläche in dem Browser, in dem Sie begonnen haben.',
  'Or type this code there:': 'Oder geben Sie dort diesen Code ein:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Beide funktionieren einmal, ${0} Minuten lang. Falls Sie das nicht angefordert haben, ignorieren ' +
    'Sie es: Ohne sie geschieht nichts.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Falls Sie eine andere Adresse haben, melden Sie sich damit an. Oder öffnen Sie eine eigene Sandbox.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Jemand, vermutlich Sie, hat eine E-Mail angefordert, um sich mit dieser Adresse bei Trellis ' +
    'anzumelden. Ihr Team meldet sich per Single Sign-on an.',
  'If you didn’t ask for this, ignore it.': 'Falls Sie das nicht angefordert haben, ignorieren Sie es.',
  'You get this because somebody typed this address at ${0}.':
    'Sie erhalten dies, weil jemand diese Adresse auf ${0} eingegeben hat.',
  'To accept, sign in with this address within ${0} days.':
    'Um anzunehmen, melden Sie sich innerhalb von ${0} Tagen mit dieser Adresse an.',
  'Accept the invitation': 'Einladung annehmen',
  'You get this because ${0} invited this address.':
    'Sie erhalten dies, weil ${0} diese Adresse eingeladen hat.',
  'Type this code there:': 'Geben Sie dort diesen Code ein:',
  'You get this because you have an account at ${0}.':
    'Sie erhalten dies, weil Sie ein Konto bei ${0} haben.',
};
