import type { StoryContent } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { RULES } from './all-rules.ts';
import { auditSocialStory } from './audit.ts';
import type { AuditInput } from './audited-text.ts';

/** A story that keeps every rule. */
const GOOD: AuditInput = {
  title: 'A Job for Strong Hands',
  ageBand: '6-7',
  name: 'Omar',
  pronouns: 'he',
  topicWords: ['angry', 'anger'],
  facts: ['He hits when he is angry. Mum can help. Loves trains.'],
  content: {
    descriptive:
      'Sometimes a train track gets broken just when it is nearly done. Omar may get angry then, and so would many people. The heart beats fast. The face gets hot, and the hands get tight. Sometimes people hit when that happens. A hit hurts, and the track is still broken.',
    perspective:
      'The other person may not know what went wrong. That person only felt the hit, and may be scared. Words can tell the rest of the story.',
    partial: "When something gets broken, Omar's hands may feel ____.",
    cooperative: 'Mum can help everyone stop and stand apart. When it is calm, Mum can hear both sides.',
    directive: 'Omar can put his hands on the wall and push for ten slow counts. A wall is strong enough for that.',
    control: 'Omar can say, "Hands, here is a job for you."',
    affirmative:
      'It is okay to be angry. The hot feeling goes up, and it comes down again. Then the track can be mended, one piece at a time. With two people, it goes faster.',
  },
};

const auditOf = (change: Partial<Omit<AuditInput, 'content'>> & Partial<StoryContent>) => {
  const { title, ageBand, name, pronouns, topicWords, facts, ...content } = change;
  const given = { title, ageBand, name, pronouns, topicWords, facts };
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return auditSocialStory({ ...GOOD, ...changed, content: { ...GOOD.content, ...content } });
};
const brokenBy = (change: Parameters<typeof auditOf>[0]): string[] =>
  auditOf(change)
    .findings.filter((each) => !each.passed)
    .map((each) => each.rule);

test('a sound story keeps every rule', () => {
  const report = auditOf({});
  expect(report.findings.filter((each) => !each.passed)).toEqual([]);
  expect(report.passed).toBe(true);
  expect(report.reading.inBand).toBe(true);
  expect(report.ratio.version100).toBeGreaterThanOrEqual(2);
  expect(report.ratio.version101).toBeGreaterThanOrEqual(2);
});

/** For each rule, texts that break it. */
const BREAKS: Readonly<Record<string, readonly Parameters<typeof auditOf>[0][]>> = {
  G1: [
    {
      descriptive: 'Omar may get angry. Omar can walk away. Omar can count. Omar will ask for help.',
      perspective: 'Omar can say sorry. People like that.',
      affirmative: 'It is okay to be angry. Omar can try again.',
    },
  ],
  G2: [{ descriptive: 'Omar can stay calm when he is angry. The heart beats fast.' }],
  G3: [
    { title: ' ' },
    { descriptive: 'Omar likes tracks. A track can break. It is a long one. Some people get angry.' },
    { affirmative: 'The track can be mended, one piece at a time.' },
  ],
  G4: [
    { affirmative: 'It is okay to be angry. You can mend your track.' },
    { perspective: 'The other person may not know. I think that words help.' },
  ],
  G5: [
    { descriptive: 'Omar gets angry. Omar hits people when a track breaks.' },
    { descriptive: 'Omar gets angry. He screams when a track breaks.' },
    { affirmative: 'Omar is naughty when he is angry.' },
  ],
  G6: [
    { directive: 'Omar can stop, because hands should stay down.' },
    { affirmative: 'It is okay to be angry. People never hit.' },
    { affirmative: 'It is okay to be angry. Hitting is not allowed.' },
    { perspective: 'Do not hit, says the other person.' },
    { affirmative: 'It is okay to be angry. That is what a good boy does.' },
  ],
  'G6-offer': [{ directive: 'Omar puts his hands on the wall.' }],
  G7: [
    { affirmative: 'It is okay to be angry. Mending it is a piece of cake.' },
    { perspective: 'Anger is like a volcano. The other person may not know.' },
  ],
  promise: [
    { affirmative: 'It is okay to be angry. Everything will be fine.' },
    { affirmative: 'It is okay to be angry. There is nothing to be afraid of.' },
  ],
  G8: [{ perspective: 'The other person may be scared. Omar is happy again.' }],
  G9: [
    { affirmative: 'It is okay to be angry. Take a deep breath.' },
    { cooperative: 'Mum can help everyone. Remember the wall.' },
  ],
  G10: [
    {
      descriptive: 'Omar may get angry.',
      perspective: 'People get angry.',
      partial: 'Omar may feel ____.',
      cooperative: 'Mum can stay.',
      directive: 'Omar can push.',
      control: 'Omar can say, "Hands."',
      affirmative: 'Angry is okay.',
    },
  ],
  G11: [{ ageBand: '11+' }, { title: 'A Very Long Title about Hands and Walls and Trains' }],
  G12: [{ cooperative: 'Mum can lock him in.' }, { affirmative: 'It is okay to be angry. It is our secret.' }],
  'G13-name': [{ name: 'Leo' }],
  G13: [
    { cooperative: 'Grandma can help everyone stop.' },
    { cooperative: 'Mrs Lane can help everyone stop.' },
    { perspective: 'His brother may be scared.' },
    { perspective: 'Children with autism may be scared.' },
  ],
  'one-blank': [
    { partial: 'Omar may feel angry.' },
    { partial: 'Omar may feel ____ or ____.' },
    { partial: 'Omar may feel hot.', perspective: 'The other person may feel ____.' },
  ],
  'reading-level': [
    { ageBand: '2-3' },
    {
      perspective:
        'Considerable misunderstandings occasionally materialise between individuals, particularly whenever communication deteriorates unexpectedly in overwhelming circumstances.',
    },
  ],
  pronoun: [
    { directive: 'Omar can put her hands on the wall.' },
    { pronouns: 'they', directive: 'Omar can put his hands on the wall.' },
  ],
  'child-early': [{ descriptive: 'People get angry. A track breaks. It is loud. Then Omar comes.' }],
  agreement: [
    { pronouns: 'they', directive: 'Omar can push the wall, and then they wants a rest.' },
    { affirmative: 'It is okay to be angry. He want to mend it.' },
    { cooperative: 'A grown-up have time.' },
  ],
  articles: [
    { affirmative: 'It is okay to be angry. A apple helps.' },
    { affirmative: 'It is okay to be angry. There is an wall.' },
  ],
  doubled: [{ affirmative: 'It is okay to to be angry.' }],
  sentences: [
    { affirmative: 'It is okay to be angry' },
    { affirmative: 'It is okay to be angry. then it ends.' },
    { affirmative: 'It is okay to be angry .' },
    { perspective: '' },
  ],
  template: [
    { affirmative: 'It is okay to be angry, {he} can say so.' },
    { title: 'A Job for undefined' },
    { perspective: 'Some [a|b] may be angry.' },
  ],
  repeats: [{ cooperative: 'Mum can stay. The other person may not know.' }],
  filler: [{ affirmative: 'It is okay to be angry. Then comes a wonderful day.' }],
};

