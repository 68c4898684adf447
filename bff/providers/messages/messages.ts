export type { NewMessage } from './message-port.ts';
export { messageService } from './message-service.ts';
export { openPostmen, type Postmen, type PostmenOptions } from './postmen/postmen.ts';
