/** Somebody who cannot see the table: knows only what the accessibility tree says, and does only what has a name there. */
import type { CDPSession, Page } from '@playwright/test';

interface Node {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** What is heard of one thing, and of what is in it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
  readonly disabled: boolean;
  /** Does what one would do with it: presses it. */
  readonly press: () => Promise<void>;
  readonly inside: readonly Heard[];
}

export type Ears = () => Promise<Heard>;

export async function listen(page: Page): Promise<Ears> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async () => {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly Node[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const hear = ({ backendDOMNodeId, role, name, properties = [], childIds = [] }: Node): Heard => {
      const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value;
      return {
        role: role?.value ?? '',
        name: name?.value ?? '',
        level: property('level') as number | undefined,
        disabled: property('disabled') === true,
        press: () => press(session, backendDOMNodeId),
        inside: childIds.flatMap((id) => byId.get(id) ?? []).map(hear),
      };
    };
    return hear(nodes[0]!);
  };
}

async function press(session: CDPSession, backendNodeId = 0): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  await session.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration: 'function () { this.click(); }' });
}

/** All things of a role, in the order in which they are read. */
export function all(heard: Heard, role: string): Heard[] {
  return [...(heard.role === role ? [heard] : []), ...heard.inside.flatMap((part) => all(part, role))];
}

/** The words in something. */
export function words(heard: Heard): string {
  return heard.role === 'StaticText' ? heard.name : heard.inside.map(words).join(' ').trim();
}

/** The parts of what is read, by their headings: the lines below each, until the next. */
export function parts(heard: Heard): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] | undefined;
  const read = (part: Heard) => {
    if (part.role === 'heading' && part.level === 3) found.set(part.name, (lines = []));
    else if (part.role === 'listitem' && lines !== undefined)
      lines.push(words({ ...part, inside: part.inside.filter(({ role }) => role !== 'ListMarker') }));
    else part.inside.forEach(read);
  };
  read(heard);
  return found;
}

/** What is said by itself from now on, in order: what changes within a live region. A region that comes with its words in it is silent. */
export async function overhear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const within = target instanceof Element ? target : target.parentElement;
        const region = within?.closest('[aria-live]:not([aria-live=off]), [role=log], output:not([aria-live])') ?? null;
        if (region === null) continue;
        const words = type === 'characterData' ? [target.textContent] : [...addedNodes].map(({ textContent }) => textContent);
        said.push(...words.map((word) => (word ?? '').trim()).filter((word) => word !== ''));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}
