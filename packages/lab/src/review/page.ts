import {
  accountRows,
  accounts,
  accountSentence,
  botText,
  luckRemark,
  percent,
  playOf,
  playSentence,
  remarkOn,
  type Review,
  type Turn,
  turnsOf,
} from '@parlour/bots';
import { type TableVoice, type Voice, voice } from '@parlour/kernel';
import { curve } from './curve.ts';
import { escape } from './html.ts';

/** A review as a page of its own: no script, nothing to fetch. `speaker` speaks for the game's text and names the players. */
export function reviewPage(review: Review, speaker: TableVoice): string {
  const own = voice(speaker.language, [botText]);
  const title = own.say('bots.review.title', { game: speaker.say('title') });
  const turns = turnsOf(review);
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${escape(own.say('bots.review.intro'))}</p>`,
    `<h2>${escape(own.say('bots.review.curve'))}</h2>`,
    curve(review, turns, own.say('bots.review.curve'), (seat) => speaker.name(seat)),
    `<h2>${escape(own.say('bots.account.title'))}</h2>`,
    ...accountText(review, speaker, own),
    `<h2>${escape(own.say('bots.review.moments'))}</h2>`,
    turns.length === 0
      ? `<p>${escape(own.say('bots.review.flawless'))}</p>`
      : turns.map((turn) => turnText(turn, review, speaker, own)).join('\n'),
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

function turnText({ number, cost, luck }: Turn, { decisions, knowledge }: Review, speaker: TableVoice, own: Voice): string {
  const { played, better, why } = remarkOn(decisions[number - 1]!, knowledge, speaker);
  const price = cost === 0 ? '' : ` <small>${escape(own.say('bots.review.cost', { percent: percent(cost, own) }))}</small>`;
  return [
    `<article id="decision-${number}">`,
    `<h3>${escape(own.say('bots.review.decision', { number }))}${price}</h3>`,
    ...paragraph(played),
    ...paragraph(cost === 0 ? undefined : better, ' class="better"'),
    ...paragraph(cost === 0 ? undefined : why),
    ...paragraph(luck && luckRemark(luck, speaker)),
    '</article>',
  ].join('\n');
}

function accountText(review: Review, speaker: TableVoice, own: Voice): string[] {
  const all = accounts(review);
  const heads = all.map((_, seat) => `<th scope="col">${escape(speaker.name(seat))}</th>`);
  return [
    ...all.map((account, seat) => {
      const play = playSentence(review.game.id, playOf(review.decisions, seat), own);
      return `<p>${escape(`${accountSentence(account, own, speaker.name(seat))} ${play}`)}</p>`;
    }),
    `<table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${accountRows(all, own).map(row).join('')}</tbody></table>`,
    `<p>${escape(own.say('bots.account.how'))}</p>`,
  ];
}

function paragraph(words: string | undefined, style = ''): string[] {
  return words === undefined ? [] : [`<p${style}>${escape(words)}</p>`];
}

function row([head = '', ...cells]: readonly string[]): string {
  return `<tr><th scope="row">${escape(head)}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
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
