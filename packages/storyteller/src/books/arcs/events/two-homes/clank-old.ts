import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: two pairs of boots, both in the same house, and a neighbour who has one house and finds nothing in it. */
export function old(going: Going): Told {
  const { A, B, a, b, k, company, chance } = going;
  const { refrain, x, y, missed } = partsOf(going);
  const N = company.person('Mrs Reed', 'neighbour');
  const S = company.person([a, b, k].includes('Sal') ? 'Noor' : 'Sal', 'child');
  const [n, s] = [N.name, S.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy', 'backpack'), seen(B, 'walk', 'happy')],
          things: ['backpack'],
        },
        `${A.introduced} had two homes, and could find the light switch of each in the dark. At ${x} it was left of the door, and at ${y} it was right. There were two beds, and two toothbrushes. But there was only one bag, and it went wherever ${a} went. ${B.introduced} walked beside it. "Have we got everything?" asked ${b}, every time. They never had.`,
        `If one has two homes, one knows twice as many stairs. ${A.introduced} had ${x}, with a wall on the left of the bed. There was ${y}, too, with the wall on the right. One only had to put out a hand, to know where one had woken up. A single bag went between, and ${B.introduced} went with it. It was full. It was never full of the right things.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'sit', 'curious')],
          things: ['backpack'],
        },
        `This time it was the ${missed}. "${refrain}" said ${a}. They had tried lists, and then the list got left. They had tried packing early. But one can't pack a thing while one is still using it. And when one has finished, somebody is at the door. "It's nobody's fault," said ${b}. "It's just how bags are."`,
        `They turned the bag out on the floor. There was a spoon, and one glove, and a stone that had looked better wet. There was no ${missed}. "${refrain}" said ${b}. It was what they said at ${x}, and it was what they said at ${y}. Whichever house they were in, it was the other one that had it.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['boots', 'coin'],
        },
        `The boots were the worst, because it never rained where they were. So ${a} saved up, coin by coin, from spring until August. It bought another pair, a red one, at half price. "Two pairs for two homes," said ${a}. "One will always be here, and one there." It was so simple that they wondered at everybody else.`,
        `"We need two of it," said ${a}, "whatever it is." Boots came first. It took every coin from the jar, and four weeks without comics, and then there was a second pair. They were red. "Now there's one for each house," said ${b}. "Nothing can go wrong with that." And it sounded quite true, there in the shop.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'cover', 'sad')],
        },
        `They wore the new ones over to ${y}, to show them. Nobody walks home in boots when the sun is out. So there they stood, both pairs, toe to toe. And on Friday, at ${x}, it began to pour. "${refrain}" said ${a}. "All four of them." Every boot in the family was keeping dry together.`,
        `A pair of boots gets about. It rained on the way to ${y}, so they wore the new ones there. It was dry on the way back, so they didn't. And now it came down on ${x} as though somebody had pulled out a plug. "${refrain}" said ${b}, and counted. "Twice."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(N, 'stand', 'worried'), seen(A, 'look-up', 'surprised')],
          things: ['puddle'],
        },
        `By noon the rain had done, and the street outside was one long puddle. ${N.introduced} stood on her step across the way. She had lived in one house all her life, and often said so. "I always know where things are," she used to say, with a look at the bag. "Now my bread is at the shop," she called, "and I can't get over!" "Have you no boots?" called ${a}.`,
        `When it stopped there was no street any more. There was a puddle with doors. "You there!" called ${N.introduced}, from the far side of it. She had had one house for fifty years. She thought that two were untidy. "I've had no bread since yesterday, and look at this!" "Where are your boots?" ${a} called back. She did not seem to like the question.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'think', 'determined'), seen(B, 'point', 'excited')],
          things: ['bowl', 'bucket'],
        },
        `"What else is deep, and keeps water out?" said ${b}. They tried a bowl, but it wouldn't stay on. They tried a plastic bag, and it was a very short walk. Then ${b} went quiet, and pointed. Behind the door stood a bucket. It was sitting in another bucket, as they do.`,
        `They went through the kitchen with the eyes of a foot. A bowl was too wide. A jug was all right, until one wanted it off. "Deep," said ${a}, "and wide at the top, and you can lift it." "With a handle?" said ${b}. It was a bucket. And there were two, one inside the other.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['bucket', 'puddle'],
        },
        `CLANK. One lifts the left foot by its handle, and puts it down. CLANK. Then one lifts the right. It isn't walking. It's more like being a small, slow train. Curtains moved on both sides. ${a} clanked the whole length of that puddle, with a list from ${n}. Then ${a} clanked back, with the bread held high. ${b} shouted at every wave.`,
        `There's a trick to it. One has to pull up each handle as one steps, or the bucket stays behind. CLANK, it went, and CLANK. The water came up to the rim, and looked in, and thought better of it. ${a} went all the way to the shop like that, and back, with the bread held high. The noise was splendid. ${b} clapped from the window.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'reach', 'shy'), seen(A, 'stand', 'curious')],
          things: ['bucket', 'bread'],
        },
        `So they saw the inside of the one house. ${n} was looking for her purse. It was not in the drawer. It was not in the oven. "I had it in March," she said. "And the boots?" asked ${a}. "Somewhere," said ${n}. She sat down by the bread. "I can't even say that it's in the other house." "That's the good thing about it," said ${a}. "It's never lost. It's only there."`,
        `${n} took the bread, and went to find the money. She looked in four tins and a shoe. There were her glasses, which she had missed since June. There was somebody's tooth. "Where can it be?" said ${n}. "I've only got the one house." ${a} looked kindly at her. "It's easier with two," said ${a}. "If it isn't here, one knows where it is."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried', 'bucket'), seen(B, 'stand', 'curious', 'backpack')],
          things: ['bucket', 'backpack'],
        },
        `Next day was a bag day. At ${y} lived ${s}, three doors down, and there was a puddle there with a slope. ${a} had promised ${s} the clank. It had been promised by telephone, with the sound. If one left out the clothes, both buckets went into the bag. But the water was still there, and ${n} had bread for a day. ${a} stood on her step for some time.`,
        `${a} had told ${s} about it, loudly, through the telephone. ${s} lived near ${y}, and had cleared the whole of tomorrow. "Both of them fit in the bag," said ${b}. "I've tried." And over the way was ${n}, at her window, with water up to the second step. One could clank at ${y}, or somebody could clank here. There weren't four buckets. ${a} wished that there were.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hold', 'surprised', 'bucket'), seen(A, 'wave', 'shy', 'backpack')],
          things: ['bucket', 'backpack'],
        },
        `"You hold on to the handles," said ${a}, "and you don't look down." ${n} looked at her feet, one in each. "At my age," she said. Then she took a step. CLANK. Something went over her face that hadn't been there in fifty years. ${a} picked up the bag, which was very light. They could hear her as far as the corner.`,
        `In the end ${a} left them on her step, upside down. They were not yet at the corner when they heard it. CLANK. There was a long stop. CLANK, CLANK. "She's got it," said ${b}. The bag was light, with only clothes in it. ${a} turned round to see. ${n} was going up and down the street, with no bread to fetch at all.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(S, 'jump', 'excited'), seen(B, 'stand', 'happy')],
          things: A.isChild ? ['puddle'] : ['boots', 'puddle'],
        },
        `In the morning it rained on ${y}. "Well?" said ${s}, at the gate. "Where's the clank?" "${refrain}" said ${a}. It was hard to say. ${s} looked down at two wet shoes. "I've grown," said ${s}. "I haven't any boots." And there by the door, toe to toe, stood four. It was the right house to have them in, after all. SQUELCH, went the puddle, twice. "You'll have to come over," said ${a}, "to hear the other."`,
        `${s} came in the morning, in the rain, in sandals. "My boots are too small," said ${s}. "I came for the buckets." ${a} had to say it. "${refrain}" Nobody spoke, and it dripped. Then ${b} coughed, and looked at the mat. There were four boots on it, for four feet. So they jumped together. SQUELCH! It takes two to make that noise. "So that's how ${y} goes," said ${b}, and wiped one eye.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')],
          things: ['backpack'],
        },
        `That night ${a} put out a hand, to feel for the wall. So this was ${y}. The rain was on both roofs. Over at ${x} there was a bed, quite flat, and it would be wondering. "Where's ${a}?" it would ask. And somebody out in the street, on her forty-first turn, would tell it. CLANK. "${refrain}"`,
        `${cap(y)} was dark, and the bag lay under the chair. ${a} thought of the other bed. It had nobody in it, and it couldn't see out. "Who's got ${a}?" it would say, to the wall. The wall would know that one. "${refrain}" And far away, quite late for somebody of that age, there went a last small clank.`,
      ),
    ],
  };
}
