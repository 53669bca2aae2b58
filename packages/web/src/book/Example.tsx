import { atTable, playExample, refusalText, type TableVoice, type Voice } from '@parlour/kernel';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { exampleAddress } from './addresses.ts';
import s from './Book.module.css';
import { type BookExample, saidAt, titleOf } from './examples.ts';

interface Props {
  readonly playable: PlayableGame;
  readonly example: BookExample;
  readonly voice: Voice;
}

/** A worked example as it is read: what is done, what comes of it, what is not allowed and why; and the way to play it through. */
export function Example({ playable: { game }, example, voice }: Props) {
  const lines = useMemo(() => {
    const { match, steps } = playExample(game, example.scenario);
    const speaker: TableVoice = atTable(
      voice,
      match.setting,
      match.head.seats.map(({ name }) => name),
    );
    return steps.flatMap(({ refusal, events }, index) => [
      ...[saidAt(example, index + 1, voice) ?? []].flat().map((words) => ({ kind: 'say', words })),
      ...(refusal === undefined ? [] : [{ kind: 'refused', words: voice.say('book.refused', { why: refusalText(refusal, voice) }) }]),
      ...events.flatMap((event) => {
        const words = game.text.event(event, speaker);
        return words === undefined ? [] : [{ kind: 'told', words }];
      }),
    ]);
  }, [game, example, voice]);
  return (
    <aside className={s.example}>
      <h3>{titleOf(example, voice)}</h3>
      <ol>
        {lines.map(({ kind, words }, i) => (
          // Lines follow each other as they were told.
          <li key={i} data-kind={kind}>
            {words}
          </li>
        ))}
      </ol>
      <Link href={exampleAddress(game.id, example.id)} className={`button ${s.play}`}>
        <Icon name="poker-hand" /> {voice.say('book.play')}
      </Link>
    </aside>
  );
}
