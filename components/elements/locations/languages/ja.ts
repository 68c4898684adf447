import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: '翌日', // next day
  s8304663d0a4f809b: str`${1}の時間帯${0}を削除`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}、開店`, // …, opens
  s255de4755e1c2040: str`${0}、閉店`, // …, closes
  s603712a093d32e0b: str`${0}、時間帯${1}の開店`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}、時間帯${1}の閉店`, // …, time … closes
  sa5818d3a0355b2b7: 'ほかの時間帯と重なっています。', // These hours overlap with others.
  s1603bb104fddaaa7: '時刻を入力してください（例：08:30）。', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: '休業', // Closed
  s5341a34613a6933e: str`この部分をご確認ください：${0}`, // Check this part: …
  sbbf559dfa3dec66e: '数が多すぎます。', // There are too many.
  sbfd52f952f4db671: '営業時間と同じ', // Same as the opening hours
  sd875b5decbdaf692: '祝日・その他の日', // Holidays and other days
  s12a7bb859de1b03d: '日を選んでください。', // Choose a day.
  s2388627af1ece374: '最初の日より後の日を選んでください。', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0}はすでに一覧にあります。`, // … is in the list already.
  s8f3f2c6a5158dc5e: '00:00から06:00までの時刻を入力してください。', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: '営業中', // In service
  s6db3cf4d5bc297bb: '調理と配達の時間', // Time to make and bring an order
  s0d54e880ccb40f44: '調理の時間', // Time to make an order
  s3376d16d1db21e47: '最低注文額', // Minimum order
  s5fbe64e47ffa2321: '注文ごとの手数料', // Fee for each order
  scee95f39e6558369: 'テーブル番号が必要', // A table is required
  s1dd777542e2c0e51: '注文ごとに受け付ける', // You accept each order
  s27f3f7ab86afd7e6: '支払い後に自動で受け付ける', // Accepted when paid
  seae685356b4c9e64: '営業時間', // Opening hours
  s434fb06cc6b79b0e: '店頭受取の時間', // Pickup hours
  s7ab56751dbebc9fe: '配達の時間', // Delivery hours
  s23728dd27786ab32: '店内飲食の時間', // Dine-in hours
  s57b56ccde3b2433a: '受取時の支払い', // Pay on receipt
  s98da61e99cca1fa2: '新しい注文', // New orders
  s2093506ebf72a3a3: '受付までの時間', // Time to accept
  sead515bea8ee2679: '時間枠の間隔', // Time between slots
  s4ef7fa7b963841f5: '時間枠ごとの注文数', // Orders per slot
  sfd0dcab6acf65c1d: '制限なし', // No limit
  sc2db859afac4017e: '事前注文', // Order ahead
  s3f473ae2b9ff8f7f: '開店前の準備', // Prepare before opening
  s7276972267bd4f07: '郵便番号の先頭', // Postal codes begin with
  se1cf53772aea796f: 'すべての地域', // Everywhere
  s4d89b6f4a9e08416: '配達料の税区分', // Tax category of delivery fees
  s8b76aaff00694495: 'サービス料の税区分', // Tax category of service charges
  s179ca5f721d61290: '包装代の税区分', // Tax category of packaging
  sfd852cdbd385a194: '番号をご確認ください。', // Check this number.
  s59f001762b97d7a3: '営業日の開始時刻', // A business day begins at
  s8cac742d056d7ae4: '0%から100%までの率を入力してください。', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: '選べるチップ', // Tips to choose from
  s0841360855b53cd4: '小さい順に入力してください。', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'なし', // None
  s8fed30d9fec88d48: '店舗を追加しています…', // Adding the location…
  s6e6e4d288ea76fc4: '未保存の変更', // Unsaved changes
  sc00a88b90cd60661: '破棄', // Discard
  s906b39962162d6c5: '1項目に誤りがあります', // 1 field is wrong
  sb094f3ae14273efd: str`${0}項目に誤りがあります`, // … fields are wrong
  s189cfa804f24d252: '未保存の変更1件', // 1 unsaved change
  s127ed656f47f36f2: str`未保存の変更${0}件`, // … unsaved changes
  s1c7d83e8dc6b85de: '保存しました。', // Saved.
  s2f74875ee0868d8f: '店舗', // Locations
  s2f2f3972858b9221: 'このページでは店舗を表示できません。', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: '店舗を追加', // Add a location
  sc91e5bece9512ec4: '店舗はまだありません', // No locations yet
  s5ead3246d8b9e95b: 'お客様を迎える店舗を追加してください。', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: '店舗を追加しました。', // The location is added.
  s12f48b20d91916d4: '営業時間を設定するまで休業になります。', // It is closed until you set its hours.
  sbb4b7482a645d359: '店舗の設定', // Settings of the location
  s099b18e1bd8a1154: '時間', // Hours
  s969d970e9982f52f: 'お客様が注文できる時間です。1日に2つの時間帯があると、その間は休憩になります。', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: '祝日', // Holidays
  sdb3e5032f1c4146d: '曜日ごとの時間より優先されます。', // These go before the week’s hours.
  s49e264b349b49906: '受取方法', // Fulfillments
  sd3351c65eaafee83: 'お客様の受取方法です。', // How customers can get their orders.
  s9d553953c5bdda40: '注文と時間枠', // Orders and slots
  s742f0f57a450a8a3: '一度に受け付ける量です。', // How much you take on at once.
  s20b1f6867b635fe2: '配達エリア', // Delivery area
  s7f98960e8b6e9214: 'エリア外のお客様は配達を選べません。', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'この店舗の商品と手数料にかかります。', // On items and charges of this location.
  s9ed09e21025ee178: 'お客様は3つから選ぶか、別の金額を指定できます。', // Customers choose one of three, or another amount.
  s060787830daeca39: 'すぐに反映されます。受付済みの注文はそのままです。', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: '名称と住所', // Name and address
  sbbc63493d84fe2c7: 'お客様への店舗案内です。', // Where customers find you.
  s9219b88c631fa311: 'その他の日はまだありません。', // No other days yet.
  s3f3cb0b6e61e04df: '日を追加', // Add days
  s3364c06b1e41fa5f: '最初の日', // First day
  s68d91b45b084e707: '最後の日', // Last day
  sd57c41383184f160: 'お客様に表示されます。', // Shown to customers.
  sa2d828c0e4fa982c: '終日休業', // Closed all day
  s36357efdd0a7f398: '休憩を追加', // Add a break
  s2bb542ef7b50121e: '別の時間', // Other hours
  s544b2f95743ada27: str`${0}に休憩を追加`, // Add a break on …
  sa97e61e74c4cef7f: str`${0}をすべての曜日にコピー`, // Copy … to all days
  sa8757541a9393704: '再開するまで停止中', // Paused until you resume it
  s088da9fec0b862f5: str`${0}まで停止中`, // Paused until …
  sac021f6587953ef0: '再開するまで', // Until I resume it
  s14a53d068e356e36: 'お客様は受取時に支払えます。', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: '手数料とチップを除く。0は制限なし。', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'お客様には支払い前にカートで表示されます。', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: '過ぎると注文は拒否され、お客様に請求されません。', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: '店内飲食を除く。空欄は制限なし。', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0は当日のみ。', // 0: only today.
  s781c60a6c08aadcb: '開店時に最初の注文ができあがります。', // The first orders are ready when you open.
  s58ace743fe187e1d: 'コンマで区切ります（例：RG1, RG2）。空欄はすべての地域に配達します。', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: '配達はオフです。オンにすると適用されます。', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'オフにすると注文を受け付けません。受付済みの注文は続きます。', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: '時間と日付はこのタイムゾーンに従います。', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'それより前の注文は、レポートでは前日に含まれます。', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: '税はまだありません。', // No taxes yet.
  s87d7eaac02f0f99a: '税を追加', // Add a tax
  sb8f36dbd52c9052b: '空欄は商品と同じ税になります。', // If empty, taxed like the items.
  s41a176be7ba08c02: '価格に含む', // Included in prices
  s37e6dbb6450e5b64: '価格に加算', // Added to prices
  sa429cf212bab6504: 'レシートでの名称', // Name on receipts
  s981f232bd33ec927: '率', // Rate
  s04b7988153b6666b: '商品の税区分', // Tax categories of items
  s6267b4718e9f26e8: 'コンマで区切ります。空欄はすべての商品です。', // Separated by commas. If empty, all items.
  sff1237ca173c761c: '価格に含まれる', // Prices include it
  s5121797750f9d12e: 'お客様にチップを案内する', // Ask customers for a tip
  sbb0c89d290815a60: str`チップ${0}`, // Tip …
};
