import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  'Order ${0} at ${1} waits for your answer': 'La commande ${0} chez ${1} attend votre réponse',
  'Answer it by ${0}, or it is rejected.': 'Répondez avant ${0}, sinon elle est refusée.',
  'Order ${0} waits for your answer': 'La commande ${0} attend votre réponse',
  'Answer by': 'Répondre avant',
  'If nobody answers by then, the order is rejected and its guest isn’t charged.':
    'Si personne ne répond d’ici là, la commande est refusée et le client n’est pas débité.',
  'Open the order': 'Ouvrir la commande',
  'The bank doesn’t know the account. Enter another bank account.':
    'La banque ne connaît pas le compte. Saisissez un autre compte bancaire.',
  'The account is closed. Enter another bank account.':
    'Le compte est clôturé. Saisissez un autre compte bancaire.',
  'The bank didn’t accept the payout.': 'La banque n’a pas accepté le virement.',
  'The bank sent the money back.': 'La banque a renvoyé l’argent.',
  'A payout of ${0} failed': 'Un virement de ${0} a échoué',
  'The money is in your balance again.': 'L’argent est de nouveau dans votre solde.',
  'It was sent to the account ending in ${0}.': 'Il était destiné au compte se terminant par ${0}.',
  'Open payouts': 'Ouvrir les virements',
  'Until it is there, your business isn’t paid out.':
    'D’ici là, votre établissement ne reçoit pas de virements.',
  'The set-up of your business waits for it.': 'La mise en place de votre établissement l’attend.',
  'From ${0} on, your business isn’t paid out without it.':
    'À partir de ${0}, votre établissement ne reçoit plus de virements sans cela.',
  'The page of your set-up says what it is, and takes it.':
    'La page de mise en place indique quoi, et vous pouvez l’y envoyer.',
  'Open the set-up': 'Ouvrir la mise en place',
  'Answer it with evidence, or the guest gets the money back.':
    'Répondez avec des preuves, sinon le client est remboursé.',
  'Answer it with evidence by ${0}, or the guest gets the money back.':
    'Répondez avec des preuves avant ${0}, sinon le client est remboursé.',
  'A guest disputes a payment of ${0}': 'Un client conteste un paiement de ${0}',
  'Open the dashboard': 'Ouvrir le tableau de bord',
  'Order ${0} · ${1}': 'Commande ${0} · ${1}',
  'See your order': 'Voir votre commande',
  'Follow your order': 'Suivre votre commande',
  'Held on ${0}': 'Réservé sur ${0}',
  'Charged to ${0}': 'Débité sur ${0}',
  Taxes: 'Taxes',
  'What they said: “${0}”': 'Leur message : « ${0} »',
  'Order ${0} is canceled': 'La commande ${0} est annulée',
  'Your order is canceled': 'Votre commande est annulée',
  'What you ordered': 'Ce que vous aviez commandé',
  '${0} couldn’t take order ${1}. ${2}': '${0} n’a pas pu prendre la commande ${1}. ${2}',
  '${0}: order ${1} is canceled. ${2}': '${0} : la commande ${1} est annulée. ${2}',
  'You get ${0} back on your card.': '${0} vous sont remboursés sur votre carte.',
  'The hold of ${0} on your card is released. Your bank may show it for 1–3 days.':
    'Le montant réservé de ${0} sur votre carte est libéré. Votre banque peut l’afficher pendant 1 à 3 ' +
    'jours.',
  'The hold of ${0} on ${1} is released. Your bank may show it for 1–3 days.':
    'Le montant réservé de ${0} sur ${1} est libéré. Votre banque peut l’afficher pendant 1 à 3 jours.',
  'Your bank may take a few days to show it.': 'Votre banque peut mettre quelques jours à l’afficher.',
  '${0} refunded for order ${1}': '${0} remboursés pour la commande ${1}',
  '${0} has sent it back to your card. ${1}': '${0} l’a remboursé sur votre carte. ${1}',
  '${0} has sent it back to ${1}. ${2}': '${0} l’a remboursé sur ${1}. ${2}',
  '${0}: ${1} of order ${2} is refunded. ${3}': '${0} : ${1} de la commande ${2} sont remboursés. ${3}',
  'Your receipt from ${0}, ${1}': 'Votre reçu de ${0}, ${1}',
  'Receipt ${0} · ${1}': 'Reçu ${0} · ${1}',
  '${0}: your receipt of ${1} for order ${2}.': '${0} : votre reçu de ${1} pour la commande ${2}.',
  'Paid with ${0}.': 'Payé avec ${0}.',
  '${0} Thank you, ${1}.': '${0} Merci, ${1}.',
  'Ready about': 'Prête vers',
  'Arrives about': 'Livrée vers',
  'On your table about': 'À votre table vers',
  'There is nothing to pay.': 'Il n’y a rien à payer.',
  'You pay ${0} when you get it.': 'Vous payez ${0} à la réception.',
  '${0} is held on your card, and charged once the order is accepted.':
    '${0} sont réservés sur votre carte et débités dès que la commande est acceptée.',
  '${0} is held on ${1}, and charged once the order is accepted.':
    '${0} sont réservés sur ${1} et débités dès que la commande est acceptée.',
  '${0} was charged to your card.': '${0} ont été débités de votre carte.',
  '${0} was charged to ${1}.': '${0} ont été débités de ${1}.',
  'Give your name and order number ${0}.': 'Donnez votre nom et le numéro de commande ${0}.',
  'Pick it up at ${0}. Give your name and order number ${1}.':
    'Retrait : ${0}. Donnez votre nom et le numéro de commande ${1}.',
  'Waiting for ${0} to accept. They have until ${1}.': 'En attente de l’acceptation de ${0}, jusqu’à ${1}.',
  'Order ${0} is sent to ${1}': 'La commande ${0} est envoyée à ${1}',
  'Order sent, ${0}': 'Commande envoyée, ${0}',
  '${0}: order ${1} is sent. You hear from us once it is accepted.':
    '${0} : la commande ${1} est envoyée. Nous vous écrivons dès qu’elle est acceptée.',
  'Order ${0} is accepted': 'La commande ${0} est acceptée',
  'Order ${0} is accepted, for ${1}': 'La commande ${0} est acceptée, pour ${1}',
  'They’re on it': 'C’est parti',
  'They’re on it, ${0}': 'C’est parti, ${0}',
  '${0}: order ${1} is accepted.': '${0} : la commande ${1} est acceptée.',
  '${0}: order ${1} is accepted, for about ${2}.': '${0} : la commande ${1} est acceptée, pour ${2} environ.',
  'Order ${0} will be later: about ${1}': 'La commande ${0} aura du retard : vers ${1}',
  'A little later than planned': 'Un peu plus tard que prévu',
  '${0} has accepted your order and needs longer. It was planned for ${1}.':
    '${0} a accepté votre commande et a besoin de plus de temps. Elle était prévue pour ${1}.',
  '${0}: order ${1} will be later than planned, about ${2}.':
    '${0} : la commande ${1} aura du retard, vers ${2}.',
  'It is brought to your table.': 'Elle vous est apportée à table.',
  'It waits at the counter.': 'Elle vous attend au comptoir.',
  'It waits at ${0}.': 'Elle vous attend : ${0}.',
  'Order ${0} is ready': 'La commande ${0} est prête',
  'Ready to pick up': 'Prête à être retirée',
  'Your order is ready': 'Votre commande est prête',
  'Show this number.': 'Montrez ce numéro.',
  '${0}: order ${1} is ready to pick up.': '${0} : la commande ${1} est prête à être retirée.',
  '${0}: order ${1} is ready.': '${0} : la commande ${1} est prête.',
  'Order ${0} is on its way': 'La commande ${0} est en route',
  'It will be with you shortly.': 'Elle arrive sous peu.',
  'It has left': 'Elle est partie',
  'It has left, ${0}': 'Elle est partie, ${0}',
  'Delivery to ${0}': 'Livraison : ${0}',
  '${0}: order ${1} is on its way.': '${0} : la commande ${1} est en route.',
  'Directions to ${0}': 'Itinéraire vers ${0}',
  'A reward at ${0}: ${1}': 'Une récompense chez ${0} : ${1}',
  'You have ${0} ${1}.': 'Vous avez ${0} ${1}.',
  'Enough for a reward': 'De quoi obtenir une récompense',
  'Enough for a reward, ${0}': 'De quoi obtenir une récompense, ${0}',
  'You have ${0} ${1}. Use them with your next order, or keep collecting.':
    'Vous avez ${0} ${1}. Utilisez-les à la prochaine commande ou continuez à en cumuler.',
  '${0}: you have ${1} ${2}, enough for ${3}.': '${0} : vous avez ${1} ${2}, de quoi obtenir ${3}.',
  'You get this because you ordered from ${0}.': 'Vous recevez ce message car vous avez commandé chez ${0}.',
  'You get this because you run ${0}, or are its contact.':
    'Vous recevez ce message car vous gérez ${0} ou en êtes le contact.',
  '${0} details are needed from ${1}': {
    by: 0,
    one: 'Il manque ${0} information de ${1}',
    many: 'Il manque ${0} d’informations de ${1}',
    other: 'Il manque ${0} informations de ${1}',
  },
};
