/** My tables on the server and those with a free seat, looked up now and then while somebody looks at the start page. */
import type { ListedTable } from '@parlour/client/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { server } from '../client.ts';

const EVERY = 15_000;

interface Tables {
  readonly mine: readonly ListedTable[];
  /** Undefined where there is no server. */
  readonly open: readonly ListedTable[] | undefined;
}

const useList = create<Tables>()(() => ({ mine: [], open: undefined }));
let lookers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

async function look(): Promise<void> {
  try {
    const { http } = server();
    const open = await http.lobby();
    const mine = (await http.me()) === null ? [] : await http.myTables();
    const waiting = mine.filter(({ yourTurn }) => yourTurn).length;
    // On the icon of an installed Parlour, where there is one.
    void navigator.setAppBadge?.(waiting).catch(() => undefined);
    useList.setState({ mine, open: open.filter(({ id }) => !mine.some((own) => own.id === id)) });
  } catch {
    useList.setState({ mine: [], open: undefined });
  }
}

export function useTables(): Tables {
  useEffect(() => {
    lookers++;
    if (lookers === 1) {
      void look();
      timer = setInterval(() => void look(), EVERY);
    }
    return () => {
      lookers--;
      if (lookers === 0) clearInterval(timer);
    };
  }, []);
  return useList();
}
