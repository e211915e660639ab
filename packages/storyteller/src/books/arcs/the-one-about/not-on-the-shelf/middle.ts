import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** The gap is one thumb wide, and so must the story be: not too thin, and nothing in it that is only there to be fat. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, chance } = bound;
  const {
    librarian: L,
    k,
    g,
    aKind1,
    kind1,
    kind2,
    wrong1,
    wrong2,
    right,
    name,
    h,
    H,
    refrain,
    sound,
    ...shown
  } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  return {
    title: titled(chance.pick('one thumb wide', 'nearly', `between the ${kind1} and the ${kind2}`, 'the gap')),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [
            { who: L, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'excited' },
          ],
        },
        `Mrs Ames at the library could find a book from almost nothing. "It was green," people said, "and it smelled of soup." ${k} had come with the whole name. "${name}."`,
        `"It's the one with the dog in it," people said. And Mrs Ames had it in a minute. ${k} knew far more than that. ${k} knew what it was called. "${name}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: L, pose: 'hold', feeling: 'proud', holds: 'book' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['book'],
        },
        `She was back before ${k} had both sleeves out of the coat. "Here," said Mrs Ames. "${wrong1}" It was a good book, and ${aKind1} was in it. "Nearly," said ${k}.`,
        `Mrs Ames hummed, and went in among the shelves. Out she came with a book. "${wrong1}" ${k} read all of it. "Nearly," said ${k}. "It's only got ${aKind1} in it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: L, pose: 'hold', feeling: 'excited', holds: 'book' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
        },
        `Mrs Ames did not mind. She liked a hard one. "Then it must be this," she said. "${wrong2}" That was good as well. "Nearly," said ${k}. "All of it's right but the ${kind2}."`,
        `"Nearly isn't it," said Mrs Ames, and rolled up her sleeves. This one came from behind the maps. "${wrong2}" ${k} held it next to the other. There was only one word between them. "Nearly," said ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: L, pose: 'reach', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `So Mrs Ames put the two of them back, and turned round. ${refrain} They had tipped over, the ${kind1} on top of the ${kind2}. There was nothing in between to hold them up.`,
        `The two went back on the shelf, side by side, or nearly. ${refrain} Over they fell, into each other's arms. There was a dark place between them, one book wide.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'curious' },
            { who: L, pose: 'kneel', feeling: 'worried' },
          ],
        },
        `"Then somebody must have it," said ${k}. Mrs Ames opened the drawer, where each book has a card. Nobody had it. Nobody had ever had it. She stood the two up again. ${refrain}`,
        `"It's out," said ${k}. "It's in somebody's bag." Mrs Ames went through her cards, from one end to the other. "It can't be out," she said. "It's never been in." ${refrain}`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: L, pose: 'stand', feeling: 'curious' },
          ],
        },
        `${k} put a thumb into the gap, and it just went in. "I know what belongs here," said ${k}. "Please don't put in anything else." "I shouldn't dream of it," said Mrs Ames.`,
        `${k} felt about in the gap. It was one thumb wide, no more and no less. "If I bring it," said ${k}, "will you keep the place?" "I'll keep it," said Mrs Ames.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `${k} made it in four pages, and ${g} sewed up the back. It was all in there. But it was as thin as ham. ${k} stood it in the gap, and let go. ${refrain}`,
        `The first one was four pages long, and ${g} did the sewing. ${k} stood it in the gap, and they all stepped back. ${refrain} It had been no more use than a leaf.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'determined', holds: 'pencil' },
            { who: G, pose: 'sit', feeling: 'curious' },
          ],
          things: ['pencil'],
        },
        `So ${k} took the pencil and put in more. There were the rules of ludo, and eleven ways to say hello. Now it was as fat as a loaf. ${k} read it to ${g}. Then most of it came out again.`,
        `Then ${K.names} pencil put in a joke, and all the days of the week. Now it was three thumbs wide. "Is that the story?" said ${g}. "No," said ${k}. "It's only there to be fat." So that came out.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `What was left was the story. "${right}" ${hero === null ? `There was ${k}` : `There was ${h}`}, on page one and every page after. It was not nearly anything. It was exactly it.`,
        `When it was done, it was one thumb wide. "${right}" ${hero === null ? `And ${k}` : H} looked out of it, as if to say, at last. Not a word of it was nearly.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'proud', holds: 'book' },
            { who: L, pose: 'stand', feeling: 'happy' },
          ],
        },
        `On Saturday ${k} slid it in. It gave a small sigh, as a drawer does. They listened. There was no ${sound}. The ${kind1} stood, and so did the ${kind2}. Mrs Ames gave it a number and a card.`,
        `In it went on Saturday, and nobody breathed. Nothing fell. "Well," said Mrs Ames, and had to look for her glasses. ${k} saw her write out a card for it, for the drawer.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: L, pose: 'wave', feeling: 'happy' },
          ],
        },
        `A week later ${k} could hear it from the door. ${refrain} "It's out," said Mrs Ames. "There are six people waiting." ${k} went down on the list as the seventh. It was the best noise in the whole library.`,
        `The next Saturday ${k} ran straight to the shelf. ${refrain} "Somebody's reading it," said Mrs Ames. "You may wait. You'd be the seventh." ${k} stood the other two up, only to hear it again.`,
      ),
    ],
  };
}
