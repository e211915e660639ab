import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Not on me, rain!',
  'Go round, rain!',
  'Stay outside, rain!',
  'No room in here, rain!',
  'Not in here, rain!',
  'Stop that, rain!',
  'Rain, stay out!',
  'Out you go, rain!',
  'Off my bed, rain!',
  'Go away, drops!',
  'Drip outside, rain!',
] as const;
const TITLES = ['a hole in the tent', 'plip', 'no room for the rain', 'the drop and the string'];

/** Thunder, where the theme has it: far off, and it goes away. */
const rumble = ({ raw }: Going): string =>
  /thunder|storm/.test(raw) ? ' Far off, the storm rolled over in its bed, and there was thunder.' : '';
const rumbleShort = ({ raw }: Going): string =>
  /thunder|storm/.test(raw) ? ' Rumble, went the storm. It was thunder.' : '';

const there = ({ place }: Going): string => (place ? ` at ${place}` : '');

/** It rains through one small hole, wherever they lie, until the drops are shown a way down that makes no noise. */
export const RAIN: EventPlot = {
  id: 'rain',
  when: /\b(?:rain\w*|wet|storm\w*|thunder\w*|puddles?|flood\w*|leak\w*|drip\w*)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `They went camping${there(going)}. ${A.introduced} kept a string.`,
          `Up went the tent${there(going)}. ${A.introduced} kept the string.`,
        ],
        scene: {
          setting: at ?? 'forest',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy')],
          things: ['tent', 'string'],
        },
      },
      {
        text: [
          `${B.introduced} lay down. ${Gcap} lay down.${comesToo} Then it rained.${rumbleShort(going)}`,
          `${B.introduced} was snug. ${Gcap} was snug.${comesToo} Then came rain.${rumbleShort(going)}`,
        ],
        scene: {
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: everybody(going, 'sit', 'happy'),
          things: ['tent', 'blanket'],
        },
      },
      {
        text: [
          `Plip! A drop fell on ${a}. It was cold. "${refrain}" said ${a}.`,
          `A drop came in. It fell right on ${a}. Plip! "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `${a} moved over. Now ${b} was under it. Plip! "${refrain}" said ${b}.`,
          `So ${a} moved. But ${b} was there. The next drop fell on ${b}. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'cover', 'surprised'), seen(A, 'sit', 'happy')], things: ['tent'] },
      },
      {
        text: [
          `They put a pan under it. Plink, plonk, plunk! It was so loud!`,
          `A pan! The drops fell in. Plonk, plonk, plonk! Nobody could sleep.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'cover', 'worried'), things: ['saucepan', 'tent'] },
      },
      {
        text: [
          `${a} put a sock in the pan. It was quiet. But the drops splashed out. "${refrain}"`,
          `In went a sock. No more plonk! But splish, it all splashed out. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['saucepan', 'sock'] },
      },
      {
        text: [
          `${k} looked up. There was one tiny leak. There hung a drop. It let go. Plonk!`,
          `There was a leak up there. ${k} saw a drop. It fell. Plonk!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'curious')], things: ['tent'] },
      },
      {
        text: [
          `"It needs a slide!" said ${k}. Where was the string? ${k} hung it from the hole.`,
          `"Drops do not have to jump," said ${k}. Up went the string. Down it hung.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'reach', 'excited')], things: ['string', 'saucepan'] },
      },
      {
        text: [
          `The drop ran down the string. It ran into the pan. It did not make a sound.`,
          `Down the string slid the drop. Then the next one. Not a plip. Not a plonk.`,
        ],
        scene: { camera: 'close', actors: everybody(going, 'look-up', 'happy'), things: ['string', 'saucepan'] },
      },
      {
        text: [
          `Now they are asleep. Drop after drop comes in. "Come in, rain. Shh."`,
          `It rains and rains. Everybody is asleep. Good night, rain. Use the string.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sleep', 'sleepy'), things: ['tent', 'string'] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The tent had been rolled up for a year. Round it was a red string. ${A.introduced} undid the string. "I'll keep that," said ${a}. "You never know what string is for until it happens."`,
          `First of all ${A.introduced} untied the tent. The string was red, and as long as a bed. "What do you want that for?" said ${g}. "I don't know yet," said ${a}, and put it somewhere safe.`,
        ],
        scene: {
          setting: at ?? 'forest',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy')],
          things: ['tent', 'string'],
        },
      },
      {
        text: [
          `${B.introduced} laid out the blankets at ${place ?? 'the edge of the wood'}.${comesToo} It was a dry evening, and a dry supper. Then they lay down, and the rain came over the hill to join them.${rumble(going)}`,
          `It was a fine evening for camping at ${place ?? 'the edge of the wood'}. ${B.introduced} made all the beds.${comesToo} Just as they lay down, it began to rain. "It's only a bit," said ${b}. Then it was a lot.${rumble(going)}`,
        ],
        scene: {
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: everybody(going, 'sit', 'happy'),
          things: ['tent', 'blanket'],
        },
      },
      {
        text: [
          `"I like rain on a tent," said ${a}. "It's outside, and we are not." Plip! Something cold landed in the middle of ${A.names} face. "${refrain}" said ${a}.`,
          `It drummed on the roof. "How snug we are!" said ${a}, and looked up. That was how ${a} saw the drop coming. It was too late to move. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `So ${a} lay the other way round. The next drop fell on ${b}. "${refrain}" said ${b}, and curled up very small. But so was the tent. Somebody was always underneath.`,
          `They all moved up. Now the drops came down on ${b}. They moved back again. They lay in a ring, and then in a row. "${refrain}" said whoever was under it, wherever that was.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'sit', 'worried')],
          things: ['tent'],
        },
      },
      {
        text: [
          `"The saucepan," said ${a}, and put it under the hole. Now nobody was wet. But plink went the drops, and plonk, and PLUNK. It was like lying beside a very slow piano. Nobody slept but ${g}.`,
          `${a} fetched the saucepan. Every drop fell into it, and every drop said so. Plonk! They waited. They thought that was the last one. Plonk! You cannot sleep when you are waiting for a plonk.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'cover', 'worried'), things: ['saucepan', 'tent'] },
      },
      {
        text: [
          `${b} put a sock in the bottom, to make it soft. It worked until the sock was full. Then the drops hit the water and splashed out on everybody at once. "${refrain}" they all said.`,
          `"It wants a cushion," said ${b}, and gave it a sock. For a little while it was lovely. Then the sock went under. Each drop jumped up again and over the side. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['saucepan', 'sock'] },
      },
      {
        text: [
          `${k} lay and looked at the hole. The whole tent leaked through that, and it was no bigger than a pea. A drop came to the edge, and grew, and hung there. It held on as long as it could. "What a leaky tent," said ${k}. "Poor thing! It doesn't want to jump. It's got nothing to hold on to."`,
          `By the light of a torch ${k} watched one drop. It swelled. It shook. It let go, because it had to, and fell all that way. Plonk! "A leak only makes a noise because it falls," said ${k}. "What if a leaky tent had stairs?"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'curious')], things: ['tent', 'saucepan'] },
      },
      {
        text: [
          `Then ${k} sat up. "The string!" They tied one end to the pole, just by the hole. The other end hung down into the saucepan. Everyone kept quite still to see.`,
          `"Who has got the string?" said ${k}. ${a} had, of course. "Up there," said ${k}. They tied it by the hole and let it hang. It reached right down into the pan. A new drop was coming.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'excited'), seen(A, 'hold', 'happy')].slice(0, K === A ? 1 : 2),
          things: ['string', 'saucepan'],
        },
      },
      {
        text: [
          `The drop came to the edge. It felt about. It found the string and took hold. Down it slid, round and bright, to the pan. There it got off without a sound. "It's got a banister," whispered ${b}.`,
          `It stopped at the hole, the same as ever. It leaned over. Then it met the string and ran down it like a bead. There was no plip at all. Another came behind it, and another. "They like it," said ${a}.`,
        ],
        scene: { camera: 'close', actors: everybody(going, 'look-up', 'happy'), things: ['string', 'saucepan'] },
      },
      {
        text: [
          `It rained all night. The drops came in one by one. They went down in a line, as if on stairs. "Come in, rain," said ${k}. "Quietly." But by then everyone was asleep.`,
          `Nobody told the rain to go away any more. It could come in, so long as it used the string. "Good night, rain," said ${k}. There was no answer, and that was just right. They were all asleep.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sleep', 'sleepy'), things: ['tent', 'string'] },
      },
      {
        text: [
          `In the morning the sun came out and the saucepan was full. They made the tea with it. "That came down on a string," said ${a}, and drank it slowly. ${Gcap} said it was the best tea for miles.`,
          `When they woke, the rain had gone. It had left them a whole pan. ${Gcap} boiled it for the tea. It tasted of clouds, said ${b}, and just a little of sock.`,
        ],
        scene: {
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: everybody(going, 'sit', 'happy'),
          things: ['saucepan', 'cup'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const wood = place ?? 'the edge of the wood';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had not come for the camping. ${a} had come for the hill behind it, where the wind was. There was a new kite in a long bag, and on the kite was forty metres of red string. "It'll go as high as a church," said ${a}. "Two churches." It had not been up once. ${B.introduced}, who really had come to go camping, was counting blankets.`,
          `You do not need a kite for camping. But ${A.introduced} had brought one, and slept beside it. It was new. It had forty metres of red string, enough to fly it as high as two churches. "Tomorrow, on the hill," said ${a}. "All the way out." ${B.introduced} was more interested in supper, and in getting the beds straight.`,
        ],
        scene: {
          setting: at ?? 'forest',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'kite'), seen(B, 'stand', 'calm')],
          things: ['tent', 'string'],
        },
      },
      {
        text: [
          `They put the tent up at ${wood}.${comesToo} It was older than anybody but ${g}. "It's never let in a drop," said ${g}, and patted it. It is a mistake to say that kind of thing near a tent. By the time it was dark, the first rain was feeling its way over the roof.${rumble(going)}`,
          `It was an old green tent that had been to more places than they had.${comesToo} "Dry as a bone," said ${g}, "in all these years." At ${wood} the evening was so still that they could hear a beetle walk. Then they heard the rain, coming through the leaves towards them like a great many beetles.${rumble(going)}`,
        ],
        scene: {
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: everybody(going, 'sit', 'happy'),
          things: ['tent'],
        },
      },
      {
        text: [
          `Plip. It fell on ${a}. It was cold, and very exact. "${refrain}" said ${a}, and moved. The tent leaked. The hole was not large. You could have stopped it with a pea. But all the rain on that side of the roof had heard about it, and was coming to try.`,
          `"I felt something," said ${a}. Nobody believed it until there was a second one. Plip. They lit the torch and looked up. It was leaking. There was a hole near the top that you could just have got a pencil into. In it hung a drop. It looked down at them. It let go. "${refrain}" said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['torch', 'tent'] },
      },
      {
        text: [
          `${b} was good at where things should go. "Heads there, feet here, kite outside," said ${b}. "The kite stays in," said ${a}. So the beds went round it, and there was one bed too many for the dry part. It was ${B.names} turn to be dripped on, and it went on being ${B.names} turn. "${refrain}" said ${b}, through the blanket.`,
          `They could all have lain dry, if it had not been for the kite. It took up as much room as a person. "It won't melt," said ${b}. "It'll warp," said ${a}. "It's paper." So the kite lay in the dry, and ${b} lay where the drops were, for somebody had to. You could hear each one land. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'cover', 'angry'), seen(A, 'sit', 'worried')],
          things: ['kite', 'blanket', 'tent'],
        },
      },
      {
        text: [
          `After that they put the saucepan under it. Nobody was wet, and nobody slept. Plonk, it went. Then nothing, for so long that you had nearly gone off. Plonk. "${refrain}" said ${a} to the roof. ${Gcap} turned over and said it was a soothing sound. ${b} counted to two hundred plonks and began to hate music.`,
          `The saucepan was ${G.names} idea. It kept the wet off, and it had one note, and it played it all night long. They stuffed it with a sock. The sock filled up, and the drops bounced out over everybody. "${refrain}" they said, all together. They took the sock out. Plonk. It was a quarter past one.`,
        ],
        scene: { camera: 'close', actors: everybody(going, 'cover', 'worried'), things: ['saucepan', 'sock'] },
      },
      {
        text: [
          `"If we'd put the kite out," said ${b}, "I'd be dry. And I'd be asleep. And I wouldn't be here." "You don't even like kites," said ${a}. "I liked them yesterday," said ${b}. That was the last thing that anybody said for a bit. They lay with their backs to each other. The saucepan made all the remarks.`,
          `In the end ${b} sat up. "You've been dry all night," said ${b}, "you and that kite." It was not quite fair, but it was quite true. "It's new," said ${a}. "I'm not," said ${b}, "but I'd still like to be dry." And ${b} lay down again with a squelch. ${a} stared at the wall, where there was nothing to read.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'sit', 'angry'), seen(A, 'sit', 'sad')],
          things: ['kite', 'saucepan'],
        },
      },
      {
        text: [
          `${k} was looking at a spider. It had a line from the roof to the pole, and the line was wet. A drop came down it, slowly, with the torch shining through. It did not fall. It walked. It got to the bottom, and was gone, and there had been no sound whatever. ${k} watched three of them. "Is there any string?" said ${k}.`,
          `Nobody else was watching when it happened. One drop missed the hole. It went along a seam instead, and met a loose thread. It came down that like somebody coming downstairs in socks. It did not plip. ${k} held up the torch, and waited for another. "They only shout when they fall," said ${k}. "If there was a string, they'd climb."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'curious', 'torch')], things: ['tent'] },
      },
      {
        text: [
          `Nobody answered. There was a bootlace, and it was too short. There was a belt. And there were forty metres of red string, all in one piece, long enough for two churches. Cut string is only two strings, and a knot in it jams. ${a} thought about the hill. Then ${a} looked at ${b}, who was wet, and pretending not to be. "Here," said ${a}. "Cut it there."`,
          `They all knew where there was string. Nobody looked at it. ${a} had wound it on with not one knot from end to end, for a knot will not run. It was very quiet, but for the plonk. "How much do you need?" said ${a}. About as much as a bed, said ${k}. ${a} measured it out, and held it tight on both sides, and looked the other way. "Go on," said ${a}. ${Gcap} cut.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad', 'kite'), seen(K, 'sit', 'calm')].slice(0, K === A ? 1 : 2),
          things: ['string'],
        },
      },
      {
        text: [
          `They tied it up beside the hole and let the end hang in the pan. A drop came to the edge. It swelled, and shook, and got ready to shout. Then it felt the string. It put one foot on it, you might say, and another. Down it came, round and red, and stepped off at the bottom without a word. "Again," breathed ${b}.`,
          `So there it hung, from the hole to the saucepan. They waited with the torch. Out leaned a drop, and found that there was something to hold on to. It slid down like a bead on a necklace. The next one followed, and the next, a whole string of them with the light in each. The plonk did not come. They went on listening for it, and it went on not coming.`,
        ],
        scene: { camera: 'close', actors: everybody(going, 'look-up', 'happy'), things: ['string', 'saucepan'] },
      },
      {
        text: [
          `"That was your kite string," said ${b}, after a time. "It isn't quite two churches, now." "It's plenty," said ${a}. "You get dizzy, at two." There was a lot of moving about in the dark. When it stopped, the kite was standing up along the wall, and ${b} was in the dry half. Nobody could have said who had thought of it first.`,
          `"You didn't have to," said ${b}. "I know," said ${a}. "I should have done it at ten o'clock." The kite turned out to fit very well on its end, against the pole, where no one had tried it. That left room for one more. ${b} lay down in it, dry from top to toe, and sighed. "I do like kites," said ${b}. "I like them upright."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')],
          things: ['kite', 'tent'],
        },
      },
      {
        text: [
          `It rained until it was light. The drops came in all night and went down the string, one by one, and shut no doors. "You can stay, rain," said ${k}, or perhaps only dreamed it. They were all asleep by then.`,
          `Nobody said another word to the rain. It had been let in, and it knew where the stairs were. ${k} lay listening as long as possible, for the pleasure of hearing nothing, and was asleep at the third drop.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sleep', 'sleepy'), things: ['tent', 'string'] },
      },
      {
        text: [
          `The next morning the hill was washed clean and the wind was on it. The kite went up. It went as high as one church, and stopped, and stood there pulling. ${b} had hold of it. "It doesn't jam," said ${b}. "Where did you tie it?" "I didn't," said ${a}. "I only had to stop sooner." Behind them, in the tent, hung the other piece. They had left it up, in case.`,
          `They drank the rain for breakfast, boiled, out of that same pan. After that they all went up the hill. The string was shorter by the length of a bed, and it turned out that kites cannot count. "Your turn," said ${a}, before the kite had even stopped climbing. ${b} held on tight. It pulled like something that had slept very well.`,
        ],
        scene: {
          setting: 'mountain',
          time: 'day',
          weather: 'wind',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'happy'),
          things: ['kite'],
        },
      },
    ],
  };
}
