/** What is printed on the cards and boards of Last Will and Getting Sacked: plain records, no logic. */

/**
 * Where a record's numbers come from: `S` stated in a rulebook, `P` stated by a public source, `I` inferred from those,
 * `D` designed for Parlour because no source we have shows the card, `pack` entered by the owner of a box.
 */
export type Source = 'S' | 'P' | 'I' | 'D' | 'pack';

/** What every printed thing keeps about its origin. */
export interface Sourced {
  /** Of its main numbers. How many copies there are, and crowns, are always designed. */
  readonly source: Source;
  /** The parts whose origin differs, by field (`name`, `use.actions`, `companions.1`). */
  readonly sources?: Readonly<Record<string, Source>>;
}

export type Companion = 'dog' | 'horse' | 'guest' | 'chef';
export type PropertyType = 'mansion' | 'manor' | 'town' | 'farm';
/** In the upper left corner of events and expenses. */
export type CardSymbol = 'silverware' | 'coach' | 'mask' | 'helm' | 'wine' | 'nuptial';
/** What a line of an employment card can show. */
export type JobSymbol = CardSymbol | 'helper' | PropertyType | Companion | 'wild';

export type RegularDeck = 'events' | 'helpersAndExpenses' | 'properties' | 'companions';
/** `newSpecials` is the expansion's separate deck; the wild cards belong to no deck and `wild` names their place. */
export type Deck = RegularDeck | 'specials' | 'newSpecials' | 'wild';

/** What a use costs in actions and how much it spends. */
export interface Payment {
  readonly actions: number;
  readonly pounds: number;
}

/** A companion space or option: the pounds it opens (black cards) or adds (white cards). */
export interface CompanionOption {
  readonly takes: Companion;
  readonly pounds: number;
}

/** A companion space on a black card, from top to bottom. */
export interface CompanionSpace {
  /** `animal`: a dog or a horse. */
  readonly takes: Companion | 'animal';
  readonly pounds: number;
  /** A token here makes an unmaintained property lose this many steps. */
  readonly decay?: 2;
  /** The token is there from the start, without card or action. */
  readonly free?: true;
}

/** What an activation costs and spends: `pounds`, or so much for each thing counted on the owner's farms. */
export interface Use extends Payment {
  readonly perFarm?: number;
  readonly perHorseOnFarms?: number;
  readonly perDogOnFarms?: number;
}

/** What laying a black card down costs beyond the one action. */
export interface LayCost {
  readonly actions?: number;
  readonly pounds?: number;
}

/** What a pack calls a card or a job, by language. */
export type Names = Readonly<Record<string, string>>;

interface Printed extends Sourced {
  readonly id: string;
  /** Of a pack. Ours are called `name.card.<id>` in the game's text. */
  readonly names?: Names;
  readonly copies: number;
  /** Of a special card: 1 to 3. */
  readonly crowns?: 1 | 2 | 3;
}

export type EventEffect = 'LW-WHITE-4' | 'LW-WHITE-5' | 'LW-WHITE-6' | 'GS-EVT-1' | 'GS-EVT-3';
export type Nuptial = 'ring' | 'wedding' | 'gift' | 'bachelor';

/** White-bordered: used once. */
export interface EventFace extends Printed {
  readonly kind: 'event';
  readonly symbols: readonly CardSymbol[];
  /** The printed choices, one of which is taken (savouring: LW-WHITE-3). */
  readonly pay: readonly Payment[];
  /** Companion cards that may be discarded with it, each option once (LW-WHITE-2). */
  readonly companions?: readonly CompanionOption[];
  /** The rule of what else it does. */
  readonly effect?: EventEffect;
  /** With LW-WHITE-4: actions gained. */
  readonly gain?: number;
  /** Its name within a nuptial set. */
  readonly nuptial?: Nuptial;
}

/** Black-bordered: stays on the player board. */
export interface ExpenseFace extends Printed {
  readonly kind: 'expense';
  readonly symbols: readonly CardSymbol[];
  readonly lay?: LayCost;
  readonly use: Use;
  readonly steps?: readonly CompanionSpace[];
}

/** What a bonus can be for: a symbol in a card's corner, or the type of a property that is activated. */
export type Served = CardSymbol | PropertyType;

/** One thing that a helper in play does for its owner (LW-HELP-0). The field that is a verb says what. */
export type Help =
  /** So many pounds more may be spent on each use of something that shows one of these (LW-HELP-17). */
  | { readonly adds: number; readonly to: readonly Served[] }
  /** The price of a property of these types, bought or sold, may be so many pounds lower, higher, or either. */
  | { readonly shifts: number; readonly way: 'down' | 'up' | 'either'; readonly of: readonly PropertyType[] }
  /** So often a round, trading (buying or selling) or activating a property of these types needs no action (LW-HELP-18). */
  | { readonly waives: 'trade' | 'activate'; readonly of: readonly PropertyType[]; readonly times: number }
  /** So many more actions a round: for anything, or for white-bordered cards alone. */
  | { readonly gives: number; readonly for: 'any' | 'white' }
  /** So many more cards while planning: in any mix, or of one deck. */
  | { readonly draws: number; readonly from: 'any' | RegularDeck }
  /** So many more cards kept at the end of a round. */
  | { readonly keeps: number }
  /** Its activation: so many cards are drawn in any mix, and one of them is kept (GS-HELP-2). */
  | { readonly searches: number };

