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
  'Your PIN was set': 'PIN が設定されました',
  'Your PIN was changed': 'PIN が変更されました',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    '${0} の共有端末で使うあなたの PIN が、${1} に設定されました。',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    '${0} の共有端末で使うあなたの PIN が、${1} に変更されました。',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    '心当たりがない場合は、メールでサインインし、アカウントのページでほかのすべてのセッションを終了して、新しい PIN を設定してください。',
  'A shared device was added': '共有端末が追加されました',
  'The device “${0}” was added at ${1} on ${2}.': '端末「${0}」が ${1} に追加されました（${2}）。',
  'Added by: ${0}': '追加した人：${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'この端末に心当たりがない場合は、削除してください。削除すると、誰も使えなくなります。',
  'Open the devices': '端末を開く',
};
