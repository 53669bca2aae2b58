import type { Catalogue } from '@parlour/kernel';

/** Every rule of Last Will and Getting Sacked, for the rules page and for the reason behind a refusal. */
export const catalogue: Catalogue = {
  'chapter.setup': 'Setting up',
  'chapter.round': 'The round',
  'chapter.offer': 'Phase 1: setup',
  'chapter.planning': 'Phase 2: planning',
  'chapter.errands': 'Phase 3: errands',
  'chapter.actions': 'Phase 4: actions',
  'chapter.end': 'Phase 5: end of round',
  'chapter.white': 'White-bordered cards',
  'chapter.black': 'Black-bordered cards',
  'chapter.expenses': 'Expenses',
  'chapter.helpers': 'Helpers',
  'chapter.properties': 'Properties',
  'chapter.companions': 'Companions',
  'chapter.spending': 'Spending, bankruptcy, winning',
  'chapter.views': 'What everyone may see',
  'chapter.sacked-setup': 'Setting up',
  'chapter.sacked-jobs': 'Employment',
  'chapter.sacked-money': 'Money and the end',
  'chapter.sacked-plans': 'Plans',
  'chapter.sacked-cards': 'New cards',
  'chapter.sacked-variants': 'Variants',

  // Setting up
  'rule.LW-SETUP-1':
    'Last Will is for 2 to 5 players. Everyone has a player board, 2 errand boys, a planning marker and an action counter.',
  'rule.LW-SETUP-2':
    'The planning board and the card offering board have one side for 2–3 players and one for 4–5. With exactly 3 or 5 players a supplemental board adds to the offer.',
  'rule.LW-SETUP-3':
    'The four modifier tokens of the property market start in random order: one each for mansions, manor houses, town houses and farms.',
  'rule.LW-SETUP-4':
    'There are four regular decks: events, helpers and expenses, properties, and companions. Each is shuffled on its own and has its own face-down discard pile.',
  'rule.LW-SETUP-5':
    'Special cards are shuffled by their number of crowns and stacked: one crown on top, then two, then three. They have no discard pile: once played, discarded, sold or left on the offer, a special card is out of the game.',
  'rule.LW-SETUP-6': 'Two companion wild cards belong to no deck. Both are on offer in every round.',
  'rule.LW-SETUP-7': 'Everyone starts with the same money: 70 pounds, or the amount on a last will card drawn at random.',
  'rule.LW-SETUP-8':
    'You are dealt 3 helpers or expenses and 3 properties and keep any 2 of the 6. Everyone chooses at the same time and in secret, once the first round’s offer can be seen; the others go face down to their discard piles.',
  'rule.LW-SETUP-9': 'The starting player is drawn at random, unless you agree on somebody before the game.',
  'rule.LW-SETUP-10': 'The bank has 12 player board extensions for everyone together. Money and tokens never run out.',

  // The round
  'rule.LW-ROUND-1': 'The game lasts at most 7 rounds. Each has five phases: setup, planning, errands, actions and end of round.',
  'rule.LW-ROUND-2': 'When somebody goes bankrupt, everyone still plays that round to its end. It is the last one.',

  // Phase 1: setup
  'rule.LW-OFFER-1':
    'Each space of the offer gets one card from the deck it shows for this round. Some spaces change their deck as the game goes on.',
  'rule.LW-OFFER-2': 'Special spaces get a card from the special deck, and wild card spaces the companion wild cards.',
  'rule.LW-OFFER-3':
    'When a card is needed from a deck that has run out, its discard pile is shuffled into a new deck. If there is nothing to shuffle either, the space stays empty and nobody can send an errand boy there, and you cannot draw from that deck.',

  // Phase 2: planning
  'rule.LW-PLAN-1': 'Starting with the starting player and going clockwise, each player puts a planning marker on a free plan.',
  'rule.LW-PLAN-2':
    'Your plan says how many cards you draw now, how many errand boys you send and how many actions you have. It also sets the order of play for the rest of the round: the leftmost plan goes first.',
  'rule.LW-PLAN-3':
    'You draw your cards at once, in any mix of the four regular decks. Say how many you take from each deck before you look at any of them.',
  'rule.LW-PLAN-4': 'While planning you never draw special cards, nor cards from the offer.',
  'rule.LW-PLAN-5': 'The starting player marker stays where it is, even though the plans change the order of play.',
  'rule.LW-PLAN-6':
    'Some helpers let you draw more: 2 cards in any mix, 3 events, or 3 companions. Each such helper in play counts and is used fully or not at all. You decide along with the rest of your draw; of 3 extra cards you get as many as the deck and its discard pile still have.',
  'rule.LW-PLAN-7':
    'A deck can give no more cards than it and its discard pile hold. If there are fewer cards altogether than you are due, you draw those there are.',
  'rule.LW-2P-1':
    'With two players, the starting player first blocks a plan with a neutral marker. The other player blocks another, then chooses a plan and draws; then the starting player chooses and draws. The blocks last for this round only.',

  // Phase 3: errands
  'rule.LW-ERR-1':
    'In the order of the plans each player places one errand boy on a free errand and carries it out at once. Then those whose plan has a second errand boy place it, in the same order.',
  'rule.LW-ERR-2':
    'An errand space holds one errand boy. With only one errand boy you are skipped in the second turn. Both spaces of the shared group of cards may be yours.',
  'rule.LW-ERR-3': 'You must place your errand boy while there is a space you may use. If there is none, your turn is skipped.',
  'rule.LW-ERR-4':
    'Card offer: take the card of that space into your hand. With 2 or 3 players, two spaces share three cards: the first to come picks one of three, the second one of the other two, and the last card stays.',
  'rule.LW-ERR-5':
    'Player board extension: you get one more space for black-bordered cards for the rest of the game. You may have several, as long as the bank has any left.',
  'rule.LW-ERR-6': 'Property market: rearrange the four modifier tokens as you wish, or leave them as they are.',
  'rule.LW-ERR-7':
    'Unknown card: draw the top card of one regular deck. Everyone has a space of their own for it, so you can do it once a round.',
  'rule.LW-ERR-8': 'Opera: spend 2 pounds, or more with the right helper. You cannot go there if you may not spend 2.',

  // Phase 4: actions
  'rule.LW-ACT-1': 'You have as many actions as your plan gives you, plus one for each helper in play that grants an extra action.',
  'rule.LW-ACT-2':
    'In the order of the plans each player takes one turn: play and activate as many cards as you like, in any order, while you have actions for them. Actions you do not use are lost.',
  'rule.LW-ACT-3':
    'You cannot use a card whose actions you do not have. Activations that cost no action are possible even when you have none left.',

  // Phase 5: end of round
  'rule.LW-END-1':
    'Everyone, at the same time and in secret, keeps at most 2 cards in hand (2 more for each helper that lets you keep cards) and discards the rest face down. You may keep fewer.',
  'rule.LW-END-2': 'A companion wild card is never kept: it goes back to the offer however few cards you hold.',
  'rule.LW-END-3':
    'Every property with a value scale that you did not activate this round loses one step of value, even if you bought it this round. At the lowest step it stays. Farms and other properties without a scale never lose value.',
  'rule.LW-END-4': 'Activated cards are reset: next round they can be activated again.',
  'rule.LW-END-5': 'Cards left on the offer go to their discard piles. Special cards leave the game and wild cards return to their place.',
  'rule.LW-END-6':
    'Planning markers and errand boys come back, the round counter moves on, and the starting player marker passes to the next player clockwise.',

  // White-bordered cards
  'rule.LW-WHITE-1': 'A white-bordered card is used once: pay its actions, spend its pounds and discard it. Special cards leave the game.',
  'rule.LW-WHITE-2':
    'If the card shows companions, you spend its top coin plus the coin of each companion you discard with it. Use each option once, as many as you like, in any order, or none.',
  'rule.LW-WHITE-3': 'Savouring the experience: if the card shows several prices, choose one of them, its actions and its pounds together.',
  'rule.LW-WHITE-4': 'Some events give you actions: 3 actions for 1 action, or 2 actions for 1 action and 2 pounds.',
  'rule.LW-WHITE-5':
    'Breeders’ Fair: for one action place up to two animal tokens (dogs, horses or one of each) on your black-bordered cards in play, without discarding companions. Each goes to the uppermost empty space of a card, if that space takes the animal.',
  'rule.LW-WHITE-6':
    'For one action your properties lose three steps of value, spread as you like; one property may lose several, and maintained ones may lose too. None falls below its lowest step. You must use as many of the three as you can, and you cannot play a card that would do nothing.',

  // Black-bordered cards
  'rule.LW-BLACK-1':
    'To lay down a black-bordered card you need an open space on your player board and 1 action, plus any cost shown in its upper left corner.',
  'rule.LW-BLACK-2':
    'If your board is full, you may discard one of your black-bordered cards that is not a property to make room. That costs no action and is possible even if it is new or activated; its tokens go with it and its privilege no longer helps. You may do so only for a card you then lay down, which may be a property.',
  'rule.LW-BLACK-3': 'You may activate each card once a round, at any time in your turn, even in the round you lay it down.',
  'rule.LW-BLACK-4': 'To activate a card, pay its actions, if any, and spend the amount in its upper right corner.',
  'rule.LW-BLACK-5': 'A card you have activated may still be discarded to make room.',

  // Expenses
  'rule.LW-EXP-1':
    'On a black-bordered card with companion spaces the top amount is always open, and each further amount once its space has a token. When you activate the card you choose one of the open amounts; the actions are the same for all.',
  'rule.LW-EXP-2':
    'Farm expenses count what you have at that moment: 2 pounds for each farm, 2 for each horse token on farms, or 1 for each farm and 1 for each dog token on farms. With nothing to count you cannot activate the card.',
  'rule.LW-EXP-3': 'Some expenses spend 4 pounds for one action, others 2 pounds for none: do what the card shows.',

  // Helpers
  'rule.LW-HELP-0':
    'A helper’s activation (the upper part) and its privilege (the lower part) have nothing to do with each other. You need not use a privilege; it works whether or not the card is activated, and every copy counts.',
  'rule.LW-HELP-1':
    'Once a round you may buy or sell one farm without an action. Each time you buy or sell a farm, its price may also be 2 pounds lower: the Polish rulebook says so of buying alone, where it would hardly ever help.',
  'rule.LW-HELP-2': 'Two of your purchases or sales of mansions, manor houses and town houses each round need no action.',
  'rule.LW-HELP-3':
    'The price of a mansion, manor house or town house that you buy or sell may be 2 pounds higher or lower, as you choose, but never below 0. Several such helpers add up or cancel out, as you choose.',
  'rule.LW-HELP-4': 'One farm a round can be activated without paying its actions.',
  'rule.LW-HELP-5': 'One mansion, manor house or town house a round can be activated without paying its actions.',
  'rule.LW-HELP-6': 'Activating a property of one of the two types shown lets you spend 3 pounds more.',
  'rule.LW-HELP-7': 'Each use of a silverware card lets you spend 1 pound more.',
  'rule.LW-HELP-8': 'Each use of a coach card lets you spend more, by the number of pounds that the helper shows.',
  'rule.LW-HELP-9': 'Each use of a mask card, and each visit to the opera, lets you spend 3 pounds more.',
  'rule.LW-HELP-10': 'Each use of a helm or wine glass card lets you spend 2 pounds more.',
  'rule.LW-HELP-11':
    'You have one extra action every round. In the round you lay the helper down you get it once the helper is paid for, and you keep it even if you discard the helper later in the turn.',
  'rule.LW-HELP-12':
    'Once a round you have one extra action for playing a white-bordered card. It can be added to ordinary actions, and only while the helper is in play.',
  'rule.LW-HELP-13': 'When you draw cards while planning, you may draw 2 more in any mix.',
  'rule.LW-HELP-14': 'When you draw cards while planning, you may draw 3 more events.',
  'rule.LW-HELP-15': 'When you draw cards while planning, you may draw 3 more companions.',
  'rule.LW-HELP-16': 'At the end of the round you may keep 2 more cards in hand.',
  'rule.LW-HELP-17':
    'Using a card means playing a white-bordered one or activating a black-bordered one; laying a card down is not using it. Only the symbol in its upper left corner counts. Bonuses of several helpers add up, and each counts once for a use, however many companions take part.',
  'rule.LW-HELP-18':
    'What a card may do once or twice a round belongs to that card: it is all there in the round you lay the card down, it is gone when the card leaves, and another copy, or the same card laid down again, has its own.',

  // Properties
  'rule.LW-PROP-1':
    'There are mansions, manor houses and town houses, whose value falls along a scale, and farms, which have one fixed value.',
  'rule.LW-PROP-2':
    'To buy a property you need 1 action (some helpers waive it), an open space, and the price: its top banknote, changed by the market modifier of its type and by your helpers, but never below 0.',
  'rule.LW-PROP-3': 'A property you buy starts at the top of its scale.',
  'rule.LW-PROP-4':
    'Maintaining a property means activating it, farms too. It then loses no value at the end of this round. Nothing ever raises a value.',
  'rule.LW-PROP-5':
    'To sell a property, use 1 action (some helpers waive it) and take its present value, changed by the market modifier and by your helpers, but never less than 0. The card is discarded, a special card leaves the game, and its tokens go back.',
  'rule.LW-PROP-6': 'A property is never discarded to make room: it must be sold.',
  'rule.LW-PROP-7': 'You may sell a property in the round you bought it, and after activating it.',

  // Companions
  'rule.LW-COMP-1':
    'Companions are chefs, guests, dogs and horses. They are never played alone: only with a white-bordered card, or as a token on a black-bordered card in play.',
  'rule.LW-COMP-2':
    'To place a companion token, discard the matching companion card and use 1 action. It goes on the uppermost empty companion space of the card: spaces are filled from top to bottom.',
  'rule.LW-COMP-3': 'Companion tokens never move. They leave only together with their card.',
  'rule.LW-WILD-1':
    'A companion wild card stands for any one companion. When used it goes back to the offer for the next round. Its token stays the companion it stood for, and two wild cards may serve two options of one event.',

  // Spending, bankruptcy, winning
  'rule.LW-SPEND-1': 'While you own a property you cannot spend more than you have. A cheaper option of the same card may still be open.',
  'rule.LW-SPEND-2':
    'To buy a property you must have its whole price, since you own a property from then on. Once bankrupt you cannot buy any property, at any price.',
  'rule.LW-SPEND-3':
    'If you own no property and spending leaves you with 0 or less, you are bankrupt. You play on, into debt, until the round is over. This can already happen at the opera.',
  'rule.LW-SPEND-4':
    'Having 0 pounds and a property is not bankruptcy, but selling your last property then may be: you are bankrupt the moment you have no money and no property.',
  'rule.LW-SPEND-5': 'You always spend one of the printed amounts, plus any bonuses you choose. You cannot spend other amounts.',
  'rule.LW-SPEND-6':
    'Each helper’s bonus or change of price is taken fully or not at all, for each use. While you own a property you must have the amount and the bonuses together: with 4 pounds, a property and a mask helper you spend 2 at the opera.',
  'rule.LW-WIN-1':
    'The game ends after the round in which someone went bankrupt, or after round 7. The end of that round is played too, so properties that were not maintained lose value first.',
  'rule.LW-WIN-2':
    'Whoever has the most debt wins. Without debt it is whoever has the least money and property together. Each property counts as its present value plus 5; modifiers and helpers do not matter.',
  'rule.LW-WIN-3': 'A tie goes to the player whose plan in the last round was farther to the left.',

  // What everyone sees
  'rule.LW-VIEW-1':
    'Everyone may see the money, the boards and their tokens, the offer, plans, errands and modifiers, how many cards each deck and pile has, and the backs of the cards in every hand.',
  'rule.LW-VIEW-2':
    'Secret are the faces of the cards in hand, discarded cards, and the order of the decks. But everyone saw which card was taken from the offer.',

  // Getting Sacked: setting up
  'rule.GS-SETUP-1': 'Getting Sacked: everyone has 3 errand boys. The original planning board and last will cards are not used.',
  'rule.GS-SETUP-2':
    'The new planning board has a side for 2 or 5 players and one for 3 or 4, each with room for 8 plans. A new supplemental board, with sides for 2–4 and for 5 players, is added to the card offer.',
  'rule.GS-SETUP-3':
    'Plan tiles are drawn at random. A tile for another number of players, or for a position that is taken, is set aside; any other is laid on its position with a random side up, until all 8 positions are filled.',
  'rule.GS-SETUP-4': 'One new helper, 6 properties and 6 events join their decks.',
  'rule.GS-SETUP-5':
    'The 7 new special cards are a deck of their own, one crown above two crowns, for one space of the new board only. What is left on that space at the end of a round leaves the game.',
  'rule.GS-SETUP-6':
    'A new last will card gives the starting money and says whether the employment cards with 4 or with 5 lines are used. Everyone is dealt one of those, face up.',

  // Getting Sacked: employment
  'rule.GS-JOB-1':
    'In the setup of every round, the first included, your job pays you the sum of its uncovered lines, and you must take it. A full card pays 7 with four lines and 11 with five.',
  'rule.GS-JOB-2':
    'A demotion covers one line of your employment card. You can earn only one a round, whatever the source, and must take it at the moment you earn it or not at all.',
  'rule.GS-JOB-3': 'When you play a white-bordered card, you may be demoted on a line that shows a symbol in the card’s upper left corner.',
  'rule.GS-JOB-4':
    'A black-bordered card demotes you only when you lay it down, and a property only when you buy it: never by activating, selling, maintaining or losing value, nor by a privilege. A property must match the type on the line.',
  'rule.GS-JOB-5':
    'Only the symbol in the card’s own upper left corner counts. A helper matches the helper symbol, not the symbol it gives a bonus for.',
  'rule.GS-JOB-6':
    'A companion card may demote you when it joins a white-bordered card or pays for a token. A wild card counts as the companion it stands for, or it covers a wild card line, which only a wild card can.',
  'rule.GS-JOB-7': 'Breeders’ Fair has no symbol and never demotes.',
  'rule.GS-JOB-8': 'Demotion errand: cover any one line. You cannot go there once you are sacked, or have been demoted this round.',
  'rule.GS-JOB-9':
    'Extension or demotion: choose one of the two. With 5 players its demotion is open only when the demotion errand is taken, and its extension only when the extension errand is taken. You cannot go there if you may use neither.',
  'rule.GS-JOB-10': 'The opera may demote you on a mask line, just like playing a card with a mask.',
  'rule.GS-JOB-11': 'You never have to take a demotion, and if several lines match you choose one.',
  'rule.GS-JOB-12': 'When every line is covered you are sacked at once: your employment card is discarded.',
  'rule.GS-JOB-13':
    'In one move you first pay, within the limits that hold before it; then the card does what it does; then comes the demotion, perhaps the sack; and only then do we see who is bankrupt. With a last open mask line, no property and 2 pounds, a visit to the opera gets you sacked and bankrupt; with 1 pound you cannot go.',
  'rule.GS-JOB-14':
    'So whoever is bankrupt has no job, and nobody who was dealt a job is bankrupt before round 4 (four lines) or round 5 (five lines).',

  // Getting Sacked: money and the end
  'rule.GS-SPEND-1': 'A job works like a property: while you have one you cannot go bankrupt, nor spend more than you have.',
  'rule.GS-SPEND-2': 'You are bankrupt the moment you have no money, no property and no job.',
  'rule.GS-WIN-1':
    'After the last round, once properties have lost value, everyone who still has a job takes its income one more time. Then totals are compared; a job counts for nothing else.',

  // Getting Sacked: plans
  'rule.GS-PLAN-1': 'Plans are chosen as always. Some give 3 errand boys; the third are placed after everyone’s first and second.',
  'rule.GS-2P-1': 'With two players, each still blocks a plan first.',

  // Getting Sacked: new cards
  'rule.GS-NUPT-1':
    'Nuptial events are the Engagement Ring, Wedding, Wedding Gift and Bachelor Party. Play them like other events, or 2 to 4 with different names together as a set for a single action, each spending its own amount.',
  'rule.GS-NUPT-2': 'Two nuptial cards of the same name never share an action. It does not matter what you played earlier.',
  'rule.GS-NUPT-3':
    'A set is one play. Companions, symbols and bonuses count card by card, but it takes one action and gives at most one demotion, by any symbol or companion of the set. With a property or a job you must have the whole sum.',
  'rule.GS-HELP-1': 'Wedding Planner: for each nuptial card you play you may spend 1 pound more.',
  'rule.GS-HELP-2':
    'Once a round, at any time in your turn and without an action, activate this helper to draw 6 cards and keep one. You say how many come from which regular deck before you look; the others are discarded.',
  'rule.GS-EVT-1':
    'Empty the Cellar: discard any number of other cards with a helm or wine glass symbol from your hand and spend 1 pound more for each. Those cards earn no bonus and no demotion, but the event itself does.',
  'rule.GS-EVT-2': 'A card with four symbols gets the bonus of every matching helper, and may demote you on a line with any one of them.',
  'rule.GS-EVT-3':
    'Private Sale: sell one property without another action and without the market modifier. Your helpers may still change the price.',
  'rule.GS-PROP-1':
    'A property of two types is one of them, as you say, for each purchase, sale or activation, and never both at once. Where farms are counted it counts as whatever is better for you, once.',
  'rule.GS-PROP-2': 'To be demoted by buying a property of two types, you must buy it as the type on the line, with that type’s modifier.',
  'rule.GS-PROP-3':
    'If its decay space has a token, a property that was not maintained loses 2 steps at the end of the round instead of 1, as far as the scale goes. This does not apply to losing value by an event.',
  'rule.GS-PROP-4': 'A space that shows both animals takes a dog or a horse. You choose for each space.',
  'rule.GS-PROP-5':
    'The farm with a free horse gets its token when you buy it, without a card or an action. That token never demotes, though buying the farm may.',

  // Getting Sacked: variants
  'rule.GS-VAR-1':
    'Without employment, the original last will cards are used, the demotion errand is closed, and the extension or demotion errand gives only extensions.',
  'rule.GS-VAR-2':
    'Employment as a handicap: only chosen players get a job. The others start with 15 pounds more (four lines) or 30 more (five lines) and count as sacked: no income, no demotions.',
  'rule.GS-VAR-3': 'You may play with the original plans together with the errands of the new board.',
  'rule.GS-VAR-4':
    'The new cards may be left out, or used on their own. Employment always brings the new board and its errands. Without the new cards its special space stays empty and employment cards with a nuptial line are not dealt.',
};
