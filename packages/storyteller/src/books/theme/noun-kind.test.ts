import { ANIMALS, SETTINGS, THINGS } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { nounKind } from './noun-kind.ts';
import { NOUNS_BY_KIND } from './noun-kinds.data.ts';
import { understandTheme } from './understand.ts';
import { RUDE } from './word-lists.ts';

const hero = (theme: string) => understandTheme(theme, null).hero;
const place = (theme: string) => understandTheme(theme, null).place;

describe('what a noun is, with a child’s reading first', () => {
  test.each([
    ['aardvark', 'animal'],
    ['jay', 'animal'],
    ['mole', 'animal'],
    ['seal', 'animal'],
    ['bat', 'animal'],
    ['mouse', 'animal'],
    ['kid', 'animal'],
    ['crane', 'vehicle'],
    ['digger', 'vehicle'],
    ['zamboni', 'vehicle'],
    ['ukulele', 'instrument'],
    ['lasagne', 'food'],
    ['mangrove', 'plant'],
    ['kimono', 'clothing'],
    ['trampoline', 'toy'],
    ['electrician', 'person'],
    ['skyscraper', 'building'],
    ['savannah', 'place'],
    ['wardrobe', 'furniture'],
    ['screwdriver', 'tool'],
    ['tornado', 'weather'],
    ['karate', 'activity'],
    ['elbow', 'body'],
  ])('%s: %s', (noun, sort) => expect(nounKind(noun)?.sort).toBe(sort));

  test('a word of no kind has none', () => {
    for (const word of ['zorble', 'honesty', 'quickly', '', '__proto__']) expect(nounKind(word)).toBeUndefined();
  });

  test('every kind names a picture there is, or a kind of place', () => {
    const may = new Set<string>([...ANIMALS, ...THINGS, ...SETTINGS, 'room', 'school', 'earth', 'star', 'shell']);
    const drawn = Object.keys(NOUNS_BY_KIND).flatMap((kind) => kind.split('/').slice(1));
    expect(drawn.filter((each) => !may.has(each))).toEqual([]);
  });

  test('holds thousands of words, none of them twice, rude or unkind', () => {
    const words = Object.values(NOUNS_BY_KIND).flatMap((list) => list.split(' '));
    expect(words.length).toBeGreaterThan(8000);
    expect(new Set(words).size).toBe(words.length);
    const parts = words.map((each) => each.replaceAll('_', ' '));
    expect(parts.filter((each) => isUnkind(each) || each.split(' ').some((part) => RUDE.test(part)))).toEqual([]);
    expect(parts.filter((each) => each.length < 3)).toEqual([]);
  });
});

describe('a noun the ontology does not know', () => {
  test('is drawn as the nearest shape of its kind', () => {
    expect(hero('an aardvark who is shy')?.being?.drawing).toEqual({ animal: 'pig' });
    expect(hero('a wren')?.being?.drawing).toEqual({ animal: 'bird' });
    expect(hero('a zamboni that wants to dance')?.being).toMatchObject({ isa: 'vehicle', drawing: { thing: 'lorry' } });
    expect(hero('a xylophone who is sad')?.being?.drawing).toEqual({ thing: 'drum' });
    expect(understandTheme('making lasagne', null).thing?.thing?.drawn).toBe('bowl');
    expect(place('a bear at the skyscraper')).toMatchObject({ known: false, setting: 'street' });
  });

  test('claims nothing: two animals of one kind are told alike but for their words', () => {
    const [one, two] = ['an okapi', 'a serval'].map((theme) => hero(theme)?.being);
    expect(one?.eats).toBe(two?.eats);
    expect(one?.sleeps).toBe(two?.sleeps);
    expect(hero('an okapi')?.known).toBe(false);
  });

  test('is no noun where a verb stands', () => {
    expect(understandTheme('a whale who will not swallow', null).other).toBeNull();
    expect(understandTheme('a penguin who wants to fly', null).other).toBeNull();
  });

  test('does nothing and feels nothing, so it is a thing and nobody', () => {
    expect(hero('a lost kimono')).toBeNull();
    expect(hero('a grumpy aubergine')?.word).toBe('aubergine');
  });
});

describe('two nouns side by side', () => {
  test('are what the last one is', () => {
    expect(place('a night in the snow hotel')?.word).toBe('snow hotel');
    expect(place('the mango festival')?.word).toBe('mango festival');
    expect(place('my daughter visits the dinosaur museum')).toMatchObject({ word: 'dinosaur museum', known: true });
    expect(hero('a banana boat')?.being).toMatchObject({ id: 'boat' });
    expect(understandTheme('the moon cheese', null).thing).toMatchObject({ word: 'moon cheese' });
    expect(understandTheme('school play', 'Mia').first?.id).toBe('stage');
  });

  test('are one word when the table knows them as one', () => {
    expect(hero('a sea cucumber who is shy')?.being?.isa).toBe('wild');
    expect(hero('a jelly bean who is scared of spoons')?.being?.isa).toBe('thing');
    expect(hero('a hot dog who is scared of mustard')?.word).toBe('hot dog');
  });

  test('leave an animal an animal, and leave the egg to the dragon', () => {
    expect(hero('a shark dentist')?.being?.id).toBe('shark');
    expect(understandTheme("the dragon's egg", null)).toMatchObject({
      hero: { word: 'dragon' },
      thing: { word: 'egg' },
    });
  });

  test('have somebody in them when the theme has nobody else', () => {
    expect(understandTheme('bee hospital', null)).toMatchObject({
      hero: { word: 'bee' },
      place: { word: 'bee hospital' },
    });
  });

  test('after a measure are what is measured', () => {
    expect(understandTheme('a herd of elephants', null)).toMatchObject({
      hero: { word: 'elephant', plural: true },
      unused: [],
    });
    expect(understandTheme('a slice of moon cheese', null).thing?.word).toBe('moon cheese');
  });

  test('are no compound when the second is what the first does', () => {
    expect(understandTheme('a sloth parks the car', null)).toMatchObject({ hero: { word: 'sloth' }, place: null });
  });
});
