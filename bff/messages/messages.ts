export type { Messages, NewMessage } from './message-port.ts';
export { messageService, type MessageService } from './message-service.ts';
export { openPostmen, type Postmen, type PostmenOptions } from './postmen/postmen.ts';
