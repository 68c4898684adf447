import { str } from '../../../i18n/catalog.ts';

/** Swedish, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Lägg till en växt', // Add a plant
  s9e2aaa2508b7a667: 'Tillagd.', // It was added.
  s9dff241c72f99079: 'Kontrollera fältet.', // Check this field.
  s08b031efacb88fee: 'Formuläret fungerar bara inuti en <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Försök igen', // Try again
  s6acbcd7989ea0130: str`${0} har lagts till.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Växtnummer', // Plant number
  sef49aec68fd1dc66: 'Namn', // Name
  s6ce0cb19e201b153: 'Etikett', // Tag
  s249092f25acbb312: 'inomhus', // indoor
  sd375adcfb89c43c1: 'Lägg till växt', // Add plant
  sb4f1dffbb6be6302: 'Rensa', // Clear
  s41c25e8d66ba3e84: 'Lägger till växten\u00a0…', // Adding the plant…
  s87e01014ddda4fa9: 'Fyll i fältet.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Använd högst 255 tecken.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'Växtlagret godtog inte detta.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`Växt ${0} finns redan i lagret. Välj ett annat nummer.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'sv', // en-GB
  s629576c6b305d539: 'valfritt', // optional
  se6e0ffb258dd3fb9: 'Ett heltal. Det går inte att ändra senare.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Försöker fortfarande\u00a0…', // Still trying…
  s0b36813ee1f3cd2c: 'Läser in formuläret\u00a0…', // Loading the form…
  secb2f2fa61592247: str`Försök igen om ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'Du kan inte lägga till växter här.', // You can’t add plants here.
  s5ac63320ac4191f6: str`Sidans session saknar behörigheten ${0}. Kontakta den som ansvarar för sidan.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Formuläret har ingen session än.', // This form has no session yet.
  s1026e90ab2595407: 'Ange endpoint eller fetchToken på dess <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Använd bara siffror, till exempel 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Numret ligger utanför det tillåtna intervallet.', // This number is out of the store’s range.
  s217418a3de934e03: 'Sidan kan inte använda Trellis än.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} är inte ett registrerat ursprung (origin). Kontakta den som ansvarar för sidan.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'Det du har skrivit finns kvar. Försök igen när du är online.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`Det går inte att nå ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Kontrollera anslutningen och försök igen. Inget läggs till två gånger.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Kontrollera anslutningen och försök igen.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`Svaret från ${0} går inte att läsa.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'Du kan försöka igen nu.', // You can try again now.
  s33ed31f4faf686da: 'Sidan kan inte få en session.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Läs in sidan på nytt eller logga in igen.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'Växtlagret är inte tillgängligt just nu.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Försök igen. Inget läggs till två gånger.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Försök igen om en stund.', // Try again in a moment.
  s2944bed395b96677: 'Vänta en stund och försök sedan igen.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Vänta ${0} och försök sedan igen.`, // Wait {0}, then try again.
};
