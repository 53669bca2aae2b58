import type { Appraisal, ReviewRequest, Thought, ThinkRequest, Weighed, WeighRequest } from '@parlour/bots';

/** Thinks elsewhere, so that a table or a page stays responsive. */
export interface Thinker {
  /** Rejects with the signal's reason the moment it is aborted; whatever was thinking stops. */
  think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought>;
  close(): Promise<void>;
}

/** Looks again elsewhere at decisions that were made. */
export interface Reviewer {
  review(request: ReviewRequest, signal?: AbortSignal): Promise<Appraisal>;
  /** At one decision, from what its seat knew. */
  weigh(request: WeighRequest, signal?: AbortSignal): Promise<Weighed>;
}
