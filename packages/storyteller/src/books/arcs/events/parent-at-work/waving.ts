import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { jobOf } from './job.ts';

const REFRAINS = [
  'Off to work',
  "I'm off to work",
  'Time for work',
  'Work is waiting',
  'Now to work',
  'To work, to work',
  'I must go to work',
  'Away to work',
  'Work calls',
  'And so to work',
] as const;
const TITLES = ['off to work', 'who waves?', 'all the way to the corner', 'the window job'];

/** "My grandad is a postman." */
const TRADE = /\b(?:is|works as) (an? (?:(?:police|bus|train|lorry|taxi) )?\p{L}+)(?: on nights)?$/u;

interface Parts {
  readonly B: Figure;
  /** Who stays with the child. */
  readonly W: Figure;
  readonly T: Figure;
  /** Whether the grown-up works at night. */
  readonly night: boolean;
  /** "Mummy is a nurse.", where the parent says so. */
  readonly job: string;
}

function partsOf(going: Going): Parts {
  const { company, raw } = going;
  const trade = TRADE.exec(raw)?.[1] ?? jobOf(raw)?.is;
  return {
    B: going.B,
    W: company.person('Mrs Plum', 'grandparent'),
    T: company.meet('teddy'),
    night: /\bnights?\b/.test(raw),
    job: trade ? ` ${going.Gcap} is ${trade}${/\bon nights\b/.test(raw) ? ' on nights' : ''}.` : '',
  };
}

