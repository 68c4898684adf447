import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`${0}の予約`, // For {0}
  s70560822fc116ad3: '準備にかかる時間', // Ready in
  sffa2f0e2865ee4c6: '5分短縮', // 5 minutes less
  s78a892e6afaa6f09: str`${0}分で準備完了`, // Ready in {0} min
  sb23510dca24c2546: '5分延長', // 5 minutes more
  sbf441bafdce6e494: '新しい注文は自動的にここに表示されます。', // New orders appear here automatically.
  s5224695ba39db06d: '現在、注文はありません。', // No orders right now.
  s781c27360c20d5c5: '対応待ちの注文はありません。', // No new orders.
  s421e832f3cdf93f6: '準備中の注文はありません。', // Nothing in preparation.
  s9f6198c0e93b2f6e: '受け取り待ちの注文はありません。', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: '予約注文はありません。', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'サンドボックス：実際のお金は動きません', // Sandbox: no real money
  s78b5f01533e52244: '音をオフにする', // Turn sound off
  s206c0f1bb560fd32: '音をオンにする', // Turn sound on
  s9cb0665b1bd36dca: 'この端末はオフラインです。', // This device is offline.
  sb962560715c2005b: '新しい注文は表示されません。接続が回復すると表示されます。', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'リアルタイム更新が中断されています。', // Live updates are interrupted.
  sff99154f5a9382eb: '10秒ごとに確認しています。', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'ブラウザーによって音が停止されました。', // The browser has stopped the sound.
  s274e6b3585938d0e: '注文を読み込んでいます…', // Loading orders…
  sb34e378399056cb4: 'このページには注文を表示する権限がありません。', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'すべての注文', // All orders
  s6694523beb34116e: '注文を読み込んでいます…', // Loading the order…
  s6d881c87a102fa93: '注文を取り消す', // Cancel order
  s4e705629a1c7c338: '注文の取り消し', // Cancel the order
  s3b07379e6106fa1c: 'カードで支払われた金額は全額返金されます。決済手数料は返還されません。', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: '注文を取り消しました。', // The order is canceled.
  s8f4be9f086eb530f: '元に戻す', // Undo
  s123da0f92f97dd86: '拒否', // Reject
  s045ede5b07a46311: str`注文${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`チップ：${0}`, // Tip: {0}
  s2eafa643b68e1880: str`注文${0}を拒否`, // Reject order {0}
  s97d7909785070c19: 'お客様', // Customer
  s49684719cdaee24d: '受け取り方法', // How
  s7699eb1c0f582e6d: 'お約束の時間', // Promised for
  s00f7f16dc3ff42e8: '注文日時', // Placed
  s6686fcc6d2c8f0bd: '備考', // Note
  saa29a2ac03cd9d19: '理由', // Reason
  seacdb996d18d191d: '時間内に応答がありませんでした。', // Not answered in time.
  scec7c9ccb6f42d40: 'お客様用ページ', // Customer’s page
  s1f7698c061c208c9: '開く', // Open
  sef9fb24c04d90f87: '拒否済み', // Rejected
  s5033dab8c17f05f2: '完了', // Completed
  s629ff7d3c02c40cd: '小計', // Subtotal
  s6cfbf019e218b7ea: 'チップ', // Tip
  s13958f723f45a995: '配達', // Delivery
  sf1bbac50373377e4: 'サービス料', // Service
  se46983574639787c: '包装料', // Packaging
  sbf4dac07cda3ca4b: 'カードで仮押さえ', // Held on card
  sbf73f86dee5b9f7a: '一部返金済み', // Partly refunded
  sbe02b081dab9248e: '与信解除済み', // Released
  s3741f519c32ac391: '新規', // New
  s53e6f4f5b0a7d26f: '準備中', // Preparing
  s7d981922e283fec9: str`テーブル${0}`, // Table {0}
  sd709f356652bef79: '店内飲食', // Dine-in
  s880c773061281d45: '店頭受取', // Pickup
  sc18870d6742cbf6d: '受け取り時に支払い', // Pays at pickup
  sf3b220b034e2ed64: '未払い', // Not paid
  s2df73819ecf92ca7: '支払い済み', // Paid
  s13be1af9766661e9: '承諾', // Accept
  sb37f55e2febba867: '準備を開始', // Start preparing
  scf9b196dd03f4db0: '支払い・引き渡し済み', // Paid and handed over
  s5afcb4918bbba2b0: '提供済み', // Served
  s7ec179948c381f8e: '受け取り済み', // Picked up
  s62407f0fa705d42d: '準備中', // Being prepared
  sb4bcc19eece643fc: '準備完了にしました', // Marked as ready
  sb38fb7ba6a8dc5c9: str`注文${0}はすでに拒否されています。`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`注文${0}は取り消されました。`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`注文${0}はすでに完了しています。`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`注文${0}はすでに準備完了になっています。`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`注文${0}はすでに準備中です。`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`注文${0}はすでに承諾されています。`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`新しい注文：${0}`, // New order {0}.
  s55726f276ab60912: str`新しい注文が${0}件あります。`, // {0} new orders.
  s215ad519258e9d97: '今', // now
  s4de31edb8b874841: str`${0}待ち`, // waiting for {0}
  s1b6c20055d6e340f: str`${0}遅れ`, // {0} late
  s60681c0016e16fb7: '注文受付を一時停止', // Pause ordering
  sb9e41e6553626a00: str`${0}の注文受付は一時停止中です。`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'お客様には、現在注文を受け付けていないことが表示されます。受付済みの注文はそのまま残ります。', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0}分`, // {0} min
  s128ce4b5dc7be4d9: '本日いっぱい', // Rest of today
  s3b3a6aaad37174c4: '注文受付中', // Takes orders
  s8e99276ec5be6fc2: '再開するまで停止します。', // Until you resume it.
  sc5457f586fa9e1b5: str`${0}まで停止します。`, // Until {0}.
  sbf7d3aa2ce51b47f: '注文受付を一時停止しました。', // Ordering is paused.
  s8ef11ad3ee3b8b8d: '注文受付を再開しました。', // Ordering is open again.
  s413456a831386649: str`${0}を返金`, // Refund {0}
  sa06096dfbbe73f37: '返金する内容を選択してください。', // Choose what to refund.
  seb80456ee652b3d9: 'お客様への返金額', // Refund to the customer
  s3cfb0c6f258f6edd: '金額を計算しています…', // Working out the amount…
  s091f2fe3bc3b0dfc: '決済手数料は返還されません。', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`${0}の返金を受け付けました。`, // {0} is given back.
  sad803caa001e4b24: 'お客様からの依頼', // The customer asked for it
  s976772fe0ef4bbaf: '商品の不備', // Something was wrong with an item
  sf7d84bb2b05ab0f3: '二重払い', // Paid twice
  seec74bb7b28442a1: '不正利用', // Fraud
  s7b03db719c1dad70: 'その他の理由', // Another reason
  s627f5696000b848f: 'お客様に表示されます。', // The customer can read it.
  s478822cc63f9b7c5: '140文字以内で入力してください。', // Use at most 140 characters.
  sfd56054071385f54: 'ただいま大変混み合っています。', // We’re too busy right now.
  sef611b3d6f1b8da3: 'ご注文の商品の一部が売り切れです。', // Something in the order is sold out.
  s0a77996ee11a9895: 'まもなく閉店します。', // We’re about to close.
  s1b7beaf8b0d268ca: '注文を拒否', // Reject order
  s2045bb4125c58d1a: 'お客様への請求は発生しません。カードの与信は解除されます。', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'メニューを読み込んでいます…', // Loading the menu…
  s42585192952bf8b0: 'この名前の商品はありません。', // No item has this name.
  s77ae06dc1b1a6304: '販売を再開', // Available again
  s077bf92b8d7a6fb6: '本日売り切れ', // Out today
  s61cf82dac7b9c1d9: '本日の純売上', // Net today
  s14469a9db5318945: '本日の注文数', // Orders today
  s5aae30a15a21bb7d: '現在の遅延', // Late now
  sf5573ed22253daad: '返金しています…', // Refunding…
  sa55996a973a072e8: '注文を取り消しています…', // Canceling the order…
  s23ba7d44471577a0: '一時停止しています…', // Pausing…
  s199cc91c7c1d61d1: '再開しています…', // Resuming…
  s6e5c5d3051dceb0f: '印刷の準備をしています…', // Preparing to print…
  s09332d02d9fe81f4: 'キッチン伝票を印刷', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'レシートを印刷', // Print receipt
  s6b4022145e9be1e9: str`注文${0}：回答期限まであと${1}分です。`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`${0}以内に回答`, // Answer within {0}
  s58c754018ec47b5f: '履歴', // History
  sa3d326f1be347f60: '全画面', // Full screen
  s53f5dc40ec598b34: str`${0}からリアルタイム更新なし`, // Not live since {0}
  s5dcc4bd49fd049ed: 'メニューのアレルゲン', // Menu allergens
  sbf6d7995b277e21f: 'アレルギー', // Allergy
  scf4635779f96446f: '名前、電話番号、注文番号、商品', // Name, phone, number or item
  s408cd1e9be6e74f0: '未対応', // Missed
  s539c0516abfbd1eb: '注文が見つかりません。', // No orders found.
  s909d7932aba2cdc7: '時間を変更しています…', // Changing the times…
  se2b9e2efeaa01927: '準備時間', // Preparation time
  sbf1a2f7ff0b1fe40: 'すべて15分延長', // 15 min more for all
  sb2c0dabe63b2d230: 'すべて15分短縮', // 15 min less for all
  se5410735ed53c362: 'これからのご注文と、まだ回答していない新しい注文に適用されます。', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: '時間を変更しました。', // The times are changed.
  s9d9f4689ecad9835: 'オンにするまで売り切れ', // Out until you turn it on
  s9ca41fdd36b4f103: 'ご用意できないものがある', // Something isn’t available
  s0f253df49cbdfa42: 'それ以外で承諾', // Accept without it
  s3dcd01b8ef8bc779: 'お客様のお支払いは減り、不足しているものが表示されます。', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: '1つ減らす', // One less
  s2b07e26bdadd9838: '1つ増やす', // One more
  s06e439f54c9dd3a8: '何もご用意できない場合は、注文を拒否してください。', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'ご用意できないものを選択してください。', // Choose what isn’t available.
  s322e34cfcba47155: 'ご用意できません', // Not available
  sbce4c3e95b1a3228: '+15 分', // +15 min
  sb70da94912f216e4: 'すべて +15 分', // +15 min for all
};
