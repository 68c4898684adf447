import type { Request, Response, Router } from 'express';
import type { OperatorSession } from '../../accounts/operators/operators.ts';
import { documentsOf, type StoredDocument } from '../../accounts/onboarding/onboarding.ts';
import type { MerchantRow } from '../../accounts/merchants/merchants.ts';
import { DOCUMENT_FORMATS } from '../../core/api/document-files.ts';
import { refuseMethod, setIsolation } from '../../core/http/page-headers.ts';
import type { Db } from '../../core/database/database.ts';
import { html, type Content } from '../../core/text/html.ts';
import { secondOf, sizeText } from '../console/parts/format.ts';
import { recordTable, type Column } from '../console/parts/list-page.ts';
import { csrfField } from '../shell/forms.ts';
import { actorOf, type OperatorContext } from './act.ts';
import { requireProof, type OperatorPages } from './renderer.ts';

/** The result of the command `documents open`. */
interface Opened {
  readonly media_type: string;
  readonly base64: string;
}

/**
 * Mounts the address of a merchant's document. It runs a command, so each opening asks for a recent proof of
 * the person and is in the audit log before anything is sent.
 */
export function mountDocumentPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/merchants/:id/documents/:document')
    .get(async (req: Request<{ id: string; document: string }>, res) => {
      const session = await pages.welcome(req);
      requireProof(session);
      const { id: merchant, document } = req.params;
      const opened = await context.run('documents open', { merchant, document }, actorOf(session, res));
      sendDocumentFile(res, document, opened as Opened);
    })
    .all(refuseMethod('GET, HEAD'));
}

/**
 * Sends an untrusted file: a picture inline, anything else as a download. Whatever it contains, the browser
 * doesn't guess another type, runs no script in it, and keeps no copy.
 */
function sendDocumentFile(res: Response, id: string, { media_type: type, base64 }: Opened): void {
  const format = DOCUMENT_FORMATS.get(type);
  const disposition = format && type.startsWith('image/') ? 'inline' : 'attachment';
  setIsolation(res);
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Content-Disposition', `${disposition}; filename="${id}.${format?.ending ?? 'bin'}"`);
  res.setHeader('Content-Type', format ? type : 'application/octet-stream');
  res.end(Buffer.from(base64, 'base64'));
}

/** Renders the documents of a merchant, and what its record names that isn't kept anymore. */
export async function documentsCard(
  db: Db,
  row: MerchantRow,
  session: OperatorSession,
  at: string,
): Promise<Content> {
  const owner = { partnerId: row.partner_id, environment: row.environment };
  const documents = await documentsOf(db, owner, row.id);
  const names = namedIn(row);
  if (documents.length === 0) {
    const isDeleted = names.size > 0 && row.environment === 'production';
    return html`<section class="card sec">
      <h2>Documents</h2>
      <p class="muted">${isDeleted ? 'What was sent in has been deleted.' : 'No document was sent in.'}</p>
    </section>`;
  }
  return html`<section class="card">
    <div class="sec"><h2>Documents</h2></div>
    ${recordTable(columnsOf(names, at), documents)}
    <div class="sec">
      <details>
        <summary>Delete the documents</summary>
        <p>They can’t be opened again. The merchant’s record goes on saying that they were sent in.</p>
        <form class="inline" method="post" action="${at}/erase-documents">
          ${csrfField(session)}<button class="danger">Delete the documents</button>
        </form>
      </details>
    </div>
  </section>`;
}

/** Returns what the documents in a merchant's record are about, by their IDs. */
function namedIn({ document_token: own, people }: MerchantRow): ReadonlyMap<string, string> {
  const named = people.flatMap(({ document, name }) => (document ? [[document, name] as const] : []));
  return new Map([...(own ? [[own, 'The business'] as const] : []), ...named]);
}

const columnsOf = (names: ReadonlyMap<string, string>, at: string): readonly Column<StoredDocument>[] => [
  {
    title: 'About',
    cell: ({ id, is_kept }) => {
      const about = names.get(id) ?? 'Not in use';
      return is_kept ? html`<a href="${at}/documents/${id}">${about}</a>` : about;
    },
  },
  {
    title: 'Kind',
    place: 'below',
    cell: ({ media_type, size }) =>
      `${DOCUMENT_FORMATS.get(media_type)?.name ?? media_type}, ${sizeText(size)}`,
  },
  { title: 'File', isExtra: true, cell: ({ is_kept }) => (is_kept ? 'Kept' : 'Not kept in a sandbox') },
  { title: 'Sent', isEnd: true, isFixed: true, cell: ({ created_at }) => secondOf(created_at) },
];
