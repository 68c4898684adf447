import { str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Apartamento, andar ou edifício', // Flat, floor or building
  sb0048c13134533f9: 'País do banco', // Country of the bank
  s94d7a13322dfd7da: 'Código bancário (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Use seis algarismos.', // Use six digits.
  s934726e2a5886d85: 'Número da conta', // Account number
  s75a234962478804b: 'Use oito algarismos.', // Use eight digits.
  s90b45b7d08768b8a: 'Código bancário (routing number)', // Routing number
  sf65f0173cf51ab70: 'Não é um routing number válido: verifique os nove algarismos.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Use de 4 a 17 algarismos.', // Use 4 to 17 digits.
  sb1901770313ae269: 'Não é um IBAN desse país: verifique as letras e os algarismos.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Use de 4 a 20 letras e algarismos.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'Em verificação', // Being checked
  sca4fb8fafd9b52e5: 'Verificado', // Verified
  sdad54e9ae804c9d5: 'Devolveu uma transferência', // Returned a payout
  sb96c68e94d6e6070: 'As transferências são enviadas para esta conta, que tem de pertencer à empresa.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Manter a conta guardada', // Keep the saved account
  sd91d54499dee71e3: 'Conta guardada', // Saved account
  s2f64461723d3df5d: 'Alterar', // Change
  s341d45f2f4e7f4ac: 'Conta bancária', // Bank account
  sb3d3bba9eeff7514: 'Restaurante ou café', // Restaurant or café
  se318c0317e96b1a3: 'Fast food ou comida para levar', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar ou pub', // Bar or pub
  se4513d9410f97abd: 'Padaria', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Loja de alimentação', // Food shop
  s5a041fbd7104cec4: 'Supermercado', // Supermarket
  sed63d665d828597b: 'Plantas e jardim', // Plants and garden
  s2813479acf0b672f: 'Flores', // Flowers
  s44bf9709aad2a3e3: 'Outra loja', // Other shop
  sb084f451fd671490: 'Empresário individual', // Sole trader
  s7cb4e55c59663b1c: 'Sociedade', // Company
  sa5e744c89de66cdc: 'Organização sem fins lucrativos', // Non-profit organization
  sa63aad1c94e4b0f7: 'Tal como consta no registo.', // As it is in the register.
  sad5a85e1bfb73284: 'Guardamos apenas os últimos quatro caracteres.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-mail para clientes', // Email for customers
  sa88f7a84f5018719: 'Telefone para clientes', // Phone for customers
  sc5564721201bb714: 'Outra coisa', // Something else
  s535c6487e679c05a: 'Código de categoria', // Category code
  s95bc7649d8d967b7:
    'Quatro algarismos (MCC). Consta no contrato do terminal de pagamento; o banco também o conhece.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Valor guardado', // Saved now
  s6014ea1191a59c48: 'Dados introduzidos', // You typed
  sdc94c4d0660a0ff9: 'Guardar os dados introduzidos', // Save what I typed
  sde2fae57c8a9184b: 'Usar o valor guardado', // Take what is saved
  s97576df40354154c: 'Não é possível ler este ficheiro como PDF, JPEG ou PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Escolha um ficheiro PDF, JPEG ou PNG.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Este ficheiro tem mais de 5\u00a0MB. Escolha um mais pequeno.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Este ficheiro está vazio.', // This file is empty.
  s8c8b3a06e1b4db0a:
    'Um ficheiro PDF, JPEG ou PNG de 5\u00a0MB no máximo. É enviado assim que for escolhido.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'É necessário um documento sobre a empresa.', // A document about the business is due.
  s3ec8222f69c465f6: 'A enviar o documento…', // Uploading the document…
  s4d0679ff95a20fa9: 'O texto é demasiado longo.', // This is too long.
  sf0b66c923f4605dc: 'Introduza um endereço de e-mail, por exemplo alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Introduza o número com o indicativo do país, por exemplo +351 00 000 0000.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Introduza um endereço que comece por https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Use de 4 a 30 letras e algarismos.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Use quatro algarismos, por exemplo 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Introduza um número inteiro de 25 a 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Introduza o dia, o mês e o ano, por exemplo 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Têm de ter passado pelo menos 18 anos.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Introduza o dia, o mês e o ano, por exemplo 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Tem de ser uma data passada.', // Must be in the past.
  sbf4808a055e7aa00: 'Escolher', // Choose
  s5c76cc4ada53f648: str`Termina em ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Configurar a empresa', // Set up your business
  s750f05cb7737e1f6: 'A carregar os dados…', // Loading your details…
  s70731ebf99d787d2: 'Esta página não tem autorização para mostrar a configuração.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Terminar mais tarde', // Finish later
  s3e01ed8d6e8e6769: 'A enviar…', // Submitting…
  sc3733545a8dcd030: 'A remover…', // Removing…
  sb060188bb28bfa9f: 'A guardar…', // Saving…
  s54c55bb54a33ff62: 'Ainda ninguém representa a empresa.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Continuar', // Continue
  s01cf97824ae9fbc0: 'Adicionar uma pessoa', // Add a person
  s1c0a0ba9ca354f45: 'Incompleto', // Incomplete
  sdcda09c20b09b522: 'Completo', // Complete
  sea4f08110bb8f15d: 'Remover', // Remove
  sf882039f1f7c3806: str`Remover ${0} das pessoas da empresa?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Remover esta pessoa', // Remove this person
  s5286cefee595f9db: 'Como num documento oficial.', // As on an official document.
  s16a02885902cc131: 'Guardar esta pessoa', // Save this person
  sbef0d1d7c802e033: 'Usar o endereço da empresa', // Use the address of the business
  s0016f981c5e84c5a: 'A pessoa foi removida.', // The person was removed.
  s86c6e018f3ef7a87:
    'A lei obriga-nos a saber quem representa a empresa e quem detém pelo menos um quarto dela.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Representa a empresa', // Represents the business
  s75781ca3abea4fca: 'Detém 25\u00a0% ou mais', // Owns 25% or more
  s95d7ec72b3229ba1: 'Administrador', // Director
  s20356f57fa4f1c97: 'Função desta pessoa na empresa', // Role in the business
  sbd903d64a039586f: 'Nome completo', // Full name
  s36e074f349adfc34:
    'Número do documento de identidade, do passaporte ou da segurança social. Guardamos apenas os últimos quatro caracteres.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Dados fornecidos', // Your details
  s4dc3071e4e55cab6: 'Enviar para revisão', // Submit for review
  s2b35959bcf70e5dd: 'Ainda faltam estes dados. Quando estiverem completos, será possível enviar.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Verifique os dados fornecidos e envie-os.', // Check your details, then submit them.
  s94993577c418bc66: 'Ainda falta algo.', // We need something more.
  s9aa3d34e093d90c2: 'Em revisão', // In review
  s1bafe7db377f4043:
    'Estamos a verificar os dados fornecidos. Não é preciso esperar aqui: é possível voltar a qualquer momento.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'A ligação foi interrompida. Esta página atualiza-se automaticamente.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'As transferências estão suspensas.', // Your payouts are on hold.
  sad1d0b8e75b11061:
    'É possível aceitar pagamentos. As transferências serão retomadas quando o seguinte estiver resolvido:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Estamos a verificar o que foi enviado.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Até lá, as transferências estão suspensas.', // Your payouts are on hold until then.
  s13079e0504918159: 'A candidatura foi recusada.', // Your application was declined.
  s3878ddb7a8f1356b:
    'Não é possível aceitar pagamentos com esta conta. Peça o motivo ao administrador desta página.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'A conta está suspensa.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Nada pode ser alterado aqui. Contacte o administrador desta página.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Esta conta está encerrada.', // This account is closed.
  sb0288028ed08387f: 'Está tudo configurado.', // You’re set up.
  s766c69467c07e1dc: 'É possível aceitar pagamentos. A nova conta bancária está a ser verificada.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'É possível aceitar pagamentos, e as transferências são enviadas para a conta bancária.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Algo tem de ser entregue até ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'Depois dessa data, as transferências serão suspensas.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Ir para o passo', // Go to it
  s8fd45bc6136209e3: 'Este valor não é aceite. Verifique-o ou deixe-o como estava.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Escolha uma opção.', // Choose one.
  s5cd69aab9f7c8f98: 'Assinale esta caixa para continuar.', // Check this box to continue.
  sd2023813cc70bf74: 'Passos', // Steps
  scea8fe83eb12f43c: str`Concluído: ${0} de ${1}`, // {0} of {1} done
  sc8e99647d23486da: 'Guardar e continuar', // Save and continue
  sc16e00a7a8b2fde2: 'Voltar', // Back
  sffddb248c1500c19: 'A identidade da empresa, tal como está registada. Os clientes veem o nome escolhido.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Onde a empresa está registada. Não são aceites apartados.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Empresa', // Business
  sfcdd8e672c75b713: 'Endereço', // Address
  s4854cd48f30ff8ee: 'Pessoas', // People
  sd4647caeb94889ec: 'Condições', // Terms
  sfc53e352afbca881: 'Revisão', // Review
  s9c13a2548d254014: 'Pronto', // Ready
  s5c06b6e2521a4bf5: 'Por fazer', // To do
  s0379fc73608ab971: 'Concluído', // Done
  sb718fbf789a9f5c9: 'Mais tarde', // Later
  s9b6901ac422f46a7: 'Recusado', // Declined
  sb5f7a0b4a5c7ec98: 'Denominação social', // Registered name
  sd7251b8b2dda0ea9: 'Nome que os clientes veem', // Name that customers see
  s5b538176b047d2fc: 'Tipo de empresa', // Type of business
  s787946a62fb4863b: 'Número fiscal', // Tax number
  s9cf439c567040270: 'O que vende', // What you sell
  s82665b2ffabc9c0a: 'Site', // Website
  s1175575c2ced4d53: 'Data de constituição', // Founded on
  sa311a24c1471a974: 'Documento', // Document
  scbe9592201fb2a0c: 'Rua e número', // Street and number
  s9b94d49f820e8865: 'Localidade', // Town or city
  s483169c26b28d9b3: 'Código postal', // Postal code
  s9cf7402fe920f7d1: 'País', // Country
  s5456f991b726a491: 'Uma pessoa que representa a empresa', // A person who represents the business
  s93c046d8c5bb2047: 'Data de nascimento', // Date of birth
  sd1f44f1a8bc20e67: 'E-mail', // Email
  sf1bc83d2509bafcf: 'Telefone', // Phone
  s298581b0d4e1aecc: 'Número de identificação', // Identity number
  s4e1c3a0856300ab2: 'Participação na empresa em percentagem', // Share of the business in percent
  s60a994e3b40a3fd7: 'Aceitação das condições', // Acceptance of the terms
  s43ff6b7fa4eb450e: 'Envie um documento que mostre a denominação social e o número fiscal da empresa.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'O banco devolveu uma transferência. Verifique a conta ou introduza outra.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Em falta:', // Still due:
  se0d1d6bd81fc1980: 'Aceite', // Accepted
  sa5c28fae67d92cb5: 'Li as condições e aceito-as em nome da empresa.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Ler as condições', // Read the terms
  s81fa26ccde47d6b4: '(abre num novo separador)', // (opens in a new tab)
  sa291678f99882d3e: 'Aceite-as para poder receber pagamentos.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Aceite em ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'É necessário um documento oficial desta pessoa, por exemplo um passaporte.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Por exemplo, um número de IVA. Os recibos mostram-no por inteiro.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Registo fiscal nos recibos', // Tax registration on receipts
  se2942f9d26a3839c: 'Localidade (suburb)', // Suburb
  s49c062b3b27c5a65: 'Província', // Province
  sae239213b7c70376: 'Estado', // State
  s039f55207f48a0c8: 'Emirado', // Emirate
  s86a3745e20fb48a6: 'Prefeitura', // Prefecture
  sabaad7d234e9c1f7: 'Condado', // County
  s1e45a4d7635fbda7: 'Departamento', // Department
  sb51270e19988f9bd: 'Região', // Region
  s06fd2f8b555158a4: 'Zona', // Area
  s88d4b07d95a0d6af: 'Distrito', // District
  se5a206eb8faa4118: 'Paróquia', // Parish
  s427b795d28c19eec: 'Ilha', // Island
  sbb03167c49773774: 'Oblast', // Oblast
  s908b17a113776765: 'Província ou cidade', // Province or city
  s442fb1c19566bdb9: 'Código ZIP', // ZIP code
  s3d0bb0448ae28706: 'Código postal (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'Código PIN', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Número da instituição', // Institution number
  s17580c3589f5d56d: 'Número de trânsito', // Transit number
  s5ad765f0f48aace4: 'Código do banco', // Bank code
  sebc9c8586332252e: 'Código da agência', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Tipo de conta', // Account type
  s99460706adc3cc02: 'Titular da conta', // Account holder
  s595a73288e274ec6: 'Conta à ordem (checking)', // Checking account
  scd99ed71799e932f: 'Conta poupança', // Savings account
  sa272124d4f77e038: 'Conta ordinária (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Conta corrente (toza)', // Current account
  sa54b48c28c58e14d: 'Escreva o nome em katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Indique o nome do titular da conta.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Use 8 ou 11 letras e algarismos.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Verifique este código. Exemplo: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Verifique o número de algarismos.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Passo ${0} de ${1}`, // Step … of …
  s58abba84928c40f6: 'A seguir:', // Next:
  s5d3fd7ce45b5b077: 'O que acontece a seguir', // What happens next
  sa4f7bbb1435a84dd: 'Analisamos os seus dados. Entretanto, pode sair desta página.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Se faltar algo, esta página indica o quê.', // If something is missing, this page says what.
  s8277c21f96cdc159:
    'Após a aprovação, pode aceitar pagamentos, que são transferidos para a sua conta bancária.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Continuar no prestador de pagamentos', // Continue at the payment processor
  s4f7fab11e7459a46: 'A abrir o formulário do prestador de pagamentos…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'O formulário do prestador de pagamentos', // The payment processor’s own form
  s93fcc122adecca56:
    'O prestador de pagamentos pede mais do que este formulário. Responda no formulário dele.', // The payment processor asks for more than this form does. Answer it on its own form.
};
