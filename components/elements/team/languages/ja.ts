import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: '送信しています…', // Sending…
  sb971debc37bf0b54: 'オーナー', // Owner
  s3ac25e004d6b8e6c: '店長', // Manager
  sae8604c86cf54f1a: 'レジ', // Cashier
  s149c3aeba7e0d6ef: 'キッチン', // Kitchen
  sf2e5d1d228b3500d: '経理', // Accountant
  scf03080105a4e030: 'このアドレスでサインインします。', // The person signs in with this address.
  s637f4cc832f507b2: '端末の名前', // Name of the device
  s8fc0a8a99fccf3e0: 'タブレットでダッシュボードの端末ページを開くと、コードが表示されます。', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'コード', // Code
  sca7fed2bef53cb99: '役割', // Role
  s64da34b178200f09: 'すべて。銀行口座とチームを含みます', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: '注文、返金、メニュー、営業時間、レポート、チーム', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: '注文、支払いリンク、ポイント', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: '注文と売り切れの設定', // Orders, and what is sold out
  s9517e5c59319305f: '支払い、入金、レポート', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'rosie@example.com のようなメールアドレスを入力してください。', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`端末に表示された ${0} 文字を入力してください。`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'この操作はできません。', // This can’t be done.
  s5ad956cb74a7b54b: 'オーナーは少なくとも 1 人必要です。先に別の人をオーナーにしてください。', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'この役割の付与と解除は、同等以上の権限を持つ人だけができます。', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'この人はすでにチームにいるか、招待済みです。', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'このコードを表示している端末は今ありません。画面と見比べるか、端末で新しいコードを表示してください。', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: '役割を変更', // Change role
  s54fac608002f2917: '再送信', // Send again
  s2ca7699f7c5a4996: '管理', // Manage
  sd1f09d13ff12c55c: '招待する', // Invite someone
  s35f2737fcd154e16: '招待を送信', // Send invitation
  sffcf1d7b5f7385ad: 'この人を削除しますか？', // Remove this person?
  scc022b0740943e53: '端末を追加', // Add a device
  s665f2a2247cf9c36: '端末を追加', // Add device
  s91213563e4e090e4: 'この端末を削除しますか？', // Remove this device?
  s45dfe5e540ff7d08: str`タブレットで ${0} を開き、表示されたコードを入力してください。`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'この人は次の操作でサインアウトされます。', // This person is signed out with the next request.
  s599c693f59ab6565: '使っている人は、次のリクエストでサインアウトされます。', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: '招待を送信しました。', // The invitation is sent.
  s08f04c2c5ea200b2: '端末を追加しました。', // The device is added.
  s2eb94f91c0f6594f: '削除しました。', // Removed.
  s24b1dafb1b20370c: 'チーム', // Team
  s52e01475c9da37f9: 'チームを読み込んでいます…', // Loading the team…
  sdd1b42c9b82bf9c7: 'このページにはチームを表示する権限がありません。', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'チームにはまだ誰もいません', // Nobody is on the team yet
  s13b5adb5cce78e12: 'ここで働く人を招待してください。ダッシュボードへはメールでサインインします。', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: '共有端末', // Shared devices
  s514b29b64f2e94e8: '共有端末はまだありません。', // No shared devices yet.
  sfd6cf96dbf89d863: str`最終利用：${0}`, // Last active …
  s238292c02b916572: 'まだ利用していません', // Not active yet
  see963aeadd27316b: '招待の期限切れ', // Invitation expired
  s7308509051ac80f6: str`${0} まで招待中`, // Invited until …
  s043e59128e4d5c70: str`最終使用日：${0}`, // Last used …
  s70bd4b2defa0f6b5: 'まだ使われていません', // Not used yet
  s1555ad6a3e191d41: '端末を待っています', // Waits for the device
  sf95a6845b5737293: '開かれませんでした。削除して、もう一度追加してください。', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: '選択なし：すべての店舗', // None chosen: all locations
  sc79e52bbcd5b33e0: '役割と店舗', // Role and locations
  s1e597e321f8adcf3: '名前と店舗', // Name and locations
  s996f0af8aa4e2be5: '一部の店舗', // Some locations
  s8f2a705d23222bb6: '代わりにリンクを作成', // Make a link instead
  s3cf89cb47fdde7e9: 'リンク', // Link
  sbd898d51377e4afb: 'このリンクを端末で開いてください。1 回だけ使え、今しか表示されません。', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'リンクをコピー', // Copy link
};
