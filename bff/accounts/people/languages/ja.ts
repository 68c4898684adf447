import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} は Trellis の登録コードです',
  '${0} is your Trellis sign-in code': '${0} は Trellis のログインコードです',
  'No Trellis account has this address': 'このアドレスの Trellis アカウントはありません',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'このアドレスで Trellis へのログインが求められました（おそらくご本人です）。どのチームにも属していません。',
  'Sign in to Trellis by your identity provider': 'ID プロバイダーで Trellis にログインしてください',
  'Your role is owner: everything, and who the other owners are.':
    '役割はオーナーです。すべての操作と、ほかのオーナーの管理ができます。',
  'Your role is admin: everything, but not who the owners are.':
    '役割は管理者です。オーナーの管理を除くすべての操作ができます。',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    '役割は開発者です。キー、Webhook、サイト、サーフェスを扱います。本番環境ではお客様の情報は見られません。',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    '役割は経理です。支払い、返金、入金、料金、レポートを扱います。',
  'Your role is support: orders, merchants, menus and refunds.':
    '役割はサポートです。注文、店舗、メニュー、返金を扱います。',
  'Your role is viewer: sees everything, changes nothing.':
    '役割は閲覧者です。すべてを見られますが、変更はできません。',
  'Join ${0} on Trellis': 'Trellis で ${0} に参加する',
  'You are invited to the team of ${0}.': '${0} のチームに招待されています。',
  '${0} invites you to the team of ${1}.': '${0} さんが ${1} のチームに招待しています。',
  '${0} is your ${1} confirmation code': '${0} は ${1} の確認コードです',
  'You are making a change that asks who you are.': '本人確認が必要な変更を行おうとしています。',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    '1 回限り、${0} 分間有効です。心当たりがない場合は、アカウントのページですべてのセッションを終了してください。',
  'A passkey was added': 'パスキーが追加されました',
  'A passkey was removed': 'パスキーが削除されました',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'パスキー「${0}」が ${2} の ${1} アカウントに追加されました。',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'パスキー「${0}」が ${2} の ${1} アカウントから削除されました。',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    '心当たりがない場合は、メールでログインし、ほかのすべてのセッションを終了して、知らないパスキーを削除してください。',
  'Works once, for ${0} minutes.': '1 回限り、${0} 分間有効です。',
  'Use the button in the browser where you began.': '操作を始めたブラウザでこのボタンを押してください。',
  'Or type this code there:': 'または、そこにこのコードを入力してください：',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'どちらも 1 回限り、${0} 分間有効です。心当たりがない場合は無視してください。何も起こりません。',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    '別のアドレスがある場合は、そちらでログインしてください。または、ご自分のサンドボックスを開いてください。',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'このアドレスで Trellis にログインするためのメールが求められました（おそらくご本人です）。お客様のチームはシングルサインオンでログインします。',
  'If you didn’t ask for this, ignore it.': '心当たりがない場合は無視してください。',
  'You get this because somebody typed this address at ${0}.':
    '${0} でこのアドレスが入力されたため、お送りしています。',
  'To accept, sign in with this address within ${0} days.':
    '承認するには、${0} 日以内にこのアドレスでサインインしてください。',
  'Accept the invitation': '招待を承認する',
  'You get this because ${0} invited this address.': '${0} がこのアドレスを招待したため、お送りしています。',
  'Type this code there:': 'そこにこのコードを入力してください：',
  'You get this because you have an account at ${0}.': '${0} のアカウントをお持ちのため、お送りしています。',
};
