import { baseOf } from '../../../words/base-verb.ts';
import { pastOfBase } from '../../../words/past-tense.ts';
import { thirdPersonOf } from '../../../words/third-person.ts';

/** The one thing that somebody does, never does or cannot do more than, in every form that a story needs. */
export interface OneWay {
  /** "can only whisper", "never stops". */
  readonly now: string;
  /** "could only whisper", "never stopped". */
  readonly was: string;
  /** What the one does among the others, today and then: "only whispers", "did not stop". */
  readonly oneNow: string;
  readonly one: string;
  /** What the others do, as whole sentences of today and of then. */
  readonly restNow: string;
  readonly rest: string;
}

const SAID =
  /^(?:(?:an?|the|our|my) )?(?:[\p{Ll}-]+ ){1,3}?(?:who|that|which) (?:(can only|could only)|(only|always|never)(?: ever)?) ([\p{Ll}]+)((?: [\p{L}\d'-]+){0,3})$/iu;
/** Where they are, what they have and whom they hurt, fear or love is told of elsewhere, or is no joke. */
const NO_WAY =
  /^(?:be|is|am|was|were|have|has|get|gets|got|want|wants|wins?|loses?|lost|lies|lie|dies?|cr(?:y|ies)|bites?|hits?|kicks?|hurts?|fights?|steals?|bull(?:y|ies)|forgets?|feels?|looks?|seems?|comes?|goes|go|lives?|sees?|hears?|needs?|likes?|loves?|gives?|gave|rains?|falls?|works?|came|went|works|had|did)$/i;
const NO_TAIL = /\b(?:and|but|because|who|that|when|if|his|her|their|its|my|our|your|i|we|you|me|us)\b/i;
/** Of going one way only: "goes backwards" is done, "goes to school" is somewhere. */
const ONE_WAY =
  /^ (?:backwards|forwards|sideways|uphill|downhill|left|right|round in circles|in circles|slow(?:ly)?|fast|up|down)$/i;

/** Reads that from a theme; null where it says something else, or its verb is not sure. */
export function oneWayIn(raw: string): OneWay | null {
  const said = SAID.exec(
    raw
      .trim()
      .replace(/[.!?]+$/, '')
      .replace(/’/g, "'"),
  );
  if (!said) return null;
  const [, can, adverb = '', typed = '', after = ''] = said;
  const verb = typed.toLowerCase();
  const base = can === undefined ? baseOf(verb) : (baseOf(verb) ?? verb);
  if (base === undefined || NO_TAIL.test(after)) return null;
  if (NO_WAY.test(verb) && !(base === 'go' && ONE_WAY.test(after))) return null;
  // "who never slept" is told as something that is over.
  if (can === undefined && thirdPersonOf(base) !== verb) return null;
  return formsOf(can === undefined ? adverb.toLowerCase() : 'can', base, after.toLowerCase());
}

function formsOf(how: string, base: string, after: string): OneWay {
  const does = `${thirdPersonOf(base)}${after}`;
  const did = `${pastOfBase(base)}${after}`;
  const bare = `${base}${after}`;
  switch (how) {
    case 'never':
      return {
        now: `never ${does}`,
        was: `never ${did}`,
        oneNow: `does not ${bare}`,
        one: `did not ${bare}`,
        restNow: `They all ${bare}.`,
        rest: `Every one of them ${did}.`,
      };
    case 'always':
      return {
        now: `always ${does}`,
        was: `always ${did}`,
        oneNow: does,
        one: did,
        restNow: `Not one of them ${does}.`,
        rest: `Not one of them ${did}.`,
      };
    default:
      return {
        now: how === 'can' ? `can only ${bare}` : `only ${does}`,
        was: how === 'can' ? `could only ${bare}` : `only ${did}`,
        oneNow: how === 'can' ? `can only ${bare}` : `only ${does}`,
        one: how === 'can' ? `could only ${bare}` : `only ${did}`,
        restNow: 'They all do more than that.',
        rest: `Not one of them only ${did}.`,
      };
  }
}
