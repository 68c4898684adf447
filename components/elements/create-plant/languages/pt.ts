import { str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Adicionar uma planta', // Add a plant
  s9e2aaa2508b7a667: 'Adicionado.', // It was added.
  s9dff241c72f99079: 'Verifique este campo.', // Check this field.
  s08b031efacb88fee: 'Este formulário só funciona dentro de um elemento <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Tentar novamente', // Try again
  s6acbcd7989ea0130: str`${0}: adição concluída.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Número da planta', // Plant number
  sef49aec68fd1dc66: 'Nome', // Name
  s6ce0cb19e201b153: 'Etiqueta', // Tag
  s249092f25acbb312: 'interior', // indoor
  sd375adcfb89c43c1: 'Adicionar planta', // Add plant
  sb4f1dffbb6be6302: 'Limpar', // Clear
  s41c25e8d66ba3e84: 'A adicionar a planta…', // Adding the plant…
  s87e01014ddda4fa9: 'Preencha este campo.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Use no máximo 255 caracteres.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'O arquivo de plantas recusou a adição.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`A planta ${0} já existe no arquivo. Escolha outro número.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'pt-PT', // en-GB
  s629576c6b305d539: 'opcional', // optional
  se6e0ffb258dd3fb9: 'Um número inteiro. Não poderá ser alterado mais tarde.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'A tentar novamente…', // Still trying…
  s0b36813ee1f3cd2c: 'A carregar o formulário…', // Loading the form…
  secb2f2fa61592247: str`Tentar novamente em ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'Não é possível adicionar plantas aqui.', // You can’t add plants here.
  s5ac63320ac4191f6: str`A sessão desta página não tem o scope ${0}. Contacte o administrador desta página.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Este formulário ainda não tem sessão.', // This form has no session yet.
  s1026e90ab2595407: 'Defina endpoint ou fetchToken no respetivo <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Use apenas algarismos, por exemplo 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Este número está fora do intervalo permitido.', // This number is out of the store’s range.
  s217418a3de934e03: 'Esta página ainda não pode usar o Trellis.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} não é uma origem registada. Contacte o administrador desta página.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'Os dados introduzidos são conservados. Tente novamente quando houver ligação.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`Não é possível contactar ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Verifique a ligação e tente novamente. Nada será adicionado em duplicado.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Verifique a ligação e tente novamente.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`Não é possível ler a resposta de ${0}.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'Já é possível tentar novamente.', // You can try again now.
  s33ed31f4faf686da: 'Esta página não consegue obter uma sessão.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Recarregue a página ou inicie sessão novamente.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'O arquivo de plantas não está disponível neste momento.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Tente novamente. Nada será adicionado em duplicado.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Tente novamente dentro de momentos.', // Try again in a moment.
  s2944bed395b96677: 'Aguarde um momento e tente novamente.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Aguarde ${0} e tente novamente.`, // Wait {0}, then try again.
};
