/**
 * The read-along player as a small pure state machine. The audio element is kept outside (see sound.ts), so that every
 * state can be reached in a test, a browser's refusal to play without a tap among them: that is a state, not an error.
 */
export type Phase =
  /** There is no sound yet (it is being spoken), or it could not be made. */
  | 'no-sound'
  | 'ready'
  /** Playing was asked for and the browser has not answered. */
  | 'starting'
  | 'playing'
  | 'paused'
  /** The browser wants a tap first. */
  | 'blocked'
  | 'ended'
  /** The sound could not be read or decoded. */
  | 'failed';

export interface PlayerState {
  readonly phase: Phase;
  /** Counts the times playing was asked for; an answer to an older asking changes nothing. */
  readonly session: number;
}

export type PlayerEvent =
  /** There is a sound to ask for; it is fetched when playing is asked for, or before. */
  | { readonly type: 'sound-ready' }
  | { readonly type: 'sound-gone' }
  | { readonly type: 'play' }
  | { readonly type: 'started'; readonly session: number }
  | { readonly type: 'refused'; readonly session: number }
  | { readonly type: 'failed' }
  | { readonly type: 'pause' }
  | { readonly type: 'ended' };

export const SILENT: PlayerState = { phase: 'no-sound', session: 0 };

/** Whether the listener hears something or is about to. */
export const isPlaying = ({ phase }: PlayerState): boolean => phase === 'playing' || phase === 'starting';

const at = (state: PlayerState, phase: Phase): PlayerState => (state.phase === phase ? state : { ...state, phase });

/** The state after an event. Events that make no sense in a state leave it as it is. */
export function next(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'sound-ready':
      return state.phase === 'no-sound' || state.phase === 'failed' ? at(state, 'ready') : state;
    case 'sound-gone':
      return at(state, 'no-sound');
    case 'play':
      if (state.phase === 'no-sound' || state.phase === 'playing' || state.phase === 'starting') return state;
      return { phase: 'starting', session: state.session + 1 };
    case 'started':
      return state.phase === 'starting' && event.session === state.session ? at(state, 'playing') : state;
    case 'refused':
      return state.phase === 'starting' && event.session === state.session ? at(state, 'blocked') : state;
    case 'pause':
      return isPlaying(state) ? at(state, 'paused') : state;
    case 'ended':
      return isPlaying(state) || state.phase === 'paused' ? at(state, 'ended') : state;
    case 'failed':
      return state.phase === 'no-sound' ? state : at(state, 'failed');
  }
}
