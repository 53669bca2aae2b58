import { ponder } from './ponder.ts';
import { answerAll } from './threads.ts';

answerAll(ponder);
