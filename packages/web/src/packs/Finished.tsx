/** What can be done with a pack: play it, hand it on, have it checked by a second pair of eyes. */
import { digestOf } from '@parlour/kernel/packs';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { NewGame, type Way } from '../start/NewGame.tsx';
import { useDesk } from './desk.ts';
import s from './Editor.module.css';
import { canShare, exportPack, sharePack } from './files.ts';
import { newPackId, type KeptPack, keptPacks } from './kept.ts';
import { nameOf } from './names.ts';
import { PlayTest } from './PlayTest.tsx';

export function Finished({ kept, onClose }: { kept: KeptPack; onClose: () => void }) {
  const voice = useVoice();
  const { format } = useDesk();
  const [, navigate] = useLocation();
  const { busy, trouble, act } = useAction();
  const [way, setWay] = useState<Way>();

  /** A second owner types the whole box without seeing what the first has. */
  async function blind() {
    const id = newPackId();
    const name = voice.say('packs.blind.name', { name: nameOf(kept.pack, voice) }).slice(0, 60);
    await keptPacks.save({ id, game: kept.game, pack: { name }, updated: Date.now(), checks: kept.id });
    navigate(`/packs/${id}`);
  }
  if (way !== undefined) {
    const file = { name: nameOf(kept.pack, voice), own: kept.id, text: () => Promise.resolve(JSON.stringify(kept.pack)) };
    return <NewGame game={kept.game} way={way} atHand={{ option: format.option, file }} onClose={() => setWay(undefined)} />;
  }
  return (
    <Dialog title={voice.say('packs.finished')} onClose={onClose}>
      <div className={s.ways}>
        <p>
          {voice.say('packs.digest')} <code>{digestOf(format, kept.pack)}</code>
        </p>
        {kept.checks !== undefined ? (
          <button
            type="button"
            className="button primary"
            onClick={() => navigate(`/packs/${kept.checks}/with/${kept.id}`)}
            data-testid="compare"
          >
            {voice.say('packs.blind.compare')}
          </button>
        ) : (
          <>
            <section>
              <h3>{voice.say('packs.play')}</h3>
              <p className={s.row}>
                {(['bots', 'screen', 'link'] as const).map((one) => (
                  <button key={one} type="button" className={`button ${one === 'bots' ? 'primary' : ''}`} onClick={() => setWay(one)}>
                    {voice.say(`start.${one}`)}
                  </button>
                ))}
              </p>
              <p className="hint">{voice.say('packs.play.about', { game: voice.say(`game.${kept.game}.short`) })}</p>
            </section>
            <PlayTest game={kept.game} option={format.option} pack={kept.pack} />
            <section>
              <h3>{voice.say('packs.export')}</h3>
              <p>{voice.say('packs.export.about')}</p>
              <p className={s.row}>
                {(['yaml', 'json', 'csv'] as const).map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    className="button"
                    aria-disabled={busy}
                    onClick={() => act(() => exportPack(kind, format, kept.pack, voice))}
                  >
                    {voice.say(`packs.export.${kind}`)}
                  </button>
                ))}
                {canShare() && (
                  <button
                    type="button"
                    className="button"
                    aria-disabled={busy}
                    onClick={() => act(() => sharePack(format, kept.pack, voice))}
                  >
                    {voice.say('packs.share')}
                  </button>
                )}
              </p>
            </section>
            <section>
              <h3>{voice.say('packs.blind')}</h3>
              <p>{voice.say('packs.blind.why')}</p>
              <button type="button" className="button" aria-disabled={busy} onClick={() => act(blind)} data-testid="blind">
                {voice.say('packs.blind.begin')}
              </button>
            </section>
          </>
        )}
        <TroubleLine trouble={trouble} voice={voice} />
      </div>
    </Dialog>
  );
}
