import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-rest-old.ts';

/** Somebody on a tablet stops at the third button; the rest is drawn, and stays in the kitchen when the tablet goes dark. */
export const THE_REST: EventPlot = { id: 'the-rest', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, e, she } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['tablet'] },
        `${e} lives far away. ${A.introduced} has a tablet. Ping!`,
        `Ping, goes the tablet. It is ${e}, from far away! ${A.introduced} waves.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['tablet'] },
        `On the tablet is a nose. Then three buttons. There ${e} stops.`,
        `There is hair. There are three buttons. Then the tablet stops, and so does ${e}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'surprised')], things: ['tablet'] },
        `"${refrain}" "There's more down here," says the tablet.`,
        `${a} asks. "${refrain}" "There's more under my table."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'look-up', 'curious')], things: ['tablet'] },
        `${a} looks behind the tablet. ${B.introduced} looks under it. No feet!`,
        `Behind the tablet? ${a} looks. Under it? ${B.introduced} looks. No feet!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined', 'crayon')], things: ['crayon'] },
        `So ${a} takes a crayon. Two knees. Two legs. Two red boots!`,
        `${a} gets a crayon. Here come two legs! Two red boots, too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'jump', 'excited')], things: ['tablet'] },
        `The paper legs go under the tablet. That is all of ${e}!`,
        `Up goes the tablet. Under it go the legs. Now ${e} is whole!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'dance', 'happy')], things: ['tablet'] },
        `"Can I dance?" says the tablet. ${b} shakes the legs. Yes, ${she} can!`,
        `"Music!" says the tablet. ${b} shakes the legs, and ${e} can dance!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['tablet'] },
        `Then it is late. "Good night!" Ping. Only the legs are left.`,
        `"Good night, ${a}!" Ping. The tablet is dark. There are just legs.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'sleepy')] },
        `So ${a} puts the legs to bed. The red boots stick out.`,
        `${a} gets the blanket. Good night, legs! Two red boots stick out.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'reach', 'happy')],
          things: ['tablet'],
        },
        `In the morning, ping! "I see one ear. ${refrain}" ${a} shows a foot.`,
        `Next morning, ping! "That's an ear. ${refrain}" Up comes a foot!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, e, es, she } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['tablet'] },
        `${e} lived so far away that it took two aeroplanes. But on Sundays ${she} came to breakfast. ${A.introduced} leaned the tablet on the teapot. ${B.introduced} held the lid. Ping! "Good morning, ${a}!" it said.`,
        `It took two aeroplanes and a bus to get to ${e}. On Sundays ${A.introduced} put the tablet on the table. ${B.introduced} moved the jam. Ping! "There you are," said the tablet, in ${es} voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'sit', 'curious')], things: ['tablet'] },
        `There was hair, and there was a chin. There was a green cardigan with three buttons. Then came the edge of the tablet, and that was the end of ${e}. "${refrain}" said ${a}.`,
        `At the top was ${es} hair. Then came a nose, a chin, and a cardigan. One button, two buttons, three. Below the third button was the jam. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'jump', 'surprised')], things: ['tablet'] },
        `"I'll show you," said the tablet, and everything went round. They saw a ceiling. They saw a thumb, as big as a loaf. "That's my knee," said the tablet. It was the cat.`,
        `"It's down here, look!" said the tablet. A lamp went by, upside down. Then there was a thumb, and then a lot of cat. "Those are my feet," said the tablet. They were not.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined', 'crayon'), seen(B, 'sit', 'curious')],
          things: ['crayon'],
        },
        `So ${a} got a crayon, and a very long piece of paper. "What have you got on, down there?" "Boots," said the tablet. "I've been digging potatoes." ${a} drew the fourth button, and went on down.`,
        `Then it had to be drawn. ${a} unrolled some paper on the floor, and took a crayon. "Have you got shoes on?" "My red boots," said the tablet. "It's muddy here." So ${a} drew mud, as well.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'excited')],
          things: ['tablet', 'chair'],
        },
        `They stood the tablet on a chair, and hung the paper from it. There were four more buttons, two knees and two red boots. And there in the kitchen stood the whole of ${e}.`,
        `The paper hung from the tablet, right down over the chair. ${B.introduced} stood back to look. At the top ${e} smiled, and at the bottom were boots. Nobody here had ever seen both ends at once.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'mirror')], things: ['mirror', 'tablet'] },
        `"Let me see," said the tablet. ${a} held up a mirror. The tablet was quiet for a moment. "I do look well," it said. "I'd forgotten that I had such good knees."`,
        `${a} fetched a mirror, so that ${e} could see, too. "Who's that?" said the tablet. "It's you," said ${a}. "So it is," it said. "What very good knees. May I dance?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'dance', 'happy')], things: ['tablet'] },
        `So ${e} sang, far away, and here the legs danced. ${B.name} pulled one leg, and ${a} pulled the other. The head went left and the legs went right. They danced until the jam fell over.`,
        `There was a song out of the tablet, and ${b} shook the paper. Up went a boot. "Is that me?" cried the tablet. "I haven't kicked as high as that for years!" Then the other boot went into the butter.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'sad')], things: ['tablet'] },
        `But then it was time. "Bye, ${a}. Bye, legs," said the tablet. Ping. It went dark. On Sundays there had been ${e}, and no legs. Now there were legs, and no ${e}.`,
        `All too soon came the ping, and the tablet was black. ${a} looked at what was left. It had two knees and two boots. "Now I could ask it the other way round," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm'), seen(B, 'sit', 'sleepy')],
        },
        `Nobody could leave legs in a kitchen all night. So ${a} put them to bed. The blanket went up to the fourth button, and the boots stuck out. "Good night, half of ${e}," said ${a}.`,
        `That night there were legs in the bed. They lay under the blanket, and the boots looked out at the end. "They're very quiet," said ${b}. "They've been digging," said ${a}. And nobody kicked.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'stand', 'excited')],
          things: ['tablet'],
        },
        `The next morning was no Sunday, but it pinged. ${a} sat very near. "I've got one eyebrow," said the tablet. "${refrain}" Something rustled. "I've been drawing, too," it said.`,
        `In the morning ${a} held the tablet up close. Ping! "That's an ear," it said. "${refrain}" ${e} couldn't stop wondering about it. So ${she} had taken a crayon, too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'proud'), seen(B, 'cheer', 'happy')], things: ['tablet', 'chair'] },
        `There on a far-off chair hung ${A.names} legs, in paper. "They're too short," said ${a}, and stood up straight to be seen. "Have they grown as much as that?" said the tablet. "Wait. I need more paper."`,
        `On a chair, two aeroplanes away, hung two small paper legs. "Those are yours," said the tablet. ${a} stepped back, all the way to the door, to be seen. "Goodness," it said. "I need a longer chair."`,
      ),
    ],
  };
}
