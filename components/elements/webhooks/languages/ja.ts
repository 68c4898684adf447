import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'コピーしました', // Copied
  saa40b21f63d92006: 'コピーできませんでした', // Couldn’t copy
  s29c386914841eb60: str`${0}への配信（新しい順）`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'この状態の配信はありません。', // No deliveries with this status.
  sf8b58c0bd0d740cd: '配信を読み込んでいます…', // Loading deliveries…
  s056729c75ca841e2: '以前のものを表示', // Show older
  s2c6ce79b6b744a03: 'まだ何も送信されていません。イベントをシミュレートするか、pingを送信してください。', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'まだ何も送信されていません。新しい配信はここに表示されます。', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'すべて', // All
  s78636b92c1a3909c: '処理待ち', // Pending
  s8ca3b021833cbf6f: '完了', // Delivered
  sbf9c5c5a8e5efad4: '失敗', // Failed
  s126ca8f1eb0e8169: '配信', // Deliveries
  s95bc8722b2708f8b: '一時停止中', // Paused
  s3d1396b47ff4a56f: 'ライブ', // Live
  s89118d3a7be870ca: '再開', // Resume
  s061cc20e3432dead: '一時停止', // Pause
  scea321ca3da7a0d6: '状態で絞り込む', // Filter by status
  s21a76975516086e4: '期間を指定して再送信', // Replay a range
  se3f56f3ee0fed906: 'イベントをシミュレート', // Simulate an event
  s0c418608451989e3: 'イベントの再送信', // Replay events
  sb2e733fe5cb5e413: '配信済みかどうかにかかわらず、この期間のすべてのイベントを再送信します。', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: '再送信', // Replay
  s2adda550ae3398ab: 'この期間のイベントはありません。', // No events in this range.
  sc3e668bdc25612aa: 'サンドボックスの実際のテストデータが変更され、対応するイベントが発生します。', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'シミュレート', // Simulate
  s3c001f3c5c412278: str`${0}をシミュレートしました。`, // {0} was simulated.
  s3109e1700219aecf: str`${0}を再配信しています。`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'イベント', // Event
  sad3e3c8146fc920f: '状態', // Status
  s031fd4ee1b801f17: str`次回の試行：${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'まだ何も送信されていません。', // Nothing has been sent yet.
  sa35c067275510aa7: '試行', // Attempts
  sba5d4bd044ba278c: 'イベントの内容', // The event
  s0deb47827a6d0911: '再配信', // Redeliver
  s5083604df81b88bf: 'イベントを表示', // Show the event
  se7102b7d5942a59c: str`試行${0}`, // Attempt {0}
  sb139ce4d0649082a: '応答の先頭部分', // Start of the response
  sa58a43eaa517ec9e: '応答', // Response
  s92921878e886e36d: '所要時間', // Duration
  s2436e15fbdd89ea9: '時刻（UTC）', // Time (UTC)
  sf59d9197d2e50c93: 'ブロック', // Blocked
  sce141c82a8513704: 'タイムアウト', // Timed out
  s029112a5b918aee2: 'ホストが見つかりません', // Host not found
  s99b64740a5f544c8: 'TLSエラー', // TLS error
  s4b208d14f1ac4376: '接続失敗', // Connection failed
  s6275f07f104f3c69: 'リダイレクトには対応していません。', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Goneを受け取ると、エンドポイントは無効になります。', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: '公開アドレスではないため、送信されませんでした。', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'サーバーが15秒以内に応答しませんでした。', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'ホスト名を解決できません。', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'ホストの証明書が無効です。', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'ホストが接続を拒否または切断しました。', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}、次回${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: str`ほかに${0}件の配信が更新されました。`, // {0} more deliveries changed.
  seb4f0dd349effacb: '完全なURLを入力してください（例：https://pos.example/webhooks）。', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'URLからユーザー名とパスワードを削除してください。', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: '2,000文字以内で入力してください。', // Use at most 2,000 characters.
  sf167377b9656653c: '200文字以内で入力してください。', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'イベントタイプを1つ以上選択するか、すべてのイベントを選択してください。', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'エンドポイントURL', // Endpoint URL
  s50c9d135f05822c0: 'httpsを使用し、インターネットからアクセスできるURL。', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: '説明', // Description
  sd790b64841c96548: 'チーム内でのみ表示されます。', // Only your team sees it.
  sc265a3e29e1206e4: 'イベント', // Events
  s3e5f929253459be6: 'すべてのイベント（今後追加されるタイプを含む）', // All events, including future types
  s1be7b4c244337a85: '選択したイベントタイプ', // Selected event types
  s8465a2caa2d9ea5d: 'エンドポイント', // Endpoints
  s66722bc2ea775e05: '無効', // Disabled
  s965c503c3e42fdfe: '有効', // Enabled
  s4cbd92fd64b6a974: 'pingを送信', // Send a ping
  s64ef2a6c2dd1d3d1: '編集', // Edit
  s9078ee819c18df6e: '有効にする', // Enable
  s10c8e4cae4e11503: '無効にする', // Disable
  s7dfb5f4a0c8cdd36: 'シークレットをローテーション', // Rotate secret
  sdc673e73b5c13aea: '削除', // Delete
  s44ce3e52814c1b38: '保持しない', // Not at all
  s2ceb11be2290bb1b: 'キャンセル', // Cancel
  s11fb356f2d2da787:
    '新しいシークレットが発行されます。以前のシークレットの有効期限までは両方で署名されるため、切り替え中もイベントを取りこぼしません。', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: '以前のシークレットの保持期間', // Keep the previous secret for
  s9bf7389e94b770f2:
    'このエンドポイントへの送信は停止され、配信履歴も参照できなくなります。イベントは保持されます。', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: '新しいエンドポイント', // New endpoint
  s7832162d6cddbbe6: 'エンドポイントを編集', // Edit endpoint
  sad47ebc4f626e54d: 'エンドポイントを追加', // Add endpoint
  s33f85f24c0f5f008: '保存', // Save
  sbb082ac403a2dab7: 'シークレットのローテーション', // Rotate the secret
  sa4e316f6acd98418: 'このエンドポイントを削除しますか？', // Delete this endpoint?
  s1569503f30c72f43: 'エンドポイントを削除', // Delete endpoint
  s663a51e7bffbb08c: 'エンドポイントはまだありません。', // No endpoints yet.
  sd8f43c3a11c0f60c: 'サーバーのURLを追加すると、署名付きイベントをリアルタイムで受信できます。', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'エンドポイントを追加しました。', // The endpoint was added.
  s6f0c7dd46cbfa547: 'エンドポイントを保存しました。', // The endpoint was saved.
  sdff769381d394955: 'エンドポイントを無効にしました。', // The endpoint is disabled.
  s631973409d9d5ed4: 'エンドポイントを有効にしました。', // The endpoint is enabled.
  s5dfe6c372e9b29f9: '無効だった間に発生したイベントは送信されていません。', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: '未送信のイベントを送信', // Send what it missed
  s32758a48215b947d: '未送信のイベントはありません。', // It missed no events.
  s932b01fda0b43e26: 'エンドポイントのシークレットを更新しました。', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'エンドポイントを削除しました。', // The endpoint was deleted.
  s5540f23438e8105a: 'pingを送信しました。', // A ping is on its way.
  se39b6c7228112d66: '開始より後の日時を選択してください。', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: '日付と時刻を選択してください。', // Choose a date and time.
  scb00b26ed3bf6e9c: '開始（UTC）', // From (UTC)
  s7fb2a663ef976972: 'イベントのcreated_atと同じ実時間です。', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: '終了（UTC）', // To (UTC)
  s53e6bdbb75ed2657: 'この時刻より前のイベント。', // Events before this moment.
  sb81244a4cf07ff65: 'イベントタイプ', // Event type
  s7921def84f4fdc64: 'このエンドポイントが受信するすべて', // All that this endpoint takes
  s019e0218a0852f17: 'このシークレットを今すぐ保存してください。再表示はできません。', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: '受信した内容の検証にサーバーで使用します。', // Your server uses it to verify what arrives.
  s9025c40297775331: 'シークレット', // Secret
  sdf24432d9e3d49f0: 'シークレットをコピー', // Copy secret
  s36fe958bc5a650a6: '保存しました', // I’ve stored it
  s10409e7b5d4c5845: '署名を検証', // Verify the signature
  s81dd2829b4fbeb75:
    'サーバーには誰でもリクエストを送信できます。シークレットで署名されたものだけを受け入れてください。', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'コードをコピー', // Copy code
  s496983d846b950f5: '加盟店', // Merchant
  s92fa5ab19d638026: '指定なし（条件に合うもの）', // Any that fits
  sd3fe358515f8bc81: 'ほかのユーザーがこのエンドポイントを変更しました。', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: '最新の内容が表示されています。もう一度変更してください。', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'この項目はすでに存在しません。', // This no longer exists.
  sf8d5f8ac90b55ee8: 'リストは最新の状態になりました。', // The list is now up to date.
  s0765fb43c717b863: '現在は実行できません。', // This isn’t possible right now.
  s6726df8c744403e9: 'オフラインです。', // You’re offline.
  s111868f2e027f4bf: 'オンラインに戻ったら再試行してください。', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'リクエストが多すぎます。', // Too many requests.
  sac8ecf1c868c7ffd: 'このセッションには権限がありません。', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'このページの運営者にアクセス権限を依頼してください。', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'リクエストが拒否されました。', // The request was refused.
  s48c67bc6d1605146: 'サービスが応答しませんでした。', // The service didn’t respond.
  se9e28fb34625c957: '安全に再試行できます。二重に実行されることはありません。', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: '接続を確認して、もう一度お試しください。二重に実行されることはありません。', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'エンドポイントを追加しています…', // Adding the endpoint…
  s3b64554683ff6ced: 'エンドポイントを保存しています…', // Saving the endpoint…
  sc260fd95d092debb: 'エンドポイントを有効にしています…', // Enabling the endpoint…
  sca3cd00608558886: 'エンドポイントを無効にしています…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'エンドポイントを削除しています…', // Deleting the endpoint…
  s79697bd0e3d92658: 'シークレットをローテーションしています…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'pingを送信しています…', // Sending a ping…
  sda55ee4ecfed6d8b: '再配信しています…', // Redelivering…
  s26868e184a74f1eb: 'イベントを再送信しています…', // Replaying events…
  s1e99a972c51f93ef: 'イベントをシミュレートしています…', // Simulating the event…
  s1139503755dd9d0a: '1件のイベントを再送信しています。', // One event is being sent again.
  s1a20214df7eb35df: str`${0}件のイベントを再送信しています。`, // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'すべてのイベント', // All events
  sc94dc54731107648: str`${0}種類のイベント`, // {0} event types
  s9630a2d52ee7f858: 'サーバーが410 Goneを返したため、無効になりました。', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: '5日間すべての配信が失敗したため、無効になりました。', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: '有効にするまで、このエンドポイントには何も送信されません。', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`以前のシークレットも${0}まで署名に使用されます。`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Webhookを読み込んでいます…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`このページの時刻はサンドボックス時間です。実時間より${0}進んでいます。`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Webhookは<trellis-session>の中でのみ動作します。', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'このページにはWebhookを表示する権限がありません。', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Webhookにはまだセッションがありません。', // The webhooks have no session yet.
};
