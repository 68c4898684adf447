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
  'Your PIN was set': 'O seu PIN foi definido',
  'Your PIN was changed': 'O seu PIN foi alterado',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'O seu PIN para os dispositivos partilhados de ${0} foi definido: ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'O seu PIN para os dispositivos partilhados de ${0} foi alterado: ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Se não foi você, inicie sessão por e-mail, termine todas as outras sessões na página da sua ' +
    'conta e defina lá outro PIN.',
  'A shared device was added': 'Foi adicionado um dispositivo partilhado',
  'The device “${0}” was added at ${1} on ${2}.': 'O dispositivo “${0}” foi adicionado em ${1}: ${2}.',
  'Added by: ${0}': 'Adicionado por: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Se não conhece este dispositivo, remova-o: ninguém poderá trabalhar nele.',
  'Open the devices': 'Abrir os dispositivos',
};
