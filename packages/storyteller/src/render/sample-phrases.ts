import type { AgeBand } from '@storylantern/contract';
import type { Frame, NounPhrase } from '../frame.ts';
import type { Phrase, Phrases } from './phrase.ts';
import { unnamedHelper } from './unnamed-helper.ts';

/** Facts of the longest kind that the phrase gate lets through: authored text is checked with these. */
const SAMPLE_FACTS = {
  comforter: { text: '{his} soft blue blanket' },
  topic: { text: 'steam trains', plural: true },
  activity: { text: 'playing football' },
  quiet: { text: 'drawing animals' },
  doing: { text: 'counting to ten' },
  adult: { text: 'reading to {him}' },
  thing: { text: 'a cup of water' },
  place: { text: 'the big red chair' },
  gear: { text: 'put on {his} ear defenders' },
  pet: { text: 'Biscuit the dog' },
  newcomer: { text: 'Alexander' },
  memory: { text: 'feeding the ducks with Grandma' },
  companion: { text: 'Amy and Lucas', plural: true },
  confidant: { text: 'Auntie Josephine', gender: 'f' },
  knower: { text: '{his} big brother Samuel', again: 'Samuel', gender: 'm' },
  adultToo: { text: 'holding {his} hand' },
  doerToo: { text: 'Auntie Josephine', gender: 'f' },
  helpfulToo: { text: 'hold {his} hand' },
  helpful: { text: 'read to {him}' },
  tried: { text: 'count to ten' },
  sibling: { text: 'Max and Ben', plural: true },
  hard: { text: 'getting dressed for school' },
  deed: { text: 'shared {his} scooter' },
} as const satisfies Record<string, Phrase>;

/** The helpers a paragraph is checked with: nobody named, one of each gender, two at once. */
export const sampleHelpers = (band: AgeBand): Phrase[] => [
  unnamedHelper(band),
  { text: 'Grandma', gender: 'f' },
  { text: 'Dad', gender: 'm' },
  { text: 'Mum and Dad', plural: true },
];

/** Every phrase a role of a frame may become, its fallback first. */
export const rolePhrases = (frame: Frame, role: string): NounPhrase[] => {
  const found = frame.roles[role];
  return found
    ? [found.fallback, ...found.cues.map((cue) => ({ ...cue.phrase, text: cue.phrase.text.replace('$', 'Nova') }))]
    : [];
};

/** All phrases of a frame with the n-th phrase of every role and the n-th helper. */
export function samplePhrases(frame: Frame, band: AgeBand, n: number): Phrases {
  const helpers = sampleHelpers(band);
  const roles = Object.keys(frame.roles).map((role) => {
    const all = rolePhrases(frame, role);
    return [role, all[n % all.length]] as const;
  });
  return { ...SAMPLE_FACTS, helper: helpers[n % helpers.length], ...Object.fromEntries(roles) };
}
