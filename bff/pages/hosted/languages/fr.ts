import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'Add a plant · ${0}': 'Ajouter une plante · ${0}',
  'Back to ${0}': 'Retour à ${0}',
  Plants: 'Plantes',
  'This can’t be done anymore. Check the order again.':
    'Ce n’est plus possible. Regardez de nouveau la commande.',
  'Enter the minutes, 1–${0}, or nothing.': 'Saisissez les minutes, de 1 à ${0}, ou rien.',
  'Write why, in up to 140 characters.': 'Indiquez le motif, en 140 caractères au plus.',
  'Handed over': 'Remise au client',
  'Error: Order ${0}': 'Erreur : Commande ${0}',
  'All orders': 'Toutes les commandes',
  Late: 'En retard',
  '${0} refunded': '${0} remboursés',
  'Ready in (minutes)': 'Prête dans (minutes)',
  'Leave this empty to keep the time that the customer was given.': 'Vide : l’heure indiquée au client.',
  'Why not': 'Motif du refus',
  'The customer reads it, and isn’t charged.': 'Le client le lit, et n’est pas débité.',
  Accept: 'Accepter',
  Reject: 'Refuser',
  Refund: 'Rembourser',
  New: 'Nouvelle',
  Rejected: 'Refusée',
  'as soon as possible': 'dès que possible',
  'by ${0}': 'pour ${0}',
  'Answer by ${0}': 'Répondre avant ${0}',
  'Orders · ${0}': 'Commandes · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'Cette page se recharge toutes les ${0} secondes et affiche alors les nouvelles commandes.',
  'Reload now': 'Recharger maintenant',
  'No open orders. New ones appear here.': 'Aucune commande en cours. Les nouvelles apparaissent ici.',
  'Net today': 'Net aujourd’hui',
  'Orders today': 'Commandes aujourd’hui',
  'Other time, or reject': 'Autre heure, ou refuser',
  'Choose what to refund.': 'Choisissez ce qu’il faut rembourser.',
  'Refund order ${0}': 'Rembourser la commande ${0}',
  'Error: Refund order ${0}': 'Erreur : Rembourser la commande ${0}',
  'Refund ${0}': 'Rendre ${0}',
  'Show the amount': 'Afficher le montant',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    'Chaque unité est remboursée avec sa part de remises et de taxes. Les frais restent.',
  'The tip, ${0}': 'Le pourboire, ${0}',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    '${0} sont rendus au client : ${1}. C’est irréversible.',
  '${0} is refunded to the customer. This can’t be undone.':
    '${0} sont rendus au client. C’est irréversible.',
  '${0} of ${1}': '${0} sur ${1}',
  'Delivery charge': 'Frais de livraison',
  'Service charge': 'Supplément de service',
  'Packaging charge': 'Frais d’emballage',
  'Work with orders': 'Traiter des commandes',
  'Open the form again': 'Rouvrir le formulaire',
  'This link no longer works': 'Ce lien ne fonctionne plus',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'Un lien fonctionne une seule fois et expire après 15 minutes. Demandez un nouveau lien à la personne qui vous a dirigé ici.',
  'You’re signed out': 'Vous êtes déconnecté',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'Vous pouvez fermer cette page. Pour revenir, demandez un nouveau lien à la personne qui vous a dirigé ici.',
  'Nothing was added.': 'Rien n’a été ajouté.',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'Votre session est terminée. Demandez un nouveau lien à la personne qui vous a dirigé ici.',
  'Open the form again and resubmit it.': 'Rouvrez le formulaire et envoyez-le de nouveau.',
  'This page is closed': 'Cette page est fermée',
  'Contact the person who sent you here.': 'Contactez la personne qui vous a dirigé ici.',
  'The form couldn’t be read': 'Le formulaire n’a pas pu être lu',
  'Open it again.': 'Rouvrez-le.',
  '${0} runs on Trellis.': '${0} fonctionne avec Trellis.',
  '${0} invites you to this page.': '${0} vous invite sur cette page.',
  '${0} invites you to this page for ${1}.': '${0} vous invite sur cette page pour ${1}.',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'Le lien fonctionne une seule fois. Vous restez connecté sur ce navigateur pendant 8 heures.',
  'You have a page open for ${0}. Opening this one signs you out there.':
    'Une page est ouverte pour ${0}. Si vous ouvrez celle-ci, vous en serez déconnecté.',
  'Open the page': 'Ouvrir la page',
  Cancel: 'Annuler',
  'Go to the page you have open': 'Aller à la page ouverte',
  'Add plants': 'Ajouter des plantes',
  'Your account': 'Votre compte',
  Businesses: 'Commerces',
  'Open here': 'Ouvert ici',
  Switch: 'Changer',
  'Where you’re signed in': 'Où vous êtes connecté',
  'Sign out everywhere else': 'Se déconnecter partout ailleurs',
  'Another browser': 'Un autre navigateur',
  'This browser': 'Ce navigateur',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'Cette page a besoin de JavaScript. Activez-le dans les réglages du navigateur, puis rechargez la page.',
  'Sales of the last ${0} days': 'Ventes des ${0} derniers jours',
  Orders: 'Commandes',
  Collected: 'Encaissé',
  Pending: 'En attente',
  'In transit': 'En cours',
  'Paid out': 'Versé',
  Failed: 'Échec',
  'The latest payouts': 'Les derniers versements',
  Arrives: 'Arrive le',
  Status: 'État',
  'Nothing yet.': 'Rien pour l’instant.',
  'Hours and places': 'Horaires et lieux',
  Reports: 'Rapports',
  Payouts: 'Versements',
  'Set-up': 'Configuration',
  Team: 'Équipe',
  Dashboard: 'Tableau de bord',
  'Your account: ${0}': 'Votre compte : ${0}',
  'Check your email': 'Consultez vos e-mails',
  'We sent a link and a code to ${0}. Both work for ${1} minutes.':
    'Nous avons envoyé un lien et un code à ${0}. Les deux sont valables ${1} minutes.',
  'No email? Look in the spam folder, or ask for another one.':
    'Pas d’e-mail ? Regardez dans les indésirables ou demandez-en un autre.',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    'Pour le personnel des commerces de ${0}. Nous vous envoyons un lien et un code ; il n’y a pas de mot de passe.',
  'Email me a link': 'M’envoyer un lien',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'Vous n’êtes pas connecté. Connectez-vous ou rouvrez le lien reçu.',
  'This link works once. You stay signed in on this browser.':
    'Ce lien fonctionne une fois. Vous restez connecté dans ce navigateur.',
  'This link doesn’t work here': 'Ce lien ne fonctionne pas ici',
  'It works once, for ${0} minutes, and only in the browser where you began. There you can also type the code of the email.':
    'Il fonctionne une fois, pendant ${0} minutes, et seulement dans le navigateur où vous avez commencé. Vous pouvez aussi y saisir le code de l’e-mail.',
  'You’re on no staff here': 'Vous ne faites partie d’aucun commerce ici',
  'Ask the owner of the business for an invitation to this address.':
    'Demandez au propriétaire du commerce une invitation à cette adresse.',
  'Must be an email address, such as rosie@example.com.':
    'Doit être une adresse e-mail, comme rosie@example.com.',
  'This code is wrong or too old. Check the newest email, or ask for another one.':
    'Ce code est faux ou trop ancien. Consultez le dernier e-mail ou demandez-en un autre.',
  'Too many tries. Wait a while, then try again.': 'Trop d’essais. Attendez un peu, puis réessayez.',
  'The email can’t be sent right now. Try again in a few minutes.':
    'L’e-mail ne peut pas être envoyé pour le moment. Réessayez dans quelques minutes.',
  'Everything, with bank accounts and the team': 'Tout, y compris les comptes bancaires et l’équipe',
  'Orders, refunds, menus, hours, reports and the team':
    'Commandes, remboursements, cartes, horaires, rapports et équipe',
  'Orders, pay links and loyalty': 'Commandes, liens de paiement et fidélité',
  'Orders, and what is sold out': 'Commandes et articles épuisés',
  'Payments, payouts and reports': 'Paiements, versements et rapports',
  'Remove ${0}?': 'Retirer ${0} ?',
  'This person is signed out with the next request.':
    'Cette personne est déconnectée à la prochaine requête.',
  Remove: 'Retirer',
  You: 'Vous',
  Role: 'Rôle',
  'Send again': 'Renvoyer',
  'Invited until ${0}': 'Invité jusqu’au ${0}',
  'Not active yet': 'Pas encore actif',
  'Last active ${0}': 'Dernière activité : ${0}',
  'Invite someone': 'Inviter quelqu’un',
  'The person signs in with this address.': 'La personne se connecte avec cette adresse.',
  'Name (optional)': 'Nom (facultatif)',
  '${0}: ${1}': '${0} : ${1}',
  'Send invitation': 'Envoyer l’invitation',
  'This can’t be done. Check what you typed, and your own role.':
    'C’est impossible. Vérifiez votre saisie et votre propre rôle.',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'La clé d’accès n’a pas été ajoutée. Donnez-lui un nom de ${0} caractères au plus et réessayez.',
  Passkeys: 'Clés d’accès',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran, sans e-mail.',
  'To add or remove one, sign out and in again: that must be at most 10 minutes ago.':
    'Pour en ajouter ou en retirer une, déconnectez-vous puis reconnectez-vous : cela doit dater de 10 minutes au plus.',
  'Add a passkey': 'Ajouter une clé d’accès',
  'Sign in with a passkey': 'Se connecter avec une clé d’accès',
  'This passkey wasn’t accepted. Try again, or use your email address.':
    'Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez votre adresse e-mail.',
  '4 to 6 digits': '4 à 6 chiffres',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'Une tablette sur laquelle toute l’équipe travaille : chacun y passe à son nom avec un code PIN.',
  'Add a device': 'Ajouter un appareil',
  'Add device': 'Ajouter l’appareil',
  'Add it again': 'L’ajouter de nouveau',
  'Change PIN': 'Changer le code PIN',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'Choisissez 4 à 6 chiffres qui ne sont pas tous identiques, ni une suite comme 1234.',
  'Choose who you are.': 'Choisissez qui vous êtes.',
  Devices: 'Appareils',
  'Give the device a name of up to 60 characters.': 'Donnez à l’appareil un nom de 60 caractères au plus.',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    'Il reste associé à ${0}, et toute personne qui y a un code PIN peut y travailler.',
  'It works once, for a short time. Ask for another one, or show a code here.':
    'Il fonctionne une fois, pendant peu de temps. Demandez-en un autre, ou affichez un code ici.',
  'Last used ${0}': 'Dernière utilisation : ${0}',
  Lock: 'Verrouiller',
  'Make a link instead': 'Créer plutôt un lien',
  'Name of the device': 'Nom de l’appareil',
  'New PIN': 'Nouveau code PIN',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'Aucun appareil n’affiche ce code en ce moment. Comparez-le avec l’écran, ou demandez-y un autre code.',
  'No shared devices yet.': 'Pas encore d’appareils partagés.',
  'Nobody can work on it until it is added again.':
    'Personne ne peut y travailler avant qu’il ne soit ajouté de nouveau.',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'Personne ici n’a de code PIN. Connectez-vous par e-mail sur votre propre téléphone, et définissez-en un dans votre compte.',
  'Not used yet': 'Pas encore utilisé',
  'Open ${0} on the tablet, and type the code that it shows.':
    'Ouvrez ${0} sur la tablette et saisissez le code qu’elle affiche.',
  'Open this link on the device. It works once, and is shown only now.':
    'Ouvrez ce lien sur l’appareil. Il fonctionne une fois et n’est affiché que maintenant.',
  PIN: 'Code PIN',
  People: 'Personnes',
  'Remove PIN': 'Supprimer le code PIN',
  Rename: 'Renommer',
  'Set PIN': 'Définir le code PIN',
  'Shared device': 'Appareil partagé',
  'Show a code': 'Afficher un code',
  'Sign in by email instead': 'Se connecter plutôt par e-mail',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'Le propriétaire ou un responsable le saisit dans le tableau de bord, sous Équipe puis Appareils. Cette page continue d’elle-même.',
  'This PIN is wrong.': 'Ce code PIN est faux.',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'Ce code PIN a été faux trop souvent et ne fonctionne plus. Connectez-vous par e-mail et définissez-en un autre dans votre compte.',
  'This device was removed': 'Cet appareil a été retiré',
  'Too many wrong PINs. Try again in ${0} minutes.': 'Trop de codes PIN faux. Réessayez dans ${0} minutes.',
  'Too many wrong PINs. Try again in a minute.': 'Trop de codes PIN faux. Réessayez dans une minute.',
  'Type this code on the dashboard': 'Saisissez ce code dans le tableau de bord',
  Unlock: 'Déverrouiller',
  'Use this device': 'Utiliser cet appareil',
  'Use this device as ${0}?': 'Utiliser cet appareil comme ${0} ?',
  'Waits for the device': 'Attend l’appareil',
  'Was never opened. Remove it, and add it again.':
    'N’a jamais été ouvert. Retirez-le, puis ajoutez-le de nouveau.',
  'Who is working?': 'Qui travaille ?',
  'Whoever works on it is signed out with the next request.':
    'La personne qui y travaille est déconnectée à la prochaine requête.',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'Avec un code PIN, vous passez à votre nom sur les appareils partagés de ${0}. Il n’ouvre ni les réglages, ni les versements, ni l’équipe.',
  'You have a PIN.': 'Vous avez un code PIN.',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'Votre code PIN a été faux trop souvent et ne fonctionne plus. Définissez-en un autre.',
  Settings: 'Réglages',
  'Saved. Guests see it now.': 'Enregistré. Les clients le voient maintenant.',
};
