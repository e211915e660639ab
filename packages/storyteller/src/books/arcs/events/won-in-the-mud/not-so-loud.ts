import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/**
 * A child who is always told that they are too loud plays in a field where everybody turns the same brown. Nobody can be
 * told from anybody, but for the one who can be heard.
 */
export const NOT_SO_LOUD: EventPlot = { id: 'not-so-loud', young, middle, old };

const TITLES = ['not so loud!', 'over here!', 'everybody was brown', 'the loudest one'] as const;
const REFRAIN = 'Not so loud!';

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly N: Figure;
  readonly n: string;
  /** What is played: "rugby". */
  readonly game: string;
  /** How one scores: "over the line", "into the goal". */
  readonly home: string;
  /** The team, as the parent calls it: "the Dragons". */
  readonly us: string;
  readonly Us: string;
}

const GAME = /\b(?:tag rugby|rugby|hockey|lacrosse|hurling|camogie)\b/iu;
const TEAM = /\b(?:plays? (?:\p{L}+ )?for|team (?:is |are )?(?:called )?|for) (?:the )?(\p{Lu}\p{L}+s)\b/u;

function partsOf({ K, k, G, g, Gcap, raw, company, chance }: Going): Parts {
  const game = GAME.exec(raw)?.[0] ?? 'rugby';
  const team = TEAM.exec(company.details)?.[1] ?? 'Otters';
  const N = company.person(k === 'Sal' ? 'Noor' : 'Sal', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    G,
    g,
    Gcap,
    N,
    n: N.name,
    game,
    home: /rugby/u.test(game) ? 'over the line' : 'into the goal',
    us: `the ${team}`,
    Us: `The ${team}`,
  };
}

