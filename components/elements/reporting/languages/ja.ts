import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'レポートの期間', // Dates of the report
  sa6ab5184d6315895: '開始', // From
  s09353907b5c79284: '終了', // To
  sd05f381be5b74db6: 'レポートを表示', // Show report
  s48dd8fe0faa71bf9: '開始日を選択してください。', // Choose a start date.
  sadab9433466b4d8c: '終了日を選択してください。', // Choose an end date.
  s8ac62ecad9dcc106: '開始日が終了日より後になっています。', // The start date is after the end date.
  s5cb9b28caa0020fe: str`レポートの期間は最大${0}日です。現在の選択は${1}日です。`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: '存在しない日付が指定されています。別の日付を選択してください。', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: '期間', // Range
  sc830d255d2808c34: '比較対象', // Compare with
  s8f0157813ac0c519: '前の期間', // Previous period
  saf7211fb893a22db: '前年同期', // Same dates last year
  s41d0639ac24cbb6a: '比較しない', // Nothing
  see2fcaedf9743ec6: '店舗', // Location
  sfe5857d2790cdd68: 'すべての店舗', // All locations
  s3da9d815a26aea7c: '販売チャネル', // Surface
  s9d73c4eb2a8be38c: 'すべて', // All surfaces
  sa0138ebae71065ea: '日付を指定…', // Other dates…
  s0e95bc61f42b8d66: '支払いリンクの金額', // Pay link amounts
  seebf0a900fa14c4c: '商品を検索', // Find an item
  s92dbde2aca0437f7: '販売した商品', // Items sold
  s52cfa1d198476806: '商品', // Item
  s0d5c4bb195a222f8: '数量', // Quantity
  sd2e4c0c2898d44d7: '総売上', // Gross sales
  s7a305d31dc63d397: '割引', // Discounts
  s10c22162aac7ee84: '返金', // Refunds
  s993ad1834d64f380: '純売上', // Net sales
  s74ee46657ae6b24e: '純売上全体に占める割合', // Share of net sales
  s63dde09ab1c60a49: 'この商品の純売上の内訳', // Net sales of this item, step by step
  scb3ecc0ed4325ead: '内税', // Tax in prices
  s6afade9574524d85: '合計の内訳', // Price breakdown
  sebdb97da40bfdc3c: str`${1}：${0}。`, // {0} in {1}.
  sf4bae628a9ab4f95: str`最高：${0}、${1}。`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`${0}との比較：${1}。`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: '支払い方法別の支払い', // Payments by method
  s59290bf9cd5fcb14: '支払い方法', // Paid by
  s95fbda399bb97206: '支払い', // Payments
  s4c2e50f73ff9175f: '決済額', // Captured
  s48d094fb2ffff8fb: 'チップ', // Tips
  s3043ab9399d301c6: '返金件数', // Number of refunds
  sf64f170efeb5a7ed: '異議あり', // Disputed
  s41fcaea831e2795e: '返金済み', // Refunded
  sf1ff29c431533768: '受取額', // Collected
  s921f65a0dd455217: '手数料差引後の金額', // Net after fees
  s3a8fec852a246190: '手数料', // Fees
  s69d9edfd3658b6ce: '手数料差引後', // After fees
  se224d113bccb335c: str`${0}（${1}まで）と比較：最終日は集計中`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`${0}と比較`, // compared with {0}
  s391591c42602eeb7: '販売チャネル別売上', // Sales by surface
  sdd313e04ec6bbc0b: '店舗別売上', // Sales by location
  s97e3f61bf05ee3a5: '店舗なし', // No location
  s9b6b1422027158eb: 'レポート', // Report
  s7b7163270e57e8b4: '更新', // Refresh
  seb88d4c7be99b4b1: '内訳', // Broken down by
  sb46d3613edb66558: '集計単位', // Interval
  sfba8e09ccef579c4: 'ファイルを準備しています…', // Preparing the file…
  s0bb2d48532acc455: 'CSVをダウンロード', // Download CSV
  s008526cd4fd7980c: 'この期間の売上はありません', // Nothing was sold in these days
  s963e15cf43458b10: '売上は支払いが完了すると表示されます。日付やフィルターを変更してみてください。', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: '過去30日間を表示', // Show the last 30 days
  scbc84c542cab6733: '過去12か月を表示', // Show the last 12 months
  sc9757b387904aaba: 'タイムゾーン', // Time zone
  saa918ba48f2b8000: str`集計時点：${0}`, // As of ${0}
  sd22644ccf149deee: str`営業日の基準タイムゾーン：${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: '該当するものがありません。', // No matches.
  sb67e0e7c0869f982: '増減', // Difference
  sed8ec5e3c64fa25d: '合計', // Total
  s905e3879dfe4d515: '表示中の合計', // Total of these
  s2a8f6fe79bdc3a38: '注文サイト', // Ordering site
  s7fee95b66225e1fb: 'ダッシュボード', // Dashboard
  sc3ebcb10185d0486: 'POS（API）', // Point of sale (API)
  sa3347892f9df8c6f: '支払いリンク', // Pay link
  sdfef4f9ce9ebb93f: 'カード', // Card
  sb29f87c55c4dade7: '店頭', // At the counter
  sd66e79ad262e42e5: '支払いなし', // Nothing to pay
  s63d040e37887f17e: '今日', // Today
  s5b4abc92ede53bc7: '昨日', // Yesterday
  s0c2d1faf314a032f: '過去7日間', // Last 7 days
  s5ed690ee55eca5d3: '過去30日間', // Last 30 days
  s9c71bc2c01dd69d7: '今月', // This month
  sa227e7743e28ee4f: '先月', // Last month
  sb1a3e5c2c0ca22f6: '今年', // This year
  see719957657dfa73: '過去12か月', // Last 12 months
  sbf552fb5b7774c32: '時間別', // By hour
  s3a03aacf102cb356: '日別', // By day
  sdcc3a66d5eed13f0: '週別', // By week
  s1390e7dbddb5dee2: '月別', // By month
  s6b0bffd88024372f: '時間', // Hour
  se0955919920ee87d: '日', // Day
  s680f01021b5e339d: '週', // Week
  sb47daaf9e1c4a905: '月', // Month
  s6944dbb7aab3dfbc: '推移', // Over time
  sfe386c25c1567ecf: '商品', // Items
  s32843bc2fbabb77d: '販売チャネル', // Surfaces
  se87b30a62af9f12c: '注文', // Orders
  s150d4f340ed61406: '追加料金', // Charges
  s6ce0e819e201e29a: '税', // Tax
  s838d8cfa3dbe4250: '平均注文額', // Average order
  s233b00c8904036da: '変化なし', // no change
  s041489fa7f9e6fe6: str`${0}増`, // {0} more
  sf7976a0548ccb166: str`${0}減`, // {0} less
  s884bcdca26998a48: 'レポート', // Reports
  sf424d8df9936565c: 'このページにはレポートを表示する権限がありません。', // This page isn’t allowed to show reports.
  s5432ad3c84273229: '指標', // Figure
  s3763f519c347a9f7: '現在', // Now
  s1788737137ec6d9e: '以前', // Before
  se52967db7f6fd63d: '合計。グラフに表示するものを選択してください。', // Totals. Choose one for the chart.
  s81ccb6f698e67320: '販売チャネルをダウンロード（CSV）', // Download surfaces (CSV)
  s3a4a4fb35055a14a: '店舗をダウンロード（CSV）', // Download locations (CSV)
  s4a008eab2152b62c: '売上の推移', // Sales over time
  s17766e90a4935e5a: '税', // Taxes
  saf0dbc2c4d1c7507: '税率別の税額', // Taxes by rate
  s3dc189ad33877b48: '税抜金額', // Net (without tax)
  s77b1a48b352be131: '税込金額', // Gross (with tax)
  s647ed5a235d2a4ce: '非課税', // Without tax
  sea2adb1f2047d144: '期間', // Period
  s732385cbc938b7a1: '全期間の合計', // All dates
  se14eb1a2850a82d2:
    '2種類の税がかかるものは両方の行に表示され、合計では1回だけ数えます。チップは非課税のため含みません。', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: '以前の注文なし', // No orders before
  sdf6c75014639d59c: str`${0}比`, // vs …
};
