import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'The other way!',
  'Other way round!',
  'No, the other way!',
  'Round the other way!',
  'The other way, please!',
  'Turn round, turn round!',
  'The other way, you!',
  'Turn, the other way!',
  'Not that way, this way!',
  'Other way, other way!',
] as const;
const TITLES = ['the other way round', 'six ribbons and a pole', 'all but one to the right', 'in and out and round'];

interface Parts {
  readonly refrain: string;
  readonly T: Figure;
  readonly R: Figure;
  /** "on tiptoe" where it is ballet. */
  readonly toes: string;
  readonly lesson: string;
}

function partsOf({ company, chance, raw, K, B }: Going): Parts {
  const ballet = IS_BALLET.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    T: company.person('Miss Tarn', 'teacher'),
    R: company.person(['Robin', 'Noor', 'Jess'].find((each) => each !== K.name && each !== B.name) ?? 'Sal', 'child'),
    toes: ballet ? 'on tiptoe' : 'in time',
    lesson: ballet ? 'ballet lesson' : 'dance lesson',
  };
}

/** Everybody goes round with the clock but one; and then one sees what that does to the ribbons. */
export const OTHER_WAY: EventPlot = {
  id: 'other-way',
  young: (going) => onStage(going, young(withDancer(going))),
  middle: (going) => onStage(going, middle(withDancer(going))),
  old: (going) => onStage(going, old(withDancer(going))),
};

/** In a ballet the ribbons hang from the tree that stands on the stage, and not from a pole. */
function onStage({ raw }: Going, told: Told): Told {
  if (!IS_BALLET.test(raw)) return told;
  const inBallet = (text: string): string =>
    text.replace(/\ba (tall )?pole\b/, 'a $1wooden tree').replace(/\bpole\b/g, 'tree');
  return {
    ...told,
    title: told.title.replace('a Pole', 'a Tree'),
    pages: told.pages.map((each) => ({ ...each, text: [each.text].flat().map(inBallet) })),
  };
}
const IS_BALLET = /\bballe/;

/** The grown-up whom a theme names dances along; else another child does, where it would be a small pet. */
const withDancer = (going: Going): Going => (going.B === going.company.friend ? withSchoolFriend(going) : going);

const two = (
  { A, B }: Going,
  pose: ActorHint['pose'],
  a: ActorHint['feeling'],
  b: ActorHint['feeling'] = a,
): readonly ActorHint[] => [seen(A, pose, a), seen(B, pose, b)];

