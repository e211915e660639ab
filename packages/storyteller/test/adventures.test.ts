import { pageSceneSchema, type BookScript, type PageScene } from '@storylantern/contract';
import { ADVENTURE_TOPIC_CARDS, FACT_SHEETS, POPULAR_ADVENTURES, type FactSheet } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { ANSWERS, answerTo } from '../src/books/adventures/find-out/answers/index.ts';
import { BOOK_LIMITS, tellingFor } from '../src/books/audit/limits.ts';
import { pageText } from '../src/books/audit/page-text.ts';
import { tellPictureBook, type BookBrief, type TellBookOptions } from '../src/index.ts';
import { wordsOf } from '../src/words/sentences.ts';

/** An adventure about a topic, as its form asks for one. */
const tellAdventure = (
  { topic, ...brief }: Omit<BookBrief, 'theme'> & { readonly topic: string },
  options: TellBookOptions,
): BookScript => tellPictureBook({ ...brief, theme: topic, educational: true }, options);

const AGES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const SEEDS = 20;

/** What is never to be said of a topic, by any of its sheets. */
const UNTRUE = Map.groupBy(
  FACT_SHEETS.flatMap(({ topic, never }) => never.map((each) => ({ topic, ...each }))),
  (each) => each.topic,
);

/** Scenes come again and again; each is looked at once. */
const looked = new Map<string, boolean>();
function isDrawable(scene: PageScene): boolean {
  const key = JSON.stringify(scene);
  const before = looked.get(key) ?? pageSceneSchema.safeParse(scene).success;
  looked.set(key, before);
  return before;
}

/** What is wrong with one telling of a sheet; empty when nothing is. */
function faultsOf(book: BookScript, sheet: FactSheet, age: number): string[] {
  const faults: string[] = [];
  if (book.arc !== `adventure-${sheet.id}`) return [`told by ${book.arc}`];
  for (const { rule, detail } of book.findings.filter((each) => each.hard)) faults.push(`${rule}: ${detail}`);
  const all = book.pages.map((page) => page.text);
  const told = sheet.turns.filter((turn) =>
    turn.facts.every((id) => book.facts.some(({ says }) => says === sheet.facts.find((each) => each.id === id)?.says)),
  );
  if (told.length < 3) faults.push(`${told.length} steps are told`);
  for (const turn of told)
    if (!all.some((text) => turn.shows.test(text))) faults.push(`${turn.facts[0]} is on no page`);
  const said = [...all, book.title, ...book.talk.flatMap(({ question, answer }) => [question, answer ?? ''])].join(
    '\n',
  );
  for (const { wrong, belief } of UNTRUE.get(sheet.topic) ?? [])
    if (wrong.test(said)) faults.push(`says that ${belief}: ${wrong.exec(said)?.[0] ?? ''}`);
  const sentences = all.flatMap((text) => pageText(text).sentences.map((each) => wordsOf(each).length));
  const longest = Math.max(...sentences);
  if (longest > BOOK_LIMITS[tellingFor(age)].sentence) faults.push(`a sentence of ${longest} words`);
  if (book.talk.length !== 3 || book.talk.some(({ answer }) => answer === null || answer === ''))
    faults.push('three questions with answers are wanted');
  for (const { scene } of book.pages) if (!isDrawable(scene)) faults.push(`no picture: ${JSON.stringify(scene)}`);
  const cast = new Set(book.cast.map((each) => each.id));
  if (book.pages.some((page) => page.scene.actors.some(({ who }) => !cast.has(who)))) faults.push('somebody is nobody');
  return faults;
}

describe.each(FACT_SHEETS.map((each) => [each.id, each] as const))('an adventure about %s', (_, sheet) => {
  it('tells its facts and nothing that is not so, for every age', () => {
    const faults = new Set<string>();
    for (const age of AGES) {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const book = tellAdventure({ topic: sheet.words[0], childName: 'Mia', age, details: null }, { seed });
        for (const each of faultsOf(book, sheet, age)) faults.add(`age ${age}, seed ${seed}: ${each}`);
      }
    }
    expect([...faults].slice(0, 12)).toEqual([]);
  });
});

