import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for children of 8 and more, who know what it costs to be asked for the truth by two people. */
export function old(going: Going): Told {
  const { K: A, k: a } = going;
  const { dish, them, theyWere, R, r, U, u, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(R, 'stand', 'proud'), seen(U, 'stand', 'proud')] },
        `There was one thing that the family did not talk about, and that was ${dish}. ${R.introduced} made ${them} in a red pot, and ${theyWere} the best in the world. ${U.introduced} made ${them} in a blue pot, and ${theyWere} the best in the world. At parties they had always taken turns. But this year, through some mistake, both pots had come. They stood on two fires, at the two ends of the yard, with their lids on. Nobody walked between them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'spoon'), seen(R, 'point', 'happy'), seen(U, 'point', 'happy')],
        },
        `"Let it be settled, then," said ${r}. "By all means," said ${u}. They looked round for somebody honest, and they both looked at the same person. ${A.introduced} had once told a headteacher that his wig was on sideways, because he had asked. "${a} can't tell a fib," said ${r}. "${a} goes red," said ${u}. They put a long spoon into ${A.names} hand. Everyone made a ring. Being trusted like that is a great honour, and ${a} would have given it to anyone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(R, 'stand', 'happy')] },
        `The red lid came off with a sigh. ${a} tasted. It was hot in front and sweet behind. A long way back there was smoke, as from a bonfire in the next valley. There could not be anything better. ${a} was just going to say so. "Wait!" said ${r}. "You took it from the top. Any fool can be good on top. ${refrain}" It was even better at the bottom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(U, 'stand', 'happy')] },
        `The blue lid came off without a sound. ${a} tasted. This one began softly, like someone coming in with no shoes on. Then it turned round and sang. There could not be anything better than this, either. ${a} was just going to say so. "Wait!" said ${u}. "You've had none of the crust. It's the crust that I'm known for. ${refrain}" ${a} had some of the crust, and had to sit down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'sad', 'spoon'), seen(R, 'shout', 'happy'), seen(U, 'shout', 'happy')],
        },
        `After that it got out of hand. The cousins were for red, and had made a flag. The uncles were for blue, and had a drum. Grandfather was for whichever he was standing next to. "${refrain}" said ${r}. "${refrain}" said ${u}. The spoon went left and right, and ${a} went with it, slower every time. At the ninth spoonful the drum stopped. "Well?" said everybody. They leaned in, and ${a} could hear both fires crackle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried')] },
        `It was not that ${a} did not dare. There simply was no answer. And whichever name one said, there would be a face. ${r} had held ${a} up in the deep end a whole summer long. ${u} had sat on the edge of a bed till morning once, when ${a} had a bad ear. "I need to think," said the judge. There was one place where a person could do that. It had a cloth that hung down to the ground on all sides.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'shy'), seen(U, 'stand', 'shy'), seen(A, 'hide', 'surprised')] },
        `Under the table it was green and cool, and there was nothing to be seen but shoes. ${a} knew them all. After some time ${R.names} shoes came past, on tiptoe, alone. They were not going the right way. They stopped at the BLUE pot. A lid clinked. "Mmm," said a voice that did not want to be heard. The shoes crept off. A minute later came ${U.names}, the other way, to the RED one. Clink. "Mmm!" ${a} sat up so fast that the whole table jumped.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'scarf'), seen(R, 'stand', 'curious'), seen(U, 'stand', 'curious')],
        },
        `"The court has decided," said ${a}, crawling out, "that it's too full to decide. It needs two other judges, who know more about ${dish} than anybody." There was only one thing to be said to that. ${a} took a scarf and tied it over ${R.names} eyes, and took a second one for ${U.names}. "You'll each have a spoon from one pot and a spoon from the other. No talking. Then you point at the best." "I'd know mine in my sleep," said ${r}. "So would I," said ${u}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'sit', 'happy'), seen(U, 'sit', 'happy'), seen(A, 'hold', 'determined', 'spoon')],
        },
        `${a} carried the spoon across the yard with a hand under it. You could have heard a pin fall, and somebody did. ${r} had the first, and had the second, and did not have to think. "There," said ${r}, and one arm shot out. "Nobody else can do that. That's mine." ${u} had the first, and the second. "There!" Both arms were out now, both quite straight, like two signposts. They had never looked so sure. Somewhere in the ring an uncle said, "Oh, dear."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'point', 'surprised'), seen(U, 'point', 'surprised'), seen(A, 'cheer', 'happy')],
        },
        `"Scarves off, please," said ${a}. ${r} looked along one arm, to see where it went. It went to the blue pot. ${u} looked along the other, and at the end of it stood the red one. The flag came slowly down. "That is yours," said ${r}. "And that's yours," said ${u}. Nobody could tell which of them began to laugh. It started low down, like a lid when the pot boils. By the time it came out, they were holding on to each other.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(R, 'hug', 'happy'), seen(U, 'hug', 'happy'), seen(A, 'sit', 'happy')],
        },
        `"By one vote each," said ${a}, and wrote it down, and it was nothing but the truth. They changed pots there and then, and sat between the two fires, where nobody had walked all day. "It's the smoke," said ${u}, with a full mouth. "I've been trying to get that smoke for twenty years." "Never mind smoke," said ${r}. "What in the world do you do to that crust?" Then they remembered, and looked up, and each held out a spoon. "${refrain}" they said. The judge lay in the grass with both hands on a round stomach. "Never again," said ${a}, and went red.`,
      ),
    ],
  };
}
