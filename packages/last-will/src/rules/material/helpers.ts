import type { HelperFace } from './types.ts';

/** Black-bordered helpers of the helpers and expenses deck. What their activations spend is designed. */
// biome-ignore format: a table, one card a line
export const helpers: readonly HelperFace[] = [
  { kind: 'helper', id: 'land-agent', en: 'Land Agent', pl: 'Pośrednik ziemski', copies: 2, privilege: 'LW-HELP-1', source: 'D' },
  { kind: 'helper', id: 'estate-agent', en: 'Estate Agent', pl: 'Agent nieruchomości', copies: 1, privilege: 'LW-HELP-2', source: 'D' },
  { kind: 'helper', id: 'bad-adviser', en: 'Bad Adviser', pl: 'Kiepski doradca', copies: 1, privilege: 'LW-HELP-3', use: { actions: 0, pounds: 1 }, source: 'D' },
  { kind: 'helper', id: 'farmhand', en: 'Farmhand', pl: 'Parobek', copies: 1, privilege: 'LW-HELP-4', source: 'D' },
  { kind: 'helper', id: 'steward', en: 'Steward', pl: 'Zarządca', copies: 1, privilege: 'LW-HELP-5', source: 'D', sources: { name: 'P' } },
  { kind: 'helper', id: 'gardener-mm', en: 'Gardener', pl: 'Ogrodnik', copies: 1, types: ['mansion', 'manor'], privilege: 'LW-HELP-6', source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'gardener-mt', en: 'Gardener', pl: 'Ogrodnik', copies: 1, types: ['manor', 'town'], privilege: 'LW-HELP-6', source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'gardener-tf', en: 'Gardener', pl: 'Ogrodnik', copies: 1, types: ['town', 'farm'], privilege: 'LW-HELP-6', source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'waiter', en: 'Waiter', pl: 'Kelner', copies: 2, privilege: 'LW-HELP-7', source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'coachman-2', en: 'Coachman', pl: 'Stangret', copies: 1, privilege: 'LW-HELP-8', bonus: 2, source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'coachman-3', en: 'Coachman', pl: 'Stangret', copies: 1, privilege: 'LW-HELP-8', bonus: 3, lay: { actions: 2 }, source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'tailor', en: 'Tailor', pl: 'Krawiec', copies: 1, privilege: 'LW-HELP-9', source: 'P' },
  { kind: 'helper', id: 'sea-dog', en: 'Sea Dog', pl: 'Wilk morski', copies: 1, privilege: 'LW-HELP-10', source: 'S' },
  { kind: 'helper', id: 'old-friend', en: 'Old Friend', pl: 'Stary przyjaciel', copies: 2, privilege: 'LW-HELP-11', lay: { actions: 1 }, source: 'P', sources: { lay: 'D' } },
  { kind: 'helper', id: 'impresario', en: 'Impresario', pl: 'Impresario', copies: 1, privilege: 'LW-HELP-12', source: 'D' },
  { kind: 'helper', id: 'secretary', en: 'Secretary', pl: 'Sekretarz', copies: 1, privilege: 'LW-HELP-13', source: 'D' },
  { kind: 'helper', id: 'gossip', en: 'Society Gossip', pl: 'Plotkara', copies: 1, privilege: 'LW-HELP-14', source: 'D' },
  { kind: 'helper', id: 'hostess', en: 'Hostess', pl: 'Pani domu', copies: 1, privilege: 'LW-HELP-15', source: 'D' },
  { kind: 'helper', id: 'school-chum', en: 'School Chum', pl: 'Kumpel ze szkoły', copies: 2, privilege: 'LW-HELP-16', use: { actions: 0, pounds: 1 }, source: 'S' },
];
