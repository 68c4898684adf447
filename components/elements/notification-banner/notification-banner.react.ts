import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type NotificationBannerEventMap, TrellisNotificationBanner } from './notification-banner.ts';

/**
 * `<trellis-notification-banner>` for React.
 *
 * @example
 * <NotificationBanner setUpUrl="/set-up" onTrellisNotifications={({ detail }) => setBadge(detail.total)} />
 */
export const NotificationBanner = createComponent({
  tagName: 'trellis-notification-banner',
  elementClass: TrellisNotificationBanner,
  react,
  events: {
    onTrellisReady: named<NotificationBannerEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisNotifications: named<NotificationBannerEventMap, 'trellis-notifications'>(
      'trellis-notifications',
    ),
    onTrellisNotificationSelect: named<NotificationBannerEventMap, 'trellis-notification-select'>(
      'trellis-notification-select',
    ),
    onTrellisError: named<NotificationBannerEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<NotificationBannerEventMap, 'trellis-missing-scope'>(
      'trellis-missing-scope',
    ),
  },
});
