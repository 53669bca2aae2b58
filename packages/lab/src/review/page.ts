import { balanceOf, botText, costliest, percent, remarkOn, type Review, type Reviewed } from '@parlour/bots';
import { type TableVoice, type Voice, voice } from '@parlour/kernel';
import { curve } from './curve.ts';
import { escape } from './html.ts';

/** A review as a page of its own: no script, nothing to fetch. `speaker` speaks for the game's text and names the players. */
export function reviewPage(review: Review, speaker: TableVoice): string {
  const own = voice(speaker.language, [botText]);
  const title = own.say('bots.review.title', { game: speaker.say('title') });
  const moments = costliest(review);
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${escape(own.say('bots.review.intro', { bot: 'master', iterations: review.iterations }))}</p>`,
    `<h2>${escape(own.say('bots.review.curve'))}</h2>`,
    curve(review, moments, own.say('bots.review.curve'), (seat) => speaker.name(seat)),
    `<h2>${escape(own.say('bots.review.moments'))}</h2>`,
    moments.length === 0
      ? `<p>${escape(own.say('bots.review.flawless'))}</p>`
      : moments.map((moment) => momentText(moment, review, speaker, own)).join('\n'),
    `<h2>${escape(own.say('bots.review.players'))}</h2>`,
    playersTable(review, speaker, own),
  ];
  return `<!doctype html>
<html lang="${own.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

function momentText(moment: Reviewed, { knowledge }: Review, speaker: TableVoice, own: Voice): string {
  const { played, better = '', why } = remarkOn(moment, knowledge, speaker);
  return `<article id="decision-${moment.number}">
<h3>${escape(own.say('bots.review.decision', { number: moment.number }))} <small>${escape(own.say('bots.review.cost', { percent: percent(moment.cost, own) }))}</small></h3>
<p>${escape(played)}</p>
<p class="better">${escape(better)}</p>${why === undefined ? '' : `\n<p>${escape(why)}</p>`}
</article>`;
}

function playersTable(review: Review, speaker: TableVoice, own: Voice): string {
  const heads = ['player', 'decisions', 'agreed', 'lost'].map((id) => `<th scope="col">${escape(own.say(`bots.review.${id}`))}</th>`);
  const rows = review.record.seats.map((_, seat) => {
    const { decisions, agreed, lost } = balanceOf(review, seat);
    const cells = [decisions, percent(decisions === 0 ? 0 : agreed / decisions, own), percent(lost, own)];
    return `<tr><th scope="row">${escape(speaker.name(seat))}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const style = `
:root { color-scheme: light dark; font-family: Georgia, 'Times New Roman', serif; line-height: 1.5; }
body { margin: 0; background: #faf6ee; color: #2a211b; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #cbbfa9; padding-bottom: .25rem; }
svg { width: 100%; height: auto; background: #fffdf8; border: 1px solid #cbbfa9; }
article { border-left: 4px solid #8c2f39; padding: .25rem 1rem; margin: 1rem 0; background: #fffdf8; }
article h3 { margin: .25rem 0; } article p { margin: .25rem 0; } .better { font-weight: 600; }
small { font-weight: 400; color: #8c2f39; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid #cbbfa9; }
th:first-child { text-align: left; }
@media (prefers-color-scheme: dark) {
  body { background: #1f1a17; color: #efe6d8; } svg, article { background: #2a2420; } h2, svg, th, td { border-color: #5b5047; } small { color: #e39aa0; }
}
`;
