/** Notices on this device, by way of the browser's maker. */
import type { NoticeSettings } from '@parlour/client/protocol';
import { EngineTrouble } from '../../engine/engine.ts';
import { server } from '../client.ts';

export const canPush = 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks for leave, and has the server tell this device whenever it is its owner's turn. */
export async function tellHere(key: string): Promise<NoticeSettings> {
  if ((await Notification.requestPermission()) !== 'granted') throw new EngineTrouble({ key: 'notices.blocked', values: {} });
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    // The browser talks to a service of its maker, which may be out of reach.
    .catch(() => {
      throw new EngineTrouble({ key: 'notices.no-push', values: {} });
    });
  const { endpoint, keys } = subscription.toJSON();
  return server().http.noticeByPush({ endpoint, keys });
}