function young(going: Going): Told {
  const { A, B, a, b, third, comesToo, chance } = going;
  const { refrain, T, lesson } = partsOf(going);
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'dance', 'happy')] },
        `${A.introduced} loves to dance. Tip, tap, turn!`,
        `Tip, tap, turn! ${A.introduced} dances all day.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [
            seen(T, 'wave', 'happy'),
            ...two(going, 'stand', 'excited'),
            ...(third ? [seen(third, 'stand', 'happy')] : []),
          ],
          things: ['ribbon'],
        },
        `At the ${lesson} is ${B.introduced}, too.${comesToo} ${T.name} has a pole with ribbons. Everybody takes one.`,
        `${B.introduced} is at the ${lesson}, too.${comesToo} ${T.name} has a pole. Everybody gets a ribbon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'worried'), ...two(going, 'dance', 'happy', 'surprised')] },
        `They all go right. ${a} goes left. Bump! "${refrain}" says ${t}.`,
        `They all go right. Who goes left? ${a} does. Bump! "${refrain}" says ${t}.`,
      ),
      page(
        { camera: 'close', actors: two(going, 'dance', 'surprised'), things: ['sock'] },
        `${b} puts a red sock on ${a}. But ${a} goes left, under ${b}. "${refrain}"`,
        `On goes a red sock. "This way!" But ${a} goes left, under ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: two(going, 'dance', 'surprised') },
        `"Just look at me," says ${b}. But ${a} goes left, round ${b}. "${refrain}"`,
        `${b} goes in front. But ${a} goes left, and round ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} sits down. "I only do it wrong." "You can duck," says ${b}. "You can go round!"`,
        `"I do it all wrong," says ${a}. "But you never bump now!" says ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'wave', 'happy'), ...two(going, 'stand', 'shy', 'excited')],
          things: ['music'],
        },
        `Then comes the show. Music! All go right. And ${a}? Left!`,
        `It is the show. Music! All go right, and ${a} goes left!`,
      ),
      page(
        { camera: 'medium', actors: two(going, 'dance', 'excited'), things: ['ribbon'] },
        `${a} goes under one, and round one. Under, round!`,
        `No bump! Under one goes ${a}, and round one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'cheer', 'surprised'), ...two(going, 'cheer', 'proud', 'happy')],
          things: ['ribbon'],
        },
        `"Look at the pole!" says ${b}. The ribbons make a plait! Everybody claps.`,
        `"Look up!" says ${b}. The ribbons are one plait! How they clap!`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: two(going, 'dance', 'happy') },
        `Now ${b} wants to go left, too.${ifNamed(going, `And ${going.g}!`)} "${refrain}" says ${a}. Tip, tap!`,
        `They dance to bed. Tip, tap! ${b} goes left, too.${ifNamed(going, `And ${going.g}!`)} "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, third, comesToo, Gcap, chance } = going;
  const { refrain, T, toes, lesson } = partsOf(going);
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'dance', 'happy')] },
        `${A.introduced} danced to breakfast and danced to bed. ${a} danced when there was music, and when there wasn't. "One day I'll dance for people," said ${a}, to the kettle.`,
        `Wherever ${A.introduced} had to go, ${a} danced there. It took longer, but it was nicer. "It'd be nicer still with people looking," said ${a}, and turned twice.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [
            seen(T, 'wave', 'happy'),
            ...two(going, 'stand', 'excited'),
            ...(third ? [seen(third, 'stand', 'happy')] : []),
          ],
          things: ['ribbon'],
        },
        `So ${a} went to the ${lesson}, with ${B.introduced}.${comesToo} In the middle stood a pole, and from the top hung six long ribbons. "Everybody take one," said ${T.name}. "On Saturday we dance for the whole town."${ifNamed(going, `${Gcap} took the green one.`)}`,
        `There was a ${lesson} in the hall. ${B.introduced} came along.${comesToo} ${T.name} had put up a tall pole with six ribbons. "One for each of you," said ${t}.${ifNamed(going, `${Gcap} had the green one.`)} "On Saturday everybody will come to look."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'worried'), ...two(going, 'dance', 'happy', 'surprised')] },
        `"Round to the right, and ${toes}," said ${t}. The music began. They all went right, and ${a} went left. Bump! "${refrain}" called ${t}. ${a} had not noticed anything until the bump.`,
        `"We all go to the right," said ${t}, "and ${toes}." ${a} danced better than anybody. Only it was to the left. Bump, into ${b}! "${refrain}" called ${t}. "Oh," said ${a}. "Is there another?"`,
      ),
      page(
        { camera: 'close', actors: two(going, 'dance', 'surprised', 'happy'), things: ['sock'] },
        `${b} fetched a red sock. "This side is right," said ${b}, and put it on ${a}. It would have helped, if ${a} had looked at it. But who looks down when there's music? "${refrain}" This time ${a} ducked under ${b}, just in time.`,
        `"You need a sign," said ${b}, and put a red sock on ${a}. "That's right. Go where the sock goes!" But the sock went where ${a} went. "${refrain}" ${b} put up an arm, and ${a} shot through below.`,
      ),
      page(
        { camera: 'medium', actors: two(going, 'dance', 'surprised', 'worried') },
        `"Then just do what I do," said ${b}, and went in front. That was fine, until ${b} turned round to see whether it was fine. "${refrain}" ${a} came the wrong way, and got past on the outside.`,
        `"Follow me," said ${b}. ${a} did, for a whole minute. Then came the turn, and everybody turned one way, and ${a} the other. "${refrain}" There was no bump. ${a} slipped round the outside of ${b}, quite neatly.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'stand', 'sad'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['ribbon'],
        },
        `${a} sat down at the edge. "Perhaps you had better watch," said ${t}. Without ${a} it all went to the right. The ribbons wound round the pole like a bandage. "It's very tidy," said ${t}, and sighed. "But something's missing."`,
        `"Have a rest," said ${t}. So five of them danced, and all went well. ${b} looked at the pole. The ribbons went round it, all on top of each other, like string. "Is that all it does?" said ${b}. "I'm afraid so," said ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'think', 'sad')] },
        `"I can't help it," said ${a}. "My feet think that left is right." "You never bump any more, though," said ${b}. "You go under me, and round me. How do you do that?" "I just duck," said ${a}.`,
        `"I'm no dancer," said ${a}. "I'm always in the way." ${b} thought about it. "The first time, you were. Then you went under, and then you went round. You're only where nobody else is." That didn't sound so bad.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [...two(going, 'stand', 'shy', 'happy'), seen(T, 'wave', 'worried')],
          things: ['music'],
        },
        `On Saturday the hall was full. "Six ribbons need six dancers," said ${t}. "Come along, ${a}, and do your best." The music began. Five of them went to the right. And ${a} went to the left.`,
        `Then it was Saturday, and people stood along the walls. ${a} had a sock on, and hoped. "To the right," whispered ${t}. "Do try." The music started. Off went ${a}, with all the heart in the world, to the left.`,
      ),
      page(
        { camera: 'medium', actors: two(going, 'dance', 'determined', 'excited'), things: ['ribbon'] },
        `"${refrain}" hissed ${t}. But it was too late. ${a} ducked under ${b}, and slipped round the next, and under, and round. It was like a needle going in and out. Nobody bumped at all.`,
        `There was no way to turn back now. So ${a} went on. It was under the first, and round the second, as light as a leaf. "${refrain}" said ${t}, but not very loudly. ${t} had looked up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'look-up', 'surprised'), ...two(going, 'cheer', 'proud', 'happy')],
          things: ['ribbon'],
        },
        `"The pole!" said ${b}. Everybody looked. The ribbons went over and under, red and yellow, in one long plait. It was quiet for a breath. Then they clapped until the lamps shook.`,
        `Up on the pole something was growing. Over and under went the ribbons, and made a pattern like a snake's. "That's what was missing," said ${t}. "Somebody the other way round!" And then nobody could hear a word for the clapping.`,
      ),
      page(
        { camera: 'medium', actors: [...everybody(going, 'dance', 'happy'), seen(T, 'cheer', 'happy')] },
        `They had to do it twice more. "And this time," said ${t}, "every second one of you. ${refrain}" So three went right, and three went left, and ${b} went with ${a}.${ifNamed(going, `So did ${going.g}.`)} They danced all the way home, too. It took twice as long as walking.`,
        `"Again!" they shouted. "Then I need two more who go left," said ${t}. "${refrain}" But nobody else could do it, not even ${b}. "It's easy," said ${a}. "You put the sock on, and then you don't look."${ifNamed(going, `${Gcap} asked for a red sock at once.`)}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, third, comesToo, Gcap, chance } = going;
  const { refrain, T, R, toes, lesson } = partsOf(going);
  const [t, r] = [T.name, R.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'dance', 'happy')] },
        `You could always hear where ${A.introduced} was. It was where the cups rattled. ${a} danced up stairs and along walls, and stirred things in three-four time. "I want to do it properly," said ${a}. "I mean with others, and with people looking on, who've paid for a chair." Nobody laughed at that. They had seen ${a} dance. They only moved the cups.`,
        `Some people walk, and when they are happy they dance. With ${A.introduced} it was the other way about. ${a} danced to the gate and back, and walked only when somebody was asleep. There was one wish in it. It was to dance with others, in a ring, and to know where you belonged. Alone you can dance as you like. In a ring there's a place that's yours.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(T, 'wave', 'happy'), ...two(going, 'stand', 'excited'), seen(R, 'stand', 'proud')],
          things: ['ribbon'],
        },
        `There was a ${lesson} every evening up to Saturday, and ${B.introduced} went, too.${third ? comesToo : ''} In the hall stood a pole as high as the lamps, with six ribbons from the top of it. "You each take one," said ${T.name}, "and you go round with the clock. On Saturday the whole town will be here." ${R.name}, who was the best, had the white one. ${R.name} had never put a foot wrong in four years.${ifNamed(going, `${Gcap} got the green one, and danced as people used to.`)}`,
        `There was a ${lesson} every evening that week, because of Saturday. ${B.introduced} had been talked into it.${third ? comesToo : ''} Six ribbons hung down from a pole, and ${T.name} gave them out like prizes. The white one went to ${R.name}, who danced as a clock ticks.${ifNamed(going, `The green one was for ${going.g}.`)} "It's all quite simple," said ${t}. "Everybody goes to the right. That's the dance."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'point', 'worried'), seen(A, 'dance', 'happy'), seen(R, 'cover', 'surprised')],
        },
        `"To the right," said ${t}, "and ${toes}." The music began, and it was like being lifted up by the collar. ${a} was off. It was glorious for about four seconds. Then there was a bump, and ${r} sat on the floor with a sore nose. "${refrain}" called ${t}. ${a} looked round. There they all stood, facing the one way, and ${a} stood facing the other.`,
        `${a} listened to the music, and not to the rest of it. It was a tune that pulled like a kite. So ${a} went with it, ${toes}, and met ${r} coming round from the other side. ${r} had a great deal of speed. "${refrain}" called ${t}, over the noise. "That's my nose," said ${r}, from below. "It was there first."`,
      ),
      page(
        { camera: 'close', actors: two(going, 'dance', 'surprised', 'happy'), things: ['sock'] },
        `On Tuesday ${b} brought a red sock, for the right side. It's a good idea, if you look down. ${a} looked up, as dancers do. "${refrain}" But there was no bump. ${b} had put up an arm out of fright. ${a} had gone under it like a cat under a gate. "Sorry!" called ${a}, from the wrong side. By the end of it ${a} had ducked nine times.`,
        `"It's which is which," said ${b}, on Tuesday, and put a red sock on the right side of ${a}. They tried it at home, and it worked. In the hall there was the music. "${refrain}" said ${t}. This time, at least, nobody got hurt. ${a} saw ${b} coming, and dived. "I do know which is which," said ${a}. "It's my feet that have another opinion."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'dance', 'worried'), seen(T, 'reach', 'angry'), seen(R, 'stand', 'angry')],
          things: ['ribbon'],
        },
        `On Wednesday ${a} had to dance behind ${r}, and do just the same. It went well for a whole verse. Then there was the turn. "${refrain}" ${a} had ducked and slipped and gone by them all before it could be stopped. At the top of the pole sat a small knot like a diamond, over and under, yellow on white. ${t} had to fetch the ladder, and picked it apart. "Half an hour!" said ${t}. ${b} had looked at that knot for a long time.`,
        `They put ${a} behind ${r}, on Wednesday, as you put a cart behind a horse. "Look at my back," said ${r}, "and don't think." It was the turn that did it. ${r} turned right, and then there wasn't a back to look at. "${refrain}" When the music stopped, five ribbons lay smooth. But up at the top was a little crossed place, like a diamond. ${t} went up the ladder, and undid it with a fork. "A pity," said ${b}, to nobody.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'sad'), seen(A, 'stand', 'sad')] },
        `"${a}," said ${t}, on Thursday, and it was hard to say. "The pole wobbles. Somebody has to kneel down and hold it. It's very important." ${a} understood. It wasn't to do with any wobble. "Would it be better for the others?" said ${a}. "I think so," said ${t}, looking at the floor. "Then I'll hold it," said ${a}, and laid the ribbon over a chair. It was the yellow one.`,
        `Nobody said that ${a} couldn't dance. ${t} only said, on Thursday, that every pole needs a holder. It ought to be somebody with feeling. ${a} looked at the five of them, who could do it. There was a place in the ring, and it was being closed. "May I keep the ribbon?" said ${a}. It was yellow. ${t} nodded, and blew into a handkerchief. "You do dance beautifully," said ${t}. "That's what's so hard."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'dance', 'sad')], things: ['ribbon'] },
        `So ${a} knelt at the foot of the pole, and saw it from below. Round they went, and not a foot was wrong. The ribbons came down the wood, one on top of another, like a bandage round a leg. It was very tidy. ${t} looked at it, and sighed without knowing. "There was more to it, on Wednesday," said ${b}, going past. "There was that diamond." And then ${b} had gone round again.`,
        `It's odd to look at a dance from inside. ${a} saw what nobody who dances can see. Five ribbons went round, and wound themselves up, like string on a reel. That was all. It would be the same at the end as at the beginning, only shorter. "It's boring, isn't it?" whispered ${b}, coming by. "It's right," said ${a}. "The diamond was nicer," said ${b}, on the next round.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'curious'), seen(R, 'kneel', 'curious')],
          things: ['string'],
        },
        `On Friday night they tried it out at home, with a broom and bits of string. If all went one way, it was a bandage. If one went the other, in and out, then there was a diamond, and under it another. "You don't dance it wrong," said ${b}. "You dance the other half." There was somebody at the door. It was ${r}, with a plaster on, and a scarf that somebody had left behind. ${r} looked at the broom. "Do that again," said ${r}.`,
        `"Hold this," said ${b}, at home on Friday, and it was a broom. They tied on six strings, and walked the ends round it on the carpet. Five went right, and one went left, under and round. It grew like a plait. They didn't hear ${r}, who stood there with a plaster on. "That's the dance," said ${r}, after a time. "That's what it's for. We've only been doing half."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'think', 'worried'), seen(A, 'stand', 'worried')] },
        `"We'd have to do it tomorrow, with no practice," said ${b}. "In front of everybody." "And if we bump?" said ${a}. "Then it's my fault, and I've spoiled it for five." They looked at ${r}, who had never once been bumped in public. It was ${r} who would meet ${a} first. ${r} felt the plaster. "I've been right for four years," said ${r}. "I'd like to see what it looks like."`,
        `They all three saw what it would cost. "It's tomorrow," said ${a}. "I can kneel there, and it'll be tidy. Or I can dance, and it may be a heap." ${r} was the one with something to lose. Nobody had ever seen ${r} fall over. "You'd come straight at me," said ${r}. "Yes," said ${a}, "and I'd duck." "Do you promise to duck?" "No," said ${a}. "But I always have." ${r} gave a laugh, the first that week.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(A, 'dance', 'determined'), seen(R, 'dance', 'determined'), seen(T, 'stand', 'worried')],
          things: ['ribbon', 'music'],
        },
        `The hall was full to the doors. ${t} saw the yellow ribbon go up, and it was too late to say anything but one thing. "${refrain}" hissed ${t}. "No," said ${r}, quite loudly. "That's how it goes." The music pulled, and ${a} went with it, to the left. There was ${r}, coming on like a clock. ${a} ducked. There was the next one, and ${a} slipped by on the outside. In, and out, and in. Nobody breathed.`,
        `On Saturday people stood on the window sills. Nobody knelt by the pole. "Where's...?" said ${t}, and then saw where. ${a} stood in the ring, in the sixth place, facing the other way. "${refrain}" whispered ${t}, behind a hand. But ${r} had begun. They came at one another like two trains. Under! And then round, and under, and round, as quick as a needle. You could hear a ribbon brush over ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'look-up', 'surprised'), seen(A, 'dance', 'proud'), seen(B, 'dance', 'happy')],
          things: ['ribbon'],
        },
        `It was somebody in the front row who saw it. "Look up," they said, and then the whole hall did. Down the pole came a pattern, over and under, in six colours. It grew with every round. ${t} forgot to count. When the music stopped, all six of them stood there with a short end each, and nobody clapped at all. That lasted for two breaths. Then the lamps swung.`,
        `"Oh," said ${t}, and it was a very small sound. Along the pole ran diamonds, one below another, red, white, yellow, blue. They hadn't been sewn or painted. They had been danced. When it was over, ${r} looked up for the first time, and forgot to bow. The noise that came then was so loud that ${b} ducked. "So that's what it looks like," said ${r}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(T, 'stand', 'happy'),
            seen(A, 'dance', 'happy'),
            seen(R, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
          ],
        },
        `They were asked for it again, and danced it out, which is harder. It was ${a} who went first, since the others had to go by somebody. "On Monday," said ${t}, "I want three of you that way, and three this. ${refrain}" ${t} said it to ${r}. And ${r}, who could do anything at the first try, went left, and walked straight into ${b}. "How do you do it?" said ${r}. "I've no idea," said ${a}. "You listen to the music, and not to the rest."${ifNamed(going, `And there went ${going.g}, to the left, as if it were nothing.`)}`,
        `After that it was a different sort of lesson. "Half of you, ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}" ${t} would call, and half of them tried, and there were a good many noses. ${a} had a place now. It wasn't any one place in the ring. It was in all the gaps, one after another. They danced home together, that night. ${r} went with the clock and ${a} against it, once round each lamp post.${ifNamed(going, `${Gcap} danced in the middle.`)} It took them until ten.`,
      ),
    ],
  };
}
