import { escaped } from '../words/escaped.ts';
import { GENDERS } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { syllables } from '../words/dictionary.ts';
import { cover } from './cover.ts';
import { withhold } from './withhold.ts';

/** Names of children and those around them, from many places; some are words, some have marks or more than one part. */
const NAMES =
  'Leo|Mia|Zoë|Aoife|Siobhán|Kaelen|Priyanka|Xiomara|Nguyễn|Chloé|Jean-Luc|Anna Maria|O’Neil|D’Arcy|Þóra|Łukasz|Søren|Ağca|Oluwaseun|Thandiwe|Mehmet|Yuki|Ioana|Ngozi|Rose|Will|Hope|Grace|April|May|Summer|Mark|Faith|Violet|Björn|Ximena|Saoirse|DeShawn|Kwabena|Ezgi|Noor|Tomás|Wojciech|Svetlana|Hyun-woo|Mbali|Iñaki|Beaufort'.split(
    '|',
  );
const SURNAMES = 'Kowalczyk|Patel|O’Brien|Okonkwo|Lane|Novák|Fernández|McAllister|Haddad|Yamamoto'.split('|');
const PLACES = 'Hillside Primary School|St Mary’s School|Little Acorns Nursery|Oakfield Academy|Great Barford Hospital|14 Elm Tree Road|Willow Close|Riverside Swimming Club'.split('|'); // prettier-ignore
const TOWNS = 'Leeds|Brighton|Kraków|Birmingham|Chicago|Oslo|Manchester|Toronto'.split('|');
const NUMBERS = '07700 900123|+44 20 7946 0958|(555) 010-9999|mum.of.two@example.com|www.our-family.example.org|SW1A 1AA|12/03/2019|3 April 2019|485 777 3456|@leosmum'.split('|'); // prettier-ignore

const one = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const sentences = [
  (n: string, p: string) => `His sister ${n} started at ${p} and cries.`,
  (n: string) => `My friend's boy ${n} hits others.`,
  (n: string) => `They share a room with ${n}, who sleeps badly.`,
  (n: string) => `We have a dog called ${n} and two fish.`,
  (n: string) => `${n}, her cousin, is kind to her.`,
  (n: string) => `When ${n} comes to play, there is trouble about toys.`,
  (_: string, p: string) => `This happens at ${p} most days.`,
];

const brief = fc.record({
  child: one(NAMES),
  gender: one([...GENDERS, null]),
  said: fc.array(fc.tuple(one(sentences), one(NAMES), one(PLACES)), { minLength: 1, maxLength: 4 }),
  teacher: one(SURNAMES),
  town: one(TOWNS),
  number: one(NUMBERS),
});

