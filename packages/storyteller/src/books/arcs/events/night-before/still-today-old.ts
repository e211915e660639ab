import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a clock is pushed, and two houses go by it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, day, treat, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'sit', 'calm')],
          things: ['clock'],
        },
        `There had been forty sleeps to ${day}. ${A.introduced} had crossed them off on the wall, some of them before they were quite done. Now there was one. "${refrain}" said ${a}, at breakfast. "No," said ${g}. "It's today. You may ask me again at supper." ${a} asked again over the toast. The kitchen clock had hardly moved. It went tock, and rested, and went tock.`,
        `It's the last sleep that's the longest. ${A.introduced} had got through thirty-nine of them and hardly felt it. But on the day before ${day} there seemed to be something wrong with the kitchen clock. "${refrain}" said ${a}. "It's today," said ${g}, "and it's ten past eight. You've asked me that since seven." ${a} looked at the clock. It looked back, and did nothing whatever.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'look-up', 'excited'), seen(A, 'sit', 'curious')], things: ['clock'] },
        `${N.introduced} looked in, as she did most days, to see the time. She lived across the yard, and had no clock of her own. "I go by yours," she said. "I can see it from my bed, and it's never been wrong. I'm off on the six o'clock bus tomorrow, to my sister. It's been nine years." "Can you wait?" said ${a}. "I've had the practice," said ${n}.`,
        `That clock told the time to two houses. ${N.introduced} could see it across the yard, from her bed, and so she'd never bought one. "Six in the morning, the bus goes," she said. "I'm to see my sister, after nine years." "And you can wait?" said ${a}. "Oh, yes," said ${n}. She looked at the clock, and went home. After a while she came back and looked at it again.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')],
        },
        `They tried all that's allowed. ${a} went to bed in the afternoon, to get the sleep over with. ${B.introduced} came along to help. But sleep doesn't come when you stamp your foot. "${refrain}" called ${a}, down the stairs. They'd been up there for six minutes. So they ran ten times round the yard, to be tired. Then they were hot, and thirsty, and as wide awake as two owls.`,
        `The thing was to be asleep. So they went about it properly, ${a} and ${B.introduced}. They shut out the sun, and lay down flat, and counted to a thousand. It made them wonder what came after. "${refrain}" said ${a}. ${b} thought that it was worth asking. They asked it down the stairs, both together. "No!" came the answer. It was not yet five.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['clock', 'chair'],
        },
        `It was ${b} who said it, for a joke. "It's a pity that one can't push it," said ${b}. ${a} looked at the clock. It hung on a low nail, and nobody was about. It took one chair, and one finger. The hands went round as if they'd only waited to be asked. Five o'clock, six, seven, eight. "There," said ${a}. "That's three hours that nobody has to wait for."`,
        `Then ${a} had an idea. It was quite a small one. Nobody can push a day. But people don't go by the day, they go by the clock. "One could push that," said ${a}, and got on a chair. ${b} kept a lookout. It took one finger, and three hours went by like three pigeons. "Goodness me," said ${a}, in a loud voice. "Eight o'clock. Look how late it is."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'sleepy'), seen(A, 'sit', 'shy'), seen(B, 'sit', 'shy')],
        },
        `And it worked. That was the awful thing. ${Gcap} looked up, and said, "Is that the time?" They had bread for supper, to be quick. "I don't know where the day's gone," said ${g}, and yawned. "Now sleep, you two. Whoever's up all night sleeps through the best of it. I've seen it happen." ${a} and ${b} lay down without a word. It was really just gone six.`,
        `Everybody believes a clock. "It can't be," said ${g}, and then began to yawn. It's catching. There was a quick bit of bread, and out went the light. "Don't lie awake," said ${g}, in the door. "You'd drop off tomorrow, in the middle of it. Then it's gone, and it won't be done again." ${a} looked at ${b}. It was barely half past six, and only two people knew.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'sleepy')] },
        `There was a hole in it somewhere, and ${a} found it at about nine. They hadn't taken anything off the night. It was all still there, every hour. They'd only put three more on the front. "${refrain}" whispered ${a}. "I don't see how," said ${b}. The dark went on like a corridor. ${b} slept, and woke, and slept. ${a} got to know nine sorts of creak.`,
        `"${refrain}" said ${a}, in the pitch dark. ${b} worked it out, and it took some time. "It's the same night," said ${b}. "It's no shorter. We just went in at the wrong end." That was about the size of it. They lay in the middle of the longest night in the street, and they had made it themselves. "Try counting again," said ${b}. They got to four thousand.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'stand', 'worried')] },
        `Far on in the night a door went, across the yard. There was ${n} at the stop, in her good coat, all alone, stamping her feet. She had looked over at their clock, and it had said half past five. It was half past two. Nothing would come for three hours and a half, and it was beginning to freeze. One could see it all from the bedroom window, and somebody did.`,
        `It was a small noise, and it was a latch. Out in the street, right under the bedroom window, stood ${n}. She was dressed up for her sister, and looking along the road. But she wasn't to go until six. She had gone by the clock next door. It said half past five, and it was fibbing. It was half past two. Behind the window somebody went cold, from the feet up.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'worried')],
          things: ['blanket'],
        },
        `One could lie down again. Nobody knew who had done it. She'd go home in the end, and think that the clock was getting old. To fetch her, one would have to wake ${g}, and tell it all. There'd be no sleep after that. And then they'd drop off in the middle of ${day}, and it was only once. ${a} got under the blanket. "Can you hear her feet?" said ${b}.`,
        `"She could have bought a clock," said ${b}, not very firmly. ${a} got back under the blanket. It was warm there. If they told, it would be a bad start to ${day}. If they were up now, they would sleep through the best of it, and it wouldn't wait for them. It had been forty sleeps. "It's been nine years," said ${a}. And ${a} put two bare feet on the floor.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
        },
        `It isn't easy to tell, by a bed, in the dark. "I pushed the clock," said ${a}. "Three hours. And now she's out there." ${Gcap} didn't say a thing. That was worse, but it was quick. Then they were both of them out in the road, in coats. "Have I missed it?" cried ${n}. "No," said ${a}. "It isn't six. It isn't even three. It was me."`,
        `"Say that again," said ${g}, with both eyes open. So it had to be said twice. Then they went out in their coats, and up the road, side by side. ${n} turned round. "Is it late?" she said. "No," said ${a}. "It's early. I put the clock on, because I couldn't wait. I never thought of you. I'm sorry." One could see every word of it in the cold.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(N, 'sit', 'shy', 'cup'), seen(A, 'sit', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['cup', 'clock'],
        },
        `They sat her by the stove, with a hot cup to hold. "I was dressed at one," said ${n}, after a bit. "I sat on my bed, and looked at your clock. I was so glad that it was quick. I can't wait either, you see." She went rather pink. "I lay there and said it to the ceiling. ${refrain}" And ${g}, who'd been cross up to there, began to laugh. ${a} got up, and put the clock right.`,
        `${Gcap} gave her something hot. "I ought to be angry," said ${n}, into the cup. "But I'd had my shoes on since one. I'm no good at it. I lay there asking the ceiling." "What did you ask?" said ${a}. "${refrain}" said ${n}, and hid her nose. They all looked at one another. ${a} got up, and put the clock right. It was ten to three, and there was nobody in that kitchen who could wait.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(N, 'wave', 'happy'), seen(A, 'wave', 'happy'), seen(G, 'wave', 'happy')],
          things: ['bus'],
        },
        `And then, odd as it is, the night began to go. ${a} and ${g} heard about the sister, and the jug. Two people can be silent about a jug for nine years. They heard who fell off the shed. It was soon told, and told again. In the morning they walked ${n} to the bus, and it came with all its lights on. "It's today," said ${n}, and got in.`,
        `"Now we'll see how slow a night can be," said ${g}. But it wasn't slow. ${n} had nine years to tell, and there was a jug in it, and only three hours. In the morning they had to run for the bus. "${refrain}" ${a} called, for a joke. "No!" cried ${n}, from the step. "It's today!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy', 'clock'), seen(B, 'sleep', 'sleepy')],
          things: ['clock'],
        },
        `Then ${a} lay down, just for a minute. It went as they'd been told it would. There was ${treat}, and a great deal of singing, and ${a} slept through it until eleven. That part was gone. ${b} told it, with all the voices, but it isn't the same. The rest was as good as forty sleeps. That night ${b} was asleep first. "${refrain}" said ${a}, to the clock. It said not. "Good," said ${a}. "Take your time."`,
        `So ${day} came in at the front door, at its own pace, and ${a} wasn't there. ${a} was asleep on the stairs with one shoe on. Two hours of it went by like that, and nobody could push them back. But the rest was good, to the last crumb of ${treat}. "${refrain}" said ${b} that night, half asleep. "I hope not," said ${a}. ${a} had taken the clock to bed, and was holding both its hands.`,
      ),
    ],
  };
}
