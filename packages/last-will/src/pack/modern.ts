import { asText } from '@parlour/kernel';
import { isRecord, type PackDocument } from '@parlour/kernel/packs';
import { material } from '../rules/index.ts';
import { withNames } from '../rules/pack/names.ts';
import { modern } from '../rules/pack/old.ts';

/** A pack of any age with its names in one place, and helpers with what they do. What cannot be understood stays as it is. */
export function modernPack(pack: PackDocument): PackDocument {
  const { cards, sacked } = pack;
  return {
    ...pack,
    ...(isRecord(cards) ? { cards: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, modernCard(id, card)])) } : {}),
    ...(isRecord(sacked) && isRecord(sacked['employment'])
      ? {
          sacked: {
            ...sacked,
            employment: Object.fromEntries(Object.entries(sacked['employment']).map(([set, jobs]) => [set, modernJobs(jobs)])),
          },
        }
      : {}),
  };
}

function modernCard(id: string, card: unknown): unknown {
  const ours = material.cards.find((each) => each.id === id);
  return isRecord(card) ? withNames(modern(card, ours), `name.card.${id}`) : card;
}

function modernJobs(jobs: unknown): unknown {
  if (!Array.isArray(jobs)) return jobs;
  return jobs.map((job: unknown) => (isRecord(job) ? withNames(job, `name.job.${asText(job['id'])}`) : job));
}
