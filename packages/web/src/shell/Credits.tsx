import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Page } from './Page.tsx';

/** Whose work this stands on. */
export default function Credits() {
  const voice = useVoice();
  return (
    <Page>
      <h1>{voice.say('credits.title')}</h1>
      <p>{voice.say('credits.games')}</p>
      <p>
        {voice.say('credits.icons')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
      </p>
      <p>
        {voice.say('credits.fonts')} Playfair Display SC (Claus Eggers Sørensen), Old Standard TT (Alexey Kryukov),{' '}
        <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
      </p>
      <p>{voice.say('credits.art')}</p>
    </Page>
  );
}
