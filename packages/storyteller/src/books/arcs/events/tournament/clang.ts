import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Clang, and it was dark',
  'Clang, and all went dark',
  'Clang! Pitch dark',
  'Clang! Night again',
  'Clang! Down it came',
  'Down it came, clang',
  'Clang! Shut again',
  'And clang, it shut',
  'Clang! Not a thing to see',
  'Clang! Dark as a boot',
] as const;
const TITLES = ['the helmet that shut', 'four runs at the ring', 'clang', 'the small bell'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Who always wins. */
  readonly C: Figure;
  readonly c: string;
  readonly comesToo: string;
}

function parts(given: Going): Parts {
  const { A, B, third, company } = withMate(apart(given));
  const C = company.person('Sir Borley', 'neighbour');
  return { A, a: A.name, B, b: B.name, C, c: C.name, comesToo: third ? ` ${third.name} sat in the front row.` : '' };
}

/** One runs at a ring with a lance. The helmet falls shut each time; but the ring hangs under a bell. */
export const CLANG: EventPlot = ableFriend({ id: 'clang', young, middle, old });

function young(going: Going): Told {
  const { A, a, B, b, C, c } = parts(going);
  const { k, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['bell'],
        },
        `The tournament! Catch the ring, ${A.introduced}! It has a bell. Ting! ${B.introduced} helps.${third ? ` ${k} claps.` : ''}`,
        `It is the tournament. Here is a ring with a bell. Ting! ${A.introduced} must catch it. ${B.introduced} helps.${third ? ` ${k} claps.` : ''}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['helmet'] },
        `${A.names} helmet is too big. It has a lid in front.`,
        `Here is the helmet. It is too big for ${a}. It has a lid.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(C, 'stand', 'surprised')], things: ['helmet'] },
        `Off runs ${a}! ${refrain} Bump! That was ${C.introduced}.`,
        `Run, ${a}! ${refrain} Bump! "Mind my tummy," says ${C.introduced}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'stand', 'calm')],
          things: ['string', 'helmet'],
        },
        `${b} ties the lid up with string. Off runs ${a}! Snap. ${refrain} Splash, into the soup!`,
        `They tie it with string. Run! The string goes snap. ${refrain} Splash! Soup!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined'), seen(B, 'stand', 'happy')],
          things: ['honey', 'helmet'],
        },
        `They stick it with honey. Off runs ${a}! Drip. ${refrain} A bee comes, too.`,
        `Then they try honey. Run! It drips. ${refrain} And here come the bees.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['helmet'] },
        `One more go. The lid is stuck now. ${a} sits in the dark.`,
        `One more run is left. But now the lid will not open.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'calm')], things: ['bell'] },
        `It is very quiet in there. Ting! What was that? "It is the bell!" says ${a}.`,
        `It is dark. It is quiet. Ting! "I can hear the ring!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'cheer', 'excited')], things: ['bell'] },
        `${a} does not run. ${a} walks. Ting. A bit left. Ting. Now! ${a} has the ring!`,
        `Ting. ${a} goes that way, slowly. Ting, ting. Now! ${a} has got the ring!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(C, 'wave', 'happy')],
          things: ['trophy'],
        },
        `Hooray! ${a} gets the cup. It goes on like a hat. Down it comes. Clang!`,
        `"Hooray!" says ${c}. ${a} puts on a gold cup. Clang!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, C, c, comesToo } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'reach', 'happy')],
          things: ['bell'],
        },
        `It was the day of the knights' tournament. A ring hung from a post, and over it hung a small bell. "You run at it with a long stick," said ${B.introduced}. "You get four goes." ${A.introduced} had never done it before.${comesToo}`,
        `At the tournament the knights did not fight. They ran at a ring with a lance and tried to catch it. ${B.introduced} hung it up. There was a little bell on it, and in the wind it went ting. "Four goes each," said ${b} to ${A.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(C, 'stand', 'proud')], things: ['helmet'] },
        `Everybody must wear a helmet. The last one had been made for a very large knight. It had a flap in front, to shut. "Just don't nod," said ${C.introduced}, who won every year.`,
        `${a} had a borrowed helmet. You could have boiled a ham in it. In front it had a flap that went up and down. "Nice pot," said ${C.introduced}, who had nine golden cups at home.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(C, 'stand', 'surprised')], things: ['helmet'] },
        `The trumpet blew, and ${a} ran. The ring came nearer. It was as big as a plate. It was right in front! ${refrain} ${a} caught something, and everybody gasped. "That's my tent!" said ${c}. "And I'm in it."`,
        `"Go!" they shouted. ${a} went like an arrow. Only three more steps! ${refrain} There was a crunch. ${a} had hit the sausage stall. "That's one," said ${c}, eating.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'run', 'determined')],
          things: ['string', 'helmet'],
        },
        `"String," said ${b}, and tied the flap up. It held while ${a} stood. It held while ${a} ran. Then ${a} looked up at the ring, and the knot slipped. ${refrain} "Not the duck pond!" cried ${b}. But it was.`,
        `${b} tied it up with string, three times round. But the flap was iron and the string was old. It went ping at the very last step. ${refrain} "Stop!" cried ${b}. "Haystack!" ${a} heard that from inside it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'determined'), seen(A, 'stand', 'worried')],
          things: ['honey', 'helmet'],
        },
        `The third time they stuck it with honey. That was a good idea, until the sun came out. The honey ran, and so did ${a}. ${refrain} "It's dark," cried ${a}, "and there's a bee in it!"`,
        `"Honey sticks," said ${b}, and used up a jar. It stuck beautifully. Then it got warm, and slid. ${refrain} ${a} ran left, and right, and round, because of the bees. "That's three," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['helmet'] },
        `One go was left. But now the honey had dried. ${b} pulled at the flap until both of them fell over. It would not open any more at all. "Then I'm done," said ${a}, from inside.`,
        `There was just one more go. ${b} took hold of the flap and pulled. It was stuck fast. "It won't go up again until it's washed," said ${b}. ${a} sat down in the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'curious')], things: ['bell'] },
        `It was very quiet in the helmet. You could hear the flags, and somebody peeling an orange. Ting! "What was that?" said ${a}. "What was what?" said ${b}. "That's the ring! I can't see where it is. But I can hear it."`,
        `If you can't see, you begin to hear. There went the flags. There was a dog, scratching. And in front, a bit to the left, something very small went ting. "${b}," said ${a}, "the ring's got a bell."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'stand', 'excited')], things: ['bell'] },
        `"Don't cheer," said ${b} to everyone. "Don't even sneeze." ${a} did not run. ${a} took one step at a time, and stopped, and listened. Ting. A little to the left. Ting. Straight on. Ting, right overhead. And up went the lance.`,
        `It had never been so still at a tournament. ${a} went forward, slowly, like a cat. Ting: and a step. Ting: and a step. At the last one ${a} stood and waited for the wind. Then ${a} put up the lance, as gently as a finger.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised'), seen(B, 'cheer', 'happy'), seen(C, 'cheer', 'surprised')],
          things: ['bell'],
        },
        `Clink. The ring slid down the lance and came to rest on ${A.names} glove. "Did I hit it?" said ${a}. There was such a roar that the flap flew open all by itself. "Shut!" cried ${c}. "The whole way! I saw it!"`,
        `Something slid down the lance and went clink. "What have I hit now?" said ${a}. "The ring!" yelled ${b}. Everybody was shouting. ${c} took off his own helmet. "I've never seen that done in the dark," he said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'stand', 'happy'), seen(C, 'stand', 'curious')],
          things: ['trophy'],
        },
        `${a} won the golden cup. It was so big that there was only one way to carry it home. ${refrain} "Left a bit," said ${b}, and went ahead with the bell.`,
        `The prize was a cup, a very large one. ${a} tried it on. ${refrain} And on the field stood ${c}, with his flap down, listening. "Ting it again," said ${c}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, C, c, comesToo } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'reach', 'calm')],
          things: ['bell'],
        },
        `They had given up hitting each other at tournaments, because of the dents. Now they rode at the ring, and those without a horse ran. It hung from a post, no wider than a saucer, and over it hung a little bell. ${B.introduced} was the squire of ${A.introduced}, and had polished everything twice. "There are four rounds," said ${b}. "I've read the rules." "I haven't," said ${a}.${comesToo}`,
        `Nobody had been hurt at the knights' tournament since it was done with a ring. You ran at it with a lance, and if you were very good, you took it off its hook. There was a bell on it, for the judges, who were old, and did not see well. ${A.introduced} had come to win. ${B.introduced} had come to carry things. "Four goes," said ${b}. "And they clap for the last one, too." "I shan't be last," said ${a}.${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'worried'), seen(C, 'stand', 'proud')],
          things: ['helmet'],
        },
        `No one may run without a helmet. The only one that could be borrowed had belonged to somebody's great-uncle, who had been enormous. It had a flap in front, on two tired hinges. "We could stuff it," said ${b}. "I've got socks." "There's no time," said ${a}, who could not wait. ${C.introduced} went by in silver from head to foot. He had won it for nine years. "Is somebody in there?" he asked.`,
        `The helmet was the difficulty. It had come down from the attic, and there was room in it for two. When ${a} said yes, the flap in front said clank. "I'll stuff it with socks," said ${b}. "It wants an hour." But the trumpets had begun. ${a} hated to be fussed over. "It'll do," said ${a}. "You'll have to hold your chin up, then," said ${C.introduced}, who held his up always. He had nine cups.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(C, 'stand', 'surprised')], things: ['helmet'] },
        `The trumpet had hardly shut its mouth when ${a} was away. It was glorious. The grass flew, and the flags flew, and the ring swam up like a moon. One more step would have done it. ${refrain} The lance went through something with a ripping noise. It was a tent, a blue one, with ${c} in it, and his sausages. There was a great deal of laughter. Not all of it was kind.`,
        `${a} ran as if the field were going downhill. Ten steps, five, three: the ring hung there as plain as a cherry. ${refrain} It's odd how far you can run without seeing anything. ${a} ran through the ropes, and through the choir. The thing at the end was the sausage stall. "That's one," said ${c}, and picked an onion off his shoulder.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'run', 'determined')],
          things: ['string', 'helmet'],
        },
        `"I'll tie it up," said ${b}, "with a round turn and two half hitches. Only give me a minute." "Any knot will do," said ${a}. So it was any knot. It held for the whole of the run but the end. Then ${a} looked up, and it slid. ${refrain} They heard the splash as far as the kitchens. There are ducks on that pond who still talk about it.`,
        `For the second round they tied it. "Not like that," said ${b}. "It wants a proper knot. Let me..." "It's my helmet," said ${a}, and pulled the bow tight. It was a pretty bow. It came undone at the same step as before. ${refrain} ${a} met the haystack at full speed, and went in as far as the knees. It was ${b} who pulled, from outside. You could not make out what ${a} was saying.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined'), seen(B, 'stand', 'worried')],
          things: ['honey', 'helmet'],
        },
        `The honey was ${A.names} own idea. It was done with the best honey, a whole jar, and it stuck like a wall. "It's going to be hot," was all that ${b} said. It was. Half way down the field something warm ran over ${A.names} nose. ${refrain} Then there was a hum in there as well. Nobody has ever run like that, before or since, or in so many directions.`,
        `"I've thought of something," said ${a}, and it was honey. ${b} looked at the sky, which was blue, and at the hives by the wall. "It's going to be hot," said ${b}, to nobody's back in particular. It held perfectly, and then the sun came round the tower. ${refrain} It wasn't the dark so much, this time. It was the bees. "Three," said ${c}, from behind a shield.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'kneel', 'calm')], things: ['helmet'] },
        `After that it would not open. The honey had got into both hinges and set. ${b} heaved at it, with one foot on ${A.names} shoulder, and it was no good. "There's a round left," said ${b}. "There isn't," said the helmet. It was small and hollow. "You said socks. You said a proper knot. You said that it would be hot. I never heard a word of it. I was always just going."`,
        `They sat down behind the haystack. The flap was stuck for good and all. "I can get it off with hot water," said ${b}, "in an hour or so." "It's the last round in five minutes." It was dark in there, and it smelled of clover. ${a} could not see ${b}, and that made it easier. "You told me, each time," said ${a}. "Didn't you? I could hear you talking. I didn't listen."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'curious')], things: ['bell'] },
        `${b} didn't say anything to that, and so it was quiet. It's very quiet inside a thing like that, when you aren't running. There were flags, somewhere. There was a pigeon walking about. And after them, thin as a needle, came a ting. "Is that the ring?" said ${a}. "It's the bell on it," said ${b}, "when the wind gets up. It's been doing it all day." "Has it?" said ${a}.`,
        `For once ${a} kept still. There was nothing else to do. You heard the crowd, like the sea, and a boy selling pears. There was ${b}, breathing. Then there was a tiny noise, ahead, and slightly to the left. Ting. "What's that?" said ${a}. "It's only the bell," said ${b}, "for the judges. Because they can't see it." Neither of them moved for a moment. "No more can I," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'point', 'proud'), seen(A, 'stand', 'determined'), seen(B, 'stand', 'worried')],
        },
        `"You can't let that run," said ${c} to the judges. "It's shut. It's a danger to sausages." He was right, in a way. "Then I'll walk," said ${a}. "And I'll need somebody to stand behind me, and say if there's a child." "That'll be me," said ${b}. They had a squire's rule about it, and ${b} had read it. It was allowed. But whoever walks can't win on speed. It would be the slowest round that was ever seen.`,
        `There was some trouble about it. "With the lid down?" said ${c}. "It isn't safe." The oldest judge put a hand behind his ear. "I'll go at a walk," said ${a}, "and ${b} will come too, and tell me when to stop. I'll do what ${b} says." ${b} dropped the lance. It meant giving up any prize for the fastest, and that was what ${a} had come for. "It's in the rules," said ${b}. "Page four."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'excited')], things: ['bell'] },
        `They laughed to begin with. ${a} took one step, and stood. Ting. ${a} turned by a hair, and took another. "Puddle," said ${b}, low down, and ${a} went round it. By the middle of the field there was nobody laughing. Someone had stopped the boy who sold pears. You could have heard a feather. Ting. The lance came up as slowly as a sunflower. It waited for the wind.`,
        `It took eleven minutes. A step, and then they listened; a step, and then they listened. At first people whispered, and other people hushed them. "Rope," said ${b}. ${a} lifted a foot over it. Ting, went the bell, nearer, and a thousand people leaned to the left. There was no wind at all for the last bit. They stood beneath it, both of them, and did not breathe. Then a flag stirred.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised'), seen(B, 'cheer', 'happy'), seen(C, 'cheer', 'surprised')],
          things: ['bell'],
        },
        `Ting. And then: clink. It ran the whole way down the lance and sat upon ${A.names} glove. "Was that a sausage?" said ${a}. Nobody answered, since nobody could speak. It was ${c} who began. He struck his shield with the flat of his hand, and they all joined in. The noise was so great that the flap flew up, by itself, with a pop. The first thing that ${a} saw was ${b}, crying, and pretending that it was onions.`,
        `It was no louder than a spoon in a cup. "Tell me," said ${a}. "What have I hit?" "Nothing," said ${b}. "You've got it." There was a shout that put up every pigeon in the town. The hinges gave, and the flap fell off in the grass, and there was the sky. ${c} came across in all his silver. He looked at the ring, and at the two of them. "I've always had my eyes open," he said. "I'd never have heard it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy'), seen(C, 'walk', 'curious')],
          things: ['trophy'],
        },
        `The cup for the fastest went to ${c}, for the tenth time. They made another on the spot, out of the helmet. It says "For Listening", and two names, and ${A.names} is the second. It's so big that they carry it home between them. Now and then it slips. ${refrain} "Left a bit," says ${b}. And ${a} goes left.`,
        `They didn't get the cup for the fastest. They got the bell. It hangs by the door, and when ${b} has something to say, ${b} rings it, though there's hardly any need. Next year's rules have a new page. And at night, on the empty field, you may see somebody in silver shut his flap. ${refrain} He takes one step, and stands, and listens.`,
      ),
    ],
  };
}
