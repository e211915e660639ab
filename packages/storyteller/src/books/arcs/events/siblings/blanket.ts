import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from './pair.ts';

const REFRAINS = [
  'Mine',
  "It's mine",
  'I had it first',
  'Let go',
  'Give it here',
  "That's mine",
  'Hands off',
  'My turn',
  'I saw it first',
  'You let go',
] as const;
const TITLES = ['a blanket with two ends', 'one blanket', 'who had it first', "don't let go"];

/** Who is up in the tree: small enough for a blanket, and nobody of their own kind. */
const inTree = ({ A, company }: Going): Figure => {
  const kind = A.kind.toLowerCase();
  if (/mouse|rat|hamster|gerbil|guinea/.test(kind)) {
    // A frog called Hop would be one hop too many.
    const met = company.meet('frog');
    return met.name === 'Hop' ? company.meet('frog') : met;
  }
  return company.meet(/cat|kitten/.test(kind) ? 'hen' : 'kitten');
};

/** Two pull at one blanket and neither ever lets go; and one day that is what somebody needs who falls out of a tree. */
export const BLANKET: EventPlot = {
  id: 'blanket',
  when: /\bfight\w*|\bargu\w+|\bquarrel\w*|\bsquabbl\w*|\bbicker\w*|\bannoying\b|\bblankets?\b|\bbossy\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, S, N, a, s, n, Ncap } = pairOf(going);
  const { K, k, chance } = going;
  const besides = A === K ? '' : ` ${k} is there too.`;
  const T = inTree(going);
  const t = T.name;
  const r = `"${chance.pick(...REFRAINS)}!"`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r.slice(1, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(S, 'stand', 'determined')],
          things: ['blanket'],
        },
        `Here is ${A.introduced}. Here is ${S.introduced}.${besides} They have one blanket.`,
        `${A.introduced} has a bed. ${S.introduced} has a bed.${besides} But there is one blanket.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry')],
          things: ['biscuit'],
        },
        `${r} says ${a}. ${r} says ${s}. They pull. Hop! Up jumps a biscuit.`,
        `They pull the blanket. ${r} ${r} Hop, goes a biscuit that was on it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'run', 'scared'), seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry')],
        },
        `On it sleeps ${T.introduced}. They pull. Hop! Off runs ${t}!`,
        `Who sleeps on it? ${T.introduced}! They pull. Away runs ${t}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry'), seen(N, 'stand', 'surprised')],
        },
        `They pull it into the garden. ${r} "Oh dear," says ${n}.`,
        `In the garden they pull and pull. ${r} ${Ncap} looks on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'sit', 'scared'), seen(A, 'look-up', 'worried'), seen(S, 'look-up', 'worried')],
          things: ['tree'],
        },
        `"${T.says}!" Up in the tree sits ${t}. ${t} can not get down.`,
        `Where is ${t}? Up in the tree! "${T.says}!" They look up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried'), seen(S, 'reach', 'worried'), seen(T, 'sit', 'scared')],
          things: ['tree'],
        },
        `"Come to me!" says ${a}. "To me!" says ${s}. ${t} stays up there.`,
        `"To me!" says ${a}. "To me!" says ${s}. ${t} can not come to both.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hold', 'worried', 'ladder'), seen(T, 'sit', 'scared')], things: ['tree'] },
        `${Ncap} has a ladder. It is too short. And ${t} slips!`,
        `Here comes ${n} with a ladder. Too short! And ${t} slips. Oh!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(K === A ? S : A, 'hold', 'surprised', 'blanket')],
        },
        `"The biscuit!" says ${k}. "Hop! Pull the blanket, now! Pull hard!"`,
        `"The blanket!" says ${k}. "It made the biscuit hop! Pull hard!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'determined', 'blanket'),
            seen(S, 'hold', 'determined'),
            seen(T, 'jump', 'surprised'),
          ],
        },
        `Down comes ${t}. Hop! Hop! "Do not let go!" says ${a}. "I never do!" says ${s}.`,
        `They both pull. Down comes ${t}. Hop, hop! "Hold on!" says ${a}. "I do!" says ${s}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy'), seen(T, 'sit', 'happy')],
          things: ['blanket'],
        },
        `Night. ${a} has one end. ${s} has one end. In the middle sits ${t}. ${r}`,
        `${a} sleeps. ${s} sleeps. Who has the blanket now? "${T.says}," says ${t}. ${r}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, S, N, a, s, n, Ncap, besides } = pairOf(going);
  const { K, k, chance } = going;
  const T = inTree(going);
  const t = T.name;
  const r = `"${chance.pick(...REFRAINS)}!"`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r.slice(1, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(S, 'stand', 'determined')],
          things: ['blanket'],
        },
        `${A.introduced} and ${S.introduced} shared one room.${besides} "I was at the window first!" "I saw the red cup first!" They fought over who came first down the stairs. But most of all they fought over the blanket. There were two beds, and one of it.`,
        `"The red cup's for me," said ${A.introduced}, at breakfast. "No, for me," said ${S.introduced}.${besides} By nine they had fought over the window, the comb and a worm. Then they came to the blanket. It was the only one, in a room with two beds.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry')],
          things: ['biscuit'],
        },
        `${a} took one end. ${s} took the other. ${r} said ${a}. ${r} said ${s}. They leaned back until the blanket was as tight as a drum. There was a biscuit in the middle of it. Hop, went the biscuit, right up to the lamp.`,
        `They were just as strong as each other. So nothing moved. The blanket only got tighter and tighter, until it hummed. ${r} ${r} Then a biscuit that lay on it jumped up. It came down on the wardrobe. "Who did that?" said ${s}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'run', 'scared'), seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry')],
        },
        `${T.introduced} had been asleep in a fold of it. Up went ${t}, after the biscuit. "${T.says}!" said ${t}, and ran for the stairs. ${a} and ${s} did not even see it. They were busy.`,
        `In one corner slept ${T.introduced}. Then ${a} pulled, and ${s} pulled, and there was no corner any more. ${t} flew up in the air. "${T.says}!" said ${t}, and came down, and ran.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry'), seen(N, 'hold', 'surprised', 'jam')],
        },
        `They pulled each other down the stairs, and twice round the kitchen table. They pulled each other past ${n}, who quickly lifted up the jam. ${r} said ${s}. ${r} said ${a}. And out they went, at the back door.`,
        `Down the stairs they went, ${a} first, then ${s} first, then both. In the kitchen stood ${n} with the jam. The blanket came by on the left. Then it came by on the right. ${r} ${r} "Mind the jam!" said ${n}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(T, 'sit', 'scared'), seen(A, 'look-up', 'worried'), seen(S, 'look-up', 'worried')],
          things: ['tree'],
        },
        `"${T.says}!" said somebody, up above. They stopped. On the highest branch of the apple tree sat ${t}, holding on with everything. "You frightened ${t}!" said ${a}. "No, you did!" said ${s}. They had a fight about that as well.`,
        `They had got as far as the apple tree. "${T.says}!" said the apple tree. High up in it, where the branches are thin, sat ${t}. "That's because of you," said ${s}. "It's because of you," said ${a}. And both of them were right.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried'), seen(S, 'reach', 'worried'), seen(T, 'sit', 'scared')],
          things: ['tree'],
        },
        `"Come to me, ${t}!" called ${a}, on this side. "No, to me!" called ${s}, on that side. ${t} came a bit of the way to ${a}. Then ${t} turned round, and came a bit of the way to ${s}. After that ${t} was back at the top.`,
        `${a} stood on the left, and held out one arm. ${s} stood on the right and did the same. "Here!" "No, here!" ${t} looked left. ${t} looked right. You cannot jump two ways at once. ${t} stayed up there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hold', 'worried', 'ladder'), seen(T, 'sit', 'scared')], things: ['tree'] },
        `${Ncap} came with the ladder. "It's too short!" said ${a}. It went up to the third branch, and ${t} was on the ninth. Then the wind got up. The tree began to swing. ${t} slid along the branch, as far as the last leaf.`,
        `The ladder was no good either. ${Ncap} stood it against the trunk, and it did not reach halfway. And now it was windy. "Hold on!" they shouted. Out on the thin branch ${t} went up and down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(K === A ? S : A, 'hold', 'surprised', 'blanket')],
        },
        `${k} looked up at ${t}. Then ${k} looked at the blanket. They had never let go of it, all this time. "The biscuit!" said ${k}. "It hopped! Do it again. Pull, right here, under the branch!"`,
        `What was it that went up like that, this morning, and did not break? ${k} had to think. "It was the biscuit!" said ${k}. "When the blanket's tight, things bounce. Quick, under the tree! And now fight!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'determined', 'blanket'),
            seen(S, 'hold', 'determined'),
            seen(T, 'jump', 'surprised'),
          ],
        },
        `How they pulled! The blanket hummed. Down came ${t}, with a leaf. Hop! Up again, and down, and hop! "Don't let go!" shouted ${a}. "I never let go!" shouted ${s}. That was true. It was the most annoying thing about ${s}.`,
        `They dug in their heels and pulled, harder than for any cup. Crack! Down came ${t}. Hop, went ${t}, as high as the gate, and hop, not quite so high. "Hold it tight!" cried ${s}. "When did I ever not?" cried ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'sit', 'happy'), seen(A, 'hold', 'happy', 'blanket'), seen(S, 'hold', 'happy')],
        },
        `Then ${t} sat in the middle and looked about. It had been rather nice. "${T.says}," said ${t}. "That means again," said ${a}. So they did it again, quite low, eleven times.`,
        `It was very quiet. Nobody was hurt. ${t} looked at ${a}, looked at ${s}, and gave a small hop. "What does that mean?" said ${a}. "I think we're to go on," said ${s}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy'), seen(T, 'sit', 'happy')],
          things: ['blanket'],
        },
        `That night the blanket lay across from one bed to the other. ${a} was asleep, with one end in a fist. ${s} was asleep, with the other. It hung between the beds like a hammock, and in the hammock sat ${t}. ${r} said ${s}, fast asleep. "${T.says}," said ${t}.`,
        `At bedtime they pulled a little, but only from habit. ${r} said ${a}, with closed eyes, and slept. ${s} slept too, with tight fists. And in the middle, where it is best, lay the one who had it.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, S, N, a, s, n, Ncap, besides } = pairOf(going);
  const { K, k, chance } = going;
  const T = inTree(going);
  const t = T.name;
  const r = `"${chance.pick(...REFRAINS)}!"`;
  return {
    title: titled(chance.pick(...TITLES, 'forty-six all')),
    refrain: r.slice(1, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(S, 'stand', 'determined')],
          things: ['blanket'],
        },
        `Inside the wardrobe door there were two rows of chalk marks. The upper row belonged to ${A.introduced}. The lower one belonged to ${S.introduced}.${besides} Whoever won a fight got a mark. They had fought over the window, the red cup, the bigger half, and who had breathed on whom. It stood at forty-six all. "I'll be winning by tonight," said ${a}. "So will I," said ${s}.`,
        `They shared a room, and they kept the score. It was on the inside of the wardrobe door, in chalk. ${A.introduced} had forty-six marks, and ${S.introduced} had forty-six as well.${besides} There was one for the red cup and one for the top stair. There were nine for a seat by a window that neither of them looked out of. "I'm nearly winning," said ${a}. "So am I," said ${s}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry')],
          things: ['biscuit'],
        },
        `For the blanket there was no mark at all. There was one blanket and there were two beds, so they fought over it daily, and nobody had ever won. ${r} said ${a}, at one end. ${r} said ${s}, at the other. They leaned back. It went as tight as a drum. A biscuit that was lying on it shot up, hit the lamp, and came down whole.`,
        `Only the blanket had never been won. They were exactly as strong as each other. ${a} pulled, ${s} pulled, and all that happened was that it hummed. Somebody had left a biscuit in the middle. It jumped as high as the lamp and came down on the wardrobe, in one piece. ${r} said ${s}. ${r} said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'run', 'scared'), seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry')],
        },
        `There was one thing over which they had never fought, and that was ${T.introduced}. ${t} saw to that. ${t} slept exactly on the crack between the two beds and belonged to nobody. But this morning ${t} had been lying in a fold. When the blanket snapped tight, up went ${t}. They heard feet on the stairs, and then the back door.`,
        `${T.introduced} was everybody's. It was the only thing in the house of which you could say that. Each night ${t} lay on the gap between the beds, not an inch to the left or the right. And this morning ${t} was asleep on the blanket. Suddenly it went flat and hard, and threw ${t} at the ceiling. ${t} did not wait to hear whose it was.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'hold', 'angry', 'blanket'), seen(S, 'hold', 'angry'), seen(N, 'hold', 'curious', 'jam')],
        },
        `Neither of them saw it. They fought down the stairs, and through the hall, and round and round the kitchen table. ${Ncap} lifted the jam out of the way. "What happens if one of you wins?" said ${n}. "I get a mark," said ${a}. "And then?" They had not thought about then. ${r} said ${s}, to be on the safe side.`,
        `It was a travelling sort of fight. It went through the hall. It went three times round the kitchen, where ${n} was standing with the jam. "Suppose you get it," said ${n}. "What will you do with it?" "Have it," said ${s}. "All by yourself?" said ${n}. It was an odd question, and there was no time for it. ${r} said ${a}. They were out of the back door.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(T, 'sit', 'scared'), seen(A, 'look-up', 'worried'), seen(S, 'look-up', 'worried')],
          things: ['tree'],
        },
        `"${T.says}!" It came from the top of the apple tree. There sat ${t}, on the ninth branch, where they are no thicker than a thumb. For once there was something that neither of them wanted to have done. "You frightened ${t}," said ${a}. "You did," said ${s}. They would have fought over that until dinner. But ${t} was looking down at them, from one to the other.`,
        `Under the apple tree they heard it. "${T.says}!" ${t} was at the very top, and shaking so much that apples fell. They knew at once how that had come about. "That's one of yours," said ${s}. "It's one of yours," said ${a}. A mark was going begging, and nobody would take it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried'), seen(S, 'reach', 'worried'), seen(T, 'sit', 'scared')],
          things: ['tree'],
        },
        `"Come to me," called ${a}, from this side. "No, to me," called ${s}, from that side. ${t} came down three branches towards ${a}. That was a long way, but there was ${s}, on the other side, calling. ${t} had never taken sides. ${t} turned round, and halfway round turned back, and climbed up to where there was nobody to choose.`,
        `They went about it as they went about everything. "Come here, ${t}," called ${a} from the left, in the kind voice. "No, here," called ${s} from the right, in one that was kinder. ${t} set off to the left, and stopped. ${t} set off to the right. In all that time ${t} had belonged to both, and it is not easy to fall out of a habit. In the end ${t} went up again, instead of down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'worried', 'ladder'), seen(T, 'sit', 'scared')],
          things: ['tree'],
        },
        `${Ncap} brought the ladder, and it came up to the third branch. They put out sardines in two dishes, and argued about which was nicer. The smell went up, but ${t} did not come down. "It's too far," said ${a}. "It's the wrong sardines," said ${s}. At four the wind got up. The ninth branch began to go to and fro. ${t} slid along it, bit by bit, to the thin end.`,
        `The ladder that ${n} fetched would have done for a plum tree. The bowl of milk was no use, because it was down here and ${t} was up there. And by four it was blowing. You could see the branch bend. Every time it bent, ${t} was a little nearer to the end. "Do something," said ${s}. "You do something," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(K === A ? S : A, 'hold', 'surprised', 'blanket')],
        },
        `Between ${a} and ${s} hung the blanket. In all those hours neither of them had put it down. ${k} looked at it, and thought of something that had gone up to the lamp and come down whole. "The biscuit!" said ${k}. "When it's tight, it bounces. Get underneath, and pull. Pull as you did this morning." "You want a fight?" said ${s}. "The best one ever," said ${k}.`,
        `Nobody spoke. And in the quiet ${k} saw what they were all forgetting, because it was always there. They still had hold of the blanket. "It threw a biscuit as high as the lamp," said ${k}, "and the biscuit didn't break. If it's tight, it'll bounce. Go and stand under the branch, and be horrible to each other." "Now?" said ${s}. "Now," said ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'blanket'), seen(S, 'hold', 'scared'), seen(T, 'sit', 'scared')],
          things: ['tree', 'apple'],
        },
        `They pulled until it hummed. And then ${s} trod on an apple. ${a} felt it at once. The other end had gone soft. After all these years the blanket was coming. One good tug and it was won, and there would be forty-seven marks on that door. In the middle it had begun to sag. ${a} did not tug. ${a} stood like a post, and held on, and waited. "Get up," said ${a}. "Oh, do get up. Pull!"`,
        `The blanket hummed like a wire. But the grass was wet, and ${s} slipped, and sat down. For the first time in their lives there was nobody at the other end to speak of. ${a} need only have leaned back. It would have been the forty-seventh mark, and the only one worth having. "Get up!" said ${a}, and held still, with shaking arms. You would hardly believe how much you can wish that somebody else were strong.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'determined', 'blanket'),
            seen(S, 'hold', 'determined'),
            seen(T, 'jump', 'surprised'),
          ],
        },
        `${s} got up and threw everything into it. And the branch went crack. Down came ${t}, all legs. The blanket gave, and hummed, and up went ${t} as high as the gate. "Don't let go!" shouted ${a}. "I never let go!" shouted ${s}, and in ninety-two fights that had been the trouble. Hop, and hop, and a small hop. Then ${t} sat there, in the very middle.`,
        `Then there was a jerk at the other end. ${a} had never felt anything as good. "Got it!" said ${s}. At that moment ${t} fell. It really did bounce. It went once to the height of the washing line, once to a knee, and once hardly at all. "You may let go now," said ${n}. "Never," said ${a} and ${s}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(S, 'stand', 'determined'), seen(N, 'point', 'happy')],
        },
        `"You could have had it," said ${s}, upstairs. "I felt it go." "I know," said ${a}. ${s} took the chalk and began to make a mark in ${A.names} row. "Don't," said ${a}. "You got up. It's yours." "It is not. It's yours!" They had never fought over that before. It became quite loud. In the end ${n} took the chalk. "This one is for ${t}," said ${n}, and began a third row. It had one mark.`,
        `They stood in front of the wardrobe. "That was forty-seven, when I sat down," said ${s}. "Why didn't you?" ${a} did not know how to put it. "It's no good at one end," said ${a}. They tried to give each other the mark, and neither would have it, and they very nearly came to blows. "Give it here," said ${n}, and drew a new row underneath, for ${t}. It began with a one.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy'), seen(T, 'sit', 'happy')],
          things: ['blanket'],
        },
        `That night the blanket lay from one bed to the other. ${a} had one end in a fist and ${s} had the other, and both were asleep. It hung over the crack like a hammock. "${T.says}," said ${t}, turning round in it twice. ${r} said ${s}, without waking up. But ${t} knew better.`,
        `By ten they were asleep, each with a fist round an end of it. In the middle, above the gap, it sagged just enough. ${t} climbed in. ${r} said ${a}, in a dream, and pulled. ${r} said ${s}, in another, and pulled too. They were exactly as strong as each other. It rocked a little. It is a very good blanket, if you are the one who is in it.`,
      ),
    ],
  };
}
