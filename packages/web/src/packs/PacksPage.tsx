/** Your own box: the packs on this device, and the ways to a new one. */
import type { Catalogues } from '@parlour/kernel';
import { meterOf, openSheet, type PackDocument, type PackFormat } from '@parlour/kernel/packs';
import { speak, useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { Forget } from '../shell/Forget.tsx';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadPlayable, playableIds } from '../games/index.ts';
import { Page } from '../shell/Page.tsx';
import { readPack } from './files.ts';
import { type KeptPack, keptPacks, newPackId } from './kept.ts';
import { nameOf } from './names.ts';
import s from './PacksPage.module.css';
import { usePacks } from './usePacks.ts';
import './words.ts';

export default function PacksPage() {
  const { mine, trouble, refresh } = usePacks(playableIds);
  const voice = useVoice();
  const [asked, setAsked] = useState<KeptPack>();
  const { trouble: kept, act } = useAction();
  return (
    <Page>
      <h1>{voice.say('packs.title')}</h1>
      <p>{voice.say('packs.about')}</p>
      <TroubleLine trouble={trouble ?? kept} voice={voice} />
      {[...(mine?.formats ?? [])].map(([game, format]) => (
        <NewPack key={game} game={game} format={format} />
      ))}
      {mine !== undefined && mine.packs.length === 0 && <p className="hint">{voice.say('packs.empty')}</p>}
      <ul className={s.list} data-testid="packs">
        {mine?.packs.map((kept) => (
          <li key={kept.id}>
            <PackCard
              kept={kept}
              format={mine.formats.get(kept.game)!}
              others={mine.packs.filter(({ id, game, checks }) => id !== kept.id && game === kept.game && checks === undefined)}
              onForget={() => setAsked(kept)}
            />
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Forget
          title={voice.say('packs.forget')}
          ask={voice.say('packs.forget.ask', { name: nameOf(asked.pack, voice) })}
          no={voice.say('packs.forget.no')}
          onForget={() => act(() => keptPacks.forget(asked.id).then(refresh))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

/** Begun with nothing, or brought in from a file. */
function NewPack({ game, format }: { game: string; format: PackFormat }) {
  // What is wrong with a file is said in the words of its game.
  const [words, setWords] = useState<Catalogues>();
  const voice = useVoice(words);
  const [, navigate] = useLocation();
  const { trouble, act } = useAction();
  async function begin(pack: PackDocument) {
    const id = newPackId();
    await keptPacks.save({ id, game, pack, updated: Date.now() });
    navigate(`/packs/${id}`);
  }
  async function bringIn(file: File) {
    const text = (await loadPlayable(game))?.game.text.catalogues;
    setWords(text);
    await begin(await readPack(file, format, speak(voice.language, text)));
  }
  return (
    <section className={s.begin} aria-label={voice.say(`game.${game}.short`)}>
      <h2>{voice.say(`game.${game}.short`)}</h2>
      <button type="button" className="button primary" data-testid="new-pack" onClick={() => act(() => begin({}))}>
        {voice.say('packs.new')}
      </button>
      <label className="button">
        {voice.say('packs.open')}
        <input
          type="file"
          accept=".yaml,.yml,.json,.csv,.tsv"
          className="visually-hidden"
          data-testid="open-pack"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) act(() => bringIn(file));
          }}
        />
      </label>
      <TroubleLine trouble={trouble} voice={voice} />
    </section>
  );
}

interface CardProps {
  readonly kept: KeptPack;
  readonly format: PackFormat;
  /** What it can be held against. */
  readonly others: readonly KeptPack[];
  readonly onForget: () => void;
}

function PackCard({ kept, format, others, onForget }: CardProps) {
  const voice = useVoice();
  const [, navigate] = useLocation();
  const { confirmed, entries } = meterOf(openSheet(format, kept.pack));
  const name = nameOf(kept.pack, voice);
  return (
    <article className={s.pack}>
      <Link href={`/packs/${kept.id}`} className={s.open}>
        <b>{name}</b>
        <span>{voice.say('packs.meter', { confirmed, entries })}</span>
        <meter min={0} max={entries} value={confirmed} aria-hidden="true" />
        <span className="hint">
          {kept.checks !== undefined && `${voice.say('packs.blind')} · `}
          {new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(kept.updated)}
        </span>
      </Link>
      <span className={s.tools}>
        {kept.checks === undefined && others.length > 0 && (
          <select
            className="input"
            aria-label={voice.say('packs.compare', { name })}
            value=""
            onChange={({ target }) => navigate(`/packs/${kept.id}/with/${target.value}`)}
          >
            <option value="">{voice.say('packs.compare.with')}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {nameOf(other.pack, voice)}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={voice.say('packs.forget.label', { name })}
          title={voice.say('packs.forget')}
          onClick={onForget}
        >
          <Icon name="trash-can" />
        </button>
      </span>
    </article>
  );
}
