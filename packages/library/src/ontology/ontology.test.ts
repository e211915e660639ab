import { ANIMALS, COATS, COSTUMES, SETTINGS, THINGS } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ACTIVITIES,
  BEINGS,
  FEARS,
  FIRST_TIMES,
  ONTOLOGY_THINGS,
  PLACES,
  PROBLEMS,
  saidOf,
  sourceOfBeing,
  type Drawing,
} from '../index.ts';

const has = (list: readonly string[], word: string | null | undefined): boolean =>
  word === null || word === undefined || list.includes(word);

const canBeDrawn = (drawing: Drawing): boolean => {
  if ('animal' in drawing) return has(ANIMALS, drawing.animal) && has(COATS, drawing.coat);
  if ('thing' in drawing) return has(THINGS, drawing.thing) && has(COATS, drawing.coat);
  return has(COSTUMES, drawing.costume);
};

/** Words that stand twice. */
const twice = (words: readonly string[]): string[] => words.filter((word, n) => words.indexOf(word) !== n);

/** Every text of an entry. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((inner) => texts(inner));
}

/** The texts among these that do not have the shape; empty when all is well, so that a failure names every one. */
const unlike = (shape: RegExp, all: readonly (string | undefined)[]): string[] =>
  all.filter((text): text is string => text !== undefined && !shape.test(text));

const ALL = [...BEINGS, ...PLACES, ...ONTOLOGY_THINGS, ...FIRST_TIMES, ...FEARS, ...ACTIVITIES];

