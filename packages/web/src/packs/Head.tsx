/** Above the sheet: what the pack is called, how much of it is known, the way back, and what can be done with it. */
import { setAt } from '@parlour/kernel/packs';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useDesk, useOverview } from './desk.ts';
import s from './Editor.module.css';
import { Finished } from './Finished.tsx';
import type { KeptPack } from './kept.ts';
import { nameOf } from './names.ts';
import { sentenceOf } from './sentences.ts';

interface Props {
  readonly kept: KeptPack;
  readonly onLead: (place: string | undefined) => void;
}

export function Head({ kept, onLead }: Props) {
  const { voice, editing, pack, format, entries, isBlind } = useDesk();
  const { meter, problems, titleOf } = useOverview();
  const { done, undone, isKept, trouble } = useStore(editing.store);
  const [isOpen, setOpen] = useState(false);
  const [problem] = problems;
  return (
    <>
      <header className={s.head}>
        <h1 className="visually-hidden">{nameOf(pack, voice)}</h1>
        <div className={s.title}>
          <Link href="/packs" className={s.back}>
            ‹ {voice.say('packs.title')}
          </Link>
          <input
            className={`input ${s.name}`}
            aria-label={voice.say('packs.called')}
            value={typeof pack['name'] === 'string' ? pack['name'] : ''}
            placeholder={nameOf(pack, voice)}
            maxLength={60}
            onChange={({ target }) => editing.change(setAt(format, pack, ['name'], target.value || undefined), 'name', 'name')}
          />
          <output className="hint" data-testid="kept">
            {voice.say(isKept ? 'packs.kept' : trouble === undefined ? 'packs.keeping' : 'packs.unkept')}
          </output>
        </div>
        <div className={s.tools}>
          <span className={s.whole} data-testid="meter">
            <meter min={0} max={meter.entries} value={meter.confirmed} aria-hidden="true" />
            {voice.say('packs.meter', { confirmed: meter.confirmed, entries: meter.entries })}
          </span>
          <button type="button" className="button small" aria-disabled={done.length === 0} onClick={() => onLead(editing.undo())}>
            {voice.say('packs.undo')}
          </button>
          <button type="button" className="button small" aria-disabled={undone.length === 0} onClick={() => onLead(editing.redo())}>
            {voice.say('packs.redo')}
          </button>
          <button type="button" className="button small primary" onClick={() => setOpen(true)} data-testid="finished">
            {voice.say('packs.finished')}
          </button>
        </div>
        {isBlind && <p className={s.blind}>{voice.say('packs.blind.about')}</p>}
        {problem !== undefined && (
          <p className={s.wrong}>
            <button type="button" className="trouble" onClick={() => onLead(problem.path.join('.'))}>
              {voice.say('packs.wrong', { count: problems.length, first: sentenceOf(problem, entries, titleOf, format, voice) })}
            </button>
          </p>
        )}
        <TroubleLine trouble={trouble} voice={voice} />
      </header>
      {isOpen && <Finished kept={{ ...kept, pack }} onClose={() => setOpen(false)} />}
    </>
  );
}
