import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** It is worked out on a map: what all the places where it was heard have in common. */
export function old(going: Going): Told {
  const { refrain, K, k, B, b, X, x, L, l, V, place, cage, isInTank } = partsOf(going);
  const [one, two, three] = place.spots;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: place.setting, camera: 'wide', actors: [seen(L, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `The heating had broken down on Sunday, and so on Monday ${l} kept her coat on. It was a green coat, as long as a tent, with a hood that hung down behind like a sack. "Good morning," said ${l}. "We'll begin with ${X.introduced}, who will be cold." It was ${K.names} turn to bring breakfast. ${k} went to the ${cage}, and looked in, and looked in again. "It's clean," said ${k}. "It's very clean. There's nobody in it."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'surprised'), seen(K, 'stand', 'worried')] },
        `The little door was open by the width of two fingers. "${refrain}" said ${l}, in a voice they had only ever heard at fire practice. So ${place.crowd} stood just as they were, and one had a foot in the air. "${x} is loose, and ${x} is not very big," said ${l}. "And there are ${place.feet} in this room. From now on we look before we step." The foot came down, very slowly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'kneel', 'curious'), seen(K, 'kneel', 'curious'), seen(B, 'kneel', 'curious')],
        },
        `They searched on their hands and knees, in rows, like people washing a floor. ${l} took the part by ${one}. And almost at once there was a rustle. "${refrain}" said ${l}. "I heard it! Here, by ${one}!" ${k} and ${b} crawled over. They looked in front and behind, and they shone a torch underneath. They found one red mitten, and it had been there since last winter.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'sit', 'curious'), seen(K, 'sit', 'curious')] },
        `"We'll let ${x} come to us," said ${l}. They put the breakfast in the middle, and sat down round it. ${l} sat by ${two}. Ten minutes went by, and that is long when nobody may scratch. Then it rustled. "${refrain}" whispered ${l}. "By ${two}! I could feel it!" They took everything out and put everything back. They found the other red mitten. Nobody had touched the breakfast.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'stand', 'worried'), seen(B, 'cover', 'curious'), seen(K, 'think', 'curious')],
        },
        `The third plan was to listen. They all shut their eyes, as you hear better with nothing to look at. ${b} even held both hands over them. ${l} stood guard by ${three}, in case ${x} should try to leave. It was so quiet that they heard the clock thinking about striking. And it rustled. "${refrain}" cried ${l}. "By ${three}!" They opened their eyes. There was ${three}, and ${l}, and nothing else whatever.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `By dinner time they had looked everywhere, and in most places twice. ${l} sat down on a very small chair. "${x} is somewhere cold," she said, "and I'm in charge, and I don't know where." It's not nice to see somebody sad who is always the one to cheer you up. ${k} looked away. Then ${k} fetched a pencil and a big piece of paper, so as to be doing something.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'curious', 'pencil'), seen(B, 'point', 'curious')],
          things: ['map'],
        },
        `With the pencil ${k} drew a map of the room, and put a cross for every rustle. "By ${one}, at ten," said ${b}. "By ${two}, at eleven. By ${three}, at half past." "That's right across the room, twice," said ${k}. "With ${place.feet} in the way. And nobody saw a thing." ${b} thought that ${x} must be a sort of ghost. ${k} thought that there must be something in all three places.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(L, 'sit', 'surprised')] },
        `"Who was by ${one}?" said ${k}. "We all came in the end," said ${b}. "But who was there first?" "${l}," said ${b}. "And by ${two}?" "${l}." "And by ${three}?" They did not need to say it. ${k} put the pencil down. "${refrain}" said ${k}, not at all loudly. "And please, not you either, ${l}." Then ${k} walked round behind the small chair. The green hood hung there, like a sack. It went up a little, and down a little.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            isInTank ? seen(X, 'stand', 'calm') : seen(X, 'sleep', 'sleepy'),
            seen(K, 'look-up', 'happy'),
            seen(L, 'sit', 'surprised'),
          ],
        },
        `It was the warmest place in the building, and the only one that nobody had searched. At the bottom ${isInTank ? `was ${x}, perfectly still` : `lay ${x}, fast asleep`}. "Is it near me?" whispered ${l}. She had gone as stiff as a coat stand. "Quite near," said ${k}. They held the ${cage} up against the hood, with its little door wide open. ${x} ${isInTank ? '' : 'woke, and '}looked at all the faces. It seemed rather a fuss. And ${x} ${isInTank ? 'went in, and settled under a leaf' : 'walked in and turned round three times'}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `"So every time I bent down to look," said ${l}, "I ${isInTank ? `gave ${x} a ride` : `rocked ${x} to sleep`}." There was a silence, while ${place.crowd} wondered if you might. Then ${l} started it herself. She laughed until she had to hold on to the small chair, and the chair gave up. They hung the map on the wall. It has three crosses on it, and a green line, which is where ${l} walked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
        `The next day the heating was mended, and the little door was tied up with string in a double bow. ${V.name} put his head in to ask how they were. He had come through the rain, and he had a very fine hood. Something rustled. "${refrain}" said all ${place.crowd} together. ${V.name} did not move an eyelash. It was his sandwich, as it turned out, in his pocket. But ${k} had a good look in the hood before anybody believed it.`,
      ),
    ],
  };
}
