import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';

const REFRAINS = [
  'The other way',
  'Not that way',
  'Not your way',
  'No, this way',
  'Wrong way',
  'My way',
  'Round the other way',
  'Not there, here',
  'This way, I said',
  'Not over there',
  'Not to that side',
] as const;
const TITLES = ['two ends of one ladder', 'the other left', 'which way is left', 'one at each end'];

/** Two who carry one ladder face each other, and left is not left; until they say where to. */
export const LADDER: EventPlot = { id: 'ladder', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const comesToo = going.comesToo.replace('came', 'comes');
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const at = inPlace(going, '');
  const where = at && ` They are${at}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy')],
          things: ['tree', 'apple'],
        },
        `High up hangs one red apple. ${A.introduced} wants it. So does ${B.introduced}.${where}`,
        `${A.introduced} sees an apple. ${B.introduced} sees it too. It is so high!${where}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ladder'), seen(B, 'stand', 'happy')],
          things: ['ladder'],
        },
        `There is a ladder by the shed. "You that end, me this end!"${comesToo}`,
        `"We need the ladder," says ${b}. It is too long for one.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], things: ['ladder'] },
        `${a} pulls here. ${b} pulls there. The ladder stays. "${refrain}" they say.`,
        `${a} goes this way. ${b} goes that way. Nobody moves at all. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
          things: ['ladder', 'bush'],
        },
        `"Left!" says ${a}. ${b} goes left. But that is the other left! Into the bush! "${refrain}"`,
        `"Go left!" says ${b}. They both go left. Crash, into a bush! "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['ladder', 'tree'],
        },
        `They come to a tree. ${a} goes here, ${b} goes there. Bump! "${refrain}"`,
        `A tree is in the way. One goes here, one goes there. Bump! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'angry')] },
        `"I can do it alone," says ${a}. "Me too," says ${b}. They pull. They cannot.`,
        `They are cross. ${a} lifts one end. Alone it does not go.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'curious')] },
        `"Your left is there," says ${a}. "And my left is here. We look at each other!"`,
        `"My left is this side," says ${b}. "And your left is that side. Oh!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['ladder'] },
        `"Not left," says ${a}. "To the gate!" And off they go!`,
        `"Say where," says ${b}. "To the gate!" says ${a}. It goes! "And to the tree!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'cheer', 'happy')],
          things: ['ladder', 'apple'],
        },
        `Up goes the ladder. Tap! Down falls the apple. Half for each.`,
        `They push the ladder up. Bump! Down comes the apple! Half, and half!`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'walk', 'sleepy'), seen(B, 'walk', 'sleepy')],
          things: ['ladder'],
        },
        `It gets dark. They carry it home. "To bed!" says ${b}. And both go the same way.`,
        `"Now to bed!" they both say. "${refrain}" says ${a}. And they laugh.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance, comesToo } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy')],
          things: ['tree', 'apple'],
        },
        `At the very top of a tree${where} hung the last apple. ${A.introduced} had wanted it for days. ${B.introduced} had wanted it for days as well. Neither of them could climb.`,
        `There was one apple left${where}, and it was the best. It hung so high that birds got tired. "I'll have that," said ${A.introduced}. "So will I," said ${B.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ladder'), seen(B, 'stand', 'happy')],
          things: ['ladder'],
        },
        `Behind the shed lay a long ladder. ${a} tried to lift it, and ${b} tried to lift it. It needed two. "You take that end," said ${a}. "It won't take a minute."${comesToo}`,
        `They needed the ladder from the shed. It was too long for ${a}, and too long for ${b}. "Let's take one end each," said ${b}. "Then it's half as long."${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], things: ['ladder'] },
        `They picked it up and set off. ${a} set off to the front, and ${b} set off to the back. The ladder did not go anywhere. "${refrain}," said ${a}. "${refrain} yourself," said ${b}.`,
        `Up went the ladder. ${a} pulled, and ${b} pulled harder. They both got hot, and stayed where they were. "${refrain}!" said ${a}. "Why should I?" said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
          things: ['ladder', 'bush'],
        },
        `"Left!" called ${a}, who was in front and walked backwards. ${b} went left. ${a} went left. The ladder swung round like a gate, and they were both in the gooseberries. "${refrain}," said ${a}.`,
        `"Go left," said ${b}. They did. They both did it at once, and it ended in a bush. "I said left," said ${b}. "I went left," said ${a}. "${refrain}!" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['ladder', 'tree'],
        },
        `Then a plum tree stood in the way. ${a} went past it on one side, and ${b} on the other. Bump. The tree had hold of the ladder in the middle. "${refrain}!" they both shouted.`,
        `Next they met a post. One of them went round it here, and the other there. The ladder stopped with a clang, and so did they. "${refrain}," said ${b}, rubbing one ear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'angry'), seen(B, 'sit', 'angry')], things: ['ladder'] },
        `"I could do it faster alone," said ${a}. "Then do," said ${b}, and let go. ${a} heaved. One end went up, and the other stayed at home. Then it was ${b} who tried. It was just the same.`,
        `"You're no help at all," said ${b}, and put down that end. "Nor are you," said ${a}. They tried it singly. The ladder only went round and round, like the hand of a clock.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'think', 'curious')] },
        `They sat down, one at each end, and glared. "Where's your left?" said ${a}, after a while. ${b} pointed at the shed. ${a} looked at both sides. "Mine's the fence," said ${a}. "How can there be two?"`,
        `There they sat, face to face. "That's left," said ${b}, and showed it. "That's right," said ${a}. "I mean, it's wrong. For me it's right." They looked at each other. "We're the wrong way round!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['ladder'] },
        `There were two lefts, but there was only one gate. "To the gate!" said ${a}. They both went to the gate, and the ladder came along. "To the pump!" said ${b}. It was as easy as carrying nothing.`,
        `"Then don't say left," said ${a}. "Say something that we can both see." "The gate," said ${b}. It worked! "And now the pump. And now the apple!" They were nearly running.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'hold', 'happy', 'ladder')],
          things: ['ladder', 'apple'],
        },
        `${b} held the foot of the ladder, so that it should not slip. ${a} pushed it up from below, rung by rung. The top of it went tap against the branch. Down fell the apple. It was bigger than they had thought.`,
        `Nobody had to climb. ${b} leaned on the foot of it with everything there was. ${a} pushed it up, until the top bumped the branch. "Are you still there?" said ${a}. "I'm your other end," said ${b}. Plop, came the apple.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['apple'] },
        `They ate it from both sides, and met in the middle. "Which half was yours?" said ${a}. "The left one," said ${b}. They laughed so much that they dropped the core.`,
        `The apple had two ends as well. ${a} began at one, and ${b} began at the other. They met at the core. "Is there anything else that's long?" said ${a}. "I feel like carrying."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['ladder'],
        },
        `In the evening the ladder had to go back. They did it without a word. Only halfway there ${b} said something. "${refrain}," said ${b}. But it was only for fun.`,
        `They took the ladder home by way of the pump and the gate. The moon came up. "${refrain}!" called ${a}, to the moon. It took no notice. It works alone.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance, comesToo } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(A, 'look-up', 'determined'), seen(B, 'look-up', 'determined')],
          things: ['tree', 'apple'],
        },
        `${A.introduced} did everything fast, and ${B.introduced} did everything properly. They did not think much of each other. But there was an apple${where}, the last one, at the top of the tallest tree. By Friday the wind was going to have it. Each of them had been seen to stand under it, and pretend to be doing something else.`,
        `"Some people finish things," said ${A.introduced}. "Some people do them right," said ${B.introduced}. That was how they talked to each other. The one thing that they agreed about was an apple${where}. It was the last of the year, and hung as high as a weathercock. By Friday there would be frost, and then it would be nobody's.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'ladder'), seen(B, 'stand', 'worried')],
          things: ['ladder'],
        },
        `There was a ladder, behind the shed, and it was made for two. They both found that out, after one yard each, on the same morning. "I don't suppose," said ${a}, "that you'd take an end." "I was going to ask you," said ${b}.${comesToo} It was agreed that they'd share. It was not agreed who was in charge. Nobody had thought of that.`,
        `At nine ${a} was seen to drag a ladder by one end for a yard. At ten ${b} was seen to drag it back. It was eleven when they both gave up, and met. "Half each," said ${a}. "Of the ladder, or of the apple?" said ${b}, who liked to be clear. "Both," said ${a}.${comesToo} So they bent down, said one, two, three, and lifted.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], things: ['ladder'] },
        `A ladder has two fronts. ${a} began to walk, and so did ${b}, and the ladder hummed like a string. "${refrain}," said ${a}. "The path is over here," said ${b}. "The tree is over there," said ${a}. Each of them took a firmer hold. If you had come by just then, you would have thought that they were trying to make it longer.`,
        `They had decided on everything but the direction. ${a} made for the tree, straight across. ${b} made for the path, as is proper. It's surprising how hard two can work, and not be anywhere. "${refrain}," said ${b}, with clenched teeth. "We've gone eleven inches," said ${a}. "And they're in the wrong direction," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
          things: ['ladder', 'bush'],
        },
        `"Let me lead," said ${a}, and went in front, backwards, so as to keep an eye on ${b}. "Left. Left! LEFT!" ${b} went left, each time, and further. The ladder came about like a ship. They were both in the gooseberries, and it had not helped that they were going fast. "${refrain}!" said ${a}. "I did exactly as you said," said ${b}, and that was what was so maddening.`,
        `They took turns at giving orders. ${b} gave careful ones. "Four steps to the left, please, and then stop." ${a} took four steps to the left, and so did ${b}, and there was a bush. "I said left," said ${b}. "I went left!" "You went right." "I have been going left all my life," said ${a}. "${refrain}," said ${b}, picking out thorns.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['ladder', 'tree'] },
        `At the plum tree it came to words. They had gone by on different sides of it, and it held the ladder by the waist. "If you were not so slow!" "If you'd look where you're going!" "I'd be there by now, by myself!" "By yourself you went one yard!" It was true of both. They let go, at the same moment, and it fell on all four of their feet, more or less.`,
        `Then there was the post. They might have passed it on the one side or on the other. They did both. When it was quiet again ${a} put down that end. "I'd sooner have no apple," said ${a}. "So would I," said ${b}, "than have it like this." It was almost the first thing that they had ever agreed about. The wind was getting up. They could hear it in the top of the tree.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['ladder'] },
        `They sat down where they were, with the length of a ladder in between. They could have gone home. But whoever went first would be the one who had given up. So they looked at each other, for half an hour. There was nothing else to look at. "You've got a leaf on your left ear," said ${a}, in the end. ${b} felt for it. "That's your right one," said ${a}. "No," said ${b}, slowly. "It isn't."`,
        `Neither would be the one to leave. So there they sat, at the two ends, and the cold came up out of the ground. To pass the time ${b} pointed at things. "There's a robin on your left," said ${b}. ${a} turned round, and there wasn't. "On your left," said ${b}. "That's where I'm looking," said ${a}. ${b} put out a foot, and looked at it, and then across. It was like looking into a mirror that talks back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'think', 'surprised')] },
        `"Show me your left," said ${b}. ${a} showed it. It was the fence. "Mine's the shed," said ${b}. They both looked at the fence, and at the shed, and back at all that morning. "You did go left," said ${a}. "Every time. I thought you were doing it on purpose." "I thought that you couldn't tell," said ${b}. "There are two of them. There's one at each end."`,
        `"We face each other," said ${b}. "That's all it is. You can't see what's behind you, and I can. I can't see what is behind me, and you can. We've been shouting about the same things from two sides." "Then I wasn't wrong," said ${a}. "No." "And you weren't wrong either." That was harder to say, and it took a bit longer. "Well, that's very awkward," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['ladder'] },
        `There were two lefts, then. But there was only one gate. "To the gate," said ${a}, and up it went, and they were there. "Mind the step behind you," said ${b}. "Mind the wheelbarrow behind YOU," said ${a}. They had four eyes, all of a sudden, looking both ways at once. "It's quicker like this," said ${b}. "It's better like this," said ${a}. Neither of them had noticed who had said which.`,
        `They left out all the words that have two ends. They said the gate, and the pump, and the big stone. "You watch my back," said ${a}, "and I'll watch yours." It's odd to be told what is behind you by somebody whom you can't bear. They went across that garden like one long animal with its head on both sides. "Stop," said ${b}, "there's a hen." They stopped, both of them, on the same foot.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'hold', 'determined', 'ladder')],
          things: ['ladder', 'tree'],
        },
        `Neither of them could climb. But a long ladder, pushed up on end, would just knock at that branch. One of them had to walk in under it and push. The other had to stay at the foot and hold it, in the wind. The one who pushed would be there when the apple fell. Whoever held would have to trust in that. They both saw it. "You push," said ${b}. "You're fast." "Hold it properly," said ${a}. "I wouldn't want anybody else for that."`,
        `They would not climb it. They'd push it up on end, till the top of it knocked at the branch. For that somebody has to hold the foot, and somebody has to push. Each of them had meant to be the one who pushed, and caught the apple. The wind was shaking everything. "It wants somebody careful at the foot," said ${a}, "or it's no use being quick." "Then I'd better be the foot," said ${b}. It was as if they had given each other something.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'stand', 'happy')], things: ['apple'] },
        `There was a knock, and a shower of twigs. Then came the apple, and ${a} was under it. It was hardly bruised. "Half," said ${a}. There was nothing to cut it with. So they each took an end, and ate towards the other, one of them fast, and one of them properly. They reached the core together. "I'll say this for you," said ${b}. "You're a good other end."`,
        `Up it went, and knocked, and ${a} had the apple before the next gust. ${b} had not let the thing slip by a hair. They sat with their backs to the trunk and passed it to and fro. You could see which bites were whose. One sort was large, and one sort was neat, and they fitted. "We ought to do it again," said ${a}. "There are no more apples," said ${b}. "There's the piano," said ${a}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['ladder', 'moon'],
        },
        `They have moved a good many things since then. People send for them. It looks like nothing, the way they do it. There is just a word now and then, and it's gate, or hen, or step. But on the way home, when there's nothing to carry, they both go left. They end up in two different ditches. "${refrain}," says ${a}. It is still the only joke they have.`,
        `That night they took the ladder back, by moonlight. Halfway they came to a tree, and without a word they went past on the same side. "${refrain}," said ${b}, and ${a} laughed so much that the ladder shook. They are no more alike than they ever were. One of them does things fast, and one does them right. It depends on which end you look from.`,
      ),
    ],
  };
}
