import { keyOf, type Mark, type Path } from '@parlour/kernel/packs';
import { useDesk, useEntry } from '../desk.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './fields.module.css';

export const signs: Readonly<Record<Mark, string>> = { ours: '○', printed: '✓', twice: '✓✓', unsure: '?' };

/** What is known of a value, and a press on it says something else. The keyboard says it with “?” in the field. */
export function MarkButton({ path, label }: { path: Path; label: string }) {
  const { voice, isBlind } = useDesk();
  const { leaves, turn } = useEntry();
  const leaf = leaves.get(keyOf(path));
  if (leaf === undefined || (isBlind && leaf.mark === 'ours')) return null;
  const words = voice.say('packs.mark.label', { field: label, mark: voice.say(`packs.mark.${leaf.mark}`) });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={s.mark}
      data-mark={leaf.mark}
      aria-label={words}
      title={words}
      onClick={() => turn(leaf)}
    >
      {signs[leaf.mark]}
    </button>
  );
}

/** The same for whole entries, to be seen at a glance. */
export function MarkSign({ mark }: { mark: Mark }) {
  const voice = useVoice();
  return (
    <span className={s.sign} data-mark={mark}>
      <span aria-hidden="true">{signs[mark]}</span>
      <span className="visually-hidden">{voice.say(`packs.mark.${mark}`)}</span>
    </span>
  );
}
