import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Nearly, nearly!',
  'Up a bit!',
  'A bit higher!',
  'Not quite up!',
  'Up a little!',
  'Higher, higher!',
  'Almost there!',
  'Not yet, higher!',
  'A little higher!',
  'Nearly up!',
  'So nearly!',
] as const;
const TITLES = ['the star on the floor', 'up a bit', 'the very tall tree', 'nearly at the top'];

/** The star will not go up to the top. So the top comes down to the star. */
export const STAR: EventPlot = {
  id: 'star',
  when: /\b(?:star|trees?|lights?|decorat\w*|baubles?|tinsel)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It is Christmas. Here is the tree! ${A.introduced} has the star.${comesToo}`,
          `Look, a Christmas tree! It is so tall. ${A.introduced} holds the star.${comesToo}`,
        ],
        scene: { setting: 'living-room', camera: 'wide', actors: [seen(A, 'hold', 'happy', 'star')], things: ['tree'] },
      },
      {
        text: [
          `The star goes on top. ${a} stretches up. "${refrain}" says ${B.introduced}.`,
          `Up goes ${a}, on tiptoe. The top is too high. "${refrain}" says ${B.introduced}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'look-up', 'happy')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `${b} jumps with the star. Hop! Hop! "${refrain}" says ${a}.`,
          `Now ${b} has the star. One big jump! "${refrain}" says ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'happy')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `They throw it. Up goes the star. Down comes the star. Bump! "${refrain}"`,
          `"Throw it!" says ${a}. Up, up, and down. It lands in the tree. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `${Gcap} gets the broom. Push, push. The tree leans. Oh! "Stop!" say ${a} and ${b}.`,
          `Here comes ${Gcap.charAt(0).toLowerCase()}${Gcap.slice(1)} with a broom. Poke, poke. The tree rocks. "Stop!"`,
        ],
        scene: { camera: 'medium', actors: [seen(going.G, 'reach', 'determined')], things: ['broom', 'tree'] },
      },
      {
        text: [
          `The star is on the floor. ${k} lies down beside it. ${k} looks at the tree.`,
          `Nobody can do it. The star lies on the floor. ${k} lies down, too.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['star'] },
      },
      {
        text: [
          `"I know!" says ${k}. "The tree can lie down, too!"`,
          `"Oh!" says ${k}. "The tree is standing up. It can lie down!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['tree'] },
      },
      {
        text: [
          `Down comes the tree, slowly. Now the top is here. On goes the star!`,
          `Slowly, slowly, down it comes. Here is the top! ${a} puts on the star.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `One, two, three, up! There stands the tree. There is the star, on top!`,
          `Then up with the tree! One, two, three. The star is at the top. Oh!`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'proud'), things: ['tree', 'star'] },
      },
      {
        text: [
          `Good night, tree. Good night, star. ${k} lies down. Merry Christmas, ${k}.`,
          `Now ${k} lies down as well. Good night, star. Merry Christmas!`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, G, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was the tallest Christmas tree that they had ever had. ${A.introduced} had chosen it, because in the wood it looked small. In the room it touched the ceiling.${comesToo} "Now for the star," said ${a}.`,
          `They had brought home the Christmas tree on a sledge. "It isn't too tall," said ${A.introduced}. It bent against the ceiling.${comesToo} "It's just right. It only wants its star."`,
        ],
        scene: { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['tree'] },
      },
      {
        text: [
          `The star was of gold paper, with one bent point. ${a} stood on tiptoe and held it up. It reached as far as the third branch. "${refrain}" said ${B.introduced}, who was watching from the sofa.`,
          `${a} took the old gold star and stretched and stretched. There was still a lot of tree above it. "${refrain}" said ${B.introduced}, and came to help.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'look-up', 'happy')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `"Let me," said ${b}, and ran up, and jumped. It was a very fine jump. The star came down on a branch in the middle, upside down. "${refrain}" said ${a}. "Try it with a longer run."`,
          `"You have to jump," said ${b}. So ${b} went back to the door, and ran, and sprang. Six bells fell off the tree. The star did not stay on. "${refrain}" said ${a}, and picked up the bells.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `After that they threw it. Paper is a bad thing to throw. It went up like a bird, turned round, and came down like a leaf. Once it sat on the lamp, and once on ${g}. "${refrain}" said everybody.`,
          `Then they tied it to a string and threw the string. The string went over the top, and that was good. But when they pulled, the star stuck fast in the branches. "${refrain}" they said, and pulled it out.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'happy')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `${Gcap} brought the broom, and balanced the star on its bristles. Up it went, higher and higher. "${refrain}" called ${a}. "To the left! No, to the right!" The whole tree began to rock. "Stop!" they all shouted.`,
          `"I'm the tallest," said ${g}, and came with the broom. The star sat on the end of it. The broom poked at the top, and the top bent away. It did so every time. "${refrain}" said ${b}. "Mind the window!"`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'reach', 'determined')], things: ['broom', 'tree', 'star'] },
      },
      {
        text: [
          `They were all too hot by now, and a bit cross. "We could leave it off," said ${b}. "A tree without a star," said ${a}, "is only a tree." The star lay on the rug with two bent points.`,
          `They sat down. "It's too tall," said ${b}. "It's too far up," said ${a}. It was the same thing, but they said it crossly. Nobody picked up the star.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['star'] },
      },
      {
        text: [
          `${k} lay down on the rug, to see how the star saw it. From down there the tree was lying on its side, right across the room. "Oh," said ${k}. "It's not far at all. It's only standing up."`,
          `${k} lay flat on the floor with one eye shut. If you lie down, everything else does. There lay the tree, with its top beside ${K.names} nose. "I can nearly touch it," said ${k}. "Wait. Wait, everybody!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['star'] },
      },
      {
        text: [
          `"We've been trying to get the star up to the top," said ${k}. "Let's get the top down to the star!" They all took hold. Slowly, with a rustle, the great tree lay down on the carpet. There was the top. It was about as high as a cat.`,
          `"It doesn't have to stand," said ${k}. "Not yet!" So they took hold of the trunk. Slowly they let the tree down, like somebody asleep. The top came to rest on the rug, next to the star.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'reach', 'excited'), things: ['tree', 'star'] },
      },
      {
        text: [
          `${a} knelt down and put the star on. It took as long as putting on a hat. Then, one, two, three, they stood the tree up again. And there it was, right at the top, and it shone.`,
          `It was so easy that they did it twice. "You do the last," they said to ${k}. And ${k} put the star on the top and bent its points straight. Up went the tree, and up went the star with it.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'proud'), things: ['tree', 'star'] },
      },
      {
        text: [
          `When the lamps were out they all lay on the rug. From there you saw best. "Does it look straight to you?" said ${a}. "If you lie down," said ${b}. So they stayed like that, until it was Christmas.`,
          `Late that night ${k} came down to look. It was all still there. So ${k} lay down beside it and looked up, and up. "${refrain}" said ${k} to the clock. It was nearly Christmas.`,
        ],
        scene: { time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['star', 'tree'] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, G, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `In the wood every tree is small, because of the sky. ${A.introduced} had picked out this one, and had called it a nice little thing for the corner. It took up the corner, the sofa and most of the ceiling.${comesToo} "It'll settle," said ${a}. "They do, at Christmas. Who has the star?"`,
          `"You measured it," said ${B.introduced}. "I measured it with my eye," said ${A.introduced}. They were both looking up. It was the afternoon before Christmas, and in the room stood a tree that was made for a church. Its tip was bent against the ceiling like a finger.${comesToo} "All it wants," said ${a}, "is the star."`,
        ],
        scene: { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['tree'] },
      },
      {
        text: [
          `The star had been made by somebody's great-grandmother, out of the gold paper from tea. It had five points, and each was older than anyone there. It had never fallen. ${a} put a foot on the tub and leaned, and reached, and stopped breathing so as to be longer. The star came as far as the birds. "${refrain}" said ${B.introduced}, with a sigh. ${b} and ${a} did not agree about trees.`,
          `There was only one like it. It was gold, and as thin as a leaf, and had come through two wars in a biscuit tin. You did not play with it. ${a} held it by one point, went up on tiptoe and stretched until things creaked. It was not nearly enough. "${refrain}" said ${B.introduced}, from behind, in the tone of a person who has measured. It was not meant as help.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'look-up', 'calm')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `"Give it here," said ${b}, and took a run from the hall. It was a jump that they talked about for years. For a moment ${b} and the star and the top of the tree were all in one place. Then they were in three. Out of the branches came a rain of needles and eleven glass birds. They were caught, all but one. "${refrain}" said ${a}.`,
          `${b} was for jumping. ${a} was against it. So ${b} jumped, from the arm of the sofa, holding out the star before a face full of joy. There was a sound like a broom going through a piano. When they had taken the tinsel off, they found the star on the third branch, facing the wall. "${refrain}" said ${a}. There was no need to say it like that.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `They threw it, on a thread, with a cork. They blew it, from a pipe. ${k} kept a list. By five it had nine ways on it, and behind each one it said "${refrain}" A star like that weighs nothing at all, and so it will go anywhere but where you send it. It had been on the lamp, the clock and the curtain rail.`,
          `The next plan had a thread in it. ${k} tied on a cork, and they got the cork over the top with the fourth throw. That was the best thing that had happened. Then they pulled. Up went the star, through the branches, point by point, like somebody coming through a crowd. It stuck where it is thickest. "${refrain}" said ${a}. "Pull," said ${b}. "Don't pull," said ${a}, and something tore.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried'), seen(K, 'stand', 'curious')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `Then ${g} came in with the long broom, and set the star on the bristles like an egg. It rose. They all rose with it. It touched the tip, and the tip bent away, most politely. It touched it from the left, and it bent to the right. "${refrain}" they cried. "${refrain}" And then the whole tree took a step. They got hold of it, all of them, by whatever there was. Nobody laughed.`,
          `${Gcap} had a broom, and a steady arm, and had done this before. But that had been with smaller trees. You can't push a star on to a thing that nods. At every push it nodded, and at the fifth it went on nodding, slowly, further and further. "It's coming down," said ${k}. They ran in under it and held it up with all they had.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'reach', 'determined'), seen(K, 'stand', 'scared')],
          things: ['broom', 'tree', 'star'],
        },
      },
      {
        text: [
          `"I said that it was too tall," said ${b}. "You said so when we had carried it for a mile," said ${a}. They said a good many things, which had not all to do with trees. Then it was quiet. On the carpet lay the star, and it had four points. The fifth was under the sofa. It was the one thing in that house that had never been broken. Neither of them knew who had done it.`,
          `Then they saw the star. It was torn, from the one point right into the middle. "That was you," said ${a}. "You pulled." "You let go," said ${b}. It's bad enough to quarrel, but it is worse on the day before Christmas, with needles down your neck. "I'm going to bed," said ${b}. It was ten past five. "So am I," said ${a}. And neither of them went, since somebody had to hold the tree.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `${k} crawled under the sofa for the missing point. There was dust there, and a marble. On the way out ${k} stopped, with one cheek on the floor. From there the room was on its side. The lamp stuck out of the wall. And there was the tree, lying down, as long as it was, with its tip quite close. "It isn't high," said ${k}. "It's only that way up."`,
          `Nobody was looking at ${k}, who was lying on the carpet to see whether the bit could be stuck. If you put your head right down, things change. What was up is over there. There lay the tree, all along the floor. At the end of it was its top, as near as a slipper. ${k} got up on one elbow, and it stood. ${k} lay down again, and it lay down. "Oh," said ${k}. "We're so silly."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['star'] },
      },
      {
        text: [
          `"You're holding it up," said ${k}, into the branches. "Yes!" they said. "Why?" said ${k}. There was a pause in there. "Because otherwise," said ${a}, and did not finish. "We've been at it for two hours to get the star up to the top," said ${k}. "Let go a bit. Let the top come down to the star." They thought about it from both sides. For once they thought the same.`,
          `"Don't stand it up," said ${k}. "Don't hold it. Let it." "It will fall," they said. "Not if we all do it together," said ${k}. "It's a thing with two ends. You only ever see the top because it won't come down. Nobody has asked it!" ${a} and ${b} looked at each other through the needles. "You take the trunk," said ${a}. "You've got the better grip," said ${b}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['tree'],
        },
      },
      {
        text: [
          `So they walked it down, step by step, till it lay across the room with a long soft sigh. There was the tip, on the hearthrug. It was a small green ordinary thing, about as thick as a pencil. ${a} had the star, and ${b} had the point that was off it. They knelt there with a pot of flour paste. It had to be held for as long as it took to dry. That was quite some time, and they had to say something. "It's a good tree," said ${b}.`,
          `It came down as lightly as a sleeper. It filled the room from the door to the stove, and it smelled of the whole wood. They sat on the floor at the thin end of it. ${b} mended the star with a strip off a tea packet, because that's what it was made of. ${a} held it flat. "I pulled," said ${b}, after a while. "I know," said ${a}. "I let go."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'calm'), seen(B, 'kneel', 'calm')],
          things: ['star', 'tree'],
        },
      },
      {
        text: [
          `It was ${k} who put it on. It took no longer than a hat. Then they all got hold again, and sang out. Up it went, needles and birds and all, until the tip bent against the ceiling. The star looked down from there as if it had never been anywhere else. You could see the join, if you knew. It's the join that they show to visitors now.`,
          `They put on the birds while they were about it, and the bells. You can do the whole of a tree lying down; it's a wonder that nobody does. The star came last. "${refrain}" said ${k}, moving it by a hair. Then it was, "One, two, and three!" It stood. And it went up past all their faces, to the place where it belongs.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'proud'), things: ['tree', 'star'] },
      },
      {
        text: [
          `When it was dark they lay on the carpet under it, in a row. It is the only way to see a tree that size. "Next year we'll get a small one," said ${b}. "Yes," said ${a}. They lay there. "About like this," said ${a}. "About," said ${b}. Somewhere a clock began to strike, and it was Christmas.`,
          `In the night ${k} woke up and came down. There were two people asleep on the hearthrug, one on each side of the trunk, in case. They had needles all over. Over them, a long way off, in no light at all, it shone. ${k} fetched a blanket. It was big enough for all of them. Somewhere a clock began to strike, and it was Christmas.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')],
          things: ['tree', 'star'],
        },
      },
    ],
  };
}
