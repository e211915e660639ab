import type { ScriptPage, ThingName } from '@storylantern/contract';
import { namesEntity } from '../audit/scene-truth.ts';
import { namesThing } from '../audit/thing-words.ts';
import type { Chance, Figure, Telling } from '../arc.ts';
import { withArticle } from '../company/figure.ts';
import type { Entity } from '../theme.ts';
import { kindOf, type NounSort } from '../theme/noun-kind.ts';
import { firstThatTakes, inOrder } from './one-more-sentence.ts';

/** How an entity is drawn when it lies about: as a thing. */
const drawnAs = ({ thing, being }: Entity): ThingName | null =>
  thing?.drawn ?? (being && 'thing' in being.drawing ? being.drawing.thing : null);

/** Whether a picture shows an entity, as far as it can be drawn. */
export function isDrawn(pages: readonly ScriptPage[], entity: Entity): boolean {
  const drawn = drawnAs(entity);
  if (drawn === null) return true;
  return pages.some(({ scene }) => scene.things.includes(drawn) || scene.actors.some((actor) => actor.holds === drawn));
}

/** Kinds of things that may lie about whatever else is true of them. */
const MAY_LIE_ABOUT: ReadonlySet<NounSort> = new Set<NounSort>([
  'food',
  'plant',
  'instrument',
  'toy',
  'clothing',
  'furniture',
  'container',
  'machine',
  'tool',
  'vehicle',
]);

/** Whether it may be said of a thing that it was there: of known ones, and of those whose kind is known. */
export function canBeBrought({ word, known }: Entity): boolean {
  // "Pancakes for breakfast" says when, and nobody comes with a breakfast.
  if (/^(?:breakfast|brunch|lunch|dinner|supper|tea|tea ?time)s?$/.test(word)) return false;
  if (known) return true;
  const kind = kindOf(word) ?? kindOf(word.split(' ').at(-1) ?? word);
  return kind !== undefined && MAY_LIE_ABOUT.has(kind.kind.sort);
}

/** Nouns that are not counted: "some bread". */
const MASS =
  /(?<!\p{L})(?:water|sand|snow|rain|bread|milk|soup|honey|jam|cheese|flour|music|paint|popcorn|ice cream|mud|grass|hay|porridge|rice|pasta|juice|tea|butter|chocolate|glue|paper|cardboard|wool|string|yarn|soap|furniture|treasure|lettuce|broccoli|sweetcorn|pizza|lasagne|lasagna|toast|jelly|custard|sushi|ham|bacon|fruit|candyfloss|fudge|clothing|pyjamas|armour)$/u;

/** Nouns whose many do not end in -s. */
const MANY_OF: Readonly<Record<string, string>> = {
  tooth: 'teeth', foot: 'feet', mouse: 'mice', goose: 'geese', leaf: 'leaves', loaf: 'loaves', scarf: 'scarves', shelf: 'shelves', knife: 'knives', sheep: 'sheep', fish: 'fish',
}; // prettier-ignore

/** A noun that is many by its own -s: "pancakes", "scissors", and not "bus" or "atlas". */
const isMany = (noun: string): boolean =>
  /(?<![sui])s$/.test(noun) && !/(?:gas|atlas|canvas|lens|christmas)$/i.test(noun);

/** "box" is "boxes", "berry" is "berries", "wobbly tooth" is "wobbly teeth". */
const manyOf = (noun: string): string =>
  MANY_OF[noun.split(' ').at(-1) ?? noun] !== undefined
    ? noun.replace(/\S+$/, (last) => MANY_OF[last] ?? last)
    : noun.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=(?:s|x|z|ch|sh))$/, 'e') + 's';

/** What nobody brings along. */
const STAYS_WHERE_IT_IS =
  /(?:bath|bathtub|rainbow|house|hotel|tower|castle|tree|wood|bridge|puddle|pond|web|nest|door|wall|window|garden|stairs?|mountain|hill|bed|sandcastle|snowman|den|party|cave|lighthouse|windmill|moon|star|cloud|rain|snow|sun|storm|road|fence|gate|shed|roof|room|kitchen|oven|fridge|machine|tractor|train|bus|lorry|ship|slide|swing|fountain|statue|field|river|market|shop|school|circus|fair|sandpit|playground|pavement|beach|pool)s?$/;

/** A thing of the theme that the arc has no use for: it is there from the beginning. Null when no page takes it. */
export function withThing(
  pages: readonly ScriptPage[],
  entity: Entity,
  hero: Figure,
  telling: Telling,
  chance: Chance,
  isOfTheStory = true,
): ScriptPage[] | null {
  const { word, plural, adjectives } = entity;
  const noun = [...adjectives.slice(0, 1), word].join(' ');
  const many = plural || isMany(noun);
  const few =
    many || MASS.test(word)
      ? `some ${(noun.endsWith('s') && !noun.endsWith('ss')) || MASS.test(word) ? noun : manyOf(noun)}`
      : `${withArticle(noun)}${entity.name === null ? '' : ` called ${entity.name}`}`;
  const were = many && !MASS.test(word) ? 'were' : 'was';
  const lines = chance.some(
    4,
    STAYS_WHERE_IT_IS.test(word)
      ? [
          `There ${were} ${few} close by.`,
          `And there, not far off, ${were} ${few}.`,
          `A step further on ${were} ${few}.`,
          `Just there, as it happens, ${were} ${few}.`,
        ]
      : [
          `${hero.name} had ${few} that day.`,
          `${hero.name} had brought ${few}.`,
          `And there, close by, ${were} ${few}.`,
          `${hero.name} had come with ${few}.`,
        ],
  );
  // What a picture shows has to be named: a washing machine that is drawn as a box is only spoken of.
  const looks = drawnAs(entity);
  const drawn = looks !== null && (isOfTheStory || namesThing(word, looks)) ? looks : null;
  const shown = (page: ScriptPage): ScriptPage | null =>
    !page.text.includes(hero.name)
      ? null
      : drawn === null || page.scene.things.includes(drawn)
        ? page
        : page.scene.things.length < 4
          ? { ...page, scene: { ...page.scene, things: [...page.scene.things, drawn] } }
          : null;
  // Where a page names it already, it only has to be seen.
  const named = pages.findIndex((page) => namesEntity(page.text, word, null) && shown(page) !== null);
  if (named >= 0 && drawn !== null) return pages.map((page, i) => (i === named ? (shown(page) ?? page) : page));
  return firstThatTakes(pages, inOrder(pages).slice(0, -1), lines, telling, shown);
}
