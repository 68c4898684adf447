import { str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'A enviar…', // Sending…
  sb971debc37bf0b54: 'Proprietário', // Owner
  s3ac25e004d6b8e6c: 'Gerente', // Manager
  sae8604c86cf54f1a: 'Caixa', // Cashier
  s149c3aeba7e0d6ef: 'Cozinha', // Kitchen
  sf2e5d1d228b3500d: 'Contabilidade', // Accountant
  scf03080105a4e030: 'A pessoa inicia sessão com este endereço.', // The person signs in with this address.
  s637f4cc832f507b2: 'Nome do dispositivo', // Name of the device
  s8fc0a8a99fccf3e0: 'Abra no tablet a página de dispositivos do seu painel. Mostra um código.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Código', // Code
  sca7fed2bef53cb99: 'Função', // Role
  s64da34b178200f09: 'Tudo, também contas bancárias e a equipa', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Pedidos, reembolsos, menus, horários, relatórios e a equipa', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Pedidos, ligações de pagamento e fidelização', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Pedidos e o que está esgotado', // Orders, and what is sold out
  s9517e5c59319305f: 'Cobranças, pagamentos e relatórios', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Tem de ser um endereço de e-mail, como rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Introduza as ${0} letras que o dispositivo mostra.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'Não é possível.', // This can’t be done.
  s5ad956cb74a7b54b: 'O último proprietário continua a sê-lo. Dê primeiro essa função a outra pessoa.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'Só uma pessoa com os mesmos direitos ou mais pode dar ou retirar esta função.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Esta pessoa já está na equipa ou já tem um convite.', // This person is on the team or invited already.
  s0c0a29976ea6950c: 'Nenhum dispositivo mostra este código agora. Compare-o com o ecrã, ou peça lá outro.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Mudar a função', // Change role
  s54fac608002f2917: 'Enviar de novo', // Send again
  s2ca7699f7c5a4996: 'Gerir', // Manage
  sd1f09d13ff12c55c: 'Convidar alguém', // Invite someone
  s35f2737fcd154e16: 'Enviar convite', // Send invitation
  sffcf1d7b5f7385ad: 'Remover esta pessoa?', // Remove this person?
  scc022b0740943e53: 'Adicionar um dispositivo', // Add a device
  s665f2a2247cf9c36: 'Adicionar dispositivo', // Add device
  s91213563e4e090e4: 'Remover este dispositivo?', // Remove this device?
  s45dfe5e540ff7d08: str`Abra ${0} no tablet e escreva o código que aparece.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'A sessão desta pessoa termina com o próximo pedido.', // This person is signed out with the next request.
  s599c693f59ab6565: 'A sessão de quem trabalha nele termina com o pedido seguinte.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'O convite foi enviado.', // The invitation is sent.
  s08f04c2c5ea200b2: 'O dispositivo foi adicionado.', // The device is added.
  s2eb94f91c0f6594f: 'Removido.', // Removed.
  s24b1dafb1b20370c: 'Equipa', // Team
  s52e01475c9da37f9: 'A carregar a equipa…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Esta página não tem autorização para mostrar a equipa.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'Ainda não há ninguém na equipa', // Nobody is on the team yet
  s13b5adb5cce78e12: 'Convide as pessoas que trabalham aqui. Iniciam sessão no painel por e-mail.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Dispositivos partilhados', // Shared devices
  s514b29b64f2e94e8: 'Ainda não há dispositivos partilhados.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Última atividade: ${0}`, // Last active …
  s238292c02b916572: 'Ainda não esteve ativo', // Not active yet
  see963aeadd27316b: 'Convite expirado', // Invitation expired
  s7308509051ac80f6: str`Com convite até ${0}`, // Invited until …
  s043e59128e4d5c70: str`Última utilização: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Ainda não utilizado', // Not used yet
  s1555ad6a3e191d41: 'À espera do dispositivo', // Waits for the device
  sf95a6845b5737293: 'Nunca foi aberto. Remova-o e adicione-o de novo.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Sem escolha: todos os estabelecimentos', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Função e estabelecimentos', // Role and locations
  s1e597e321f8adcf3: 'Nome e estabelecimentos', // Name and locations
  s996f0af8aa4e2be5: 'Alguns estabelecimentos', // Some locations
  s8f2a705d23222bb6: 'Criar antes uma ligação', // Make a link instead
  s3cf89cb47fdde7e9: 'Ligação', // Link
  sbd898d51377e4afb: 'Abra esta ligação no dispositivo. Funciona uma vez e só é mostrada agora.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Copiar ligação', // Copy link
};
