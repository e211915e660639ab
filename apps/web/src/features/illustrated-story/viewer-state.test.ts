import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, openedAt, type ViewerEvent } from './viewer-state.ts';

const anyEvent: fc.Arbitrary<ViewerEvent> = fc.oneof(
  fc.record({
    type: fc.constant('turn' as const),
    by: fc.constantFrom(1 as const, -1 as const),
    playing: fc.boolean(),
  }),
  fc.record({ type: fc.constant('go' as const), to: fc.integer({ min: -5, max: 40 }) }),
  fc.record({ type: fc.constant('voice-at' as const), scene: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ type: fc.constant('auto' as const), on: fc.boolean() }),
  fc.constant({ type: 'started' as const }),
  fc.constant({ type: 'ended' as const }),
);

describe('an open picture book', () => {
  it('always shows one of its scenes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(anyEvent), (count, events) => {
        let state = openedAt(0);
        for (const event of events) {
          state = after(state, event, count);
          expect(state.scene).toBeGreaterThanOrEqual(0);
          expect(state.scene).toBeLessThan(count);
        }
      }),
    );
  });

  it('follows the voice until a page is turned by hand while it reads', () => {
    let state = after(openedAt(0), { type: 'voice-at', scene: 2 }, 8);
    expect(state).toEqual({ scene: 2, auto: true });
    state = after(state, { type: 'turn', by: -1, playing: true }, 8);
    expect(state).toEqual({ scene: 1, auto: false });
    expect(after(state, { type: 'voice-at', scene: 3 }, 8)).toEqual({ scene: 1, auto: false });
    expect(after({ ...state, auto: true }, { type: 'voice-at', scene: 3 }, 8).scene).toBe(3);
  });

  it('keeps following when a page is turned while nobody reads', () => {
    expect(after(openedAt(0), { type: 'turn', by: 1, playing: false }, 8)).toEqual({ scene: 1, auto: true });
  });

  it('goes back to the first scene when the voice starts and when it has ended', () => {
    expect(after({ scene: 5, auto: false }, { type: 'started' }, 8).scene).toBe(0);
    expect(after({ scene: 7, auto: true }, { type: 'ended' }, 8).scene).toBe(0);
  });
});
