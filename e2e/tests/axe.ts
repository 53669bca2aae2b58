/** What axe finds wrong with a page as it is now. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { seen } from './table.ts';

/** All that a theme changes. */
export const colours = ['color-contrast', 'link-in-text-block'];

/** Nothing at all, or nothing by these rules; colours are there to be seen. Our pages hold no others, so no further page is opened to put together what frames say. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await seen(page, () => axe.analyze());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
