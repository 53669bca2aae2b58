/* Part of the service worker: shows that it is your turn, and opens the table when that is touched. */
self.addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body: text, tag, data: { url }, icon: '/icon-192.png' }),
      // Where icons can wear a badge.
      self.navigator.setAppBadge?.().catch(() => undefined),
    ]),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
