import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  Owner: 'オーナー',
  Manager: '店長',
  Cashier: 'レジ',
  Kitchen: 'キッチン',
  Accountant: '経理',
  'Join ${0} at ${1}': '${1} の ${0} に参加',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    '${0} のダッシュボードに招待されました。注文はここに届きます。',
  'Your role: ${0}': 'あなたの役割：${0}',
  'To accept, sign in with this address within ${0} days:':
    '承認するには、${0} 日以内にこのアドレスでサインインしてください：',
  '${0} is your sign-in code for ${1}': '${1} のサインインコードは ${0} です',
  'To sign in, open this link in the browser where you began:':
    'サインインするには、操作を始めたブラウザでこのリンクを開いてください：',
  'Or type this code there: ${0}': 'または、そこにこのコードを入力してください：${0}',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'どちらも 1 回限り、${0} 分間有効です。心当たりがない場合は無視してください。何も起こりません。',
  'No account at ${0} has this address': '${0} にこのアドレスのアカウントはありません',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'このアドレスでダッシュボードへのサインインが求められました。このアドレスはどの店舗のスタッフにも登録されていません。',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    '別のアドレスをお持ちの場合は、そのアドレスでサインインしてください。ない場合は、店舗のオーナーに招待を依頼してください。',
  'If you didn’t ask for this, ignore it.': '心当たりがない場合は無視してください。',
};
