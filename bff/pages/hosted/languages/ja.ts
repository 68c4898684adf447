import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'Add a plant · ${0}': '植物を追加 · ${0}',
  'Back to ${0}': '${0}に戻る',
  Plants: '植物',
  'This can’t be done anymore. Check the order again.':
    'この操作はもうできません。注文をもう一度ご確認ください。',
  'Enter the minutes, 1–${0}, or nothing.': '1〜${0}分の範囲で入力するか、空欄にしてください。',
  'Write why, in up to 140 characters.': '理由を140文字以内で入力してください。',
  'Handed over': '引き渡し済み',
  'Error: Order ${0}': 'エラー：注文${0}',
  'All orders': 'すべての注文',
  Late: '遅延',
  '${0} refunded': '${0}返金済み',
  'Ready in (minutes)': '準備完了まで（分）',
  'Leave this empty to keep the time that the customer was given.':
    '空欄の場合は、お客様にお伝えした時刻のままになります。',
  'Why not': '拒否の理由',
  'The customer reads it, and isn’t charged.': 'お客様に表示されます。請求は発生しません。',
  Accept: '承諾',
  Reject: '拒否',
  Refund: '返金',
  New: '新規',
  Rejected: '拒否済み',
  'as soon as possible': 'できるだけ早く',
  'by ${0}': '${0}まで',
  'Answer by ${0}': '${0}までに回答',
  'Orders · ${0}': '注文 · ${0}',
  'This page reloads every ${0} seconds to show new orders.':
    'このページは${0}秒ごとに再読み込みされ、新しい注文が表示されます。',
  'Reload now': '今すぐ再読み込み',
  'No open orders. New ones appear here.': '対応中の注文はありません。新しい注文はここに表示されます。',
  'Net today': '本日の純売上',
  'Orders today': '本日の注文数',
  'Other time, or reject': '時刻の変更・拒否',
  'Choose what to refund.': '返金する内容を選択してください。',
  'Refund order ${0}': '注文${0}の返金',
  'Error: Refund order ${0}': 'エラー：注文${0}の返金',
  'Refund ${0}': '${0}を返金',
  'Show the amount': '金額を表示',
  'Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.':
    '1点ごとに、割引と税の相当分を含めて返金されます。手数料は返還されません。',
  'The tip, ${0}': 'チップ（${0}）',
  '${0} is refunded to the customer: ${1}. This can’t be undone.':
    'お客様に${0}を返金します（${1}）。元に戻すことはできません。',
  '${0} is refunded to the customer. This can’t be undone.':
    'お客様に${0}を返金します。元に戻すことはできません。',
  '${0} of ${1}': '${0} / ${1}',
  'Delivery charge': '配達料',
  'Service charge': 'サービス料',
  'Packaging charge': '包装料',
  'Work with orders': '注文の対応',
  'Open the form again': 'フォームをもう一度開く',
  'This link no longer works': 'このリンクは使用できません',
  'A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.':
    'リンクは1回のみ有効で、15分で期限が切れます。このページを案内した担当者に新しいリンクをご依頼ください。',
  'You’re signed out': 'サインアウトしました',
  'You can close this page. To come back, ask the person who sent you here for a new link.':
    'このページは閉じてかまいません。もう一度開くには、このページを案内した担当者に新しいリンクをご依頼ください。',
  'Nothing was added.': '何も追加されていません。',
  'Your session has ended. Ask the person who sent you here for a new link.':
    'セッションが終了しました。このページを案内した担当者に新しいリンクをご依頼ください。',
  'Open the form again and resubmit it.': 'フォームをもう一度開いて、送信し直してください。',
  'This page is closed': 'このページは閉鎖されています',
  'Contact the person who sent you here.': 'このページを案内した担当者にお問い合わせください。',
  'The form couldn’t be read': 'フォームを読み取れませんでした',
  'Open it again.': 'もう一度開いてください。',
  '${0} runs on Trellis.': '${0}はTrellisを利用しています。',
  '${0} invites you to this page.': '${0}からこのページへの招待が届いています。',
  '${0} invites you to this page for ${1}.': '${0}から、${1}のこのページへの招待が届いています。',
  'The link works once. You stay signed in on this browser for 8 hours.':
    'リンクは1回のみ有効です。このブラウザーでは8時間サインインしたままになります。',
  'You have a page open for ${0}. Opening this one signs you out there.':
    '現在${0}のページを開いています。このページを開くと、そちらからはサインアウトします。',
  'Open the page': 'ページを開く',
  Cancel: 'キャンセル',
  'Go to the page you have open': '開いているページに移動',
  'Add plants': '植物の追加',
};
