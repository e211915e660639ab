import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { birthdayPet, partsOf, SMALL_TITLES, TITLES } from './parts.ts';
import { old } from './stays-old.ts';

/** A number that nothing has ever happened to does not stay; and then something does. */
export const STAYS: EventPlot = { id: 'stays', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, subject } = partsOf(going);
  const C = birthdayPet(going);
  const c = C.name;
  return {
    title: titled(chance.pick(...SMALL_TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'think', 'surprised')] },
        `Time for ${subject}! Here is ${B.introduced}. First a small one. "What is three and four?" "${refrain}" said ${A.introduced}.`,
        `"Let us do ${subject}!" That was ${B.introduced}. "Three and four?" "${refrain}" said ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'look-up', 'happy')] },
        `"It is seven," said ${b}. Seven, seven, seven! Got it.`,
        `"No. It is seven," said ${b}. "Seven!" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'walk', 'happy')] },
        `Hop, hop, hop. And it was gone! "Three and four?" "${refrain}"`,
        `${a} hopped. Out it fell! "Three and four?" said ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(B, 'sit', 'curious')] },
        `${a} made a song of it. La, la, seven! La, la, what?`,
        `So ${a} sang it. Three and four, la, la! But then it was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'curious')], things: ['hat'] },
        `Why has ${C.introduced} got a hat? It was a birthday!`,
        `Look, a party hat! It was for ${C.introduced}. Happy birthday!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'happy'), seen(C, 'look-up', 'excited')],
          things: ['cake'],
        },
        `They made a cake. "How old is ${c}?" said ${b}. "${refrain}" said ${a}.`,
        `${a} had a cake. "How many years is ${c}?" said ${b}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'curious'), seen(C, 'sit', 'happy')],
          things: ['cake', 'candle'],
        },
        `Three candles here. Four candles there. ${a} put them on the cake.`,
        `On the cake went three candles. Then four more candles. Pop, pop!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'surprised'), seen(C, 'jump', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['cake'],
        },
        `One, two, three, four, five, six, seven! ${c} was seven!`,
        `"It is seven!" said ${a}. "${c} is three and four!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'cheer', 'proud'), seen(C, 'sit', 'happy')],
        },
        `The next day ${b} said, "Three and four?" "It is ${c}!" said ${a}. "Seven!"`,
        `In the morning it was still there. "Three and four?" "${c}!" said ${a}. "Seven!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(B, 'hold', 'happy', 'plate')],
          things: ['plate', 'cake'],
        },
        `There was cake left. "How much for you?" said ${b}. "${refrain}"`,
        `"How much cake do you want?" said ${b}. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, G, g, Gcap, chance } = going;
  const { refrain, subject, T, t, N, n } = partsOf(going);
  const Q = B === G ? going.company.friend : B;
  const q = Q === B ? b : Q.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'point', 'curious'), seen(A, 'think', 'worried')],
        },
        `It was time for ${subject}. "What are seven eights?" said ${T.introduced}. ${A.introduced} looked where the number had been. It wasn't there. "${refrain}" said ${a}.`,
        `Most numbers stayed in the head of ${A.introduced}. Seven eights didn't. "Well?" said ${T.introduced}, for it was time for ${subject}. "${refrain}" said ${a}. It was true, as far as it went.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'walk', 'determined')],
        },
        `"Fifty-six," said ${t}. ${a} took it home with great care. "Fifty-six, fifty-six," said ${a}, past the dog, and the bus, and the baker. At home it was a bun.`,
        `It was fifty-six. ${a} said it all the way home, like a song. Then a fire engine went by, and it was a very good one. ${a} looked again. The number had got out.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(G, 'think', 'shy')] },
        `"What are seven eights?" ${a} asked ${g}. ${Gcap} looked at the ceiling. One hand was counting, down behind the chair. "Fifty," said ${g}. "Fifty and a bit."`,
        `So ${a} went and asked ${g}. "Seven eights? That's easy," said ${g}, and was quiet for some time. "That's the tricky one," said ${g}. "I never know how it ends."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'jump', 'determined'), seen(Q, 'sit', 'curious')],
        },
        `The next day ${a} tried it with jumping. "Fifty!" Hop. "Six!" Hop. ${Q.introduced} held the number in too. By the gate neither of them had it. They looked in the grass.`,
        `In the morning ${a} tried to shut it in. It went round and round with both eyes closed. "Still there?" said ${Q.introduced}. That did it. It had gone out by the other ear.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'wave', 'happy'), seen(A, 'look-up', 'curious'), seen(Q, 'sit', 'happy')],
        },
        `${N.introduced} from next door looked over. "It's my birthday tomorrow," she said. "How old will you be?" asked ${a}. ${n} went a little pink. "${refrain}" said ${n}.`,
        `"I want somebody to help with my cake," said ${N.introduced}, over the fence. "I've got a birthday." "Which one?" said ${a}. ${n} thought about it. "${refrain}" she said.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(N, 'stand', 'calm')],
        },
        `${a} had never heard anybody else say that. "That's my answer," said ${a}. "It's a good one," said ${n}. "It keeps people out." And they mixed, and they baked.`,
        `"I say that too," said ${a}. "When I don't know." "I say it when I do," said ${n}. They stirred till it was smooth. She had the oven on already.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'point', 'happy')],
          things: ['cake', 'candle'],
        },
        `It was a big square cake. "Put my candles on," said ${n}. "In rows, so they won't fall over. Eight in a row. I'll tell you when to stop."`,
        `Then came the candles, in boxes of eight. "One box makes one row," said ${n}. The cake was as wide as a tray. ${a} put them in, straight as soldiers, row after row.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(N, 'cover', 'shy')],
          things: ['cake', 'candle'],
        },
        `"Stop," said ${n}. There were seven rows of candles on that cake. Seven! And in each there were eight. ${a} counted, with one finger. "Fifty-six," said ${a}. "It's you!"`,
        `After the seventh row there weren't any more candles. ${a} looked at the cake for a long time. Seven rows, and eight in each. "${n}," said ${a}, "are you seven eights?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'happy'), seen(A, 'sit', 'proud')] },
        `"I am," said ${n}. "It isn't everybody who knows that." ${a} felt for the number. It wasn't running about now. It had sat down, and it was wearing an apron.`,
        `${n} laughed till she had to hold the table. "All this year," she said. ${a} looked inside. There it was, in the good chair, with its feet up. It looked like staying.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          time: 'day',
          actors: [seen(Q, 'point', 'curious'), seen(A, 'stand', 'proud'), seen(N, 'sit', 'happy')],
          things: ['cake'],
        },
        `The next day there was a party, and the whole street wanted cake. "How old is ${n}?" said ${q}. ${a} knew it. ${n} looked at ${a}. "${refrain}" said ${a}.`,
        `On her birthday they had the cake in the garden. "How many candles is that?" asked ${q}. It was on the tip of ${A.names} tongue. ${n} held her breath. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(T, 'stand', 'surprised')],
        },
        `In the morning it was back to school. "Seven eights?" said ${t}. "Fifty-six," said ${a}. "How did you get it to stay?" said ${t}. "We've met," said ${a}.`,
        `The next morning ${t} asked again. "Fifty-six," said ${a}, as if it lived next door. "Till next year?" said ${t}. ${a} thought of it. "No," said ${a}. "Next year it'll still be fifty-six. Only she won't."`,
      ),
    ],
  };
}
