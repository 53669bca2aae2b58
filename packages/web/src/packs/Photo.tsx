/** The photograph of a real card beside the drawn one. It stays on the device: no export, no table and no server ever gets it. */
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import s from './Editor.module.css';
import { keptPacks } from './kept.ts';
import { shrunk } from './shrunk.ts';

interface Props {
  readonly pack: string;
  readonly entry: string;
  /** What several photographs chosen at once are pinned to: this entry and those after it. */
  readonly following: readonly string[];
}

interface Pinned {
  readonly entry: string;
  readonly photo: Blob | undefined;
}

export function Photo({ pack, entry, following }: Props) {
  const voice = useVoice();
  const { busy, trouble, act } = useAction();
  const [pinned, setPinned] = useState<Pinned>();
  const [course, setCourse] = useState({ done: 0, count: 0 });
  const [isLarge, enlarge] = useState(false);
  const photo = pinned?.entry === entry ? pinned.photo : undefined;
  const shown = useRef(entry);
  useEffect(() => {
    shown.current = entry;
    let gone = false;
    void keptPacks.photo(pack, entry).then(
      (found) => {
        if (!gone) setPinned({ entry, photo: found });
      },
      // Whoever pins one hears why it cannot be kept.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [pack, entry]);

  async function put(key: string, photo: Blob | undefined) {
    await keptPacks.pin(pack, key, photo);
    // Meanwhile somebody may have gone on to another card.
    if (key === shown.current) setPinned({ entry: key, photo });
  }

  /** One after the other: a hundred large pictures at once are more than a phone holds. What is no picture leaves its card without one. */
  async function pin(files: readonly File[]) {
    let refused: unknown;
    for (const [i, key] of following.slice(0, files.length).entries()) {
      setCourse({ done: i + 1, count: files.length });
      await shrunk(files[i]!)
        .then((small) => put(key, small))
        .catch((error: unknown) => {
          refused ??= error;
        });
    }
    if (refused !== undefined) throw refused;
  }
  return (
    <>
      <figure className={s.photo}>
        {photo !== undefined && (
          <button type="button" className={s.enlarge} aria-label={voice.say('packs.photo.enlarge')} onClick={() => enlarge(true)}>
            <Picture photo={photo} alt={voice.say('packs.photo')} />
          </button>
        )}
        <figcaption>
          <label className="button small" aria-disabled={busy || undefined}>
            {busy ? voice.say('packs.photo.course', course) : voice.say(photo !== undefined ? 'packs.photo.another' : 'packs.photo.pin')}
            <input
              type="file"
              accept="image/*"
              multiple
              disabled={busy}
              className="visually-hidden"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                if (files.length > 0) act(() => pin(files));
              }}
            />
          </label>
          {photo !== undefined && (
            <button type="button" className="button small quiet" aria-disabled={busy} onClick={() => act(() => put(entry, undefined))}>
              {voice.say('packs.photo.unpin')}
            </button>
          )}
          <p className={`hint ${s.stays}`}>{voice.say('packs.photo.stays')}</p>
          <TroubleLine trouble={trouble} voice={voice} />
        </figcaption>
      </figure>
      {isLarge && photo !== undefined && (
        <Dialog title={voice.say('packs.photo')} onClose={() => enlarge(false)} wide>
          <div className={s.large}>
            <Picture photo={photo} alt={voice.say('packs.photo')} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Picture({ photo, alt }: { photo: Blob; alt: string }) {
  // Its address is good as long as it is shown.
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(photo);
      return () => URL.revokeObjectURL(image.src);
    },
    [photo],
  );
  return <img ref={show} alt={alt} />;
}
