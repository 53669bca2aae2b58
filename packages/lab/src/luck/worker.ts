import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { referee } from '../tournament/game.ts';
import { type LuckPlan, pieceOf, tournamentAt } from './plan.ts';

const plan = workerData as LuckPlan;
const referees = plan.tables.map((table) => referee(tournamentAt(plan, table)));

answerAll(async (number: number) => {
  const { table, deal } = pieceOf(plan, number);
  return (await referees[table]!)(deal).luck;
});
