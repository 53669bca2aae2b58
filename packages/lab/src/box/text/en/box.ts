import type { Catalogue } from '@parlour/kernel';

/** Whether a box plays. */
export const catalogue: Catalogue = {
  'box.games':
    '{games, plural, one {# game} other {# games}} of {players} bots that go by first sight with this pack, and as many with ours, from the same chance.',
  'box.what': 'A game has',
  'box.ours': 'Ours',
  'box.theirs': 'This pack',
  'box.differs': 'clearly different',
  'box.rounds': 'Rounds',
  'box.decisions': 'Decisions',
  'box.margin': 'Lead of the first over the next',
  'box.first-seat': 'Won by the first seat',
  'box.deserted': 'Nobody used with this pack, though bots do with ours: {things}.',
  'box.all-used': 'Everything that is used with ours was used with this pack too.',
};
