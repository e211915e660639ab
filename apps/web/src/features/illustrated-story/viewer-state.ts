/** Where a picture book stands open, as a pure machine: the player and the hands of the reader tell it what happens. */
export interface ViewerState {
  /** The scene that is shown, from 0. */
  readonly scene: number;
  /** Whether scenes follow the voice. On at first; a page turned by hand while the voice reads turns it off. */
  readonly auto: boolean;
}

export type ViewerEvent =
  /** The next or previous button, an arrow key, a swipe, a tap at the page's edge. `playing`: the voice is reading. */
  | { readonly type: 'turn'; readonly by: 1 | -1; readonly playing: boolean }
  | { readonly type: 'go'; readonly to: number }
  /** The voice begins, at the beginning. */
  | { readonly type: 'started' }
  /** The voice has come to a scene. */
  | { readonly type: 'voice-at'; readonly scene: number }
  | { readonly type: 'ended' }
  | { readonly type: 'auto'; readonly on: boolean };

/** A book opened at a scene. */
export const openedAt = (scene: number): ViewerState => ({ scene, auto: true });

/** The state after an event, in a book of `count` scenes (specification, section 4). */
export function after(state: ViewerState, event: ViewerEvent, count: number): ViewerState {
  const within = (scene: number) => Math.max(0, Math.min(count - 1, scene));
  switch (event.type) {
    case 'turn': {
      const scene = within(state.scene + event.by);
      return { scene, auto: state.auto && !(event.playing && scene !== state.scene) };
    }
    case 'go':
      return { ...state, scene: within(event.to) };
    case 'started':
    case 'ended':
      return { ...state, scene: 0 };
    case 'voice-at':
      return state.auto ? { ...state, scene: within(event.scene) } : state;
    case 'auto':
      return { ...state, auto: event.on };
  }
}