/** A phrase that goes on inside a sentence: it does not begin like a sentence of its own and has no stop at its end. */
const FRAGMENT = /^(?!(?:A|An|The|It|They|There|You) ).*[^.!?,;:\s]$/;
const SENTENCES = /^["A-Z].*[.!?]"?$/;

const PAST =
  /^(?:[a-z]+ed|was|went|ran|sat|stood|shook|kept|blew|said|took|came|fell|held|got|gave|lay|left|found|put|drew|swam|sang|sank|flew|slid|swept|thought|told|grew|let|hung|did|knew|made|saw|spoke|shone|stuck|lost|read|set|spun|leapt|beat|bent|rang|rose|cut|became|felt|wrote|began|shot|slept|rode|hid|dug|wore|sent|froze|had|rubbed|shut|built|hit|hurried|drank|chose|swung|threw)$/;
const looksPast = (phrase: string): boolean => PAST.test(phrase.split(/[ ,]/)[0] ?? '');

describe('the ontology', () => {
  it('knows enough of the world for the themes of children', () => {
    const beings = (isa: string) => BEINGS.filter((each) => each.isa === isa).length;
    expect(BEINGS.length).toBeGreaterThanOrEqual(300);
    expect(beings('vehicle')).toBeGreaterThanOrEqual(40);
    expect(beings('magic')).toBeGreaterThanOrEqual(20);
    expect(beings('pet')).toBeGreaterThanOrEqual(16);
    expect(beings('thing')).toBeGreaterThanOrEqual(70);
    expect(beings('person')).toBeGreaterThanOrEqual(35);
    expect(PLACES.length).toBeGreaterThanOrEqual(45);
    expect(ONTOLOGY_THINGS.length).toBeGreaterThanOrEqual(140);
    expect(FIRST_TIMES.length).toBeGreaterThanOrEqual(36);
    expect(FEARS.length).toBeGreaterThanOrEqual(32);
    expect(ACTIVITIES.length).toBeGreaterThanOrEqual(42);
  });

  it('leaves no field empty and no space or mark astray', () => {
    const all = ALL.flatMap((entry) => texts(entry));
    expect(unlike(/^\S(?:.*\S)?$/, all)).toEqual([]);
    expect(all.filter((text) => / {2}|[|>;“”‘’]|\s[,.!?]|\b(?:a [aeiou]|an [^aeiouh])/.test(text))).toEqual([]);
    expect(all.filter((text) => /\b(\w+) \1\b/i.test(text))).toEqual([]);
  });

  it('says nothing to a child that is gory or a brand', () => {
    const harsh =
      /\b(?:blood|dead|dies|die|kill|killed|gun|knife|knives|stupid|lego|disney|barbie|peppa|pok[eé]mon)\b/i;
    expect(ALL.flatMap((entry) => texts(entry)).filter((text) => harsh.test(text))).toEqual([]);
  });

  it('lets nobody share a word with somebody else', () => {
    expect(twice(BEINGS.flatMap((each) => [each.id, ...(each.also ?? [])]))).toEqual([]);
    expect(twice(PLACES.flatMap((each) => each.words))).toEqual([]);
    expect(twice(ONTOLOGY_THINGS.flatMap((each) => each.words))).toEqual([]);
    expect(twice(FIRST_TIMES.flatMap((each) => each.words))).toEqual([]);
    expect(twice(FEARS.flatMap((each) => each.words))).toEqual([]);
    expect(twice(ACTIVITIES.flatMap((each) => each.words))).toEqual([]);
    expect(BEINGS.flatMap((each) => twice(each.names))).toEqual([]);
  });
});

describe('beings', () => {
  it('can all be drawn, where they live', () => {
    expect(BEINGS.filter((each) => !canBeDrawn(each.drawing) || !has(SETTINGS, each.setting))).toEqual([]);
  });

  it('have fields that fit into sentences', () => {
    const fields = BEINGS.flatMap(({ home, eats, does, touch, sleeps, scary }) => [
      home,
      eats,
      does,
      touch,
      sleeps,
      scary,
    ]);
    expect(unlike(FRAGMENT, fields)).toEqual([]);
    expect(
      unlike(
        /^[A-Z][^.!?]*$/,
        BEINGS.map((each) => each.says),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^(?!(?:the|a|an|under|in|on) )/,
        BEINGS.map((each) => each.home),
      ),
    ).toEqual([]);
    expect(BEINGS.map((each) => each.does).filter((text) => !looksPast(text) || text.split(' ').length > 12)).toEqual(
      [],
    );
    expect(
      unlike(
        /^(?!(?:sleeps|was|is|they) )/,
        BEINGS.map((each) => each.sleeps),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^(?!(?:they|it|has|is|looks) )/,
        BEINGS.map((each) => each.scary),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^[A-Z][\p{L}' -]*\p{L}$/u,
        BEINGS.flatMap((each) => each.names),
      ),
    ).toEqual([]);
    // Of whoever has a name for an id there is only one.
    expect(BEINGS.filter(({ id, names }) => names.length < 3 && id === id.toLowerCase())).toEqual([]);
  });

  it('have sane plurals', () => {
    const same = [
      'sheep',
      'deer',
      'fish',
      'goldfish',
      'jellyfish',
      'starfish',
      'squid',
      'moose',
      'reindeer',
      'hovercraft',
      'bison',
    ];
    const sane = (id: string, plural: string): boolean =>
      same.includes(id)
        ? plural === id
        : /(?:s|men|mice|lice|geese)\b/.test(plural) && plural[0] === id[0] && plural !== id;
    expect(BEINGS.filter(({ id, plural }) => !sane(id, plural)).map((each) => each.plural)).toEqual([]);
  });

  it('can do something, and have a trouble that others can end', () => {
    expect(BEINGS.filter((each) => each.can.length < 2 || twice(each.can).length > 0)).toEqual([]);
    expect(BEINGS.filter((each) => !PROBLEMS.includes(each.need))).toEqual([]);
    expect(ABILITIES.filter((ability) => BEINGS.filter((each) => each.can.includes(ability)).length < 10)).toEqual([]);
    expect(PROBLEMS.filter((problem) => BEINGS.filter((each) => each.need === problem).length < 2)).toEqual([]);
  });

  it('keeps everybody large out of a crack in the wall', () => {
    expect(BEINGS.filter((each) => each.need === 'narrow' && each.size > 2).map((each) => each.id)).toEqual([]);
  });
});

describe('the facts of real animals', () => {
  const REAL = new Set(['pet', 'farm', 'wild', 'sea', 'bird', 'insect']);
  const LONG_AGO = /dinosaur|T-rex|ceratops|saurus|diplodocus|raptor|dactyl|mammoth/;

  it('have a named public source, and nobody made up has one', () => {
    const real = BEINGS.filter((each) => REAL.has(each.isa) || LONG_AGO.test(each.id));
    expect(real.filter((each) => !/^[A-Z\d].{3,}/.test(sourceOfBeing(each.id) ?? '')).map((each) => each.id)).toEqual(
      [],
    );
    const others = BEINGS.filter((each) => !real.includes(each));
    expect(others.filter((each) => sourceOfBeing(each.id) !== null).map((each) => each.id)).toEqual([]);
  });
});

describe('he and she', () => {
  it('follow the kind, then the name, and are open otherwise', () => {
    expect([
      saidOf('queen', 'Otto'),
      saidOf('hen', 'Dot'),
      saidOf('toad', 'Mrs Damp'),
      saidOf('whale', 'Boom'),
    ]).toEqual(['she', 'she', 'she', null]);
    expect([
      saidOf('King', 'Otto'),
      saidOf('tomcat', 'Inky'),
      saidOf('owl', 'Tawny'),
      saidOf('goldfish', 'Quiet Joe'),
    ]).toEqual(['he', 'he', null, 'he']);
  });

  it('never disagree between a kind and the names it may have', () => {
    const clashes = BEINGS.flatMap((being) =>
      [being.id, ...(being.also ?? [])].flatMap((word) =>
        being.names
          .filter((name) => saidOf('somebody', name) !== null && saidOf(word, name) !== saidOf('somebody', name))
          .map((name) => `${name} the ${word}`),
      ),
    );
    expect(clashes).toEqual([]);
  });
});

describe('places', () => {
  it('are reached, packed for and drawn with what a picture has', () => {
    for (const place of PLACES) {
      expect(SETTINGS, place.id).toContain(place.setting);
      const shown = [...place.loadThings, place.vehicle, place.keepThing];
      expect(
        shown.filter((thing) => !has(THINGS, thing)),
        place.id,
      ).toEqual([]);
      const packed = place.loadThings.filter(
        (thing) => !place.load.includes(thing.replace('-', ' ').replace(/(?:ies|s)$/, '')),
      );
      expect(packed, place.id).toEqual([]);
      expect(place.loadThings.length, place.id).toBeGreaterThanOrEqual(1);
      expect(
        BEINGS.map((each) => each.id),
        place.id,
      ).toContain(place.resident);
    }
  });

  it('have fields that fit into sentences, and facts with a source', () => {
    const fields = PLACES.flatMap(({ by, load, sees, smell, sound, fact }) => [by, load, ...sees, smell, sound, fact]);
    expect(unlike(FRAGMENT, fields)).toEqual([]);
    expect(
      unlike(
        /^(?!(?:the|a|an) )/,
        PLACES.map((each) => each.by),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^[a-z]/,
        PLACES.map((each) => each.fact),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^[A-Z].{3,}/,
        PLACES.map((each) => each.factSource),
      ),
    ).toEqual([]);
  });
});

describe('things', () => {
  it('can be drawn', () => {
    expect(ONTOLOGY_THINGS.filter((each) => !has(THINGS, each.drawn))).toEqual([]);
    expect(
      unlike(
        FRAGMENT,
        ONTOLOGY_THINGS.map((each) => each.look),
      ),
    ).toEqual([]);
  });

  it('when they are made go wrong for a reason and are mended by one spare bit', () => {
    const made = ONTOLOGY_THINGS.filter((each) => each.parts ?? each.wrong ?? each.left ?? each.use);
    expect(made.length).toBeGreaterThanOrEqual(25);
    expect(made.filter((each) => !(each.parts && each.wrong && each.left && each.use))).toEqual([]);
    expect(
      unlike(
        FRAGMENT,
        made.flatMap((each) => [...(each.parts ?? []), ...(each.wrong ?? []).flat(), each.left, each.use]),
      ),
    ).toEqual([]);
    expect(made.filter((each) => !looksPast(each.use ?? '')).map((each) => each.use)).toEqual([]);
    // What stands before a comma is the thing itself, and what stands after it is what it is for.
    expect(
      made.map((each) => each.left).filter((left) => /,(?! (?:for|which|with|to|kept) )/.test(left ?? '')),
    ).toEqual([]);
    expect(made.filter((each) => each.parts?.includes(each.left ?? '')).map((each) => each.id)).toEqual([]);
  });
});

describe('first times, fears and activities', () => {
  it('have settings and things a picture has', () => {
    expect([...FIRST_TIMES, ...FEARS, ...ACTIVITIES].filter((each) => !has(SETTINGS, each.setting))).toEqual([]);
    expect([...FIRST_TIMES, ...ACTIVITIES].filter((each) => !has(THINGS, each.gearThing))).toEqual([]);
  });

  it('first times: sentences are whole, fragments are not', () => {
    expect(FIRST_TIMES.filter((each) => !each.helper.startsWith(`${each.helperName}, `))).toEqual([]);
    const fragments = FIRST_TIMES.flatMap(({ gear, skill, skillAt, step1, after, wobble }) => [
      gear,
      skill,
      skillAt,
      step1,
      after,
      wobble,
    ]);
    expect(unlike(FRAGMENT, fragments)).toEqual([]);
    expect(
      unlike(
        /^[A-Z].*\?$/,
        FIRST_TIMES.map((each) => each.ask),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^[A-Z].*!$/,
        FIRST_TIMES.map((each) => each.cry),
      ),
    ).toEqual([]);
    expect(
      unlike(
        SENTENCES,
        FIRST_TIMES.flatMap((each) => [...each.sense, each.use]),
      ),
    ).toEqual([]);
    expect(FIRST_TIMES.map((each) => each.step1).filter((text) => !looksPast(text))).toEqual([]);
  });

  it('fears: each way of avoiding fails for a reason, and the truth has a source', () => {
    const avoided = FEARS.flatMap((each) => [...each.avoid]);
    expect(avoided.map(([attempt]) => attempt).filter((text) => !looksPast(text))).toEqual([]);
    expect(
      unlike(FRAGMENT, [...avoided.flat(), ...FEARS.flatMap((each) => [each.scary, each.trick, each.friend])]),
    ).toEqual([]);
    expect(
      unlike(
        SENTENCES,
        FEARS.flatMap((each) => [each.sense, each.trickUse]),
      ),
    ).toEqual([]);
    expect(
      unlike(
        /^[A-Z].*[^.]$/,
        FEARS.map((each) => each.truth),
      ),
    ).toEqual([]);
    expect(FEARS.filter((each) => each.truthSource.length < 4)).toEqual([]);
    expect(
      unlike(
        /^(?:the|a|an|one) /,
        FEARS.map((each) => each.friend),
      ),
    ).toEqual([]);
  });

  it('activities: two tries fail for a reason, and a knack helps without a winner', () => {
    const tries = ACTIVITIES.flatMap((each) => [...each.tries]);
    expect(tries.map(([attempt]) => attempt).filter((text) => !looksPast(text))).toEqual([]);
    const fragments = ACTIVITIES.flatMap(({ gear, hard, knack, sound }) => [gear, hard, knack, sound]);
    expect(unlike(FRAGMENT, [...tries.flat(), ...fragments])).toEqual([]);
    expect(ACTIVITIES.map((each) => each.moment).filter((text) => /\b(?:won|winner|first prize)\b/.test(text))).toEqual(
      [],
    );
  });
});

describe('told to a child of five', () => {
  it('keeps to fourteen words a sentence wherever a field is one', () => {
    const words = (text: string) => text.split(/\s+/).length;
    const told = [
      ...FEARS.flatMap(({ sense, truth, trickUse }) => [sense, truth, trickUse]),
      ...FIRST_TIMES.flatMap(({ sense, use }) => [...sense, use]),
    ];
    const sentences = told.flatMap((text) => text.split(/(?<=[.!?]"?)\s+/));
    expect(sentences.filter((sentence) => words(sentence) > 14)).toEqual([]);
    expect(PLACES.map((each) => each.keep).filter((keep) => words(keep) > 7)).toEqual([]);
  });
});

describe('the words of parents', () => {
  it('are known on both sides of the sea', () => {
    const known = {
      bunny: 'rabbit',
      doggie: 'dog',
      kitty: 'cat',
      trex: 'T-rex',
      dino: 'dinosaur',
      'choo-choo': 'steam train',
      excavator: 'digger',
      truck: 'lorry',
      airplane: 'aeroplane',
      ladybug: 'ladybird',
    };
    const meant = (word: string) => BEINGS.find((each) => each.also?.includes(word))?.id;
    expect(Object.fromEntries(Object.keys(known).map((word) => [word, meant(word)]))).toEqual(known);
    const named = (word: string, entries: readonly { readonly id: string; readonly words: readonly string[] }[]) =>
      entries.find((each) => each.words.includes(word))?.id;
    expect(named('seaside', PLACES)).toBe('the beach');
    expect(named('teddy bear', ONTOLOGY_THINGS)).toBe('teddy');
    expect(named('hoover', FEARS)).toBe('the vacuum cleaner');
    expect(named('soccer', ACTIVITIES)).toBe('football');
  });
});
