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
  '${0} is your sign-in code for ${1}': '${0} é o seu código de acesso a ${1}',
  'No account at ${0} has this address': 'Nenhuma conta em ${0} tem este endereço',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Alguém, provavelmente você, quis entrar num painel com este endereço. Não pertence à equipa de ' +
    'nenhum negócio aqui.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Se tem outro endereço, entre com ele. Caso contrário, peça um convite ao proprietário do negócio.',
};
