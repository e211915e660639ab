import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './catch-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** What a ghost calls across the water is heard as a threat, and is only what everybody calls who throws a rope. */
export const CATCH: EventPlot = {
  id: 'catch',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, C, c, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['ship'],
        },
        `${A.introduced} saw a ship. ${B.introduced} saw it, too. It was white and thin.${comesToo}`,
        `Look, ${A.introduced}! Look, ${B.introduced}! A ship, all white and thin.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'scared'), seen(A, 'run', 'scared')], things: ['ship'] },
        `"${refrain}" said the fog. Splash! "It will catch us!" said ${n}. They all ran.`,
        `There was a voice. "${refrain}" Splash! "Oh no," said ${n}. "It means us! Run!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hide', 'scared')] },
        `Next night the ship came back. "${refrain}" Splash! ${a} hid in bed.`,
        `There it was again, the next night. "${refrain}" Splash! ${a} got into bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'curious')] },
        `"What goes splash?" said ${b}. They looked out. "${refrain}" Splash!`,
        `"First it says that," said ${b}. "Then it goes splash. Why?" "${refrain}" Splash!`,
      ),
      page(
        { setting: 'beach', camera: 'close', actors: [seen(C, 'reach', 'sad')], things: ['ship'] },
        `A ghost had a rope. It was ${C.introduced}. ${c} threw it. Splash! It fell in the sea.`,
        `There stood ${C.introduced}. Throw! A rope flew. Splash. It fell in.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised')] },
        `"Oh!" said ${a}. "It does not catch. WE are to catch!"`,
        `"It is a rope!" said ${a}. "It will not catch us. We must catch it!"`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(G, 'walk', 'calm'), seen(B, 'walk', 'curious')],
          things: ['lantern'],
        },
        `They woke ${g}. They took a lamp. Down they all went, hand in hand.`,
        `${Gcap} came, with a lamp. They held hands, all the way down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(G, 'stand', 'calm')], things: ['ship'] },
        `"${refrain}" said the fog. Up went two arms. Flop! "I have it!" said ${a}.`,
        `"${refrain}" The rope came. ${a} put up both arms. Flop! "Got it!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'determined'), seen(C, 'wave', 'happy'), seen(A, 'stand', 'proud')],
          things: ['ship'],
        },
        `${Gcap} tied it up. Bump! The ship was home. "At last," said ${c}.`,
        `One knot, two knots. Bump! "Home at last," said ${c}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'cheer', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'run', 'happy')],
          things: ['ball'],
        },
        `In the morning they had a ball. "${refrain}" said ${a}. Oh! It went right through ${c}.`,
        `In the morning there was a ball. "${refrain}" It went in here. It came out there. Poor ${c}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, C, c, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['ship'],
        },
        `Whenever there was fog in the harbour, there was a ship in the fog. It was white, and you could see the stars through it. ${A.introduced} and ${B.introduced} saw it from the quay.${comesToo}`,
        `${A.introduced} had heard about the ship. It only came with fog, and it had no feet in the water. Now ${a} stood on the quay with ${B.introduced}, and there it was.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'run', 'scared'), seen(A, 'run', 'scared'), seen(B, 'run', 'scared')],
          things: ['ship'],
        },
        `"${refrain}" said something, long and thin, over the water. "Did you hear?" cried ${n}, who sold the fish. "It wants to catch us!" They ran so fast that the fish were left lying there.`,
        `A voice came out of it. "${refrain}" it said. Somewhere there was a splash. "That's us it's after!" said ${n}, and picked up her skirt. Nobody waited to ask what it meant to do with them.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hide', 'scared'), seen(B, 'hide', 'scared')] },
        `The next night there was fog again. All along the harbour the shutters went bang. "${refrain}" said the voice. ${a} and ${b} had three blankets over them. It came through all three.`,
        `On the second night every door was locked, and had a chair against it. "${refrain}" it said out there, and then again. It sounded rather tired. ${a} and ${b} put their heads under one pillow.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'sit', 'curious')] },
        `"There's always a splash," said ${b}, in the middle of the third night. "First it says that, and then there's a splash, and then it waits." They listened. It was quite true.`,
        `When you are afraid, you count. "Now it calls," said ${b}. "Now," and there was the splash. "And now it's pulling something in. Listen. It drips." ${a} put out one ear.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['ship'] },
        `So ${a} opened the shutter by the width of an eye. On the white ship somebody swung an arm round and round. Something long flew out of the fog. It hung over the quay. Nobody was there. Splash.`,
        `There was a crack in the shutter, and ${a} looked through. A thin white arm went back, and forward. "${refrain}" A line came curling out of the fog, right to the quay. Splash. It had been a good throw.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised')] },
        `"That's a rope!" said ${a}. "What do you say when you throw somebody a rope?" They looked at each other. "You say that," said ${b}. "You say just that." For as long as anybody knew, they had all run away from it.`,
        `"It isn't us that it wants to catch," said ${a} slowly. "It's asking. It's got a rope, and no one to throw it to." "For how long?" said ${b}. They thought of all that fog.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(G, 'walk', 'calm'), seen(B, 'walk', 'scared')],
          things: ['lantern'],
        },
        `Nobody goes to the water alone, and not at night. They woke ${g}. "A rope?" said ${g}, with one shoe on. "Well, if it's a rope." They went along under the shutters, hand in hand in hand.`,
        `They asked ${g}, because of the edge. ${Gcap} took the big lamp, and a firm hold of both of them. "If it says boo," said ${g}, "we go home." It was cold, and their knees were not steady.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'calm')], things: ['ship'] },
        `There was the ship. It was as high as a church. "${refrain}" said the voice, without much hope. A rope flew out. All of ${a} wanted to run. But ${a} put up both arms, and shut both eyes. Flop!`,
        `It was worse from near by. ${Gcap} held on tight. "${refrain}" ${a} was as white as the fog, and stood still, and reached up. Something wet came down on both arms, and it was heavy. It was just a rope.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'wave', 'surprised'), seen(G, 'kneel', 'determined'), seen(A, 'stand', 'proud')],
          things: ['ship'],
        },
        `It was quiet for a moment. "Have you got it?" said the voice. It had quite another sound, now. "Yes!" shouted ${a}. "Round the post, if you would," it said. "I've only got knots that come through." ${Gcap} tied it twice.`,
        `"Oh," said the voice. "Somebody has." ${Gcap} wound it round the post, with a knot like a pillow. "I can throw," said the voice. "I never could get off. There has to be somebody at the other end."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'walk', 'happy'),
            seen(A, 'stand', 'happy'),
            seen(B, 'stand', 'surprised'),
            seen(N, 'stand', 'shy'),
          ],
        },
        `Bump. Down the plank came ${C.introduced}, with a kitbag, on tiptoe. "Two hundred years," said ${c}. "You do get a stiff arm." One by one the shutters opened. ${n} brought out some soup, for something to hold.`,
        `The ship touched the quay with no more noise than a cat. ${C.introduced} came off, and stood on the stones. What should you do first? "Is there still fish?" said ${c}. ${n} had one left. She was ever so sorry.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'cheer', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'run', 'happy')],
          things: ['ball'],
        },
        `Now when there is fog, the whole harbour comes down with a ball. "${refrain}" calls ${a}, and throws. ${c} is always in the right place, with both hands up. It goes straight through. Splash. ${c} has never once caught it, and never minds.`,
        `In the morning they played ball on the quay. "${refrain}" cried ${a}. ${c} jumped for it, as well as anyone could. It went in at the front, and came out behind. Splash. "Again!" said ${c}. "Say it again!"`,
      ),
    ],
  };
}
