import { describe, expect, it } from 'vitest';
import { understandTheme } from '../../theme/understand.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { theOneAbout } from './arc.ts';
import { askedFor } from './asked-for.ts';
import { inShort } from './in-short.ts';
import { PLOTS, suits, turnsOf } from './plots.ts';

const asked = (theme: string) => askedFor(understandTheme(theme, 'Mia'));
const goat = { kind: 'goat' };

describe('a story that a child asks for and nobody knows', () => {
  it.each([
    ['a penguin who hates the cold', 'a goat who hates the cold', 'a penguin who hates the cold'],
    ['a tiny dragon living in the toaster', 'a tiny goat living in the toaster', 'a tiny dragon living in the toaster'],
    ['the moon needs a new light bulb', 'the goat who needs a new light bulb', 'the moon who needs a new light bulb'],
    ['polar bear floats away on a piece of ice', 'a goat who floats away on a piece of ice', null],
    ['we missed the last ferry', 'a goat who missed the last ferry', null],
    ['waiting for the bus', 'a goat waiting for the bus', null],
    ["my son won't let anyone else push the button", "a goat who won't let anyone else push the button", null],
    ["my hair won't lie flat", "a goat whose hair won't lie flat", null],
    ['a wand that only makes sandwiches', 'a goat and the wand that only makes sandwiches', null],
    ['bunk beds', 'a goat and the bunk beds', null],
    ['our cat Biscuit rules the world', 'a goat who rules the world', 'Biscuit the cat who rules the world'],
    ['dinosaurs at the dentist', 'a goat at the dentist', 'a dinosaur at the dentist'],
    ['monsters who are afraid of children', 'a goat who is afraid of children', 'a monster who is afraid of children'],
    [
      'three mice open a cheese shop',
      'a goat and two mice who open a cheese shop',
      'three mice who open a cheese shop',
    ],
    ['a sock and a shoe fall in love', 'a goat and a shoe who fall in love', 'a sock and a shoe who fall in love'],
    ['a spoon and a fork run away to sea', 'a goat, a spoon and a fork who run away to sea', null],
    ['the day the school bell would not stop', 'a goat and the day the school bell would not stop', null],
    ["grandad's false teeth go missing", "a goat whose grandad's false teeth go missing", null],
    ['my sister thinks she is a horse', 'a goat whose sister thinks she is a horse', null],
    ["granny's magic knitting needles", "a goat and Granny's magic knitting needles", null],
    [
      "the morning our car wouldn't start and we were late for the wedding",
      "a goat whose car wouldn't start and who was late for the wedding",
      null,
    ],
    ['the day it rained frogs', 'a goat and the day it rained frogs', null],
    ['the wind steals the washing', 'a goat and the wind that steals the washing', null],
    ['Mia and the lost library book', 'a goat and the lost library book', null],
  ])('tells "%s" of somebody else', (theme, wrong, right) => {
    const story = asked(theme);
    expect(story?.of(goat)).toBe(wrong);
    if (right !== null) expect(story?.right).toBe(right);
  });

  it.each(['trampoline', 'the old house on the hill', 'my dog died', 'two foxes who share a hat', 'Mia and the moon'])(
    'leaves "%s" to others',
    (theme) => {
      expect(theOneAbout.fits(understandTheme(theme, 'Mia'))).toBe(0);
    },
  );

  it.each([
    ['a penguin', 'says nothing of anybody'],
    ['my best friend is moving to Canada', 'is no joke'],
    ['my grandad forgets my name', 'is no joke'],
    ['my brother hits me', 'is no joke'],
    ['she cannot cope with losing a game', 'is no joke'],
    ['grandma is ill', 'is no joke'],
    ['my son felt awful on the ferry', 'is no joke'],
  ])('is never told of "%s", which %s', (theme) => {
    expect(asked(theme)).toBeNull();
  });

  it.each([3, 6, 9])('says a long theme in two breaths (%i)', (age) => {
    const theme = 'a spider who tunes pianos but has nobody with eight ears to hear them';
    const { asked: of, child } = theOneAbout.bind(companyOfTheme(theme, 3)) ?? {};
    expect(of?.rest).toBe('But has nobody with eight ears to hear them.');
    expect(of?.of(goat)).toBe('a goat who tunes pianos');
    const book = tellPictureBook({ theme, age, childName: child?.name ?? 'Mia', details: null }, { seed: 3 });
    expect(book.notManaged).toEqual([]);
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toMatch(/tunes pianos[^a-z]+But has nobody.{1,3}[Ww]ith eight ears/);
  });

  it.each([3, 6, 9])('says the whole theme at %i, and draws whoever it is about', (age) => {
    const book = tellPictureBook(
      { theme: 'a wolf who has never seen the moon', age, childName: 'Mia', details: null },
      { seed: 3 },
    );
    expect(book.arc).toBe('the-one-about');
    expect(book.notManaged).toEqual([]);
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toMatch(/a wolf who has never seen the moon/i);
    expect(book.pages.flatMap(({ scene }) => scene.actors).some(({ who }) => who === 'hero')).toBe(true);
  });
});

