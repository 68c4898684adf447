import { SessionCookie } from '../../core/http/session-cookie.ts';

/** The secret of a guest's browser on one host. @param origin of the site */
export const guestCookie = (origin: string): SessionCookie =>
  new SessionCookie({ publicUrl: origin, name: 'trellis_guest', path: '/', sameSite: 'lax' });
