import { FACT_SHEETS } from '@storylantern/library';
import { ARCS } from '../src/books/arcs/index.ts';
import { auditBook } from '../src/books/audit/audit-book.ts';
import { bookChance } from '../src/books/chance.ts';
import { chosenByChance } from '../src/books/render-pages.ts';
import { tellPictureBook } from '../src/index.ts';
import { AGES, readTheme, sample } from './arc-samples.ts';
import { BOOK_THEMES } from './book-themes.ts';

/**
 * Prints picture books to be read aloud by an editor:
 * `node packages/storyteller/test/print-books.ts <arc or theme> [age] [seeds] [theme for the arc]`.
 * An arc is told of a theme it fits; a theme is told by the three arcs that fit it best. With `told` before a theme it
 * prints what a family would hold: `print-books.ts told "a shy octopus" [age] [seeds] [details]`. With
 * `adventure` before a sheet, a topic or free words it prints educational adventures, their questions and facts:
 * `print-books.ts adventure bridges [age] [seeds] [details]`.
 */
if (process.argv[2] === 'told' || process.argv[2] === 'adventure') {
  printTold(process.argv.slice(3), process.argv[2] === 'adventure');
  process.exit();
}
const [what = '', ageAsked = '6', seedsAsked = '2', themeAsked] = process.argv.slice(2);
const age = Number(ageAsked);
const telling = AGES.find(([, years]) => age <= years + 1)?.[0] ?? 'old';
const arc = ARCS.find((each) => each.id === what);
const theme =
  themeAsked ??
  (arc
    ? BOOK_THEMES.filter((each) => arc.fits(readTheme(each.theme, 'Mia')) > 0).sort(
        (a, b) => arc.fits(readTheme(b.theme, 'Mia')) - arc.fits(readTheme(a.theme, 'Mia')),
      )[0]?.theme
    : what) ??
  'a dragon who is scared of butterflies';
const understood = readTheme(theme, 'Mia');
const {
  raw,
  relation,
  hero,
  other,
  place,
  thing,
  first,
  fear,
  activity,
  want,
  clause,
  childRole,
  heroName,
  used,
  unused,
} = understood;
const word = (entity: typeof hero): string | null =>
  entity &&
  `${[...entity.adjectives, entity.word].join(' ')}${entity.name === null ? '' : ` "${entity.name}"`}${entity.known ? '' : '?'}`;
console.log(`"${raw}"`, {
  relation,
  hero: word(hero),
  other: word(other),
  place: word(place),
  thing: word(thing),
  first: first?.id,
  fear: fear?.id,
  activity: activity?.id,
  want,
  clause,
  childRole,
  heroName,
  used: used.join(' '),
  unused: unused.join(' '),
});
const arcs = arc
  ? [arc]
  : [...ARCS]
      .filter((each) => each.fits(understood) > 0)
      .sort((a, b) => b.fits(understood) - a.fits(understood))
      .slice(0, 3);
for (const each of arcs) {
  for (let seed = 1; seed <= Number(seedsAsked); seed++) {
    const made = sample(each, theme, telling, seed);
    if (!made) {
      console.log(`--- ${each.id} cannot tell it (seed ${seed})`);
      continue;
    }
    const pages = chosenByChance(made.draft, bookChance(seed));
    const words = pages.reduce((sum, page) => sum + page.text.split(/\s+/).length, 0);
    console.log(
      `\n--- ${made.draft.title}  [${each.id}, fits ${each.fits(understood)}, ${telling}, seed ${seed}, ${pages.length} pages, ${words} words, refrain: ${made.draft.refrain}]`,
    );
    for (const [i, { text, scene }] of pages.entries()) {
      const actors = scene.actors.map(
        (actor) =>
          `${made.draft.cast.find((who) => who.id === actor.who)?.name ?? actor.who}:${actor.pose}:${actor.feeling}${actor.holds === null ? '' : `+${actor.holds}`}`,
      );
      console.log(
        `${i + 1}. ${text}\n     [${scene.setting}, ${scene.time}, ${scene.weather}, ${scene.camera} | ${actors.join(', ')} | ${scene.things.join(', ')}]`,
      );
    }
    for (const found of auditBook({ ...made.draft, pages, cast: [...made.draft.cast] }, made.theme, age)) {
      console.log(
        `  ${found.hard ? 'HARD' : 'soft'} ${found.rule} p${found.page === null ? '-' : found.page + 1}: ${found.detail}`,
      );
    }
  }
}

function printTold(
  [asked = '', years = '6', seeds = '1', details = '']: readonly string[],
  educational: boolean,
): void {
  const sheet = educational ? FACT_SHEETS.find((each) => each.id === asked) : undefined;
  const theme = sheet?.words[0] ?? asked;
  for (let seed = 1; seed <= Number(seeds); seed++) {
    const book = tellPictureBook({ theme, childName: 'Mia', age: Number(years), details, educational }, { seed });
    console.log(
      `\n--- ${book.title}  [${book.arc}, refrain: ${book.refrain}, not managed: ${book.notManaged.join(', ')}]`,
    );
    for (const [i, { text, scene }] of book.pages.entries()) {
      const actors = scene.actors.map(({ who, pose, feeling }) => `${who}:${pose}:${feeling}`);
      console.log(
        `${i + 1}. ${text}\n     [${scene.setting}, ${scene.time} | ${actors.join(', ')} | ${scene.things.join(', ')}]`,
      );
    }
    if (educational) {
      for (const { question, answer } of book.talk) console.log(`? ${question} - ${answer ?? ''}`);
      for (const { says, source } of book.facts) console.log(`= ${says} (${source})`);
    }
    for (const each of book.findings) console.log(`  ${each.rule} p${each.page ?? '-'}: ${each.detail}`);
  }
}
