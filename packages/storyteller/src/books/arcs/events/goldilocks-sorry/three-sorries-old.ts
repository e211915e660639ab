import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** What comes after the end of a well-known story. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { L, l, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Not quite right.',
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(L, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `In the book it ends with ${l} jumping out of the window and running home. Then there is a white page. Everybody thinks that nothing was on it. But the next morning somebody knocked at ${K.names} door, with leaves in those famous curls, and did not want toast. "You've heard about it, I suppose," said ${l}. "It's in all the libraries," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'calm')] },
        `"I've got a lump," said ${l}, "just here. I thought it was the porridge. But porridge doesn't get bigger when you think of it." ${k} had once had one of those, about a vase. "That's a sorry," said ${k}. "You have to go back and get rid of it. It won't go down." "To the bears?" said ${l}, very small. "I'll walk with you as far as the gate," said ${k}.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(L, 'shout', 'determined'), seen(K, 'cover', 'surprised')],
          things: ['house'],
        },
        `It looked like a much nicer house than yesterday. ${l} stopped a good way off, shut both eyes, and let it out. "I'M SORRY!" It was the biggest that there has ever been. Inside, three plates came off the wall and three bears went under the table. "I feel no different," said ${l}. "They'll feel worse," said ${k}. "Too big. Not quite right."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'shy'), seen(K, 'stand', 'curious')] },
        `The next one was written on a leaf, since a sorry is easier to write than to say. It said "Sorry", in green on green. ${l} pushed it under the mat, so as not to disturb anybody. They waited behind a tree. Father Bear came out, wiped his feet on it, and went in again. "Too small," said ${k}. "Not quite right." "But I did say it," said ${l}. "You said it to a mat," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'angry'), seen(K, 'stand', 'calm')] },
        `"Fine," said ${l}, and made one that was neither. "I'm sorry, but the door was open. I'm sorry, but if people leave porridge about. I'm sorry, but a chair ought to be able to take it." ${l} stopped, and they both looked at it, so to speak. "How many buts is that?" said ${k}. "Three." "Would you like to be given that one?" ${l} kicked a pine cone. "Not quite right," said ${l}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'sit', 'sad'), seen(K, 'look-up', 'curious'), seen(B, 'sit', 'sad')] },
        `While ${l} sat on the step, ${k} looked in at the window. It was the middle of lunch. At one end of the table sat a very large bear, and at the other end a middling one. Between them was a gap. The smallest of the three was having lunch on the floor. That was ${b}, with the bowl between two paws and a cold behind.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(L, 'look-up', 'curious')] },
        `"${l}," said ${k}. "Whose porridge was it, that was just right?" "The little one's," said ${l}. "And the bed?" "The little one's." "And the chair?" There was a long quiet. It had never struck ${l} that all three times it was the same bear. "You've said it to a house, and a mat, and the open air," said ${k}. "There's somebody in there whom you haven't said it to. And I don't think it comes in words, to begin with."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'kneel', 'determined'), seen(K, 'kneel', 'happy')],
          things: ['hammer', 'chair'],
        },
        `The chair was behind the woodshed, in nine pieces. They had the loan of a hammer and a pot of glue from a woodman, who remembered being small. ${k} held, and ${l} hammered, and hit one thumb, and did not say a word about it. The legs came out a bit thicker than before. That was on purpose. "It should hold anybody," said ${l}, "who happens to drop in."`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'shy'), seen(K, 'stand', 'calm')], things: ['chair'] },
        `It was nearly evening when ${l} went up to that door again, and did what had been left out yesterday. ${l} knocked. Nobody came. The door was not even locked. "You could just go in," said ${k}, to see. "No," said ${l}. They stood on the mat, with the chair between them, for as long as it took. Then a chain rattled, and there was a nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'calm'), seen(B, 'stand', 'surprised')], things: ['chair'] },
        `${l} knelt down, so as to be the right height. "It was me," said ${l}. "I ate your porridge, all of it, and you went without. I slept in your bed, and gave you a fright. And I broke your chair. I'm sorry." It was an ordinary voice. You could have heard it across a table, and no further. "I've mended this. The rest I can't." After that ${l} stopped, because it was finished.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(L, 'stand', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['chair'],
        },
        `${b} looked at the chair for a time, and went round it, and gave one leg a push. Then ${b} turned about and sat, the way you get into cold water. It creaked. They all held their breath, and in the doorway two larger bears held theirs. It did not creak again. "It's just right," said ${b}. And ${l} felt for the lump, and there was nothing there but an empty stomach.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(L, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bowl'],
        },
        `So that is what belongs on the white page. There was one more bowl on the table, and then there were two. It was much too hot, and everybody waited, and ${l} waited longest. "Who's been sitting in my chair?" said ${b}, in a growl, coming back with the honey. ${k} jumped up. "Stay there," said ${b}. "It's nice, isn't it? I like the legs."`,
      ),
    ],
  };
}
