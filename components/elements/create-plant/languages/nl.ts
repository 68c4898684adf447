import { str } from '../../../i18n/catalog.ts';

/** Dutch, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Plant toevoegen', // Add a plant
  s9e2aaa2508b7a667: 'Toegevoegd.', // It was added.
  s9dff241c72f99079: 'Controleer dit veld.', // Check this field.
  s08b031efacb88fee: 'Dit formulier werkt alleen binnen een <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Opnieuw proberen', // Try again
  s6acbcd7989ea0130: str`${0} is toegevoegd.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Plantnummer', // Plant number
  sef49aec68fd1dc66: 'Naam', // Name
  s6ce0cb19e201b153: 'Label', // Tag
  s249092f25acbb312: 'binnen', // indoor
  sd375adcfb89c43c1: 'Plant toevoegen', // Add plant
  sb4f1dffbb6be6302: 'Wissen', // Clear
  s41c25e8d66ba3e84: 'Plant wordt toegevoegd…', // Adding the plant…
  s87e01014ddda4fa9: 'Vul dit veld in.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Gebruik maximaal 255 tekens.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'De plantenvoorraad heeft dit geweigerd.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`Plant ${0} staat al in de voorraad. Kies een ander nummer.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'nl', // en-GB
  s629576c6b305d539: 'optioneel', // optional
  se6e0ffb258dd3fb9: 'Een geheel getal. U kunt dit later niet wijzigen.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Nog bezig met proberen…', // Still trying…
  s0b36813ee1f3cd2c: 'Formulier wordt geladen…', // Loading the form…
  secb2f2fa61592247: str`Opnieuw proberen over ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'U kunt hier geen planten toevoegen.', // You can’t add plants here.
  s5ac63320ac4191f6: str`De sessie van deze pagina heeft de scope ${0} niet. Neem contact op met de beheerder van deze pagina.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Dit formulier heeft nog geen sessie.', // This form has no session yet.
  s1026e90ab2595407: 'Stel endpoint of fetchToken in op de bijbehorende <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Gebruik alleen cijfers, bijvoorbeeld 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Dit nummer valt buiten het toegestane bereik.', // This number is out of the store’s range.
  s217418a3de934e03: 'Deze pagina kan Trellis nog niet gebruiken.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} is geen geregistreerde origin. Neem contact op met de beheerder van deze pagina.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'Wat u hebt ingevuld, blijft bewaard. Probeer het opnieuw zodra u weer online bent.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`${0} is niet bereikbaar.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Controleer uw verbinding en probeer het opnieuw. Er wordt niets dubbel toegevoegd.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Controleer uw verbinding en probeer het opnieuw.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`Het antwoord van ${0} is niet leesbaar.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'U kunt het nu opnieuw proberen.', // You can try again now.
  s33ed31f4faf686da: 'Deze pagina krijgt geen sessie.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Laad de pagina opnieuw of log opnieuw in.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'De plantenvoorraad is op dit moment niet beschikbaar.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Probeer het opnieuw. Er wordt niets dubbel toegevoegd.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Probeer het zo meteen opnieuw.', // Try again in a moment.
  s2944bed395b96677: 'Wacht even en probeer het dan opnieuw.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Wacht ${0} en probeer het dan opnieuw.`, // Wait {0}, then try again.
};
