import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} é o seu código de registo no Trellis',
  '${0} is your Trellis sign-in code': '${0} é o seu código de início de sessão no Trellis',
  'No Trellis account has this address': 'Nenhuma conta do Trellis tem este endereço',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Alguém, provavelmente você, pediu para iniciar sessão no Trellis com este endereço. Não pertence a ' +
    'nenhuma equipa.',
  'Sign in to Trellis by your identity provider':
    'Inicie sessão no Trellis pelo seu fornecedor de identidade',
  'Your role is owner: everything, and who the other owners are.':
    'A sua função é proprietário: tudo, incluindo quem são os outros proprietários.',
  'Your role is admin: everything, but not who the owners are.':
    'A sua função é administrador: tudo, exceto quem são os proprietários.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'A sua função é programador: chaves, webhooks, sites e superfícies. Em produção, sem dados de clientes.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'A sua função é finanças: pagamentos, reembolsos, transferências, preços e relatórios.',
  'Your role is support: orders, merchants, menus and refunds.':
    'A sua função é apoio: pedidos, comerciantes, menus e reembolsos.',
  'Your role is viewer: sees everything, changes nothing.':
    'A sua função é leitor: vê tudo, não altera nada.',
  'Join ${0} on Trellis': 'Junte-se a ${0} no Trellis',
  'You are invited to the team of ${0}.': 'Tem um convite para a equipa de ${0}.',
  '${0} invites you to the team of ${1}.': '${0} convida-o para a equipa de ${1}.',
  '${0} is your ${1} confirmation code': '${0} é o seu código de confirmação do ${1}',
  'You are making a change that asks who you are.':
    'Está a fazer uma alteração que pede que confirme quem é.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Funciona uma vez, durante ${0} minutos. Se não for você, termine todas as sessões na página da sua ' +
    'conta.',
  'A passkey was added': 'Foi adicionada uma chave de acesso',
  'A passkey was removed': 'Foi removida uma chave de acesso',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'A chave de acesso “${0}” foi adicionada à sua conta ${1} em ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'A chave de acesso “${0}” foi removida da sua conta ${1} em ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Se não foi você, inicie sessão por e-mail, termine todas as outras sessões e remova as chaves de ' +
    'acesso que não conhece.',
  'Works once, for ${0} minutes.': 'Funciona uma vez, durante ${0} minutos.',
  'Use the button in the browser where you began.': 'Use o botão no navegador onde começou.',
  'Or type this code there:': 'Ou escreva lá este código:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Ambos funcionam uma vez, durante ${0} minutos. Se não os pediu, ignore: sem eles nada acontece.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Se tiver outro endereço, inicie sessão com esse. Ou abra uma sandbox própria.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Alguém, provavelmente você, pediu um e-mail para iniciar sessão no Trellis com este endereço. A sua ' +
    'equipa usa o início de sessão único.',
  'If you didn’t ask for this, ignore it.': 'Se não o pediu, ignore.',
  'You get this because somebody typed this address at ${0}.':
    'Recebe isto porque alguém escreveu este endereço em ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Para aceitar, inicie sessão com este endereço no prazo de ${0} dias.',
  'Accept the invitation': 'Aceitar o convite',
  'You get this because ${0} invited this address.': 'Recebe isto porque ${0} convidou este endereço.',
  'Type this code there:': 'Escreva lá este código:',
  'You get this because you have an account at ${0}.': 'Recebe isto porque tem uma conta em ${0}.',
};
