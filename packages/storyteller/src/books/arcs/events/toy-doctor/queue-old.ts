import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './queue-parts.ts';

/** With a book in which every illness is written down, and does not add up. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, place, trade, D, d, patients, helped } = partsOf(going);
  const [P, Q, R] = patients;
  const [p, q, r] = [P.name, Q.name, R.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud')],
          things: ['sign', 'stethoscope'],
        },
        `THE ${place.toUpperCase()}, said the sign. It hung on the arm of the sofa, and under it stood ${D.introduced}, who was the ${trade}. There was a stethoscope, a full box of plasters, and a notebook in which everything would be written down.${helped} Behind the sofa the waiting room was full already. There were sighs, and somebody groaned. "${refrain}" said ${d}, at nine o'clock exactly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `The first was ${P.introduced}, with a bad ear. ${d} listened to it, inside and out, and heard nothing much. A plaster could do no harm. When it was on, ${d} gave ${p} a cuddle, since that is how one ends. ${p} sighed so deeply that the plaster moved. "All better," said ${d}, and wrote it down. Left ear. Cured. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `The second was ${Q.introduced}. "It's this arm," said ${q}. "It went crack, and then it went crack again." ${d} bent the arm up and down, and there was no crack to be found in it. It got a plaster for each, and then came the cuddle. "I feel that doing me good," said ${q}, into a shoulder. Arm, wrote ${d}. Cured. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `The third was ${R.introduced}, who had a tummy that wobbled. It only wobbled when one looked. ${r} had a plaster on it, the size of a stamp. The cuddle lasted rather longer than the others. That was the whole queue, and it was not even ten. ${d} shut the notebook. It had been a good morning's work. "${refrain}" said ${d}, only for the look of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(D, 'stand', 'surprised')], things: ['plaster'] },
        `Somebody coughed. It was ${p}, with one foot in the air. "It's gone from the ear to the foot," said ${p}. Behind ${p} stood ${q}, who now had it in the nose. Behind ${q} stood ${r}, holding on to the small of a back. ${d} opened the notebook again. Nobody had left the hospital. They had simply walked round the sofa.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'worried'), seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad'), seen(R, 'sit', 'sad')],
          things: ['box'],
        },
        `There is nothing in the rules against being ill twice. But by eleven it was four times each, and by half past it was seven. You could see less and less of ${p}. ${d} tried sending them home to rest, and they came back with something worse. ${d} tried two plasters at once, to make it last, and it lasted a minute. At noon a hand went into the box and found the bottom of it. "${refrain}" said ${d}, in a thin voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'curious'), seen(P, 'sit', 'shy')] },
        `"I'm afraid that the plasters are finished," said ${d}. It was an odd thing. Not one of them looked sorry. They moved up, and waited for the next bit. ${d} read through the notebook from the beginning. "Which ear was it, this morning?" said ${d}. ${p} put an arm to the right one, and then, after some thought, to the left. "One of them," said ${p}. "I forget."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'surprised'), seen(P, 'sit', 'shy')] },
        `You don't forget an ear that hurts. So what had they come for, twenty-one times? ${d} thought of each of them, one after the other. They hardly looked while the plaster went on. They were only waiting for it to be over. And then, when ${d} put out both arms, they shut their eyes, every one of them, every time. It was all there in the notebook, except that it was the one thing that ${d} had never written down.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hug', 'happy'), seen(P, 'hug', 'happy')] },
        `"I know what you have," said ${d}. The whole queue went stiff. "It's quite common. You've got not enough cuddles." "Can it be cured?" whispered ${q}. "With both arms," said ${d}. ${p} had the first, a long one, with nothing put on beforehand. "And you needn't have an ear for it next time," said ${d}. "You needn't have anything. You can just come."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'hug', 'happy'), seen(P, 'hug', 'happy'), seen(Q, 'hug', 'happy'), seen(R, 'hug', 'happy')],
          things: ['sign'],
        },
        `It took a moment before they believed it. Then ${d} turned the sign round, and wrote on the back in large letters. CUDDLES. YOU NEED NOT BE ILL. The queue looked at that. Then there wasn't a queue. There was a heap, and the ${trade} was somewhere at the bottom. "One at a time!" said a voice from underneath, but not as if it mattered.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(D, 'sleep', 'sleepy'), seen(P, 'sit', 'happy')],
        },
        `It had been a long day for a ${trade}, and the bed felt very wide. Three toys sat along the shelf, in perfect health. "My nose hurts a bit," said ${d}, to the dark. It was quiet up there. Somebody was thinking of what somebody had said that afternoon. "${refrain}" said ${p}. Down they came, thump, thump, thump. Nobody so much as looked at the nose.`,
      ),
    ],
  };
}