/** One question for every answer there is. */
const QUESTIONS = [
  'why is the sky blue',
  'where does the sun go at night',
  'how big is the universe',
  'what is a black hole',
  'is there life on mars',
  'why are there waves in the sea',
  'why does the sea go in and out',
  'what is inside the earth',
  'why is snow white',
  'why does ice float',
  'what is fire',
  'why is grass green',
  'what is sand made of',
  'why do leaves fall off trees in autumn',
  'why is the sunset red',
  'where do the stars go in the day',
  'why do cats purr',
  'why do dogs wag their tails',
  'how do fish breathe',
  'do fish sleep',
  'why do snakes have no legs',
  'why do worms come out in the rain',
  'what do worms do all day',
  'where do butterflies go in winter',
  'what do bees do in the winter',
  "why do we have to go to bed when it's still light",
  'why do bears sleep all winter',
  'how do snails make their shells',
  'why do flamingos stand on one leg',
  'why are flamingos pink',
  'why do zebras have stripes',
  'why do giraffes have long necks',
  'how do chameleons change colour',
  'why do cats land on their feet',
  'how do bats see in the dark',
  'why do ducks not get wet',
  'how do kangaroos carry their babies',
  'how do hedgehogs curl up',
  'how do squirrels find their nuts',
  'how do glow worms glow',
  'why do bees buzz',
  'how do owls turn their heads',
  'why do frogs croak',
  'why do camels have humps',
  'why do elephants have trunks',
  'where does milk come from',
  'why do ladybirds have spots',
  'why do birds sing',
  'why do cats have whiskers',
  "why don't spiders stick to their webs",
  'how did the dinosaurs die',
  'what is the biggest dinosaur',
  'why do onions make you cry',
  'how is chocolate made',
  'how does bread rise',
  'how does wifi work',
  'how do cars work',
  'how do submarines work',
  'how does a digger work',
  'how do toilets work',
  'how do mirrors work',
  'why do balloons float',
  'why are bubbles round',
  'why does popcorn pop',
  'why does cheese have holes',
  'how do astronauts go to the toilet',
  'why do we sleep',
  'why do we dream',
  'why do we yawn',
  'why do we get hiccups',
  'why do I have a belly button',
  'why do we have eyebrows',
  'why do people have different skin colours',
  'why is poo brown',
  'why do my fingers go wrinkly in the bath',
  'why do we cry',
  'how does hair grow',
  'where do babies come from',
  'why do cows moo',
  'why do dogs bark',
  'why do wolves howl',
  'why do lions roar',
  'why do cockerels crow',
  'why do rabbits have long ears',
  'why do pigs roll in mud',
  'why are polar bears white',
  'how many arms do octopuses have',
  'why do crabs walk sideways',
  'why do geese fly in a v',
  'why do moths fly to lights',
  'why are sloths so slow',
  'why do cats sleep so much',
  'what would happen if there was no sun',
  'why is the sun hot',
  "why don't we fall off the earth",
  'why is the sea blue',
  'how do shadows work',
  'what is an echo',
  'why do we fart',
  'what are bogeys',
  'why do we blink',
  'how do bikes stay up',
  'why do balls bounce',
  'how is ice cream made',
  'how is paper made',
  'how is glass made',
  'how does soap work',
  'how do phones work',
  'why do cats have tails',
  'how do clouds stay up',
  'how do astronauts sleep in space',
  'why do we need to drink water',
  'how does the moon stay up in the sky',
  'why do stars only come out at night',
  'why do we have two ears',
  'what do ants do underground',
  'how do birds build their nests',
  'how do flies walk on the ceiling',
  'where does the wind come from',
  'why are flowers different colours',
  'how do trees talk to each other',
];

const brief = { childName: 'Mia', age: 6, details: null };
const arcOf = (theme: string): string => tellPictureBook({ ...brief, theme }, { seed: 3 }).arc;

