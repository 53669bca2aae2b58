import type { Command } from 'commander';
import type { Cli } from '../cli.ts';

export type Register = (program: Command, cli: Cli) => void;

/**
 * Every command, in the order of the help; each is loaded when it is asked for. A new one is a file here that registers itself, and a line
 * below under its name.
 */
export const commands: ReadonlyMap<string, () => Promise<Register>> = new Map([
  ['play', async () => (await import('./play.ts')).registerPlay],
  ['games', async () => (await import('./games.ts')).registerGames],
  ['rules', async () => (await import('./rules.ts')).registerRules],
  ['replay', async () => (await import('./replay.ts')).registerReplay],
  ['scenario', async () => (await import('./scenario.ts')).registerScenario],
  ['simulate', async () => (await import('./simulate.ts')).registerSimulate],
  ['lab', async () => (await import('./lab.ts')).registerLab],
  ['pack', async () => (await import('./pack.ts')).registerPack],
  ['tournament', async () => (await import('./tournament.ts')).registerTournament],
  ['review', async () => (await import('./review.ts')).registerReview],
  ['verify', async () => (await import('./verify.ts')).registerVerify],
  ['puzzles', async () => (await import('./puzzles.ts')).registerPuzzles],
  ['tune', async () => (await import('./tune.ts')).registerTune],
  ['train', async () => (await import('./train.ts')).registerTrain],
  ['serve', async () => (await import('./serve.ts')).registerServe],
  ['admin', async () => (await import('./admin.ts')).registerAdmin],
  ['backup', async () => (await import('./backup.ts')).registerBackup],
  ['restore', async () => (await import('./backup.ts')).registerRestore],
]);