describe('the ways in which it goes', () => {
  const THEMES = [
    'a penguin who hates the cold',
    'an alien lands in our garden',
    'a star that fell into the duck pond',
    'we lost the picnic basket',
    'waiting for the bus',
  ];
  const told = (theme: string, plot: string, telling: 'young' | 'middle' | 'old', seed = 3) => {
    const of = askedFor(companyOfTheme(theme, seed).theme, 'Mia');
    // Turns are counted among those that such a theme can be told by.
    const turn = PLOTS.filter((each) => of !== null && suits(each, of)).findIndex(({ id }) => id === plot);
    const bound = theOneAbout.bind(companyOfTheme(theme, seed), turn);
    if (bound === null) throw new Error(`${theme} is not bound`);
    return { bound, book: theOneAbout[telling](bound) };
  };
  const TELLINGS = ['young', 'middle', 'old'] as const;
  const CASES = THEMES.flatMap((theme) => TELLINGS.map((telling) => [theme, telling] as const));

  it('takes another one each time it is asked, and all of them by the seed', () => {
    const penguin = 'a penguin who hates the cold';
    const turns = PLOTS.map((_, turn) => theOneAbout.bind(companyOfTheme(penguin, 1), turn)?.plot.id);
    expect(turns).toEqual(PLOTS.map(({ id }) => id));
    const seeds = TWENTY_SEEDS.map((seed) => theOneAbout.bind(companyOfTheme(penguin, seed))?.plot.id);
    expect(new Set(seeds).size).toBeGreaterThan(3);
  });

  it.each(TELLINGS)('draws whoever it is about among those who came by mistake (%s)', (telling) => {
    const { book } = told('a wolf who has never seen the moon', 'told-wrong', telling);
    const together = book.pages.find(
      ({ scene }) => scene.actors.length >= 3 && scene.actors.some(({ who }) => who.id === 'hero'),
    );
    expect(together).toBeDefined();
    expect(book.pages.map(({ text }) => everyVariant(text)).join(' ')).toMatch(/you too/i);
  });

  it.each(CASES)('finds a gap for "%s" and shows who is in its book (%s)', (theme, telling) => {
    const { bound, book } = told(theme, 'not-on-the-shelf', telling);
    const who = (bound.hero ?? bound.child).id;
    const inIt = book.pages.find(({ scene }) => scene.setting !== 'library' && scene.actors[0]?.who.id === who);
    expect(inIt).toBeDefined();
    const all = book.pages.map(({ text }) => everyVariant(text)).join(' ');
    expect(all.toLowerCase()).toContain(bound.asked.of(bound.first).toLowerCase());
    // What it was in the beginning that nobody had it, it is in the end that somebody has.
    const last = book.pages.slice(-2).map(({ text }) => everyVariant(text));
    expect(last.join(' ')).toContain(book.refrain);
  });

  it.each(CASES)('lets the smallest one see "%s" (%s)', (theme, telling) => {
    const { bound, book } = told(theme, 'what-is-it', telling);
    const right = bound.asked.right ?? bound.asked.name;
    const saying = book.pages.findLastIndex(({ text, scene }) => {
      const isThere = scene.actors.some(({ who }) => !['hero', 'child'].includes(who.id) && who.isChild);
      return isThere && everyVariant(text).toLowerCase().includes(right.toLowerCase());
    });
    expect(saying).toBeGreaterThan(4);
    const who = (bound.hero ?? bound.child).id;
    const picture = book.pages.slice(saying, saying + 2);
    expect(picture.some(({ scene }) => scene.actors[0]?.who.id === who)).toBe(true);
  });

  it.each(CASES)('brings soup for somebody else to "%s", and it is right (%s)', (theme, telling) => {
    const { bound, book } = told(theme, 'so-i-heard', telling);
    const who = (bound.hero ?? bound.child).id;
    const served = book.pages.findLastIndex(({ text, scene }) => {
      return /soup|bowl/i.test(everyVariant(text)) && scene.actors.some((actor) => actor.who.id === who);
    });
    expect(served).toBeGreaterThan(book.pages.length - 4);
    // What was no more than said in the beginning is so in the end.
    const last = book.pages.at(-1);
    expect(everyVariant(last?.text)).toContain(book.refrain?.replace('.', ''));
    expect(last?.scene.actors.map((actor) => actor.who.id)).toContain(bound.first.id);
  });

  it.each(CASES)('lets the last page of "%s" ask what everybody asked (%s)', (theme, telling) => {
    const { bound, book } = told(theme, 'and-then', telling);
    const who = (bound.hero ?? bound.child).id;
    const there = book.pages.filter(({ scene }, n) => n > 0 && scene.actors[0]?.who.id === who);
    const lastPage = there.find(({ text }) => everyVariant(text).includes(book.refrain ?? ''));
    for (const text of [lastPage?.text ?? []].flat()) expect(text).toContain(book.refrain);
    expect(everyVariant(book.pages.at(-1)?.text)).toContain(book.refrain);
  });

  it.each(CASES)('asks what "%s" is wanted for, and it need not say (%s)', (theme, telling) => {
    const { bound, book } = told(theme, 'it-does-not-say', telling);
    const who = (bound.hero ?? bound.child).id;
    const [before, last] = book.pages.slice(-2);
    expect(`${everyVariant(before?.text)} ${everyVariant(last?.text)}`).toMatch(/"Wanted\b/);
    for (const text of [last?.text ?? []].flat()) expect(text).toContain(book.refrain?.replace('.', ''));
    expect(last?.scene.actors.map((actor) => actor.who.id)).toContain(who);
  });

  const OF_SOMEBODY = CASES.filter(([theme]) => !/^(?:we|waiting)/.test(theme));

  it('leaves what needs somebody at the door to themes that are about somebody', () => {
    const of = (theme: string) => PLOTS.map((_, turn) => theOneAbout.bind(companyOfTheme(theme, 1), turn)?.plot);
    expect(of('we lost the picnic basket').some((plot) => plot?.ofSomebody)).toBe(false);
    expect(of('a penguin who hates the cold').some((plot) => plot?.ofSomebody)).toBe(true);
    expect(of('two llamas who share one jumper').some((plot) => plot?.ofOne)).toBe(false);
  });

  it.each(OF_SOMEBODY)('carries a letter to "%s", and one back (%s)', (theme, telling) => {
    const { book } = told(theme, 'letter', telling);
    const opened = book.pages.findLastIndex(({ scene }) => scene.actors[0]?.who.id === 'hero');
    expect(opened).toBeGreaterThan(book.pages.length - 4);
    // Nobody at any door was meant; who carries them is, once.
    const last = book.pages.at(-1);
    const from = book.pages.slice(0, -1).map(({ text }) => everyVariant(text));
    expect(from.filter((text) => text.includes(book.refrain?.replace('.', '') ?? '')).length).toBeGreaterThan(1);
    expect(everyVariant(last?.text)).toMatch(/"(?:It's|That's|This is|It is|It must be|So it is) (?:for|to) me\b/);
    expect(last?.scene.actors[0]?.who.name).toBe('Mrs Bantry');
  });

  it.each(OF_SOMEBODY)('finds "%s" on the string, who says it aloud in the end (%s)', (theme, telling) => {
    const { bound, book } = told(theme, 'pass-it-on', telling);
    const hidden = book.pages.findIndex(({ scene }) => scene.actors[0]?.pose === 'hide');
    const said = book.pages.findLastIndex(({ text }) =>
      everyVariant(text)
        .toLowerCase()
        .includes((bound.asked.right ?? bound.asked.name).toLowerCase()),
    );
    expect(book.pages[hidden]?.scene.actors[0]?.who.id).toBe('hero');
    expect(said).toBeGreaterThan(hidden);
    expect(book.pages[said]?.scene.actors[0]?.who.id).toBe('hero');
    // No message comes over the fences last, but something to eat.
    const last = everyVariant(book.pages.at(-1)?.text);
    expect(last).toContain('pancakes');
    expect(last).toContain(book.refrain?.replace('.', ''));
  });

  it.each([3, 6, 9])('goes another way for a family that has met this one, at %i', (age) => {
    const tell = (theme: string, recent: readonly string[]) =>
      tellPictureBook({ theme, age, childName: 'Mia', details: null }, { seed: 7, recent });
    const textOf = ({ pages }: ReturnType<typeof tell>) => pages.map(({ text }) => text).join(' ');
    const first = tell('a hedgehog who is a weather forecaster', []);
    const next = tell('a bee that buzzes in the wrong key', [textOf(first)]);
    const cast = ({ cast: all }: ReturnType<typeof tell>) =>
      all.flatMap((each) => (each.is === 'adult' || each.is === 'other-child' ? [each.name] : [])).sort();
    expect([first.arc, next.arc]).toEqual(['the-one-about', 'the-one-about']);
    expect(cast(next)).not.toEqual(cast(first));
  });

  it('brings whoever is asked for in person more often than it only names them', () => {
    const of = askedFor(companyOfTheme('a penguin who hates the cold', 1).theme, 'Mia');
    const ids = of === null ? [] : turnsOf(of).map(({ id }) => id);
    expect(ids.filter((id) => id === 'museum')).toHaveLength(2);
    expect(ids.filter((id) => id === 'not-on-the-shelf')).toHaveLength(1);
  });

  it('leaves a gap for the next one, where the book has been put in', () => {
    const { bound, book } = told('a penguin who hates the cold', 'not-on-the-shelf', 'old');
    const end = [book.pages.at(-1)?.text ?? []].flat();
    for (const text of end) {
      expect(text.endsWith(`pushed. ${book.refrain}`)).toBe(true);
      expect(text).toContain('A yak who hates the cold.');
      expect(text).not.toContain(bound.first.kind);
    }
  });

  it('shows it where its theme says that it is, with what it has', () => {
    const scenes = (theme: string) => told(theme, 'not-on-the-shelf', 'middle').book.pages.map(({ scene }) => scene);
    expect(scenes('a star that fell into the duck pond').map(({ setting }) => setting)).toContain('pond');
    expect(scenes('a tiny dragon living in the toaster').map(({ setting }) => setting)).toContain('kitchen');
    expect(scenes('an owl with an umbrella').flatMap(({ things }) => things ?? [])).toContain('umbrella');
    expect(scenes('an owl who lost her umbrella').flatMap(({ things }) => things ?? [])).not.toContain('umbrella');
  });

  it.each([
    ['A fox with a hat.', 'A fox with a hat.'],
    ['A goat helping a lost owl find its way home.', 'A goat. Helping a lost owl find its way home.'],
    ['A fox who helps a lost duckling find its mum.', 'A fox. Helps a lost duckling find its mum.'],
    ['A bear with his head stuck in a honey jar.', 'A bear. One with his head stuck. In a honey jar.'],
    ['An otter and a badger who built a raft together.', 'An otter and a badger. Two who built a raft together.'],
    [
      'A fox and a digger who become best friends and build a den.',
      'A fox and a digger. Two who become best friends. They build a den.',
    ],
    ['A frog and the train that got stuck in the snow.', 'A frog and the train. One that got stuck in the snow.'],
    ['The goat that would not come out of the ground.', 'The goat. One that would not come. Out of the ground.'],
  ])('says "%s" in short sentences', (said, short) => {
    expect(inShort(said)).toBe(short);
  });

  it.each([
    'my son always hits his sister',
    'my son keeps wetting the bed',
    "my daughter can't stop lying",
    'my son keeps hurting himself',
    'the boy who never had any friends',
    'a girl with no hair',
    'the boy with one leg',
  ])('makes no joke of a child: %s', (theme) => {
    expect(asked(theme)).toBeNull();
    for (const age of [3, 6, 9])
      expect(tellPictureBook({ theme, age, childName: 'Mia', details: null }, { seed: age }).arc).not.toBe(
        'the-one-about',
      );
  });

  it.each([
    ['a helicopter picks up an elephant', 'helicopter'],
    ['the bus picks up a penguin', 'bus'],
  ])('%s is of whoever does it, not of the one to whom it is done', (theme, hero) => {
    const book = tellPictureBook({ theme, childName: 'Ada', age: 4, details: null }, { seed: 7 });
    expect(book.arc).toBe('the-one-about');
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`${hero} who picks up`, 'i'));
  });

  it('of when the child was a baby, no baby comes to the house', () => {
    const book = tellPictureBook({ theme: 'when I was a baby', childName: 'Ada', age: 5, details: null }, { seed: 7 });
    expect(book.arc).not.toMatch(/^(?:new-at-home|baby-coming|first-time)$/);
  });
});
