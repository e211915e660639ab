import type { Character, ScriptPage } from '@storylantern/contract';
import { namesEntity } from './audit/scene-truth.ts';
import type { Chance, Company, Figure, Telling } from './arc.ts';
import { isRooted } from './arcs/at-home.ts';
import { isCast } from './company/figure.ts';
import type { Entity, Theme } from './theme.ts';
import { isSpokenOf } from './theme/clauses.ts';
import { isOfKin, newcomerIn } from './theme/household.ts';
import { firstThatTakes, inOrder } from './weave/one-more-sentence.ts';
import { withFamily } from './weave/with-family.ts';
import { isOccasionTold, withOccasion } from './weave/with-occasion.ts';
import { withPlace } from './weave/with-place.ts';
import { withSaying } from './weave/with-saying.ts';
import { withStart } from './weave/with-start.ts';
import { canBeBrought, isDrawn, withThing } from './weave/with-thing.ts';

/** A book in the making. */
export interface Weaving {
  readonly pages: readonly ScriptPage[];
  readonly cast: readonly Character[];
  /** How many parts of the theme had to be put in because the arc has no use for them. */
  readonly woven: number;
}

/** Parts of a theme that an arc left out get a line of their own and a place in a picture, true to whatever they are. */
export function woven(
  book: { readonly pages: readonly ScriptPage[]; readonly cast: readonly Character[] },
  company: Company,
  telling: Telling,
  chance: Chance,
): Weaving {
  let { pages, cast } = book;
  let count = 0;
  const put = (made: readonly ScriptPage[] | null): void => {
    if (!made) return;
    pages = made;
    count++;
  };
  const { theme } = company;
  // What a page only speaks of, in the words of the theme, need not be brought as well.
  const isSpoken = (entity: Entity): boolean => isSpokenOf(theme, entity) && told(entity);
  const told = (entity: Entity): boolean =>
    pages.some((page) =>
      [entity.word, entity.being?.id, entity.thing?.id].some(
        (word) => word !== undefined && namesEntity(page.text, word, null),
      ),
    );
  if (
    theme.place &&
    !isSpoken(theme.place) &&
    !(told(theme.place) && (inPlace(pages, theme.place) || isOnlyTheWay(theme))) &&
    isSaidInTheme(theme.place, theme.raw)
  )
    put(withPlace(pages, theme.place, theme.raw, telling, chance));
  // Nothing is said of a thing nobody knows, not even that it can be brought; of some only the kind has to be known.
  // "Sprocket the robot" is somebody, and is not brought along besides.
  const isSomebody = (entity: Entity): boolean =>
    pages.some((page) =>
      new RegExp(String.raw`\p{Lu}\p{L}+ the ${entity.word.replace(/[^\p{L} -]/gu, '')}\b`, 'u').test(page.text),
    );
  if (
    theme.thing &&
    !isSomebody(theme.thing) &&
    canBeBrought(theme.thing) &&
    !(told(theme.thing) && isDrawn(pages, theme.thing))
  ) {
    put(withThing(pages, theme.thing, ownerIn(company, theme.thing), telling, chance));
  }
  for (const each of theme.also)
    if (canBeBrought(each) && !told(each)) put(withThing(pages, each, company.hero, telling, chance, false));
  // Who comes to live there is what the book is about, and need not be said first.
  if (isOfKin(theme) && theme.clause === null && newcomerIn(theme) === null) put(withSaying(pages, company, telling));
  // What takes somebody to the dentist is said before they go.
  if (/\bwith toothache$/i.test(theme.raw))
    put(
      firstThatTakes(
        pages,
        [0, 1],
        [`${company.hero.name} had toothache.`, `It was because of a toothache.`],
        telling,
        (page) => page,
      ),
    );
  if (theme.from !== null) put(withStart(pages, theme, company.hero, telling, chance));
  if (theme.occasion && !isOccasionTold(theme.occasion, pages))
    put(withOccasion(pages, theme.occasion, telling, chance));
  const seen = new Set(pages.flatMap((page) => page.scene.actors.map((actor) => actor.who)));
  // Somebody whom a child is to keep away from does not look in to say hello.
  const welcome =
    !/^strangers?$/.test(theme.other?.word ?? '') &&
    // A house looks in on nobody.
    !isRooted(theme.other?.being ?? null) &&
    // What somebody wishes to be is not somebody who comes as well.
    !(theme.want?.startsWith('be ') === true && theme.want.includes(theme.other?.word ?? ' '));
  if (welcome && company.other && theme.other && (!seen.has('other') || !told(theme.other)) && isCast(company.other)) {
    const visited = withVisitor(pages, company.other, telling, chance);
    put(visited);
    if (visited && !cast.some((each) => each.id === 'other')) cast = [...cast, company.other.character];
  }
  return { pages: withFamily(pages, company, telling), cast, woven: count };
}

/** "grandma's magic handbag" is with Grandma. */
const ownerIn = ({ theme, hero, grownUp }: Company, thing: Entity): Figure =>
  !grownUp.name.startsWith('the ') &&
  new RegExp(String.raw`\b${grownUp.name}['’]s (?:\p{L}+ ){0,3}?${thing.word}`, 'iu').test(theme.raw)
    ? grownUp
    : hero;

/** A place that was only put in, because a journey goes somewhere, is not insisted on. */
const isSaidInTheme = ({ word, known }: Entity, raw: string): boolean =>
  known || raw.toLowerCase().includes(word.toLowerCase());

/** "walking to school", "the bus to town": the story is of the way there. */
const isOnlyTheWay = ({ raw }: Theme): boolean =>
  /\b(?:walk\w*|way|bus|train|plane|boat|ferry|scoot\w*|cycl\w*|driv\w*|rid\w*) to\b/i.test(raw);

const inPlace = (pages: readonly ScriptPage[], { place }: Entity): boolean =>
  place === null || pages.some((page) => page.scene.setting === place.setting);

function withVisitor(
  pages: readonly ScriptPage[],
  other: Figure,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  const lines = chance.some(3, [
    `${other.introduced} came too.`,
    `${other.introduced} was there as well.`,
    `${other.introduced} looked in to say hello.`,
  ]);
  return firstThatTakes(pages, inOrder(pages), lines, telling, (page) => {
    const { actors } = page.scene;
    if (actors.length >= 4 || page.scene.setting === 'space' || page.scene.setting === 'undersea') return null;
    return {
      ...page,
      scene: { ...page.scene, actors: [...actors, { who: other.id, pose: 'stand', feeling: 'happy', holds: null }] },
    };
  });
}