/** One goes to work, and one plays at it; and nobody can go to work who has nobody to wave. */
export const WAVING: EventPlot = { id: 'waving', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { B, W, T, night, job } = partsOf(going);
  const b = B.name;
  const r = chance.pick(...REFRAINS);
  const first = night ? 'It is getting dark. ' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'living-room',
          ...(night ? { time: 'night' as const } : {}),
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'backpack'), seen(K, 'stand', 'calm')],
        },
        `${first}${job === '' ? `${Gcap} goes to work.` : job.trim()} "${r}!" says ${g}.`,
        `${first}On goes ${G.names} coat.${job} "${r}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')] },
        `${k} waves at the window. ${Gcap} waves back, right to the corner.`,
        `At the window ${k} waves and waves. At the corner ${g} waves back.`,
      ),
      page(
        {
          ...(night ? { time: 'day' as const } : {}),
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'backpack'), seen(W, 'sit', 'calm')],
          things: ['hat'],
        },
        `${night ? 'Now it is morning. ' : ''}Mrs Plum stays with ${k}. "I go, too!" says ${k}. "${r}!"`,
        `${night ? 'In the morning ' : 'Now '}Mrs Plum is here. ${k} has a hat and a bag. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'happy', 'backpack'), seen(B, 'run', 'happy')] },
        `But who waves? ${B.introduced}? No. ${b} comes along.`,
        `Will ${B.introduced} wave? No, ${b} runs after ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised', 'backpack'), seen(T, 'sit', 'calm')] },
        `${T.introduced} can wave! "${r}!" Plop. ${T.name} falls over.`,
        `So ${T.introduced} must wave. "${r}!" Bump, on the floor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'calm', 'yarn'), seen(K, 'stand', 'worried')] },
        `"Wave, Mrs Plum!" But there is wool round her hands.`,
        `Mrs Plum has wool on both hands. "I can not," she says.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `Who did it before? Who did not come along? "Me!" says ${k}.`,
        `${k} sits down. Who waved to ${g}? Who did not fall over? "Me!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'proud')], things: ['bus'] },
        `So ${k} works at the window. ${k} waves to a bus. Beep, beep!`,
        `Now ${k} has a job. Wave, wave! The bus says beep!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'excited'), seen(G, 'wave', 'happy')] },
        `Who comes round the corner? ${k} waves with both hands. It is ${g}!`,
        `There is a coat at the corner. It is ${g}! ${k} waves and waves.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        night
          ? `"I am home!" says ${g}. "Now to bed!" "Not me," says ${k}. "${r}!"`
          : `"I am home!" says ${g}. "I am not," says ${k}. "I am at work!"`,
        night
          ? `"Home!" says ${g}, and yawns. "To bed, ${g}," says ${k}. "${r}!"`
          : `"Come in and play," says ${g}. "I can not," says ${k}. "${r}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { B, W, T, night, job } = partsOf(going);
  const b = B.name;
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'living-room',
          ...(night ? { time: 'night' as const } : {}),
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'backpack'), seen(K, 'stand', 'calm')],
        },
        `${Gcap} put on the coat with the big buttons.${job} "${r}!" said ${g}. "${night ? 'In the dark' : 'Again'}?" said ${K.introduced}. "You went yesterday."`,
        `${night ? 'It was evening, and the lamps were lit. ' : ''}First came the shoes, then the coat, and then the bag.${job} "${r}!" said ${g}. "Everybody goes to work," said ${K.introduced}, "but me."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')] },
        `${k} ran to the window. ${k} waved, and ${g} waved back, and walked backwards to do it. It went on all the way to the corner. Then ${g} was round it.`,
        `At the window ${k} waved with one hand, and then with the other. ${Gcap} looked back at every lamp post. At the corner ${g} waved the whole bag. Then the street was empty.`,
      ),
      page(
        {
          ...(night ? { time: 'day' as const } : {}),
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'backpack'), seen(W, 'sit', 'calm')],
          things: ['hat'],
        },
        `${night ? 'The next morning ' : ''}Mrs Plum was there to stay with ${k}, with her knitting. "I'm going to work as well," said ${k}. It needed a hat and a bag. There was a banana in the bag. "${r}!" said ${k}.`,
        `${night ? 'In the morning it began. ' : ''}Mrs Plum was staying with ${k}. "And what shall we do?" she said. "I've no time," said ${k}. "I have a job." ${k} found a hat, and a bag with a banana in it. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'happy', 'backpack'), seen(B, 'run', 'happy')] },
        `But at the door ${k} turned round. Nobody was waving. You can't go to work like that! "You stand at the window," said ${k} to ${B.introduced}, "and wave." ${k} got as far as the hall. ${b} had come along.`,
        `${k} got to the door, and looked back. The window was empty. "Somebody has to wave," said ${k}. "You do it, ${B.introduced}." But each time ${k} went out, ${b} went out too. There were two at work, and none at the window.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised', 'backpack'), seen(T, 'sit', 'calm')] },
        `${T.introduced} would never run after anybody. ${k} sat ${T.name} on the sill, one arm up. "${r}!" said ${k}. Plop. ${T.name} had waved a bit too hard, and was on the carpet.`,
        `So ${k} asked ${T.introduced}, who always stayed where he was put. "${r}!" said ${k}. But the arm came down, and then the rest did, nose first.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'calm', 'yarn'), seen(K, 'stand', 'worried')] },
        `Then there was only Mrs Plum. But Mrs Plum had wool round both her hands. "If I wave," she said, "I shall be a ball." She nodded instead, as hard as she could. It wasn't the same.`,
        `"Mrs Plum, would you wave?" said ${k}. Mrs Plum lifted a hand. Up came the wool, and the other hand, and the basket. "I'd better not," said Mrs Plum.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(B, 'sit', 'calm')] },
        `${k} sat down on the bag, and on the banana. "It's hard work, waving," said ${k}. "You can't come along, and you can't fall over, and you need both hands." ${k} thought. "But who waved to ${g}? I did it, all the way!"`,
        `"Nobody can do it," said ${k} to ${b}. "And yet it was done last time, right to the corner." Somebody had not come along. Somebody had not fallen down. "It was me!" said ${k}. "I'm the one who can!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'proud')], things: ['bus'] },
        `So that was the job. ${k} went to work at the window. A man with a ladder waved back. A whole bus went by, and everybody in it waved. ${k} had a bit of banana, for lunch.`,
        `${k} set up at the window, with the hat on. It was a busy day. There were eleven people, two dogs and a bus. The driver went beep. "I've hardly time to eat," said ${k}, and ate the banana.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'excited'), seen(G, 'wave', 'happy')] },
        `Somebody came round the corner, from the other side. There was a coat with big buttons. There was a bag, and it went up in the air. ${k} waved with both hands and the hat. "It's ${g}!"`,
        `Then there was somebody at the corner, far off, and rather tired. ${k} waved. The somebody stood still. Up went a bag! And ${g} came running, past all the lamp posts.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `"I'm home!" said ${g}. "${night ? 'I shall sleep all morning.' : 'What have you been doing?'}" "I've been at work," said ${k}, from inside the coat. "It's very hard. I did the whole street."`,
        `"Here I am," said ${g}, ${night ? 'and yawned' : 'and put down the bag'}. "Did anybody wave to you at work?" said ${k}. "No, nobody," said ${g}. "They can't," said ${k}. "It's not easy."`,
      ),
      page(
        {
          ...(night ? { time: 'night' as const } : {}),
          camera: 'medium',
          actors: [seen(G, 'wave', 'happy'), seen(K, 'wave', 'proud')],
        },
        `The next ${night ? 'evening' : 'morning'} ${g} put on the coat with the big buttons. "${r}!" said ${g}. "So am I," said ${k}. "${r}!" And ${k} went to the window.`,
        `And the next ${night ? 'evening' : 'morning'} there were two hats on, and two bags packed. "${r}!" they said. One of them went to the corner. And one had not so far to go.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance, company } = going;
  const { B, night, job } = partsOf(going);
  const b = B.name;
  const R = company.person(k === 'Robin' ? 'Sal' : 'Robin', 'child');
  const o = R.name;
  const r = chance.pick(...REFRAINS);
  const when = night ? 'evening' : 'morning';
  return {
    title: titled(chance.pick('the waving machine', 'all the way to the corner', 'who waves?', 'the third lamp post')),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'living-room',
          ...(night ? { time: 'night' as const } : {}),
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')],
        },
        `${job.trim()}${job ? ' ' : ''}This is how ${g} goes to work. "${r}!" said ${g}, and took the bag. ${K.introduced} stood at the window and waved, and ${g} walked backwards, waving, all the way to the corner. It had begun when ${k} was two. Once ${g} had walked into the third lamp post, and had said sorry to it.`,
        `When ${g} goes to work, there are seven lamp posts to the corner.${job} Every ${when} ${g} picked up the bag and said, "${r}!" At each of the seven ${g} turned round, and each time ${K.introduced} was at the window, waving. Once ${g} had walked into the third, and said sorry to it. They had done it for years. Neither had ever said a word about it.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'walk', 'curious'), seen(K, 'wave', 'surprised')] },
        `Then ${R.introduced} from the class moved in across the road. ${o} came out just when ${k} had both arms up. "Who's that for?" called ${o}. "Are you drying your nails?" It wasn't even meant badly. ${k} went hot, and pulled the curtain.`,
        `Then came the ${when} when ${o}, who was in the same class, stood on the pavement. ${o} looked up at ${k}, and along the street to ${g}, and back. "Do you do that every day?" said ${o}, and grinned. ${K.names} arm came down all by itself.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'sad'), seen(K, 'hide', 'worried')] },
        `The next ${when} ${k} stayed behind the curtain. Through the gap one could see ${g} at the first lamp post, looking back. Then came the second, and the third. ${Gcap} stood at the corner for rather a long time. Then ${g} ran, because of the bus.`,
        `"${r}!" said ${g}, next time. "Yes, bye," said ${k}, from the sofa. It was perfectly all right. ${k} only looked once, round the edge of the curtain. ${Gcap} was walking backwards down the street, with one hand half up, and nobody to wave it at.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(B, 'sit', 'curious')] },
        `"Somebody should do it," said ${k} to ${B.introduced}. "It needn't be me." So ${k} put ${b} in the window. For two lamp posts ${b} was splendid. Then ${b} lay down and showed the whole street a back. ${k} went to look for a broom.`,
        `There was no need to stop it altogether. It only had to be done by somebody else. ${k} tried ${B.introduced} first, on a cushion on the sill. But ${b} looked at the flies, and not at ${g}. "You aren't taking this seriously," said ${k}. It wanted a machine.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'proud', 'broom')], things: ['mittens'] },
        `It took all of Saturday. The broom had a mitten on top, stuffed with socks. A string went under the carpet to the sofa. One pull, and the mitten wagged. "${r}!" said ${g}, on Monday. ${k} lay where nobody could see, and pulled. It was a very good machine.`,
        `${k} built it out of a broom, a mitten and eleven metres of string. The string ran over the door and down behind the sofa. So nobody had to be at the window at all. "${r}!" said ${g}, and went. ${k} pulled. Up by the glass the mitten waved like anything.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(K, 'hold', 'happy')], things: ['mittens'] },
        `At the first lamp post ${g} looked up, and began to wave, and stopped. It is a strange thing to be waved at by a mitten. ${Gcap} waved to it, since one is polite. But ${g} was not walking backwards any more.`,
        `${k} had put up a mirror, so as to see. ${Gcap} turned round at the first lamp post and smiled, and looked again. Then ${g} waved, once, as you do to a bus that is not your own. After that there were only a coat and a bag, from behind.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised')], things: ['mittens', 'string'] },
        `On Thursday the string caught in the door, and the machine would not stop. It waved to the postman. It waved to a lorry, which pulled in. It waved at ${o}, for ten minutes. "Your broom's very friendly," called ${o}. "Does it know me?"`,
        `Then it went wrong. The string got wound round the fan, and the mitten waved, and waved, faster and faster. Two taxis stopped for it. ${o} stood across the road and watched. "It waves at anyone," said ${o}. "So it isn't for anyone, is it?"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(R, 'sit', 'sad')] },
        `${k} went out to cut the string. ${o} was on the wall, with a bowl of cornflakes. "Who waves to yours?" said ${k}, to be even. "Nobody," said ${o}. "Dad's gone before I'm up. I hear the door." ${o} looked into the bowl. "I didn't mean the thing about the nails. I only wanted to know who it was for."`,
        `"I was going to ask you how it's done," said ${o}, when ${k} came down with the scissors. "Dad goes at five. He says bye to the door, so as not to wake me." There was nothing funny in ${R.names} face at all. "I thought that you'd be cross with me, so I made the joke instead."`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'think', 'worried'), seen(B, 'sit', 'calm')] },
        `So there it was, on the next ${when}. On this side stood the machine, mended, with a good new string. Over there, on the wall, sat ${o}, and with ${o} were two more of the class. "${r}!" said ${g}, and went. ${k} could pull the string. Nobody would have laughed at a broom.`,
        `The next ${when} ${k} stood in the middle of the room. You could take the string and be nowhere. Or you could go to the window and be seen by ${o}, and by two cousins with loud voices. "${r}!" came from the hall. The door shut. There are seven lamp posts. It isn't long.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'determined'), seen(G, 'wave', 'happy')] },
        `At the fourth ${g} had given up looking. ${k} threw up the window. "${g.toUpperCase()}!" One heard it down to the corner. Then ${k} waved, with both arms, out as far as the ribs. On the wall somebody laughed. ${k} felt it, and went on. And ${g} turned round, and walked backwards, straight into the fifth lamp post.`,
        `${k} was late. There were three lamp posts left. The window stuck, and ${k} pushed it up, and leaned out, and waved the whole of both arms. Somebody on the wall whistled. It was as bad as ${k} had thought, and then it was over. Far down there a bag flew up into the air. It was caught again, just.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(R, 'wave', 'shy'), seen(K, 'wave', 'happy')] },
        `When the corner was empty, ${o} was still looking that way. ${o} had one hand up, about as high as a pocket. "I didn't know if one's allowed to," said ${o}, "when it isn't one's own." "There's room at the window," said ${k}.`,
        `It was quiet in the street. Then ${k} saw that ${o} was waving too, on the wall, to the empty corner, just to try it. "It's not hard," said ${k}. "It's only that you can't be anywhere else." "I'll set my alarm for five," said ${o}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(R, 'wave', 'sleepy')],
          things: ['mittens'],
        },
        `There's a light in the house across the road now, at five, and somebody in pyjamas at the glass. Later there's ${k}. "${r}!" says ${g}, and starts off backwards. The machine belongs to ${b}, who has learnt to pull it. So everybody in the street is waved to, except the third lamp post. And ${g} does that one.`,
        `That's how it is today. At five in the morning a window is lit over there, and ${o} stands in it with hair on end. And here it goes as it always did: "${r}!", and seven times round. Only the third lamp post has got a mitten on it, stuffed with socks, where ${g} comes by backwards.`,
      ),
    ],
  };
}
