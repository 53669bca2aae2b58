import { centre, cut, type Look, padEnd, padStart, type Paint, titleOf, width, wrap } from '@parlour/terminal-kit';
import { buildingTypes, currencies, type Money, NONE, rankPoints, slotOf, totalOf, typeOf, type View, valueOf } from '../rules/index.ts';
import { buildingColours, buildingName, coin, currencyName } from './cards.ts';

const LABEL = 9;

/** The width of the yard's slots; a building, its currency and the money for it stand in one. */
function slotWidth({ columns }: Paint): number {
  return Math.min(17, Math.floor((columns - LABEL) / 4));
}

/** Whether there is room to draw the yard's cards with frames. */
function isRoomy({ columns, rows, plain }: Paint): boolean {
  return rows >= 34 && columns >= 77 && !plain;
}

/** The yard with one's own money under it, the display, and who owns what. */
export function drawTable(view: View, look: Look): string[] {
  const roomy = isRoomy(look.paint);
  const gap = roomy ? [''] : [];
  return [
    ...heading(view, look),
    ...gap,
    ...yard(view, look, roomy),
    ...hand(view, look),
    ...gap,
    display(view, look),
    ...gap,
    ...collectors(view, look),
  ];
}

function heading({ buildingDeck, moneyDeck, discard, scoringsAhead }: View, { paint, voice }: Look): string[] {
  const title = paint.colour(['bold', 'underline'], voice.say('title'));
  const decks = voice.say('alhambra.decks', { buildings: buildingDeck, money: moneyDeck, discard: discard.length });
  const ahead = scoringsAhead.length === 0 ? '' : `  ${voice.say('alhambra.ahead', { scorings: scoringsAhead.join(' ') })}`;
  return wrap(`${title}  ${paint.colour('dim', decks + ahead)}`, paint.columns);
}

function row(label: string, cells: readonly string[], { paint }: Look): string {
  return `${paint.colour('dim', padEnd(cut(label, LABEL - 1), LABEL))}${cells.map((cell) => padEnd(cell, slotWidth(paint))).join('')}`.trimEnd();
}

function yard({ yard }: View, look: Look, roomy: boolean): string[] {
  const { paint, voice } = look;
  const labels = yard.map((building) => (building === NONE ? voice.say('alhambra.empty') : buildingName(building, voice)));
  const tint = (slot: number, text: string) => {
    const building = yard[slot]!;
    return building === NONE ? paint.colour('dim', text) : paint.colour(buildingColours[typeOf(building)], text);
  };
  const currencyRow = row(
    voice.say('alhambra.yard'),
    currencies.map((currency) => `${roomy ? '  ' : ''}${currencyName(currency, look)}`),
    look,
  );
  if (!roomy)
    return [
      currencyRow,
      row(
        '',
        labels.map((label, slot) => paint.colour('bold', tint(slot, label))),
        look,
      ),
    ];
  const inner = slotWidth(paint) - 4;
  return [
    currencyRow,
    row(
      '',
      labels.map((_, slot) => tint(slot, `╭${'─'.repeat(inner)}╮`)),
      look,
    ),
    row(
      '',
      labels.map((label, slot) => tint(slot, '│') + paint.colour('bold', tint(slot, centre(cut(label, inner), inner))) + tint(slot, '│')),
      look,
    ),
    row(
      '',
      labels.map((_, slot) => tint(slot, `╰${'─'.repeat(inner)}╯`)),
      look,
    ),
  ];
}

/** The viewer's money, each currency under its slot. */
function hand({ hand }: View, look: Look): string[] {
  if (hand === null) return [];
  const { paint, voice } = look;
  const columns = currencies.map((_, slot) =>
    moneyColumn(
      hand.filter((card) => slotOf(card) === slot),
      slotWidth(paint) - 2,
    ),
  );
  const height = Math.max(1, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    row(
      line === 0 ? voice.say('alhambra.hand') : '',
      columns.map((column) => `${isRoomy(paint) ? '  ' : ''}${column[line] ?? ''}`),
      look,
    ),
  );
}

/** Values, wrapped to the slot's width, and their total where there are several. */
function moneyColumn(cards: readonly Money[], columns: number): string[] {
  const words = [...cards.map((card) => String(valueOf(card))), ...(cards.length > 1 ? [`= ${totalOf(cards)}`] : [])];
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + 1 + width(word) <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length === 0 ? ['–'] : lines;
}

function display({ display }: View, look: Look): string {
  const cards = display.filter((card) => card !== NONE).toSorted((a, b) => a - b);
  const shown = cards.map((card) => coin(card, look));
  const label = padEnd(cut(look.voice.say('alhambra.display'), LABEL - 1), LABEL);
  return `${look.paint.colour('dim', label)}${shown.join(look.paint.sign('   ', ', '))}`;
}

/** One line a collector: how many buildings of each type (the most in bold), how many money cards, how many points. Above them, what the next scoring is worth. */
function collectors(view: View, look: Look): string[] {
  const { paint, voice, seats } = look;
  // In a narrow window, whole names and all points would leave no room for the players.
  const narrow = paint.columns < 78;
  const [next] = narrow ? [] : view.scoringsAhead;
  const worth = next === undefined ? [] : buildingTypes.map((type) => rankPoints[next][type].join('/'));
  const names = buildingTypes.map((type) => cut(voice.say(`building.${type}`), narrow ? 4 : 20));
  const widths = [
    ...names.map((name, type) => Math.max(width(name), width(worth[type] ?? '')) + 1),
    width(voice.say('alhambra.cards')) + 1,
    width(voice.say('alhambra.points')) + 1,
  ];
  const name = Math.min(22, paint.columns - widths.reduce((sum, columns) => sum + columns, 0) - 2);
  const counts = view.owned.map((own) => buildingTypes.map((type) => own.filter((building) => typeOf(building) === type).length));
  const head = names.map((text, index) => paint.colour(buildingColours[buildingTypes[index]!], padStart(text, widths[index]!)));
  const heads = [...head, padStart(voice.say('alhambra.cards'), widths[6]!), padStart(voice.say('alhambra.points'), widths[7]!)];
  const lines = view.owned.map((_, collector) => {
    const player = seats[collector];
    const active = !view.over && collector === view.active;
    const title = player === undefined ? voice.say('dirk') : titleOf(player, voice);
    const marked = `${active ? paint.sign('▸', '*') : ' '} ${padEnd(cut(title, name), name)}`;
    const cells = counts[collector]!.map((count, type) => {
      const most = count > 0 && count === Math.max(...counts.map((row) => row[type]!));
      const text = padStart(count === 0 ? paint.sign('·', '-') : String(count), widths[type]!);
      return most
        ? paint.colour(['bold'], paint.colour(buildingColours[buildingTypes[type]!], text))
        : paint.colour(count === 0 ? 'dim' : 'reset', text);
    });
    const cards = padStart(player === undefined ? paint.sign('·', '-') : String(view.handSizes[collector]), widths[6]!);
    const points = paint.colour('bold', padStart(String(view.scores[collector]), widths[7]!));
    return (active ? paint.colour('bold', marked) : marked) + cells.join('') + cards + points;
  });
  const scoring =
    next === undefined
      ? []
      : [
          `  ${padEnd(cut(voice.say('alhambra.scoring', { scoring: next }), name), name)}${worth.map((points, type) => padStart(points, widths[type]!)).join('')}`,
        ];
  return [`  ${' '.repeat(name)}${heads.join('')}`, ...scoring.map((line) => paint.colour('dim', line)), ...lines];
}
