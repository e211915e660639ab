import { bookScriptSchema, type BookScript } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGES } from '../../../test/arc-samples.ts';
import { TENDER_THEMES, tenderSample } from '../../../test/tender-samples.ts';
import { auditBook } from '../audit/audit-book.ts';
import { tellPictureBook } from '../tell-picture-book.ts';
import { understandTheme } from '../theme/understand.ts';

const tell = (theme: string, age: number, seed: number, details: string | null = null): BookScript =>
  tellPictureBook({ theme, details, age, childName: 'Mia' }, { seed });
const textOf = (book: BookScript): string => [book.title, ...book.pages.map((page) => page.text)].join('\n');

/** Words that blur a death, and words that leave a child alone with it. */
const BLURRED =
  /\b(?:asleep|sleep\w*|slept|passed|lost|better place|gone away|went away|heaven|angels?|stars? in the sky|watching over|looking down|be brave|big (?:boy|girl) now|don't cry|do not cry|everything will be|it will be (?:fine|all right)|get over|move on|at least|another (?:dog|cat|pet))\b/i;

describe.each(TENDER_THEMES)('%s', (theme, details) => {
  test('is told soundly for every age, in every variant', () => {
    const bare = understandTheme('', null);
    for (const [telling, age] of AGES) {
      for (let seed = 1; seed <= 2; seed++) {
        const made = tenderSample([theme, details], telling, seed);
        expect(made, `${telling} ${seed}`).not.toBeNull();
        if (!made) continue;
        const most = Math.max(...made.draft.pages.map((page) => page.variants.length));
        for (let variant = 0; variant < most; variant++) {
          const pages = made.draft.pages.map(({ variants, scene }) => ({
            text: variants[variant % variants.length] ?? '',
            scene,
          }));
          const script = { ...made.draft, arc: 'tender-book', pages, cast: [...made.draft.cast] };
          expect(auditBook(script, bare, age).filter((each) => each.hard)).toEqual([]);
        }
      }
    }
  });

  test('is a whole book of its own kind, which ends warmly, and blurs nothing', () => {
    for (const [, age] of AGES) {
      for (let seed = 1; seed <= 3; seed++) {
        const book = tell(theme, age, seed, details);
        expect(bookScriptSchema.parse(book)).toEqual(book);
        expect(book.arc).toMatch(/^tender-/);
        const believes = /believes .*heaven/;
        expect(textOf(book).replace(believes, '')).not.toMatch(BLURRED);
        for (const actor of book.pages.at(-1)?.scene.actors ?? []) expect(['calm', 'happy']).toContain(actor.feeling);
        for (const page of book.pages) for (const actor of page.scene.actors) expect(actor.pose).not.toBe('sleep');
      }
    }
  });
});

describe('what happened is named', () => {
  test.each([
    ['our cat Biscuit was put to sleep', 'Biscuit died'],
    ['my dog died', 'dog died'],
    ['grandad has passed away', 'Grandad died'],
    ['her baby brother died', "Mia's baby brother died"],
    ['my dad died (I am the mum), he is 4', "Mum's dad died"],
    ['mummy is having an operation', 'Mummy is not well'],
    ['daddy is in prison', 'Daddy is in prison'],
    ['the war on tv', 'There is a war'],
    ['having two homes', 'two homes'],
  ])('%s', (theme, words) => {
    for (const [, age] of AGES)
      for (let seed = 1; seed <= 8; seed++)
        expect(textOf(tell(theme, age, seed)).toLowerCase()).toContain(words.toLowerCase());
  });

  test('a death is explained by the body, and nothing the child did is the cause', () => {
    for (const theme of ['my dog died', 'nana died'])
      for (const [, age] of AGES)
        for (let seed = 1; seed <= 10; seed++) {
          const text = textOf(tell(theme, age, seed));
          expect(text).toMatch(/body (?:has )?stopped working/);
          expect(text).toMatch(
            /Nothing you|nothing (?:that )?you|Not you|can't do (?:it|that)|could stop|None of this is why/,
          );
        }
  });
});

test('a belief is told once, and only when the parent told it', () => {
  const said = (theme: string): number =>
    textOf(tell(theme, 6, 3)).split("Mia's family believes Nana is in heaven.").length - 1;
  expect(said('nana died and is in heaven')).toBe(1);
  expect(said('nana died')).toBe(0);
});

test('the one who died, is ill or is away is never the grown-up who helps', () => {
  for (const theme of ['mummy died', 'grandad has passed away', 'daddy has cancer', 'daddy is in prison'])
    for (let seed = 1; seed <= 6; seed++)
      expect(
        tell(theme, 6, seed, 'Mummy, Daddy and Grandad read to her')
          .pages.map((each) => each.text)
          .join(' '),
      ).not.toMatch(new RegExp(`said ${theme.split(' ')[0]}\\b`, 'i'));
});

test('who died is seen only in a memory', () => {
  for (const theme of ['our cat Biscuit died', 'grandad has passed away'])
    for (const [, age] of AGES)
      for (let seed = 1; seed <= 10; seed++)
        for (const page of tell(theme, age, seed).pages)
          if (page.scene.actors.some((actor) => actor.who === 'who')) expect(page.text).toMatch(/\bonce\b|used to/i);
});

test('nothing of a theme reaches a page but what was read for certain', () => {
  const odd = fc.constantFrom('zorbel', 'quaxing', 'brillig', '<b>', '{x}', 'Frumious', 'tralfamadore', 'snark');
  fc.assert(
    fc.property(
      fc.constantFrom(...TENDER_THEMES.map(([theme]) => theme)),
      fc.array(odd, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer(),
      (theme, words, age, seed) => {
        const text = textOf(tell(`${theme}. ${words.join(' ')} then`, age, seed));
        for (const word of words) expect(text).not.toContain(word);
      },
    ),
    { numRuns: 40 },
  );
});

test('a pet that died is called by its name, wherever the name was said', () => {
  const book = tell('our guinea pig died', 7, 3, 'The guinea pig was called Pepper');
  expect(textOf(book)).toContain('Pepper died');
});
