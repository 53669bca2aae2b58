/** The icons in use. Adding one is adding its name from game-icons.net here. */
export const iconNames = [
  'anticlockwise-rotation',
  'chart',
  'chat-bubble',
  'check-mark',
  'cog',
  'crown',
  'exit-door',
  'hamburger-menu',
  'jigsaw-piece',
  'laurels',
  'light-bulb',
  'linked-rings',
  'magnifying-glass',
  'person',
  'poker-hand',
  'rule-book',
  'save-arrow',
  'scroll-unfurled',
  'sound-off',
  'sound-on',
  'three-friends',
  'trash-can',
  'vintage-robot',
] as const;

export type IconName = (typeof iconNames)[number];
