import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: those who were never brushed ask to keep it, and it has been happier there. */
export function old(going: Going): Told {
  const { chance } = going;
  const { O, B, T } = partsOf(going);
  const [o, b, t] = [O.name, B.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(O, 'stand', 'angry'), seen(T, 'stand', 'happy')] },
        `${O.introduced} had worked it out. Two minutes in the morning, and two at night, came to a whole day every year. "I could do something with a day," said ${o}, who did not want to brush any teeth. In the cup stood ${T.introduced}, quite straight, and full of hope. It was full of hope every evening. "${refrain}" said ${o}, and went to bed.`,
        `There are those who brush their teeth without thinking, and those who think. ${O.introduced} thought. You did them, and ate, and did them again. It was like sweeping a beach. "I'm not going to brush my teeth any more," said ${o}. It was said to ${T.introduced}, who stood in the cup as usual, and leaned forward. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'excited'), seen(B, 'stand', 'surprised')] },
        `A toothbrush has very few thoughts, and they're all about teeth. ${t} took it as meant. There was a clink, and a hop. ${B.introduced} was just coming in, who always brushed by the clock, and hummed. Something small and blue went by, along the wall. "Your brush has just run away," said ${b}. "Good," came the answer, from under a blanket.`,
        `It was ${B.introduced} who found the empty cup. ${b} always brushed for two whole minutes, by the clock, top left to bottom right, and hummed. "Yours has run away," said ${b}. "I told it to go," said ${o}. "You can't just tell it to go!" "It's my brush," said ${o}. "It can do as it's told." And far off in the hall, there was hopping.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'dance', 'happy'), seen(O, 'stand', 'curious'), seen(B, 'stand', 'curious')],
        },
        `They found ${t} in front of the hall mirror, with the comb. A comb has about fifty teeth, and nobody had ever done anything for them. They had hair in. Scrub, scrub, scrub! The comb lay on its back, and shook with delight. "Well, there you are," said ${o}. "Everyone's happy. ${refrain} I said it all along."`,
        `It was the comb, first. Who thinks of a comb as having teeth? Only somebody who thinks of nothing else. ${t} went along all fifty, one by one, and came back on the other side. It was done with such love that ${b} had to look away. "See?" said ${o}. "It didn't need me at all. ${refrain} It's easy."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'dance', 'happy'), seen(O, 'cheer', 'happy'), seen(B, 'stand', 'worried')],
          things: ['coat'],
        },
        `After the comb came the zip of the coat, which has teeth in two rows, like a crocodile. For a year it had stuck halfway. Now it ran up and down all by itself, for the joy of it. "They want it so much," said ${b}. "And you don't want it at all." "That's what makes it so practical," said ${o}, and yawned. From close by you noticed that it was a yawn with last week in it.`,
        `By the weekend ${t} had a round to go on. There was the comb, and there was the coat, with its two long rows. There was a saw in the shed that had wept, it was said. They all waited up for it. ${o} slept like a log, and had two minutes more. "It's like wearing socks," said ${o}, on Sunday, feeling along with the tongue. "Socks on the teeth. You get used to it."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(T, 'run', 'determined'), seen(O, 'stand', 'surprised')] },
        `The last was the rake. It stood in the garden, with eleven iron teeth, and ten years of mud. It was far too much for one small brush. ${t} did not even stop to think. It went on until it was dark. Afterwards the rake had a smile that you could have seen from the road. ${t} was about half as thick as before, and black to the ears.`,
        `And then ${t} heard of the rake. It was out by the wall, in the weeds. It had stood there for ten years with its face to the bricks, because of how it looked. It took from noon until the lamps came on. They saw it all from the window, the mud going up, and the small blue thing going to and fro. "It'll wear itself out," said ${b}. "It needn't have," said ${o}, and did not sound certain.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'determined'), seen(O, 'cover', 'worried')] },
        `On Monday a man was coming to school with a camera. "Smile," said ${b}, the evening before, to see. ${o} smiled. There was a pause. "I could stand behind somebody tall," said ${o}. "The comb would do better than that," said ${b}, "and the zip, and the rake. They'd all look lovely." That was hard. It was also so.`,
        `"Show me," said ${b}, on Sunday evening, because the class photograph was the next day. ${o} showed. ${b} looked for a good while, as you look at a wall on which something is growing. "Everybody else in this house can smile," said ${b}. "There's a rake out there that can." ${o} shut it again, and went over it with a finger. It squeaked nowhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'reach', 'surprised'), seen(T, 'sit', 'sleepy')] },
        `So ${o} went out to get it back. It leaned against the rake, quite still, with bent bristles. It was the happiest thing in the world. "Come on, ${t}," said ${o}. "It's my turn." And then it got difficult. The comb had come, and the coat, as far as its sleeve would reach. Nobody said a word. They only smiled. They had been waiting all their lives to do it.`,
        `${t} was asleep under the rake when ${o} came for it. They had put a leaf over it. They were all there. The comb had come in person, and the coat had sent a sleeve. Nobody stood in the way. "It's mine," said ${o}. "It's even got my name on." The name had been scrubbed off, on one of them or another. What could still be read was the last letter.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'think', 'worried'), seen(B, 'stand', 'calm')] },
        `${o} could have taken it. It was small, and it would have come. It always did as it was told; that was how all this had begun. "There are new ones in the shop," said ${b}, behind, quite softly. Yes, there were. A new one would do ${O.names} teeth, and think nothing of it. It wouldn't have jumped for joy, every evening, for three years, at somebody who said no.`,
        `"You could let them have it," said ${b}, "and get another." It was a fair thing to say. They wanted it, and they'd be good to it. ${o} thought of a cup, with a new brush in it, stiff and clean. It would stand straight. It wouldn't lean forward when the light went on. Nobody had asked it what it wanted, in all that time. It occurred to ${o} to ask.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'kneel', 'shy'), seen(T, 'stand', 'surprised')] },
        `"${t}," said ${o}, "I said a thing I didn't mean, or I did mean it, and it was wrong. You needn't come. But I've got a mouthful of them, and there's jam on most." ${t} got up, on one bristle, and looked at the rake, and looked at ${o}. "I'd wait," said ${o}. "If there's a queue, I'd go at the end of it." And ${o} went, and stood behind the coat.`,
        `"Would you rather stay?" said ${o}. It was odd to be talking to it. "They're nicer to you than I was. If you'd like to come home as well, some of the time, I'd be glad. I'd be last." It was a long way from the first thing that ${o} had ever said to it. ${t} stood there for a moment, swaying. Then it took one hop, and leaned forward.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'close',
          actors: [seen(O, 'hold', 'determined', 'soap'), seen(T, 'stand', 'worried')],
        },
        `But first there was the mud. No one could have had that in their mouth. So ${o} took the soap and brushed the toothbrush, back and front and in between. It didn't like it at all. It ducked, it squealed, it was suddenly needed elsewhere. "Two minutes," said ${o}. "By the clock. I'm only on the top left." ${b} had to go out and laugh in the hall.`,
        `It couldn't be used like that. ${o} ran the tap, and got out the soap. And ${t}, who had brushed half the house, couldn't bear just one thing. That was being brushed. "Open up," said ${o}. "You'll be glad of it afterwards. It's only going to get dirty again? I know. So does everybody." Behind the door, ${b} was biting a towel.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(T, 'dance', 'happy'), seen(B, 'stand', 'happy')] },
        `Then came the teeth. It took four minutes, and ${b} hummed. Under last week there was a week before, and under that was something white. When it was over, ${o} shut both lips, and felt it, like ice to slide on. "Now smile," said ${b}. The mirror had the start of them, it was so quick.`,
        `They began at the top left. It was hard going, and some of it came off in one piece. ${b} held the clock. At two minutes nobody stopped. At four, ${o} ran a finger across, and it squeaked from end to end. "That's the sound," said ${b}, rather moved. ${t} had lost two more bristles, and was as proud as a flag.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(O, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(T, 'stand', 'happy')],
        },
        `There's a list now, on the inside of the cupboard. The comb has Wednesdays, and the zip the first of the month. There's an old nail brush for the rake. ${o} is on it twice a day, at the bottom, and pays for that with soap. "${refrain}" ${b} calls through the door, when it gets late. "In two minutes," says somebody, with a full mouth.`,
        `On the photograph there are twenty-six people, and one of them shines. It hangs in the hall, where the comb can see it. In the evenings there's still a queue. "${refrain}" says ${b}, from behind, and taps a foot. But ${o} is humming, top left to bottom right. And in between, the brush is asked if that was all right.`,
      ),
    ],
  };
}
