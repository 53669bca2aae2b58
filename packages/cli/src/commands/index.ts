import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { registerAdmin } from './admin.ts';
import { registerBackup } from './backup.ts';
import { registerGames } from './games.ts';
import { registerLab } from './lab.ts';
import { registerPack } from './pack.ts';
import { registerPlay } from './play.ts';
import { registerPuzzles } from './puzzles.ts';
import { registerReplay } from './replay.ts';
import { registerRules } from './rules.ts';
import { registerReview } from './review.ts';
import { registerScenario } from './scenario.ts';
import { registerServe } from './serve.ts';
import { registerSimulate } from './simulate.ts';
import { registerTournament } from './tournament.ts';
import { registerTrain } from './train.ts';
import { registerTune } from './tune.ts';
import { registerVerify } from './verify.ts';

/** Every command, in the order of the help. A new one is a file here that registers itself, and a line below. */
export const commands: readonly ((program: Command, cli: Cli) => void)[] = [
  registerPlay,
  registerGames,
  registerRules,
  registerReplay,
  registerScenario,
  registerSimulate,
  registerLab,
  registerPack,
  registerTournament,
  registerReview,
  registerVerify,
  registerPuzzles,
  registerTune,
  registerTrain,
  registerServe,
  registerAdmin,
  registerBackup,
];
