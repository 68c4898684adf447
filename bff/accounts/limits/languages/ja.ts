import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'リクエスト上限は変わりません',
  'Your rate limit was raised': 'リクエスト上限が引き上げられました',
  'Your request for a limit of ${0} per minute was refused.':
    '1 分あたり ${0} 件への引き上げの申請は承認されませんでした。',
  'Your limit of requests per minute is now ${0}.': '1 分あたりのリクエスト上限は ${0} 件になりました。',
  'Open limits and requests': '上限と申請を開く',
};
