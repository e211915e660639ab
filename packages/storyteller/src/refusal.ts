import type { StoryContent } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import { CHILD, studyParagraph, type AuditContext } from './audit/audited-text.ts';
import { noBlame } from './audit/rules/no-blame.ts';
import { safe } from './audit/rules/safe.ts';
import type { Brief } from './brief.ts';
import { pronounsFor } from './child/pronouns.ts';
import { screenRequest } from './screen/screen-request.ts';

/** Why words may not stand in a story for a child: sentences for the parent, and where to turn when it matters. */
export interface Refusal {
  readonly message: string;
  readonly help: readonly string[];
}

const THREAT =
  /\b(?:or else|otherwise (?:\w+ ){0,3}will (?:be|get|go|lose|leave|take)|will (?:be|get) (?:punished|smacked|spanked|a smack|in (?:big )?trouble|told off|grounded|locked|taken away|left behind|sent away)|(?:nobody|no one|mum|mom|dad|everyone|everybody|santa|god) will (?:not |n't )?(?:stop loving|love|like|want to play with|hate|leave|laugh at|be (?:angry|cross|mad|ashamed|disappointed))|(?:stop|stops) loving|will (?:hate|leave (?:you|him|her|them|me)|come and (?:get|take)|take (?:you|him|her|them|me) away)|the police will (?:take|lock|get|catch|fetch)|the (?:bogeyman|boogeyman|monster|witch|devil) will|punish(?:ed|ment|es)?|threatens?|threatening)\b/i;
const SHAME =
  /\b(?:bad|naughty|silly|stupid|horrible|nasty|rude|dirty|good-for-nothing|spoilt|spoiled|lazy|selfish) (?:boy|girl|child|kid|baby|person)\b|\b(?:shame|shameful|asham\w+|embarrassment to|acts? like a baby|such a baby|cry-?baby|big baby|what is wrong with|only babies|babies do that|(?:is|are|am) disappointed in (?:you|him|her|me)|disappoints (?:everyone|everybody|mum|mom|dad))\b/i;

const UNGOOD = new RegExp(
  `${CHILD} (?:is|am|was) (?:not (?:a )?(?:good|normal|nice)|bad|naughty|stupid|horrible|nasty|lazy|spoilt|ugly|fat|weird)\\b(?! (?:at|for|with)\\b)`,
);

const KINDLY = {
  threat:
    'These words threaten, and a child who is afraid learns less. You could say what happens instead, and who helps.',
  shame: 'These words shame the child. A story can say what is hard without saying that the child is bad.',
  hurtful:
    'These words put hurtful behaviour on the child. "Sometimes people hit when they are angry" says the same and leaves the child free to do it another way.',
  unsafe: 'These words could harm or frighten a child, so they cannot stand in a story.',
} as const;

/**
 * Why other words for a story may not reach a child; null when they may. Refused is what shames, threatens, puts hurtful
 * behaviour on the child, or is unsafe by the screen; how well a text keeps the criteria of form is advice, and
 * `auditToldStory` gives it.
 */
export function refusalOf(
  brief: Pick<Brief, 'name' | 'gender' | 'ageBand' | 'telling'>,
  text: { readonly title: string; readonly content: StoryContent },
): Refusal | null {
  const person = brief.telling?.person ?? 'third';
  const context: AuditContext = {
    ageBand: brief.ageBand,
    name: brief.name.trim(),
    pronouns: pronounsFor(brief.gender),
    person,
    topicWords: [],
    facts: [],
  };
  const parts = [
    ['descriptive', text.title] as const,
    ...READING_ORDER.map((kind) => [kind, text.content[kind]] as const),
  ];
  for (const [kind, said] of parts) {
    const studied = studyParagraph(kind, said, context.name, person);
    const kindly =
      SHAME.test(studied.masked) || UNGOOD.test(studied.masked)
        ? KINDLY.shame
        : THREAT.test(studied.masked)
          ? KINDLY.threat
          : noBlame.inParagraph(studied, { ...context, person: 'first' }) !== null ||
              noBlame.inParagraph(studied, context) !== null
            ? KINDLY.hurtful
            : safe.inParagraph(studied, context) !== null
              ? KINDLY.unsafe
              : undefined;
    if (kindly !== undefined) return { message: kindly, help: [] };
  }
  for (const sentence of parts.flatMap(([, said]) => said.split(SENTENCE_END))) {
    const screening = screenRequest({ name: brief.name, problem: asWish(sentence), notes: '' });
    if (screening.suitable || (screening.reason === 'frightening-punishment' && !SAYS_WHAT_FOLLOWS.test(sentence)))
      continue;
    return { message: screening.message, help: screening.help };
  }
  return null;
}

const SENTENCE_END = /(?<=[.!?]["'”’]?)\s+|\n+/u;
/** A belt, or a sentence that is cut off, frightens nobody unless the text says that it will come to that. */
const SAYS_WHAT_FOLLOWS = /\b(?:will|unless|until)\b|\bif\b(?! it were)/i;

/** The screen reads wishes; what a story tells is read as the wish that it be told. */
const asWish = (sentence: string): string => `A story in which ${sentence}`;
