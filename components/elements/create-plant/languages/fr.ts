import { str } from '../../../i18n/catalog.ts';

/** French, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Ajouter une plante', // Add a plant
  s9e2aaa2508b7a667: 'Ajout effectué.', // It was added.
  s9dff241c72f99079: 'Vérifiez ce champ.', // Check this field.
  s08b031efacb88fee: 'Ce formulaire ne fonctionne qu’à l’intérieur d’un élément <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Réessayer', // Try again
  s6acbcd7989ea0130: str`${0} a été ajouté.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Numéro de plante', // Plant number
  sef49aec68fd1dc66: 'Nom', // Name
  s6ce0cb19e201b153: 'Étiquette', // Tag
  s249092f25acbb312: 'intérieur', // indoor
  sd375adcfb89c43c1: 'Ajouter la plante', // Add plant
  sb4f1dffbb6be6302: 'Effacer', // Clear
  s41c25e8d66ba3e84: 'Ajout de la plante…', // Adding the plant…
  s87e01014ddda4fa9: 'Remplissez ce champ.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Utilisez 255 caractères au maximum.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'Le stock de plantes a refusé cet ajout.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`La plante ${0} est déjà dans le stock. Choisissez un autre numéro.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'fr', // en-GB
  s629576c6b305d539: 'facultatif', // optional
  se6e0ffb258dd3fb9: 'Un nombre entier. Il ne pourra plus être modifié.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Nouvelle tentative en cours…', // Still trying…
  s0b36813ee1f3cd2c: 'Chargement du formulaire…', // Loading the form…
  secb2f2fa61592247: str`Réessayer dans ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'Vous ne pouvez pas ajouter de plantes ici.', // You can’t add plants here.
  s5ac63320ac4191f6: str`La session de cette page ne dispose pas du scope ${0}. Contactez l’administrateur de cette page.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Ce formulaire n’a pas encore de session.', // This form has no session yet.
  s1026e90ab2595407: 'Définissez endpoint ou fetchToken sur son <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Utilisez uniquement des chiffres, par exemple 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Ce numéro est hors de la plage autorisée.', // This number is out of the store’s range.
  s217418a3de934e03: 'Cette page ne peut pas encore utiliser Trellis.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} n’est pas une origine enregistrée. Contactez l’administrateur de cette page.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'Votre saisie est conservée. Réessayez dès que vous serez de nouveau en ligne.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`Impossible de joindre ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Vérifiez votre connexion, puis réessayez. Rien ne sera ajouté en double.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Vérifiez votre connexion, puis réessayez.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`La réponse de ${0} est illisible.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'Vous pouvez maintenant réessayer.', // You can try again now.
  s33ed31f4faf686da: 'Cette page ne peut pas obtenir de session.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Rechargez la page ou reconnectez-vous.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'Le stock de plantes est indisponible pour le moment.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Réessayez. Rien ne sera ajouté en double.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Réessayez dans un instant.', // Try again in a moment.
  s2944bed395b96677: 'Patientez un instant, puis réessayez.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Patientez ${0}, puis réessayez.`, // Wait {0}, then try again.
};
