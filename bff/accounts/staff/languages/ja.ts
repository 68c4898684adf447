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
  '${0} is your sign-in code for ${1}': '${1} のサインインコードは ${0} です',
  'No account at ${0} has this address': '${0} にこのアドレスのアカウントはありません',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'このアドレスでダッシュボードへのサインインが求められました。このアドレスはどの店舗のスタッフにも登録されていません。',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    '別のアドレスをお持ちの場合は、そのアドレスでサインインしてください。ない場合は、店舗のオーナーに招待を依頼してください。',
};
