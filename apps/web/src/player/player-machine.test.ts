import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { next, SILENT, type PlayerEvent, type PlayerState } from './player-machine.ts';

const after = (...events: PlayerEvent[]): PlayerState => events.reduce(next, SILENT);
const READY: PlayerEvent = { type: 'sound-ready' };
const PLAY: PlayerEvent = { type: 'play' };

describe('the player', () => {
  it('stays silent while there is no sound', () => {
    expect(after(PLAY).phase).toBe('no-sound');
  });

  it('plays once the browser has said yes', () => {
    expect(after(READY, PLAY).phase).toBe('starting');
    expect(after(READY, PLAY, { type: 'started', session: 1 }).phase).toBe('playing');
  });

  it('waits for a tap when the browser refuses to play by itself, and plays after it', () => {
    const blocked = after(READY, PLAY, { type: 'refused', session: 1 });
    expect(blocked.phase).toBe('blocked');
    expect([PLAY, { type: 'started', session: 2 } as const].reduce(next, blocked).phase).toBe('playing');
  });

  it('ignores an answer that belongs to an earlier asking', () => {
    const paused = after(READY, PLAY, { type: 'pause' }, PLAY);
    expect(next(paused, { type: 'refused', session: 1 }).phase).toBe('starting');
    expect(next(paused, { type: 'started', session: 2 }).phase).toBe('playing');
  });

  it('can be played again after the end', () => {
    const ended = after(READY, PLAY, { type: 'started', session: 1 }, { type: 'ended' });
    expect(ended.phase).toBe('ended');
    expect(next(ended, PLAY).phase).toBe('starting');
  });

  it('never plays without a sound, whatever happens in whatever order', () => {
    const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
      fc.constantFrom<PlayerEvent>(
        READY,
        PLAY,
        { type: 'sound-gone' },
        { type: 'pause' },
        { type: 'ended' },
        { type: 'failed' },
      ),
      fc.record({ type: fc.constantFrom('started' as const, 'refused' as const), session: fc.nat(4) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = SILENT;
        let sound = false;
        for (const each of events) {
          if (each.type === 'sound-ready') sound = true;
          if (each.type === 'sound-gone') sound = false;
          const before = state;
          state = next(state, each);
          if (!sound) expect(state.phase).toBe('no-sound');
          expect(state.session).toBeGreaterThanOrEqual(before.session);
        }
      }),
    );
  });
});
