import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: '植物を追加', // Add a plant
  s9e2aaa2508b7a667: '追加しました。', // It was added.
  s9dff241c72f99079: 'この項目を確認してください。', // Check this field.
  s08b031efacb88fee: 'このフォームは<trellis-session>の中でのみ動作します。', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: '再試行', // Try again
  s6acbcd7989ea0130: str`${0}を追加しました。`, // {0} was added.
  s2dbdebf5cb6bf983: '植物番号', // Plant number
  sef49aec68fd1dc66: '名前', // Name
  s6ce0cb19e201b153: 'タグ', // Tag
  s249092f25acbb312: '室内', // indoor
  sd375adcfb89c43c1: '追加', // Add plant
  sb4f1dffbb6be6302: 'クリア', // Clear
  s41c25e8d66ba3e84: '植物を追加しています…', // Adding the plant…
  s87e01014ddda4fa9: 'この項目を入力してください。', // Fill in this field.
  sc4ec1f585c14c5e2: '255文字以内で入力してください。', // Use at most 255 characters.
  s35fd5924634bc4a2: '植物ストアに拒否されました。', // The plant store refused this.
  s9aa6f0a5582d14a4: str`植物${0}はすでに登録されています。別の番号を選んでください。`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'ja', // en-GB
  s629576c6b305d539: '任意', // optional
  se6e0ffb258dd3fb9: '整数で入力してください。後から変更できません。', // A whole number. You can’t change it later.
  sb321551f2c656466: '引き続き試行しています…', // Still trying…
  s0b36813ee1f3cd2c: 'フォームを読み込んでいます…', // Loading the form…
  secb2f2fa61592247: str`${0}後に再試行`, // Try again in {0}
  sacde8eea8bf74d4a: 'ここでは植物を追加できません。', // You can’t add plants here.
  s5ac63320ac4191f6: str`このページのセッションにはスコープ${0}がありません。ページの運営者にお問い合わせください。`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'このフォームにはまだセッションがありません。', // This form has no session yet.
  s1026e90ab2595407: 'フォームの<trellis-session>にendpointまたはfetchTokenを設定してください。', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: '数字のみで入力してください（例：41）。', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'この番号は使用できる範囲を超えています。', // This number is out of the store’s range.
  s217418a3de934e03: 'このページではまだTrellisを利用できません。', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0}は登録済みのオリジンではありません。ページの運営者にお問い合わせください。`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: '入力内容は保持されています。オンラインに戻ったら再試行してください。', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`${0}に接続できません。`, // Can’t reach {0}.
  s10074c6e5df768bb: '接続を確認して、もう一度お試しください。二重に追加されることはありません。', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: '接続を確認して、もう一度お試しください。', // Check your connection, then try again.
  s3e5f1e49ac170983: str`${0}からの応答を読み取れません。`, // The response from {0} can’t be read.
  sa2754be3117203df: '今すぐ再試行できます。', // You can try again now.
  s33ed31f4faf686da: 'このページはセッションを取得できません。', // This page can’t get a session.
  s9c491cb60f17fbff: 'ページを再読み込みするか、もう一度サインインしてください。', // Reload the page, or sign in again.
  s22ef6025a1cc1174: '植物ストアは現在利用できません。', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'もう一度お試しください。二重に追加されることはありません。', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'しばらくしてからもう一度お試しください。', // Try again in a moment.
  s2944bed395b96677: '少し待ってから、もう一度お試しください。', // Wait a moment, then try again.
  s18b1027ff290a682: str`${0}待ってから、もう一度お試しください。`, // Wait {0}, then try again.
};
