import type { SongManifest } from '@storylantern/contract';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isPlaying, next, SILENT, type Phase } from '../../player/player-machine.ts';
import { soundOf, type Sound } from '../../player/sound.ts';
import { samePlaceIn, sungPlaceAt, type SungPlace } from './sung-place.ts';

export interface SongPlayer {
  readonly phase: Phase;
  readonly playing: boolean;
  /** Seconds, a few times a second: for the bar and the clock. */
  readonly position: number;
  readonly seconds: number;
  /** What is being sung; changes only when the word does. */
  readonly place: SungPlace | undefined;
  readonly volume: number;
  readonly again: boolean;
  toggle(): void;
  pause(): void;
  seek(seconds: number): void;
  playFrom(seconds: number): void;
  setVolume(volume: number): void;
  /** Whether the song begins anew when it has ended. */
  setAgain(again: boolean): void;
}

interface Carried {
  readonly manifest: SongManifest;
  readonly seconds: number;
  readonly playing: boolean;
}

const samePlace = (a: SungPlace | undefined, b: SungPlace | undefined) => a?.line === b?.line && a?.word === b?.word;

/**
 * Plays a song and says where it is. When another sound of it takes its place (band only, another key, a line sung
 * anew), it goes on at the same place of the song, playing if it played.
 */
export function useSongPlayer(address: string | null, manifest: SongManifest | undefined): SongPlayer {
  const [state, send] = useReducer(next, SILENT);
  const [position, setPosition] = useState(0);
  const [place, setPlace] = useState<SungPlace>();
  const [volume, showVolume] = useState(1);
  const [again, showAgain] = useState(false);
  const wanted = useRef({ volume: 1, again: false });
  const element = useRef<HTMLAudioElement>(undefined);
  const sound = useRef<Sound>(undefined);
  const carried = useRef<Carried>(undefined);

  const follow = useCallback(() => {
    const now = sound.current?.position ?? 0;
    setPosition((shown) => (Math.abs(shown - now) >= 0.2 || now === 0 ? now : shown));
    const here = manifest ? sungPlaceAt(manifest.lines, now) : undefined;
    setPlace((shown) => (samePlace(shown, here) ? shown : here));
  }, [manifest]);

  useEffect(() => {
    if (!address || !manifest) return undefined;
    const audio = new Audio();
    audio.preload = 'auto';
    audio.volume = wanted.current.volume;
    audio.loop = wanted.current.again;
    const made = soundOf(audio);
    const before = carried.current;
    const from = before ? Math.min(samePlaceIn(manifest, before.manifest, before.seconds), manifest.seconds) : 0;
    element.current = audio;
    sound.current = made;
    const silence = made.listen({
      // Before its length is known a browser may forget where it was told to begin.
      ready: () => {
        if (from > 0 && made.position === 0) made.position = from;
      },
      paused: () => send({ type: 'pause' }),
      ended: () => {
        send({ type: 'ended' });
        made.position = 0;
        setPosition(0);
        setPlace(undefined);
      },
      failed: () => send({ type: 'failed' }),
    });
    audio.src = address;
    made.position = from;
    send({ type: 'sound-ready' });
    if (before?.playing) send({ type: 'play' });
    return () => {
      carried.current = { manifest, seconds: made.position, playing: !audio.paused && !audio.ended };
      silence();
      made.pause();
      audio.removeAttribute('src');
      element.current = undefined;
      sound.current = undefined;
      send({ type: 'sound-gone' });
    };
  }, [address, manifest]);

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

  const seconds = manifest?.seconds ?? 0;
  const seek = useCallback(
    (to: number) => {
      if (!sound.current) return;
      sound.current.position = Math.max(0, Math.min(to, seconds));
      setPosition(sound.current.position);
      follow();
    },
    [follow, seconds],
  );

  return {
    phase: state.phase,
    playing,
    position,
    seconds,
    place,
    volume,
    again,
    toggle: useCallback(() => {
      if (playing) sound.current?.pause();
      else send({ type: 'play' });
    }, [playing]),
    pause: useCallback(() => sound.current?.pause(), []),
    seek,
    playFrom: useCallback(
      (from: number) => {
        seek(from);
        send({ type: 'play' });
      },
      [seek],
    ),
    setVolume: useCallback((to: number) => {
      wanted.current.volume = to;
      if (sound.current) sound.current.volume = to;
      showVolume(to);
    }, []),
    setAgain: useCallback((to: boolean) => {
      wanted.current.again = to;
      if (element.current) element.current.loop = to;
      showAgain(to);
    }, []),
  };
}
