import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { inPlace, named, settingOf, theOne } from '../the-one.ts';

const REFRAINS = [
  'Nice horse',
  'Hello, horse',
  'What a nice horse',
  'Good morning, horse',
  'Look, a horse',
  'Well, a horse',
  'That is a horse',
  'There goes a horse',
  'What a good horse',
  'Oh, a horse',
] as const;
const TITLES = ['nice horse', 'the unicorn without a horn', 'the milk horn', 'a carrot is not a horn'];

/** The unicorn, the child, and who says "horse". */
const parts = (going: Going) => {
  const U = theOne(going, 'unicorn');
  const other = [going.A, going.B].find((each) => each !== U && each !== going.K && each !== going.G);
  return { U, u: U.name, other };
};
/** Who says "horse" on the road: the grown-up whom the theme names, too. */
const passer = (going: Going) => parts(going).other ?? named(going) ?? going.company.meet('rabbit');

/** Where they walk. */
const WHERE = 'down the road';

/** The horn comes off, and everybody says "horse"; a carrot and a cone are no good. It was a milk horn, like a milk tooth. */
export const HORN: EventPlot = { id: 'horn', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { U, u } = parts(going);
  const X = passer(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `Who is${inPlace(going, ' in the wood')}? It is ${U.introduced}. "Where is your horn?" says ${K.introduced}.`,
          `${K.introduced} is${inPlace(going, ' in the wood')}. Here is ${U.introduced}, with no horn! "It came off," says ${u}.`,
        ],
        scene: {
          setting: settingOf(going, 'forest'),
          camera: 'medium',
          actors: [seen(U, 'stand', 'sad'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"It wobbled," says ${u}. "It fell off." "Like my tooth!" says ${k}. There is a gap.`,
          `"First it wobbled, and then it fell." ${k} has a gap too. "So did my tooth!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(U, 'stand', 'sad')] },
      },
      {
        text: [
          `They go ${WHERE}. Here is ${X.introduced}. "${refrain}" "Not a horse!" says ${u}.`,
          `Off they go. They meet ${X.introduced}. "${refrain}" Oh dear. "I am no horse!"`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(X, 'wave', 'happy'), seen(U, 'walk', 'sad'), seen(K, 'walk', 'happy')],
        },
      },
      {
        text: [
          `${k} gets a carrot. What a good horn! But ${u} smells it.`,
          `"Here is a horn," says ${k}. It is a carrot. It smells very good.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(U, 'stand', 'happy')], things: ['carrot'] },
      },
      {
        text: [
          `Crunch. ${u} has eaten the horn. "${refrain}" says ${X.name}.`,
          `Crunch, crunch! Now the horn is in ${u}. "${refrain}" says ${X.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(U, 'stand', 'surprised'), seen(X, 'stand', 'happy'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `Next comes an ice cream, upside down. Drip. Drip. "${refrain}"`,
          `Now an ice cream goes on. It runs down. Lick! "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(U, 'stand', 'worried'), seen(K, 'stand', 'surprised'), seen(X, 'stand', 'happy')],
          things: ['ice-cream'],
        },
      },
      {
        text: [
          `"No horn," says ${u}. ${k} feels the gap. There is something, small and hard.`,
          `They sit. ${k} feels the gap. "Oh! There is a new tooth in it!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(U, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} feels the top of ${u}. There is something, small and hard!`,
          `"Let me feel," says ${k}. ${u} has a bump, small and hard!`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(U, 'sit', 'surprised')] },
      },
      {
        text: [
          `"It is a new horn!" says ${k}. "The old one was a milk horn!"`,
          `"That was a milk horn," says ${k}. "Now a big one comes!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'cheer', 'happy'), seen(U, 'stand', 'excited')] },
      },
      {
        text: [
          `It grows and grows. Here comes ${X.name}. "${refrain}" "Look up," says ${k}.`,
          `A week goes by. "${refrain}" says ${X.name}. Then ${X.name} sees it. "Oh! A unicorn!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(U, 'stand', 'proud'), seen(X, 'look-up', 'surprised'), seen(K, 'stand', 'happy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { U, u } = parts(going);
  const X = passer(going);
  const x = X.name;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `It happened on Monday${inPlace(going, ' in the wood')}. ${U.introduced} bent down to eat a daisy. The horn fell off, and rolled into a hole. ${K.introduced} saw it go. "Was that important?" said ${k}. "Rather," said ${u}.`,
          `${K.introduced} was${inPlace(going, ' in the wood')} when something went clonk. There stood ${U.introduced}, looking into a hole. "That was my horn," said ${u}. "It has wobbled since Friday. Now it's down there."`,
        ],
        scene: {
          setting: settingOf(going, 'forest'),
          camera: 'medium',
          actors: [seen(U, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"Did it hurt?" said ${k}. "My tooth didn't. It wobbled, and one day it was in my toast." ${k} showed the gap. ${u} looked in. "But you have others," said ${u}. "I had one."`,
          `"My tooth did that," said ${k}, and opened wide, to show the gap. "It wobbled and wobbled, and then it was in an apple." "How many teeth have you got left?" said ${u}. "Lots," said ${k}. "There you are," said ${u}. "I've no horns left at all."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(U, 'stand', 'sad')] },
      },
      {
        text: [
          `They walked ${WHERE} together. ${X.introduced} came the other way. "${refrain}" said ${x} to ${k}. "I'm a unicorn!" said ${u}. ${x} looked at the place where a horn would be. There was a fly on it. "Which part?" said ${x}, kindly.`,
          `The first whom they met was ${X.introduced}. "${refrain}" said ${x}. "This is a unicorn," said ${k}. ${x} walked all round ${u}, and looked at both ends. "Which part?" said ${x}.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(X, 'wave', 'happy'), seen(U, 'walk', 'sad'), seen(K, 'walk', 'happy')],
        },
      },
      {
        text: [
          `"You only need something long and pointed," said ${k}. There was a carrot in ${K.names} bag. They tied it on with string. It looked lovely. But all the time it smelled of carrot, just out of reach. ${u} ran after it, round and round.`,
          `So ${k} found a carrot, the longest in the shop, and tied it on. "How do I look?" said ${u}. "Like a unicorn," said ${k}. "I smell like dinner," said ${u}. It's hard to have dinner on your head, just out of reach.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(U, 'stand', 'happy')], things: ['carrot'] },
      },
      {
        text: [
          `Then the string broke. Crunch! That was the end of the carrot. ${x} came back with the shopping. "${refrain}" said ${x}, "with bits of carrot on it."`,
          `The carrot slipped down, and crunch! "${refrain}" said ${x}, who was coming back already. "Does it like carrots?" "I don't know," said ${u}, with a full mouth. "You should ask a horse."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(X, 'stand', 'happy'), seen(U, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `An ice cream has a horn already, if you turn it over. ${k} turned it over and put it on. It was pink, with a proper point. Then the sun came out. It ran down between ${U.names} eyes, and off the end of ${U.names} nose. "${refrain}" said ${x}. "Is it melting?"`,
          `Next they tried an ice cream, with the cone on top. It stuck at once. "It's cold," said ${u}. "Horns are," said ${k}. But then a pink drip came down one side. A wasp came to see. "${refrain}" said ${x}. "Why is it running?"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(U, 'stand', 'worried'), seen(K, 'stand', 'surprised'), seen(X, 'stand', 'curious')],
          things: ['ice-cream'],
        },
      },
      {
        text: [
          `${k} wiped it all off with a sleeve. "Perhaps I am a horse," said ${u}. "A unicorn without a horn is one. You only have to take away." They sat under a tree. ${k} didn't know what to say to that. ${k} just sat there, and felt the gap.`,
          `When ${u} was clean again, they sat down under a tree. "I might get used to being a horse," said ${u}. "Horses have hay. They have friends." ${k} could not answer. ${k} was busy, as you are with a gap. You can't leave it alone.`,
        ],
        scene: { camera: 'medium', actors: [seen(U, 'sit', 'sad'), seen(K, 'sit', 'worried')], things: ['tree'] },
      },
      {
        text: [
          `There was something in it. Yesterday it had been all soft. Today there was something hard, like a grain of rice. "My new tooth!" said ${k}. "The first was just a milk tooth!" Then ${k} looked at ${u}. "Keep still," said ${k}.`,
          `And the gap was not empty! There was a tiny hard edge in it. "It's the big one coming," said ${k}. "The little one only had to get out of the way." And then ${k} stopped. "Put your head down, ${u}," said ${k}. "Now."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(U, 'sit', 'curious')] },
      },
      {
        text: [
          `${k} felt under the white hair, very gently. It was soft, and soft, and soft, and hard. "Ow," said ${u}. "It's there!" cried ${k}. "It's as small as a pea. You've only lost your milk horn!"`,
          `Under the white hair, right in the middle, was a bump. It was no bigger than a pea, and it had a point. "That tickles," said ${u}. "It was a milk horn!" cried ${k}. "Nobody told us! The real one is on its way."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(U, 'sit', 'surprised')] },
      },
      {
        text: [
          `Things that grow take their time. On Friday it was a thimble. In a fortnight it was a crayon. "${refrain}" said ${x}, each time they met. ${u} only smiled now, and ate daisies, very carefully.`,
          `They measured it every morning, by ${K.names} fingers: one, and two, and three. "${refrain}" ${x} would call over the hedge. "Not yet a horn," ${u} would answer. "But do keep looking."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(U, 'stand', 'happy'), seen(K, 'point', 'happy'), seen(X, 'wave', 'happy')],
        },
      },
      {
        text: [
          `One morning it was there, long and white, with a twist in it. ${x} came round the corner, and stopped. "${cap(refrain)}" said ${x}, and then nothing. "Say it again," said ${u}. "I shall rather miss it."`,
          `Now it's longer than the old one ever was. Yesterday ${x} met the two of them. "What a nice unicorn," said ${x}. ${k} laughed, with a whole new tooth. "Which part?" said ${u}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(U, 'stand', 'proud'), seen(X, 'look-up', 'surprised'), seen(K, 'stand', 'happy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { U, u, other } = parts(going);
  const X = other ?? going.company.meet('rabbit');
  const home = named(going)?.name ?? 'the postman';
  const x = X.name;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `It had been loose for a week, and ${U.introduced} had told nobody. You do not talk about such things. You keep your head still, and eat soup. But on Monday ${u} bent down to drink from the stream, and plop. ${K.introduced}, who was${inPlace(going, ' in the wood')} that day, saw something long and white go by, turning over and over. "You've dropped something," said ${k}.`,
          `There was a plop${inPlace(going, ' in the wood')}, and then somebody said a word that unicorns are not supposed to know. ${K.introduced} came through the bushes. There stood ${U.introduced}, with a very flat sort of forehead, looking at the stream. "It was only a little loose," said ${u}. "It has been for days. I thought that if I didn't mention it, it might stop." "They don't stop," said ${k}.`,
        ],
        scene: {
          setting: settingOf(going, 'forest'),
          camera: 'medium',
          actors: [seen(U, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `${k} knew about things that come loose. ${k} had lost a tooth that week. The whole school had seen the gap, and ${home}, and a dog. Now ${u} was shown it as well. "You showed people?" said ${u}. "It's the best gap in the class," said ${k}. "If I were you, I'd put a scarf over it," said ${u}. There are those who show what they have lost, and those who would rather hide.`,
          `"Look!" said ${k}, and pointed at a gap between two teeth. "Mine went on Thursday. I've shown everybody, and ${home} twice." ${u} looked away politely. "I should never have left the house," said ${u}. It's the great difference between people. Some of them have a hole and point to it, and others stand so that you can't see.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'proud'), seen(U, 'stand', 'shy')] },
      },
      {
        text: [
          `The worst of it was Saturday. On Saturday all the unicorns came together in a clearing, once a year. Nobody got in there but unicorns. ${X.introduced} kept the gate. They went past it, just to try. "${refrain}" said ${x} to ${k}, in a friendly voice. "It's not for horses, I'm afraid." "You know me!" said ${u}. ${x} looked hard. "We had a milk horse with that sort of nose," said ${x}.`,
          `And on Saturday was the Gathering. It's held once a year, in a clearing, and it is for unicorns only. ${X.introduced} sees to the gate. "${refrain}" said ${x}, when the two of them stopped there. "Does it bite?" "I was here last year," said ${u}. "I gave you a bun." "That was a unicorn," said ${x}. "You could tell by the horn."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(X, 'stand', 'happy'), seen(U, 'walk', 'sad'), seen(K, 'walk', 'worried')],
          things: ['gate'],
        },
      },
      {
        text: [
          `So they set to work. On Tuesday it was a carrot, tied on with string. It was a noble carrot. But it hung where you could smell it and not reach it. ${u} went round in circles till the string broke. On Wednesday it was an ice cream, with the cone on top. It looked perfect for as long as it was cold. "${refrain}" said ${x}, over the gate. "Has it got something in its eye?"`,
          `They tried a carrot first. From the front it was very like. But nobody had thought of ${U.names} nose, and what a carrot says to it. By noon it was eaten, string and all. Then they tried an ice cream, upside down. The point was good. Only the sun came out, and the horn ran down both sides of ${U.names} face and had to be licked. "${refrain}" said ${x}. "Pink, isn't it?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(U, 'stand', 'worried'), seen(K, 'reach', 'surprised'), seen(X, 'stand', 'curious')],
          things: ['carrot', 'ice-cream'],
        },
      },
      {
        text: [
          `In the end ${k} made one properly. It was the leg of an old chair, with a twist in it, and it took three afternoons with sandpaper. That was all the afternoons there were. There was paint on it, white as milk, and a ribbon that went under the chin. "You can't tell," said ${k}. ${u} looked in the stream for a long time. "Nobody can," said ${u}, and stood up straight for the first time since Monday.`,
          `There was one way left, and it was slow. ${k} had a broken chair, and one of its legs had a twist. For three days ${k} rubbed it smooth, and missed swimming, and a film. Then it was painted, and polished with a sock. They tied it on with ribbon, under the hair. "Well?" said ${u}. ${k} walked all round. "It's better than the real one," said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'proud'), seen(U, 'stand', 'happy')], things: ['ribbon'] },
      },
      {
        text: [
          `"Good evening, unicorn," said ${x} on Saturday, and held the gate. There were thirty of them in the clearing, with lanterns, and thirty horns, every one polished. ${u} walked among them with a very stiff neck. ${k} stood behind a tree to watch. "What do we do if it slips?" ${u} had said. "Don't laugh," ${k} had said, "and don't bow."`,
          `It worked. "Mind your horn on the branch," said ${x}, which was beautiful to hear. In they went, ${u} into the light and ${k} behind a tree. Thirty unicorns stood about among lanterns, and said what a dry year it was. ${u} agreed with all of them, without once nodding.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(U, 'walk', 'proud'), seen(X, 'wave', 'happy'), seen(K, 'hide', 'happy')],
          things: ['lantern', 'gate'],
        },
      },
      {
        text: [
          `But somebody was crying. It was behind the next tree, where it was dark, and it was trying not to be heard. ${k} looked round the trunk. It was the smallest unicorn of them all, standing quite alone, with its head held perfectly still. "It wobbles," it was saying, to nobody. "It wobbles. It wobbles." And it was just then that ${K.names} tongue went to the gap.`,
          `It was from there that ${k} heard it: a very small sniff. In the dark, away from the lanterns, stood the smallest of all the unicorns. Its horn was no longer than a spoon. It pushed at it, and stopped, and pushed again, and you could see it move. "Oh no," it whispered. ${k} knew that push. You do it with the tongue. ${k} did it then, without thinking.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hide', 'worried')], things: ['tree'] },
      },
      {
        text: [
          `The gap was not empty. There was a thing in it, hard and sharp, like a grain of rice. ${k} ran to the lanterns. "${u}!" said ${k}. "Bend down. Quick." Under the ribbon, under the hair, where the horn had been, was a bump. It was as big as a pea. It had a point. "It was a milk horn," said ${k}. "You've lost your milk horn. That's all it ever was."`,
          `And where the gap had been soft, something was hard. It had an edge. It was a tooth, a big one, and it had been on its way the whole time. ${k} went and pulled ${u} away from the lanterns. "Hold still," said ${k}, and felt under the ribbon. There it was, in the middle of ${U.names} forehead, as small as a pea and as hard as a stone. "They grow again," said ${k}. "Of course they do! It's a milk horn."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(U, 'stand', 'surprised')] },
      },
      {
        text: [
          `${u} heard the sniffing now. ${u} could have gone back to the lanterns. In two months nobody would ever have known. The little one had stopped, and was looking up at that fine white horn as you look at a mountain. "Yours doesn't wobble," it said. ${u} looked at ${k}, and at the thirty of them. Then ${u} bowed. Off it came, ribbon and all, and rolled across the grass, where everybody could see.`,
          `One horn on the grass would be enough. They would all turn round. And in a few weeks there would have been nothing to see. ${u} thought of that; ${k} could tell. "Does it hurt?" said the smallest one, looking up. "Yours is so straight. You wouldn't know." "Untie me, ${k}," said ${u}. It was three afternoons of work. ${k} pulled the bow, and the horn came down between them with a thump.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(U, 'stand', 'determined'), seen(K, 'reach', 'worried')],
          things: ['ribbon', 'lantern'],
        },
      },
      {
        text: [
          `"${refrain}" said ${x} in the silence, out of habit. "No," said ${u}. "Come here and feel." The smallest one felt the bump. So did its mother. Then an old, grey unicorn gave a cough. "Mine came off in a hedge," it said. "I told them I'd lent it to someone." "Mine went down a drain," said another. It turned out that there was not one of them who had not worn a carrot.`,
          `Nobody said a word. "${refrain}" said ${x}, at last, rather puzzled. "Feel that," said ${u} to the smallest one, and put down a flat, bare forehead. "There's something there!" it said. "That's the next one," said ${u}. Behind them somebody laughed, quite kindly. "I used a candle," said the oldest unicorn of all. "It was a warm night. I had wax in my ears till spring."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(U, 'stand', 'happy'), seen(X, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
          things: ['lantern'],
        },
      },
      {
        text: [
          `The new one is in now, longer than the old, with a better twist. ${k} has a tooth to match. The leg of the chair hangs on a string by the gate. Anybody who needs it may take it down. It's never there for long. "${refrain}" ${x} says, when ${u} comes by. And ${u}, who never used to talk about such things, stops every time to explain.`,
          `It took until May. Then they went to the gate together, ${k} with a whole tooth and ${u} with a whole horn. ${x} looked from one to the other. "Something's different," said ${x}. "Don't tell me." They waited quite a while. "The horse has gone," said ${x}. "It was a nice horse." "Yes," said ${u}. "I thought so too, in the end."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(U, 'stand', 'proud'), seen(X, 'look-up', 'curious'), seen(K, 'stand', 'happy')],
          things: ['gate'],
        },
      },
    ],
  };
}
