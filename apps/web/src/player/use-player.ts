import type { NarrationManifest } from '@storylantern/contract';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isPlaying, next, SILENT, type Phase } from './player-machine.ts';
import { soundOf, type Sound } from './sound.ts';
import { backOneSentence, placeAt, sentencesInOrder, type SpokenPlace } from './spoken-place.ts';

/** Speeds offered, slowest first (read-along practice: 0.6 to 1.2). */
export const RATES = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;

/** The step of the volume control (specification, section 9). */
export const VOLUME_STEP = 0.1;

export interface Player {
  readonly phase: Phase;
  readonly playing: boolean;
  /** Seconds, a few times a second: for the bar and the clock. */
  readonly position: number;
  readonly seconds: number;
  /** What is being read; changes only when the word does. */
  readonly place: SpokenPlace | undefined;
  readonly sentenceNumber: number;
  readonly sentenceCount: number;
  readonly rate: number;
  readonly volume: number;
  toggle(): void;
  pause(): void;
  playFrom(seconds: number): void;
  seek(seconds: number): void;
  back(): void;
  setRate(rate: number): void;
  setVolume(volume: number): void;
}

const samePlace = (a: SpokenPlace | undefined, b: SpokenPlace | undefined) =>
  a?.segment === b?.segment && a?.sentence === b?.sentence && a?.word === b?.word;

/** Plays one narration and says where it is. `audioUrl` null: there is no sound (yet). */
export function usePlayer(audioUrl: string | null, manifest: NarrationManifest | undefined): Player {
  const [state, send] = useReducer(next, SILENT);
  const [position, setPosition] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [place, setPlace] = useState<SpokenPlace>();
  const [rate, showRate] = useState(1);
  const [volume, showVolume] = useState(1);
  /** What a new sound starts with. */
  const wanted = useRef({ rate: 1, volume: 1 });
  const sound = useRef<Sound | undefined>(undefined);
  const entries = useMemo(() => (manifest ? sentencesInOrder(manifest) : []), [manifest]);

  const follow = useCallback(() => {
    const now = sound.current?.position ?? 0;
    setPosition((shown) => (Math.abs(shown - now) >= 0.2 || now === 0 ? now : shown));
    const here = placeAt(entries, now);
    setPlace((shown) => (samePlace(shown, here) ? shown : here));
  }, [entries]);

  useEffect(() => {
    if (!audioUrl) {
      send({ type: 'sound-gone' });
      return undefined;
    }
    const element = new Audio();
    element.preload = 'metadata';
    const made = soundOf(element);
    made.rate = wanted.current.rate;
    made.volume = wanted.current.volume;
    sound.current = made;
    const silence = made.listen({
      ready: () => setSeconds(made.seconds),
      paused: () => send({ type: 'pause' }),
      ended: () => {
        send({ type: 'ended' });
        // The sound itself goes back, or the last look at it would show the end again.
        made.position = 0;
        setPlace(undefined);
        setPosition(0);
      },
      failed: () => send({ type: 'failed' }),
    });
    element.src = audioUrl;
    // At once: a browser that saves data fetches nothing before the first tap, and its length is in the manifest.
    send({ type: 'sound-ready' });
    return () => {
      silence();
      made.pause();
      element.removeAttribute('src');
      sound.current = undefined;
      send({ type: 'sound-gone' });
      setPosition(0);
      setPlace(undefined);
    };
  }, [audioUrl]);

  useEffect(() => {
    if (state.phase !== 'starting') return;
    const { session } = state;
    sound.current?.play().then(
      () => send({ type: 'started', session }),
      // AbortError: paused again before it began, which the pause event has told already.
      (reason: unknown) =>
        reason instanceof DOMException && reason.name === 'NotSupportedError'
          ? send({ type: 'failed' })
          : send({ type: 'refused', session }),
    );
  }, [state]);

  const playing = isPlaying(state);
  useEffect(() => {
    if (!playing) return undefined;
    let frame = requestAnimationFrame(function each() {
      follow();
      frame = requestAnimationFrame(each);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, follow]);

  const seek = useCallback(
    (to: number) => {
      if (!sound.current) return;
      sound.current.position = Math.max(0, Math.min(to, sound.current.seconds || to));
      setPosition(sound.current.position);
      follow();
    },
    [follow],
  );

  const playFrom = useCallback(
    (from: number) => {
      seek(from);
      send({ type: 'play' });
    },
    [seek],
  );

  const toggle = useCallback(() => {
    if (playing) sound.current?.pause();
    else send({ type: 'play' });
  }, [playing]);

  const pause = useCallback(() => sound.current?.pause(), []);

  const setRate = useCallback((to: number) => {
    wanted.current.rate = to;
    if (sound.current) sound.current.rate = to;
    showRate(to);
  }, []);

  const setVolume = useCallback((to: number) => {
    wanted.current.volume = to;
    if (sound.current) sound.current.volume = to;
    showVolume(to);
  }, []);

  const sentenceNumber = place
    ? entries.findIndex((each) => each.segment === place.segment && each.sentence === place.sentence) + 1
    : 0;

  return {
    phase: state.phase,
    playing,
    position,
    seconds: seconds || (manifest?.seconds ?? 0),
    place,
    sentenceNumber,
    sentenceCount: entries.length,
    rate,
    volume,
    toggle,
    pause,
    playFrom,
    seek,
    back: useCallback(() => seek(backOneSentence(entries, sound.current?.position ?? 0)), [seek, entries]),
    setRate,
    setVolume,
  };
}
