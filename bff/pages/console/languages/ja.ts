import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  Docs: 'ドキュメント',
  Guides: 'ガイド',
  'Sign in to Trellis': 'Trellis にログイン',
  'Sign-up is closed here': 'ここでは登録を受け付けていません',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'サンドボックスは運営者が開きます。すでにチームに属しているか、招待されている場合は、そのアドレスでログインしてください。',
  'You’re on no team': 'どのチームにも属していません',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'このアドレスへの招待をチームに依頼するか、ご自分のサンドボックスを開いてください。',
  'A console, test merchants with menus, and money that is not real. Free.':
    'コンソール、メニュー付きのテスト店舗、本物ではないお金。無料です。',
  'We email you a link and a code. There is no password.':
    'リンクとコードをメールで送ります。パスワードはありません。',
  Company: '会社名',
  'Your merchants see this name.': 'この名前は店舗に表示されます。',
  'On a team already?': 'すでにチームに属していますか？',
  'New here? ${0}, or ask your team for an invitation.':
    '初めての方は${0}か、チームに招待を依頼してください。',
  'New here? Ask your team for an invitation.': '初めての方は、チームに招待を依頼してください。',
  'Sign up': '登録',
  'Must be 1–${0} characters on one line.': '1～${0} 文字で、1 行にしてください。',
  'You’re signed in': 'ログインしました',
  'Single sign-on': 'シングルサインオン',
  'Your team signs in at ${0}.': 'お客様のチームは ${0} でログインします。',
  'Email me a link instead': '代わりにリンクをメールで送る',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'ID プロバイダーが現在応答していません。数分後にもう一度お試しください。',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'ID プロバイダーがログインを確認しませんでした。もう一度お試しください。',
  'Sign in in the browser where you began, within ${0} minutes.':
    '手続きを始めたブラウザーで、${0} 分以内にログインしてください。',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'このアドレスはチームに属していません。オーナーに招待を依頼してください。',
  'Your team signs in by single sign-on': 'お客様のチームはシングルサインオンでログインします',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'この方法ではチームのコンソールは開きません。仕事用のアドレスでログインしてください。',
  'Your request waits': '申請は確認待ちです',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'アドレスを確認しました。サンドボックスについては運営者が判断し、結果をメールでお知らせします。',
  'The operator looks at each request, and answers by email.':
    '運営者が申請を 1 件ずつ確認し、メールで回答します。',
  'Ask for a sandbox': 'サンドボックスを申請する',
};
