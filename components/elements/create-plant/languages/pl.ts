import { str } from '../../../i18n/catalog.ts';

/** Polish, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Dodaj roślinę', // Add a plant
  s9e2aaa2508b7a667: 'Dodano.', // It was added.
  s9dff241c72f99079: 'Sprawdź to pole.', // Check this field.
  s08b031efacb88fee: 'Ten formularz działa tylko wewnątrz <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Spróbuj ponownie', // Try again
  s6acbcd7989ea0130: str`Dodano: ${0}.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Numer rośliny', // Plant number
  sef49aec68fd1dc66: 'Nazwa', // Name
  s6ce0cb19e201b153: 'Tag', // Tag
  s249092f25acbb312: 'do wnętrz', // indoor
  sd375adcfb89c43c1: 'Dodaj roślinę', // Add plant
  sb4f1dffbb6be6302: 'Wyczyść', // Clear
  s41c25e8d66ba3e84: 'Dodawanie rośliny…', // Adding the plant…
  s87e01014ddda4fa9: 'Wypełnij to pole.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Wpisz maksymalnie 255 znaków.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'Magazyn roślin to odrzucił.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`Roślina ${0} jest już w magazynie. Wybierz inny numer.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'pl', // en-GB
  s629576c6b305d539: 'opcjonalnie', // optional
  se6e0ffb258dd3fb9: 'Liczba całkowita. Nie można jej później zmienić.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Trwa kolejna próba…', // Still trying…
  s0b36813ee1f3cd2c: 'Wczytywanie formularza…', // Loading the form…
  secb2f2fa61592247: str`Ponów za ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'Nie można tu dodawać roślin.', // You can’t add plants here.
  s5ac63320ac4191f6: str`Sesja tej strony nie ma zakresu ${0}. Skontaktuj się z administratorem tej strony.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Ten formularz nie ma jeszcze sesji.', // This form has no session yet.
  s1026e90ab2595407: 'Ustaw endpoint lub fetchToken w jego <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Użyj samych cyfr, na przykład 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Ten numer jest poza dozwolonym zakresem.', // This number is out of the store’s range.
  s217418a3de934e03: 'Ta strona nie może jeszcze używać Trellis.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} nie jest zarejestrowanym źródłem (origin). Skontaktuj się z administratorem tej strony.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'Wpisane dane zostaną zachowane. Spróbuj ponownie po odzyskaniu połączenia.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`Nie można połączyć się z ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Sprawdź połączenie i spróbuj ponownie. Nic nie zostanie dodane dwa razy.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Sprawdź połączenie i spróbuj ponownie.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`Nie można odczytać odpowiedzi z ${0}.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'Można teraz spróbować ponownie.', // You can try again now.
  s33ed31f4faf686da: 'Ta strona nie może uzyskać sesji.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Odśwież stronę lub zaloguj się ponownie.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'Magazyn roślin jest teraz niedostępny.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Spróbuj ponownie. Nic nie zostanie dodane dwa razy.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Spróbuj ponownie za chwilę.', // Try again in a moment.
  s2944bed395b96677: 'Odczekaj chwilę i spróbuj ponownie.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Odczekaj chwilę (${0}) i spróbuj ponownie.`, // Wait {0}, then try again.
};
