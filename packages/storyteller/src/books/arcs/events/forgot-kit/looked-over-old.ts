import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: fourteen days without a thing forgotten, and somebody else's glasses on a wall. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, x, spare, spareToo, L, l, Lcap, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `${A.introduced} never forgot a thing for good. It always came back, only not in time. It came back at the school gate, and not a step before. "${refrain}" said ${a}, most days. It had been the hat, and the letter about the trip, and once a shoe. On Monday it was the ${x}. That was in its bag, behind the door at home. It was quite safe there. It just wasn't here.`,
        `There must have been something about that gate. ${A.introduced} could walk all the way to school with an easy mind. Then there was the gate, and it all came back. "${refrain}" said ${a}, and clapped a hand to the place where it ought to be. This time it was the ${x}. If only you could have had that gate at home, in the hall!`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(T, 'kneel', 'calm'), seen(A, 'stand', 'shy')],
          things: ['box'],
        },
        `Nobody was cross. ${T.introduced} kept a box for it, and the lid was worn from use. Out of it came ${spare}. "It happens to the best of us," said ${t}. ${t} was hunting for a pencil, which was behind one ear. ${a} said thank you. You got through the day with what was in the box. It only never felt quite like your own.`,
        `${T.introduced} didn't sigh, not being a sigher. ${t} pulled out a box from under the sink. There was ${spareToo}. "I once came in my pyjamas," said ${t}. "I had a long coat, luckily. Has anyone seen my pencil?" It was behind one ear. It was a comfort, in its way. But ${a} would have liked not to need one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'proud', 'notebook'), seen(A, 'look-up', 'curious')],
          things: ['notebook', 'bell'],
        },
        `${B.introduced} never forgot anything. It was all in a notebook, with a line through it when it was done. That was why ${b} so often rang the bell. It was a rule of ${T.names}. Whoever had brought everything for fifteen days might ring it, at five to nine. It was made of brass, and it took two hands. ${a} had once got as far as three days.`,
        `On the shelf stood the bell. It was brass, and as big as a jug. Whoever had forgotten nothing for fifteen days was allowed to ring it in the morning. It was mostly ${B.introduced} who did. ${b} had a notebook, with everything in it, and never came without a thing. "You only need a system," said ${b}, quite kindly. ${a} looked up at the bell.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(L, 'sit', 'surprised')],
          things: ['backpack', 'sign'],
        },
        `So there were systems. There was a sign on the door, HAVE YOU GOT IT? By Friday it had turned into wall. There was a string, and ${a} knew all day that there was something. The string didn't say what. At last they put the bag in front of the door, so that nobody could get out without it. In the morning ${a} fell over it, and ${l} fell over ${a}. The bag was dreadfully in the way. So they put it out of the way, and ran.`,
        `They began with a sign on the door. But you can see a sign so often that it isn't there. Then it was a string. "What's that for?" they said at school. "I know that it's important," said ${a}. Then the bag was stood in the doorway for the night. The next day they couldn't get out. They pushed and pulled, and got it round behind the coats. "There!" said ${l}. And they ran.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(L, 'run', 'excited', 'spoon'), seen(A, 'point', 'surprised')],
          things: ['spoon', 'backpack'],
        },
        `"${refrain}" said ${a}, at the gate. And who came tearing round the corner, but ${l}, with the bag? There was a porridge spoon in the other hand. "You can't have missed it," ${l} called. "It's as big as a sheep!" But ${a} was looking at something else. "You've got your slippers on." ${Lcap} looked down. "${refrain}" said ${l}.`,
        `${a} had just said it, at the gate, when somebody shouted. It was ${l}, running, with the bag on one arm. "I saw it straight away! How could you not see it?" "How could you not see those?" said ${a}. There was a spoon in ${L.names} hand, with porridge on it. There were two wet slippers below. "${refrain}" said ${l}, rather faintly.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'look-up', 'determined'), seen(L, 'kneel', 'determined')],
          things: ['backpack'],
        },
        `It was as plain as a sheep. Nobody sees what they have got wrong themselves, and everybody else does. So from the next morning they stood in the hall, face to face. They looked each other over, as monkeys do. "Hat," said ${l}. "Bag. The ${x}. Spare sock." "Coat," said ${a}. "Keys. Shoes, two of them. Put down that spoon." And they went out with everything, on that day and the next.`,
        `That evening ${a} worked it out. Nobody can see what they've forgotten. If they could, it wouldn't be. But you can see it on somebody else, and from right across a road. So in the morning they did it for each other. "Bag? The ${x}? Both arms in the coat?" said ${l}. "Keys?" said ${a}. "Shoes? Glasses? Whose spoon is that?" It took a minute, and it never failed.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(B, 'sit', 'shy', 'notebook'), seen(A, 'sit', 'happy')],
          things: ['notebook'],
        },
        `Three days went by, and then seven, and then eleven. "What's your system?" said ${b}. "I get looked at," said ${a}. "Who looks at you?" ${b} turned over some pages. "I do it myself," said ${b}. "It takes rather long. And then I look again, in case." It sounded tidy, and a bit cold. ${a} had always thought that it must be nice in there.`,
        `Four days, said the list on the wall, and then nine. ${b} came to ask how it was done. "You stand still," said ${a}, "and somebody minds about your socks." ${b} thought it over. "Nobody does mine," said ${b}. "They don't need to. I never forget." ${b} shut the notebook, and opened it again to see that nothing had fallen out.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'reach', 'surprised', 'glasses'), seen(B, 'walk', 'happy')],
          things: ['glasses'],
        },
        `On the fifteenth day ${a} had it all. They had said goodbye at the gate, with a hug, and ${l} had gone off to the bus. "Today it's you," said ${b}. "Come on. It's ten to." And there on the wall lay a pair of glasses. ${Lcap} always took them off for the hug. ${Lcap} couldn't tell a bus from a bread van without them.`,
        `Then there was only one day to go. Hat, bag, the ${x}, it was all there. ${Lcap} took off the glasses for a proper hug, and went. "It's ten to nine," said ${b}. "You'll ring it in five minutes." ${a} put out a hand to the wall, and felt something. The glasses were still lying there. Without those, the whole town was soup to ${l}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried', 'glasses'), seen(T, 'stand', 'calm')],
          things: ['glasses'],
        },
        `It was four minutes there and four back. Whoever came after the bell hadn't brought everything, for they hadn't brought themselves. That was the rule. Fourteen days would be none. And ${l} was grown up, and could ask somebody which bus it was. ${a} looked at the school, and at the glasses. Nobody sees their own. "Please may I?" said ${a}. "To the corner," said ${t}. "I can see you all the way."`,
        `Nobody would blame ${a}. They weren't ${A.names} glasses. You could put them in a pocket, and ring the bell, and say sorry at tea. But it was ${A.names} job to see those. ${a} had said "glasses" at home, and thought no more of it. It would be fourteen days for nothing. "Can you see as far as the bus stop?" ${a} asked ${t}. "Every inch," said ${t}. "Run."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined', 'glasses'), seen(L, 'wave', 'calm')],
          things: ['glasses'],
        },
        `${Lcap} was at the stop, with one arm out, waving down a bread van. "Glasses!" said ${a}, with no breath left for more. ${Lcap} put a hand up to where they weren't. "${refrain}" said ${l}, and put them on, and saw who it was. "But it's bell day!" said ${l}. "You go back, and go fast." Behind them the church clock said nine.`,
        `You could see ${l} from far off, being polite to a lamp post. "You forgot them," called ${a}. "${refrain}" cried ${l}. "I thought it was rather foggy." Then the glasses were on, and there were a street, and a bus, and ${a}, red in the face. "What time is it?" said ${l}. They both looked up at the church. It was gone five to.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(B, 'hold', 'shy', 'bell'), seen(A, 'run', 'surprised'), seen(T, 'stand', 'calm')],
          things: ['bell'],
        },
        `${a} had stopped hoping by the corner, but the yard was still full. In the middle stood ${b}, with the bell in both hands, holding it by the tongue. "I was to do it instead," said ${b}. "I forgot." ${b}, who never forgot a thing, was red up to the ears. "${refrain}" said ${b}. ${t} looked at the clock, and then at the sky. "Nobody's late until it rings," said ${t}.`,
        `There was no need to hurry any more, and ${a} ran all the same. They were all still outside. ${b} stood there with the bell in both arms, like somebody else's baby. "I was told to ring it if you weren't back," said ${b}. "It went right out of my head." ${b} had never looked so pleased. "${refrain}" ${t} said that it could happen to the best of us, and felt for that pencil.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'bell'), seen(L, 'kneel', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bell'],
        },
        `So ${a} rang it, and they heard it as far as the bread van. It's three at the gate in the mornings now. ${a} looks ${b} over too, from the top down. "Hat. Bag. You've a leaf in your hair." On the next bell day they had each and every thing, and ${l} was off. ${a} had lifted the bell, and put it down. "${refrain}" said ${a}. ${Lcap} came back, and took off the glasses. ${b} held them till it was done.`,
        `It was a good loud ring. On Monday ${b} came without the notebook, and stood quite still at the gate. "Well? Look at me," said ${b}. So they did, ${a} from the left and ${l} from the right. They found an odd sock, and a bit of toast. Then ${l} set off, with shoes and keys and spectacles. ${a} was holding the bell, and it felt wrong. "${refrain}" It wanted two free arms. ${b} took the bell, and ${a} ran after the hug.`,
      ),
    ],
  };
}
