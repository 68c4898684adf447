import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'Le programme est en pause : rien n’est gagné et rien ne peut être échangé pour le moment. Ce que ' +
    'vous avez reste à vous.',
  'Order and collect': 'Commander et cumuler',
  'What happened': 'Historique',
  'All of your history': 'Tout votre historique',
  'How it works': 'Comment ça marche',
  'Signed in with ${0}': 'Connecté avec le ${0}',
  'Leave the program': 'Quitter le programme',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Vous êtes à ${0} sous zéro : une commande a été remboursée alors que vous aviez déjà utilisé ses ' +
    '${1}. Ce que vous cumulez ensuite compense cela ; d’ici là, rien ne peut être échangé.',
  'Ready to use': 'Prêtes à utiliser',
  '${0}. Choose it in your cart.': '${0}. Choisissez-la dans votre panier.',
  'In an order that isn’t paid for or accepted yet.':
    'Dans une commande qui n’est pas encore payée ou acceptée.',
  'Give back${0}': 'Rendre${0}',
  '${0}, for ${1}': '${0}, pour ${1}',
  '${0} expires after ${1}.': '${0} expire après le ${1}.',
  '${0} expire after ${1}.': '${0} expirent après le ${1}.',
  'No rewards here': 'Pas de récompenses ici',
  '${0} has no rewards program at the moment.': '${0} n’a pas de programme de récompenses pour le moment.',
  'Go to ${0}': 'Aller à ${0}',
  'Enter the six digits of the message.': 'Saisissez les six chiffres du message.',
  'The program is paused, and takes no new members now. Come back later.':
    'Le programme est en pause et n’accepte pas de nouveaux membres. Revenez plus tard.',
  'Enter your code': 'Saisissez votre code',
  'Error: Enter your code': 'Erreur : Saisissez votre code',
  'Another number': 'Autre numéro',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Si ${0} peut recevoir des SMS, six chiffres sont en route. Ils sont valables 10 minutes.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox : aucun SMS n’est envoyé. Lisez le code dans ${0}, ou par ${1}.',
  'the sandbox’s inbox': 'la boîte de réception de la sandbox',
  'The code has expired. Ask for another one.': 'Le code a expiré. Demandez-en un autre.',
  'Too many tries. Ask for another code.': 'Trop d’essais. Demandez un autre code.',
  'Six digits.': 'Six chiffres.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Ce n’est pas le bon code. Il vous reste ${0} essai.',
    many: 'Ce n’est pas le bon code. Il vous reste ${0} d’essais.',
    other: 'Ce n’est pas le bon code. Il vous reste ${0} essais.',
  },
  'No message?': 'Pas de message ?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'Vous pourrez demander un autre code dans ${0} seconde.',
    many: 'Vous pourrez demander un autre code dans ${0} de secondes.',
    other: 'Vous pourrez demander un autre code dans ${0} secondes.',
  },
  'Ask for another code.': 'Demandez un autre code.',
  'Send another code': 'Envoyer un autre code',
  'Nothing yet. Your first order makes a start.':
    'Rien pour l’instant. Votre première commande est un début.',
  'Your history': 'Votre historique',
  Newest: 'Plus récent',
  Older: 'Plus ancien',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'Le programme est en pause : rien n’est gagné pour le moment, et personne ne peut s’inscrire. Les ' +
    'membres gardent ce qu’ils ont.',
  'What you get': 'Ce que vous recevez',
  'Join, or sign in': 'S’inscrire ou se connecter',
  'Phone number': 'Numéro de téléphone',
  'We send a code to it by text message.': 'Nous y envoyons un code par SMS.',
  'Send code': 'Envoyer le code',
  'Your number is kept for your points, and erased when you leave.':
    'Votre numéro est conservé pour vos points, et effacé quand vous partez.',
  'With the first code you become a member.': 'Avec le premier code, vous devenez membre.',
  'terms of the program': 'conditions du programme',
  'With the first code you become a member, by the ${0}.':
    'Avec le premier code, vous devenez membre, selon les ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'La connexion n’est pas possible ici pour le moment : elle nécessite des SMS, qui ne sont pas ' +
    'configurés. Vous pouvez tout de même commander, et demander vos points à l’établissement.',
  '${0} rewards': {
    by: 0,
    one: '${0} récompense',
    many: '${0} de récompenses',
    other: '${0} récompenses',
  },
  'Leave the rewards of ${0}?': 'Quitter le programme de récompenses de ${0} ?',
  'Your phone number is erased at once.': 'Votre numéro de téléphone est effacé aussitôt.',
  'You lose ${0} and ${1}.': 'Vous perdez ${0} et ${1}.',
  'You lose ${0}.': 'Vous perdez ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'Ce que vous avez commandé et cumulé reste enregistré, sans votre numéro.',
  'This can’t be undone. You can join again, and start at zero.':
    'C’est irréversible. Vous pouvez vous réinscrire, en repartant de zéro.',
  Stay: 'Rester',
  'You have': 'Vous avez',
  'You have enough for every reward.': 'Vous avez assez pour chaque récompense.',
  '${0} to go until ${1}': 'Encore ${0} avant ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Ce n’est plus possible. Voici la situation actuelle ; rien n’a été pris.',
  'Error: Rewards': 'Erreur : Récompenses',
  'Collect points at ${0} and turn them into rewards.':
    'Cumulez des points chez ${0} et échangez-les contre des récompenses.',
  'The reward is yours. Choose it in your cart with your next order.':
    'La récompense est à vous. Choisissez-la dans votre panier à votre prochaine commande.',
  'The reward is given back, and what it cost is yours again.':
    'La récompense est rendue, et ce qu’elle a coûté est de nouveau à vous.',
  'You have left. Your phone number is erased.':
    'Vous avez quitté le programme. Votre numéro de téléphone est effacé.',
  'You’re signed out on this device.': 'Vous êtes déconnecté sur cet appareil.',
  '${0} missing': 'Il manque ${0}',
  'Redeem${0}': 'Échanger${0}',
  '${0} for ${1}': '${0} pour ${1}',
  'Wait 30 seconds before you ask for another code.': 'Attendez 30 secondes avant de demander un autre code.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    '5 codes au plus peuvent être demandés par heure. Réessayez plus tard.',
  'Earned by an order': 'Gagné par une commande',
  'Taken back by a refund': 'Repris après un remboursement',
  'Turned into a reward': 'Échangé contre une récompense',
  'Back from a reward': 'Rendu d’une récompense',
  'Reward used': 'Récompense utilisée',
  'Changed by the place': 'Modifié par l’établissement',
  '${0} for each order': '${0} par commande',
  '${0} for each ${1} you spend': '${0} par ${1} dépensés',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} pour chaque exemplaire d’un article du menu',
    many: '${0} pour chacun de ${1} d’articles du menu',
    other: '${0} pour chacun de ${1} articles du menu',
  },
  '${0} off an order, up to ${1}': '${0} de remise sur une commande, jusqu’à ${1}',
  '${0} off an order': '${0} de remise sur une commande',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Un article offert, jusqu’à ${1}',
    many: 'Un article offert parmi ${0} d’articles, jusqu’à ${1}',
    other: 'Un article offert parmi ${0} articles, jusqu’à ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Un article offert',
    many: 'Un article offert parmi ${0} d’articles',
    other: 'Un article offert parmi ${0} articles',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Vous recevez ${0} une fois la commande terminée. Les pourboires, suppléments et taxes ne comptent pas.',
  'These earn nothing: ${0}.': 'Ne rapporte rien : ${0}.',
  'Terms of the program': 'Conditions du programme',
  'What you collect doesn’t expire.': 'Ce que vous cumulez n’expire pas.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'Ce que vous cumulez expire à la fin du mois, un mois après l’avoir gagné.',
    many: 'Ce que vous cumulez expire à la fin du mois, ${0} de mois après l’avoir gagné.',
    other: 'Ce que vous cumulez expire à la fin du mois, ${0} mois après l’avoir gagné.',
  },
};
