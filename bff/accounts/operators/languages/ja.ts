import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'このアドレスでは運営者コンソールにログインできません',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'このアドレスで Trellis の運営者コンソールへのログインが求められました（おそらくご本人です）。このアドレスは招待されていません。',
  '${0} is your code for the operator’s console': '${0} は運営者コンソールのコードです',
  'Join the operator’s console of Trellis': 'Trellis の運営者コンソールへの招待',
  'You are invited to the console of those who run Trellis.':
    'Trellis を運営する方のコンソールに招待されています。',
  'The address of the console comes from those who run the service.':
    'コンソールのアドレスは、サービスの運営者からお知らせします。',
  'Open your Trellis sandbox': 'Trellis のサンドボックスを開いてください',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Trellis に招待されています。${0} 日以内にこのアドレスで登録すると、すぐにサンドボックスが開きます。',
  'Your Trellis sandbox is open': 'Trellis のサンドボックスが開きました',
  'Your request was approved. Sign in with this address.':
    '申請が承認されました。このアドレスでログインしてください。',
  'Your request for a Trellis sandbox': 'Trellis サンドボックスの申請について',
  'Your request for a sandbox was refused.': 'サンドボックスの申請は承認されませんでした。',
  'You get this because a Trellis sandbox was asked for with this address.':
    'このアドレスで Trellis のサンドボックスが申請されたため、お送りしています。',
};
