import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './eleven-old.ts';
import { parentsOf } from './parents.ts';
import { REFRAINS } from './sayings.ts';

const TITLES = ['eleven toes', 'all there', 'the eleventh toe', 'and one thumb'];

/** Whoever puts to bed tonight counts ten toes and gets eleven; and after that ten are one too few. */
export const ELEVEN: EventPlot = { id: 'eleven', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { P, D, p, d, Dcap } = parentsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy')],
        },
        `Bedtime! ${p} counts the toes of ${K.introduced}. One, two, up to ten. "All there!"`,
        `Every night ${p} counts ${K.names} toes. There are ten. "All there!" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'angry'), seen(D, 'stand', 'calm')] },
        `But now ${p} is out, to sing. In comes ${d}. "I want ${p}!" says ${k}.`,
        `Tonight ${p} goes out to sing. Here is ${d}. "No! I want ${p}," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'proud'), seen(K, 'sit', 'angry')] },
        `${Dcap} counts. "Nine, ten, eleven!" "${refrain}" says ${k}. One was a thumb.`,
        `"I can count," says ${d}. "Ten, eleven!" One is a thumb. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'surprised'), seen(K, 'sit', 'angry')], things: ['blanket'] },
        `${Dcap} counts again. "Eight, nine!" "${refrain}" One toe was under the blanket.`,
        `"Seven, eight, nine. No more?" "${refrain}" says ${k}. One is under the blanket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'proud'), seen(K, 'sit', 'happy')], things: ['teddy'] },
        `Now ${d} counts teddy too. "Twelve!" "${refrain}" says ${k}. But ${k} laughs.`,
        `"Eleven, twelve!" That was teddy. "${refrain}" says ${k}, and laughs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'proud'), seen(D, 'sit', 'surprised')], things: ['sock'] },
        `"I will show you," says ${k}. "Socks off!" ${Dcap} has very big toes.`,
        `"Look, like this," says ${k}. Off come ${D.names} socks. Such big toes!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(D, 'sit', 'happy')] },
        `${k} counts them all, one by one. "Nine, ten. All there!"`,
        `"One, two," counts ${k}, right up to ten. "All there!"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'calm'), seen(K, 'sleep', 'sleepy')] },
        `Now ${d} can do it. "Nine. Ten. All there." And ${k} is asleep.`,
        `So ${d} counts, very softly. "Nine, ten. All there." But ${k} is asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'surprised'), seen(K, 'sit', 'determined')] },
        `Another night. ${p} counts. "Ten. All there!" "${refrain}" says ${k}. "One is missing!"`,
        `Now ${p} is back, and counts to ten. "${refrain}" says ${k}. "One more!"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'happy'), seen(K, 'cheer', 'happy'), seen(P, 'sit', 'happy')] },
        `In comes ${d}, with a thumb. "Eleven!" say all three. "All there!"`,
        `"Here," says ${d}, and puts in a thumb. "Eleven!" they all say. "All there!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { P, D, p, d, Dcap } = parentsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy')],
        },
        `Bedtime belonged to ${p}. First ${p} shut the curtains. Then ${p} sat on the bed and counted the toes of ${K.introduced}. It went right across, from little one to little one. "Ten," said ${p}. "All there." After that you could sleep.`,
        `Some people have a song at bedtime. ${K.introduced} had toes. Every night ${p} sat on the bed and counted them. It went right across, from little one to little one. "Ten," said ${p}. "All there." Then the day was finished.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'happy'), seen(K, 'sit', 'angry'), seen(D, 'stand', 'shy')] },
        `But now there was choir on Thursdays. ${p} put on the good scarf, and kissed ${k}, and went out to sing. In the door stood ${d}. "I want ${p}," said ${k}. "I know," said ${d}. "And you've got me."`,
        `Then came a Thursday when ${p} joined a choir. "I'll be back when you're asleep," said ${p}, in the good scarf. ${Dcap} came in instead. "I don't want you to do it. I want ${p}!" said ${k}. "Yes," said ${d}. "But I'm here."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'proud'), seen(K, 'sit', 'angry')] },
        `"I've seen it done," said ${d}. It was the wrong side of the bed, to begin with. "One, two, three, four..." It took a long time. "Eleven!" said ${d}. "${refrain}" said ${k}. The eleventh was a thumb, and it was ${d}'s.`,
        `${Dcap} sat down by the pillow, and that was wrong already. "Nine, ten," said ${d}, "eleven. Well done!" "${refrain}" said ${k}. They looked. The last one had a big square nail. It was ${d}'s own thumb.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'surprised'), seen(K, 'sit', 'angry')], things: ['blanket'] },
        `"I'll do it again," said ${d}. This time it was nine. ${Dcap} looked on the floor, and in the slippers. "Did you have it at supper?" "${refrain}" said ${k}. It was under the blanket, where it was warm.`,
        `The second time there were nine. "One has gone," said ${d}, and looked under the bed. "When did you see it last?" "${refrain}" said ${k}, and pulled at the blanket. Out came the tenth. It had been warm in there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'proud'), seen(K, 'sit', 'happy')], things: ['teddy'] },
        `The third time it was twelve, and two of them were furry. "That's teddy!" said ${k}. "${refrain}" It is hard to be cross and to laugh. ${k} did both, and got hiccups. "You do it on purpose!"`,
        `"Eleven, twelve," said ${d}, the third time. "These two want a shave." They were teddy's feet. "${refrain}" cried ${k}, who was not going to laugh, and then did. "You're doing that on purpose!"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'calm'), seen(K, 'sit', 'curious')] },
        `"I'm not," said ${d}. "Well, the thumb, a bit. But I never learned it. Nobody counts mine." ${k} stopped laughing. "Nobody? Not ever?" "Not since I was small," said ${d}. "They may not all be there."`,
        `"Only the thumb," said ${d}. "For the rest I need practice. I haven't been counted for years." "Not by anybody?" said ${k}. ${Dcap} thought about it. "I couldn't even say if they're all there."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'proud'), seen(D, 'sit', 'happy')], things: ['sock'] },
        `"Socks off," said ${k}. They were enormous. They looked like new potatoes, and one had a plaster on. ${k} did them slowly, from little one to little one. "Eight, nine, ten," said ${k}. "All there."`,
        `So off came one sock, and off came the other sock. "Hold still," said ${k}. One had a plaster, and one was as big as a plum. ${k} went right across, and didn't hurry. "Nine. Ten. All there."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'calm'), seen(K, 'sleep', 'sleepy')] },
        `${Dcap} looked at those toes for some time. "So that's what it's like," said ${d}. And then ${d} counted ${K.names}, very softly, and there were ten. "All there," said ${d}. But ${k} had been asleep since seven.`,
        `"Oh," said ${d}. "That's nice. I didn't know that it was nice." Then it was ${K.names} turn, and ${d} did it right. "Eight, nine, ten. All there," said ${d}. Nobody heard it. ${k} was asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'surprised'), seen(K, 'sit', 'determined')] },
        `On Friday ${p} was back on the bed. "Eight, nine, ten," said ${p}. "All there." "${refrain}" said ${k}. ${p} counted again. It was still ten. "One's missing," said ${k}. "With ${d} there are eleven."`,
        `The next night it was ${p} again, on the right side of the bed. "Ten," said ${p}. "All there." "${refrain}" said ${k}, and held up both feet. "There's one missing. ${Dcap} gets eleven." "Eleven?" said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'happy'), seen(K, 'cheer', 'happy'), seen(P, 'sit', 'happy')] },
        `"${Dcap}!" called ${k}. "You're needed!" ${Dcap} came in with a tea towel, and knelt down. One thumb went in at the end of the row. "Eleven," said ${p}, quite slowly. "All there," said ${k}.`,
        `They called ${d}, who came up with wet hands. "Is it the eleventh?" said ${d}, and got down on the floor. There was the thumb, after the last toe. "Eleven," said ${p}. "All there," said ${k}, and lay down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(D, 'sit', 'happy')] },
        `It's Thursday today, and the choir can wait a minute. "You haven't been counted either," said ${k} to ${p}. So there they lie, six feet in a row, across the bed. It comes to thirty, and a thumb.`,
        `And on Thursdays, before ${p} goes, it is done properly. Off come everybody's shoes. There are six feet on the bed, all in a row. "Thirty," says ${k}, "and a thumb. All there."`,
      ),
    ],
  };
}
