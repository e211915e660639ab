import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withSlowRival } from './slow-rival.ts';

const REFRAINS = [
  'Still going',
  'Still on the way',
  'Still coming along',
  'Still at it',
  'Still getting there',
  'Still busy',
  'Still not there',
  'Still getting on',
  'Still a way to go',
  'Still under way',
] as const;
const TITLES = ['left at the mushroom', 'round and round the wood', 'the long red line', 'a scarf in a race'];

const FAST = /\b(?:hare|rabbit|cheetah|horse|fox|dog|deer|leopard|mouse|squirrel|kangaroo)\b/;

/** Who is quick: the second one of the theme, else a hare. */
const rival = ({ company, raw, A }: Going): Figure => {
  const named = FAST.exec(raw)?.[0];
  const other = company.other?.being?.id === A.being?.id ? null : company.other;
  return other ?? company.meet(named && named !== A.being?.id ? named : 'hare');
};

/** The quick one goes by three times, and so is only going round; the slow one's scarf comes undone and shows the way. */
export const WOOL: EventPlot = {
  id: 'wool',
  young: (going) => withSlowRival(young(going), going.company.other),
  middle: (going) => withSlowRival(middle(going), going.company.other),
  old: (going) => withSlowRival(old(going), going.company.other),
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const X = rival(going);
  const x = X.name;
  const still = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${still}!`,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'kneel', 'happy')],
          things: ['scarf', 'gate'],
        },
        `Today there is a race. ${A.introduced} has a red scarf. ${k} has tied it on at the gate.`,
        `There is a race today. ${A.introduced} is here. ${k} ties a red scarf on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'excited'), seen(K, 'point', 'calm'), seen(A, 'stand', 'calm')] },
        `${X.introduced} is in it too. "Left at the mushroom!" says ${k}. But ${x} does not listen.`,
        `Here is ${X.introduced}. ${k} tells them the way. "Left at the mushroom!" ${x} does not hear.`,
      ),
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(X, 'run', 'excited'), seen(A, 'walk', 'calm')] },
        `Go! Whoosh! ${x} is off into the wood. The red scarf catches on the gate.`,
        `Ready, steady, go! Whoosh! In goes ${x}. The red scarf catches on the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'run', 'surprised'), seen(A, 'walk', 'calm'), seen(K, 'walk', 'happy')] },
        `Whoosh! ${x} comes by from behind. "Are you still here?" "${still}!" says ${a}. ${k} walks along.`,
        `${k} walks with ${a}. Whoosh! Here comes ${x}, from behind. "You?" says ${x}. "${still}!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'walk', 'calm'), seen(K, 'stand', 'curious')] },
        `Here is ${x} again, and sits down. "I go round and round," says ${x}. "And you?" "${still}!" says ${a}.`,
        `Here comes ${x} again, and tired. "It all looks the same," says ${x}. "${still}!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(X, 'stand', 'surprised')], things: ['mushroom'] },
        `"There is the mushroom," says ${a}. It is very small. ${x} never saw it.`,
        `${a} sees a little mushroom. "We go left here," says ${a}. ${x} looks down. Oh!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(X, 'walk', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['tree'],
        },
        `Left they go, up to the big tree. ${a} touches it first. ${x} is next. Hooray!`,
        `They walk left, to the big tree. Tap! ${a} is first. Tap! So is ${x}, nearly.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['string'],
        },
        `It is late. Which way is home? "Look!" says ${k}. The scarf is now one long red string.`,
        `Now it gets dark. Where is home? ${k} looks down. There is red string. It was the scarf!`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'sleepy'), seen(X, 'walk', 'sleepy')],
          things: ['gate'],
        },
        `It takes them home, right to the gate. "Tired?" asks ${x}. "${still}!" says ${a}. Good night.`,
        `Step by step they follow it. There is the gate! "Home!" says ${x}. "Good," says ${a}. "I am not going anywhere."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const X = rival(going);
  const x = X.name;
  const still = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: still,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'kneel', 'happy')],
          things: ['scarf', 'gate'],
        },
        `A race began at the garden gate today. ${A.introduced} was in it. ${k} had knitted a red scarf for that. "It isn't quite finished at one end," said ${k}. "It's warm at the other," said ${a}.`,
        `There was a race today, from the garden gate to the big tree. ${A.introduced} had a red scarf on, one that ${k} had made. A bit of wool hung out at the end. "Does that matter?" asked ${a}. "Not in a race," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'excited'), seen(K, 'point', 'calm'), seen(A, 'stand', 'calm')] },
        `The other runner was ${X.introduced}. "Into the wood," said ${k}. "Left at the mushroom, and up to the big tree." ${a} said it over to remember it. ${x} was hopping on the spot, and did not hear one word.`,
        `${X.introduced} was the only other one in it. ${k} told them the way. "Through the wood, left at the mushroom, and touch the big tree." "Left at the mushroom," said ${a}. ${x} only said, "Now? Can we go now?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'excited'), seen(A, 'walk', 'calm')], things: ['gate'] },
        `Ready, steady, go! ${x} was gone. A leaf came down where ${x} had been. ${a} went under the gate. The end of the scarf caught on a nail. Nobody saw.`,
        `"Go!" said ${k}. There was a whoosh, and no ${x}. ${a} set off as well. The loose bit of wool stayed behind, round a nail in the gate. It did not make a sound.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(X, 'run', 'surprised'), seen(A, 'walk', 'calm'), seen(K, 'walk', 'happy')],
        },
        `${k} walked along with ${a}. They were hardly among the trees. Then ${x} came flying up from behind. "Are you still here?" cried ${x}. "${still}," said ${a}. Whoosh, went ${x}.`,
        `In the wood it was cool and green, and ${k} kept ${a} company. Whoosh! Somebody shot past from behind, with long steps. "Haven't you got any further?" called ${x}. "${still}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'worried'), seen(A, 'walk', 'calm'), seen(K, 'walk', 'curious')] },
        `They went past an oak, and a bush, and another oak. Whoosh! ${x} came up from behind, rather red. "How did you get in front of me?" "${still}," said ${a}. "That's odd," said ${k}, when ${x} had gone.`,
        `A little later there were feet behind them again. It was ${x}, and not so fast. "You can't be here," said ${x}. "I passed you!" "${still}," said ${a}. ${k} looked after ${x} for a while, and thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'walk', 'calm'), seen(K, 'stand', 'curious')] },
        `The third time it was only a sort of trot. ${x} sat down on the path. "Every tree looks like the one before," said ${x}. "How many of you are there?" "One," said ${a}. "${still}."`,
        `Then ${x} came for the third time. There was a root, and a bump. "I've run and run," said ${x}. "And there's always you." "${still}," said ${a}. "You're going round," said ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(X, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
          things: ['mushroom'],
        },
        `Round! ${x} had missed the turn, and missed it again. "It's left at the mushroom," said ${a}. "What mushroom?" asked ${x}. It stood by the path, as small as a thimble. You had to be quite slow to see it.`,
        `"Didn't you turn left at the mushroom?" asked ${a}. "I never saw a mushroom," said ${x}. ${a} showed it. It had a brown cap, no bigger than a button. ${x} had run past it three times.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(X, 'walk', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['tree'],
        },
        `So they went left. ${x} could have run, but there might be another mushroom. ${x} stayed behind ${a}, and looked at everything. That is why ${a} touched the big tree first. "Hooray!" shouted ${k}, for both.`,
        `This time ${x} did not run on in front. "You know the way," said ${x}. "I only know the speed." Up they went to the big tree. ${a} reached out and touched it, and ${x} came second. ${k} clapped for the two of them.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised'), seen(X, 'stand', 'worried')],
          things: ['string'],
        },
        `By now the sun was low, and the wood was all shadows. Nobody could have seen a mushroom. "Where's your scarf?" said ${k}. There was only a bit of red string round ${a}. The rest went away down the hill.`,
        `It had taken a long time, and the light was going. "How do we get back?" asked ${x}. Then ${k} looked at ${a}. There was hardly any scarf left. But a red string lay on the grass, and went in under the trees.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'calm'), seen(X, 'walk', 'happy')],
          things: ['string'],
        },
        `They went along the red string, and ${k} wound it up on the way. It went past the mushroom and all the trees. It never once went round. "Is there much more of it?" asked ${x}. "There's always more," said ${k}.`,
        `"It knows every step you took," said ${k}, and picked up the string. It took them down the hill, and right at the mushroom, between the trees. ${x} walked last, and never let go of it.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'sleepy'), seen(X, 'sit', 'sleepy')],
          things: ['yarn', 'gate'],
        },
        `The other end was on the nail, in the gate. Now there was a ball of wool as big as ${a}. ${k} began to knit it all again. "Isn't it finished?" asked ${x}, half asleep. "${still}," said ${a}.`,
        `And there was the gate, with a nail, and the end of the wool. "So that's what held you up," said ${x}. The ball was as big as a melon. That night ${k} started the scarf again, with ${x} on the rug. "Long way to go," said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const X = rival(going);
  const x = X.name;
  const still = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: still,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'kneel', 'happy')],
          things: ['scarf', 'gate'],
        },
        `Everybody had told ${A.introduced} not to enter. ${A.He} had entered. On the morning of the race ${k} came to the garden gate with a red scarf, knitted in a week. It was a fine scarf, but for one end, where the week had run out. "It's not fastened off," said ${k}. "Neither am I," said ${a}, and put it on.`,
        `There were two names on the list for the race, and one of them was a surprise. It belonged to ${A.introduced}. ${k} had knitted a scarf for the day. It was red, so that you could see it from far away. There had been no time to do the end. "It'll hold," said ${k}, at the garden gate. It did hold, as you will hear, but not in the way that was meant.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'excited'), seen(K, 'point', 'calm'), seen(A, 'stand', 'calm')] },
        `The other name was ${X.introduced}. ${x} had won every race there was, and most of them by dinner time. "Through the wood," ${k} read out, "left at the mushroom, and up to the big tree." "Left at the mushroom," said ${a}, who liked to have a thing right before starting. ${x} was running on the spot. ${x} had never needed the way. The way had always just been what was under the feet.`,
        `Against that there was ${X.introduced}. As a rule you only saw where ${x} had been. ${k} explained it. You went into the wood, and left at the mushroom, and then up the hill to the big tree. ${a} asked to hear it again. "What's there to explain?" said ${x}, bouncing. "You go, and then you've won." It had always been like that so far.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'excited'), seen(A, 'walk', 'calm')], things: ['gate'] },
        `"Go!" said ${k}. A gust went through the flower bed, and that was ${x}. ${a} started too. Under the gate there was a nail, and the loose end of the scarf took hold of it. One stitch came undone. A stitch says nothing when it comes undone. It only tells the next one.`,
        `They were off, or one of them was. By the time the dust had settled, ${a} had reached the gate, and gone under it. The end of the scarf had caught on a nail. It gave a small tug, like somebody who would rather not leave, and then it gave way. Behind ${a}, on the path, lay a bit of red wool. It was quite a short bit, as yet.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(X, 'run', 'surprised'), seen(A, 'walk', 'calm'), seen(K, 'walk', 'happy')],
        },
        `${k} had meant to go ahead and wait at the tree. But it is dull to wait, and ${a} was good to walk with. They had been in the wood for a quarter of an hour. Then they heard feet, and the feet were behind them. "Are you still here?" cried ${x}, tearing past. "${still}," said ${a}. It was a minute before ${k} said, "But ${x} was in front."`,
        `Somebody has to go with the one who is last, thought ${k}. So they went into the wood side by side, and talked about moss. Then there was a drumming on the path behind them. ${x} came by like the post. "Haven't you got further than that?" called ${x}. "${still}," said ${a}, and stepped over a twig. "Funny," said ${k}. "How do you pass a person twice?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'worried'), seen(A, 'walk', 'calm'), seen(K, 'walk', 'curious')] },
        `They did four oaks, and a bush with berries on. It was nearly noon. Here came the feet again, and they had lost their bounce. "You were behind me," said ${x}, between two breaths. "How did you get ahead?" "${still}," said ${a}, because that was all there was to tell. ${x} gave ${a} a very odd look, and ran on, harder than ever.`,
        `It was a big wood, and ${a} saw all of it. There was a beetle, a feather, and a hole with nobody in it. The second time, they heard ${x} long before they saw anything, because of the puffing. "It isn't fair," said ${x}. "I pass you, and there you are." "${still}," said ${a}. It only made ${x} go faster. If you are going wrong, that is not always a help.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'walk', 'calm'), seen(K, 'stand', 'curious')] },
        `The third time it was not a run at all. ${x} came limping round the bend, saw them, and sat down in the path. "There is no hill here," said ${x}. "There's only wood, and you." "${still}," said ${a}, coming up slowly. "You've been going round," said ${k}. "You've been going round and round us all morning."`,
        `And then the feet did not come past. They stopped. ${x} had sat down on a root, with hanging head. "I can't find the end of it," said ${x}, and it was not easy to say. "And I can't even lose you." "${still}," said ${a}, kindly, getting there. ${k} drew a ring in the leaves with a stick. "That's you," said ${k}. "You've done it three times."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'curious'), seen(X, 'stand', 'worried'), seen(K, 'stand', 'calm')],
          things: ['mushroom'],
        },
        `Just ahead by the path stood a mushroom, no taller than a thimble. ${a} had seen it a while ago. One word, and ${x} would be off to the left, and up the hill, and would have won. No word, and ${x} would be here until supper. ${a} had never won anything, and it was so near. But there sat ${x}, with leaves all over. "It's left at the mushroom," said ${a}. "There."`,
        `${a} did not answer at once, for a few steps further on ${a} could see a mushroom. It was brown, and as big as a button. Whoever knew about it would win. ${x} didn't know. It was the first race in the world that ${a} could not lose, except by opening up and speaking. It took a moment. "Look down," said ${a}. "That's where you turn. It's left."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'calm'), seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
        `${x} jumped up, and took a long breath, and looked along the new path. It was straight. It could be done in a minute. "There may be more mushrooms," said ${x}, at last. "I'd only run past them. Would you mind if I came along behind?" So ${x} learned to walk that day. It was hard. ${x} kept treading on ${a}, and saying sorry.`,
        `"I should go, then," said ${x}, and went three steps, and stopped. "You needn't have told me." "No," said ${a}. ${x} came back the three steps. "I've run past that thing three times," said ${x}. "What else is there? Show me." After that they were the slowest race anybody ever ran. They did moss, and they did beetles. ${x} had not known that there were any.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(X, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['tree'],
        },
        `Since there was only one path, and ${x} walked behind, it was ${a} who touched the big tree. ${x} touched it after that. It was the first time that ${x} had ever come second. "What do you do," asked ${x}, "when you're second?" "You say well done," said ${a}, who had had the practice. "Well done," said ${x}. "It's easier than I thought." ${k} cheered until the rooks went up.`,
        `The big tree stood on top of the hill, and nobody was in front of ${a}. There was only air. ${a} walked up to it and leaned on it, and had won. ${x} came in second, by a step, and lay down in the grass. "I've never seen the end of a race before with somebody in it," said ${x}. "It's nicer." ${k} had cheered so much that there was only a squeak left.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised'), seen(X, 'stand', 'worried')],
          things: ['string'],
        },
        `But a slow race takes until evening. When they turned round, the sun was nearly down, and the wood had gone dark. There could be a hundred mushrooms in there, and you would not see one. "I'll never find the way," said ${x}, and looked at ${a}. "I don't know it from this side," said ${a}. It was ${k} who noticed. "Your scarf!" said ${k}. There was a bow left, and a tail to it, as thin as string. It went down the hill, red in the last light, and in among the trees.`,
        `Then they saw how late it was. Below the hill the wood lay black as a hat. "It's right at the mushroom," said ${x}. "I know that now. But how will you see it?" ${a} said nothing, for there was a draught about the neck that had not been there before. ${k} looked too. All that long warm scarf was down to one bow. The rest of it was a piece of string, and it ran away through the grass and under the trees.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'calm'), seen(X, 'walk', 'happy')],
          things: ['string'],
        },
        `"A whole week's knitting," said ${a}. "I'm sorry." ${k} had already picked up the string and begun to wind. Not one of them could see the ground. They went along it by feel, right at something small, and in between the trees. ${x} took ${a} on the back, as it was late. Even so ${x} did not run. You can't run along a thread. "Is there more of it?" asked ${x}. "There's all of it," said ${k}.`,
        `It might have been a sad thing, a week's work lying in a wood. But ${k} laughed out loud. "You've drawn it!" said ${k}. "You've drawn the whole way." It went where ${a} had gone, round every twig and every root. ${x} carried ${a}, and ${k} wound as they went. It was too dark to see anything but each other. The wool never once went round in a ring.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'sleepy'), seen(X, 'sit', 'sleepy')],
          things: ['yarn', 'gate'],
        },
        `At the far end was a nail, and the nail was in the gate. The ball of wool had got as big as a cabbage. The next day ${k} began at the beginning. ${a} sat on one side, and ${x} on the other, holding the ball. ${x} held very still. "Couldn't it go a little quicker?" asked ${x}, on the third evening. "${still}," said ${a}. This time ${k} did the end.`,
        `They came out of the wood with a ball as big as a bucket. The last of it was round the gate. "So you never left," said ${x}. "Not quite," said ${a}. ${k} has started on the scarf again. It will have to be longer now, as there will be two inside it. ${x} looks in most evenings, at a walk, to see how far it has got. "${still}," says ${a}.`,
      ),
    ],
  };
}
