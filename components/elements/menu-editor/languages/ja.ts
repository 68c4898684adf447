import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: '未来の日時を選択してください。', // Choose a time in the future.
  sbea4e386905763f6: '提供状況', // Availability
  sd158a5fc0f062f18: '利用可能', // Available
  sc411338ad1e7ca31: '公開しなくても、お客様にすぐ反映されます。', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: '提供状況を設定', // Set availability
  see2fcaedf9743ec6: '店舗', // Location
  sfe5857d2790cdd68: 'すべての店舗', // All locations
  s478c651b15be256d: '個別に設定した店舗では、その設定が維持されます。', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: '対象', // Of
  s5b61ccfa95102ba6: '商品全体', // the whole item
  sbecec99172ab4012: '一時的に売り切れ', // Sold out for a while
  s1c0bd22b4a44cb51: '変更するまで売り切れ', // Sold out until I change it
  s96557c1f0804a9c6: '在庫がなくなるまで提供', // Available until the stock is gone
  sd37ffdd8f288d785: 'お客様が注文できます', // Customers can order it
  sf2bb98199c92e6f0: '期間', // For
  sdf8c72b4f410fe8f: '終了日時', // Until
  sdea9a51ae2b132dc: str`タイムゾーン：${0}`, // Time zone: {0}.
  sac0ffb8123835d93: '残りの数量', // How many are left
  secea5f9275d5a720: '注文のたびに減り、0になると売り切れになります。', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: '日時を指定', // until a time
  s59762eaa69a60688: str`${0}分`, // {0} minutes
  s9899f07ee811b5ca: '1時間', // 1 hour
  sb97bc1bc5aac2eba: str`${0}時間`, // {0} hours
  sf89fc457e99a5e06: 'ほかのユーザーが削除しました。', // Someone else removed this.
  s495fd4155ecc3018: 'ほかのユーザーも変更しました。', // Someone else changed this too.
  sd76bb2a31835d2c2: '入力内容は残っています。もう一度追加するか、破棄できます。', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'どちらを残すか選択してください。選択するまで保存されません。', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: '自分の変更', // Yours
  s0bd54c693376687c: '相手の変更', // Theirs
  s071720c539d4ee29: 'もう一度追加', // Add it again
  s9d544b4f097ea76c: 'この内容で保存', // Save this
  sc10652dda6d8d7e0: '自分の変更を破棄', // Discard mine
  sacdf39621a230235: '画像の使用範囲', // The part of the picture that is used
  s2de969afacdaa7a6: '形', // Shape
  sdfa6844795ebfc12: '元のまま', // As it is
  s9766793e54c82438: '横長（4:3）', // Wide (4:3)
  s6641c258b0b51b26: '正方形', // Square
  s166bd56d19670a72: 'ズーム', // Zoom
  s363771932fe08c53: '左右の位置', // Left or right
  sa07420dff479d993: '上下の位置', // Up or down
  se8635018b6f395c4: str`${0}件の変更をすべて表示`, // Show all {0} changes
  se949cd6206be4dac: '変更前：', // Before:
  s668347c6d2c58757: '変更後：', // Now:
  sba1940d41066b994: '並び順の変更', // another order
  se871c20e39ace2a5: '追加', // Added
  sdd3bedf6eb41e3db: '削除', // Removed
  s5b425251e1044ddb: '変更', // Changed
  s6d8c02aee480af7a: 'メニュー', // Menu
  scc1db59d292cbc4c: 'セクション', // Section
  s52cfa1d198476806: '商品', // Item
  s16e2a9e41ae96e53: 'オプショングループ', // Modifier group
  sc52f532c12c66bc8: 'メニューの構成', // Parts of the menu
  sfe386c25c1567ecf: '商品', // Items
  scc94ce99baa62060: 'オプショングループ', // Modifier groups
  se19e2ed58cd65d6c: 'バージョン', // Versions
  sef3a9d9cac73a6b0: 'すべてのメニュー', // All menus
  s09a797a8df145719: '未公開の変更', // Unpublished changes
  s60320a18282b2b33: '名前を変更', // Rename
  se940d7a248c04a23: 'ファイルをインポート', // Import a file
  s3011814dabbdd6fc: 'メニューをエクスポート（JSON）', // Export the menu (JSON)
  s247d0bca841f00ac: '商品をエクスポート（CSV）', // Export items (CSV)
  s68b8e55c4fa73e1a: 'オプションをエクスポート（CSV）', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'アーカイブ', // Archive
  s37a9e8aec5713460: 'その他', // More
  se8410e27863e9354: '商品またはセクションを選択すると、ここに表示されます。', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'グループを選択すると、ここに表示されます。', // Choose a group to see it here.
  sf471ec2496f904cc: '変更を破棄', // Discard changes
  s020a64b5155ccd31: '保存されていない変更があります。', // You have unsaved changes.
  s5f2748ec7f910218: '移動する前に保存しますか？', // Save them before you continue?
  sb02ad3c929ac8f41: 'このページにはメニューを表示する権限がありません。', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`${0}文字以内で入力してください。`, // Use at most {0} characters.
  s21717ea35ca04394: '価格を入力してください。0は無料です。', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`${0}のように金額を入力してください。`, // Enter an amount such as ….
  s1303c191cb8717da: str`${0}とも${1}とも読めます。桁区切りを付けずに入力してください。`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`${0}〜${1}の整数を入力してください。`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: '画像', // Image
  s1af2853dc7c54d30: 'バリエーションと価格', // Variations and prices
  s56c3881af09ce5c9: '対応する食事制限', // Suits
  sfa1e7c160bbeec18: '含まれるアレルゲン', // Contains
  se8e1938ba7dafac1: 'カロリー', // Calories
  s9401003aa889230e: 'アルコールを含む', // Contains alcohol
  s8bd7af6b5bfc8086: '税区分', // Tax category
  sb06b3bed480b7dcf: '自社の管理番号', // Your own number
  sb5e0c43af15bce73: '提供する時間帯', // When it is served
  saa33d0fecda8e329: '最低選択数', // At least
  s9acab3a8150b0ac7: '最大選択数', // At most
  s3a99161ca7738c4c: '同じオプションの上限', // At most of one
  s87ca97e3a5f400d9: 'オプション', // Modifiers
  scb489a1a173ac3f0: 'はい', // Yes
  s09205907b5b56cda: 'いいえ', // No
  s903c6546a03dc99b: '別のセクション', // another section
  s6fdad32e7260495a: str`画像：${0}`, // Image: {0}
  s94d1fb4e977ef43e: '装飾用の画像', // Decorative image
  s314a4f7685c8e824: '常時', // Always
  s7c1808ea3f2a3c37: str`商品${0}点の並び順を変更`, // {0} items in another order
  se27b991249980daf: '別のグループ', // another group
  s563815aaf4ea1e25: '0の場合、選択は任意です。', // 0: customers may leave it out.
  sc05f9073cb21e805: '空欄の場合、上限はありません。', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`オプション${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'オプションを追加', // Add modifier
  s916a0d090cdcefd8: '追加料金', // Added price
  se982c5f5768ad7ff: '初期選択', // Preselected
  s329ac90257ebd1d5: '最低選択数を下回っています。', // This is below the minimum.
  s1c94c8edd59d3076: '初期選択のオプションが最大選択数を超えています。', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`${0}個以上選択`, // Choose {0} or more
  sc5105711fd43033b: 'いくつでも選択可', // Choose any number
  sdf9917a98234d21a: str`${0}個選択`, // Choose {0}
  sb4c5fd71ed9f9675: str`${0}〜${1}個選択`, // Choose {0} to {1}
  se7c09290af453628: str`${0}個まで選択`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'グループを追加', // Add group
  s855eb596c3a5ec6b: 'オプショングループはまだありません。', // No modifier groups yet.
  sd437f5e1cee5dc76: 'グループは、サイズやトッピングなど、商品ごとにお客様が選ぶ項目です。', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: str`商品${0}点で使用中`, // offered by {0}
  s3978e021910edfce: '別の画像', // Another picture
  s5ed03bb1f3a15949: '画像', // Picture
  s4b9e15d2297373ec: '画像を削除', // Remove the picture
  s721b737a6be4b7d6: '画像の説明', // What it shows
  s20464789d7b29c69: '画像を見ることができない方のための説明です。', // For people who don’t see it.
  sec4f173289cf430c: '装飾用（文章を補う情報はありません）', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'この画像を使用', // Use this picture
  s5616831bbbe45a2c: 'このファイルは画像として読み込めません。', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'エクスポートと同じ列の表（CSV）、またはメニュー全体（JSON）。下書きにすべて取り込まれるか、まったく取り込まれないかのいずれかです。', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'ファイル', // File
  s21c900c1c40ededc: 'ファイルにないものを削除', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'キャンセルしました。何も変更されていません。', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: '下書きにインポート', // Import into the draft
  s497f5c58f472ecc2: 'ファイルを確認', // Check the file
  s0a3428971ae07998: '5 MB以下のファイルを使用してください。', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'ファイルを選択してください。', // Choose a file.
  s04bbf0265f51c179: str`インポートしました：新規${0}件、変更${1}件`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'ファイルにエラーが1件あります。', // The file has one error.
  sd9f681401a61a43f: str`ファイルにエラーが${0}件あります。`, // The file has {0} errors.
  s71ab261f500326b4: '何も変更されていません。ファイルを修正して、もう一度選択してください。', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: '新規', // new
  sdf38879af614707b: '変更', // changed
  s519271cabdd2d230: '変更なし', // as before
  s10154dbd4fbc697b: '削除', // removed
  s828a029fea3726e9: 'ファイルになし（維持）', // not in the file, stay
  s9def3ec1debf9135: str`読み込んだ行数：${0}。インポートの結果は次のとおりです。`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'ファイル内のエラー', // Errors in the file
  s447f48097e0da5c8: 'エラーの内容', // What is wrong
  sa013e119fec906fb: '行', // Row
  s9e40e59654c8ad67: '列', // Column
  seb8bd2cce4314e01: '食事制限とアレルゲン', // Diet and allergens
  s78c64e9d1c015519: '税と番号', // Tax and numbers
  s433e829d263da9d3: '店舗のどの税を適用するかを決めます。', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'メニュー内で重複しない番号。', // Unique in the menu.
  s12923b47bc89a306: '1人前のキロカロリー。', // Kilocalories per portion.
  sa090c3015ee9d7de: '画像の説明を入力するか、装飾用に指定してください。', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: '「大」のように、各バリエーションに名前を付けてください。', // Name each variation, such as “Large”.
  s827599af4c283614: '半角の小文字、数字、ハイフンを使用してください。', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'メニューを読み込んでいます…', // Loading menus…
  sa597982e46a96c4b: 'メニュー', // Menus
  s1818ee80e70946be: '移動するには、上または下の矢印キーを押してください。', // Press the up or down arrow key to move it.
  saf834c9efed4958e: '該当する商品がありません。', // No item matches.
  s870c1c9fb0f67b77: 'すべての商品を表示', // Show all items
  sc182f375a3779a14: 'セクションと商品', // Sections and items
  sd1d5a0ea9c6c52bb: 'セクションを追加', // Add section
  s58f411f4883e73a9: 'このメニューは空です。', // This menu is empty.
  s0c9625899a90e3c3: '「前菜」などのセクションから始めるか、ファイルをインポートしてください。', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'まだ何も追加されていません。', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'すべての商品', // All items
  s748395f78757aae7: '売り切れ', // Sold out
  s63017ca524b4841b: '画像なし', // Without an image
  seebf0a900fa14c4c: '商品を検索', // Find an item
  s716a6024e3fe999c: '表示', // Show
  sb48af5beab013611: str`${0}は${3}の${2}点中${1}番目になりました。`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0}は${2}個中${1}番目のセクションになりました。`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'メニューの名前を変更', // Rename the menu
  se7a74f9bb3957847: 'このメニューをアーカイブしますか？', // Archive this menu?
  s352616496b458f0e: 'お客様に表示されなくなり、注文もできなくなります。もう一度公開すると元に戻ります。', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'そのままにする', // Keep
  s19e88633eab0162e: '下書きの名前を変更しました。', // Renamed in the draft.
  s9299da523fa9a449: 'メニューをアーカイブしました。', // The menu is archived.
  sbaf87689cccc53eb: '商品1点', // 1 item
  s125a86b2f45bbb25: str`商品${0}点`, // {0} items
  s6d3b5b0561ba34c9: '公開中', // Published
  sd600892f7fabe04c: '下書き', // Draft
  s4bfc4d609ee1ab33: 'アーカイブ済み', // Archived
  sacf819de0479fa43: str`${0}〜`, // from {0}
  s1cf212429be9ce39: str`${0}まで売り切れ`, // Sold out until {0}
  sa2fac55a6590598c: '一部店舗で売り切れ', // Sold out at some locations
  sf7d87f0549046c0a: str`残り${0}`, // {0} left
  sa21aad667d8ecf27: str`提供時間${0}件`, // {0} serving times
  s992097decb0f4c86: '毎日', // Every day
  s0a69bfb682cb87b1: str`${0}種類`, // {0} variations
  sc660627b5a7ed593: 'メニューを追加', // Add menu
  s09eba37e31945df2: 'メニューはまだありません。', // No menus yet.
  s71aeb22920c177b6:
    'メニューを追加し、手入力またはファイルから内容を登録してください。公開するとお客様に表示されます。', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'まだメニューが追加されていません。', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'この状態のメニューはありません。', // No menu has this status.
  s454f7ee1a28f9734: '新しいメニュー', // New menu
  s030e10499ec674df: 'メニュー名', // Name of the menu
  s4162416d99573bdc: 'お客様に表示されます。', // Customers see it.
  s7ed70a092bd8b8ec: 'グループを追加', // Add a group
  s9df73ce11ba9f360: 'グループを選択', // Choose a group
  s5468d720047eb162: str`${0}に商品を追加`, // Add item to {0}
  se8e6a39f5369c253: '商品を追加', // Add item
  sb85415d0fe1814a6: str`${0}を移動`, // Move {0}
  sc1b6cdbe946ba044: '新しい商品', // New item
  sadea7fe71518aab6: '新しいセクション', // New section
  se2c94d0ff429cd79: '新しいオプショングループ', // New modifier group
  sb59d102ee48d7d72: '商品を追加しました。', // The item was added.
  s17252ce52971b55a: 'セクションを追加しました。', // The section was added.
  sfda21267885fbb86: 'グループを追加しました。', // The group was added.
  s7f891b1ee9f18f8f: '下書きに保存しました。', // Saved in the draft.
  s5517461b10bf0650:
    'その間に、ほかのユーザーがメニューの別の部分を変更しました。両方の変更が表示されています。', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: '上へ移動', // Move up
  sb233557012dcb328: '下へ移動', // Move down
  s35bcf34a7fa5a19d: '商品を削除', // Delete item
  s728a4f548c11b0e1: 'セクションを削除', // Delete section
  sf4856711e7b00031: 'グループを削除', // Delete group
  sf9aee319a006c9b4: '追加', // Add
  s5ac685dcf0a02ceb: '未保存', // Not saved yet
  s82da3badb1a148f1: '提供状況を設定しました。', // The availability is set.
  sd1014fee43e79b42: 'この商品を削除しますか？', // Delete this item?
  sc05dfefd2370a4bf: 'このセクションと中の商品を削除しますか？', // Delete this section and its items?
  sa9f72e33186042ce: 'このグループを削除しますか？', // Delete this group?
  s30c717f55b558fdb: 'このグループを使用している商品：', // Items that offer it:
  s78b6702c8d3ee1de: '一緒に削除されるもの：', // With it go:
  sd377b341c1876043: '下書きから削除されます。公開するまで、お客様には引き続き表示されます。', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`${0}を上へ移動`, // Move {0} up
  s1953f2a4f1105dca: str`${0}を下へ移動`, // Move {0} down
  s2fa05f91c1baa29b: str`${0}を削除`, // Remove {0}
  sf5ae83dc0f2e0e89: '店舗の営業時間中は常時。', // Always, while the location is open.
  s339fd024bf102490: '店舗の現地時間です。終了時刻が開始時刻より前の場合は、翌日に終了します。', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`提供時間${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`提供時間${0}を削除`, // Remove serving time {0}
  sda5be2d4faff2179: '提供時間を追加', // Add serving time
  sacae74732f544fca: '曜日', // Days
  sa6ab5184d6315895: '開始', // From
  s09353907b5c79284: '終了', // To
  sd67eac11415e43c8: '曜日を1つ以上選択してください。', // Choose at least one day.
  sfb2dbe10406cd002: '08:00のように時刻を入力してください。', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: '11:30のように時刻を入力してください。', // Enter a time such as 11:30.
  seed76e8afe9f604a: '価格', // Price
  s54c472297ecad54c: str`バリエーション${0}`, // Variation {0}
  se50124bfd80ba2b9: 'バリエーションを追加', // Add variation
  s97de9a19fa44513a: 'SKU', // SKU
  s55c25e6c35ec15a2: '公開したバージョン', // Published versions
  sd1a2ca954ab8526e: '未公開', // Not published yet
  s39f2ee69c6ccd6f7: 'お客様に表示中のバージョンからの変更点', // What changed since customers’ version
  s590f59c2a952ef29: 'お客様に表示中のメニューと同じです', // Customers see this menu as it is
  s15bdc0015e794c7c: 'お客様には表示されていません。', // Customers don’t see it.
  sa46753f90a34f9a0: str`キャンセルが間に合いませんでした。インポートしました：新規${0}件、変更${1}件`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: '公開', // Publish
  sd5be5d2de0c50082: 'お客様にすぐ表示されます。', // Customers see it at once.
  s55d2d4d448f92f95: 'まだありません。', // None yet.
  s358e08de4fbebf51: str`バージョン${0}`, // Version {0}
  s9de00e64b4550667: 'お客様に表示中', // Customers see this
  s38e383b4fc008e43: '変更点', // What changed
  s54f5ab09b9af65c2: 'このバージョンに戻す', // Roll back to this
  s494152fc3783e83b: str`お客様への表示をバージョン${0}に戻しますか？`, // Show version {0} to customers again?
  s32b718053db02902: '下書きは変わりません。', // The draft stays as it is.
  s83e5c58695b18ee9: '戻す', // Roll back
  s5b751b21df5a5684: '最初のバージョンです。', // The first version.
  s888c93c98d8944df: '違いはありません。', // No changes.
  s02dd685c2cbf80f5: str`バージョン${0}を公開しました。`, // Version {0} is published.
  s2f5b6188bdcad17b: str`お客様への表示をバージョン${0}に戻しました。`, // Customers see version {0} again.
  sbc840984279b8a80: '下書きは変わりません。内容を整えてから公開してください。', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'メニューを追加しています…', // Adding the menu…
  s599cc2490be2241c: 'メニューの名前を変更しています…', // Renaming the menu…
  sba862525f437035e: 'メニューをアーカイブしています…', // Archiving the menu…
  s5d5b87e4476d1e03: '商品を保存しています…', // Saving the item…
  s2a764eb46eca5889: '商品を削除しています…', // Deleting the item…
  sfca112be9c0f4f3b: 'セクションを保存しています…', // Saving the section…
  sdd3ecff2f2020fad: 'セクションを削除しています…', // Deleting the section…
  s1bc484ba322f28d7: 'グループを保存しています…', // Saving the group…
  s5d1174c32163b53d: 'グループを削除しています…', // Deleting the group…
  s4929c9bbfd901993: '移動しています…', // Moving…
  sbe865dde72e4992f: '提供状況を設定しています…', // Setting the availability…
  sd412da320c12fcff: 'ファイルをアップロードしています…', // Uploading the file…
  s9bc0145b844492f4: '画像をアップロードしています…', // Uploading the image…
  s1d083899146a0112: '公開しています…', // Publishing…
  s557d3afaf90aa2d9: '元に戻しています…', // Rolling back…
  sf39a2f83ede0ad70: 'ファイルを読み込んでいます…', // Reading the file…
  s99d05b52dd4b3346: 'インポートしています…', // Importing…
  sfba8e09ccef579c4: 'ファイルを準備しています…', // Preparing the file…
  sa5b32784847cb784: '値を入力する必要があります。', // This can’t be empty.
  s093711b4fe6b5c11: '価格を数字で入力する必要があります。小数点にはピリオドを使用してください。', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: '整数を入力する必要があります。', // Enter a whole number.
  sec9e67738e532a5d: 'メニューの通貨と一致する必要があります。', // Use the menu’s currency.
  s2c98833446da9b42: '同じ項目の前の行と内容が異なります。', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'メニューに存在しないオプショングループが指定されています。', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'この行のセルの数が見出し行と異なります。区切り文字を含むテキストは二重引用符で囲んでください。', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'この行の二重引用符が不足しているか、位置が間違っています。', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'この行は長すぎます。閉じの二重引用符が抜けている可能性があります。', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'キャンセルしました。すでに実行されたかどうかを確認しています…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'キャンセルしました。現時点では何も変更されていません。もう一度インポートしても、実行されるのは1回だけです。', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'キャンセルしました。すでに実行されたかどうかは不明です。メニューを確認してください。', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'ここでは使用できません。', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'このファイルは有効なJSONではありません。', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'ファイルの通貨がメニューの通貨と異なります。', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'このファイルの文字を読み取れません。UTF-8（表計算ソフトでは「CSV UTF-8」）で保存してください。', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'この表は行が多すぎます。複数のファイルに分けてください。', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`この表には列${0}がありません。`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`列${0}は認識できません。`, // The column {0} isn’t known.
  sfc518267d85120cf: 'この表には同じ列が2つあります。', // A column is in this table twice.
  s5436ec743872f4e2:
    'このファイルはメニューとして読み込めません。エクスポートと同じ形式の表またはドキュメントを使用してください。', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'このファイルはJPEG、PNG、WebPの画像ではありません。', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'この画像はアニメーションです。静止画を使用してください。', // This picture is animated. Use a still one.
  s9d7616271b24032f: '画像データが途中で終わっています。もう一度書き出してください。', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: '画像データの後に余分なデータがあります。もう一度書き出してください。', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'この画像はピクセル数が多すぎます。小さい画像を使用してください。', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: '変更を見る', // See changes
  sc587c7a055e15bb5: '未公開の変更1件', // 1 unpublished change
  s16fc8463de4493ff: str`未公開の変更${0}件`, // … unpublished changes
  sedc03097c9fa8e28: '選べる画像', // Pictures to choose from
  s57c396d2ec12a3a6: str`${0}を使う`, // Use …
  s31605c88613b70e9:
    '画像をここにドロップしてください（JPEG、PNG、WebP）。複数の画像は、ほかの商品用にも選べます。', // Drop pictures here: JPEG, PNG or WebP. …
};
