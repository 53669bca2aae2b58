import { useState } from 'react';
import { useTableActions } from '../state/actions.ts';
import { useTable } from '../state/context.tsx';

/** Makes a picture of the moment on show, where whoever shows the table can. */
export function PictureButton() {
  const { voice } = useTable();
  const { Picture } = useTableActions();
  const [open, setOpen] = useState(false);
  if (Picture === undefined) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)} data-testid="picture">
        {voice.say('replay.picture')}
      </button>
      {open && <Picture onClose={() => setOpen(false)} />}
    </>
  );
}
