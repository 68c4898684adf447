import { str } from '../../i18n/catalog.ts';

/** Japanese, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: '国番号から入力してください（例：+81 3 0000 0000）。', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'さらに表示', // Show more
  s5e8250fb85d64c23: '閉じる', // Close
  s2e8a1b7cea5d109b: '数値を表示', // Show the values
  sd9e51e25ff3be7e2: '数値を1つずつ見る', // All values
  s3606b9d856cdbafe: '並べ替え', // Sort by
  s6ac0c20ddc5c15ff: 'ページ', // Pages
  sf3ff78cc329d3528: '前へ', // Previous
  s0fbf6dc6a1966408: '次へ', // Next
  sd3cce408c2116451: str`${0}（昇順）`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}（降順）`, // {0}, descending
  sdbf46db52aac5c76: 'アップロードしました。確認しています…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} / ${1}`, // {0} of {1}
  s6d621e344f24e12b: '現在利用できません。', // This isn’t available right now.
  se0955919920ee87d: '日', // Day
  sb47daaf9e1c4a905: '月', // Month
  sa6f2645578b2d2bc: '年', // Year
  s76a2740c05488da5: '次の項目を確認してください', // Check these fields
};
