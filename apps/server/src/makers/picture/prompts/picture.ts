import type { CastMember, PagePicture, Picture, PictureStyle } from '@storylantern/contract';
import { describePage, describePicture } from '@storylantern/illustrator';
import { calledPlainly, castLine, looksInWords } from './people.ts';

const STYLES: Readonly<Record<PictureStyle, string>> = {
  "children's book": "a warm modern children's picture book, gouache and pencil, soft edges",
  watercolor: 'loose watercolour on rough paper with white gaps',
  cartoon: 'a clean cartoon with bold outlines and flat colours',
  'paper cut-out': 'layered paper cut-outs with soft shadows',
  crayon: 'thick wax crayon on sugar paper',
  'block print': 'a hand-printed block print in few colours with visible texture',
};

/** What every picture keeps to, whoever paints it. */
const RULES =
  'One single picture without frames or panels. No words, letters, numbers, signatures or logos anywhere. Nobody and nothing besides what is named. Friendly and calm, nothing frightening, everybody fully dressed as for the place. Hands with five fingers. Keep everybody away from the upper and lower edge.';

/** The cover of a story as a painter is asked for it. No name is part of it. */
export const coverPrompt = (picture: Picture): string =>
  [
    `Style: ${STYLES[picture.style]}.`,
    `Who it shows: the child, about ${Math.round(picture.age)} years old, ${looksInWords(picture.looks)}.`,
    `What it shows: ${describePicture(picture, 'The child')}`,
    RULES,
  ].join('\n');

/** A page of a book as a painter is asked for it: the cast sheet first, the same on every page. No name is part of it. */
export function pagePrompt(picture: PagePicture): string {
  const nameless = withoutNames(picture.cast);
  return [
    `Style: ${STYLES[picture.style]}.`,
    'The same people and animals look the same on every page of this book:',
    ...nameless.map((member) => `- ${castLine(member, member.character.name)}`),
    `What this page shows, and nobody else of them: ${describePage({ ...picture, cast: nameless })}`,
    picture.scene.camera === 'close' ? 'Seen close.' : picture.scene.camera === 'wide' ? 'Seen from far.' : '',
    RULES,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A cast in which everybody is called by what they are. */
function withoutNames(cast: readonly CastMember[]): CastMember[] {
  const seen = new Map<string, number>();
  return cast.map((member) => {
    const kind = calledPlainly(member, 1);
    const order = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, order);
    return { ...member, character: { ...member.character, name: calledPlainly(member, order) } };
  });
}
