import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { counted } from './count.ts';
import { TITLES } from './titles.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { A, a, at, chance } = going;
  const { C, c, count, first, First, second, Second, third, Third, what, Sound } = counted(going);
  const { does, did, doing, sound, one } = what;
  return {
    title: titled(chance.pick(...TITLES(third, second))),
    refrain: count,
    pages: [
      page(
        { setting: at ?? 'garden', time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `Every evening, when the sun went down, all the others ${did}. They did it all at once, and then they had supper. ${A.introduced} sat and looked on. "I'm only watching," said ${a}. But it was not that. ${a} could not ${does}.`,
        `There was a time of day that ${A.introduced} did not like. It was when the sun went down. Then all the others ${did}, all at once, before supper. "I'm only watching," said ${a}, every time. ${a} could not ${does}, and that was that.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `The next day came ${C.introduced}. "What you need is somebody to count," said ${c}. "I'm good at that." "${count}!" said ${c}. ${a} had a good try. Nothing came, not ${one}.`,
        `In the morning ${C.introduced} came by. "Nobody can do it without a count," said ${c}. "Are you ready? ${count}!" ${a} was as ready as could be. But nothing came of it, not ${one}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['saucepan'],
        },
        `"It was too quiet," said ${c}, and fetched a saucepan. Bang! "${count}!" Bang! ${a} went stiff from one end to the other. It looked like hard work. But there was not ${one}.`,
        `${c} said that it wanted a drum. A saucepan had to do. "${count}!" Bang, bang, bang! ${a} went as stiff as a plank. "Was that it?" said ${a}. "No," said ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'shout', 'happy')] },
        `Then ${c} asked all the others. They stood in a ring, and took a breath. "${count}!" they shouted, and looked at ${a}. They looked very hard, to be a help. ${a} was as stiff as a spoon.`,
        `"We'll all say it," said ${c}. So all the others came and stood round ${a}. "${count}!" Everybody leaned forward, to see it come. It did not come. Nobody can do much, as stiff as a spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'calm')] },
        `"Perhaps there is none in me," said ${a}, when they had gone. "It's funny, though. At ${first}, I feel it come. At ${second}, it's nearly out. Then somebody says ${third}, and it runs back in."`,
        `${a} went and sat where nobody was. ${c} came too, and was quiet for a bit. "It does start," said ${a}. "It starts at ${first}. At ${second}, it's nearly there. Then comes ${third}, and everybody looks, and it goes."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'think', 'curious'), seen(A, 'sit', 'calm')] },
        `${c} thought about that. It took as long as it takes to peel an orange. "One more go," said ${c}. "Must I?" said ${a}. "Only one," said ${c}, and had a look at the sky.`,
        `"Nearly there at ${second}," said ${c}, slowly. "I see." The saucepan was put away. "Shall we do it just once more?" said ${c}. "It's no use," said ${a}, but got up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'calm'), seen(A, 'stand', 'worried')] },
        `"${First}," said ${c}. ${a} held on tight. "${Second}," said ${c}. And then ${c} yawned, and said no more.`,
        `"${First}," said ${c}. That was all right. "${Second}," said ${c}. ${a} waited for the next thing. There was no next thing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(C, 'stand', 'happy')] },
        `${Sound}! It was out before anybody could stop it. ${Sound}, ${sound}! "That's me!" cried ${a}. "I'm ${doing}! But you never said ${third}!" "Didn't I?" said ${c}.`,
        `${Sound}! They both looked round to see who that was. It was ${a}. ${Sound}! It was ${a} again. "You forgot ${third}!" said ${a}. "So I did," said ${c}. "How silly of me."`,
      ),
      page(
        {
          setting: at ?? 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(C, 'stand', 'happy')],
        },
        `That evening the sun went down, and everybody got ready. "${First}," they said. "${Second}." ${Sound}! One of them was a bit early. "It's best just there," said ${a}, "before it gets to ${third}."`,
        `The sun was nearly down. All the others stood in their places, and ${a} stood there too. "${First}, ${second}," said everybody, and somebody ${did}. It was ${a}, ahead of them all. Supper was a little early too.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(C, 'sit', 'sleepy')] },
        `In bed, ${c} said it once more, to hear how it went. "${First}, ${second}..." "${Sound}!" went somebody in the dark. "${Third}!" said ${c}, quickly. Then it was quiet.`,
        `It was late, and ${c} was nearly asleep. "${First}," said ${c}, out of a dream, "${second}..." "${Sound}!" went somebody in the dark. "${Third}," said ${c}, and turned over. After that it was quiet until morning.`,
      ),
    ],
  };
}
