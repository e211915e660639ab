import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Wobble, wobble, flop!',
  'Wibble, wobble, bump!',
  'Tip, tip, over!',
  'This way, that way, down!',
  'Wobble, tip, flop!',
  'Left, right, down!',
  'Wibble, tip, over!',
  'Slower, slower, flop!',
  'To and fro, down!',
  'Wobble, wibble, bump!',
  'Lean, lean, over!',
] as const;
const TITLES = ['the wheel that rolled away', 'two wheels', 'wobble', 'not so slowly'];

/** Where one learns: never in the road. */
const park = ({ place, at }: Going): string => (at === null || at === 'street' ? 'the park' : (place ?? 'the park'));
const ground = ({ at }: Going) => (at === null || at === 'street' ? ('playground' as const) : at);

/** Whatever rolls falls over when it is slow, and stands up while it is fast: a little wheel shows it first. */
export const STABILISERS: EventPlot = {
  id: 'stabilisers',
  when: /\b(?:stabili[sz]ers|training wheels|two wheels|balanc\w*|learn\w*|first|wobbl\w*|fall\w*|fell)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a bike. It had stabilisers. ${Gcap} took them off. Now to ride!`,
          `Now to ride the bike! Off came the stabilisers. ${A.introduced} helped.`,
        ],
        scene: { setting: ground(going), camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['bicycle'] },
      },
      {
        text: [
          `One little wheel rolled away. Roll, roll! Then it was slow. ${refrain}`,
          `A little wheel got away. It rolled so fast! Then it got slow. ${refrain}`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['wheel'] },
      },
      {
        text: [
          `${B.introduced} fetched it.${comesToo} ${a} put on the helmet. Up on the bike!`,
          `${B.introduced} put it away.${comesToo} On went the helmet. Up went ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bicycle', 'helmet'],
        },
      },
      {
        text: [
          `${a} went very, very slowly. ${refrain} Into the grass. It was soft.`,
          `"I will go slowly," said ${a}. So slowly! ${refrain} The grass was soft.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `Then ${g} held the bike. It went well. ${Gcap} stopped to puff. ${refrain}`,
          `${Gcap} held on and ran. It was good! Then ${g} had no puff. ${refrain}`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(going.G, 'run', 'happy')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `${b} had the little wheel. ${b} rolled it. It was fast. It stood up!`,
          `${b} gave the little wheel a push. Away it went. It did not fall.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'curious')], things: ['wheel'] },
      },
      {
        text: [
          `"Look!" said ${k}. "It falls when it is slow! Bikes do, too!"`,
          `${k} saw it. "Fast wheels stand up! Slow wheels fall down!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['wheel'] },
      },
      {
        text: [
          `So ${a} did not go slowly. Push, push, push! Wobble. Wobble. And off went ${a}!`,
          `Up got ${a}. One big push, and two, and three. Wobble. Wobble. It went!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'determined')], things: ['bicycle', 'helmet'] },
      },
      {
        text: [
          `Past the tree! Past the gate! All on two wheels! "Wait for us!" said ${b}.`,
          `Round the tree went ${a}. Round again! They all ran behind. "Wait!" said ${b}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(B, 'run', 'happy')],
          things: ['bicycle', 'tree'],
        },
      },
      {
        text: [
          `Now it is night. ${a} is slow. ${a} is sleepy. Wobble, wobble. Into bed!`,
          `At night ${a} gets slow, too. Wobble, wobble, flop. Into bed! Good night.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a bike with stabilisers. They were two little wheels, and they rattled. "I want them off," said ${a}. "I'm going to learn to ride on two."`,
          `"Four wheels is too many," said ${A.introduced}. "I want two." So ${g} fetched the spanner. The stabilisers squeaked a bit. They had been on that bike from the start.`,
        ],
        scene: { setting: ground(going), camera: 'medium', actors: [seen(A, 'point', 'happy')], things: ['bicycle'] },
      },
      {
        text: [
          `When the last screw was out, one little wheel got away. It ran along the path, straight as a ruler. It went by a dog. Then it grew slow, and leaned one way, and then the other. ${refrain}`,
          `The second one fell off and ran. "Catch it!" said ${g}. It rolled right along the path, as upright as you please. Only at the end did it slow down. And then, ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['wheel'] },
      },
      {
        text: [
          `${B.introduced} ran after it, and kept it.${comesToo} "Somebody has to," said ${b}. Then ${a} put on the helmet, and got on. The bike had never felt so tall.`,
          `"I've got it!" called ${B.introduced}, and would not give it back.${comesToo} It was a nice little wheel. ${a} did up the helmet and sat on the bike. It leaned, like somebody listening at a door.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy', 'wheel')],
          things: ['bicycle', 'helmet'],
        },
      },
      {
        text: [
          `"I shall go slowly," said ${a}. "Then it can't hurt." So ${a} went as slowly as a snail with a shopping bag. ${refrain} The grass was soft, and got up ${A.names} nose.`,
          `"Careful is best," said ${a}, and went so carefully that a snail overtook. The bike leaned left. The bike leaned right. ${refrain} "I was careful," said ${a}, out of the grass.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `Next ${g} held on to the saddle, and ran. "Don't let go!" said ${a}. It went beautifully. But ${g} was not made for running. "Puff," said ${g}, and stopped. So did the bike. ${refrain}`,
          `"I'll hold you," said ${g}. They flew along. "I can do it!" shouted ${a}. "I can't," said ${g}, and sat down on a bench to breathe. The bike got slower and slower. ${refrain}`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(G, 'run', 'surprised')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `${a} lay on the grass and looked at the sky. "Perhaps you'd better put them on again," said ${a}. It was a small voice for such a big sky. ${Gcap} looked for the spanner. One of the wheels was not there.`,
          `"It wants its stabilisers back," said ${a}. "So do I, a bit." ${a} had a green knee and a leaf in the helmet. "We need both of them, then," said ${g}. "Where's the other?"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['leaf', 'helmet'] },
      },
      {
        text: [
          `${b} was playing with it. "Watch!" said ${b}, and gave it a good push. It sped along and never leaned at all. ${b} gave it a little push. It was hardly off when it fell over.`,
          `It was going up and down the path. When ${b} rolled it hard, it stood up as if somebody held it. When ${b} rolled it softly, it lay down at once.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'happy')], things: ['wheel'] },
      },
      {
        text: [
          `${k} watched it go by. It was fast, and it stood. It was slow, and it fell. "Do that again," said ${k}. "Oh! We've got it the wrong way round! It isn't slow that's safe. Slow is when they fall down!"`,
          `"Look at that," said ${k}. "Nobody is holding it. It hasn't got stabilisers. It only falls over when it's slow!" They all watched it once more. "It isn't careful at all," said ${k}, "and it never wobbles."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['wheel'] },
      },
      {
        text: [
          `So ${a} got on again. No snail this time. Push, went ${a}, and push, and PUSH! The bike gave one wobble. It gave half a wobble. And then it stood up straight, and ran.`,
          `${a} looked a long way along the path. Then ${a} pushed off hard, once, twice, and a third time. There was one wobble. After that there was only wind, and the path going by underneath.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'determined')], things: ['bicycle', 'helmet'] },
      },
      {
        text: [
          `${a} went by the bench, and the dog, and right round the tree. "You let go!" shouted ${a}. "I never had hold of you!" said ${g}. They all ran behind, but nobody was fast enough.`,
          `"Who's got me?" called ${a}. "Nobody!" they shouted. ${a} went round the tree, and once more, to be sure. It was true, both times. And nobody could catch up.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(G, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['bicycle', 'tree'],
        },
      },
      {
        text: [
          `That night the little wheel lay beside the bed. ${a} was getting slow. ${a} leaned this way. ${a} leaned that way. ${refrain} It was bed, and it was soft. ${a} was asleep.`,
          `At bedtime ${a} went up the stairs slower and slower. Half of ${a} was asleep by the top. ${refrain} Into bed. "That's what happens," said ${b}, "when you stop."`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = company.person('Joss', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The stabilisers came off on Saturday morning. ${A.introduced} had read the page about it twice. It said: keep calm, look ahead, and take your time. ${a} meant to take a good deal of it. ${Gcap} undid the last nut, and the second little wheel fell off and ran away.`,
          `${A.introduced} liked to know how a thing was done before doing it. So there had been a library book, and a list, and a word with the man in the bike shop. "Slow and steady," said ${a}. On Saturday ${g} took off the stabilisers. The first came off like a lamb. The second dropped on its edge, and bolted.`,
        ],
        scene: {
          setting: ground(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'kneel', 'happy')],
          things: ['bicycle', 'wheel'],
        },
      },
      {
        text: [
          `It ran down the path at ${park(going)} as if it had somewhere to be. It went between two pigeons. It never leaned at all until it was nearly done. Then it thought about it. ${refrain} "Look at that," said ${B.introduced}, and went to fetch it.${comesToo} Nobody else did look. They were trying on the helmet.`,
          `They all stood and watched it go, down the whole length of the path at ${park(going)}.${comesToo} It was no bigger than a saucer, and as straight as a soldier. At the far end it slowed. ${refrain} It was ${B.introduced} who ran and got it. ${b} put it away for later. There was going to be a later, though nobody knew.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'run', 'curious'), seen(A, 'stand', 'happy')], things: ['wheel'] },
      },
      {
        text: [
          `They were not the only ones there. Joss from the flats had lost two stabilisers that same week, and had never read a page about anything. Joss got on any old how, shouted, and went. It was terrible to see. It was also quite far. "Eleven seconds!" said Joss, from under the bike. "How many did you get?"`,
          `On the other side of the grass was Joss, who lived in the flats and was learning, too. Joss did not believe in lists. Joss yelled "Here I come!" and came, feet out, eyes shut, for eleven whole seconds. Then there was a hedge. "Eleven!" said Joss, climbing out. "I counted. What have you got?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'worried')],
          things: ['bicycle', 'bush'],
        },
      },
      {
        text: [
          `${a} had got as far as the saddle. ${a} kept calm. ${a} looked ahead. ${a} pressed the pedal with great care, like a doorbell where a baby is asleep. The bike moved about as fast as a shadow does. It leaned one way, and then it leaned the other. ${refrain} "One," said Joss.`,
          `"I'm not doing it for the seconds," said ${a}, and set off. There was a beetle on the path going the same way, and it drew ahead. The front wheel turned in to look at ${a}. Then it turned out. ${refrain} It did not hurt, for they had chosen the side with the grass. "I made that one," said Joss. "One second."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(C, 'stand', 'happy')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `After that ${g} held the saddle and ran. "You won't let go?" said ${a}. "Not until you say," said ${g}. It was like flying. It went on being like flying as far as the first bench, where ${g} ran out of breath. "Sorry," gasped ${g}. The bike went slower, and thought about it. ${refrain}`,
          `${Gcap} had a go at holding on. That worked, in a way. As long as somebody large ran behind, puffing, it was as good as riding. But nobody large can run for ever. They came to a walk by the third tree, and to a stop by the fourth. ${refrain} "It's these legs," said ${g}. "They're from before you were born."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(G, 'run', 'surprised')],
          things: ['bicycle', 'tree'],
        },
      },
      {
        text: [
          `By four o'clock Joss had got to thirteen, and had a plaster. ${a} was still at one. "What's wrong with taking your time?" said ${a}, to nobody, lying in the grass. "It works for everything else." A bike leans over you, when you lie like that, like somebody who is waiting for an answer.`,
          `The afternoon went on. Joss had thirteen seconds now, and a plaster to go with them. ${a} had a green knee and a second and a half. "I did just what it said," said ${a}. "I was calm. I was slow. I was so careful." ${a} lay back and looked up, where a cloud was doing it perfectly.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'stand', 'calm')], things: ['bicycle'] },
      },
      {
        text: [
          `Something small ran past ${A.names} head. It was the little wheel. ${b} had been rolling it up and down since lunch, and had found out two things about it. "If I push it hard," said ${b}, "it won't fall over, whatever I do. And if I push it gently, it falls over at once. It's a pity it isn't the other way about."`,
          `Along the path came the wheel, upright and humming. It passed them and was gone. Back it came a minute later, pushed less, and fell flat at their feet. "It's no good being gentle with it," said ${b}. "I've tried. It just lies down. You have to fling it."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'happy'), seen(A, 'sit', 'curious')], things: ['wheel'] },
      },
      {
        text: [
          `There was a silence. "Say that again," said ${k}. They rolled it hard, and it stood. They rolled it softly, and down it went. "It hasn't got stabilisers," said ${k} slowly. "It hasn't even got anybody on it. It stands up because it's going. It's only slow things that fall." They all turned and looked at the bike.`,
          `"Do it once more," said ${k}, and then, "Now slow." They did it five times. There could be no mistake. "So it's being fast that holds it up," said ${k}. "There's nothing careful about slow. Slow's the dangerous part!" It was the exact opposite of the book.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(B, 'kneel', 'happy')],
          things: ['wheel', 'bicycle'],
        },
      },
      {
        text: [
          `${a} got up, and put on the helmet, and stopped. Across the grass Joss was about to try again, and Joss was doing it all wrong. Joss was fast enough. But Joss shut both eyes, and never looked ahead. It was on ${A.names} page, and nobody had told Joss. Thirteen seconds and a plaster: that was quite easy to beat now, if you kept quiet. ${a} walked over. "Keep your eyes open," said ${a}. "Look at that far tree."`,
          `It would have been a fine thing to ride past Joss just then. ${a} had one foot up to do it. But over there Joss was backing away for a run, eyes screwed shut already, straight at the hedge. ${a} knew what that was. Number two on the list: look where you want to go. ${a} let the bike down on the grass, and went and said so. "Open them," said ${a}. "Not at the hedge. At the tree."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(C, 'sit', 'curious')],
          things: ['bicycle', 'helmet'],
        },
      },
      {
        text: [
          `So it was Joss who did it first. Joss went right round the tree and came back with a mouth full of flies and joy. "I looked!" yelled Joss. "It goes where you look!" That was hard to watch, and ${a} watched it. "Now you," said Joss. "What is it you're doing wrong?" "Going slowly," said ${a}. "Well, don't," said Joss.`,
          `Joss looked at the tree, and the bike went to the tree. It went round it. It was not thirteen seconds, it was as long as anybody liked. ${a} stood on the grass and clapped, and felt it a bit here and there. "I'm first!" called Joss. And then, riding by, in another sort of voice: "Come on! Give it a shove! I'll shout when!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(C, 'sit', 'excited'), seen(A, 'stand', 'calm')],
          things: ['bicycle', 'tree'],
        },
      },
      {
        text: [
          `"Now!" shouted Joss. ${a} pushed as you fling a wheel: once, and twice, and again. There was one wobble, and it was the last. Then the bike stood up under ${a} like something that had been asleep. The path came up to meet them. ${a} looked at the far tree, calm as anything, and took no time at all.`,
          `${a} did it the way ${b} did it, with a fling. Push! It wobbled. Push! It wobbled less. Push! And all of a sudden there was nothing to it, only air, and the bench going by, and ${g}. "Who's holding it?" shouted ${a}. "You are!" said Joss, coming up on the other side.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(C, 'sit', 'happy')],
          things: ['bicycle', 'helmet'],
        },
      },
      {
        text: [
          `They rode until the lamps came on. At home ${a} went upstairs on two legs that had forgotten how. On each step ${a} was a little slower. At the bed ${a} leaned this way, and leaned that way. ${refrain} On the chair was the little wheel. It was lying down as well.`,
          `It was nearly dark before they could be got to stop. That night ${a} was too tired for the page, or any page. The little wheel stood on its edge by the bed. It was quite still, so after a moment it fell over. So did ${a}. They were both asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['wheel'],
        },
      },
    ],
  };
}
