import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './borrowed-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nobody buys it, but everybody needs it for a minute; and when somebody does want to buy it, it cannot be spared. */
export const BORROWED: EventPlot = { id: 'borrowed', young, middle, old };

function young(going: Going): Told {
  const { refrain, A, a, K, k, N, n, P, shop } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'shop', camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `This is a ${shop}. Here sits ${A.introduced}. Nobody buys ${a}.`,
        `A ${shop}! There sits ${A.introduced}. Nobody buys ${a}.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(N, 'hold', 'worried'), seen(A, 'sit', 'surprised')] },
        `Bang goes the door! "Hold it, ${a}!" says ${N.introduced}. "${refrain}"`,
        `Bang! The wind! "Hold the door, ${a}!" says ${N.introduced}. "${refrain}"`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['kite'] },
        `Back on the shelf goes ${a}. A boy buys a kite.`,
        `Back on the shelf goes ${a}. A girl buys a kite. Nobody buys ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(A, 'sit', 'surprised'), seen(N, 'reach', 'worried')] },
        `Waa! Baby ${P.name} cries. "Take ${a}," says ${n}. "${refrain}" All is quiet.`,
        `Baby ${P.name} cries. "Here is ${a}," says ${n}. "${refrain}" Quiet!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['ball'] },
        `Back goes ${a}. Somebody buys a ball. Nobody buys ${a}.`,
        `Then ${a} is on the shelf again. Off goes a ball. Not ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'surprised'), seen(A, 'sit', 'calm')] },
        `The papers fly! "Sit on them, ${a}!" says ${n}. "${refrain}"`,
        `Oh, the papers! ${n} puts ${a} on top. They stay. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'surprised')], things: ['coin'] },
        `Here is ${K.introduced}, with a coin. "I want that one!" says ${k}. It is ${a}!`,
        `In comes ${K.introduced}, with a coin. "That one, please!" says ${k}. ${a}? Yes, ${a}!`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'surprised'), seen(K, 'stand', 'worried')] },
        `"No!" says ${n}. "Who holds the door? Who holds the baby? Not for sale!"`,
        `"No!" says ${n}. "I need ${a}! The door! The baby! Not for sale!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(A, 'sit', 'happy'), seen(N, 'stand', 'happy')] },
        `"Only for tonight?" says ${k}. "Yes!" says ${n}.`,
        `"For one night?" says ${k}. "One night!" says ${n}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sleep', 'happy')],
        },
        `${a} is in bed with ${k}. Tomorrow it is ${P.name}. Nobody buys ${a}. Everybody has ${a}.`,
        `Now ${k} has ${a}. Then ${P.name}. Then all of them. "${refrain}" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, K, k, N, n, M, m, P, wares, shop } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'shop', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(M, 'stand', 'curious')] },
        `On the top shelf of the ${shop} was ${A.introduced}. The others had come later, and were gone. Nobody bought ${a}. "You've got dust on you," said ${M.introduced}, who lived behind the wall. "It keeps me warm," said ${a}.`,
        `${A.introduced} had been in the ${shop} longer than the paint. All the other ${wares} got bought. "What's wrong with me?" said ${a}. "Nothing," said ${M.introduced}, from a hole in the wall. "It's a high shelf, that's all."`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(N, 'reach', 'worried'), seen(A, 'sit', 'surprised')] },
        `The wind blew, and the door went bang, and bang again. ${N.introduced}, whose shop it was, looked round for something. "You'll do," said ${n}. "${refrain}" And ${a} held the door all morning.`,
        `On Monday the door would not stay open. Bang! ${N.introduced}, who kept the shop, reached up to the top shelf. "${refrain}" said ${n}. And there stood ${a}, and held the door.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(M, 'stand', 'curious')],
          things: ['kite'],
        },
        `From down there one could see who came in. A boy came, and bought a kite. He stepped right over ${a}. Then it was evening, and back on the shelf went ${a}. "Not today," said ${m}.`,
        `Everybody who came in had to step over ${a}. A boy bought a kite, and a girl two balls. Nobody looked down. At six ${a} was put back on the shelf. "Perhaps tomorrow," said ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(N, 'reach', 'worried'), seen(A, 'sit', 'surprised')] },
        `Tuesday was the day of the baby. Its name was ${P.name}, and it cried so that the windows shook. "Here," said ${n}. "${refrain}" ${P.name} took hold of ${a}, and looked, and stopped.`,
        `On Tuesday baby ${P.name} was in the queue, and cried. It had been tried with a rattle, and with a song. "${refrain}" said ${n}, and handed down ${a}. It was as if one had shut a window.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(M, 'stand', 'angry')] },
        `Afterwards ${a} was dried, and went back. "They only ever use you," said ${m}. "It was nice, though," said ${a}. "It had very warm hands. But what comes after the minute?"`,
        `"They need you for everything," said ${m}, afterwards, "and nobody pays a penny." "No," said ${a}. "One minute is not long. I'd like to know what comes after the minute."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'surprised'), seen(A, 'sit', 'calm')] },
        `On Wednesday the papers blew off the desk. "${refrain}" said ${n}. On top of them went ${a}. On Thursday it was for reaching the light. On Friday it was for company, over tea.`,
        `By Friday ${a} had held down papers, and held up a lamp. ${a} had even been company at tea. "${refrain}" said ${n}, each time. And each time it was back to the shelf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'surprised'), seen(N, 'stand', 'surprised')],
          things: ['coin'],
        },
        `On Saturday ${K.introduced} came in, with a warm coin, and looked at everything. That took a long time. Then ${k} looked up. "That one," said ${k}. ${m}, in the wall, dropped a crumb.`,
        `Then it was Saturday. ${K.introduced} had saved up, and was not in a hurry. ${k} looked along the bottom shelf, and the middle one. ${k} looked at the top. "Oh," said ${k}. "I'd like that one, please."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'worried'), seen(K, 'stand', 'surprised')] },
        `"Of course," said ${n}, and took ${a}, and held on. "Only, who holds the door? And what about the baby? And the tea?" ${n} went red. "I'm sorry. I can't. Not for sale."`,
        `${n} got as far as the paper and the string. Then the door banged. Outside a baby began to cry. "I can't do it," said ${n}. "I never knew. It isn't for sale." It had taken somebody to want it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'calm'), seen(A, 'sit', 'worried'), seen(N, 'stand', 'shy')] },
        `${k} thought it over. ${a} waited, and did not even breathe. "You need ${a} in the day," said ${k}. "What about the night?" "The night?" said ${n}. "I'd bring ${a} back at nine. ${refrain} A long one."`,
        `"And when the shop is shut?" said ${k}. ${n} had never thought of that. "Then nothing is happening," said ${n}. "Then I could have ${a}," said ${k}, "till nine. ${refrain} I mean, a night."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(N, 'stand', 'happy'),
            seen(P, 'sit', 'happy'),
            seen(K, 'hold', 'happy'),
            seen(A, 'sit', 'happy'),
          ],
        },
        `So ${n} got out a card, and wrote on it, "To be borrowed". On the first line stood ${k}. On the second stood ${P.name}. By the evening there was a queue, and the card was full.`,
        `They made a list, and hung it on the door. ${k} was Saturday. Baby ${P.name} was Sunday. After that came the boy with the kite, and all the others. Nobody stepped over ${a} any more.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sleep', 'happy')],
        },
        `That night ${a} found out what comes after the minute. It's soft, and it's dark, and somebody's arm is there. Nobody has bought ${a} to this day. Everybody has had ${a} in bed.`,
        `"${refrain}" said ${k}, with a yawn, and lay down. It was dark, and soft, and it went on and on. The one that nobody had bought was the only one that everybody had.`,
      ),
    ],
  };
}