/** Black-bordered. Every helper carries the symbol `helper` in its upper left corner (inferred). */
export interface HelperFace extends Printed {
  readonly kind: 'helper';
  /** What it does for its owner, each verb once. */
  readonly helps: readonly Help[];
  /** Of a printed helper: the rule that says the same in the rulebook's words. */
  readonly rule?: string;
  readonly lay?: LayCost;
  /** Its activation; without one it cannot be activated. */
  readonly use?: Use;
  /** No helper we know has companion spaces, but the rules speak of them (LW-EXP-1). */
  readonly steps?: readonly CompanionSpace[];
}

/** Black-bordered: bought, maintained, sold. */
export interface PropertyFace extends Printed {
  readonly kind: 'property';
  /** One, or two of which one is named for each purchase, sale or activation. */
  readonly types: readonly PropertyType[];
  /** Values from the top (the price) down. A farm has a single value, and so never moves. */
  readonly scale: readonly number[];
  /** Maintenance. */
  readonly use: Use;
  readonly steps?: readonly CompanionSpace[];
}

export interface CompanionFace extends Printed {
  readonly kind: 'companion';
  readonly companion: Companion;
}

/** Stands for any companion. */
export interface WildFace extends Printed {
  readonly kind: 'wild';
}

export type CardFace = EventFace | ExpenseFace | HelperFace | PropertyFace | CompanionFace | WildFace;

/** A card design: its face, the deck its copies start in, and the box it comes in. */
export type Card = CardFace & { readonly deck: Deck; readonly part: 'base' | 'sacked' };

export interface Plan extends Sourced {
  readonly cards: number;
  readonly errandBoys: number;
  readonly actions: number;
}

/** The deck that a space of the offer is dealt from, by round: each entry holds from its round on. */
export type OfferSpace = readonly { readonly from: number; readonly deck: Deck }[];

/** The card offering board of a player count. */
export interface OfferBoard extends Sourced {
  readonly spaces: readonly OfferSpace[];
  /** A group of cards that share fewer errand spaces (LW-ERR-4). */
  readonly group?: { readonly errandSpaces: number; readonly spaces: readonly OfferSpace[] };
  /** Errand spaces beside the cards. The unknown card has one for each player. */
  readonly errands: { readonly extension: number; readonly market: number; readonly opera: number };
}

/** Spaces that the supplemental board adds for exactly three, or exactly five, players. */
export interface OfferSupplement extends Sourced {
  readonly spaces: readonly OfferSpace[];
}

/** A token of the property market. */
export interface Modifier extends Sourced {
  readonly value: number;
}

export interface LastWill extends Sourced {
  readonly money: number;
}

/** An employment card. */
export interface Employment extends Sourced {
  readonly id: string;
  /** Of a pack. Ours are called `name.job.<id>` in the game's text. */
  readonly names?: Names;
  /** From top to bottom: the income while uncovered, and what may cover it. */
  readonly lines: readonly { readonly income: number; readonly symbol: JobSymbol }[];
}

export interface PlanTile extends Sourced {
  /** 1 (left) to 8. */
  readonly position: number;
  /** The player counts it is for. */
  readonly players: readonly number[];
  /** Its two sides. */
  readonly faces: readonly Omit<Plan, keyof Sourced>[];
}

/** Errand spaces of the expansion's supplemental board, beside those of the base boards. */
export interface SackedErrands extends Sourced {
  readonly newSpecial: number;
  readonly demotion: number;
  readonly extensionOrDemotion: number;
}

export interface SackedWill extends LastWill {
  /** Whether the employment cards with four or with five lines are used. */
  readonly lines: 4 | 5;
}

/** Everything the two boxes hold. Card designs are numbered by their place in `cards`. */
export interface Material {
  readonly cards: readonly Card[];
  /** By side of the planning board, left to right. */
  readonly plans: { readonly '2-3': readonly Plan[]; readonly '4-5': readonly Plan[] };
  readonly offer: {
    readonly '2-3': OfferBoard;
    readonly '4-5': OfferBoard;
    readonly supplement3: OfferSupplement;
    readonly supplement5: OfferSupplement;
  };
  readonly lastWills: readonly LastWill[];
  /** Starting money without last-will cards. */
  readonly defaultWill: LastWill;
  /** As many as there are types of property. */
  readonly modifiers: readonly Modifier[];
  /** Spaces for black cards on a player board, and extensions in the bank. */
  readonly playerBoard: Sourced & { readonly spaces: number; readonly extensionsInBank: number };
  readonly opera: Sourced & { readonly pounds: number };
  readonly unknownCard: Sourced & { readonly cards: number };
  readonly sacked: {
    readonly planTiles: readonly PlanTile[];
    readonly errands: { readonly '2-4': SackedErrands; readonly '5': SackedErrands };
    readonly lastWills: readonly SackedWill[];
    readonly employment: { readonly four: readonly Employment[]; readonly five: readonly Employment[] };
  };
}
