import type { Article } from './article.ts';
import { SPEECH_BEGINNING } from './speech-beginning.ts';
import { SPEECH_SOUNDS } from './speech-sounds.ts';

/** What parents ask: speech. */
export const SPEECH: readonly Article[] = [...SPEECH_BEGINNING, ...SPEECH_SOUNDS];