function young(going: Going): Told {
  const { title, K, k, G, g, N, n, game, home, us, Us } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'calm')] },
        `"GOOD MORNING!" says ${k}. ${k} is very loud. "${REFRAIN}" says ${g}.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'worried')],
          things: ['book'],
        },
        `"A BOOK!" says ${k}, in the library. "${REFRAIN}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(N, 'run', 'excited')],
          things: ['ball'],
        },
        `Today is ${game}. ${k} and ${n} play for ${us}. It rains and rains.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'run', 'surprised'), seen(N, 'run', 'surprised')],
          things: ['puddle', 'ball'],
        },
        `Slip! Slop! Mud! Now ${us} are brown. They are all brown!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'worried', 'ball')], things: ['puddle'] },
        `${n} has the ball. Who is who? ${n} gives it to the wrong ones!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(K, 'stand', 'sad')], things: ['ball'] },
        `Oh no! One to them. One to us. Only one minute more!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'shout', 'determined')] },
        `${k} takes a big breath. "OVER HERE!" That is ${k}! They all know it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined', 'ball'), seen(N, 'cheer', 'happy')] },
        `The ball comes. ${k} runs and runs. Splat! It is ${home}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(N, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `${Us} win! They win the match! "HOORAY!" shouts ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'cheer', 'happy')],
        },
        `Night. "WE WON!" shouts ${g} again. "${REFRAIN}" whispers ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, Gcap, N, n, game, home, us } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'calm')] },
        `${k} had one voice, and it was big. When ${k} said good morning, the cups answered. "${REFRAIN}" said ${g}. "THIS IS ME WHISPERING," said ${k}. It was, too.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(K, 'shout', 'surprised'), seen(G, 'cover', 'worried')],
          things: ['book'],
        },
        `In the library three people dropped their books. On the bus the driver stopped, in case. "${REFRAIN}" they all said. ${k} tried hard. You can't see how loud you are. It is behind your face.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(N, 'run', 'excited')],
          things: ['ball'],
        },
        `Saturday was the big ${game} match. ${k} and ${n} played for ${us}, in clean white shirts. The others were in yellow. It had rained since Tuesday. There was a field under there somewhere.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(N, 'run', 'happy')], things: ['puddle', 'ball'] },
        `By half time nobody was white, and nobody was yellow. They were brown from hair to boots, all of them. You could see teeth, and you could see eyes. It was one point each. "Which are we?" said somebody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'worried', 'ball'), seen(K, 'stand', 'worried')] },
        `That was the trouble. ${n} got the ball, and looked for a friend. There was a brown one, waving. ${n} sent it over. "Thank you," said the brown one, and ran off with it the wrong way. It was one of theirs.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'worried'), seen(N, 'stand', 'sad')], things: ['puddle'] },
        `They tried waving twice. The others waved twice as well. They tried hopping, and fell over. Somebody gave the ball to the referee. There were two minutes left, and it had started to rain again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried')] },
        `${k} stood by the line, with nobody near. It was just the right place. But how could anybody know who it was? ${k} looked like a puddle, standing up. "You can't see me," thought ${k}. "You could only..." ${k} had been told about that all week.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'shout', 'determined'), seen(N, 'look-up', 'excited')] },
        `${k} took the biggest breath there was. "OVER HERE!" Rooks flew up. A window shut in the next street. There was only one voice like that in the world. "That's ${k}!" cried ${n}, and did not even look. ${n} sent the ball at the noise.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined', 'ball')], things: ['puddle'] },
        `It came through the rain, round and brown and right on time. ${k} ran. Feet slid, and hands slid, and ${k} went the last yard on one ear. Splat! The ball was ${home}. ${k} had scored!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(N, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `They had won the match, in all that mud! They picked up ${k}, or they thought that they did. They had to ask, to be sure. "SAY SOMETHING!" they shouted. "WE WON!" said ${k}. Nobody at all said that it was too loud.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'cheer', 'happy')],
        },
        `It took three baths to find out which one they had brought home. By bedtime the big voice was all used up. "DID YOU SEE IT GO IN?" said ${g}, in the door. ${Gcap} could not stop. "RIGHT ${home.toUpperCase()}!" From the pillow came something as thin as a thread. "${REFRAIN}" it said.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, K, k, G, g, Gcap, N, n, game, home, Us } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'calm')] },
        `Some people have an indoor voice and an outdoor voice. ${k} had been given two of the second. It had come with the first cry, and the midwife had sat down. "PASS THE JAM," ${k} would say, quite politely, and next door a dog would begin. "${REFRAIN}" said ${g}. It was on ${K.names} school report, in four different handwritings.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
          things: ['book'],
        },
        `${k} did try. In the library ${k} asked for a book on eels, quite softly, and a man upstairs said, "Bless you." On the bus it was the brakes. The worst of it is that you can't hear it yourself. From inside it's only talking. By Friday ${k} had more or less stopped. It seemed the kindest thing to do.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(N, 'run', 'excited')],
          things: ['ball'],
        },
        `On Saturday there was the ${game}. ${Us} were in white that day, and the others in yellow, and all of it had been ironed. "Talk to each other!" said the coach. "That's all I ask." ${k} nodded, and shut both lips. It had rained since Tuesday. In one corner of the field there was a duck, and it was not standing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(N, 'run', 'happy')], things: ['puddle', 'ball'] },
        `It was a good match, for as long as one could tell. They were level after ten minutes. But mud is fair to everyone. It took the boots first, and then the knees. By half time there was not a white shirt on the field, nor a yellow one. There were twenty-odd brown people with eyes. Mothers were calling out names, hopefully, at anything that ran past.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'worried', 'ball'), seen(K, 'stand', 'worried')] },
        `"Here!" said somebody, when ${n} had the ball. It was a brown somebody, with a hand up, and there was no time. ${n} let it go. "Cheers," said the somebody, and was off the other way. It was stopped a foot short. It went on like that. They gave it to yellows and yellows gave it to them. They lost it once, altogether, and it was found under the duck.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'worried'), seen(N, 'stand', 'sad')], things: ['puddle'] },
        `They put their heads together, those who were sure. They would wave with the left hand. Within a minute the others did it as well. They would say "fish". That worked twice, and then both sides were saying "fish", very fast, all over the field. Nobody dared to pass to anybody. There were two minutes to go, and still nothing in it. The rain came down like gravel.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried')] },
        `${k} had drifted out to the side, by the line, where no one was. It was exactly where one ought to be. ${n} was in the middle with the ball, turning round and round. A wall of brown was on its way. ${k} waved. So did nine others. "It's me," said ${k}, under the breath, so as not to be a bother. You could not have heard it in a cupboard.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'shout', 'determined'), seen(N, 'look-up', 'excited')] },
        `Anybody can copy a wave. Anybody can say "fish". There was one thing on that field that nobody could copy, and it was in four handwritings. ${k} opened up. "OVER HERE!" It went across the field like a door being taken off. The duck left. In the car park three alarms went off, one after another. And ${n} laughed out loud, and did not look. ${n} sent the ball straight at the sound.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined', 'ball')], things: ['puddle'] },
        `It came out of the rain as if it were on a string. ${k} had it, and turned, and there was nothing in front but weather. It was thirty yards. They were behind, and then they were beside. Somebody got a hand to a boot, and the boot stayed with them. ${k} did the last of it lying down, like a seal coming home. ${k} had scored. The ball was ${home}, and there was a whistle.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(N, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `They had won it, with the last touch of the match. ${Us} came from everywhere, and fell on top of somebody, and then wished to be certain. "SAY SOMETHING!" they yelled, down into the heap. "WE WON!" it said. It was unmistakable. "That," said the coach, wiping both ears, "is what I call talking to each other." ${Gcap} was standing in a puddle, in good shoes, and was shouting too.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'cheer', 'happy')],
        },
        `The bath had to be run three times. By then there was nothing left of the voice but a sort of draught. ${Gcap} still had plenty. "AND THEN YOU JUST OPENED YOUR MOUTH!" said ${g}, on the landing, for the sixth time. "I SAID TO THEM, THAT ONE'S MINE!" Next door a dog began. ${k} lay in the dark, grinning so hard that it hurt. "${REFRAIN}" whispered ${k}. Nobody could hear it. It was only meant to be said.`,
      ),
    ],
  };
}
