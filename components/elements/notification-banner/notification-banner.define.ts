// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisNotificationBanner } from './notification-banner.ts';

export type {
  NotificationBannerEventMap,
  NotificationsDetail,
  NotificationSelectDetail,
} from './notification-banner.ts';
export { TrellisNotificationBanner };

define('trellis-notification-banner', TrellisNotificationBanner);
