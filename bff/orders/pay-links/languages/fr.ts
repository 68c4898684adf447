import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'To ${0}': 'À ${0}',
  'To be paid by ${0}': 'Échéance du paiement : ${0}',
  'Tax and charges': 'Taxe et suppléments',
  'Total when it was ordered': 'Total lors de la commande',
  'Includes tax': 'Taxe comprise',
  'Total now, without a tip': 'Total actuel, sans pourboire',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'Le prestataire de paiement n’a pas répondu. Vous pouvez vérifier de nouveau sans risque : vous ' +
    'n’êtes débité qu’une fois.',
  'Pay for ${0}': 'Payer : ${0}',
  'Change the details': 'Modifier les informations',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Les cartes ne peuvent pas être acceptées pour le moment. Rien n’a été débité.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Un article de cette commande est désormais épuisé. Rien n’a été débité. Adressez-vous à la personne ' +
    'qui vous a envoyé le lien.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'L’heure de cette commande n’est plus disponible. Rien n’a été débité. Adressez-vous à la personne ' +
    'qui vous a envoyé le lien.',
  'Enter an amount from ${0} to ${1}.': 'Saisissez un montant de ${0} à ${1}.',
  'Enter an amount up to ${0}, or choose no tip.':
    'Saisissez un montant de ${0} au plus, ou choisissez « Sans pourboire ».',
  'Enter an email address such as ada@example.com.': 'Saisissez une adresse e-mail comme ada@example.com.',
  'Nothing was paid.': 'Rien n’a été payé.',
  'About you': 'Vos coordonnées',
  'Continue to the card': 'Continuer vers la carte',
  'From ${0} to ${1}.': 'De ${0} à ${1}.',
  'How much': 'Combien',
  'How much in ${0}': 'Combien en ${0}',
  'Add a tip': 'Ajouter un pourboire',
  'As ordered, ${0}': 'Comme à la commande, ${0}',
  'Other tip in ${0}': 'Autre pourboire en ${0}',
  'Pay on your phone': 'Payer sur votre téléphone',
  'QR code of this page': 'Code QR de cette page',
  'Scan the code with its camera, or send yourself ${0}.':
    'Scannez le code avec l’appareil photo, ou envoyez-vous ${0}.',
  'the address of this page': 'l’adresse de cette page',
  'Error: Pay for ${0}': 'Erreur : Payer : ${0}',
  'Confirm the payment at your bank': 'Confirmez le paiement auprès de votre banque',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Dès qu’il est confirmé, vous trouvez le reçu ici. Rien n’a encore été débité.',
  'It is being paid in another window': 'Le paiement est en cours dans une autre fenêtre',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Si ce paiement n’est pas terminé dans les 15 minutes, vous pourrez payer de nouveau. Personne n’est ' +
    'débité deux fois.',
  'The receipt is here in a moment.': 'Le reçu sera ici dans un instant.',
  'Paid. The order was sent.': 'Payé. La commande a été envoyée.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'Votre carte est débitée une fois que ${0} accepte la commande. Vous trouvez alors le reçu ici.',
  'Paid. Thank you.': 'Payé. Merci.',
  'This is paid': 'Déjà payé',
  'There’s nothing left to pay here.': 'Il n’y a plus rien à payer ici.',
  'Continue to ${0}': 'Continuer vers ${0}',
  Date: 'Date',
  Card: 'Carte',
  Reference: 'Référence',
  'Paid by': 'Payé par',
  'Pay once more': 'Payer encore une fois',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'Le nombre de paiements possibles est atteint. Il n’y a plus rien à payer ici.',
  'This link is canceled': 'Ce lien est annulé',
  'This link has expired': 'Ce lien a expiré',
  'Payments aren’t possible here now': 'Les paiements ne sont pas possibles ici pour le moment',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} n’accepte pas de paiements pour le moment. Rien n’a été débité.',
  'Nothing is due anymore': 'Plus rien n’est dû',
  'The order was paid, placed or canceled.': 'La commande a été payée, passée ou annulée.',
  'Someone else is paying': 'Une autre personne est en train de payer',
  'If that payment is not completed, you can pay here.':
    'Si ce paiement n’est pas terminé, vous pourrez payer ici.',
  'Write to ${0}': 'Écrire à ${0}',
  'Confirm at your bank': 'Confirmer auprès de votre banque',
  'Card •••• ${0}': 'Carte •••• ${0}',
  'Nothing was charged.': 'Rien n’a été débité.',
  Other: 'Autre',
};