describe('a topic of the form', () => {
  it('is told by one of its sheets, and by another one when that was told lately', () => {
    const topics = new Set(FACT_SHEETS.map((each) => each.topic));
    for (const topic of topics) {
      const sheets = FACT_SHEETS.filter((each) => each.topic === topic).map((each) => `adventure-${each.id}`);
      const recent: string[] = [];
      const told: string[] = [];
      for (let seed = 1; seed <= Math.min(4, sheets.length); seed++) {
        const book = tellAdventure({ ...brief, topic }, { seed, recent });
        told.push(book.arc);
        recent.unshift(...book.pages.map((page) => page.text));
      }
      expect(told.every((arc) => sheets.includes(arc))).toBe(true);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('takes the sheet that the interests ask for', () => {
    const asked = { ...brief, topic: 'science', details: 'She loves bridges and soup.' };
    expect(tellAdventure(asked, { seed: 1 }).arc).toBe('adventure-bridges');
  });
});

describe('free words', () => {
  it.each(['bridges', 'How do bridges stay up?', 'brigdes', 'building a bridge', 'drawbridges'])(
    'find the sheet they mean: %s',
    (topic) => expect(tellAdventure({ ...brief, topic }, { seed: 1 }).arc).toBe('adventure-bridges'),
  );

  it('name what was not managed beside the book', () => {
    const book = tellAdventure({ ...brief, topic: 'bridges and trombones' }, { seed: 1 });
    expect(book.notManaged).toEqual(['trombones']);
  });

  it('take other steps when the family was told some before', () => {
    const first = tellAdventure({ ...brief, topic: 'bridges' }, { seed: 1 });
    const recent = first.pages.map((page) => page.text);
    const second = tellAdventure({ ...brief, topic: 'bridges' }, { seed: 1, recent });
    const again = second.facts.filter(({ says }) => first.facts.some((each) => each.says === says));
    expect(again).toEqual([]);
    expect(second.pages.filter((page) => recent.includes(page.text))).toEqual([]);
  });
});

describe('a topic no sheet knows', () => {
  it.each([3, 6, 9])('becomes an adventure of finding out at %i, which keeps the question', (age) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const book = tellAdventure({ ...brief, age, topic: 'how do zips work' }, { seed });
      expect(book.arc).toBe('adventure-find-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.at(-1)?.text).toContain('"How do zips work?"');
      expect(book.facts).toEqual([]);
      expect(book.talk.every(({ answer }) => answer !== null)).toBe(true);
      expect(book.talk).toHaveLength(3);
    }
  });

  it('asks in words of the age, and names beside the book what it could not ask', () => {
    const topic = 'the extraordinarily complicated mathematics of folding enormous paper swans';
    const book = tellAdventure({ ...brief, age: 3, topic }, { seed: 1 });
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.notManaged).toContain('mathematics');
  });

  it('may not be what no book is made of', () => {
    const book = tellAdventure({ ...brief, topic: 'how to make a bomb' }, { seed: 1 });
    expect(book.pages.map((page) => page.text).join(' ')).not.toMatch(/bomb/i);
    expect(tellAdventure({ ...brief, topic: 'our dog died' }, { seed: 1 }).arc).not.toMatch(/^adventure/);
    expect(tellAdventure({ ...brief, topic: 'is fire safe to play with' }, { seed: 1 }).arc).toBe('keep-safe');
  });
});

describe('a question whose answer is known', () => {
  it.each([3, 6, 9])('is answered at %i, with the fact and its source, and no hard finding', (age) => {
    const telling = tellingFor(age);
    for (const { asks, fact, says } of ANSWERS) {
      const question = QUESTIONS.find((each) => asks.test(each) && answerTo(each)?.fact === fact);
      expect(question, `a question for ${fact.says}`).toBeDefined();
      const book = tellPictureBook({ ...brief, age, theme: question ?? '' }, { seed: 3 });
      expect(book.facts, question).toEqual([fact]);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const said of says[telling]) expect(text).toContain(said);
      expect(book.notManaged).toEqual([]);
      expect(book.talk).toHaveLength(3);
    }
  });

  it.each([
    ['my son keeps asking why the sky is blue', 'Why Is the Sky Blue?'],
    ['What do worms do all day?', 'earthworms'],
    ['why are flamingos pink', 'flamingos'],
    ['why is snow white', 'snow'],
    ['my son wants a story about black holes', 'Black Hole'],
  ])('however it is put: %s', (theme, source) => {
    expect(tellPictureBook({ ...brief, theme }, { seed: 3 }).facts.map((each) => each.source)[0]).toContain(source);
  });

  it.each([
    ['why do teeth fall out', 'adventure-teeth'],
    ['why do we have bones', 'adventure-human-body'],
    ['what is lightning?', 'adventure-storms'],
  ])('is told by the sheet that has this very question: %s', (theme, arc) => expect(arcOf(theme)).toBe(arc));

  it.each([
    'how to use the toilet',
    'why my brother cries at night',
    'how the bear got through the winter',
    'why did the lion roar',
    'why do people die',
    'why did the goldfish die',
    'why are people in a war',
    'a chameleon who forgot how to change colour',
    'what if the sky was green',
    "why can't I sleep",
    'do cats and dogs make friends',
  ])('is not asked by a story: %s', (theme) => expect(answerTo(theme)).toBeNull());
});

describe('a theme of a picture book', () => {
  it.each(['how do bridges stay up', 'Why do bridges have gaps?', 'all about bridges', 'how bridges are built'])(
    'is told as an adventure when it asks about the world: %s',
    (theme) => expect(arcOf(theme)).toBe('adventure-bridges'),
  );

  it.each([
    'why do cats purr',
    'What is inside a vacuum cleaner?',
    'how do zips work',
    "why doesn't my fish talk back",
  ])('is told by finding out when no sheet knows: %s', (theme) => expect(arcOf(theme)).toBe('adventure-find-out'));

  it.each([
    'a bridge who is afraid of water',
    'a shark who is afraid of the sea',
    'how the dragon lost his fire',
    'why Mia loves bees',
    'how my daughter learned to swim',
    'a lonely bridge',
    'how do dragons breathe fire',
    'the story of a shy octopus',
    'how to be a good friend',
    'what happens at the dentist',
    'why is the owl so grumpy',
    'bees',
  ])('stays a story when it is one: %s', (theme) => expect(arcOf(theme)).not.toMatch(/^adventure/));
});

describe('what the form of the adventures offers', () => {
  it.each([...POPULAR_ADVENTURES, ...ADVENTURE_TOPIC_CARDS.map((card) => card.name)])('%s has a sheet', (topic) => {
    const book = tellAdventure({ topic, childName: 'Mia', age: 6, details: null }, { seed: 2 });
    expect(FACT_SHEETS.map((sheet) => `adventure-${sheet.id}`)).toContain(book.arc);
  });

  it.each(ADVENTURE_TOPIC_CARDS.flatMap((card) => card.examples.split(', ').map((each) => [each, card.id] as const)))(
    '%s is a subject of %s',
    (subject, topic) => {
      const book = tellAdventure({ topic: subject, childName: 'Mia', age: 6, details: null }, { seed: 2 });
      expect(FACT_SHEETS.find((sheet) => book.arc === `adventure-${sheet.id}`)?.topic).toBe(topic);
    },
  );
});
