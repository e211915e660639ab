import type { IllustratedStory, NarrationManifest } from '@storylantern/contract';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { usePlayer } from '../../player/use-player.ts';
import { toast } from '../../ui/toast/toast.ts';
import { sceneAtPace } from './narration-pace.ts';
import { keepPlace, placeOf } from './resume-place.ts';
import { after, openedAt, type ViewerEvent, type ViewerState } from './viewer-state.ts';

/** How long the viewer's messages stand, in milliseconds (specification, section 9). */
const SHOWN = 3000;
const say = (title: string) => toast({ title, lang: 'es', duration: SHOWN });

/** Reads a book: which scene is open, what the voice says, and how the two keep together. */
export function useBookReading(book: IllustratedStory, manifest: NarrationManifest | undefined) {
  const { scenes } = book;
  const count = Math.max(1, scenes.length);
  const [view, send] = useReducer(
    (state: ViewerState, event: ViewerEvent) => after(state, event, count),
    undefined,
    () => openedAt(placeOf(book.id, count)),
  );
  const [resumedAt] = useState(() => placeOf(book.id, count));
  const player = usePlayer(book.audioUrl, manifest);
  const { playing, phase, place, position, pause, playFrom, toggle: resume } = player;

  const order = useMemo(() => new Map(scenes.map((scene, index) => [scene.id, index])), [scenes]);
  const spoken = place ? manifest?.segments[place.segment]?.id : undefined;
  const voiceAt = manifest
    ? spoken === undefined
      ? undefined
      : (order.get(spoken) ?? 0)
    : sceneAtPace(
        scenes.map((scene) => scene.text),
        position,
      );
  useEffect(() => {
    if (playing && voiceAt !== undefined) send({ type: 'voice-at', scene: voiceAt });
  }, [playing, voiceAt]);

  useEffect(() => {
    if (phase === 'ended') send({ type: 'ended' });
    if (phase === 'blocked' || phase === 'failed') console.warn('The narration did not play:', phase);
  }, [phase]);

  const lastScene = Math.min(view.scene, count - 1);
  useEffect(() => keepPlace(book.id, lastScene, count), [book.id, lastScene, count]);

  const turn = (by: 1 | -1) => {
    const event: ViewerEvent = { type: 'turn', by, playing };
    if (view.auto && !after(view, event, count).auto) say('Navegación manual detectada. Auto-avance desactivado.');
    send(event);
  };

  const startOf = (scene: number): number | undefined => {
    const id = scenes[scene]?.id;
    return manifest?.segments.find((segment) => segment.id === id)?.start;
  };
  const go = (scene: number) => {
    const start = startOf(scene);
    // While the voice reads and scenes follow it, it is the voice that goes there.
    if (playing && view.auto && start !== undefined) playFrom(start);
    send({ type: 'go', to: scene });
  };

  const toggle = () => {
    if (playing) return pause();
    if (phase === 'no-sound') return;
    // A rest is a rest: the voice goes on where it was. Every other start is at the beginning.
    if (phase === 'paused') return resume();
    send({ type: 'started' });
    playFrom(0);
  };

  const setAuto = (on: boolean) => {
    if (on === view.auto) return;
    if (!on) pause();
    send({ type: 'auto', on });
    if (on && playing && voiceAt !== undefined) send({ type: 'voice-at', scene: voiceAt });
    say(
      on
        ? 'Las escenas avanzarán automáticamente con la narración.'
        : 'Narración pausada. Puedes avanzar manualmente entre las escenas.',
    );
  };

  const hear = useCallback((seconds: number) => playFrom(seconds), [playFrom]);
  return {
    player,
    scene: lastScene,
    auto: view.auto,
    /** The scene the child stopped at when the book was opened; 0 when it was opened anew. */
    resumedAt,
    spoken,
    turn,
    go,
    toggle,
    setAuto,
    hear,
    startOf,
  };
}