/** Whether a name is still to be found; names that are words count with their capital only. */
const stands = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${name.replaceAll('’', "['’]")}(?![\p{L}\p{M}])`,
    /^(?:Rose|Will|Hope|Grace|April|May|Summer|Mark|Faith|Violet|Lane)$/.test(name) ? 'u' : 'iu',
  ).test(text);

const textOf = (b: { child: string; said: readonly (readonly [(n: string, p: string) => string, string, string])[]; teacher: string; town: string; number: string }): string =>
  `${b.child} is afraid of the dark. ${b.said.map(([say, name, place]) => say(name, place)).join(' ')} The teacher is Mrs ${b.teacher}. We live in ${b.town}. Reach me: ${b.number}. Mum and Nana help, and so does a blue blanket.`; // prettier-ignore

describe('what leaves', () => {
  it('holds no name, place, address or number of the family', () => {
    fc.assert(
      fc.property(brief, (b) => {
        const text = textOf(b);
        const { texts, childName, leaks } = withhold({ childName: b.child, gender: b.gender, texts: [text] });
        const sent = `${childName ?? ''}\n${texts.join('\n')}`;
        const personal = [b.child, ...b.said.flatMap(([say, name, place]) => [...(say.length > 0 && say(name, '').includes(name) ? [name] : []), ...(say('', place).includes(place) ? [place] : [])]), `Mrs ${b.teacher}`, b.town, b.number]; // prettier-ignore
        expect(personal.filter((each) => stands(sent, escaped(each)))).toEqual([]);
        expect(leaks(sent)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps everything else, and gives the names of people back', () => {
    fc.assert(
      fc.property(
        one(NAMES),
        one(GENDERS),
        fc.array(one(NAMES), { minLength: 1, maxLength: 3 }),
        (child, gender, others) => {
          const text = `${child} is shy. ${others.map((name) => `The brother ${name} plays with ${child}'s red car, and ${name} waits.`).join(' ')} Dad reads to them at seven.`; // prettier-ignore
          const { texts, restore } = withhold({ childName: child, gender, texts: [text] });
          expect(restore(texts[0] ?? '')).toBe(text.normalize('NFC'));
          expect(texts[0]).toMatch(/is shy\..*red car, and.*Dad reads to them at seven\.$/s);
        },
      ),
      { numRuns: 120 },
    );
  });

  test.each([
    ['my daughter aoife hits her brother kaelen', ['aoife', 'kaelen']],
    ['my son leo wont share with tom', ['leo', 'tom']],
    ['grace hates bedtime. her sister hope too', ['grace', 'sister hope']],
    ['ZOE CRIES AT OAKFIELD ACADEMY WITH PRIYANKA', ['ZOE', 'OAKFIELD', 'PRIYANKA']],
    ['she goes to little acorns nursery with miss kelly', ['acorns', 'kelly']],
    ['He Is Scared When Marcus Comes To Play', ['Marcus']],
    ['we live at 12 oak road, sw1a 1aa', ['oak', 'sw1a']],
    ['Loves swimming with Nana Jean and Auntie Jo.', ['Jean', 'Jo']],
    ['Our rabbit Biscuit died. Biscuit was old.', ['Biscuit']],
    ['He is in the Beavers in Kirkby Lonsdale.', ['Kirkby', 'Lonsdale']],
    ['born 12.3.2019, nhs no 485 777 3456', ['2019', '777']],
    ['его зовут Иван', ['Иван', 'зовут']],
    ['Talks about Kofi all day. Kofi’s mum is cross.', ['Kofi']],
    ['ring me 0113 496 0000 or sam_j@mail.example', ['0113', '0000', 'sam_j']],
    ['Dr Chaudhry at Smile Clinic says it is ADHD', ['Chaudhry', 'Smile']],
    ['best friends eve and noah moved away', ['noah']],
    ['Jean-Luc was never like that.', ['Jean', 'Luc']],
  ] as const)('%j is sent without %j', (text, gone) => {
    const [sent = ''] = withhold({ childName: null, texts: [text] }).texts;
    for (const each of gone) expect(sent).not.toContain(each);
  });

  test.each([
    'He will not sleep and may wake up in April. Mum, Dad and Gran help.',
    'scared of the dark, wont sleep alone, nite terrors, screentime battles',
    'Starts Reception in September. Has ADHD and sees an OT. Loves Lego and Bluey.',
    'Mi hija tiene miedo de la oscuridad y no quiere dormir sola.',
    'She is 5, has two brothers, and counts to 10. It is worst on Mondays at 7.30.',
    'I hope this helps. The sun rose late. Mark my words, he can bill and coo.',
  ])('%j is sent as it is', (text) => {
    expect(withhold({ childName: null, texts: [text] }).texts).toEqual([text]);
  });
});

test('whose room it is, is no place', () => {
  const { texts, restore } = withhold({ childName: null, texts: ["Sleeps in Łukasz's room. Łukasz is cross."] });
  expect(texts[0]).not.toMatch(/town|country|Łukasz/);
  expect(restore(texts[0] ?? '')).toBe("Sleeps in Łukasz's room. Łukasz is cross.");
});

describe('a name in the place of another', () => {
  it('has as many syllables, so that a song still scans, and stands nowhere in the texts', () => {
    for (const name of ['Tom', 'Leo', 'Mia', 'Priya', 'Olivia', 'Benjamin', 'Alexander', 'Grace', 'Zoe', 'Emily']) {
      const text = 'Nora and Kate and Emily play.';
      const { childName } = withhold({ childName: name, gender: 'girl', texts: [text] });
      expect(syllables(childName ?? ''), `${name} ${childName ?? ''}`).toBe(syllables(name));
      expect(text).not.toContain(childName);
    }
  });

  it('is put back with possessives, hyphens, capitals and in any form of the letters', () => {
    const { childName: other = '', restore, leftIn } = withhold({ childName: 'Zoë', gender: 'girl', texts: [''] });
    const told = `${other}'s cup. ${other ?? ''}’s cup. A ${other}-sized door. ${(other ?? '').toUpperCase()}! "${other}?"`;
    expect(restore(told)).toBe('Zoë\'s cup. Zoë’s cup. A Zoë-sized door. ZOË! "Zoë?"');
    expect(leftIn(restore(told))).toEqual([]);
  });

  it('can be opened again elsewhere from plain data', () => {
    const made = withhold({ childName: 'Ioana', texts: ['Ioana and her brother Matei'] });
    const again = cover(JSON.parse(JSON.stringify(made.standIns)) as typeof made.standIns);
    expect(again.restore(made.texts[0] ?? '')).toBe('Ioana and her brother Matei');
    expect(again.hide('Has Ioana seen Matei?')).toBe(made.hide('Has Ioana seen Matei?'));
    expect(again.leaks('Matei waits')).toEqual(['Matei']);
  });

  it('never runs out, and gives each person another', () => {
    const names = Array.from(
      { length: 150 },
      (_, n) => `Q${String.fromCodePoint(97 + (n % 26))}z${String.fromCodePoint(97 + Math.floor(n / 26))}oo`,
    );
    const { standIns } = withhold({ childName: null, names, texts: [] });
    expect(new Set(standIns.map((each) => each.standIn)).size).toBe(150);
  });
});

test('a short name is hidden where only another script stood against it', () => {
  const { texts, leaks } = withhold({ childName: 'N', texts: ['ぁn'] });
  expect(leaks(texts[0] ?? '')).toEqual([]);
});

test('any text can be withheld', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 20 }), (text, name) => {
      const { texts, leaks } = withhold({ childName: name, texts: [text] });
      expect(leaks(texts[0] ?? '')).toEqual([]);
    }),
    { numRuns: 120 },
  );
});
