import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.':
    'プログラムは一時停止中です。現在、獲得も特典への交換もできません。これまでにためた分はそのまま残ります。',
  'Order and collect': '注文してためる',
  'What happened': '履歴',
  'All of your history': 'すべての履歴',
  'How it works': 'ご利用方法',
  'Signed in with ${0}': '${0}でサインイン中',
  'Leave the program': 'プログラムを退会',
  'You’re ${0} below zero: an order was refunded whose ${1} you had used already. What you collect next makes up for it; until then nothing can be redeemed.':
    '残高が${0}分マイナスになっています。返金されたご注文の${1}がすでに使われていたためです。次に獲得する分から差し引かれ、それまで特典には交換できません。',
  'Ready to use': '利用可能',
  '${0}. Choose it in your cart.': '${0}。カートでお選びください。',
  'In an order that isn’t paid for or accepted yet.': 'お支払いまたは承諾が済んでいないご注文で使用中です。',
  'Give back${0}': '返却${0}',
  '${0}, for ${1}': '${0}（${1}）',
  '${0} expires after ${1}.': '${0}は${1}を過ぎると失効します。',
  '${0} expire after ${1}.': '${0}は${1}を過ぎると失効します。',
  'No rewards here': '特典プログラムはありません',
  '${0} has no rewards program at the moment.': '${0}では現在、特典プログラムを実施していません。',
  'Go to ${0}': '${0}へ',
  'Enter the six digits of the message.': 'SMSに記載された6桁の数字を入力してください。',
  'The program is paused, and takes no new members now. Come back later.':
    'プログラムは一時停止中のため、現在新規入会を受け付けていません。また後ほどお越しください。',
  'Enter your code': 'コードを入力してください',
  'Error: Enter your code': 'エラー：コードを入力してください',
  'Another number': '別の番号を使う',
  'If ${0} can get text messages, six digits are on their way. They work for 10 minutes.':
    '${0}でSMSを受信できる場合は、まもなく6桁のコードが届きます。コードは10分間有効です。',
  'Sandbox: no text message is sent. Read the code in ${0}, or by ${1}.':
    'サンドボックス：SMSは送信されません。コードは${0}または${1}でご確認ください。',
  'the sandbox’s inbox': 'サンドボックスの受信箱',
  'The code has expired. Ask for another one.':
    'コードの有効期限が切れました。新しいコードを取得してください。',
  'Too many tries. Ask for another code.': '試行回数が上限に達しました。新しいコードを取得してください。',
  'Six digits.': '6桁の数字です。',
  'This isn’t the code. You have ${0} tries left.': {
    by: 0,
    other: 'コードが正しくありません。あと${0}回お試しいただけます。',
  },
  'No message?': 'SMSが届きませんか？',
  'You can ask for another code in ${0} seconds.': {
    by: 0,
    other: '${0}秒後に新しいコードを取得できます。',
  },
  'Ask for another code.': '新しいコードを取得してください。',
  'Send another code': 'コードを再送信',
  'Nothing yet. Your first order makes a start.': 'まだ履歴がありません。最初のご注文から始まります。',
  'Your history': '履歴',
  Newest: '最新の履歴',
  Older: '以前の履歴',
  'The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.':
    'プログラムは一時停止中です。現在、獲得も入会もできません。会員の方がこれまでにためた分はそのまま残ります。',
  'What you get': 'もらえる特典',
  'Join, or sign in': '入会またはサインイン',
  'Phone number': '電話番号',
  'We send a code to it by text message.': 'この番号にSMSでコードをお送りします。',
  'Send code': 'コードを送信',
  'Your number is kept for your points, and erased when you leave.':
    '電話番号はポイントの管理のために保存され、退会すると削除されます。',
  'With the first code you become a member.': '最初のコードを入力すると会員になります。',
  'terms of the program': 'プログラム規約',
  'With the first code you become a member, by the ${0}.':
    '最初のコードを入力すると、${0}に同意のうえ会員になります。',
  'Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.':
    '現在、こちらではサインインできません。サインインに必要なSMSが設定されていません。ご注文は可能です。ポイントについてはお店にお尋ねください。',
  '${0} rewards': {
    by: 0,
    other: '特典${0}件',
  },
  'Leave the rewards of ${0}?': '${0}の特典プログラムを退会しますか？',
  'Your phone number is erased at once.': '電話番号はすぐに削除されます。',
  'You lose ${0} and ${1}.': '${0}と${1}が失われます。',
  'You lose ${0}.': '${0}が失われます。',
  'What you ordered and collected stays on record, without your number.':
    'ご注文と獲得の記録は、電話番号を除いて残ります。',
  'This can’t be undone. You can join again, and start at zero.':
    '元に戻すことはできません。再入会は可能ですが、ゼロからの開始になります。',
  Stay: '退会しない',
  'You have': '保有',
  'You have enough for every reward.': 'すべての特典に交換できます。',
  '${0} to go until ${1}': '${1}まであと${0}',
  'That can’t be done anymore. This is how it stands now; nothing was taken.':
    'その操作はもうできません。現在の状態を表示しています。何も差し引かれていません。',
  'Error: Rewards': 'エラー：特典',
  'Collect points at ${0} and turn them into rewards.': '${0}でポイントをためて特典と交換できます。',
  'The reward is yours. Choose it in your cart with your next order.':
    '特典を獲得しました。次回のご注文の際にカートでお選びください。',
  'The reward is given back, and what it cost is yours again.': '特典を返却し、交換に使った分が戻りました。',
  'You have left. Your phone number is erased.': '退会しました。電話番号は削除されました。',
  'You’re signed out on this device.': 'この端末でサインアウトしました。',
  '${0} missing': 'あと${0}',
  'Redeem${0}': '交換${0}',
  '${0} for ${1}': '${0}（${1}）',
  'Wait 30 seconds before you ask for another code.': '新しいコードは、30秒待ってから取得してください。',
  'At most 5 codes can be asked for in an hour. Try again later.':
    'コードを取得できるのは1時間に5回までです。しばらくしてからもう一度お試しください。',
  'Earned by an order': '注文で獲得',
  'Taken back by a refund': '返金により取り消し',
  'Turned into a reward': '特典と交換',
  'Back from a reward': '特典の返却により戻り',
  'Reward used': '特典を利用',
  'Changed by the place': 'お店による変更',
  '${0} for each order': 'ご注文1回につき${0}',
  '${0} for each ${1} you spend': 'ご利用${1}ごとに${0}',
  '${0} for each of ${1} items of the menu': {
    by: 1,
    other: 'メニューの対象商品（${1}種類）1点につき${0}',
  },
  '${0} off an order, up to ${1}': 'お会計から${0}割引（最大${1}）',
  '${0} off an order': 'お会計から${0}割引',
  'One of ${0} items free, up to ${1}': {
    by: 0,
    other: '対象商品（${0}種類）から1点無料（最大${1}）',
  },
  'One of ${0} items free': {
    by: 0,
    other: '対象商品（${0}種類）から1点無料',
  },
  'You get ${0}, once the order is done. Tips, charges and taxes don’t count.':
    '注文が完了すると、${0}を獲得できます。チップ、追加料金、税金は対象外です。',
  'These earn nothing: ${0}.': '獲得対象外：${0}。',
  'Terms of the program': 'プログラム規約',
  'What you collect doesn’t expire.': 'ためた分に有効期限はありません。',
  'What you collect expires at the end of the month, ${0} months after you earned it.': {
    by: 0,
    other: 'ためた分は、獲得から${0}か月後の月末に失効します。',
  },
};
