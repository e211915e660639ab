/** A sound that can be played, as the player sees it. Times are seconds. */
export interface Sound {
  play(): Promise<void>;
  pause(): void;
  /** Where it stands. Setting it moves there. */
  position: number;
  /** 1 is the speed it was spoken at; the pitch stays. */
  rate: number;
  /** 0 to 1. */
  volume: number;
  /** Length; 0 until it is known. */
  readonly seconds: number;
  listen(events: { ready(): void; paused(): void; ended(): void; failed(): void }): () => void;
}

/** The sound of an audio element. */
export function soundOf(element: HTMLAudioElement): Sound {
  return {
    play() {
      // After a failure, of the network for one, the sound is fetched afresh; playing alone would fail again.
      if (element.error) element.load();
      return element.play();
    },
    pause: () => element.pause(),
    get position() {
      return element.currentTime;
    },
    set position(seconds) {
      element.currentTime = seconds;
    },
    get rate() {
      return element.playbackRate;
    },
    set rate(rate) {
      element.preservesPitch = true;
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    },
    get volume() {
      return element.volume;
    },
    set volume(volume) {
      element.volume = volume;
    },
    get seconds() {
      return Number.isFinite(element.duration) ? element.duration : 0;
    },
    listen({ ready, paused, ended, failed }) {
      const pairs = [
        ['loadedmetadata', ready],
        ['pause', () => !element.ended && paused()],
        ['ended', ended],
        ['error', failed],
      ] as const;
      for (const [name, heard] of pairs) element.addEventListener(name, heard);
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) ready();
      return () => {
        for (const [name, heard] of pairs) element.removeEventListener(name, heard);
      };
    },
  };
}
