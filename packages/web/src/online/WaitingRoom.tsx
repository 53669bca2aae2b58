import type { TableInfo } from '@parlour/server/protocol';
import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { troubleText, useVoice } from '../app/i18n.ts';
import { useSettings } from '../app/settings.ts';
import type { Trouble } from '../engine/protocol.ts';
import { troubleOf } from '../table/store.ts';
import { server } from './client.ts';
import { keepLinks, keptLinks, linkAddress } from './links.ts';
import s from './WaitingRoom.module.css';
import { Page, Poster } from '../app/Page.tsx';

/** Who is here, who is missing, and the links that bring them. The game begins by itself when everybody sits. */
export function WaitingRoom({ info, online }: { info: TableInfo; online: { readonly seats: readonly boolean[] } }) {
  const voice = useVoice();
  const settings = useSettings();
  const [links, setLinks] = useState(() => keptLinks(info.id));
  const [trouble, setTrouble] = useState<Trouble>();
  const tried = (done: Promise<unknown>) => void done.catch((error) => setTrouble(troubleOf(error)));
  const mayCome = info.you === null && info.seats.some(({ open, state }) => open && state !== 'person');
  return (
    <Page>
      <Poster game={info.game} />
      <h1>{voice.say(`game.${info.game}.title`)}</h1>
      <p>{voice.say(info.visibility === 'open' ? 'room.open' : 'room.private')}</p>
      <ol className={s.seats}>
        {info.seats.map((seat, i) => {
          const link = links.find((kept) => kept.seat === i);
          const free = seat.state === 'empty';
          return (
            // Seats never change their order.
            <li key={i} data-free={free || undefined}>
              <Icon name={seat.state === 'bot' ? 'vintage-robot' : 'person'} />
              <span className={s.name}>
                {free ? voice.say('room.free', { number: i + 1 }) : seat.name}
                {i === info.you && ` (${voice.say('new.you')})`}
                {!free && seat.state === 'person' && <small>{voice.say(online.seats[i] === true ? 'room.here' : 'room.gone')}</small>}
              </span>
              {free && info.host && (
                <span className={s.ways}>
                  {link !== undefined && <CopyLink address={linkAddress(link)} />}
                  {link === undefined && (
                    <button
                      type="button"
                      className="button small"
                      onClick={() =>
                        tried(
                          server()
                            .http.newLink(info.id, i)
                            .then((made) => {
                              keepLinks(info.id, [made]);
                              setLinks(keptLinks(info.id));
                            }),
                        )
                      }
                    >
                      {voice.say('room.new-link')}
                    </button>
                  )}
                  <button type="button" className="button small" onClick={() => tried(server().http.putBot(info.id, i, 'casual'))}>
                    {voice.say('room.bot')}
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {mayCome && (
        <form
          className={s.sit}
          onSubmit={(event) => {
            event.preventDefault();
            tried(server().http.sit(info.id, { name: settings.name.trim() || voice.say('new.guest'), language: settings.language }));
          }}
        >
          <input
            className="input"
            value={settings.name}
            maxLength={40}
            placeholder={voice.say('new.guest')}
            aria-label={voice.say('room.name')}
            onChange={(event) => useSettings.setState({ name: event.target.value })}
          />
          <button type="submit" className="button primary">
            {voice.say('room.sit')}
          </button>
        </form>
      )}
      {trouble !== undefined && <p role="alert">{troubleText(trouble, voice)}</p>}
      <output className="hint">{voice.say('room.waiting')}</output>
    </Page>
  );
}

function CopyLink({ address }: { address: string }) {
  const voice = useVoice();
  const [copied, setCopied] = useState(false);
  return (
    <>
      <input
        className={`input ${s.link}`}
        readOnly
        value={address}
        aria-label={voice.say('room.link')}
        data-testid="seat-link"
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className="button small primary"
        onClick={() => {
          void navigator.clipboard.writeText(address).then(() => setCopied(true));
        }}
      >
        <Icon name="linked-rings" /> {voice.say(copied ? 'room.copied' : 'room.copy')}
      </button>
    </>
  );
}
