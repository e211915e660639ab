import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { theOne } from '../the-one.ts';

const REFRAINS = [
  'No walking on a tail',
  'A tail is not for walking',
  'Tails do not walk',
  'That is no way to go',
  'So much for walking',
  'A tail will not walk',
  'Too far for a tail',
  'Tails are no good on land',
  'Not with a tail',
  'A tail goes only so far',
] as const;
const TITLES = ['the mermaid who came to tea', 'tea at high tide', 'not with a tail', 'the table on the steps'];

/** A mermaid wants to come up to tea and cannot walk; the sea comes up to the steps each evening, and brings her. */
export const TIDE: EventPlot = standsApart({
  id: 'tide',
  when: /\blegs?\b|\bwalk\w*|\b(?:on|onto|visits?|the) land\b|\bfeet\b|\bto tea\b|\bashore\b/i,
  young,
  middle,
  old,
});

const parts = (going: Going) => {
  const M = theOne(going, 'mermaid');
  return { M, m: M.name };
};

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { M, m } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${K.introduced} has tea by the sea. ${Gcap} pours. The steps are wet, with shells.`,
          `Here is ${K.introduced}, at tea with ${g}. The steps are wet. They have shells.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['shell'],
        },
      },
      {
        text: [
          `Who is that in the sea? It is ${M.introduced}. "I want to come to tea," says ${m}.`,
          `Splash! There is ${M.introduced}. "Tea! I want to come too!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'wave', 'curious'), seen(K, 'stand', 'surprised')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${m} hops on the sand. Flop! "${refrain}" says ${m}.`,
          `Out comes ${m}. Hop, hop, flop! Sand goes up like rain. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} brings a wheelbarrow. In gets ${m}. But it sinks in the sand. "${refrain}"`,
          `Now ${m} sits in a wheelbarrow. ${k} pushes. It sinks in. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(M, 'sit', 'worried')],
          things: ['wheelbarrow'],
        },
      },
      {
        text: [
          `${k} gets two boots. But there is only one tail! "${refrain}"`,
          `"Boots!" says ${k}. Two boots. One tail. Oh dear! "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'kneel', 'worried'), seen(M, 'sit', 'surprised')],
          things: ['boots'],
        },
      },
      {
        text: [
          `${m} goes back in the sea. ${k} sits on the step, and is sad.`,
          `So ${m} slides back. "Eat without me." ${k} sits down on the step.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'float', 'sad'), seen(K, 'sit', 'sad')] },
      },
      {
        text: [
          `Why is the step wet? Why are there shells on it? The sea put them there!`,
          `Look, a shell on the step. The step is wet. "The sea comes up here!" says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['shell'] },
      },
      {
        text: [
          `The sea comes up each evening. So the table goes on the step.`,
          `"It comes tonight," says ${g}. They move the table down.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')], things: ['cake'] },
      },
      {
        text: [
          `Up comes the sea. One step. Two. Up comes ${m} with it!`,
          `The water comes up, step by step. And who swims in with it? ${m}!`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'float', 'excited'), seen(K, 'cheer', 'happy'), seen(G, 'sit', 'happy')],
        },
      },
      {
        text: [
          `${m} sits at the table. "More cake?" "Yes, please!" says ${m}. Nobody has to walk.`,
          `Now ${m} has cake and tea. ${k} has wet toes. What a good tea!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['cake'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { M, m } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `The house by the sea had stone steps in front, nine of them. The top ones were dry. The bottom ones were green and wet, with little shells on. "Who puts those there?" said ${K.introduced}. "Nobody," said ${g}. "Have some cake."`,
          `They had their tea above the beach, ${K.introduced} and ${g}. Nine steps went down from the table to the sand. ${k} sat on the fifth and picked a shell off it. "How did that get up here?" said ${k}. "They're always there," said ${g}.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'sit', 'curious'), seen(G, 'sit', 'calm')],
          things: ['shell', 'cake'],
        },
      },
      {
        text: [
          `Far out, where the water began, somebody was looking. It was ${M.introduced}. "Is that what you call tea?" called ${m}. "I've smelled it for years. I'd give anything to come."`,
          `Out on a rock sat ${M.introduced}, with chin in hands. "It smells so good, up there," ${m} called. "We only have cold things. May I come?" "Yes!" called ${k}. "Come up!"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'wave', 'curious'), seen(K, 'wave', 'happy')] },
      },
      {
        text: [
          `It was a long way over the sand. ${m} tried it in hops, and fell over at the second. "${refrain}" said ${m}, with a mouthful of beach.`,
          `${m} came out of the water, and stood up, and sat down. The next hop was no better. There was sand in everything. "${refrain}" said ${m}.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `"Wait," said ${k}, and came with the wheelbarrow. ${m} got in, and ${k} pushed. It went for a yard. Then the wheel sank into the sand, and stayed there. "${refrain}" said ${m}. "And it's no way to roll."`,
          `So ${k} fetched the wheelbarrow from the garden. It was hard to push, with a whole mermaid. The wheel went down, and down, and they had to dig it out. "${refrain}" said ${m}. "Is tea always so far?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(M, 'sit', 'worried')],
          things: ['wheelbarrow'],
        },
      },
      {
        text: [
          `Then they tried boots. They were big ones, ${G.names}. But there were two boots, and only one tail. "${refrain}" they both said. ${m} kept one boot on, because it was pretty.`,
          `"You need something on your feet," said ${k}, and brought two boots. "I haven't any feet," said ${m}. They tried the tail in the left one, and it stuck. "${refrain}" said ${k}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'kneel', 'worried'), seen(M, 'sit', 'surprised')],
          things: ['boots'],
        },
      },
      {
        text: [
          `The sun was hot, and a tail must be wet. "I'll have to go back," said ${m}. "Thank you for asking me. What does it taste of, cake?" It is hard to tell somebody that. ${k} watched until the tail was gone.`,
          `${m} was getting dry, and that doesn't do. "Eat a piece for me," said ${m}, and slid away into the waves. Up on the table stood three cups. One of them was clean.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'float', 'sad'), seen(K, 'stand', 'sad')] },
      },
      {
        text: [
          `${k} went up the steps, and sat down on the fifth one. It was wet. ${k} got up again, and looked. It was wet up to there, and above it was dry. And there was a new shell. "When does the sea come up here?" said ${k}.`,
          `On the fifth step ${k} stopped. There was a line on the stone. Below it everything was green and wet. There were shells, and a bit of weed. "The sea has been here," said ${k}. "It climbs the steps! When?"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['shell'] },
      },
      {
        text: [
          `"Why, every evening," said ${g}. "At half past six." "Then tea is at the wrong time," said ${k}, "and in the wrong place!" They carried the table down, and the cups, and the cake. They put it all on the fifth step.`,
          `"Twice a day," said ${g}, "when it's high tide. There's one at half past six." "If nobody can come up to tea," said ${k}, "tea must go down." They moved all of it to the line on the stone.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'excited'), seen(G, 'reach', 'happy')],
          things: ['cake', 'teapot'],
        },
      },
      {
        text: [
          `They sat and waited. The sand got narrower. The water touched the first step, and then the second. At the fourth there was a boot, and in it a tail. "Good evening," said ${m}.`,
          `It came in very gently, over the sand, and up, one step, and another. ${k} drew up both feet. And there on the last little wave, quite dry about the hair, came ${m}. "I didn't even swim," said ${m}. "I was brought."`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'float', 'excited'), seen(K, 'cheer', 'happy'), seen(G, 'sit', 'happy')],
        },
      },
      {
        text: [
          `${m} had tea with three sugars, and four sorts of cake. "So that's what it tastes of," said ${m}. At eight the sea began to go, one step at a time. ${m} took a last bun, and went down with it. "Tomorrow?" called ${k}. "At twenty past seven!" called ${m}.`,
          `They had the third cup, at last, and ${m} drank from it. When the water went down a step, so did ${m}, with the plate. "Must you go?" said ${k}. "I must," said ${m}. "But I'm coming back. It always does."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['cake', 'cup'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { M, m } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `There were nine stone steps between the garden and the beach. The upper four were dry and warm. The lower five were green, and had small shells on them, which nobody had put there. Between dry and wet ran a line, as if it had been drawn. ${K.introduced} used to sit there, on the fifth, and pick off the shells. Above, under the tree, was the table, where ${g} poured out the tea at four. It had always been at four. "Come up, ${k}," said ${g}. "It's getting cold."`,
          `On the fifth step one half of you was in the dry, and one in the wet. It was there that ${K.introduced} liked to be. There was a line on the stone, as if somebody had drawn it, and below the line there were shells. "Four o'clock!" called ${g} from above. Tea was at four, at the round table under the tree. It had been so since long before ${k}.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'sit', 'calm'), seen(G, 'stand', 'calm')],
          things: ['shell'],
        },
      },
      {
        text: [
          `That was how they met. "What is it?" said somebody far out, on the last rock. "That smell. It comes every day when the sun's over the tree." "That's tea," said ${k}. "And a sort of cake with ginger." There was a long silence. "I have swum to both ends of the sea," said ${M.introduced}. "I can see half of your table from here. And I've never been to tea."`,
          `The sea was a long way out, at four, and in it was a rock. On the rock sat ${M.introduced}, with both hands round a tail. "I can see three of your windows," ${m} called, "and half of a table. I've been trying for years to make out the rest." "It's only where we have tea," called ${k}. "Only!" called ${m}. People always say that who have been.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'curious'), seen(K, 'stand', 'surprised')] },
      },
      {
        text: [
          `"You're invited," said ${k}. ${m} looked at the sand. It was eighty steps of it, for those who have steps. "I'll hop," said ${m}. You can hop twice on a tail, and after that you lie down. "${refrain}" said ${m}, through a good deal of beach. They were both laughing, the first time.`,
          `"Then come," said ${k}. It was as simple as that, and it was eighty yards. ${m} slid off the rock, stood up straight, swayed like a flower, and went over on one ear. "${refrain}" said ${m}, spitting out a crab. "Never mind," said ${k}. "We'll think of something. We've got all summer."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'surprised'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `They tried it with the wheelbarrow, which sank to its axle. They tried with a sledge, and with a rug pulled along. They tried with boots, and one of them stuck, and ${m} kept it. Each time they got a little way up the beach. Each time the tail grew dry and hot. "${refrain}" said ${m}, in August, and did not laugh.`,
          `In July it was the wheelbarrow. It carried ${m} as far as the first soft place, and no further. Then came the sledge, and the boots, of which ${m} kept one, and planks. ${m} was heavier than you would think, and mustn't be dry for longer than a song. "${refrain}" said ${m}, every time, as they ran back to the water. It began to sound like something that you say at night.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(M, 'sit', 'sad')],
          things: ['wheelbarrow', 'boots'],
        },
      },
      {
        text: [
          `"There's another way," said ${m}, on the last day but one. It was a small green bottle, sealed with wax. "There's an old woman below who makes it. You drink it, and you have legs." "That's it, then!" said ${k}. "And what do you pay?" ${m} picked at the weed. "You can't go back in," said ${m}. "They don't grow together again. It's one or the other." And neither of them said anything, for quite some time.`,
          `At the end of August ${m} came with a small green bottle, on a string. "It's legs," said ${m}. "Two of them. I could come to tea every day, and see the rest of the table." "Where's the catch?" said ${k}, for there always is one, with bottles. "They're for good," said ${m}. "I'd never be able to breathe down there again." The cork was sealed with wax. It had been picked at a bit.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'hold', 'worried', 'bottle'), seen(K, 'sit', 'surprised')],
          things: ['bottle'],
        },
      },
      {
        text: [
          `How ${k} would have liked to say it! They would sit at the table under the tree. There would be races, and the attic, and next door's donkey. "Say what I should do," said ${m}. "I'll do it." ${k} looked past the rock to where the sea was blue, and then green, and then black. "What's it like to swim down there?" said ${k}. And ${m} told it, and forgot the bottle, and was beautiful.`,
          `"You'd only have to say yes," said ${m}. ${k} wanted to. ${k} had wanted it since June: somebody for the tree house, and the wet Sundays. "What would you miss?" said ${k} instead. ${m} began to tell. There was a forest that leans when you swim through it. There was a valley that sings. It took until the tea was cold, and at the end ${k} knew that it couldn't be yes.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(M, 'float', 'happy')] },
      },
      {
        text: [
          `"Don't drink it," said ${k}. "But then I'll never come," said ${m}. "No," said ${k}. That cost something. ${k} went back up the beach, and did not look round, and sat down hard on the fifth step. It was wet. It had been wet all the summer long, and ${k} had never asked. Why should there be shells, eighty yards from the sea, on a step?`,
          `${k} said it, to the sand: "Keep your tail." There was no answer. When ${k} looked up, there was only the rock. The fifth step was cold to sit on. There were three new shells. ${k} had picked off every one that there was, the day before. "Nobody puts them there," ${k} said slowly. "So what does?" And ${k} looked at the line on the stone, as straight as if it had been drawn with water.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['shell'] },
      },
      {
        text: [
          `"When's high tide?" ${k} shouted, all the way up to the table. ${Gcap} looked it up. It was later each day, by most of an hour. It was always when ${k} was at supper, or in bed. "Today it's ten to eight," said ${g}. "It comes right up to the fifth. Why?" "Because we've had it wrong," said ${k}. "It isn't the walking that's wrong. It's tea at four."`,
          `"Does the sea come up here?" said ${k}. "Of course," said ${g}, "at high water. It's up to the line at ten to eight tonight. You're always indoors by then." It made ${k} dizzy. It had come up every evening, all on its own, right to that step, and gone away again. "We've been trying to carry ${m} to the table," said ${k}. "Nobody ever thought of carrying the table."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'shout', 'excited'), seen(G, 'stand', 'curious')] },
      },
      {
        text: [
          `It was a heavy table, and it had stood under that tree for forty years. ${Gcap} looked at it, and at ${k}. "Tea at eight," said ${g}. "In the sea." "Only the one leg of it," said ${k}. It went down four steps, by inches. Then came the cloth, and the ginger cake, and the good cups. They sat down, in coats, at an empty beach. And at seven the first thin edge of water came round the rock.`,
          `"That table's never been moved," said ${g}. "It has roots." But ${g} took one end. They got it down to the fifth step, and propped it level with a book. They brought a lamp, because of the hour. "And if nobody comes?" said ${g}. "Somebody's got a bottle," said ${k}, "and thinks that there's no other way." Far off, there was a white line on the sand, and it was nearer than before.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'worried')],
          things: ['cake', 'lamp'],
        },
      },
      {
        text: [
          `The sea took the wheelbarrow's rut, and it took the footprints. It came up one step, and rested, and came up another. ${k} watched every ripple. At the fourth step something bumped against the stone. It was green, and had a cork in it, with the wax not broken. Behind it was a boot. And in the boot, with wet eyes and an enormous smile, came ${m}. "I was only following the smell," said ${m}.`,
          `First the sea was a sheet of silver, with the sky in it. Then it was at the steps. "I can't look," said ${k}, and looked. There was a ring in the water, and another. A hand came up and put something on the table cloth, very gently, among the cups. It was the bottle, and it was full. "The sea brought me," said ${m}, holding on to the edge. "I just lay there. It was going this way, all along."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'float', 'happy'), seen(K, 'cheer', 'happy'), seen(G, 'sit', 'surprised')],
          things: ['bottle', 'cup'],
        },
      },
      {
        text: [
          `So ${m} came to tea. ${m} sat on the fifth step as you sit on a sofa. There were three sugars, and questions: what is a donkey, and who lives in the tap? When the water went down a step, the cups went down a step, and so did the cake. "So that's the rest of the table," said ${m}. "It's got four legs itself. And it can't walk either."`,
          `${m} ate ginger cake, with both hands and both eyes shut. "You've got half of a cup there," said ${g}, "and I'll thank you not to splash." They talked until the lamp went out. With each step that the sea took, they moved down after it, plates and all. By ten they were sitting on the sand. "${refrain}" said ${m}, and lay back on a wave as on a chair. "And who minds?"`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['cake', 'cup'],
        },
      },
      {
        text: [
          `There is a card on the kitchen wall, with the times. They have tea at one in that house, or at five, or at nine in a woolly hat. People think it odd. "When's tea?" they ask. "It depends," says ${k}. The bottle stands on the window sill, with the seal unbroken, and is used for daisies. And on the fifth step there's always a shell, and now and then there's a note.`,
          `The table hasn't gone back under its tree. It lives on the fifth step, and twice a day it has wet feet. "It's good for the wood," says ${g}. They've thrown away the clock in the hall; they go by the sea. And if anybody asks ${k} what the trick was, ${k} looks at the line on the stone. "${m} couldn't come," says ${k}. "But something was coming anyway."`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['shell'] },
      },
    ],
  };
}
