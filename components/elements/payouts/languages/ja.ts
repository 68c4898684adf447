import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'スケジュールを変更', // Change schedule
  s06e80315ac9995b9: '未登録', // None yet
  s091d5807b5b33550: '曜日', // On
  s0bb2d48532acc455: 'CSVをダウンロード', // Download CSV
  s0bb69fee72a2f5be: '調整', // Adjustment
  sf9f836780804ec3f: '入金済み', // Paid out
  sfe976cb5169ebd69: '入金できる銀行口座がありません。口座を登録してください。', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: '返金', // Refund
  sb4dbb7345c476afc: '返金（失敗）', // Refund failed
  s11f1d56607caba5f: 'すべての入金', // All payouts
  s122b3dd1fdd8d24a: '次回の入金', // Next payout
  s12f3f06859a6fce3: '銀行が拒否', // Refused by the bank
  s1b1573dd753c4500: '数日中に利用可能', // Available in the next days
  s2091d188173a9326: '次回の入金から差し引かれます', // Taken from your next payout
  s222edaaf825a00b8: '今後の入金は新しい口座に行われます。安全のため、即時入金は24時間停止されます。', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'スケジュールは手動です。入金は毎回ご自身で申請してください。', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: '該当する入金がありません。', // No payouts match.
  s329b5591cb266654: 'このページには入金を表示する権限がありません。', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: '銀行口座', // Bank account
  s35bb369e4d70ce89: '申請時のみ', // Only when you ask for it
  s3741f219c32abe78: '純額', // Net
  s38240ad136d31bc5: '処理中', // On its way
  s3e006a806d3b4691: '支払い', // Payment
  s402b4c47a6eb6462: '口座を変更', // Change account
  s9a11da2be3993dd3: '口座を登録', // Add account
  s44ab402287712995: str`末尾${0}の口座（${1}）`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: '異議申し立て', // Dispute
  s8bfe9c0e439cd89b: '異議申し立て（認められました）', // Dispute won
  s470bf1af41a680fc: '即時入金手数料', // Instant payout fee
  s47de947cff7aa200: '返却された入金', // Returned payout
  s49439f2f1ddee765: 'スケジュールを保存', // Save schedule
  s4993f4ea8b709873: '過去90日間', // In the last 90 days
  s4ec54892c5e6f7fa: '入金を取り消しました。金額は再び利用可能になりました。', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: '通常', // Standard
  s56d7547105ad0103: str`毎週${0}`, // Every week, on {0}
  s58e80975ed6d76b0: '即時入金の手数料', // Fee for an instant payout
  s60ca2f87022a6489: 'スケジュールを保存しています…', // Saving the schedule…
  s619c213c4b109eb2: '即時', // Instant
  s61f9d8f4ed40ee90: '入金方法', // Method
  s6345f7922c9aa610: '入金', // Payouts
  s68d5ac5aac36853a: '日にち', // On day
  s6e7b6211d7ae6690: '入金処理を開始しました。', // The payout is on its way.
  s734a442b2b6d5bd9: '頻度', // How often
  s7a3439e663d70479: '金額は残高に戻され、次回の入金に含まれます。', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: '内訳', // Breakdown
  s7dea6d25be21fb73: '明細', // Entry
  s8356439938acca98: '即時入金は24時間停止されています。', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: '口座', // Account
  s8cbb2899f2277665: '過去30日間', // In the last 30 days
  s8f74bb202c35a940: '入金を絞り込む', // Filter payouts
  s90b45b7d08768b8a: 'ルーティング番号', // Routing number
  s90dec292b2b35a94: '入金はまだ利用できません。', // Payouts aren’t available here yet.
  s92ad85a5f5945203: '銀行から入金が返却されました。銀行に問い合わせるか、別の口座を登録してください。', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: '口座番号', // Account number
  s94d7a13322dfd7da: 'ソートコード', // Sort code
  s9788a49125e272a6: '入金を取り消しています…', // Canceling the payout…
  s98c5741860c7febf: '全期間', // At any time
  s98cbe21c04019556: '入金のタイミング', // When you are paid out
  s98dadeafcc020a1f: '銀行口座を変更しました。', // The bank account is changed.
  s992097decb0f4c86: '毎日', // Every day
  s9b2ec058478f7575: '残高が入金の最低額に達していません。次回に繰り越されます。', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'スケジュール', // Schedule
  s9cd80a3f241e5db8: 'すべての入金を表示', // Show all payouts
  s9e941688abe1c2ab: '入金しています…', // Paying out…
  sa30c4d3b566b6b1a: '取り消し済み', // Canceled
  sa401dba228ae45fb: '口座は解約されています。別の銀行口座を登録してください。', // The account is closed. Enter another bank account.
  sac186e7688781547: '入金を取り消す', // Cancel payout
  sb217e92dcb9b1840: '毎週', // Every week
  sb48e31c89229f4b2: '30分以内に届きます。手数料をかけずに受け取るには、次回の入金をお待ちください。', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: '残高', // Balance
  sba98a7152d80b949: '金額', // Amount
  sbd8be4f01d2b8355: '過去7日間', // In the last 7 days
  sc09f5160021a165b: str`毎月${0}日`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'まだ入金できる金額がありません。', // There is nothing to pay out yet.
  sd158a5fc0f062f18: '利用可能', // Available
  sd20af63e786bac61: '今すぐ入金', // Pay out now
  sd3c19b440b7deffb: '明細（古い順）', // Entries, the oldest first
  sd6875b3c278e8299: '残高がマイナスです。今後の売上で相殺されます。', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: '支払いが入金可能になるまでの日数', // Days before a payment can be paid out
  sdaab9d18f0070694: '今すぐ入金可能', // Can be paid out now
  sdea65d46c67e5230: '受取金額', // You get
  s40fafbdddffa0f93: str`受取金額は${0}、手数料は${1}です。`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: '支払いは1日後に入金可能になります。', // A payment can be paid out after one day.
  se0955919920ee87d: '日', // Day
  se287216f6a0406ff: str`${0}に送金、${1}までに着金`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'スケジュールを保存しました。', // The schedule is saved.
  se67bb96ef83c3f83: '着金日', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: '入金はまだありません。', // No payouts yet.
  se87e0ac1f45519c3: '入金', // Payout
  s1956651afe506846: '登録内容の審査が終わると、入金が始まります。', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'まだ再入金されていません', // Not paid out again yet
  s2ab82c2c8cfaec7c: '入金ID', // Payout ID
  se8ff698efbb10327: '利用停止中は、入金も停止されます。', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: '登録手続きが完了するまで、入金は停止されます。', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: '合計', // Total
  sef2978ba5e6fefd0: 'スケジュールに従って最初の入金が行われると、ここに表示されます。', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: '手数料', // Fee
  sdee0bb0111699c2a: '銀行の参照番号', // Bank reference
  sf4bdeb992b5398f1: '銀行口座を保存しています…', // Saving the bank account…
  sf653e8a07f3e37c7: '口座を保存', // Save account
  sf9532699243f4dd2: 'スケジュールと銀行口座', // Schedule and bank account
  sfba8e09ccef579c4: 'ファイルを準備しています…', // Preparing the file…
  sfc4947dd8bbcfd92: '毎月', // Every month
  sfcef283a1fb640f6: '銀行でこの口座を確認できません。銀行口座を入力し直してください。', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`銀行口座が変更されたため、即時入金は${0}まで停止されています。`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: '選択内容', // You chose
  s45f6df47abbc92a9: '選択内容を保存', // Save what I chose
  s956c748a60451c57: '現在、入金できる金額がありません。', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: '利用可能な金額が減りました。', // Less is available now.
  s7cc4606edb4fe8ad: '入金は行われていません。現時点の金額は次のとおりです。', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: '手数料差引前', // Before fees
  sba2a0427963d1a25: '新しい順', // Newest first
  sda134a52656c41b0: '古い順', // Oldest first
  sdce51c8eea4e0ba2: '着金前', // Still to come
  sf139a496c0f9b763: str`${0}以降`, // From {0}
  sfe255b8825ebcad9: str`${0}以前`, // Until {0}
  s86f105636f2badcd: '金額の大きい順', // Largest first
  s2d334143502e4872: '金額の小さい順', // Smallest first
  s52738d9332baa879: '着金の遅い順', // Latest arrival first
  s96a4986832d23cef: '着金の早い順', // Earliest arrival first
  sed1a054e4737e1fd: str`CSVには、${0}から${1}までに着金するこれらの入金のすべての明細が含まれます。失敗した入金と取り消された入金は含まれません。`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`CSVには、${0}から${1}までに着金するこれらの入金のすべての明細が含まれます。`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869: '失敗した入金と取り消された入金はCSVに含まれません。その金額は残高に残っています。', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: '月額基本料', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'ロイヤルティ会員の月額料金', // Monthly loyalty members
  scb4d3396f92ec452: '銀行が入金を受け付けませんでした。金額は残高に戻り、口座はそのままです。', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: str`支払いは${0}日後に入金可能になります。`, // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'このページには残高を表示する権限がありません。', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: '現在、入金は行われていません。', // Nothing is paid out at present.
  s5d07b6448a496edd: '入金に失敗しました。銀行にお問い合わせください。', // The payout failed. Ask your bank.
  s9995d15162d30316: 'この金額を含む入金を表示', // Show the payout that has its money
  s16124c19b0c92120: 'BSB番号', // BSB
  s38f8f411c5cb0dfe: '金融機関番号', // Institution number
  s17580c3589f5d56d: 'トランジット番号', // Transit number
  s5ad765f0f48aace4: '銀行コード', // Bank code
  sebc9c8586332252e: '支店コード', // Branch code
  s15f05519b0ac4a05: 'BIC（SWIFTコード）', // BIC
  s3eb6a7a778733bdc: '口座種別', // Account type
  s99460706adc3cc02: '口座名義', // Account holder
  s595a73288e274ec6: '当座預金（チェッキング）', // Checking account
  scd99ed71799e932f: '貯蓄預金', // Savings account
  sa272124d4f77e038: '普通預金', // Ordinary account
  sde56a2e01b083d91: '当座預金', // Current account
  s045ede5b07a46311: str`注文${0}`, // Order …
  s6cfbf019e218b7ea: 'チップ', // Tip
  s7a305d31dc63d397: '割引', // Discounts
  s41fcaea831e2795e: '返金済み', // Refunded
  sfa28319e707cf5d5: '注文の詳細', // Order details
};
