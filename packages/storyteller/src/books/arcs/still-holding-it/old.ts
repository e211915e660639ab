import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { StillHoldingIt } from './arc.ts';

const MOST = 20;

/** For ages 8 to 12: the bell wants two hands, and the only one who could hold the thing is known for dropping things. */
export function old(bound: StillHoldingIt): Told {
  const { child: K, friend: F, grownUp: G, passer: A, asker: M, held, t, short, drawn, refrain, chance } = bound;
  const [k, f, g] = [K.name, F.name, G.name];
  const [Fcap, Gcap] = [cap(f), cap(g)];
  const hold = drawn[0];
  const where = held.where === null ? '' : ` ${k} ${held.goes[1]} it ${held.where}.`;
  const also = held.also === null ? '' : ` "And ${held.also}," said ${k}, in case anybody had missed it.`;
  return {
    title: titled(
      chance.pick(
        `one hand for the ${short}`,
        `the bell and the ${short}`,
        refrain,
        `${k} and the ${t}`,
        `did I do it right?`,
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud', hold), seen(F, 'sit', 'calm')],
          things: drawn,
        },
        ...keeping(
          MOST,
          [
            `Nobody could have said when it began. There had been a day when ${k} picked up the ${t}, as you pick up anything. And there had never been a day when ${k} put it down.${where}${also} "Why that?" said ${F.introduced}. ${k} thought about it honestly. "${refrain}," said ${k}. It was not an answer, but it was quite true.`,
            `${k} had the ${t} in one hand when the milk came, and when the lamps were lit.${where}${also} It was not for anything. "I think you've forgotten that you've got it," said ${F.introduced} once. "I never forget," said ${k}. "${refrain}." ${Fcap}, who forgot most things, and dropped the rest, was rather impressed.`,
          ],
          `There had been a day when ${k} picked up the ${t}, as you pick up anything. And there had never been a day when ${k} put it down. "Why that?" said ${F.introduced}. "${refrain}," said ${k}. It was not an answer, but it was quite true.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'calm', hold)], things: drawn },
        `There is a great deal that can be done with one hand. ${k} could tie a shoe, turn a page and peel an egg. Coats were slow, since the ${short} had to go down the sleeve first, like a train. ${Gcap} had stopped saying "just for a moment". There had been so many moments, and not one of them had been the right one.`,
        `They had got used to it, at home. ${Gcap} laid the table with the cup on the other side. One allowed ten minutes for a coat, because of the ${short}, which did not bend. "You'll want both hands one of these days," said ${g}. It was not said as a threat. "I've got both," said ${k}. "One of them's busy."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'excited', hold)],
          things: ['bell', ...drawn],
        },
        `The bell was in the square, and once a year somebody under twelve rang it, to open the fair. They drew the name from a hat. This year ${M.introduced} put in his arm, and unfolded a piece of paper. "${k}," he read. Everybody looked at ${k}, and then, a little lower down, at the ${short}. "Ah," said ${M.name}. "It takes two hands, that bell."`,
        `Every summer the fair was rung in by a child whose name came out of a hat. All the rest of the year the bell just hung there over the square, and people looked up at it. ${k} had looked up at it for years. On Friday ${M.introduced} read out the name, and it was ${k}. "You'll have to put that ${short} down, of course," said ${M.name}, meaning it kindly.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined', hold), seen(M, 'stand', 'worried'), seen(F, 'look-up', 'worried')],
          things: ['bell', ...drawn],
        },
        `They tried it that evening, with one hand. ${k} pulled until both heels were off the ground. High up in the dark the bell leaned over a little, and thought about it, and leaned back. There was no sound at all. "Two," said ${M.name}. ${k} tried with one hand and a foot. "Two hands," said ${M.name}, "or I shall have to ask the next one in the hat."`,
        `"Let me try," said ${k}, "with one." It was a thick rope, and it did not want to come. ${k} hung on it like washing. The bell did not so much as clear its throat. "It's not your fault," said ${M.name}. "It was made for two. I can give you until tomorrow." ${Fcap} looked at the ${short}, and at the rope, and kept quiet.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'worried')], things: drawn },
        `That night ${k} put the ${short} on the shelf, to see. It lay there, and was not unhappy. It was the hand that would not have it. The hand lay on the blanket, open, like something that has been left out in the rain. ${k} stuck it under the pillow. After an hour ${k} got up. "It isn't as if I hadn't tried," said ${k} to the ${short}. "${refrain}."`,
        `"It's only for ten minutes," said ${k} to the ${short}, in the dark, and laid it on the chair. Then ${k} lay and listened to it being on the chair. It made no trouble. But you do not hold on with the fingers only. You can't stop it just by opening them. At two o'clock ${k} went and fetched it. "${refrain}," said ${k}, and slept.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'run', 'worried', hold), seen(G, 'stand', 'worried'), seen(A, 'stand', 'worried')],
          things: drawn,
        },
        `In the morning there was bunting. "Could you hold it?" said ${k} to ${g}. But ${g} had a tray of buns in each hand. ${A.introduced} was inside a tuba. Everybody there was holding something up, or on, or down. Nobody said no. They only looked at their own two hands. "I'd put it on the wall, dear," said a lady with a goat. ${k} did not even answer that.`,
        `The next day the fair was to open at ten. At half past nine ${k} went round with the ${short}, to find it somebody. ${Gcap} had the tea urn. ${A.introduced} had one end of a tent. You could have put it down on any of forty tables. But there it would only have been a ${short} on a table. It had to be somebody who would mean it.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'stand', 'shy'), seen(K, 'think', 'worried', hold)], things: drawn },
        `"I could," said ${f}. There was a silence. It was ${f} who had dropped the blue jug, and the eggs, and once, nobody knew how, a door. "You drop things," said ${k}. "Yes," said ${f}. It was five to ten. ${M.name} had his watch out. Beside him stood the next one in the hat, with two free hands. "Show me how," said ${f}.`,
        `That left ${f}. ${f} knew it, and looked at the ground. "I know about the jug," said ${f}. "I know about the other jug. I'd only be holding that. I wouldn't do anything else." ${k} could ring the bell, and let ${f} have it. Or ${k} could keep hold, and hear somebody else ring. In the square it was already very quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(F, 'hold', 'scared', hold)], things: drawn },
        `It is done one finger at a time. ${k} did it, and did not look. "Not too tight," said ${k}. "It likes to feel that you're there. And you don't put it down, whatever comes." ${Fcap} nodded, with both eyes on the ${short}. ${k} walked off across the square. It was not very far, and nobody there knew what it was that they were seeing.`,
        `"Here," said ${k}. It sounded quite ordinary. ${Fcap} took the ${short} as if it had been full to the brim. "And if there's a wasp?" said ${f}. "Then there's a wasp," said ${k}. "All right," said ${f}. And ${k} turned round, with two empty hands, and had no idea how to walk with them.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'excited'), seen(M, 'cheer', 'happy'), seen(A, 'dance', 'happy')],
          things: ['bell'],
        },
        `The rope came down, and went up, and took ${k} with it. Then the bell spoke. It went through the soles of everybody's feet. Dogs sat down. ${k} came down laughing, and went up again, and did it ten times, one for each hour. "Two hands," said ${M.name}. "I said so." Then the tubas began, and somebody put a bun into each of them.`,
        `First came the weight of it, and then the sound. It was like ringing the sky. ${k} had hold of that rope with both hands, and of nothing else in the world, and flew. When it was over they carried ${k} round the square. There were the swings, which take two hands. There was a greasy pole. There was a cake that nobody could have eaten with one.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'run', 'worried')], things: drawn },
        `It was only when the lamps came on that ${k} reached for something, and it was not there. ${k} had forgotten it. It had never happened, not for an hour, not for a minute. It had been the whole day. ${k} ran back across the square, past the swings, past the last of the cake. It would be on a wall by now. You could not even be angry. "The ${short}," said ${k}, running. "The ${short}."`,
        `They were taking the bunting down. ${k} sat on a step, with sugar up to both elbows, and wiped one hand. It was to take hold of something, and there was nothing there. All day! ${k} had not once thought of the ${short}. There had been swings, and there was ${f}, who dropped things. ${k} got up and ran.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'hold', 'proud', hold), seen(K, 'stand', 'surprised')], things: drawn },
        `${Fcap} stood in the place where ${k} had left ${f}, to the inch. There was a bun by one foot, with a bite out of it that ${f} had not taken. Somebody had hung a jacket on ${f}. And there was the ${short}. "There was a wasp," said ${f}. "There were three. Did I do it right?" ${Fcap} had seen nothing of the fair. ${Fcap} had been looking at the ${short}. "You can let go now," said ${k}. "I can't," said ${f}. "It's gone stiff."`,
        `There was the corner, and there was ${f}, exactly as before, only with confetti on. The ${short} had not moved. "They asked me to come on the swings," said ${f}. "They asked me five times. I said that I was holding something." ${k} could not say anything at all. "I heard the bell," said ${f}. "It was very good. Did I do it right?" And then: "I don't think I know how to stop."`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(F, 'walk', 'happy', hold), seen(G, 'walk', 'happy')],
          things: ['cake', ...drawn],
        },
        `So they went home like that, with both of them holding it. ${k} had kept back a piece of cake, and there was a hand free now. ${k} fed it to ${f}, a bit at a time, all the way up the hill. "${refrain}," said ${f} to ${g}, with a mouth full of cake. And if you see them nowadays, you can tell whose end of the ${short} is whose. It's the one who isn't dropping anything.`,
        `"Then we'll both have it," said ${k}, and took the other end. That left one hand for the cake, which was for ${f}, and the largest they had. ${Gcap} walked behind with the trays, and did not say that it was only for a moment. At the top of the hill they stopped. "Shall I take it now?" said ${k}. "${refrain}," said ${f}. So they stood there a bit longer.`,
      ),
    ],
  };
}
