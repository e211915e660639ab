import type { Article } from './article.ts';
import { SPEECH_BEGINNING } from './speech-beginning.ts';
import { SPEECH_TALKED_TO } from './speech-talked-to.ts';
import { SPEECH_SOUNDS } from './speech-sounds.ts';
import { SPEECH_HEARD_AND_SILENT } from './speech-heard-and-silent.ts';

/** What parents ask: speech. */
export const SPEECH: readonly Article[] = [
  ...SPEECH_BEGINNING,
  ...SPEECH_TALKED_TO,
  ...SPEECH_SOUNDS,
  ...SPEECH_HEARD_AND_SILENT,
];
