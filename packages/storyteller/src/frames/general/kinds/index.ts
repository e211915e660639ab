import { AGE_BANDS, type AgeBand } from '@storylantern/contract';
import type { Frame } from '../../../frame.ts';
import { anyMatter } from './any-matter.ts';
import { coming } from './coming.ts';
import { deed } from './deed.ts';
import { gone } from './gone.ts';
import { helpsOfAnyKind } from './helps-of-any-kind.ts';
import { hereNow } from './here-now.ts';
import type { KindOfMatter } from './kind-of-matter.ts';
import { mishap } from './mishap.ts';
import { notYet } from './not-yet.ts';
import { others } from './others.ts';
import { wish } from './wish.ts';
import { wonder } from './wonder.ts';
import { worry } from './worry.ts';

export const KINDS_OF_MATTER = {
  gone, coming, hereNow, others, notYet, wish, wonder, worry, deed, mishap, anyMatter,
} as const satisfies Readonly<Record<string, KindOfMatter>>; // prettier-ignore
export type Kind = keyof typeof KINDS_OF_MATTER;

const BENEFITS = [
  'Begins with what it is about, and tells it without blame.',
  'Says what others may see of it, and what they may not.',
  'Offers {name} one small thing to do, and a few words to keep.',
];
const TALK = {
  young: ['What was the story about?', 'How does it feel for {name}?', 'Shall we draw it together?'],
  older: [
    'Which part of the story is like ours, and which part is not?',
    'Which word would {name} put in the gap today?',
    'Shall we choose one thing from the story to try?',
  ],
};

/** The general frame as it tells of one kind of matter: nothing stands in it that would not hold for all of that kind. */
export const ofKind = (general: Frame, kind: Kind): Frame => {
  const { text, ...own }: KindOfMatter = KINDS_OF_MATTER[kind];
  const withHelps = (band: AgeBand): Frame['text'][AgeBand] => ({
    ...text[band],
    cooperative: [...text[band].cooperative, ...helpsOfAnyKind(band).cooperative],
    directive: [...text[band].directive, ...helpsOfAnyKind(band).directive],
  });
  return {
    ...general,
    ...own,
    benefits: BENEFITS,
    talk: TALK,
    text: Object.fromEntries(AGE_BANDS.map((band) => [band, withHelps(band)])) as unknown as Frame['text'],
  };
};
