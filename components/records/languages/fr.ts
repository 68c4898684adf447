import { str } from '../../i18n/catalog.ts';

/** French, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Cette page n’a pas encore de session.', // This page has no session yet.
  scb5d46b821c5336e: 'Ce composant ne fonctionne qu’à l’intérieur d’un élément <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Une autre personne a modifié cet élément entre-temps.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Consultez la dernière version, puis refaites votre modification.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Il a peut-être été supprimé entre-temps.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Ce compte a été refusé ou fermé.', // This account was declined or closed.
  sde122c035af55362: 'Contactez l’administrateur de cette page.', // Ask the owner of this page.
  sfeba66e8638d764e: 'Le statut du compte ne le permet pas, ou le nombre maximal est atteint.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407:
    'Le compte bancaire a changé\u202f: les virements instantanés sont bloqués pendant 24 heures.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Impossible d’indiquer un compte bancaire pour le moment.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Impossible de fournir un document pour le moment.', // A document can’t be given right now.
  sf8b926a04900f953: 'Une information obligatoire manque.', // A required field is missing.
  s86cb1a21f7a2ca77: 'Les choix ne respectent pas le minimum et le maximum autorisés.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'Cela dépasse ce qui reste.', // This is more than is left.
  s7937aec05fae78c5:
    'Cette image ne peut pas être utilisée. Utilisez une image fixe JPEG, PNG ou WebP de 25 mégapixels au maximum.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Les informations affichées ne sont peut-être plus à jour. Rechargez la page.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Ce fichier est trop volumineux.', // This file is too large.
  safb13f193733865d: 'Les fichiers de ce type ne sont pas acceptés.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Cette valeur n’est pas acceptée. Vérifiez votre saisie.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Vegan', // Vegan
  sa55f03b76cdd13e9: 'Végétarien', // Vegetarian
  s339d8f0e8a13f675: 'Sans gluten', // Gluten-free
  s191cb4c3f5d4f0c9: 'Sans produits laitiers', // Dairy-free
  s5bab69ae19f58c9d: 'Sans fruits à coque', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Casher', // Kosher
  sfcd2c836e51ee420: 'Gluten', // Gluten
  s4820f6346697e1ad: 'Crustacés', // Crustaceans
  s7e1f966c3bdc60ef: 'Œufs', // Eggs
  sd1a31784ee6f7d83: 'Poisson', // Fish
  s19c6be9a0bed5819: 'Arachides', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Lait', // Milk
  s53f36c1f28c98c73: 'Fruits à coque', // Tree nuts
  sde77d36c97c098d3: 'Céleri', // Celery
  s73d68a6f5b31332d: 'Moutarde', // Mustard
  s8ab3ba8acd6003bb: 'Sésame', // Sesame
  sd5e41b959070453e: 'Sulfites', // Sulphites
  s5947749e59725101: 'Lupin', // Lupin
  s85aa73f71459b117: 'Mollusques', // Molluscs
  saffccfec4a1c6d7a:
    'Un élément demandé n’a pas été fourni à temps. Les virements reprendront une fois ce point réglé.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Régulariser', // Settle it
  s4b5f1f5ebc8d8df4: 'La banque a refusé votre compte.', // The bank refused your account.
  sce3e6a92161df1f0: 'Aucun virement n’est possible tant qu’un autre compte n’est pas indiqué.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Un virement de ${0} a échoué.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'Le montant est de nouveau dans votre solde.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Voir pourquoi', // See why
  s6ac51ba0ea5b90b7: 'Ce compte ne peut pas être utilisé.', // This account can’t be used.
  s3a7a71aa92278b95: 'Il est suspendu ou fermé. Contactez l’administrateur de cette page.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'Votre configuration n’est pas terminée.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Vous pourrez ensuite accepter des paiements.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Continuer', // Go on
  sa34103066d5652d1: 'Voir de quoi il s’agit', // See what it is
  s358ae9de147d9a6a: 'Tarifs et prochain prélèvement', // Rates and next charge
  sb5170a999513e29a: 'Plus aucun mois n’est facturé.', // No more months are charged.
  s3f0da07f3809f714: 'Prochain prélèvement', // Next charge
  sf72695e8cd91f93c: str`${0} le ${1}`, // … on …
  s0b01a13a3596425b: 'Calculé d’après les ventes du mois à ce jour. Le montant est prélevé sur votre solde.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'Aucune vente ce mois-ci pour le moment. Un mois sans vente ne coûte rien.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Rien n’est facturé actuellement.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Depuis le ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, au moins ${1}`, // …, at least …
  se0a35e20d60d449f: 'Abonnement, pour un mois avec des ventes', // Subscription, per month with sales
  sdabbe265895e3337: 'Commande payée', // Paid order
  s932170d33e68b84f: 'Lien de paiement payé', // Paid pay link
  s936784268299192a: 'Membre fidélité actif, pour un mois', // Active loyalty member, per month
  seaf670a9769b8e73: 'Paiement contesté', // Disputed payment
  s244f5d2a2e7501b5: 'Virement instantané', // Payout at once
  sb3b3f8006d471aa8: 'Page de commande', // Ordering page
  s5b9700677e376da8: 'Commandes au comptoir', // Counter orders
  s274b244c6791ea58: 'Commandes d’autres systèmes', // Orders from other systems
  s31b4fdbe96db1394: 'Liens de paiement', // Pay links
};
