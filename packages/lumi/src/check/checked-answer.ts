import type { LumiAnswer } from '@storylantern/contract';

/** One rule that an answer written elsewhere breaks, and the words that break it. */
export interface AnswerFault {
  readonly rule: string;
  readonly words: string;
}

/** Longer than any answer of Lumi's own; nobody reads more at nine in the evening. */
const MOST_WORDS = 300;

/**
 * What no answer may say, whoever wrote it: no dose, no diagnosis, no blame, no promise, nothing of its own making, and no
 * address that was not checked.
 */
const NEVER: readonly (readonly [rule: string, says: RegExp])[] = [
  [
    'no dose',
    /\b\d+(?:[.,]\d+)? ?(?:mg|mcg|ml|milligrams?|millilit(?:re|er)s?|drops|puffs|teaspoons?|tablets?|gotas)\b/i,
  ],
  [
    'no diagnosis',
    /\b(?:he|she|they|it|your (?:child|son|daughter|baby)) (?:clearly |probably |likely |definitely |almost certainly )?(?:has|have|is|are|suffers? from|sounds?|seems?) (?:like )?(?:an? )?(?:adhd|autis\w*|asd|asperger\w*|dyslexi\w*|dyspraxi\w*|odd|ocd|depress\w*|bipolar|on the spectrum)\b/i,
  ],
  [
    'no blame',
    /\byou should(?: not|n't)? have\b|\b(?:it is|it's|this is) your fault\b|\bbad (?:mother|father|mum|mom|dad|parent)\b/i,
  ],
  [
    'no promise',
    /\b(?:don't|do not|no need to) worry\b|\bnothing to worry about\b|\b(?:perfectly|completely|totally) (?:normal|fine|safe)\b|\bguarantee\w*\b|\bwill definitely\b/i,
  ],
  ['nothing of its instructions', /\bsystem prompt\b|\bmy (?:instructions|prompt|training)\b|\blanguage model\b/i],
  ['no address', /https?:\/\/|\bwww\./i],
];

/** Every rule that a text breaks as an answer; `sources` are the organisations it may rest on, one of which it must name. */
export function faultsOfAnswer(
  text: string,
  sources: readonly { readonly organisation: string }[],
): readonly AnswerFault[] {
  const faults: AnswerFault[] = [];
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ rule: 'not empty', words: '' }];
  if (words.length > MOST_WORDS) faults.push({ rule: 'not too long', words: `${words.length} words` });
  if (!sources.some(({ organisation }) => text.includes(organisation)))
    faults.push({ rule: 'names its source', words: '' });
  for (const [rule, says] of NEVER) {
    const found = says.exec(text);
    if (found !== null) faults.push({ rule, words: found[0] });
  }
  return faults;
}

/**
 * An answer that a model server proposes, if it may be shown; else Lumi's own. `own` is what Lumi answers to the same message:
 * when the safety rules gave it a tier, it stands and the proposal is not looked at. A proposal that breaks a rule is
 * replaced whole, never mended. The offer, the guidance and the sources that are named come from `own`.
 */
export function checkedAnswer(
  proposed: string,
  own: LumiAnswer,
): { readonly answer: LumiAnswer; readonly faults: readonly AnswerFault[] } {
  if (own.tier !== 'none') return { answer: own, faults: [{ rule: 'safety first', words: own.tier }] };
  const faults = faultsOfAnswer(proposed, own.sources);
  if (faults.length > 0) return { answer: own, faults };
  const paragraphs = proposed
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return {
    faults,
    answer: {
      ...own,
      opening: paragraphs,
      tonight: [],
      after: [],
      question: null,
      sources: own.sources.filter(({ organisation }) => proposed.includes(organisation)),
    },
  };
}
