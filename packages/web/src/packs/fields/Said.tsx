import { useEntry } from '../desk.ts';

/** What is wrong at a place, in sentences; its field refers to them by id. */
export function Said({ place }: { place: string }) {
  const sentences = useEntry().said.get(place);
  if (sentences === undefined) return null;
  return (
    <div id={saidId(place)} className="trouble" role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

export function saidId(place: string): string {
  return `said-${place}`;
}
