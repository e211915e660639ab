import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';
import { page } from '../page.ts';
import { inPlace, named } from '../the-one.ts';

const REFRAINS = [
  'Crash',
  'Bang',
  'Down it comes',
  'Crash, bang',
  'Bang, bang, bang',
  'Down, down, down',
  'Crash, bang, bump',
  'Rumble, bump',
  'Bang, and down',
  'Bump, bump, bang',
] as const;
const TITLES = ['not yet', 'the tallest tower', 'wait for it', 'one more block'];

const TIE =
  /\b(?:(little|baby|big|younger|older|twin|small) )?(brother|sister|cousin)s?\b(?: (?:called |named )?(\p{Lu}\p{Ll}+))?/u;

interface Parts {
  /** Who knocks it down. */
  readonly S: Figure;
  /** " Daddy lifts Mia up.", where the parent names one who builds too. */
  readonly lifts: string;
  readonly lifted: string;
  /** " Daddy helps." */
  readonly comes: string;
  readonly came: string;
  readonly helper: readonly ActorHint[];
  readonly what: string;
}

function partsOf(going: Going): Parts {
  const { A, B, K, company, a } = going;
  const [, size, tie, name] = TIE.exec(company.theme.raw) ?? [];
  const tied = `${size === undefined ? '' : `${size} `}${tie ?? ''}`;
  const known = company.alsoThere.find(({ isChild }) => isChild);
  const lifter = named(going);
  const [pet] = company.passersBy(1, ({ isa, size: each }) => isa === 'pet' && each >= 2);
  const S =
    A === K && /\b(?:the|our|my|a) baby(?! (?:brother|sister|\p{L}+['’]s))\b/u.test(going.raw)
      ? {
          ...company.person(K.name === 'Bean' ? 'Pim' : 'Bean', 'child'),
          introduced: `${K.name === 'Bean' ? 'Pim' : 'Bean'} the baby`,
        }
      : A === K && tie !== undefined
        ? known && name === undefined
          ? { ...known, introduced: `${K.names} ${tied} ${known.name}` }
          : childOfFamily(going, tied, name ?? null)
        : A === K && B !== going.G && !/^(?:insect|sea|bird)$/.test(B.being?.isa ?? '')
          ? B
          : (company.other ?? pet ?? company.meet('puppy'));
  const up = lifter ? lifter.name : null;
  const what = /\blego\b|\bbricks?\b/.test(going.raw) ? 'brick' : 'block';
  return {
    S,
    what,
    comes: up ? ` ${cap(up)} helps.` : '',
    came: up ? ` ${cap(up)} was there to help.` : '',
    helper: lifter ? [seen(lifter, 'stand', 'happy')] : [],
    lifts: up ? ` ${cap(up)} lifts ${a} up.` : '',
    lifted: up ? ` ${cap(up)} had to lift ${a} up for it.` : '',
  };
}

/** One builds a tower and one knocks it down, and both want it to be tall. */
export const CRASH: EventPlot = { id: 'crash', young, middle, old };

function young(going: Going): Told {
  const { A, K, k, a, chance } = going;
  const { S, lifts, helper, what, comes } = partsOf(going);
  const s = S.name;
  const r = chance.pick(...REFRAINS);
  const also = A === K || S === K ? comes : ` ${k} is there, too.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: ['blocks'] },
        `${A.introduced} builds a tower${inPlace(going, '')}.${also} It must be tall, tall, tall!`,
        `One ${what}, two ${what}s, three ${what}s. ${A.introduced} builds a tall tower.${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(A, 'kneel', 'surprised')], things: ['blocks'] },
        `Here comes ${S.introduced}. ${r}! All on the floor.`,
        `Who is here? ${S.introduced}! ${r}! No more tower.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'happy', 'blocks'), seen(A, 'kneel', 'angry')] },
        `"My tower!" says ${a}. But ${s} brings back a ${what}. Again, please!`,
        `${a} is cross. ${s} gives ${a} a ${what}. Build it again!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(S, 'run', 'happy')],
          things: ['chair', 'blocks'],
        },
        `${a} builds behind a chair. ${s} gets under it. ${r}!`,
        `Now ${a} puts a chair in front. Under it comes ${s}. ${r}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(S, 'reach', 'happy')], things: ['blocks'] },
        `${a} builds up on the table. ${s} pulls at the cloth. ${r}!`,
        `On the table, then? ${s} gets hold of the cloth. ${r}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(S, 'hold', 'curious', 'blocks')] },
        `${a} does not build any more. ${s} brings one ${what}. And one more.`,
        `"I will not build," says ${a}. ${s} comes with a ${what}. And with two!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(S, 'stand', 'curious')], things: ['blocks'] },
        `"You like it tall, too!" says ${a}. "Then wait. Bring me more. Not yet!"`,
        `${a} looks at ${s}. "A big bang wants a tall tower! So wait. Not yet!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'hold', 'determined', 'blocks'), seen(A, 'reach', 'happy'), ...helper],
          things: ['blocks'],
        },
        `${s} brings, and ${a} builds.${lifts} Up to the nose! "Not yet!"`,
        `${s} fetches and fetches.${lifts} The tower is as tall as ${a}! "Not yet!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(S, 'jump', 'excited')], things: ['blocks'] },
        `It is the tallest tower ever. ${s} looks at ${a}. "Now!" ${r}!`,
        `There was never one so tall. "One, two, three, now!" ${r}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'kneel', 'proud'), seen(A, 'point', 'happy')], things: ['blocks'] },
        `Then ${s} builds one. It has two ${what}s. ${a} puts out a finger, and waits.`,
        `Look, ${s} has a tower of two. May ${a}? Not yet. Now! ${r}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, k, a, chance } = going;
  const { S, lifted, helper, what, came } = partsOf(going);
  const s = S.name;
  const r = chance.pick(...REFRAINS);
  const also = A === K || S === K ? came : ` ${k} handed up the ${what}s.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: ['blocks'] },
        `${A.introduced} was building the tallest tower of all${inPlace(going, '')}.${also} It was going to be taller than ${a}. "Nobody breathe," said ${a}, and put on the sixth ${what}.`,
        `It had to be tall. It had to be the tallest tower that there had ever been${inPlace(going, '')}. ${A.introduced} was at number six.${also} "Steady," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(A, 'kneel', 'surprised')], things: ['blocks'] },
        `The door flew open. In came ${S.introduced}, at full speed. "No!" said ${a}. ${r}! There were ${what}s as far as the hall.`,
        `There were quick feet, and they were coming this way. "Stop!" said ${a}. But ${S.introduced} was there already. ${r}! That was that.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'happy', 'blocks'), seen(A, 'kneel', 'angry')] },
        `"You broke it!" said ${a}. ${s} looked delighted. Then ${s} fetched a ${what} from the hall. "Again?" said ${a}. "Are you joking?"`,
        `${a} was so cross that no words came. ${s} went about and picked up a ${what}, and pushed it at ${a}. It was quite clear what it meant. "No, not again," said ${a}. "Go away!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(S, 'run', 'happy')],
          things: ['chair', 'blocks'],
        },
        `So ${a} built behind a wall of chairs. "You can't get over that," said ${a}. "Nobody can." But ${s} came underneath. ${r}!`,
        `The second one had chairs all round it. "This is my castle," said ${a}, "and nobody gets over." But between the legs there was a gap the size of ${s}. ${r}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(S, 'reach', 'happy')], things: ['blocks'] },
        `The next one stood on the table. "Ha," said ${a}. "You can't fly!" ${s} jumped, and could not reach it. But ${s} could reach the tablecloth. ${r}! The spoons came down as well.`,
        `"Try and get up here," said ${a}, from the table. ${s} went round and round below, looking up. There was a bit of cloth hanging down, with a tassel on it. ${s} held on to the tassel. ${r}!`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'curious'), seen(A, 'stand', 'worried')], things: ['blocks'] },
        `"Wait a minute," said ${a}, and gave ${s} ten ${what}s, all to keep. "Those are yours. Knock those down." ${s} looked at them. They were down already. ${s} came back to ${a}.`,
        `"Have your own ones," said ${a}, and made a heap for ${s}. ${s} sat down on the heap, and looked at ${A.names} tower. A heap can't fall down. ${s} got up. ${r}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(S, 'hold', 'sad', 'blocks')] },
        `"I'm not building any more," said ${a}, and sat down with crossed arms. Nothing happened. ${s} waited. After a time something was laid on ${A.names} knee. It was a ${what}. Then there was another.`,
        `${a} gave up, and lay on the carpet. It was quiet. Then ${s} put a ${what} by ${A.names} ear, and then one more. ${s} had fetched them all, from the hall, one by one, every time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(S, 'stand', 'curious')], things: ['blocks'] },
        `${a} sat up. "You want it tall too," said ${a}. "It's no good knocking down a short one!" ${s} bounced. "Then you must wait," said ${a}. "It isn't tall yet. Bring me another."`,
        `"A short one only goes bump," said ${a} slowly. "You like a tall one. So do I!" ${s} stood very still. "It gets tall if you wait," said ${a}. "Not yet. I'll tell you when."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'hold', 'determined', 'blocks'), seen(A, 'reach', 'happy'), ...helper],
          things: ['blocks'],
        },
        `${s} brought them, and ${a} put them on. It came up to the knees, and to the chin. "Not yet," said ${a}. ${s} shook all over with waiting. The last ${what} went on above ${A.names} head.${lifted}`,
        `It had never gone so fast. ${s} ran, and ${a} built. There were twenty, and there were thirty. "Not yet!" said ${a}. ${s} held on to both ears, so as not to. It was taller than ${a} now.${lifted}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(S, 'jump', 'excited')], things: ['blocks'] },
        `It was the tallest tower of all. They walked round it once. ${s} looked at ${a}. ${a} looked at ${s}. "Now!" said ${a}. ${r}! It was heard in the street.`,
        `There it stood, and it swayed a bit. "Did anybody ever see one so tall?" said ${a}. Nobody had. "One," said ${a}, "two, three, now!" And they did it together. ${r}!`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'proud'), seen(A, 'point', 'happy')], things: ['blocks'] },
        `When the dust had settled, ${s} put one ${what} on another. It was a tower, with two floors. ${a} put out a finger. ${s} gave ${a} a look. So ${a} waited, and it was very hard.`,
        `Afterwards ${s} built one, and it had three floors. ${a} came running, as fast as anything, and stopped, one inch away. "Not yet?" said ${a}. And ${s} went off to fetch another ${what}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, k, a, chance } = going;
  const { S, lifted, helper, what, came } = partsOf(going);
  const s = S.name;
  const r = chance.pick(...REFRAINS);
  const also = A === K || S === K ? came : ` ${k} kept the score.`;
  return {
    title: titled(chance.pick('as far as the ceiling', 'a mark on the ceiling', 'not yet', 'the last three')),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['blocks'] },
        `${A.introduced} had worked it out${inPlace(going, '')}. From the carpet to the ceiling it was sixty-one ${what}s, and there were sixty-one in the box. It would be the tallest tower that there can be.${also} "Nobody slam a door," said ${a}. "Nobody even walk." On Monday it had got to forty.`,
        `There were sixty-one ${what}s in the box, and a ceiling${inPlace(going, '')} that was sixty-one ${what}s away. "That can't be chance," said ${A.introduced}. "The tallest tower in the world only has to get as far as there's room."${also} On Monday it was at forty, and still going up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(A, 'stand', 'surprised')], things: ['blocks'] },
        `Then ${S.introduced} came in. ${s} never came into a room slowly. There was a moment in which ${a} could have said something, and another in which it was no use. ${r}! It went on for quite a time, with forty. And ${s} stood in the middle of it with both eyes shining.`,
        `It was ${S.introduced} who found it. ${s} didn't do it to be bad. ${s} looked up at it, all the way, with an open mouth, as you look at fireworks. Then ${s} leaned. ${r}! The last of them rolled as far as the stairs. ${a} said some things, and none of them were heard, because ${s} was cheering.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'happy', 'blocks'), seen(A, 'kneel', 'angry')] },
        `"Do you know how long that took?" said ${a}. ${s} didn't. ${s} fetched a ${what} from under the sofa, laid it at ${A.names} feet, and sat down to watch. "Again? You must be joking," said ${a}. But ${s} meant it.`,
        `The odd thing was what came next. ${s} went round on the floor, and made a heap of them all beside ${a}. When the heap was done, ${s} sat down, and waited for it to start again. "You're impossible," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(S, 'run', 'happy')],
          things: ['chair', 'blocks'],
        },
        `"This time I'll be clever," said ${a}. On Tuesday there was a wall of chairs. ${s} came through below. On Wednesday it stood on the table, until somebody noticed the cloth. ${r}! On Thursday ${a} built a second one, a bad one, just for ${s}. ${s} walked past it without a look. It was the good one or nothing. "You've got taste," said ${a}. "I wish you hadn't."`,
        `${a} tried chairs, with string between them; ${s} was through before the knot was tied. ${a} tried the top of the cupboard, and forgot about the door of it. ${r}! ${a} even gave ${s} a tower of six to be getting on with. ${s} looked at it politely. "It's a perfectly good one," said ${a}. But you can't fool somebody who knows about towers.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(S, 'sit', 'sad')], things: ['key'] },
        `So on Saturday ${a} put ${s} out in the hall and turned the key. "It isn't for ever," said ${a}. There was some knocking. Then there was sniffing along the bottom of the door, where there's a gap. Then it was quiet. "At last," said ${a}, and laid down number one.`,
        `On Saturday, then, ${a} shut the door, with ${s} on the far side of it. You could hear breathing, down by the gap. "It's only for today," said ${a}, through the keyhole. Nobody answered. It was lovely and peaceful. You could have heard a ${what} drop, and for the first time all week none did.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'proud'), ...helper], things: ['blocks', 'chair'] },
        `Twenty. Forty. At fifty ${a} was on the chair, and the tower stood as straight as a rule. Fifty-six. Fifty-eight.${lifted} ${a} felt in the box for the next one, and it was empty. ${a} turned it over, and shook it. There was a gap under the ceiling. "Three," said ${a}. "It only wants three!"`,
        `It went up like a dream. There was nobody to look out for. Forty went by, and fifty, and then ${a} needed the chair.${lifted} The fifty-eighth went on without a sound. "Next," said ${a}. But there were no more. "Three short! Only three!" Through the space at the top ${a} could see the lamp, and a fly walking about.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried')], things: ['box'] },
        `${a} looked under the sofa. There were none. There had never been any there for long. It had been ${s} who fetched them, each time, from the hall and the stairs. ${a} had counted on sixty-one. "I never asked who does that," said ${a}, aloud. "I only held out a hand."`,
        `They weren't under the rug, and they weren't behind the curtain. All week ${a} had only had to put out a hand, and there it was, the next one. ${a} stood still on the carpet. "It was ${s}," said ${a}. "I've been having help, all week, from ${s}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['blocks'] },
        `Something scraped. It came in under the door, a bit at a time, flat side down. It was a ${what}. Behind it one saw a small, patient something pushing. Then there was a second one, and a third. They had been in the hall all the while, and so had ${s}. "Fifty-nine," said ${a}, quite low. "Sixty. Sixty-one."`,
        `There was a noise by the door, like a drawer. Through the gap came a ${what}, and stopped. Somebody gave it another push, from outside. Then there came two more, side by side. "You're still at it," said ${a}, on the carpet. "I lock you out, and you're still handing things up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['blocks', 'key'] },
        `So now ${a} had all sixty-one. The key could stay as it was. The tower would touch, and there would be a photograph, with one person in it. "If I let you in," said ${a}, "you'll only do it again." ${a} stood there, with three ${what}s, and a hand on the key. There was no sound from outside but the breathing.`,
        `They would do it. They fitted; ${a} held them up to see. There was no need whatever to open a door. It could be finished, and looked at until bedtime, and nobody would come to any harm. ${a} got up on the chair, and stood, and got down. "It isn't done by one, though," said ${a}. And that was annoying, because it was true.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(S, 'stand', 'excited')],
          things: ['blocks', 'chair'],
        },
        `${a} opened it. "Not yet," said ${a}, very quickly. "Do you hear? First it has to touch. Then it's yours. I promise." ${s} came in as you come into a church. Fifty-nine. Sixty. The last they put on together, from the chair. It went in with a squeak, right under the ceiling. It touched.`,
        `"Come in," said ${a}, "and not yet. When it touches, it's yours. That's a promise." ${s} went along by the wall and didn't blink. ${a} put on two of them. The third was handed up, from below, as always. It had to be turned a little, like a key. Then there was no gap any more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'worried'), seen(S, 'look-up', 'excited')], things: ['blocks'] },
        `It was the tallest tower in the world. "They'll all be home at six," said ${a}. It was only five. If it stood for one more hour, everybody would have seen it. ${s} hadn't moved. ${s} was looking at ${a}, and shaking like a leaf. A promise is a promise, also when there's nobody to see. "Now," said ${a}. ${r}!`,
        `They lay on the carpet and looked at it from underneath. "We could leave it until the others are back," said ${a}. "They'll never believe it." ${s} said nothing, and held on to the rug. It was the longest that ${s} had ever waited for anything. ${a} sighed. "Now, then," said ${a}. "You do that side." ${r}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'sleepy')], things: ['blocks'] },
        `"What have you two been up to?" they were asked at six. There was nothing to be seen but a carpet full of ${what}s. "We built a tower," said ${a}. "How tall?" ${a} and ${s} looked up, both at once. On the ceiling there was a small square mark, where something had touched it.`,
        `The others did not believe it, at six. But there's a mark up there, no bigger than a stamp, with four corners. You have to lie on your back to see it. ${a} and ${s} do that, some evenings, when it's too late to start. "Not yet," says ${a}. And ${s} puts down the ${what}.`,
      ),
    ],
  };
}
