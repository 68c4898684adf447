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
  'Your account': 'アカウント',
  Businesses: '店舗',
  'Open here': '表示中',
  Switch: '切り替え',
  'Where you’re signed in': 'サインイン中の場所',
  'Sign out everywhere else': '他のすべてからサインアウト',
  'Another browser': '別のブラウザ',
  'This browser': 'このブラウザ',
  'This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.':
    'このページには JavaScript が必要です。ブラウザの設定で有効にして、ページを再読み込みしてください。',
  'Sales of the last ${0} days': '過去 ${0} 日間の売上',
  Orders: '注文',
  Collected: '受取額',
  Pending: '保留中',
  'In transit': '送金中',
  'Paid out': '入金済み',
  Failed: '失敗',
  'The latest payouts': '最近の入金',
  Arrives: '着金日',
  Status: '状態',
  'Nothing yet.': 'まだありません。',
  'Hours and places': '営業時間と店舗',
  Reports: 'レポート',
  Payouts: '入金',
  'Set-up': '設定',
  Team: 'チーム',
  Dashboard: 'ダッシュボード',
  'Your account: ${0}': 'アカウント：${0}',
  'Check your email': 'メールをご確認ください',
  'We sent a link and a code to ${0}. Both work for ${1} minutes.':
    '${0} にリンクとコードを送信しました。どちらも ${1} 分間有効です。',
  'No email? Look in the spam folder, or ask for another one.':
    'メールが届かない場合は、迷惑メールフォルダを確認するか、再送を依頼してください。',
  'For the people of businesses at ${0}. We email you a link and a code; there is no password.':
    '${0} の店舗スタッフ用です。リンクとコードをメールでお送りします。パスワードはありません。',
  'Email me a link': 'リンクをメールで受け取る',
  'You’re not signed in. Sign in, or open the link you were sent again.':
    'サインインしていません。サインインするか、受け取ったリンクをもう一度開いてください。',
  'This link works once. You stay signed in on this browser.':
    'このリンクは 1 回限り有効です。このブラウザではサインインしたままになります。',
  'This link doesn’t work here': 'このリンクはここでは使えません',
  'It works once, for ${0} minutes, and only in the browser where you began. There you can also type the code of the email.':
    'リンクは 1 回限り、${0} 分間、操作を始めたブラウザでのみ有効です。そこではメールのコードを入力することもできます。',
  'You’re on no staff here': 'ここではどの店舗のスタッフでもありません',
  'Ask the owner of the business for an invitation to this address.':
    '店舗のオーナーに、このアドレスへの招待を依頼してください。',
  'Must be an email address, such as rosie@example.com.':
    'rosie@example.com のようなメールアドレスを入力してください。',
  'This code is wrong or too old. Check the newest email, or ask for another one.':
    'コードが間違っているか、期限切れです。最新のメールを確認するか、再送を依頼してください。',
  'Too many tries. Wait a while, then try again.':
    '試行回数が多すぎます。しばらく待ってからもう一度お試しください。',
  'The email can’t be sent right now. Try again in a few minutes.':
    '現在メールを送信できません。数分後にもう一度お試しください。',
  'Everything, with bank accounts and the team': 'すべて。銀行口座とチームを含みます',
  'Orders, refunds, menus, hours, reports and the team': '注文、返金、メニュー、営業時間、レポート、チーム',
  'Orders, pay links and loyalty': '注文、支払いリンク、ポイント',
  'Orders, and what is sold out': '注文と売り切れの設定',
  'Payments, payouts and reports': '支払い、入金、レポート',
  'Remove ${0}?': '${0} を削除しますか？',
  'This person is signed out with the next request.': 'この人は次の操作でサインアウトされます。',
  Remove: '削除',
  You: 'あなた',
  Role: '役割',
  'Send again': '再送信',
  'Invited until ${0}': '${0} まで招待中',
  'Not active yet': 'まだ利用していません',
  'Last active ${0}': '最終利用：${0}',
  'Invite someone': '招待する',
  'The person signs in with this address.': 'このアドレスでサインインします。',
  'Name (optional)': '名前（任意）',
  '${0}: ${1}': '${0}：${1}',
  'Send invitation': '招待を送信',
  'This can’t be done. Check what you typed, and your own role.':
    '実行できません。入力内容とご自身の役割をご確認ください。',
  'The passkey wasn’t added. Give it a name of up to ${0} characters, and try again.':
    'パスキーは追加されませんでした。${0} 文字以内の名前を付けて、もう一度お試しください。',
  Passkeys: 'パスキー',
  'A passkey signs you in with your fingerprint, your face or your screen lock, without an email.':
    'パスキーを使うと、指紋、顔、画面ロックでサインインできます。メールは不要です。',
  'To add or remove one, sign out and in again: that must be at most 10 minutes ago.':
    '追加や削除をするには、いったんサインアウトしてサインインし直してください。サインインから 10 分以内に限ります。',
  'Add a passkey': 'パスキーを追加',
  'Sign in with a passkey': 'パスキーでサインイン',
  'This passkey wasn’t accepted. Try again, or use your email address.':
    'このパスキーは受け付けられませんでした。もう一度お試しいただくか、メールアドレスをお使いください。',
  '4 to 6 digits': '4～6 桁の数字',
  'A tablet that everybody on the staff works on: people switch to themselves by a PIN.':
    'スタッフ全員で使うタブレットです。PIN で自分に切り替えます。',
  'Add a device': '端末を追加',
  'Add device': '端末を追加',
  'Add it again': 'もう一度追加',
  'Change PIN': 'PIN を変更',
  'Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.':
    'すべて同じ数字や 1234 のような連番ではない、4～6 桁の数字にしてください。',
  'Choose who you are.': '誰が使うかを選んでください。',
  Devices: '端末',
  'Give the device a name of up to 60 characters.': '端末に 60 文字以内の名前を付けてください。',
  'It stays enrolled at ${0}, and everybody there with a PIN can work on it.':
    '${0} に登録されたままになり、PIN を持つスタッフ全員が使えます。',
  'It works once, for a short time. Ask for another one, or show a code here.':
    '短い時間、1 回だけ使えます。新しいものを依頼するか、ここでコードを表示してください。',
  'Last used ${0}': '最終使用日：${0}',
  Lock: 'ロック',
  'Make a link instead': '代わりにリンクを作成',
  'Name of the device': '端末の名前',
  'New PIN': '新しい PIN',
  'No device shows this code now. Compare it with the screen, or ask there for another one.':
    'このコードを表示している端末は今ありません。画面と見比べるか、端末で新しいコードを表示してください。',
  'No shared devices yet.': '共有端末はまだありません。',
  'Nobody can work on it until it is added again.': 'もう一度追加されるまで、誰も使えません。',
  'Nobody here has a PIN. Sign in by email on your own phone, and set one on your account.':
    'PIN を持っている人がまだいません。ご自分のスマートフォンでメールからサインインし、アカウントで PIN を設定してください。',
  'Not used yet': 'まだ使われていません',
  'Open ${0} on the tablet, and type the code that it shows.':
    'タブレットで ${0} を開き、表示されたコードを入力してください。',
  'Open this link on the device. It works once, and is shown only now.':
    'このリンクを端末で開いてください。1 回だけ使え、今しか表示されません。',
  PIN: 'PIN',
  People: 'スタッフ',
  'Remove PIN': 'PIN を削除',
  Rename: '名前を変更',
  'Set PIN': 'PIN を設定',
  'Shared device': '共有端末',
  'Show a code': 'コードを表示',
  'Sign in by email instead': '代わりにメールでサインイン',
  'The owner or a manager types it in the dashboard, under Team and Devices. This page goes on by itself.':
    'オーナーまたは店長が、ダッシュボードの「チーム」の「端末」で入力します。このページは自動で進みます。',
  'This PIN is wrong.': 'PIN が違います。',
  'This PIN was wrong too often and doesn’t work anymore. Sign in by email and set another one on your account.':
    'PIN の間違いが多すぎたため、この PIN は使えなくなりました。メールでサインインし、アカウントで新しい PIN を設定してください。',
  'This device was removed': 'この端末は削除されました',
  'Too many wrong PINs. Try again in ${0} minutes.':
    'PIN の間違いが多すぎます。${0} 分後にもう一度お試しください。',
  'Too many wrong PINs. Try again in a minute.': 'PIN の間違いが多すぎます。1 分後にもう一度お試しください。',
  'Type this code on the dashboard': 'このコードをダッシュボードで入力してください',
  Unlock: 'ロックを解除',
  'Use this device': 'この端末を使う',
  'Use this device as ${0}?': 'この端末を「${0}」として使いますか？',
  'Waits for the device': '端末を待っています',
  'Was never opened. Remove it, and add it again.':
    '開かれませんでした。削除して、もう一度追加してください。',
  'Who is working?': '誰が使いますか？',
  'Whoever works on it is signed out with the next request.':
    '使っている人は、次のリクエストでサインアウトされます。',
  'With a PIN you switch to yourself on the shared devices of ${0}. It doesn’t open settings, payouts or the team.':
    'PIN を使うと、${0} の共有端末で自分に切り替えられます。設定、入金、チームは開けません。',
  'You have a PIN.': 'PIN が設定されています。',
  'Your PIN was wrong too often and doesn’t work anymore. Set another one.':
    'PIN の間違いが多すぎたため、使えなくなりました。新しい PIN を設定してください。',
  Settings: '設定',
  'Saved. Guests see it now.': '保存しました。お客様に表示されています。',
};
