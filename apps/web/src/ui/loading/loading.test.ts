import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORY_LOADING } from '../../strings/story-loading.ts';
import { stageAt, type LoadingState } from './loading-machine.ts';
import { runLoading } from './run-loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(holdForWork: boolean) {
  const states: LoadingState[] = [];
  const onComplete = vi.fn<() => void>();
  const loading = runLoading({ holdForWork, onChange: (state) => states.push(state), onComplete });
  return { ...loading, states, onComplete, now: () => states.at(-1) };
}

describe('the loading screen', () => {
  it('moves 2 % every 300 ms', () => {
    const { now } = start(false);
    vi.advanceTimersByTime(299);
    expect(now()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ phase: 'working', percent: 2 });
    vi.advanceTimersByTime(2_700);
    expect(now()).toEqual({ phase: 'working', percent: 20 });
  });

  it('runs to its end in 15 s when there is no work to wait for, and moves on 500 ms later', () => {
    const { now, onComplete } = start(false);
    vi.advanceTimersByTime(15_000);
    expect(now()).toEqual({ phase: 'complete', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(onComplete).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onComplete).toHaveBeenCalledOnce();
    expect(now()?.phase).toBe('done');
  });

  it('jumps to its end when the work is done early', () => {
    const { finish, now, onComplete } = start(true);
    vi.advanceTimersByTime(900);
    finish();
    expect(now()).toEqual({ phase: 'complete', percent: 100 });
    vi.advanceTimersByTime(500);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('waits before its end, and never says complete, while the work takes longer', () => {
    const { finish, now, onComplete } = start(true);
    vi.advanceTimersByTime(120_000);
    expect(now()).toEqual({ phase: 'holding', percent: 98 });
    expect(onComplete).not.toHaveBeenCalled();
    finish();
    vi.advanceTimersByTime(500);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('stops where it was when the work failed, and never moves on', () => {
    const { fail, finish, now, onComplete } = start(true);
    vi.advanceTimersByTime(3_000);
    fail();
    finish();
    vi.advanceTimersByTime(60_000);
    expect(now()).toEqual({ phase: 'failed', percent: 20 });
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('calls nobody once the screen is gone', () => {
    const { finish, stop, states, onComplete } = start(true);
    finish();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(states).toHaveLength(1);
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('moves on once, however often it is told that the work is done', () => {
    const { finish, onComplete } = start(true);
    finish();
    finish();
    vi.advanceTimersByTime(1_000);
    finish();
    vi.advanceTimersByTime(1_000);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('names all six stages in their order', () => {
    const { states } = start(false);
    vi.advanceTimersByTime(14_700);
    const named = states.map(({ percent }) => STORY_LOADING.stages[stageAt(percent, STORY_LOADING.stages.length)]);
    expect([...new Set(named)]).toEqual(STORY_LOADING.stages);
  });
});
