/** How far the bar moves at a time, in per cent (specification, section 9). */
export const LOADING_STEP = 2;
/** How often the bar moves, in milliseconds (specification, section 9): about 15 s from end to end. */
export const LOADING_INTERVAL = 300;
/** How long the finished bar is seen before the screen moves on, in milliseconds (specification, section 9). */
export const COMPLETION_DELAY = 500;

/**
 * `working` while the bar moves; `holding` when it has come as far as it may before the work is done; `complete` at
 * 100; `done` once the screen has been told to move on; `failed` when the work was given up.
 */
export interface LoadingState {
  readonly phase: 'working' | 'holding' | 'complete' | 'done' | 'failed';
  /** 0 to 100. */
  readonly percent: number;
}

export type LoadingEvent = 'tick' | 'finished' | 'failed' | 'told';

export const LOADING_START: LoadingState = { phase: 'working', percent: 0 };

/**
 * One move of the machine. `step` is what a tick adds. With `holdForWork` the bar never says 100 by itself: its last
 * step is taken by `finished`. Without it the bar runs to its end on time alone.
 */
export function advance(state: LoadingState, event: LoadingEvent, step: number, holdForWork: boolean): LoadingState {
  if (state.phase === 'done' || state.phase === 'failed') return state;
  switch (event) {
    case 'failed':
      return state.phase === 'complete' ? state : { ...state, phase: 'failed' };
    case 'finished':
      return state.phase === 'complete' ? state : { phase: 'complete', percent: 100 };
    case 'told':
      return state.phase === 'complete' ? { ...state, phase: 'done' } : state;
    case 'tick': {
      if (state.phase !== 'working') return state;
      const next = state.percent + step;
      if (next < 100) return { phase: 'working', percent: next };
      return holdForWork ? { phase: 'holding', percent: state.percent } : { phase: 'complete', percent: 100 };
    }
  }
}

/** Which of `count` stages a percentage belongs to, 0-based: they share the bar evenly. */
export const stageAt = (percent: number, count: number): number =>
  Math.min(count - 1, Math.floor((percent / 100) * count));
