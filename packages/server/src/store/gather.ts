/** What became of each item. */
type Outcomes = readonly (Error | undefined)[];

/**
 * Hands over together what was asked for while the last lot was on its way: the more there is to do, the more of it shares a way. Whoever
 * asks is told what became of their own.
 */
export function gather<Item>(most: number, carry: (items: readonly Item[]) => Outcomes | Promise<Outcomes>) {
  let waiting: { item: Item; done: () => void; fail: (error: unknown) => void }[] = [];
  let running = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const lot = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const carried = carry(lot.map(({ item }) => item));
        const outcomes = carried instanceof Promise ? await carried : carried;
        for (const [index, { done, fail }] of lot.entries()) {
          const error = outcomes[index];
          if (error === undefined) done();
          else fail(error);
        }
      } catch (error) {
        for (const { fail } of lot) fail(error);
      }
    }
    running = false;
  }

  return (item: Item) =>
    new Promise<void>((done, fail) => {
      waiting.push({ item, done, fail });
      if (running) return;
      running = true;
      // After this round of the event loop, so that whatever arrived in it comes along.
      setImmediate(() => void work());
    });
}
