import { explain } from '@parlour/bots';
import { teach } from '@parlour/games';
import {
  Complaint,
  complaintText,
  plainLetters,
  refusalText,
  refuseMove,
  same,
  undo,
  undoable,
  type Voice,
  questionOf,
} from '@parlour/kernel';
import { parse } from 'yaml';
import { ruleLines } from '../rule-lines.ts';
import { wrap } from '@parlour/terminal-kit';
import { choiceLines, MANY } from './choices.ts';
import type { Deciding, Next } from './decide.ts';
import { logLines } from './news.ts';
import { save } from './saves.ts';
import { taskFor, thinkAbout } from './thinking.ts';

const words = ['undo', 'why', 'hint', 'card', 'rules', 'log', 'more', 'save', 'quit', 'help'] as const;
type Word = (typeof words)[number];

/** What a person typed instead of a choice. */
export interface Said {
  readonly word: Word;
  readonly rest: string;
}

/** A command, in English or the language of the table, or its beginning if it cannot be anything else. */
export function commandFor(typed: string, voice: Voice): Said | undefined {
  const [first = '', ...rest] = typed.replace(/^[?]$/, 'help').split(/\s+/);
  const asked = plainLetters(first);
  const word = words.find((word) => asked === word || asked === plainLetters(voice.say(`play.word.${word}`)));
  return word === undefined ? undefined : { word, rest: rest.join(' ') };
}

export async function obey({ word, rest }: Said, deciding: Deciding): Promise<Next> {
  if (word === 'quit') return 'leave';
  if (word === 'undo') return takeBack(deciding);
  if (word === 'save') saveAs(deciding, rest);
  else {
    const { cli } = deciding.shown;
    const lines = await answers[word](deciding, rest);
    cli.print(...lines.flatMap((line) => wrap(line, cli.paint.columns, '   ')));
  }
  return deciding.shown.input.interrupted.aborted ? 'leave' : 'ask';
}

/** Commands that only tell something. */
const answers: Readonly<
  Record<Exclude<Word, 'quit' | 'undo' | 'save'>, (deciding: Deciding, rest: string) => string[] | Promise<string[]>>
> = {
  why,
  hint,
  card({ shown: { board, look, cli }, view }, rest) {
    const lines = board.cards?.(rest, view, look) ?? [];
    return lines.length === 0 ? [cli.say('play.no-card')] : lines;
  },
  rules({ shown: { match, voice, cli } }, rest) {
    const lines = ruleLines(match.game, rest, voice, cli.paint);
    return lines.length === 0 ? [cli.say('cli.no-rule', { asked: rest })] : lines;
  },
  log({ shown, seat }, rest) {
    const lines = logLines(shown, seat).flatMap((line) => wrap(line, shown.cli.paint.columns, '  '));
    return /^\d+$/.test(rest) ? lines.slice(Math.max(0, lines.length - Number(rest))) : lines;
  },
  more(deciding) {
    const { look, cli } = deciding.shown;
    const others = deciding.wasteful();
    deciding.listed = true;
    return others.length === 0 ? [cli.say('play.no-more')] : choiceLines(others, look, MANY);
  },
  help: ({ shown: { cli, board, look } }) => [
    ...wrap(board.legend?.(look) ?? '', cli.paint.columns).filter(Boolean),
    ...cli.say('play.help').split('\n'),
  ],
};

function takeBack({ shown, seat }: Deciding): Next {
  const { match, cli, voice, file } = shown;
  const { steps, stop } = undoable(match, seat);
  if (!match.steps.some((step) => step.seat === seat)) {
    cli.print(cli.say('play.no-undo', { why: cli.say('play.undecided') }));
    return 'ask';
  }
  if (steps === 0) {
    cli.print(
      cli.say('play.no-undo', { why: voice.say(`undo.${stop.reason}`, stop.reason === 'seat' ? { player: voice.name(stop.seat) } : {}) }),
    );
    return 'ask';
  }
  undo(match, 1);
  save(match, file);
  return 'redraw';
}

function saveAs({ shown }: Deciding, file: string): void {
  const { match, cli, voice } = shown;
  try {
    if (file !== '') save(match, file);
    cli.print(cli.say('play.saved', { file: file === '' ? shown.file : file }));
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    cli.print(complaintText(error, voice));
  }
}

/** Why things are not possible now: those named, or all that somebody might wish for. */
function why(deciding: Deciding, rest: string): string[] {
  const { shown, seat, view } = deciding;
  const { match, board, look, voice } = shown;
  const asked = plainLetters(rest).split(/\s+/);
  const refused = (board.wishes?.(view, look) ?? []).flatMap(({ label, move }) => {
    const refusal = refuseMove(match.game, match.state, seat, move);
    return refusal === undefined ? [] : [{ label, refusal }];
  });
  const fitting = refused.filter(({ label, refusal }) => {
    const letters = plainLetters(`${label} ${refusal.rule}`);
    return asked.every((word) => letters.includes(word));
  });
  if (fitting.length > 0)
    return fitting.map(({ label, refusal }) =>
      voice.say('play.why', { what: label, why: refusalText(refusal, voice), rule: refusal.rule }),
    );
  if (rest === '') return [voice.say('play.why-nothing')];
  return [writtenMove(deciding, rest)];
}

/** A move written as in scenario files gets its refusal; anything else was not understood. */
function writtenMove({ shown, seat }: Deciding, typed: string): string {
  const { match, voice } = shown;
  try {
    const move = match.game.scribe.readMove(match.state, seat, parse(typed));
    const refusal = refuseMove(match.game, match.state, seat, move);
    if (refusal?.rule === 'MOVE') return voice.say('play.what', { typed });
    if (refusal !== undefined) return voice.say('play.why', { what: typed, why: refusalText(refusal, voice), rule: refusal.rule });
    return voice.say('play.possible', { what: match.game.text.move(move, match.game.view(match.state, seat), voice) });
  } catch {
    return voice.say('play.what', { typed });
  }
}

/** What the master would do, and why. It sees no more than the person does. */
async function hint({ shown, seat, choices }: Deciding): Promise<string[]> {
  const { cli, voice } = shown;
  const question = taskFor(shown, questionOf(shown.match, seat), 'hint');
  const thought = await thinkAbout(shown, question, 'master', cli.say('play.master'));
  if (thought === undefined) return [];
  const number = choices.find(({ move }) => same(move, thought.move))?.number ?? 0;
  const { knowledge } = await teach(question.game);
  const why = explain(question, thought, knowledge, voice).sentence;
  return [cli.say('play.hint', { number, why })];
}