test('every rule has a text that breaks it', () =>
  expect(Object.keys(BREAKS).sort()).toEqual(RULES.map((rule) => rule.id).sort()));

describe.each(Object.entries(BREAKS))('%s can fail', (rule, changes) => {
  test.each(changes.map((change, n) => [n + 1, change] as const))('case %i', (_, change) => {
    const report = auditOf(change);
    const finding = report.findings.find((each) => each.rule === rule);
    expect(finding?.passed).toBe(false);
    expect(finding?.detail).not.toBe('');
    if (finding?.hard) expect(report.passed).toBe(false);
  });
});

test.each([
  'Omar lies back in the chair.',
  'Omar bites into an apple.',
  'Omar spits the toothpaste into the sink.',
  'Omar kicks the ball to a friend.',
  'He hits the drum.',
])('a verb that hurts nobody is no blame: %s', (sentence) =>
  expect(
    auditOf({ descriptive: `Omar gets angry. ${sentence}` }).findings.find((each) => each.rule === 'G5')?.passed,
  ).toBe(true),
);

describe('names that are words', () => {
  test.each(['Will', 'May', 'Hope', 'Never', 'Secret', 'J. R.', "O'Neil", '佐藤', 'Art'])(
    '%s trips no rule',
    (name) => {
      const content = Object.fromEntries(
        Object.entries(GOOD.content).map(([kind, text]) => [kind, text.replaceAll('Omar', name)]),
      ) as unknown as StoryContent;
      expect(brokenBy({ name, ...content })).toEqual([]);
    },
  );
});

test('each sentence is reported with its place and the work it does', () => {
  const { sentences } = auditOf({});
  for (const { paragraph, from, to, text } of sentences) expect(GOOD.content[paragraph].slice(from, to)).toBe(text);
  const work = (paragraph: string): string[] =>
    sentences.filter((each) => each.paragraph === paragraph).map((each) => each.kind);
  expect(work('directive')).toEqual(['directive', 'descriptive']);
  expect(work('cooperative')).toEqual(['cooperative', 'cooperative']);
  expect(work('partial')).toEqual(['partial']);
});

test('what the parent told is not invented', () => {
  expect(brokenBy({ cooperative: 'Grandma can help everyone stop.', facts: ['Granny is here'] })).toEqual([]);
  expect(
    brokenBy({ perspective: 'His brother may not know that it hurts.', facts: ['Mum. He hits his brother'] }),
  ).toEqual([]);
});
