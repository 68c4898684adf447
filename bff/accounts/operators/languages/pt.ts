import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Este endereço não pode entrar na consola do operador',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Alguém, provavelmente você, pediu para entrar na consola do operador do Trellis com este endereço. ' +
    'Não está convidado.',
  '${0} is your code for the operator’s console': '${0} é o seu código para a consola do operador',
  'Join the operator’s console of Trellis': 'Junte-se à consola do operador do Trellis',
  'You are invited to the console of those who run Trellis.':
    'Está convidado para a consola de quem gere o Trellis.',
  'The address of the console comes from those who run the service.':
    'O endereço da consola é-lhe dado por quem gere o serviço.',
  'Open your Trellis sandbox': 'Abra a sua sandbox do Trellis',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Está convidado para o Trellis. Registe-se com este endereço no prazo de ${0} dias e a sua sandbox ' +
    'abre de imediato.',
  'Your Trellis sandbox is open': 'A sua sandbox do Trellis está aberta',
  'Your request was approved. Sign in with this address.':
    'O seu pedido foi aprovado. Inicie sessão com este endereço.',
  'Your request for a Trellis sandbox': 'O seu pedido de uma sandbox do Trellis',
  'Your request for a sandbox was refused.': 'O seu pedido de uma sandbox foi recusado.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Recebe isto porque foi pedida uma sandbox do Trellis com este endereço.',
};
