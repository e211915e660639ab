/** The one public door of the songwriter: words in, a composed, played and sung song out. */
export type { Players } from './arrange/arrange.ts';
export { renderBand, RING_SECONDS } from './band/render-band.ts';
export { composeSong } from './compose/compose-song.ts';
export { SONG_SECONDS } from './compose/form.ts';
export { describeMusic, type MusicNames } from './print/describe-music.ts';
export { mixSong, SONG_LUFS, type Mix } from './mix-song.ts';
export type { Chord, Score, SungNote, SungSection } from './score.ts';
export { chantLyrics } from './sing/chant-lyrics.ts';
export { singLyrics } from './sing/sing-lyrics.ts';
export { sungLines, wordsOf, type LineWord, type SungLine } from './sing/sung-lines.ts';
export type { SungWord, VoiceTrack } from './sing/voice-lines.ts';
export type { SingVoice, SpokenLine, SpokenPhone } from './sing/voice.ts';
export { loudness } from './sound/loudness.ts';
export type { Stereo } from './sound/stereo.ts';
export { secondsAt, songSeconds } from './timing.ts';
export { leadSheet } from './print/lead-sheet.ts';
export { midiFile } from './print/midi-file.ts';
