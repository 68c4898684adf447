import type { Catalogue } from '../../languages/language.ts';

/** French. */
export const texts: Catalogue = {
  Sandbox: 'Sandbox',
  Preparing: 'En préparation',
  Ready: 'Prête',
  'Order ${0}': 'Commande ${0}',
  Pickup: 'Retrait',
  Delivery: 'Livraison',
  'Dine in': 'Sur place',
  Accepted: 'Acceptée',
  'Being prepared': 'En cours de préparation',
  Canceled: 'Annulée',
  'Sign out': 'Se déconnecter',
  '${0}, ${1}': '${0}, ${1}',
  None: 'Aucune',
  'Check the address, or open the link you were sent.':
    'Vérifiez l’adresse, ou ouvrez le lien que vous avez reçu.',
  Tip: 'Pourboire',
  'No tip': 'Sans pourboire',
  Other: 'Autre',
  'Other amount in ${0}': 'Autre montant en ${0}',
  'Enter your name, up to 80 characters.': 'Saisissez votre nom, en 80 caractères au plus.',
  'Enter a phone number, such as +44 20 7946 0018.':
    'Saisissez un numéro de téléphone, par exemple +33 1 99 00 12 34.',
  'Don’t write a card number here. You pay on the next page.':
    'N’écrivez pas de numéro de carte ici. Vous payez à la page suivante.',
  Name: 'Nom',
  Phone: 'Téléphone',
  Email: 'E-mail',
  'Optional.': 'Facultatif.',
  Continue: 'Continuer',
  Rewards: 'Récompenses',
  'Open day and night': 'Ouvert jour et nuit',
  'Open until ${0}': 'Ouvert jusqu’à ${0}',
  Paused: 'En pause',
  Closed: 'Fermé',
  Subtotal: 'Sous-total',
  'Order ${0}, ${1}': 'Commande ${0}, ${1}',
  'Nothing was charged.': 'Rien n’a été débité.',
  'Refunded: ${0}.': 'Remboursé : ${0}.',
  'Call ${0}': 'Appeler le ${0}',
  'Not confirmed yet': 'En attente de confirmation',
  'Check again': 'Vérifier de nouveau',
  'It is charged once the order is accepted.': 'Le débit a lieu une fois la commande acceptée.',
  'Try again': 'Réessayer',
  'Your rewards': 'Vos récompenses',
  Discount: 'Remise',
  Total: 'Total',
  'Includes ${0}': 'Dont ${0}',
  'You’re not signed in': 'Vous n’êtes pas connecté',
  'This form is out of date': 'Ce formulaire n’est plus à jour',
  'Page not found': 'Page introuvable',
  'Wait a minute, then try again.': 'Attendez une minute, puis réessayez.',
  'Too many requests': 'Trop de demandes',
  'Something went wrong on our side': 'Un problème est survenu de notre côté',
  'Try again in a moment.': 'Réessayez dans un instant.',
  'Card number': 'Numéro de carte',
  Month: 'Mois',
  MM: 'MM',
  Year: 'Année',
  YYYY: 'AAAA',
  '3–4 digits': '3 ou 4 chiffres',
  'The card goes straight to the payment processor. ${0}':
    'La carte va directement au prestataire de paiement. ${0}',
  'Pay ${0}': 'Payer ${0}',
  'Test card: ${0}, any date to come, any security code.':
    'Carte de test : ${0}, une date à venir et un code de sécurité quelconques.',
  'Check the number: it isn’t a card’s.': 'Vérifiez le numéro : ce n’est pas celui d’une carte.',
  'This card can’t be used here.': 'Cette carte ne peut pas être utilisée ici.',
  'Enter a month from 1 to 12.': 'Saisissez un mois de 1 à 12.',
  'The card has expired, or the year isn’t right.': 'La carte a expiré, ou l’année est incorrecte.',
  'Three or four digits.': 'Trois ou quatre chiffres.',
  'The card was declined. Nothing was charged. Try another card.':
    'La carte a été refusée. Rien n’a été débité. Essayez une autre carte.',
  'The card has not enough funds. Nothing was charged. Try another card.':
    'La carte n’a pas assez de provision. Rien n’a été débité. Essayez une autre carte.',
  'The card has expired. Nothing was charged. Try another card.':
    'La carte a expiré. Rien n’a été débité. Essayez une autre carte.',
  'A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.':
    'Un prix a changé entre-temps. Rien n’a été débité. Regardez le nouveau total, puis payez.',
  'The payment processor didn’t answer. It’s safe to try again: the order is charged once.':
    'Le prestataire de paiement n’a pas répondu. Vous pouvez réessayer sans risque : la commande n’est débitée qu’une fois.',
  'This card form was used before. Enter the card again.':
    'Ce formulaire de carte a déjà servi. Saisissez de nouveau la carte.',
  'The card form has expired. Enter the card again.':
    'Le formulaire de carte a expiré. Saisissez de nouveau la carte.',
  'The payment was not confirmed. Nothing was charged. Try again, or use another card.':
    'Le paiement n’a pas été confirmé. Rien n’a été débité. Réessayez, ou utilisez une autre carte.',
  'Something needs a correction. ${0}': 'Une correction est nécessaire. ${0}',
  'Language:': 'Langue :',
  'Enter an amount, such as ${0}.': 'Saisissez un montant, par exemple ${0}.',
  'This could mean ${0} or ${1}. Leave out the thousands separator.':
    'Cela peut signifier ${0} ou ${1}. Omettez le séparateur de milliers.',
};
