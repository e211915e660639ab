import { AGE_BANDS, GENDERS, READING_ORDER, USUAL_TELLING, type StoryTelling } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { CELEBRATIONS, FRAMES, HELPING } from './frames/index.ts';
import {
  auditToldStory,
  matchSituation,
  refusalOf,
  tellAnotherEnding,
  tellSocialStory,
  type Brief,
  type SocialStory,
} from './index.ts';

const NAME = 'Zelda';
const brief = (change: Partial<Brief> = {}): Brief => ({
  name: NAME,
  ageBand: '6-7',
  gender: 'girl',
  problem: 'She is scared of the dark',
  notes: '',
  ...change,
});
const telling = (change: Partial<StoryTelling>): StoryTelling => ({ ...USUAL_TELLING, ...change });
const textOf = ({ content }: Pick<SocialStory, 'content'>): string =>
  READING_ORDER.map((kind) => content[kind]).join('\n');
const whole = (story: SocialStory): string => `${story.title}\n${textOf(story)}`;
const outsideQuotes = (text: string): string => text.replace(/"[^"]*"/g, '""');
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

describe('a story told as "I"', () => {
  const NOTES = ['', 'Her soft blue blanket. Dad reads to her. Loves trains. Counting to ten helps.'];
  /** Who else may be "she" in a story about a girl. */
  const ANOTHER =
    /\b(?:girl|sister|mum|mom|mother|grand\w+|nana|woman|lady|aunt\w*|Mrs|Ms|Miss|nurse|teacher|doctor|hairdresser|dentist|friend|baby|cat|dog|pet|queen|somebody|someone|person)\b/i;

  test.each(FRAMES.map((frame) => frame.id))('%s is told by the child from beginning to end', (situation) => {
    for (const [n, ageBand] of AGE_BANDS.entries()) {
      for (const seed of [n + 1]) {
        const occasion = CELEBRATIONS.some((each) => each.id === situation) ? 'celebrate' : 'help';
        const story = tellSocialStory(
          brief({ situation, occasion, ageBand, notes: NOTES[seed % 2] ?? '', telling: telling({ person: 'first' }) }),
          { seed },
        );
        const text = outsideQuotes(textOf(story));
        const where = `${ageBand} ${seed}\n${text}`;
        expect(story.audit.passed, where).toBe(true);
        expect(text, where).not.toContain(NAME);
        expect(text, where).toMatch(/\bI\b/);
        expect(text, where).not.toMatch(
          /\bI (?:is|are|has|does|goes|wants|gets|knows|looks|sits|'s)\b|\b[Mm]e (?:can|may|might|am|is|has)\b(?<!(?:for|with|of|about|to|from) me (?:is|may|can))|\bi\b|\b(?:with|for|to|of|by|tell|help) I\b/,
        );
        if (!ANOTHER.test(text)) expect(text, where).not.toMatch(/\b(?:she|her|hers|herself)\b/i);
        expect(text, where).not.toMatch(/[{}[\]|~]|undefined/);
      }
    }
  });

  test('leaves what the child says in quotes alone and keeps the name in the title', () => {
    // Titles with the name come up once those of an image have been told.
    const recent: string[] = [];
    const stories = Array.from({ length: 24 }, (_, seed) => {
      const story = tellSocialStory(brief({ telling: telling({ person: 'first' }) }), { seed, recent });
      recent.unshift(story.title);
      return story;
    });
    for (const { content } of stories) expect(content.control).toMatch(/\bI can (?:think|say|whisper)\b.*"[^"]+"/);
    expect(stories.some((each) => each.title.includes(NAME))).toBe(true);
  });

  test('is the same story as in the third person when the same is asked for', () => {
    for (const ageBand of AGE_BANDS) {
      const usual = tellSocialStory(brief({ ageBand }), { seed: 4 });
      const asTeller = tellSocialStory(brief({ ageBand, telling: telling({ person: 'first' }) }), {
        seed: 4,
        keep: usual,
      });
      expect(asTeller.thread).toBe(usual.thread);
      const back = tellSocialStory(brief({ ageBand }), { seed: 4, keep: asTeller });
      expect(textOf(back)).toBe(textOf(usual));
    }
  });

  test('says nothing hurtful of the child', () => {
    const story = tellSocialStory(brief({ situation: 'managing-anger', telling: telling({ person: 'first' }) }), {
      seed: 1,
    });
    const content = { ...story.content, descriptive: 'When I am angry, I hit my sister. It hurts.' };
    const asked = brief({ situation: 'managing-anger', telling: story.telling });
    const audit = auditToldStory(asked, { title: story.title, content });
    expect(audit.findings.find((each) => each.rule === 'G5')?.passed).toBe(false);
    expect(audit.passed).toBe(false);
  });
});

describe('how long a story is', () => {
  const situations = HELPING.filter((_, n) => n % 16 === 4).map((each) => each.id);
  const wordsOf = (situation: string, change: Partial<StoryTelling>, ageBand: Brief['ageBand']): number[] =>
    [1, 2].map((seed) => {
      const story = tellSocialStory(brief({ situation, ageBand, telling: telling(change) }), { seed });
      expect(story.audit.passed).toBe(true);
      return story.audit.reading.words;
    });

  test.each(AGE_BANDS)('shorter has about four fifths of the words, and longer a sixth more, at %s', (ageBand) => {
    const shares = situations.map((each) => {
      const usual = mean(wordsOf(each, {}, ageBand));
      return [
        mean(wordsOf(each, { length: 'shorter' }, ageBand)) / usual,
        mean(wordsOf(each, { length: 'longer' }, ageBand)) / usual,
      ] as const;
    });
    expect(mean(shares.map(([shorter]) => shorter))).toBeLessThanOrEqual(ageBand === '2-3' ? 0.87 : 0.84);
    expect(mean(shares.map(([, longer]) => longer))).toBeGreaterThanOrEqual(1.13);
  });

  test('keeps all seven paragraphs, and what the parent told', () => {
    const asked = { occasion: 'celebrate', problem: 'She tied her shoes', situation: 'gone-well' } as const;
    for (let seed = 1; seed <= 6; seed++) {
      const { content } = tellSocialStory(brief({ ...asked, telling: telling({ length: 'shorter' }) }), { seed });
      for (const kind of READING_ORDER) expect(content[kind]).not.toBe('');
      expect(content.descriptive).toMatch(/^Zelda tied her shoes\./);
    }
  });
});

describe('how simple a story is', () => {
  test('simpler and richer are told as for the age beside, and judged by its limits', () => {
    const of = (level: StoryTelling['level'], ageBand: Brief['ageBand']): SocialStory =>
      tellSocialStory(brief({ ageBand, telling: telling({ level }) }), { seed: 2 });
    for (const ageBand of AGE_BANDS) {
      const [simpler, usual, richer] = [of('simpler', ageBand), of('usual', ageBand), of('richer', ageBand)];
      expect(simpler.audit.reading.inBand && richer.audit.reading.inBand, ageBand).toBe(true);
      expect(simpler.audit.reading.meanSentence).toBeLessThanOrEqual(usual.audit.reading.meanSentence + 0.5);
      expect(richer.audit.reading.meanSentence).toBeGreaterThanOrEqual(usual.audit.reading.meanSentence - 0.5);
    }
    expect(of('simpler', '8-10').audit.reading.longestSentence).toBeLessThanOrEqual(15);
  });
});

describe('another ending', () => {
  test.each(AGE_BANDS)('leaves what comes before it, and never comes twice, at %s', (ageBand) => {
    for (const situation of ['fear-dark', 'sharing', 'first-day-school']) {
      const asked = brief({ situation, ageBand });
      const first = tellSocialStory(asked, { seed: 3 });
      const told = [first];
      for (let n = 0; n < 4; n++) {
        const recent = told.map(whole).toReversed();
        const current = told.at(-1) ?? first;
        const next = tellAnotherEnding(asked, current, { seed: 10 + n, recent });
        expect(next.audit.passed).toBe(true);
        expect(told.map((each) => each.content.affirmative)).not.toContain(next.content.affirmative);
        if (next.thread === current.thread && next.content.descriptive === current.content.descriptive) {
          const { affirmative: _, ...before } = current.content;
          expect(next.content).toMatchObject(before);
        } else {
          expect(next.thread).not.toBe(current.thread);
        }
        told.push(next);
      }
    }
  });

  test('keeps the words a parent changed', () => {
    const story = tellSocialStory(brief({ ageBand: '4-5' }), { seed: 1 });
    const content = { ...story.content, perspective: 'Granny had a small lamp, too. It was green.' };
    const next = tellAnotherEnding(brief({ ageBand: '4-5' }), { ...story, content }, { seed: 2 });
    expect(next.content.perspective).toBe(content.perspective);
    expect(next.content.affirmative).not.toBe(story.content.affirmative);
  });
});

describe('a version told anew', () => {
  test('differs from the one that stands', () => {
    for (const change of [
      { length: 'shorter' },
      { length: 'longer' },
      { level: 'simpler' },
      { level: 'richer' },
    ] as const) {
      for (const ageBand of AGE_BANDS) {
        const usual = tellSocialStory(brief({ ageBand }), { seed: 5 });
        const options = { seed: 5, recent: [whole(usual)] };
        const anew = tellSocialStory(brief({ ageBand, telling: telling(change) }), options);
        expect(textOf(anew)).not.toBe(textOf(usual));
        expect(anew.telling).toEqual(telling(change));
        const kept = tellSocialStory(brief({ ageBand, telling: telling(change) }), { seed: 5, keep: usual });
        expect(textOf(kept)).not.toBe(textOf(usual));
      }
    }
  });
});

describe('words a parent writes', () => {
  const story = tellSocialStory(brief(), { seed: 1 });
  const edited = (change: Partial<SocialStory['content']>) => ({
    title: story.title,
    content: { ...story.content, ...change },
  });

  test('pass as they were told, and with people in them that only the family knows', () => {
    expect(auditToldStory(brief(), story).passed).toBe(true);
    expect(refusalOf(brief(), story)).toBeNull();
    const text = edited({ cooperative: 'Uncle Theo can sit on the stairs with a torch.' });
    expect(auditToldStory(brief(), text).passed).toBe(true);
    expect(refusalOf(brief(), text)).toBeNull();
  });

  test('are advised on, not refused, where only their form is weak', () => {
    const text = edited({ directive: 'Zelda looks at the window.', partial: 'Zelda may feel tired.' });
    expect(auditToldStory(brief(), text).passed).toBe(false);
    expect(refusalOf(brief(), text)).toBeNull();
  });

  test.each([
    'Zelda is a bad girl when she calls out.',
    'If Zelda calls again, she will be punished.',
    'Zelda hits her sister at night.',
    'Nobody will love a child who cries.',
    'Mum will leave if Zelda does not sleep.',
    'Zelda acts like a baby.',
    'The monster will come and get Zelda.',
  ])('are refused when they shame, threaten or frighten: %s', (affirmative) => {
    const refusal = refusalOf(brief(), edited({ affirmative }));
    expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
  });

  test.each(['I hit people.', 'I am naughty.', 'Sometimes I scream at my dad.'])(
    'are refused in the first person too: %s',
    (control) =>
      expect(refusalOf(brief({ telling: telling({ person: 'first' }) }), edited({ control }))).not.toBeNull(),
  );

  test('every told story may stand', () => {
    for (const { id } of FRAMES) {
      const told = tellSocialStory(brief({ situation: id, ageBand: '8-10' }), { seed: 2 });
      expect(refusalOf(brief(), told), `${id}\n${textOf(told)}`).toBeNull();
    }
  });
});

describe('a story that applauds', () => {
  const celebrated = (problem: string, change: Partial<Brief> = {}): SocialStory =>
    tellSocialStory(brief({ occasion: 'celebrate', problem, ...change }), { seed: 1 });

  test.each([
    ['She calmed down without hitting anybody', 'calmed-down'],
    ['he tried again after he fell off his bike', 'tried-again'],
    ['she was so kind to a new girl at school', 'was-kind'],
    ['he set the table without being asked', 'helped-at-home'],
    ['went down the big slide for the first time', 'new-thing-managed'],
    ['he waited for his turn on the swing', 'waited-and-shared'],
    ['dry all night!', 'body-routine-done'],
    ['first day of school went fine', 'hard-day-done'],
    ['she asked for help in class', 'spoke-up'],
    ['he told me the truth about the broken vase', 'put-right'],
    ['she said sorry to her brother all by herself', 'put-right'],
    ['he made a friend at the park', 'friend-made'],
    ['she learned to ride her bike', 'skill-learnt'],
    ['we had a nice time', 'gone-well'],
  ])('%j is %s', (problem, situation) => expect(celebrated(problem).situation).toBe(situation));

  test.each([
    ['Our dog died', 'pet-death'],
    ['Grandma died last week', 'grandparent-death'],
    ['We are getting divorced', 'parents-divorce'],
  ])('%j is no success: the story helps', (problem, situation) => {
    const story = celebrated(problem);
    expect(story.situation).toBe(situation);
    expect(textOf(story)).not.toMatch(/went well/);
  });

  test.each(['She bit her brother', 'He failed his test', 'She cried all night', 'He got the best mark in the class'])(
    '%j is not said to be what went well, and no sentence is cut short',
    (problem) => expect(textOf(celebrated(problem))).not.toMatch(/It was \w+ing\b/),
  );

  test('is never told when a parent asks for help', () => {
    const applauding = new Set(CELEBRATIONS.map((each) => each.id));
    for (const { says } of CELEBRATIONS) {
      for (const line of says) {
        const { id, alsoAbout } = matchSituation(line, '');
        expect(applauding.has(id) || alsoAbout.some((each) => applauding.has(each.id)), line).toBe(false);
      }
    }
  });

  test('speaks of what was done, and neither compares nor promises', () => {
    for (const { id } of CELEBRATIONS) {
      for (const ageBand of AGE_BANDS) {
        for (const gender of GENDERS.slice(0, 2)) {
          const story = celebrated('It worked.', { situation: id, ageBand, gender });
          expect(story.audit.passed).toBe(true);
          expect(story.situation).toBe(id);
          const text = whole(story);
          expect(text).not.toMatch(
            /\b(?:good (?:girl|boy)|big (?:girl|boy)|better than|best (?:child|girl|boy)|brave|clever|next time \w+ will|from now on|every time)\b/i,
          );
        }
      }
    }
  });

  test('names what went well in words of its own', () => {
    expect(celebrated('She learned to whistle').content.descriptive).toContain('learned to whistle');
    expect(celebrated('Zorblax the plumber telescope').content.descriptive).not.toMatch(/zorblax|telescope/i);
  });
});

describe('the question to the parent', () => {
  const questionOf = (change: Partial<Brief>): string | null => tellSocialStory(brief(change), { seed: 1 }).question;
  test('asks for what is missing, one thing at a time', () => {
    expect(questionOf({})).toBeNull();
    expect(questionOf({ problem: 'qwertz' })).toMatch(/^What exactly is hard for Zelda\?/);
    const hard = 'She hates stickers';
    expect(questionOf({ problem: hard })).toMatch(/^Where /);
    expect(questionOf({ problem: `${hard} at home` })).toMatch(/^Who /);
    expect(questionOf({ problem: 'We had a nice time', occasion: 'celebrate' })).toMatch(/^What exactly went well\?/);
  });
});
