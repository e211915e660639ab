import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Who took the nose?',
  'Where is the nose?',
  'No nose again!',
  'The nose has gone!',
  'The nose is missing!',
  'Who has the nose?',
  'Gone is the nose!',
  'The nose is gone!',
  'Not one nose left!',
  'Oh no, no nose!',
  'Somebody took the nose!',
] as const;
const TITLES = ['the snowman and the nose', 'who took the nose', 'a nose to keep', 'three carrots'];

/** Who is hungry in the snow: a rabbit, unless the theme has one already. */
const hungryOne = ({ A, B, company }: Going): Figure =>
  company.meet([A, B].some((each) => /rabbit|bunny/.test(each.kind)) ? 'deer' : 'rabbit');

/** A snowman keeps losing its nose to somebody hungry, until it has one to keep and one to give away. */
export const NOSE: EventPlot = {
  id: 'nose',
  when: /\bsnow ?(?:m[ae]n|woman|person)\b|\bcarrots?\b|\bnose\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const R = hungryOne(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `Snow! ${A.introduced} made a snowman. ${B.introduced} made its head.${comesToo}`,
        `${A.introduced} rolled the snow. ${B.introduced} rolled, too.${comesToo} They made a snowman!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'proud')], things: ['carrot'] },
        `It had two eyes. It had a carrot for a nose. "Hello, snowman!"`,
        `In went the eyes. Last of all went a carrot. That was its nose!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `The next day its face had a hole. "${refrain}" said ${a}.`,
        `The next day there was a hole. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy')], things: ['carrot'] },
        `${b} put in a new carrot. They went in for soup. They came out. "${refrain}"`,
        `So ${b} gave it a new carrot. They only turned round once. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['carrot'] },
        `${a} pushed one in hard. It was stuck fast. But the next day: "${refrain}"`,
        `The last carrot went in deep. Nobody could get it out. But somebody did! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['footprints'] },
        `${k} looked down. There were tracks in the snow. Hop, hop, hop, they went.`,
        `"Look, tracks!" said ${k}. They went hop, hop, to the hedge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'shy')], things: ['bush', 'carrot'] },
        `Under the hedge sat ${R.aKind}. It had a bit of nose. It was so hungry.`,
        `Who sat in the hedge? ${cap(R.aKind)}! It was thin and cold. Crunch, went the nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(R, 'sit', 'happy')] },
        `"It wants food, not a nose," said ${k}. They gave it a cabbage leaf, and more.`,
        `They brought it leaves to eat. "That is not a nose," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'proud'), seen(B, 'cheer', 'happy')] },
        `And the snowman got a fir cone. Nobody eats a fir cone. It had its nose!`,
        `For a nose they took a fir cone. It was hard and brown. It stayed!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `Then the sun shone. Drip, drip. No snowman! But look: there lay the nose.`,
        `One day it was warm. The snow went. The snowman went. Only the nose was still there.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const R = hungryOne(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `It had snowed all night. ${A.introduced} rolled a big ball. ${B.introduced} rolled a small one.${comesToo} "Put it on top," said ${a}. They both pushed. Then they stood back, and it was somebody.`,
        `"There's enough for a snowman," said ${A.introduced}. There was enough for ten. ${B.introduced} made the head. It took both of them to lift it.${comesToo} "He's taller than us," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'proud'), seen(going.G, 'stand', 'happy')], things: ['carrot'] },
        `He had two black stones to see with, and an old hat. Then ${g} brought three carrots. "One for him and two for the soup." In went the nose. He looked very pleased.`,
        `They gave him two stones for eyes. "He can't smell anything," said ${a}. So ${g} fetched the carrots, three of them. In went the best one, pointing at the gate. "Now he can smell supper," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `The next morning there was a hole in the middle of his face. It made him look as if he was singing. "${refrain}" said ${a}. "I can't find it!" It was not in the snow. It was not anywhere.`,
        `When they ran out in the morning, he was saying "Oh!" At least, it looked like that. It was only a hole. "${refrain}" said ${a}. They felt in the snow all round, and found nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy')], things: ['carrot'] },
        `"Perhaps it fell out," said ${b}, and put in the second carrot. They went to drink something hot. It took as long as one cup. They came back, and he was singing again. "${refrain}"`,
        `${b} gave him the second carrot. "That's for soup," said ${g}. "He needs it more," said ${b}. They turned their backs to make a snowball. They turned round again. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['carrot'] },
        `There was one carrot left. ${a} pushed it in so far that only the tip stuck out. "Nobody can pull that," said ${a}. Nobody did. Somebody had nibbled it, right down into the hole. "${refrain}"`,
        `"We'll freeze it in," said ${a}. They poured water round the last carrot, and it set like glass. That was at bedtime. At breakfast there was some glass with a hole through it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['footprints'] },
        `There had been new snow, as smooth as paper. "Look," said ${k}. "Somebody has written on it." Two long marks and two short, two long and two short, went small feet.`,
        `${k} did not look at the face this time. ${k} looked down. Fresh snow had fallen, and there were tracks in it. They came from the hedge, hop, hop, hop. They went back a bit slower. "Full," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'sit', 'shy'), seen(K, 'kneel', 'surprised')],
          things: ['bush', 'footprints'],
        },
        `They followed the tracks to the hedge and lay down to look under. Two eyes looked back. It was ${R.aKind}, and you could count its ribs. All its grass was under the snow. "It wasn't being rude," said ${b}.`,
        `The tracks ended under the hedge. In there, very flat and thin, sat ${R.aKind}. It was so cold that its ears shook. "There's nothing else for it to eat," said ${a}. "Everything's white."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(R, 'sit', 'happy')] },
        `So they brought it outside leaves of cabbage, and the ends of the beans. They put them down by the snowman's feet. ${cap(R.theKind)} came out, hop by hop. It ate its supper and never looked up at him once.`,
        `They fetched all the green bits that nobody wanted, the tops and the tails. "Here," said ${b}. "This is food. That up there is a nose." ${cap(R.theKind)} could see the difference at once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'excited')] },
        `But they had no carrots left, and he was still singing. Then ${k} had it. "It must be something that nobody wants to eat!" Under the fir tree lay a cone, long and brown. It fitted as if it had grown there.`,
        `"And what about him?" said ${a}. "A stone," said ${b}. That fell out. "It has to be long," said ${k}, "and not taste of anything." So they gave him a fir cone. He looked like somebody with plans.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'stand', 'happy'), seen(R, 'sit', 'happy')].slice(0, 4) },
        `Every evening they put down leaves. Every morning the leaves were gone, and the nose was not. There were tracks all round the snowman, as if there had been a dance.`,
        `After that he kept his nose, and he was never alone. You could see where somebody had sat, close up against him. "He's got a friend," said ${b}. "They share the leaves."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'calm') },
        `Then it rained, and the sun came out, and there was grass. They looked all over it. There was no snowman. There was a wet place, and a hat. "He's gone," said ${a}. "But nobody took the nose." And there it lay.`,
        `One day it was warm, and he went, as snowmen do. ${cap(R.theKind)} was eating grass there. In the middle of the grass lay a fir cone. "Well," said ${k}, "he left his nose. He'll be back for that."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const R = hungryOne(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `It took all of Saturday, and it was the best snowman in the road. ${A.introduced} was particular about things. The middle had to be rounder than the bottom, and the hat had to be straight. ${B.introduced} did the carrying, and said "Lovely" at the right places.${comesToo} When it was done, it looked like somebody who might own a shop.`,
        `Some people can leave a snowman alone when it is finished. ${A.introduced} went round it with a spoon, taking off crumbs. "He's good now," said ${B.introduced}, whose toes had stopped answering.${comesToo} "He's nearly good," said ${a}. He had shoulders. He had buttons, all the same distance apart. You felt that you ought to wish him good evening.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'proud'), seen(going.G, 'stand', 'happy')], things: ['carrot'] },
        `${Gcap} brought out three carrots to choose from. ${a} took the longest, the one with the fine sharp end, and put it in at exactly the right height. "That leaves two for the soup," said ${g}. On Sunday the whole street was going to walk round and look at each other's snowmen. There was a prize. It was only a bun, but it was a large one.`,
        `The nose was chosen from three, which ${g} had been going to put in the soup. It was as straight as a pencil and the colour of a lamp. "On Sunday they come round to judge," said ${a}. They did that every time it snowed: all the neighbours, with scarves on, up one side and down the other. You won a bun. Nobody did it for the bun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `At eight the next morning there was a hole in his face. It is remarkable what a nose does for a person. Now he was a man who has just seen the price of something. "${refrain}" said ${a}. They dug. It was not lying anywhere about.`,
        `But a snowman cannot look after himself. In the morning somebody had been, and there was a neat round dark place where the nose had gone in. "${refrain}" cried ${a}. He looked as if he were saying it, too. There was not a trace. It had gone clean away.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'calm'), seen(A, 'stand', 'angry')], things: ['carrot'] },
        `"It's the people at number nine," said ${a}. "They've got a tail on theirs, and no ideas." "It may have dropped out," said ${b}, who liked number nine. They put in the second carrot, and watched from the window. They watched for a good half hour. Then the kettle boiled. "${refrain}"`,
        `${a} knew who it was. It was number nine, over the way, who always came second. "You don't know that," said ${b}. "They lent us the spade." In went the second carrot. They stood guard behind the curtain until dinner. You have to eat, though. It took ten minutes, and there was pudding. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'worried')], things: ['carrot'] },
        `That left one. ${a} set it in with water, a cup at a time, until it froze as hard as iron. "Let them try that," said ${a}, looking over the road. "I don't think you should call them 'them'," said ${b}. In the evening it was there. Later they both heard something, very small, like somebody eating toast.`,
        `There was a single carrot between them and Sunday. So they made it fast. They packed it round with wet snow, and patted it, and threw on a jug of water. It shone like a lamp in a window. "Good luck, number nine," said ${a}. "Suppose it isn't?" said ${b}. "Then they needn't mind," said ${a}. But that is not how minding works.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `It was Sunday, and there was a hole with ice round it. "${refrain}" ${a} said it so loudly that a curtain moved at number nine. The judges were at the top of the road already. ${a} started across to tell number nine what everyone thought of them. "Don't," said ${b}, and stood in the gate. "If you're wrong, you can't get it back."`,
        `By the morning it had been eaten right down into his head. ${a} looked at that, and went red, and went to the gate. "I'm going over there," said ${a}. "I'll say it in front of everybody. ${refrain}" ${b} did not often stand in anybody's way. ${b} stood in the way now. "Say it to me," said ${b}. "I won't repeat it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['footprints'] },
        `While they stood there, ${k} looked down. There had been a dusting of new snow, as thin as flour, and somebody had walked on it. Two long marks and two round ones. Then a space. Then the same again. "Number nine," said ${k} slowly, "have all got boots."`,
        `It might have been a very bad morning. But the snow had been falling on and off, and whoever falls silent looks at the ground. "Those aren't boots," said ${k}. They were not. They were a pair of long feet and a pair of small ones, hop, hop, hop. They came from the hedge and did not cross the road at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'shy'), seen(A, 'kneel', 'surprised')], things: ['bush'] },
        `Under the hedge sat ${R.aKind}. It was pressed into the dry leaves, and it was all eyes and bones. There had been no grass for five days. In front of it, neatly, lay the green end of a carrot. It was keeping that for later. ${a} lay in the snow and looked at it. Nobody said anything about number nine.`,
        `They lay on their fronts and looked in. ${cap(R.aKind)} looked out. It had not been fat to begin with, and now you could see how it was made. It had nothing in there but a stalk. It did not run. It had not got the running in it. "Oh," said ${a}, in a voice with no corners.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'calm')], things: ['carrot'] },
        `Now ${g}, who had gone to the shop, came up the path with one more carrot, for the judging. There were two places where it could go. They could hear the judges at number five, saying "Very nice." ${a} held the carrot. It was as straight as a pencil. ${a} looked at the best snowman in the road, and then knelt down and pushed it under the hedge. "It's the wrong shape for him, anyway," said ${a}.`,
        `"I got you this from next door," said ${g}. "It's the last in the street." It was a carrot. With that in, there was no snowman to touch him, and the judges were only three gates off. ${a} turned it over. From the hedge there was a sort of listening. "He's only made of snow," said ${a}, to nobody, and bent down, and held it out. It was gone before you could say bun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(A, 'stand', 'surprised')] },
        `"He does need something, though," said ${b}. "Something that nobody would eat." They looked at a spoon. They looked at a peg. Then ${b} shook the fir tree, and along with a good deal of snow there came down a cone. It was long and brown, and had a slight bend in it. It was not what ${a} would have chosen. It made him look like somebody who knows stories.`,
        `So the judges found them with a face to fill and half a minute to do it. "It ought to be something with no taste," said ${b}, and felt about under the fir. A cone fitted. It was a bit crooked. ${a} reached up to put that right, and for some reason left it. He did not look like the owner of a shop any more. He looked like the owner's favourite uncle.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `Number nine won the bun. Theirs had a tail, and it wagged, on a string. "That's clever," said ${a}, and meant it, and went across to tell them so. They cut the bun in seven. It was ${b} who saw them last. There stood the snowman, with somebody small at his feet, out of the wind. "Good evening," said ${b}.`,
        `They were second. It was number nine who had the bun, and the people there came straight over and shared it out. "We liked yours best," they said. "It's the nose." ${a} went scarlet. "I nearly said something to you," said ${a}. "It's a good thing somebody was standing in the gate." ${b} had some crumbs, and was busy with them.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'stand', 'calm'), seen(R, 'sit', 'happy')].slice(0, 4) },
        `It thawed in March. He went from the top, the way they do, until he was a hat, and then a wet place. "There's grass!" said ${b}. ${cap(R.theKind)} came and ate the grass. In the middle of it lay a fir cone with a slight bend. "Well," said ${a}, picking it up. "Nobody took the nose."`,
        `By the spring there was nothing left of the best snowman, or nearly the best, that they had ever made. It was all green there, and ${R.aKind} was sitting in it, quite round. ${a} found the cone and blew off the dirt. It is on the windowsill, for next year. No one has eaten it yet.`,
      ),
    ],
  };
}
