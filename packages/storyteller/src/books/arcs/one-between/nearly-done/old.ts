import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { householdOf } from './household.ts';

/** For ages 8 to 12: whoever makes the plan is the one who has no turn in it. */
export function old(bound: OneBetween): Told {
  const { K, D, E, S, k, d, e, s, whoE, z, called, sink, by, before, place, chance, Dcap } = householdOf(bound);
  const refrain = 'Are you nearly done?';
  return {
    title: titled(chance.pick('nearly done', `everybody out by ${by}`, `minutes, and who had them`)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(D, 'stand', 'calm'),
            seen(E, 'stand', 'calm'),
            seen(S, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
        },
        `On paper it was possible. There was one ${called}. There was ${d}, there was ${whoE}, there was ${s}, and there was ${k}. They all had to be out by ${by}. Nobody got up before ${before}. That made fifteen minutes each, and no one in that house had ever been seen to use only fifteen.`,
        `It was a good house, with one mistake in it. The mistake was the ${called}. ${Dcap} needed it, ${whoE}, needed it, and so did ${s} and ${k}. All of them needed it between ${before} and ${by}. For the other twenty-three hours of the day it stood empty, and dripped.`.replace(
          `${e}, needed`,
          `${e} needed`,
        ),
      ),
      page(
        { ...place, camera: 'medium', actors: [seen(D, 'dance', 'happy')] },
        `${Dcap} sang. It was a sea song, and had a verse for each port on the way round the world. They stood outside in a row with towels, and got to know the ports. At Lisbon one could still hope. "${refrain}" they called, somewhere off Brazil.`,
        `With ${d} it was the song. It could not be broken off. It had a slow part in which somebody is waiting on a quay. ${Dcap} did that with the tap off, out of respect. "${refrain}" called somebody, who was waiting on a landing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm', 'toothbrush')], things: ['toothbrush'] },
        `${e} was quiet, which was worse. ${e} took in a toothbrush and a book about glaciers. There would be some brushing. Then there would be a long silence, and a page being turned by somebody with wet fingers. "${refrain}" "I've just got to the ice age."`,
        `${e} went in with a toothbrush, and did every tooth as if it were going to be sold. There were thirty. In between, ${e} thought about things. One could tell by the tap, which ran, and stopped, and ran. "${refrain}" "I'm only on the left."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy')], things: ['soap'] },
        `But it was ${s} who hogged the ${sink}. ${s} did not even wash. There was a ferry of soap, that went from the hot tap to the cold, with cars on it. "It's only half across," said ${s}, to anybody who wanted to spit. One had to lean round ${s}, and aim.`,
        `And then there was ${s}, who hogged the ${sink}. It wasn't for washing. It was a harbour. There was a ferry made out of soap, and by the end of the week it was a smaller ferry. "You can't come in now," said ${s}. "There's weather." They brushed their teeth over ${s}, like giraffes.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'point', 'determined', 'pencil'), seen(D, 'stand', 'curious')],
          things: ['notebook', 'pencil'],
        },
        `Somebody had to take it in hand, and that was ${k}. First there was a list, in four colours, on the door. Whoever was inside could not see it. Then there was a list on the inside, and the steam took it off in one piece. "It's a lovely list," said ${d}. "I had it on my back all day."`,
        `${k} could add, and so it fell to ${k}. There was a timetable, with minutes, as for trains. By Wednesday it had delays on it. By Friday it said at the bottom, in ${E.names} hand, "Subject to singing." ${k} stood on the landing with the pencil, and was late for everything.`,
      ),
      page(
        {
          ...place,
          camera: 'close',
          actors: [seen(S, 'hold', 'happy', 'hourglass'), seen(K, 'stand', 'worried')],
          things: ['hourglass'],
        },
        `Next came an hourglass, for the ${sink}. When the sand had run through, one was done. ${s} loved it. ${s} turned it over at the end of each crossing, and it never once ran out. "It's the lighthouse," said ${s}. They were eleven minutes later than they had been without it.`,
        `${k} spent a whole month's money on an hourglass with blue sand. It went in on Monday. "${refrain}" "It's still running," said ${s}. It was. One only has to turn it over. ${k} could hear it being turned over, with a small click, as though somebody were winding the sea.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            seen(D, 'stand', 'sleepy'),
            seen(E, 'stand', 'sleepy'),
            seen(S, 'stand', 'sleepy'),
            seen(K, 'stand', 'sleepy'),
          ],
          things: ['clock'],
        },
        `After that each of them thought of getting up a little earlier, and told nobody. It was half past six, and then six. On the second Thursday they all met on the landing at ten to five by the clock. It was the same row, in the same order, in the dark. "${refrain}" said ${d}, to an empty room, out of habit.`,
        `There's one thing that always works, and it is getting up first. They all found that out on the same day. At five by the clock there was a light under the door. At half past four, the next day, there were two people and a towel. By Friday one might as well not have gone to bed.`,
      ),
      page(
        {
          ...place,
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(S, 'stand', 'calm')],
          things: ['bathtub'],
        },
        `${k} sat down on the edge of the bath, with nothing left to try, and watched the ferry. It was the first time that ${k} had been in there without being in a hurry. One person was using one ${sink}. Nobody was in the bath. There was a mat, and a stool, and a whole wall of mirror. It wasn't full. It had never been full.`,
        `It was while leaning round ${s} that ${k} looked at the room, and not at the clock. It had a bath in it, with nobody there. There was a stool. There was a mirror as wide as a door. They had been waiting for the ${z}, all of them, one after another. And only one corner of it had ever been in use.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'shout', 'determined'),
            seen(D, 'stand', 'surprised'),
            seen(E, 'stand', 'surprised'),
            seen(S, 'stand', 'curious'),
          ],
          things: ['bathtub'],
        },
        `"All in," said ${k}. "At once." ${Dcap} stood in the bath, in socks, with great dignity. ${e} had the mirror, and ${s} had the ${sink}. That left the stool. If ${k} stood on it, and called the time, it would work. If ${k} stood on it, there was nowhere left for ${k} to wash. It only took a second to see. ${k} got up on the stool.`,
        `It needed four places, and somebody to call the changes. ${k} had drawn it, and whichever way one drew it there was one dot too many. "Where do you go?" said ${s}, who could read a plan. ${k} rubbed out the dot. "I did mine in the kitchen," said ${k}. It had been a cold tap and a tea towel. "All in!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(K, 'point', 'excited'),
            seen(S, 'dance', 'happy'),
            seen(D, 'dance', 'happy'),
            seen(E, 'dance', 'happy'),
          ],
        },
        `"Teeth, two, three, four, and spit, and turn!" They all moved one place to the left. "Face, two, three, four, and turn!" ${Dcap} came past the ${sink} in the middle of a verse, and the song went very well to it. ${e} did the low part. The ferry sailed between elbows. It took seven minutes.`,
        `It was like the inside of a clock. "And brush, and spit, and pass on the towel!" ${k} beat time with a comb. Whoever was done went round, and whoever came round began. ${Dcap} sang, because there was no reason not to. ${e} turned out to have a voice like a cello. Nobody said "${refrain.replace('?', '')}".`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(D, 'stand', 'surprised'),
            seen(E, 'stand', 'surprised'),
            seen(S, 'stand', 'happy'),
            seen(K, 'stand', 'proud'),
          ],
        },
        `At nineteen minutes to ${by} they stood on the pavement, as clean as spoons, and had nowhere to be. They had never met the street at that hour. There was a cat, and somebody taking in milk. "You've got toothpaste on your ear," said ${d} to ${k}, "and it's mine." Nobody had looked at ${k} until then.`,
        `They were out by twenty to ${by}, all four, with their coats on. It was so early that they had to be introduced to it. "What do people do now?" said ${d}. ${e} was looking at ${k}, at the dry hair and the one clean hand. "Somebody here," said ${e}, "has been on a stool the whole time."`,
      ),
      page(
        {
          ...place,
          camera: 'medium',
          actors: [seen(S, 'shout', 'determined'), seen(K, 'stand', 'surprised'), seen(D, 'dance', 'happy')],
          things: ['bathtub'],
        },
        `The next morning the stool was taken. ${s} was standing on it, with the comb. "You have the ${sink}," said ${s}. "I can do the shouting. The ferry's been put off." It had never been put off for anybody. ${k} took the place by the hot tap. "Teeth!" shouted ${s}. "Two! Three! ${refrain.slice(0, -1)}?"`,
        `On Tuesday ${s} held out a hand for the comb. "It goes round," said ${s}. "Everybody has a go at not washing." So it does, by the week. When it's ${d} the changes come in song, and when it's ${e} there are pauses. When it's ${k}, ${k} has the ${sink} first, for as long as a ferry takes. It's in the plan.`,
      ),
    ],
  };
}
