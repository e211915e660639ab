import type { ScriptPage, ThingName } from '@storylantern/contract';
import { namesEntity } from '../audit/scene-truth.ts';
import type { Company, Telling } from '../arc.ts';
import { singularsOf } from '../theme/entries.ts';
import { firstThatTakes } from './one-more-sentence.ts';

/** Soft things as they are drawn. */
const SOFT: readonly (readonly [RegExp, ThingName])[] = [
  [/\b(?:blanket|blankie|quilt|cloth|muslin)\b/i, 'blanket'],
  [/\b(?:rabbit|bunny)\b/i, 'rabbit-toy'],
  [/\b(?:teddy|bear)\b/i, 'teddy'],
];

/** What the child sleeps with and what the child likes, each as one detail of a page, where there is a place for it. */
export function withFamily(pages: readonly ScriptPage[], company: Company, telling: Telling): readonly ScriptPage[] {
  const { child, comforter, interests, theme, chance } = company;
  const all = pages
    .map((page) => page.text)
    .join(' ')
    .toLowerCase();
  let made = pages;
  const last = made.length - 1;
  const end = made[last];
  // The toy that the book is about is in it already.
  const isIt = theme.thing !== null && /\b(?:teddy|bear|bunny|rabbit|doll|dolly|toy|blanket)\b/i.test(theme.thing.word);
  // A book that has a Teddy in it has the child's own, by name.
  const isCalledTeddy = made.some(({ text }) => /\bTeddy\b/.test(text));
  if (
    comforter !== null &&
    !isIt &&
    !isCalledTeddy &&
    end?.scene.setting === 'bedroom' &&
    !all.includes(comforter.toLowerCase())
  ) {
    const inBed = end.scene.actors.some((actor) => actor.who === child.id && /^(?:sleep|sit)$/.test(actor.pose));
    const soft = /^\p{Lu}/u.test(comforter) ? comforter : `the ${comforter.replace(/^(?:the|an?) /, '')}`;
    const drawn = SOFT.find(([words]) => words.test(comforter))?.[1];
    if (inBed)
      made =
        firstThatTakes(made, [last], [`${soft} was tucked in too.`, `${soft} was there too.`], telling, (page) =>
          drawn === undefined || page.scene.things.includes(drawn) || page.scene.things.length > 3
            ? page
            : { ...page, scene: { ...page.scene, things: [...page.scene.things, drawn] } },
        ) ?? made;
  }
  const liking = interests.find(
    (each) =>
      singularsOf(each).every((form) => !namesEntity(`${theme.raw} ${all}`, form, null)) &&
      /^(?!the )\p{Ll}[\p{L} ]{2,18}$/u.test(each),
  );
  if (liking !== undefined) {
    const liked = liking.replace(/^(?:playing|doing) /, '');
    // Before anything has happened it is what the child was thinking of; later it would be in the way.
    const order = [0, 1, 2].filter((i) => made[i]?.scene.actors.some((actor) => actor.who === child.id));
    // Nobody's love is waved away; what can be drawn or worn has been.
    const ofThings = /(?:[^s]s|sses|shes|ches)$/.test(liked)
      ? [`${child.name} had been drawing ${liked}.`, `${child.name} had ${liked} on both socks.`]
      : [];
    const lines = chance.some(4, [
      ...ofThings,
      `${child.name} had been thinking of ${liked}.`,
      `${child.name} had meant to spend the day on ${liked}.`,
    ]);
    made = firstThatTakes(made, order, lines, telling, (page) => page) ?? made;
  }
  return made;
}
