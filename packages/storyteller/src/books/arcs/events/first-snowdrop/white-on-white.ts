import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './white-on-white-old.ts';

/** It is white in the white, and hangs its head; whoever cannot kneel sees into it with a mirror. */
export const WHITE_ON_WHITE: EventPlot = { id: 'white-on-white', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES.filter((each) => !each.includes('number')))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(G, 'stand', 'calm')],
        },
        `Out looked ${A.introduced}. It was white, white, white. "When is it spring?"`,
        `Snow, snow, snow! Out came ${A.introduced}. "Where is spring?" ${Gcap} did not know.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'calm', 'bell'), seen(A, 'stand', 'curious')], things: ['bell'] },
        `${N.introduced} had a bell. "Find a snowdrop. Then I ring!"`,
        `"First a snowdrop," said ${N.introduced}. "Then I ring my bell."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'hold', 'curious', 'feather')],
          things: ['feather'],
        },
        `Something white! "${refrain}" ${B.introduced} picked it up. A feather!`,
        `There was something white. "${refrain}" said ${a}. ${B.introduced} had a feather.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'sock'), seen(B, 'stand', 'surprised')],
          things: ['sock'],
        },
        `White again! "${refrain}" said ${b}. ${a} pulled. It was a sock!`,
        `"${refrain}" said ${b}. It was white, and long. ${a} had a sock!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'excited'), seen(A, 'jump', 'surprised')], things: ['snowball'] },
        `"${refrain}" Flop! A snowball, from ${b}. Down fell ${a}.`,
        `"${refrain}" No, a snowball! ${b} laughed. ${a} fell down flat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['flower'] },
        `${a} lay low, and looked. There hung a little white head. A snowdrop!`,
        `From down there ${a} saw it. A snowdrop! It hung its head.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(A, 'reach', 'excited')], things: ['flower'] },
        `"It has green inside," said ${n}. "But I cannot kneel!"`,
        `"I must see the green," said ${n}. "And I can't get down!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hold', 'determined', 'mirror')], things: ['mirror'] },
        `${a} did not pick it. ${a} ran in. ${a} got a mirror!`,
        `Nobody picks the first one. So ${a} ran for a mirror.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'kneel', 'proud'), seen(N, 'look-up', 'happy')],
          things: ['mirror', 'flower'],
        },
        `Under it went the mirror. ${n} looked down, and saw up. Green hearts!`,
        `${a} slid the mirror under. In it were green hearts. ${n} saw them!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(N, 'hold', 'happy', 'bell'),
            seen(A, 'jump', 'happy'),
            seen(G, 'dance', 'happy'),
            seen(B, 'jump', 'happy'),
          ],
          things: ['bell'],
        },
        `Ding, ding, ding! ${Gcap} came out. "${refrain}" "Yes," said ${a}. "That's spring!"`,
        `The bell went ding, ding! "${refrain}" said ${g}. "That's it," said ${a}. Spring!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['scarf'],
        },
        `It was still winter, and everybody in the street wore a scarf. Nobody took it off before the bell. That was the rule. "Mine itches," said ${A.introduced}. "It isn't spring yet," said ${g}.`,
        `The snow lay on the street, and the scarves had gone hard. "When can I take mine off?" said ${A.introduced}. "When the bell rings," said ${g}. "Then it's spring. You know that."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'hold', 'calm', 'bell'), seen(A, 'stand', 'curious')],
          things: ['bell'],
        },
        `The bell was ${N.introduced}'s, at number three. Each year she found the first snowdrop, and looked into it, and rang. "This year I can't," she said. "My knees don't bend. You'll have to look for me."`,
        `${N.introduced} had the bell. "I ring it for the first snowdrop," she said. "But it hangs its head, and one has to kneel down to it. I can't kneel any more. You're much nearer the ground than I am."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'point', 'calm'), seen(A, 'look-up', 'curious'), seen(B, 'hold', 'happy', 'mirror')],
          things: ['mirror'],
        },
        `"How will I know it?" said ${a}. "It's white," said ${n}, "and inside there are green hearts. I don't ring until I've seen the green." ${B.introduced} had a mirror, and made a spot of sun run up the wall.`,
        `"It has green hearts on the inside," said ${n}. "That's how one knows. Without the green it's just something white." Behind them ${B.introduced} was playing with a mirror. A spot of light ran over the snow.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'feather'), seen(N, 'stand', 'calm')],
          things: ['feather'],
        },
        `It's hard to find a white thing in the snow. On Monday ${a} came running with one. "${refrain}" "That's a feather," said ${n}, at the window. "Some goose is missing it."`,
        `All the garden was white, so where does one begin? "${refrain}" said ${a}, on Monday, and held it up. ${n} shook her head. It was a feather, and it had blown in from the pond.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'excited'), seen(A, 'hold', 'surprised', 'sock')],
          things: ['sock', 'bush'],
        },
        `On Tuesday ${b} saw something under the bush. "${refrain}" said ${b}. ${a} pulled, and it was long, and it had a heel. "So that's where it went," said ${g}. It was the other sock.`,
        `"${refrain}" cried ${b}, on Tuesday. It stuck out of the snow by the bush, quite white. ${a} got hold of it with both hands. There was a toe at the end, and it needed darning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `By Friday they had found a button, an egg cup and half a snowman. It wasn't any of those. "Perhaps there isn't going to be one," said ${a}. The scarves itched. ${b} slipped, and took ${a} along.`,
        `They found eleven white things that week, and none was it. "Perhaps it stays winter this time," said ${b}. Then there was a patch of ice. ${b} sat down on it, and ${a} fell over ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['flower'] },
        `${a} lay with one ear in the snow. It's quite different down there. It's like a white wood. And there, two inches off, stood a snowdrop. It hung its head, as if it had lost a penny.`,
        `So ${a} lay flat, with a nose to the ground. Standing up, one saw nothing but white. Lying down, one saw a thin green stalk. On it hung a snowdrop, and looked at its feet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'reach', 'excited'), seen(G, 'stand', 'calm')],
          things: ['flower'],
        },
        `"Pick it!" said ${b}. "Then we can show her." "If we pick it, it's over," said ${a}. "It's only just begun." ${Gcap} went to fetch ${n}, and her stick, and the bell.`,
        `"I'll pull it up," said ${b}, "and carry it in." ${a} held a hand over it. "It's come all that way," said ${a}. "We can't send it indoors." So ${g} went and got ${n} instead.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'sad', 'bell'), seen(A, 'look-up', 'worried')],
          things: ['bell', 'flower'],
        },
        `She came with small steps, and stood over it. "I see that it's white," she said. "I can't see any green, from up here." She bent as far as she bent. It wasn't enough. The bell hung at her side.`,
        `It took her some time. She leaned on her stick and looked down. "It might be a bit of paper," said ${n}. "I'm sorry. I've never rung it for a bit of paper." And her knees wouldn't do it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'proud', 'mirror'), seen(N, 'look-up', 'surprised')],
          things: ['mirror', 'flower'],
        },
        `Then a spot of sun ran across the snow. "Lend me that!" said ${a} to ${b}. ${a} slid the mirror under the flower, face up. Now ${n} looked down, and saw up. It was all green hearts in there. "${refrain}" said ${a}.`,
        `"${b}, the mirror!" said ${a}. It went in flat, under the little white bell. So ${n} could look down into it and see the flower from below. There were the hearts, as green as peas. "${refrain}" asked ${a}. ${n} couldn't speak.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'clear',
          camera: 'wide',
          actors: [
            seen(N, 'hold', 'happy', 'bell'),
            seen(G, 'dance', 'happy', 'scarf'),
            seen(A, 'cheer', 'happy'),
            seen(B, 'jump', 'happy'),
          ],
          things: ['bell', 'scarf'],
        },
        `Ding, ding, went the bell, all down the street. People came out and looked at the snow. "${refrain}" said ${g}. "That's it," said ${n}. Then all the scarves came off at once. But ${a} and ${b} left the mirror where it was. It had only ever seen its feet.`,
        `She rang until both arms hurt. "${refrain}" they called, from the doors. "That's spring!" said ${n}. Up went the scarves, over the hedges. The mirror stayed under the snowdrop, for good. ${a} and ${b} thought that it should know what it looked like. So did ${g}.`,
      ),
    ],
  };
}
