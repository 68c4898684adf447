// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisMenuEditor } from './menu-editor.ts';

export type {
  MenuChangeDetail,
  MenuEditorEventMap,
  MenuEditorState,
  MenuFilterDetail,
} from './menu-editor.ts';
export type { MenuAction } from './menu-work.ts';
export { TrellisMenuEditor };

define('trellis-menu-editor', TrellisMenuEditor);
