import type { Character, ScriptPage } from '@storylantern/contract';
import type { Chance, Company, Figure, Telling } from './arc.ts';
import { isCast } from './company/figure.ts';
import { punctuated } from './punctuation.ts';
import { longer } from './weave/one-more-sentence.ts';

/** A picture holds so many. */
const MOST_ACTORS = 4;
/** On at least so many pages a brother or sister is seen, where the pages have room. */
const SEEN_ON = 4;
/** On so many pages somebody is in the story itself. */
const PLAYS_FROM = 3;
/** How somebody feels on a page decides what whoever is beside them does. */
const CONTENT: ReadonlySet<string> = new Set(['happy', 'excited', 'proud', 'calm', 'curious']);

type Line = (who: string, child: Figure) => string;

/** When the book begins: whoever else is in it is there already. */
const ARRIVING: readonly Line[] = [
  (who) => `${who} was there too.`,
  (who) => `And so was ${who}, of course.`,
  (who) => `${who} came as well.`,
  (who, child) => `Where ${child.name} was, ${who} was not far off.`,
  (who) => `${who} had come along to see.`,
  (who, child) => `${child.name} and ${who} had planned it together.`,
];
/** In the middle, when all is well; at no place in particular. */
const GLAD: readonly Line[] = [
  (who) => `"Me too!" said ${who}.`,
  (who) => `"Can I try?" said ${who}.`,
  (who) => `"Show me," said ${who}.`,
  (who, child) => `${who} did just what ${child.name} did, only louder.`,
  (who) => `${who} clapped twice.`,
  (who) => `"I knew that," said ${who}, who had not.`,
  (who) => `"Again," said ${who}.`,
  (who) => `${who} had a good look as well.`,
];
/** In the middle, when it is not. */
const UNSURE: readonly Line[] = [
  (who) => `${who} came one step closer.`,
  (who, child) => `${who} found ${child.names} hand and held it.`,
  (who) => `"Hm," said ${who}, very quietly.`,
  (who) => `${who} said nothing, and stayed.`,
  (who, child) => `"I'm here," said ${who} to ${child.name}.`,
  (who) => `${who} thought about it, too.`,
  (who) => `${who} did not know either.`,
];
/** Before the words of the last page, so that the book ends as it was meant to end. */
const LAST: readonly Line[] = [
  (who) => `${who} was still there.`,
  (who) => `${who} had seen it all.`,
  (who) => `It was late, even for ${who}.`,
  (who) => `Even ${who} was quiet now.`,
  (who) => `${who} was the first to yawn.`,
  (who, child) => `${who} leaned on ${child.name}.`,
];

/** A book in the making. */
interface Pages {
  readonly pages: readonly ScriptPage[];
  readonly cast: readonly Character[];
}

/**
 * Puts the other children of the family into a book that is told of one: they arrive at the beginning, have a word in the
 * middle in the mood of the page, and are there at the end, each time in the picture. Pages keep the limits of the age.
 */
export function withAlsoThere(book: Pages, company: Company, telling: Telling, chance: Chance): Pages {
  let made = book;
  for (const figure of company.alsoThere) made = withOne(made, figure, company, telling, chance);
  return made;
}

function withOne(book: Pages, figure: Figure, { child, alsoThere }: Company, telling: Telling, chance: Chance): Pages {
  if (!isCast(figure)) return book;
  const pages = [...book.pages];
  const seen = (page: ScriptPage): boolean => page.scene.actors.some((actor) => actor.who === figure.id);
  const put = (index: number, lines: readonly Line[], where: 'first' | 'last' = 'last'): boolean => {
    const page = pages[index];
    const beside = page?.scene.actors.find((actor) => actor.who === child.id) ?? page?.scene.actors[0];
    if (!page || !beside || seen(page) || page.scene.actors.length >= MOST_ACTORS) return false;
    for (const line of chance.some(lines.length, lines)) {
      const said = punctuated(line(figure.name, child));
      const taken = longer(page, said, telling, where);
      if (taken === null || pages.some((each) => each.text.includes(said))) continue;
      const actor = {
        who: figure.id,
        pose: beside.pose === 'sit' || beside.pose === 'sleep' ? ('sit' as const) : ('stand' as const),
        feeling: CONTENT.has(beside.feeling) ? ('happy' as const) : ('worried' as const),
        holds: null,
      };
      pages[index] = { ...taken, scene: { ...page.scene, actors: [...page.scene.actors, actor] } };
      return true;
    }
    return false;
  };
  const order = pages.map((_, index) => index);
  // The child is on the page: whoever else is there is beside the child.
  const withChild = order.filter((index) => pages[index]?.scene.actors.some((actor) => actor.who === child.id));
  // Whoever has a part of their own in it needs no lines besides.
  if (pages.filter(seen).length >= PLAYS_FROM) return book;
  const early = [...withChild, ...order].find((index) => index < pages.length / 2 && put(index, ARRIVING));
  const last = order.length - 1;
  const middle = withChild.filter((index) => index > (early ?? -1) && index < last);
  // Two children do not speak on the same pages.
  const turn = alsoThere.indexOf(figure);
  const mine = [...middle.filter((_, n) => n % alsoThere.length === turn), ...middle];
  let count = early === undefined ? 0 : 1;
  for (const index of mine) {
    if (count >= SEEN_ON - 1) break;
    const feeling = pages[index]?.scene.actors.find((actor) => actor.who === child.id)?.feeling ?? 'calm';
    if (put(index, CONTENT.has(feeling) ? GLAD : UNSURE)) count++;
  }
  if (put(last, LAST, 'first')) count++;
  if (count === 0) return book;
  const isCastAlready = book.cast.some((each) => each.id === figure.id);
  return { pages, cast: isCastAlready ? book.cast : [...book.cast, figure.character] };
}
