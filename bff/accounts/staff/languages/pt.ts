import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  Owner: 'Proprietário',
  Manager: 'Gerente',
  Cashier: 'Caixa',
  Kitchen: 'Cozinha',
  Accountant: 'Contabilidade',
  'Join ${0} at ${1}': 'Junte-se a ${0} em ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Tem um convite para o painel de ${0}, onde chegam os pedidos.',
  'Your role: ${0}': 'A sua função: ${0}',
  'To accept, sign in with this address within ${0} days:':
    'Para aceitar, inicie sessão com este endereço no prazo de ${0} dias:',
  '${0} is your sign-in code for ${1}': '${0} é o seu código de acesso a ${1}',
  'To sign in, open this link in the browser where you began:':
    'Para iniciar sessão, abra esta ligação no navegador onde começou:',
  'Or type this code there: ${0}': 'Ou escreva lá este código: ${0}',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Ambos funcionam uma vez, durante ${0} minutos. Se não os pediu, ignore: sem eles nada acontece.',
  'No account at ${0} has this address': 'Nenhuma conta em ${0} tem este endereço',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Alguém, provavelmente você, quis entrar num painel com este endereço. Não pertence à equipa de nenhum negócio aqui.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Se tem outro endereço, entre com ele. Caso contrário, peça um convite ao proprietário do negócio.',
  'If you didn’t ask for this, ignore it.': 'Se não o pediu, ignore.',
};
