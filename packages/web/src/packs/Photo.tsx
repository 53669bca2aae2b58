/** The photograph of a real card beside the drawn one. It stays on the device: no export, no table and no server ever gets it. */
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useCallback, useEffect, useState } from 'react';
import s from './Editor.module.css';
import { keptPacks } from './kept.ts';
import { shrunk } from './shrunk.ts';

interface Props {
  readonly pack: string;
  readonly entry: string;
  /** What several photographs chosen at once are pinned to: this entry and those after it. */
  readonly following: readonly string[];
}

export function Photo({ pack, entry, following }: Props) {
  const voice = useVoice();
  const { trouble, act } = useAction();
  const [pinned, setPinned] = useState<{ readonly entry: string; readonly photo: Blob | undefined }>();
  const photo = pinned?.entry === entry ? pinned.photo : undefined;
  useEffect(() => {
    let gone = false;
    void keptPacks.photo(pack, entry).then((found) => {
      if (!gone) setPinned({ entry, photo: found });
    });
    return () => {
      gone = true;
    };
  }, [pack, entry]);

  async function pin(files: readonly File[]) {
    const photos = await Promise.all(files.slice(0, following.length).map(shrunk));
    for (const [i, each] of photos.entries()) await keptPacks.pin(pack, following[i]!, each);
    setPinned({ entry, photo: photos[0] });
  }
  async function unpin() {
    await keptPacks.pin(pack, entry, undefined);
    setPinned({ entry, photo: undefined });
  }
  return (
    <figure className={s.photo}>
      {photo !== undefined && <Picture photo={photo} alt={voice.say('packs.photo')} />}
      <figcaption>
        <label className="button small">
          {voice.say(photo !== undefined ? 'packs.photo.another' : 'packs.photo.pin')}
          <input
            type="file"
            accept="image/*"
            multiple
            className="visually-hidden"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length > 0) act(() => pin(files));
            }}
          />
        </label>
        {photo !== undefined && (
          <button type="button" className="button small quiet" onClick={() => act(unpin)}>
            {voice.say('packs.photo.unpin')}
          </button>
        )}
        <p className="hint">{voice.say('packs.photo.stays')}</p>
        <TroubleLine trouble={trouble} voice={voice} />
      </figcaption>
    </figure>
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
