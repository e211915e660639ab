import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Tock, tick',
  'Tock, tick, tock, tick',
  'Tock and tick',
  'Tock-tick',
  'Tock before tick',
  'Tock first, then tick',
  'Tock, not tick',
  'Tock. And tick',
  'First tock, then tick',
  'Tock, then tick',
] as const;
const TITLES = ['tock, tick', 'the clock that ran backwards', 'six, five, four', 'the cake that came back'];

/** A clock is wound the wrong way, and the day runs backwards, cake and all; the key must be turned the other way. */
export const BACKWARDS: EventPlot = mateBeside({ id: 'backwards', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'reach', 'happy')], things: ['clock', 'key'] },
        `${A.introduced} may wind the clock. Which way does the key go? ${a} turns it left.`,
        `Here is the old clock. ${A.introduced} winds it with the key. Left, left, left.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['clock'] },
        `"${refrain}" says the clock. Here comes ${B.introduced}, backwards!${comesToo}`,
        `"${refrain}" What is this? ${B.introduced} comes in backwards!${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['cake'] },
        `${a} has eaten the cake. Now it comes back! It is whole again. "${refrain}"`,
        `The plate was empty. Now there is a whole cake on it! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['cake'] },
        `They eat it. It comes back. They eat it. It comes back! "${refrain}"`,
        `"Yum," says ${a}. The cake comes back. "Yum!" Back again! "${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['soap'] },
        `${a} washes. But the mud comes back! Splat, on the nose. "${refrain}"`,
        `${a} is clean. Splat! Now ${a} is muddy again. "${refrain}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'worried')],
          things: ['clock'],
        },
        `"I want tomorrow," says ${b}. "Tomorrow is the sea!" But soon it is yesterday.`,
        `Tomorrow they go to the sea. But the clock runs to yesterday! "Oh!" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined')], things: ['clock'] },
        `${a} pushes the clock. "Stop!" says ${a}. It does not stop.`,
        `"Stop, clock!" says ${a}. ${a} holds it. It slips away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'key')], things: ['key', 'clock'] },
        `Then ${a} sees the key. "I turned it left! It must go right."`,
        `There is the key. "Left was wrong," says ${a}. "So I turn it right!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited'), seen(B, 'walk', 'happy')], things: ['clock'] },
        `Right, right, right. "Tick, tock!" ${b} walks forwards.`,
        `${a} turns it right. "Tick, tock!" Now all goes forwards. So does ${b}.`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `Then it is tomorrow. They run into the sea. ${b} runs out backwards. "${refrain}"`,
        `Here is tomorrow! Here is the sea! ${b} walks in backwards. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'reach', 'happy')], things: ['clock', 'key'] },
        `The kitchen clock was wound once a week, with a big brass key. Today ${A.introduced} might do it, for the first time. "Which way?" thought ${a}, and turned it to the left. It went rather stiffly. Tomorrow they were all going to the sea.`,
        `It was the day before the day at the sea. ${A.introduced} was allowed to wind the old clock, all alone. One puts in the brass key, and turns. ${a} turned it to the left. It creaked, and it did not want to. But it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'surprised'), seen(A, 'stand', 'surprised')], things: ['clock'] },
        `"${refrain}," said the clock. ${a} looked at it. The hands were going the wrong way round. Then the door opened, and in came ${B.introduced}, back first.${comesToo} "Goodbye!" said ${b}. "I mean hello. Why can't I turn round?"`,
        `"${refrain}," it said. It had never said that before. It had been four o'clock, and it was going to be three. ${B.introduced} walked in backwards, and sat down beside the chair.${comesToo} "Who did that?" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'excited'), seen(B, 'stand', 'excited')], things: ['cake'] },
        `On the table stood an empty plate. They had had the cake at three. Now a crumb sat up. It was joined by another. Slice by slice the cake came back, with the cherry last. "${refrain}," said the clock. "Let's eat it again," said ${b}.`,
        `Then came the best of it. The crumbs on the plate ran together. They made one slice, and two, and a whole cake, and it was warm. "We ate that an hour ago!" said ${a}. "${refrain}," said the clock. So they ate it an hour ago once more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['cake'] },
        `They ate it five times. One never got full. As soon as it was eaten, it hadn't been. "This is the best clock in the world," said ${b}. In the garden an apple jumped up, and hung itself on the tree. "${refrain}!"`,
        `After the fourth time they looked out of the window. The rain was going up. A ball flew over the fence, from nobody, and the window mended itself. "${refrain}," said the clock. "More cake?" said ${a}. There always was.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')] },
        `But it was the same with everything. ${a} had washed at two. Splat! Back came the mud, on both knees and the nose. The drawing that had taken all morning went white, line by line. "That was good, too," said ${a}.`,
        `Then it went further back. The beach bag for tomorrow unpacked itself, spade by spade. ${A.names} tower of blocks lay down in the box. A tooth that had been loose got tight. "I don't like that," said ${a}. "I was nearly done with it."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'worried')],
          things: ['clock'],
        },
        `"When do we go to the sea?" said ${b}. ${a} looked at the clock. It was breakfast, and soon it would be yesterday. "Tomorrow," said ${a}. "But that's over there, in front. And we're going the other way." "${refrain}," said the clock.`,
        `"How long is it until tomorrow?" asked ${b}. ${a} counted. First it had been one night away, and now it was nearly two. "It gets further and further," said ${a}. "${refrain}," said the clock, quite cheerfully.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')], things: ['clock'] },
        `${a} took hold of the big hand, and pushed it forwards. It sprang back, and a bit further. ${b} hung on to the other one. They were both carried round to twelve. It's strong, a clock that has been wound right up.`,
        `They stuffed a cushion in it. They shouted "Stop!" They stood it on its head, but then it only ran backwards upside down. ${a} let go, and ${b} sat on the cushion. Nothing stops a clock that's been well wound.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'key')], things: ['key', 'clock'] },
        `Something shone on the shelf. It was the key. "Which way did you turn it?" said ${b}. "That way," said ${a}, and showed it, to the left. And then ${a} held quite still. "I've wound it up backwards! It only does what I told it."`,
        `"It went so well last week," said ${b}. "What's different?" "Nothing," said ${a}. "Only that I wound it." And there lay the key. It had a small arrow on it, and that pointed to the right. "Oh," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'excited')],
          things: ['key', 'clock'],
        },
        `It took both of them. They turned the key to the right, one tooth at a time. The clock said "Tock," and "Tock," and then nothing at all. Then it cleared its throat. "Tick, tock," it said. ${b} took a step, and it went forwards.`,
        `They hung on the key together, and pushed to the right. "Tock," said the clock. "Tock?" It thought it over. "Tick," it said. "Tick, tock." Out in the garden an apple came down, plop, as apples do.`,
      ),
      page(
        { setting: 'beach', time: 'day', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `It took the whole day again to get there. They had to wash, and they had to pack. They ate that cake for the last time, slowly, and looked at each bite. And then came tomorrow, right on the dot, with the sea in it. "${refrain}," said ${b}, and ran in backwards.`,
        `So they had the day once more, the right way round. When the cake was gone, it was gone. That's why it tasted so good. Next morning they stood in the sea up to the knees. Each wave came in, and went out backwards. "${refrain}," said ${a} to it.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'reach', 'calm')], things: ['clock', 'key'] },
        `That Saturday had gone wrong from the start. At ten ${A.introduced} had laughed at ${B.introduced}, in front of people. ${b} had put down the kite and gone home. It was four now. There was the clock to wind, with the brass key. "I wish that it was yesterday," said ${a}, and turned it hard, without looking. It was the wrong way, to the left. Something inside went twang.`,
        `There are things that one would give a lot to have back. At ten that morning ${A.introduced} had laughed at ${B.introduced}, with some others who were laughing. ${b} had put down the kite, and left. All day it sat in ${A.names} chest like a plum stone. At four it was time to wind the clock. ${a} took the brass key. "If only it was ten again," said ${a}, and turned it to the left. It groaned, and went.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['clock', 'cake'] },
        `"${refrain}," said the clock. The big hand shook itself and set off, past twelve and on to eleven, as if it had forgotten something. On the plate by the bread bin a crumb stirred. It rolled to another. There was a slice, and then there was half a cake, and then all of it, steaming. ${a} had eaten that at three. "It's going back," said ${a}. "It's all going back!"`,
        `It said, "${refrain}." That's how one knew. Then an apple core on the table fattened and went red. A puddle under the window stood up, and turned into the vase it had been. Outside, a bus full of people went by in reverse, all quite calm. ${a} held on to the table. It was ten to four, and then it was half past three. "Back," said ${a}. "Right back? As far as ten?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited')], things: ['cake', 'clock'] },
        `There was cake at three, and ${a} had it twice. At two the window unbroke. It's pleasant to see one's faults go, one after another, and nobody the wiser. The bad sums flew out of the book. The mud went off the stairs, backwards, in small brown feet. "${refrain}," said the clock. ${a} sat with both elbows on the table, and waited for ten. "I'll say something nice instead," said ${a}. "It'll never have been."`,
        `${a} watched them go with pleasure. "There goes the vase," said ${a}. "There goes the mark in the book." There went the rude thing said to an aunt, which she unheard. One could get used to it. There was even cake, more often than one could eat it. "${refrain}," said the clock. It was noon, and it was eleven. "This time I shan't laugh," said ${a}. One heart in that room was thumping forwards, all by itself.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(B, 'walk', 'sad'), seen(A, 'stand', 'determined')] },
        `At five past, ${b} came up the road, back first, less sad at each step.${comesToo} At ten they stood there, as they had stood, with the others round them. ${a} opened wide, to say something kind. What came was the laugh. It went in backwards, like a hook being swallowed. It hurt just as much, and then it was over. "It never happened," thought ${a}. But ${a} had been there.`,
        `Then they stood at the corner again, with the kite. There was ${b}, coming up the road the wrong way round, and looking at ${a}.${comesToo} "I'm sorry," ${a} wanted to say. One can't, in a time that runs backwards. It isn't in it. The laugh came out of the air, and went into ${A.names} mouth, and down. ${b} picked up the kite, quite happy. It was five to ten. "It's gone," thought ${a}. But it had only gone in.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `So that was that. They were friends, since they hadn't quarrelled yet. ${a} was as happy as anything, and ${b} unflew the kite, and unmade the knots in it. "Nice kite," ${a} tried to say. They had built it on Friday. It was getting to be Friday now. The tail came off it, bow by bow. ${b} took the glue out of the joints, and looked at ${a}, and smiled. "And what comes after Friday?" thought ${a}. It was Thursday.`,
        `It was all right again. They walked backwards through the morning, side by side. It was lovely, until it struck eight, and seven, and it was Friday night. They had built the kite on Friday, the two of them, under the lamp. ${a} watched ${b} unpaint it. The string went back on the roll. The paper went into the drawer, uncut. "That's enough now," said ${a} to the clock. "You can stop there."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `"${refrain}," went the clock, and it went no slower. On Thursday ${b} had told ${a} a secret. It went back in. On the Monday of that week they'd got to know each other, over a shoelace. It wasn't far off. What runs backwards runs through everything, and doesn't stop at the bad bits. In a moment they'd be tying a lace. "And then I shan't know you," said ${a}.`,
        `"I only meant ten o'clock," said ${a}. But a clock doesn't pick and choose. It took the laugh, and it took the kite, and now it wanted the rest. There was the den that they had made. It fell into sticks. There was the first joke, which ${b} untold. "${refrain}," it said. Three weeks back there was a school gate, and a shoelace, and a new face. And before that there was no ${b} at all.`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'run', 'determined')], things: ['clock', 'key'] },
        `It's hard to walk forwards in it, like going up a moving stair. ${a} did it. ${a} got to the kitchen, and took hold of the hands, and they threw ${a} off. A cushion did not hold them, nor did the broom. "Stop!" cried ${a}. "That's enough! Not ${b} as well!" There was the key, still in the clock. It had been turned to the left. "I only have to turn it to the right," said ${a}, "and everything goes forwards." Everything would.`,
        `${a} turned round, against the stream, and pushed. Each step took the strength of ten. There was the kitchen, and the clock in it, whirring. It couldn't be held, and it couldn't be talked to. But the key was in it. "I wound you that way," said ${a}. "So I can wind you this way." It had a small arrow on it, to the right. Then ${a} stopped, with one hand on it. If it went forwards, it would come to ten o'clock.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'key')], things: ['clock', 'key'] },
        `There it would stand, as before, with all of them listening. "I can't have Friday and not have Saturday," said ${a}. If ${b} was to be there at all, then there had been that laugh. ${a} could feel it in the throat, waiting. Or one could let it run, and be nobody's friend, and have done nothing wrong. It's a clean sort of feeling. "No," said ${a}. "I'd rather have done it, and have you." ${a} set both feet, and turned the key to the right.`,
        `It would be said again, that laugh, and ${b} would put down the kite again. "I'll have to go through it," said ${a}, "with both eyes open." There'd be the whole long day after it. But there would also be four o'clock, and after that five past four, and nobody had been there yet. That was where one could do something. It's the only place there is. "Come on, then," said ${a}, and leaned on the key with all that ${a} had.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried')], things: ['clock'] },
        `"Tock," said the clock. It shuddered. "Tick." And the shoelace was tied, and one thing came after another. The kite went up out of the drawer, with all its bows. ${a} had the glue on both hands, and was glad of it. Then came Saturday. It was just as bad. The others laughed, and ${b} went off down the road, smaller and smaller, front first. It was eleven, and three, and there was the cake, once. Then it was four.`,
        `"Tick," it said, after a long time, like somebody waking. "Tick, tock." It came on like a train. They met over the shoelace, and every joke was funny. They built the kite, and ${a} looked at each knot. At ten there was the laugh. One can't shut one's ears to oneself. And then, as it must, it was noon, and two, and four. It was quiet.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'calm')] },
        `Nobody had ever been in five past four. ${a} ran down the road in it. "I'm sorry," said ${a}, when ${b} opened. "I laughed, and it was mean. I'd have it back if I could." ${a} thought for a moment. "No, I wouldn't. I'd have to give back the rest." "What rest?" said ${b}. It took some telling. "You mean the shoelace?" said ${b}. "You'd have undone that?"`,
        `It was five past four, and it was new. ${a} knocked at ${B.names} door. It's not a thing that a clock can do for one. "I laughed," said ${a}, "because they did. It was mean, and I knew it. I'm sorry. I tried to make it not have been." "And?" said ${b}. "Then there'd be no you," said ${a}. ${b} stood there for a while with one hand on the latch, and didn't shut it.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['kite'],
        },
        `They flew the kite till it was dark. There's a tear in it, from the morning, with a patch. "You can see where it was," said ${b}. "Yes," said ${a}. "That's all right." On Saturdays it's ${a} who winds the clock, to the right, and listens to be sure. "${refrain}?" says ${b}, at the door. "Tick, tock," says ${a}. "Come in. It's five past four."`,
        `It wasn't all well at once. It took till supper. Then they got out the kite, and mended what had broken when it was put down. One sees the place. "${refrain}," said ${b}, winding in the string at dusk, and looked at ${a} sideways. "Don't," said ${a}. And they let it go up once more. It was still that day, and there was a bit of it left.`,
      ),
    ],
  };
}
