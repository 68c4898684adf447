import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'O programa está em pausa: por agora nada se ganha e nada se pode trocar. O que tem continua a ser seu.',
  'Order and collect': 'Pedir e juntar',
  'What happened': 'Movimentos',
  'All of your history': 'Todo o seu histórico',
  'How it works': 'Como funciona',
  'Signed in with ${0}': 'Sessão iniciada com ${0}',
  'Leave the program': 'Sair do programa',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    'Está ${0} abaixo de zero: foi reembolsado um pedido cujos ${1} já tinha usado. O que juntar a ' +
    'seguir compensa-o; até lá nada se pode trocar.',
  'Ready to use': 'Prontas a usar',
  '${0}. Choose it in your cart.': '${0}. Escolha-a no seu carrinho.',
  'In an order that isn’t paid for or accepted yet.': 'Num pedido que ainda não está pago ou aceite.',
  'Give back${0}': 'Devolver${0}',
  '${0}, for ${1}': '${0}, por ${1}',
  '${0} expires after ${1}.': '${0} expira depois de ${1}.',
  '${0} expire after ${1}.': '${0} expiram depois de ${1}.',
  'No rewards here': 'Aqui não há recompensas',
  '${0} has no rewards program at the moment.': '${0} não tem um programa de recompensas de momento.',
  'Go to ${0}': 'Ir para ${0}',
  'Enter the six digits of the message.': 'Indique os seis dígitos da mensagem.',
  'The program is paused, and takes no new members now. Come back later.':
    'O programa está em pausa e não aceita novos membros. Volte mais tarde.',
  'Enter your code': 'Indique o seu código',
  'Error: Enter your code': 'Erro: Indique o seu código',
  'Another number': 'Outro número',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    'Se ${0} puder receber SMS, seis dígitos vão a caminho. São válidos durante 10 minutos.',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'Sandbox: não é enviado nenhum SMS. Leia o código em ${0}, ou através de ${1}.',
  'the sandbox’s inbox': 'a caixa de entrada da sandbox',
  'The code has expired. Ask for another one.': 'O código expirou. Peça outro.',
  'Too many tries. Ask for another code.': 'Demasiadas tentativas. Peça outro código.',
  'Six digits.': 'Seis dígitos.',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    one: 'Este não é o código. Resta-lhe ${0} tentativa.',
    many: 'Este não é o código. Restam-lhe ${0} de tentativas.',
    other: 'Este não é o código. Restam-lhe ${0} tentativas.',
  },
  'No message?': 'Sem mensagem?',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    one: 'Pode pedir outro código dentro de ${0} segundo.',
    many: 'Pode pedir outro código dentro de ${0} de segundos.',
    other: 'Pode pedir outro código dentro de ${0} segundos.',
  },
  'Ask for another code.': 'Peça outro código.',
  'Send another code': 'Enviar outro código',
  'Nothing yet. Your first order makes a start.': 'Ainda nada. O seu primeiro pedido é um começo.',
  'Your history': 'O seu histórico',
  Newest: 'Mais recentes',
  Older: 'Mais antigos',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'O programa está em pausa: por agora nada se ganha e ninguém pode aderir. Os membros mantêm o que têm.',
  'What you get': 'O que recebe',
  'Join, or sign in': 'Aderir ou iniciar sessão',
  'Phone number': 'Número de telefone',
  'We send a code to it by text message.': 'Enviamos-lhe um código por SMS.',
  'Send code': 'Enviar código',
  'Your number is kept for your points, and erased when you leave.':
    'O seu número é guardado para os seus pontos e apagado quando sair.',
  'With the first code you become a member.': 'Com o primeiro código torna-se membro.',
  'terms of the program': 'condições do programa',
  'With the first code you become a member, by the ${0}.':
    'Com o primeiro código torna-se membro, segundo as ${0}.',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    'De momento não é possível iniciar sessão aqui: são precisas mensagens SMS, que não estão ' +
    'configuradas. Ainda assim pode pedir, e perguntar pelos seus pontos no estabelecimento.',
  '${0} rewards': {
    by: 0,
    one: '${0} recompensa',
    many: '${0} de recompensas',
    other: '${0} recompensas',
  },
  'Leave the rewards of ${0}?': 'Sair do programa de recompensas de ${0}?',
  'Your phone number is erased at once.': 'O seu número de telefone é apagado de imediato.',
  'You lose ${0} and ${1}.': 'Perde ${0} e ${1}.',
  'You lose ${0}.': 'Perde ${0}.',
  'What you ordered and collected stays on record, without your number.':
    'O que pediu e juntou fica registado, sem o seu número.',
  'This can’t be undone. You can join again, and start at zero.':
    'Esta ação é irreversível. Pode voltar a aderir e começar do zero.',
  Stay: 'Ficar',
  'You have': 'Tem',
  'You have enough for every reward.': 'Tem o suficiente para cada recompensa.',
  '${0} to go until ${1}': 'Faltam ${0} para ${1}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'Já não é possível. É esta a situação agora; nada foi retirado.',
  'Error: Rewards': 'Erro: Recompensas',
  'Collect points at ${0} and turn them into rewards.':
    'Junte pontos em ${0} e transforme-os em recompensas.',
  'The reward is yours. Choose it in your cart with your next order.':
    'A recompensa é sua. Escolha-a no carrinho no seu próximo pedido.',
  'The reward is given back, and what it cost is yours again.':
    'A recompensa foi devolvida, e o que custou volta a ser seu.',
  'You have left. Your phone number is erased.': 'Saiu do programa. O seu número de telefone foi apagado.',
  'You’re signed out on this device.': 'A sessão neste dispositivo terminou.',
  '${0} missing': 'Faltam ${0}',
  'Redeem${0}': 'Trocar${0}',
  '${0} for ${1}': '${0} por ${1}',
  'Wait 30 seconds before you ask for another code.': 'Espere 30 segundos antes de pedir outro código.',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'Podem ser pedidos no máximo 5 códigos por hora. Tente mais tarde.',
  'Earned by an order': 'Ganho com um pedido',
  'Taken back by a refund': 'Retirado por um reembolso',
  'Turned into a reward': 'Transformado numa recompensa',
  'Back from a reward': 'Devolvido de uma recompensa',
  'Reward used': 'Recompensa usada',
  'Changed by the place': 'Alterado pelo estabelecimento',
  '${0} for each order': '${0} por cada pedido',
  '${0} for each ${1} you spend': '${0} por cada ${1} que gastar',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    one: '${0} por cada unidade de um item do menu',
    many: '${0} por cada um de ${1} de itens do menu',
    other: '${0} por cada um de ${1} itens do menu',
  },
  '${0} off an order, up to ${1}': '${0} de desconto num pedido, até ${1}',
  '${0} off an order': '${0} de desconto num pedido',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    one: 'Um item grátis, até ${1}',
    many: 'Um de ${0} de itens grátis, até ${1}',
    other: 'Um de ${0} itens grátis, até ${1}',
  },
  'One of ${0} items free': {
    by: 0,
    one: 'Um item grátis',
    many: 'Um de ${0} de itens grátis',
    other: 'Um de ${0} itens grátis',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    'Recebe ${0} quando o pedido for concluído. Gorjetas, encargos e impostos não contam.',
  'These earn nothing: ${0}.': 'Nada se ganha com: ${0}.',
  'Terms of the program': 'Condições do programa',
  'What you collect doesn’t expire.': 'O que junta não expira.',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    one: 'O que junta expira no fim do mês, um mês depois de o ganhar.',
    many: 'O que junta expira no fim do mês, ${0} de meses depois de o ganhar.',
    other: 'O que junta expira no fim do mês, ${0} meses depois de o ganhar.',
  },
};
