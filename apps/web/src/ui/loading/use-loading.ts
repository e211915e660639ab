import { useEffect, useRef, useState } from 'react';
import { LOADING_START, type LoadingState } from './loading-machine.ts';
import { runLoading, type LoadingSettings, type RunningLoading } from './run-loading.ts';

interface UseLoading extends Pick<LoadingSettings, 'step' | 'interval' | 'completionDelay' | 'onComplete'> {
  /** Whether the work is done. Undefined where there is no work to wait for: time alone fills the bar. */
  readonly finished?: boolean;
  readonly failed?: boolean;
}

/** The loading machine for a screen. Timing settings are read once, when the screen appears. */
export function useLoading({
  finished,
  failed,
  onComplete,
  step,
  interval,
  completionDelay,
}: UseLoading): LoadingState {
  const [state, setState] = useState(LOADING_START);
  const running = useRef<RunningLoading>(undefined);
  const complete = useRef(onComplete);
  useEffect(() => {
    complete.current = onComplete;
  });
  const holdForWork = finished !== undefined;
  useEffect(() => {
    const loading = runLoading({
      step,
      interval,
      completionDelay,
      holdForWork,
      onChange: setState,
      onComplete: () => complete.current?.(),
    });
    running.current = loading;
    return loading.stop;
  }, [step, interval, completionDelay, holdForWork]);
  useEffect(() => {
    if (failed) running.current?.fail();
    else if (finished) running.current?.finish();
  }, [finished, failed]);
  return state;
}
