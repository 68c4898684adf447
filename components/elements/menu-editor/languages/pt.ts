import { plural, str } from '../../../i18n/catalog.ts';

/**
 * Portuguese, as far as the menu editor speaks: a line for each message, so it is as long as they are many.
 */
export const messages = {
  sd47b0ad98ebfeb07: 'Escolha uma data e hora futuras.', // Choose a time in the future.
  sbea4e386905763f6: 'Disponibilidade', // Availability
  sd158a5fc0f062f18: 'Disponível', // Available
  sc411338ad1e7ca31: 'Tem efeito imediato para os clientes, sem publicar.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Definir disponibilidade', // Set availability
  see2fcaedf9743ec6: 'Estabelecimento', // Location
  sfe5857d2790cdd68: 'Todos os estabelecimentos', // All locations
  s478c651b15be256d: 'Os estabelecimentos com definição própria mantêm-na.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Aplica-se a', // Of
  s5b61ccfa95102ba6: 'todo o item', // the whole item
  sbecec99172ab4012: 'Temporariamente esgotado', // Sold out for a while
  s1c0bd22b4a44cb51: 'Esgotado até ser alterado', // Sold out until I change it
  s96557c1f0804a9c6: 'Disponível até ao fim do stock', // Available until the stock is gone
  sd37ffdd8f288d785: 'Os clientes podem pedir', // Customers can order it
  sf2bb98199c92e6f0: 'Duração', // For
  sdf8c72b4f410fe8f: 'Até', // Until
  sdea9a51ae2b132dc: str`Fuso horário: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Quantidade restante', // How many are left
  secea5f9275d5a720: 'Cada pedido reduz a quantidade; com 0, fica esgotado.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'até uma data e hora', // until a time
  s59762eaa69a60688: str`${0} minutos`, // {0} minutes
  s9899f07ee811b5ca: '1 hora', // 1 hour
  sb97bc1bc5aac2eba: str`${0} horas`, // {0} hours
  sf89fc457e99a5e06: 'Outra pessoa removeu este elemento.', // Someone else removed this.
  s495fd4155ecc3018: 'Outra pessoa também alterou este elemento.', // Someone else changed this too.
  sd76bb2a31835d2c2:
    'Os dados introduzidos continuam aqui. É possível adicionar novamente o elemento ou descartá-los.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Escolha o que manter. Até lá, nada é guardado.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'A minha versão', // Yours
  s0bd54c693376687c: 'A outra versão', // Theirs
  s071720c539d4ee29: 'Adicionar novamente', // Add it again
  s9d544b4f097ea76c: 'Guardar assim', // Save this
  sc10652dda6d8d7e0: 'Descartar a minha versão', // Discard mine
  sacdf39621a230235: 'A parte da imagem que é usada', // The part of the picture that is used
  s2de969afacdaa7a6: 'Formato', // Shape
  sdfa6844795ebfc12: 'Original', // As it is
  s9766793e54c82438: 'Largo (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Quadrado', // Square
  s166bd56d19670a72: 'Zoom', // Zoom
  s363771932fe08c53: 'Posição horizontal', // Left or right
  sa07420dff479d993: 'Posição vertical', // Up or down
  se8635018b6f395c4: str`Mostrar as ${0} alterações`, // Show all {0} changes
  se949cd6206be4dac: 'Antes:', // Before:
  s668347c6d2c58757: 'Agora:', // Now:
  sba1940d41066b994: 'outra ordem', // another order
  se871c20e39ace2a5: 'Adicionado', // Added
  sdd3bedf6eb41e3db: 'Removido', // Removed
  s5b425251e1044ddb: 'Alterado', // Changed
  s6d8c02aee480af7a: 'Menu', // Menu
  scc1db59d292cbc4c: 'Secção', // Section
  s52cfa1d198476806: 'Item', // Item
  s16e2a9e41ae96e53: 'Grupo de opções', // Modifier group
  sc52f532c12c66bc8: 'Partes do menu', // Parts of the menu
  sfe386c25c1567ecf: 'Itens', // Items
  scc94ce99baa62060: 'Grupos de opções', // Modifier groups
  se19e2ed58cd65d6c: 'Versões', // Versions
  sef3a9d9cac73a6b0: 'Todos os menus', // All menus
  s09a797a8df145719: 'Alterações não publicadas', // Unpublished changes
  s60320a18282b2b33: 'Mudar o nome', // Rename
  se940d7a248c04a23: 'Importar um ficheiro', // Import a file
  s3011814dabbdd6fc: 'Exportar o menu (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Exportar itens (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Exportar opções (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Arquivar', // Archive
  s37a9e8aec5713460: 'Mais', // More
  se8410e27863e9354: 'Escolha um item ou uma secção para ver aqui.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Escolha um grupo para ver aqui.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Descartar alterações', // Discard changes
  s020a64b5155ccd31: 'Há alterações por guardar.', // You have unsaved changes.
  s5f2748ec7f910218: 'Guardá-las antes de continuar?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Esta página não tem autorização para mostrar menus.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`Use no máximo ${0} caracteres.`, // Use at most {0} characters.
  s21717ea35ca04394: 'Introduza um preço; 0 é grátis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Introduza um valor como ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Isto pode significar ${0} ou ${1}. Omita o separador de milhares.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Introduza um número inteiro de ${0} a ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Imagem', // Image
  s1af2853dc7c54d30: 'Variantes e preços', // Variations and prices
  s56c3881af09ce5c9: 'Adequado para', // Suits
  sfa1e7c160bbeec18: 'Contém', // Contains
  se8e1938ba7dafac1: 'Calorias', // Calories
  s9401003aa889230e: 'Contém álcool', // Contains alcohol
  s8bd7af6b5bfc8086: 'Categoria fiscal', // Tax category
  sb06b3bed480b7dcf: 'Número interno', // Your own number
  sb5e0c43af15bce73: 'Quando é servido', // When it is served
  saa33d0fecda8e329: 'Mínimo', // At least
  s9acab3a8150b0ac7: 'Máximo', // At most
  s3a99161ca7738c4c: 'Máximo por opção', // At most of one
  s87ca97e3a5f400d9: 'Opções', // Modifiers
  scb489a1a173ac3f0: 'Sim', // Yes
  s09205907b5b56cda: 'Não', // No
  s903c6546a03dc99b: 'outra secção', // another section
  s6fdad32e7260495a: str`Imagem: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Imagem decorativa', // Decorative image
  s314a4f7685c8e824: 'Sempre', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} item noutra ordem`,
    many: str`${0} de itens noutra ordem`,
    other: str`${0} itens noutra ordem`,
  }), // {0} items in another order
  se27b991249980daf: 'outro grupo', // another group
  s563815aaf4ea1e25: '0: os clientes podem não escolher nada.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Vazio: tantas quantas existirem.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Opção ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Adicionar opção', // Add modifier
  s916a0d090cdcefd8: 'Suplemento', // Added price
  se982c5f5768ad7ff: 'Pré-selecionada', // Preselected
  s329ac90257ebd1d5: 'É inferior ao mínimo.', // This is below the minimum.
  s1c94c8edd59d3076: 'Há mais opções pré-selecionadas do que as que se podem escolher.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Escolher pelo menos ${0}`, // Choose {0} or more
  sc5105711fd43033b: 'Escolher qualquer quantidade', // Choose any number
  sdf9917a98234d21a: str`Escolher ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`Escolher de ${0} a ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`Escolher até ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Adicionar grupo', // Add group
  s855eb596c3a5ec6b: 'Ainda não há grupos de opções.', // No modifier groups yet.
  sd437f5e1cee5dc76: 'Um grupo é o que os clientes escolhem para um item, como o tamanho ou os extras.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, {
    one: str`oferecido em ${0} item`,
    many: str`oferecido em ${0} de itens`,
    other: str`oferecido em ${0} itens`,
  }), // offered by {0}
  s3978e021910edfce: 'Outra imagem', // Another picture
  s5ed03bb1f3a15949: 'Imagem', // Picture
  s4b9e15d2297373ec: 'Remover a imagem', // Remove the picture
  s721b737a6be4b7d6: 'O que mostra', // What it shows
  s20464789d7b29c69: 'Para as pessoas que não a veem.', // For people who don’t see it.
  sec4f173289cf430c: 'Decorativa: não acrescenta nada ao texto', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Usar esta imagem', // Use this picture
  s5616831bbbe45a2c: 'Não é possível ler este ficheiro como imagem.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Uma tabela (CSV) com as colunas da exportação ou um menu completo (JSON). É importado para o rascunho, por inteiro ou nada.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'Ficheiro', // File
  s21c900c1c40ededc: 'Remover o que não está no ficheiro', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Cancelado. Nada foi alterado.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'Importar para o rascunho', // Import into the draft
  s497f5c58f472ecc2: 'Verificar o ficheiro', // Check the file
  s0a3428971ae07998: 'Use um ficheiro de 5\u00a0MB no máximo.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Escolha um ficheiro.', // Choose a file.
  s04bbf0265f51c179: str`Importação concluída. Novos: ${0}, alterados: ${1}.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'O ficheiro tem um erro.', // The file has one error.
  sd9f681401a61a43f: plural(0, {
    one: str`O ficheiro tem ${0} erro.`,
    many: str`O ficheiro tem ${0} de erros.`,
    other: str`O ficheiro tem ${0} erros.`,
  }), // The file has {0} errors.
  s71ab261f500326b4: 'Nada foi alterado. Corrija o ficheiro e escolha-o novamente.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'novo(s)', // new
  sdf38879af614707b: 'alterado(s)', // changed
  s519271cabdd2d230: 'sem alterações', // as before
  s10154dbd4fbc697b: 'removido(s)', // removed
  s828a029fea3726e9: 'fora do ficheiro, mantido(s)', // not in the file, stay
  s9def3ec1debf9135: str`Linhas lidas: ${0}. Efeito da importação:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Erros no ficheiro', // Errors in the file
  s447f48097e0da5c8: 'Problema', // What is wrong
  sa013e119fec906fb: 'Linha', // Row
  s9e40e59654c8ad67: 'Coluna', // Column
  seb8bd2cce4314e01: 'Dieta e alergénios', // Diet and allergens
  s78c64e9d1c015519: 'Impostos e números', // Tax and numbers
  s433e829d263da9d3: 'Determina que impostos do estabelecimento se aplicam.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Único no menu.', // Unique in the menu.
  s12923b47bc89a306: 'Quilocalorias por porção.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Descreva o que a imagem mostra ou indique que é decorativa.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Dê um nome a cada variante, por exemplo “Grande”.', // Name each variation, such as “Large”.
  s827599af4c283614: 'Use minúsculas, algarismos e hífenes.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'A carregar menus…', // Loading menus…
  sa597982e46a96c4b: 'Menus', // Menus
  s1818ee80e70946be: 'Prima a seta para cima ou para baixo para mover o elemento.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Nenhum item corresponde.', // No item matches.
  s870c1c9fb0f67b77: 'Mostrar todos os itens', // Show all items
  sc182f375a3779a14: 'Secções e itens', // Sections and items
  sd1d5a0ea9c6c52bb: 'Adicionar secção', // Add section
  s58f411f4883e73a9: 'Este menu está vazio.', // This menu is empty.
  s0c9625899a90e3c3: 'Comece com uma secção, como “Entradas”, ou importe um ficheiro.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Ainda ninguém adicionou nada.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Todos os itens', // All items
  s748395f78757aae7: 'Esgotado', // Sold out
  s63017ca524b4841b: 'Sem imagem', // Without an image
  seebf0a900fa14c4c: 'Procurar um item', // Find an item
  s716a6024e3fe999c: 'Mostrar', // Show
  sb48af5beab013611: str`${0} está agora na posição ${1} de ${2} em ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0} é agora a secção ${1} de ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Mudar o nome do menu', // Rename the menu
  se7a74f9bb3957847: 'Arquivar este menu?', // Archive this menu?
  s352616496b458f0e:
    'Os clientes deixam de o ver e de poder fazer pedidos a partir dele. Para o recuperar, publique-o novamente.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Manter', // Keep
  s19e88633eab0162e: 'Nome alterado no rascunho.', // Renamed in the draft.
  s9299da523fa9a449: 'O menu foi arquivado.', // The menu is archived.
  sbaf87689cccc53eb: '1 item', // 1 item
  s125a86b2f45bbb25: plural(0, { one: str`${0} item`, many: str`${0} de itens`, other: str`${0} itens` }), // {0} items
  s6d3b5b0561ba34c9: 'Publicado', // Published
  sd600892f7fabe04c: 'Rascunho', // Draft
  s4bfc4d609ee1ab33: 'Arquivado', // Archived
  sacf819de0479fa43: str`desde ${0}`, // from {0}
  s1cf212429be9ce39: str`Esgotado até ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Esgotado em parte', // Sold out at some locations
  sf7d87f0549046c0a: str`restam: ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, {
    one: str`${0} horário de serviço`,
    many: str`${0} de horários de serviço`,
    other: str`${0} horários de serviço`,
  }), // {0} serving times
  s992097decb0f4c86: 'Todos os dias', // Every day
  s0a69bfb682cb87b1: plural(0, {
    one: str`${0} variante`,
    many: str`${0} de variantes`,
    other: str`${0} variantes`,
  }), // {0} variations
  sc660627b5a7ed593: 'Adicionar menu', // Add menu
  s09eba37e31945df2: 'Ainda não há menus.', // No menus yet.
  s71aeb22920c177b6:
    'Adicione um menu e preencha-o à mão ou a partir de um ficheiro. Os clientes veem-no assim que for publicado.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Ainda ninguém adicionou um menu.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Nenhum menu tem este estado.', // No menu has this status.
  s454f7ee1a28f9734: 'Novo menu', // New menu
  s030e10499ec674df: 'Nome do menu', // Name of the menu
  s4162416d99573bdc: 'Os clientes veem-no.', // Customers see it.
  s7ed70a092bd8b8ec: 'Adicionar um grupo', // Add a group
  s9df73ce11ba9f360: 'Escolher um grupo', // Choose a group
  s5468d720047eb162: str`Adicionar item a ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Adicionar item', // Add item
  sb85415d0fe1814a6: str`Mover ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'Novo item', // New item
  sadea7fe71518aab6: 'Nova secção', // New section
  se2c94d0ff429cd79: 'Novo grupo de opções', // New modifier group
  sb59d102ee48d7d72: 'O item foi adicionado.', // The item was added.
  s17252ce52971b55a: 'A secção foi adicionada.', // The section was added.
  sfda21267885fbb86: 'O grupo foi adicionado.', // The group was added.
  s7f891b1ee9f18f8f: 'Guardado no rascunho.', // Saved in the draft.
  s5517461b10bf0650:
    'Entretanto, outra pessoa alterou outras partes do menu. Agora são mostradas todas as alterações.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Mover para cima', // Move up
  sb233557012dcb328: 'Mover para baixo', // Move down
  s35bcf34a7fa5a19d: 'Eliminar item', // Delete item
  s728a4f548c11b0e1: 'Eliminar secção', // Delete section
  sf4856711e7b00031: 'Eliminar grupo', // Delete group
  sf9aee319a006c9b4: 'Adicionar', // Add
  s5ac685dcf0a02ceb: 'Ainda não guardado', // Not saved yet
  s82da3badb1a148f1: 'A disponibilidade foi definida.', // The availability is set.
  sd1014fee43e79b42: 'Eliminar este item?', // Delete this item?
  sc05dfefd2370a4bf: 'Eliminar esta secção e os seus itens?', // Delete this section and its items?
  sa9f72e33186042ce: 'Eliminar este grupo?', // Delete this group?
  s30c717f55b558fdb: 'Itens que o oferecem:', // Items that offer it:
  s78b6702c8d3ee1de: 'Também são eliminados:', // With it go:
  sd377b341c1876043: 'A eliminação é feita no rascunho. Os clientes veem o elemento até à publicação.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`Mover ${0} para cima`, // Move {0} up
  s1953f2a4f1105dca: str`Mover ${0} para baixo`, // Move {0} down
  s2fa05f91c1baa29b: str`Remover ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Sempre, enquanto o estabelecimento estiver aberto.', // Always, while the location is open.
  s339fd024bf102490:
    'Hora local do estabelecimento. Um horário que termina antes de começar acaba no dia seguinte.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Horário de serviço ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Remover o horário de serviço ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'Adicionar horário de serviço', // Add serving time
  sacae74732f544fca: 'Dias', // Days
  sa6ab5184d6315895: 'De', // From
  s09353907b5c79284: 'Até', // To
  sd67eac11415e43c8: 'Escolha pelo menos um dia.', // Choose at least one day.
  sfb2dbe10406cd002: 'Introduza uma hora, por exemplo 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Introduza uma hora, por exemplo 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Preço', // Price
  s54c472297ecad54c: str`Variante ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Adicionar variante', // Add variation
  s97de9a19fa44513a: 'Referência (SKU)', // SKU
  s55c25e6c35ec15a2: 'Versões publicadas', // Published versions
  sd1a2ca954ab8526e: 'Ainda não publicado', // Not published yet
  s39f2ee69c6ccd6f7: 'Alterações em relação à versão dos clientes', // What changed since customers’ version
  s590f59c2a952ef29: 'Os clientes veem este menu tal como está', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Os clientes não o veem.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Era tarde demais para cancelar. Importado: ${0} novos, ${1} alterados.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Publicar', // Publish
  sd5be5d2de0c50082: 'Os clientes veem-no de imediato.', // Customers see it at once.
  s55d2d4d448f92f95: 'Ainda nenhuma.', // None yet.
  s358e08de4fbebf51: str`Versão ${0}`, // Version {0}
  s9de00e64b4550667: 'Visível para os clientes', // Customers see this
  s38e383b4fc008e43: 'Alterações', // What changed
  s54f5ab09b9af65c2: 'Repor esta versão', // Roll back to this
  s494152fc3783e83b: str`Mostrar novamente a versão ${0} aos clientes?`, // Show version {0} to customers again?
  s32b718053db02902: 'O rascunho fica como está.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Repor', // Roll back
  s5b751b21df5a5684: 'A primeira versão.', // The first version.
  s888c93c98d8944df: 'Sem diferenças.', // No changes.
  s02dd685c2cbf80f5: str`A versão ${0} foi publicada.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`Os clientes veem novamente a versão ${0}.`, // Customers see version {0} again.
  sbc840984279b8a80: 'O rascunho fica como está. Publique-o quando estiver correto.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'A adicionar o menu…', // Adding the menu…
  s599cc2490be2241c: 'A mudar o nome do menu…', // Renaming the menu…
  sba862525f437035e: 'A arquivar o menu…', // Archiving the menu…
  s5d5b87e4476d1e03: 'A guardar o item…', // Saving the item…
  s2a764eb46eca5889: 'A eliminar o item…', // Deleting the item…
  sfca112be9c0f4f3b: 'A guardar a secção…', // Saving the section…
  sdd3ecff2f2020fad: 'A eliminar a secção…', // Deleting the section…
  s1bc484ba322f28d7: 'A guardar o grupo…', // Saving the group…
  s5d1174c32163b53d: 'A eliminar o grupo…', // Deleting the group…
  s4929c9bbfd901993: 'A mover…', // Moving…
  sbe865dde72e4992f: 'A definir a disponibilidade…', // Setting the availability…
  sd412da320c12fcff: 'A enviar o ficheiro…', // Uploading the file…
  s9bc0145b844492f4: 'A enviar a imagem…', // Uploading the image…
  s1d083899146a0112: 'A publicar…', // Publishing…
  s557d3afaf90aa2d9: 'A repor…', // Rolling back…
  sf39a2f83ede0ad70: 'A ler o ficheiro…', // Reading the file…
  s99d05b52dd4b3346: 'A importar…', // Importing…
  sfba8e09ccef579c4: 'A preparar o ficheiro…', // Preparing the file…
  sa5b32784847cb784: 'Falta aqui um valor.', // This can’t be empty.
  s093711b4fe6b5c11: 'Aqui é necessário um preço: algarismos, com decimais apenas depois de um ponto.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Aqui é necessário um número inteiro.', // Enter a whole number.
  sec9e67738e532a5d: 'Aqui é necessária a moeda do menu.', // Use the menu’s currency.
  s2c98833446da9b42: 'Este valor difere de uma linha anterior da mesma parte.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Este valor indica um grupo de opções que não existe no menu.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Esta linha não tem tantas células como o cabeçalho. Coloque entre aspas duplas os textos com separadores.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'Nesta linha faltam aspas duplas ou estão no sítio errado.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Esta linha é demasiado longa. Talvez faltem as aspas duplas finais.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Cancelado. A verificar se a importação já tinha sido feita…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'Cancelado. Até agora, nada foi alterado. Se a importação for repetida, será feita apenas uma vez.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Cancelado. Não se sabe se a importação já tinha sido feita: verifique o menu.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Este valor não é aceite aqui.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Este ficheiro não é um JSON válido.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Este ficheiro usa uma moeda diferente da do menu.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'Não é possível ler as letras deste ficheiro. Guarde-o em UTF-8 (numa folha de cálculo: “CSV UTF-8”).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Esta tabela tem demasiadas linhas. Divida-a em vários ficheiros.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`Falta a coluna ${0} nesta tabela.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`A coluna ${0} não é reconhecida.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'Uma coluna aparece duas vezes nesta tabela.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Não é possível ler este ficheiro como menu. Tem de ser uma tabela ou um documento como os criados pela exportação.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Este ficheiro não é uma imagem JPEG, PNG ou WebP.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Esta imagem é animada. Use uma imagem estática.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Este ficheiro termina antes da imagem. Exporte-a novamente.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Este ficheiro contém outros dados depois da imagem. Exporte-a novamente.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Esta imagem tem demasiados píxeis. Utilize uma mais pequena.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Ver alterações', // See changes
  sc587c7a055e15bb5: '1 alteração não publicada', // 1 unpublished change
  s16fc8463de4493ff: str`${0} alterações não publicadas`, // … unpublished changes
  sedc03097c9fa8e28: 'Imagens à escolha', // Pictures to choose from
  s57c396d2ec12a3a6: str`Usar ${0}`, // Use …
  s31605c88613b70e9:
    'Largue imagens aqui: JPEG, PNG ou WebP. Várias ficam à escolha, também para outros artigos.', // Drop pictures here: JPEG, PNG or WebP. …
};
