import {
  advance,
  COMPLETION_DELAY,
  LOADING_INTERVAL,
  LOADING_START,
  LOADING_STEP,
  type LoadingEvent,
  type LoadingState,
} from './loading-machine.ts';

export interface LoadingSettings {
  /** Per cent a tick; LOADING_STEP unless given. */
  readonly step?: number;
  /** Milliseconds between ticks; LOADING_INTERVAL unless given. */
  readonly interval?: number;
  /** Milliseconds from 100 % to `onComplete`; COMPLETION_DELAY unless given. */
  readonly completionDelay?: number;
  /** True when real work decides the end: the bar then waits for `finish`. */
  readonly holdForWork: boolean;
  readonly onChange: (state: LoadingState) => void;
  readonly onComplete?: () => void;
}

export interface RunningLoading {
  /** The work is done: the bar jumps to its end. */
  readonly finish: () => void;
  /** The work was given up. */
  readonly fail: () => void;
  /** The screen is gone: nothing is called any more. */
  readonly stop: () => void;
}

/** Runs the machine against the clock. `onComplete` is called once at most, and never after `stop` or `fail`. */
export function runLoading(settings: LoadingSettings): RunningLoading {
  const { step = LOADING_STEP, interval = LOADING_INTERVAL, completionDelay = COMPLETION_DELAY } = settings;
  let state = LOADING_START;
  let completion: ReturnType<typeof setTimeout> | undefined;
  const ticking = setInterval(() => happen('tick'), interval);

  function happen(event: LoadingEvent): void {
    const next = advance(state, event, step, settings.holdForWork);
    if (next === state) return;
    state = next;
    if (state.phase !== 'working') clearInterval(ticking);
    if (state.phase === 'complete') completion = setTimeout(() => happen('told'), completionDelay);
    settings.onChange(state);
    if (state.phase === 'done') settings.onComplete?.();
  }

  return {
    finish: () => happen('finished'),
    fail: () => happen('failed'),
    stop() {
      clearInterval(ticking);
      clearTimeout(completion);
    },
  };
}
