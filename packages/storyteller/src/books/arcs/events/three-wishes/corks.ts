import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { inPlace, named, oneMore, settingOf, theOne } from '../the-one.ts';

const REFRAINS = [
  'As you wish!',
  'Just as you wish!',
  'There it is, as you wish!',
  'Hey presto, as you wish!',
  'Done, as you wish!',
  'Ping, as you wish!',
  'Poof, as you wish!',
  'At once, as you wish!',
  'Your wish, there it is!',
  'Zing, as you wish!',
] as const;
const TITLES = [
  'a hat, a mat and a cat',
  'the genie who heard it wrong',
  'speak up, please!',
  'three wishes for a cat',
];

/** Where old lamps are sold. */
const IN_SHOP = /\b(?:junk|charity|antiques?|second[- ]hand|old) shop\b|\bflea market\b|\bcar boot\b|\bjumble sale\b/;

/** Who wishes, who hears it wrong, and what they come out of. */
const parts = (going: Going) => {
  const { A, K, raw } = going;
  const N = theOne(going, 'genie');
  const W = A === N ? K : A;
  const well = /\bwell\b/.test(raw);
  const vessel = /\b(?:bottle|teapot|jar|jug)\b/.exec(raw)?.[0] ?? 'lamp';
  return {
    W,
    w: W.name,
    N,
    first: [A, going.B].includes(N) ? N.introduced : N.aKind,
    X: oneMore(going, N) ?? named(going),
    well,
    // What there is, what is done to it, and where its dweller lives.
    thing: well ? 'well' : vessel,
    did: well ? 'threw a button into the old well' : `rubbed an old ${vessel}`,
    does: well ? 'throws a button in the well' : `rubs an old ${vessel}`,
    where: IN_SHOP.test(raw) ? ' at the back of the junk shop' : inPlace(going, ' in the garden'),
  };
};

/** The genie hears "hat" and "mat" for "cat", and has a cork in each ear; the hat and the mat are used in the end. */
export const CORKS: EventPlot = { id: 'corks', young, middle, old };

/** A genie that is let out indoors is taken out to where there is sand to draw in, and a hedge to listen to. */
const outdoors = (going: Going): string => {
  const { w, thing, where } = parts(going);
  return /kitchen|bedroom|bathroom|library|attic|school|nursery|shop/.test(where)
    ? ` The smoke was so thick that ${w} took the ${thing} outdoors.`
    : '';
};

function young(going: Going): Told {
  const { chance } = going;
  const { W, w, N, first, X, does, where } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const also = X ? ` ${X.introduced} looks on.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${IN_SHOP.test(going.raw) ? `Here is ${W.introduced}, in a junk shop` : `${W.introduced} is${where}`}. ${w} ${does}. Poof! What is that?${also}`,
          `Look${IN_SHOP.test(going.raw) ? ' in the junk shop' : where}! ${W.introduced} ${does}. Poof, goes something.${also}`,
        ],
        scene: {
          setting: settingOf(going, 'garden'),
          camera: 'medium',
          actors: [seen(W, 'kneel', 'surprised'), ...(X ? [seen(X, 'stand', 'curious')] : [])],
        },
      },
      {
        text: [
          `It is ${first}! There is a brown thing in each ear. "WHAT?" says the genie. "Three wishes!"`,
          `Out comes ${first}. There is something brown in each ear. "SPEAK UP! Three wishes!"`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'float', 'happy'), seen(W, 'stand', 'surprised')] },
      },
      {
        text: [
          `${w} knows! "A cat." "A hat?" says the genie. "${refrain}" There is a hat.`,
          `"A cat, please," says ${w}. "A hat?" The genie claps. "${refrain}" It is a hat.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(W, 'stand', 'surprised'), seen(N, 'float', 'proud')],
          things: ['hat'],
        },
      },
      {
        text: [
          `"No, a CAT!" "A mat?" says the genie. "${refrain}" There is a mat.`,
          `"Not a hat. A CAT!" "A mat?" says the genie. "${refrain}" Now there is a mat too.`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'shout', 'worried'), seen(N, 'float', 'proud')], things: ['hat'] },
      },
      {
        text: [
          `One wish left. ${w} does not say a word. ${w} plays a cat. "Miaow!"`,
          `One wish left! So ${w} goes on all fours. "Miaow!"`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'kneel', 'worried'), seen(N, 'float', 'curious')] },
      },
      {
        text: [
          `"Are you ill?" says the genie. ${w} sees those brown things.`,
          `"Do you have a cold?" ${w} comes near. What is in those ears?`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'stand', 'curious'), seen(W, 'look-up', 'curious')] },
      },
      {
        text: [
          `Corks! ${w} pulls. Pop! ${w} pulls the other. Pop!`,
          `They are corks! One goes pop. The other goes pop.`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'reach', 'excited'), seen(N, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Oh! I can hear!" says the genie. "I hear a bee! I hear you!"`,
          `"A bird!" says the genie. "A bee. How nice!"`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'dance', 'happy'), seen(W, 'stand', 'happy')] },
      },
      {
        text: [
          `Then ${w} says it softly. "A cat." "A cat?" says the genie. "${refrain}"`,
          `${w} whispers. "A cat, please." "Why, a cat!" says the genie. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'stand', 'happy'), seen(N, 'stand', 'happy')] },
      },
      {
        text: [
          `There is a cat. It looks at the mat. It looks at the hat. Then it gets in.`,
          `It is a small cat. The mat is for the cat. The hat is for the cat. Good night, cat!`,
        ],
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [seen(W, 'kneel', 'happy'), seen(N, 'float', 'proud')],
          things: ['hat'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { W, w, N, first, X, thing, did, where } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const also = X ? ` ${X.introduced} took a step back.${outdoors(going)}` : outdoors(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${W.introduced} had only one wish in all the world. It was a cat. One day${where} ${w} ${did}. There was a smell of old cupboards. There was a bang.${also}`,
          `It was a Tuesday when ${W.introduced} ${did}. That was${where}, just to see. Out came blue smoke, and a good deal of dust.${also} Then the smoke coughed.`,
        ],
        scene: {
          setting: settingOf(going, 'garden'),
          camera: 'medium',
          actors: [seen(W, 'kneel', 'surprised'), ...(X ? [seen(X, 'stand', 'surprised')] : [])],
        },
      },
      {
        text: [
          `It was ${first}. There was something brown in each ear, like a button. "WHO CALLS?" shouted the genie. "YOU HAVE THREE WISHES! SPEAK UP!" "You needn't shout," said ${w}. "WHAT?" shouted the genie.`,
          `"THREE!" shouted somebody in the smoke. "THREE WISHES, AND NOT ONE MORE!" It was ${first}, as blue as a plum. A round brown thing was in each ear. "You're very loud," said ${w}. "A CLOUD?" shouted the genie. "WHERE?"`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'shout', 'happy'), seen(W, 'stand', 'surprised')] },
      },
      {
        text: [
          `Three! ${w} needed only the one. "I wish for a cat, please," said ${w}. "A HAT!" said the genie, and clapped. "${refrain}" It was red, with a bobble. It was a very nice hat.`,
          `"I wish I had a cat," said ${w}, as politely as anything. "A HAT? BUT OF COURSE!" There was a flash. "${refrain}" Something red and woolly came down from above.`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'stand', 'surprised'), seen(N, 'float', 'proud')], things: ['hat'] },
      },
      {
        text: [
          `"No!" said ${w}. "Not a hat. A CAT!" "A MAT!" said the genie. "WHY DIDN'T YOU SAY SO? ${refrain}" A mat rolled out on the ground. It said WIPE YOUR FEET.`,
          `"I said cat!" shouted ${w}. "WITH A C!" "A MAT? FOR TEA?" said the genie. "${refrain}" It was a good thick mat, with a stripe. ${w} stood on it, and nearly cried.`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'shout', 'worried'), seen(N, 'float', 'proud')], things: ['hat'] },
      },
      {
        text: [
          `Now there was one wish left. ${w} shut both lips, tight. If you can't say it, you can show it. ${w} went on all fours, and licked an arm. "YOU'VE SPILT SOMETHING," said the genie, kindly.`,
          `That left one, and it must not be a bat. ${w} did not say another word. ${w} crept round the genie, and rubbed against its legs. "ARE YOU COLD?" shouted the genie. "YOU HAVE A HAT!"`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'kneel', 'worried'), seen(N, 'float', 'curious')], things: ['hat'] },
      },
      {
        text: [
          `So ${w} drew it, with a stick. It had a round head, two ears and whiskers. "A TEAPOT!" cried the genie, and lifted both hands to clap. "NO!" yelled ${w}, and held them fast. That was close.`,
          `Then ${w} drew one in the sand, with a tail. The genie bent down to see. "THAT IS A VERY GOOD TEAPOT," said the genie. "DO YOU WISH FOR..." "No, no, no!" cried ${w}, and caught both its hands.`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'point', 'worried'), seen(N, 'kneel', 'curious')] },
      },
      {
        text: [
          `From so near, ${w} could see right into one ear. There was a cork in it, like the cork of a bottle. There was one on the other side as well. ${w} took hold of both, and pulled. Pop! Pop!`,
          `${w} had never been so near to those brown things. They had bits of wax on. They were corks! Somebody had stopped up both ears, and good and hard. ${w} pulled at the left. Pop! ${w} pulled at the right. Pop!`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'reach', 'excited'), seen(N, 'kneel', 'surprised')] },
      },
      {
        text: [
          `The genie stood quite still. "What's that?" said the genie, in a small voice. "That's a bee," said ${w}. "I'd forgotten bees," said the genie. "I put those in myself. You don't know how it booms, in a ${thing}. That was two hundred years ago."`,
          `A blackbird sang, and the genie sat down. "Is it always like this?" said the genie. "It drips in my ${thing}, you see. All day, drip, drip. So I corked my ears, and then I forgot. For two hundred years I've thought that people mumble."`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'sit', 'surprised'), seen(W, 'stand', 'happy')] },
      },
      {
        text: [
          `"Now then," said the genie. "There's one left. What was it that you wanted?" ${w} went up close. There was no need to shout. "A cat," said ${w}. "Dear me," said the genie. "And I gave you a mat. ${refrain}"`,
          `"And what did you wish for, really?" said the genie. "Softly, please." "A cat," whispered ${w}. "Not a hat?" "No." "Not a mat?" "No." "A cat," said the genie. "It's quite a short word, too. ${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'stand', 'happy'), seen(N, 'stand', 'shy')], things: ['hat'] },
      },
      {
        text: [
          `There it was. It was small and grey. It walked over the mat, twice, and found it good. It looked at the hat, and climbed in, and turned round. It was exactly a cat's size. "There," said the genie. "I heard you perfectly."`,
          `And a cat walked out of the smoke, as if it lived there. First it tried the mat. Then it tried the hat, upside down, and fell asleep in it. "Three wishes," said ${w}. "I needed them all."`,
        ],
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [seen(W, 'kneel', 'happy'), seen(N, 'float', 'proud')],
          things: ['hat'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { W, w, N, first, X, thing, did, where } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const also = X ? ` ${X.introduced} came to look.${outdoors(going)}` : outdoors(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${W.introduced} put out a saucer of milk by the shed every night, in case of a cat. There wasn't a cat for miles. But in the morning it was always empty. "Hedgehogs," said everybody. That was how things stood on the day when,${where}, ${w} ${did}. There was a thump, and a lot of blue smoke.${also}`,
          `What ${W.introduced} wanted was a cat. Nothing else would do. By the shed there was a saucer, filled each evening, and empty each morning. "That's hedgehogs," everybody said. Then there came the Wednesday when,${where}, ${w} ${did}. Something inside said, "Ow," and it began to smoke.${also}`,
        ],
        scene: {
          setting: settingOf(going, 'garden'),
          camera: 'medium',
          actors: [seen(W, 'kneel', 'surprised'), ...(X ? [seen(X, 'stand', 'curious')] : [])],
          things: ['plate', 'milk'],
        },
      },
      {
        text: [
          `Out of the smoke rose ${first}, as blue as a plum, with a brown knob in each ear. "THREE WISHES!" it roared, so that the windows shook. "THINGS, MIND YOU! WHAT ONE CAN CARRY IN TWO HANDS! AND AFTER THE THIRD I GO BACK IN FOR A HUNDRED YEARS, SO GET ON WITH IT!" "Need you shout?" said ${w}. "A TROUT?" roared the genie. "IS THAT THE FIRST?" "NO!" yelled ${w}, just in time.`,
          `It was ${first}, and it was cross. "YES, YES," it bellowed. "THREE WISHES. NO PALACES. ONLY WHAT GOES INTO TWO HANDS. THEN I'M SHUT UP AGAIN FOR A HUNDRED YEARS, AND NOBODY SAYS THANK YOU." There was something brown in each of its ears. "That isn't very nice for you," said ${w}. "MICE FOR TWO?" shouted the genie. "NO!" screamed ${w}. It was plain that ${w} would have to be careful.`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'shout', 'angry'), seen(W, 'stand', 'surprised')] },
      },
      {
        text: [
          `"I wish for a cat," said ${w}, slowly and clearly. The genie nodded, and clapped. "${refrain}" It was blue, with ear flaps. "That's a hat!" said ${w}. "YOU'RE WELCOME," said the genie, who looked quite pleased for a moment. "I said CAT!" "TWO OF THEM? OH. A MAT. ${refrain}" And on the ground lay a mat. It had taken years of wishing, and eleven seconds.`,
          `${w} took a deep breath. "A cat," said ${w}. "A HAT. VERY SENSIBLE," said the genie. "${refrain}" It came down from above, and it had a bobble. "No! Not that. A cat!" ${w} should have waited. ${w} should have thought. "A MAT. TO GO WITH IT. ${refrain}" So now there were a hat and a mat. Two thirds of everything that ${w} had ever hoped for was a hat and a mat.`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'shout', 'worried'), seen(N, 'float', 'proud')], things: ['hat'] },
      },
      {
        text: [
          `They looked at each other. "THEY ALL SHOUT," said the genie, more quietly, which was still loud. "I GIVE THEM EXACTLY WHAT THEY ASK FOR, AND THEY SHOUT. A MAN ONCE WISHED FOR A COLD. IT WAS A VERY GOOD COLD. HE NEVER THANKED ME. AND THERE WAS THE QUEEN." "What did you give her?" said ${w}, with lips that one could read. "A WING," said the genie. "SHE ASKED FOR A WING, AND THREW IT AT ME."`,
          `${w} sat down on the mat. There was no sense in shouting any more. "YOU'RE ANGRY," said the genie. "THEY ALWAYS ARE. I DON'T KNOW WHY. THERE WAS A MAN WHO WISHED FOR A COLD. THERE WAS A QUEEN WHO WISHED FOR A WING. IT WAS A VERY GOOD WING. SHE THREW IT AT ME." The genie sniffed. It isn't easy to be cross with somebody who thinks that they've been kind.`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'sit', 'sad'), seen(W, 'sit', 'worried')], things: ['hat'] },
      },
      {
        text: [
          `${w} tried to do it without words. ${w} crept about on all fours, and washed both ears. "YOU HAVE FLEAS," said the genie. ${w} drew a cat with a stick, and it was a good one. "A TEAPOT!" cried the genie, and lifted both hands to clap. ${w} sprang up, and caught them in the air. And that was as near to the genie as anybody had been since the time of that queen.`,
          `One wish was left, and it had better not be a bat. So ${w} did a cat: the walk, and the tail, and the look. "YOU'VE HURT YOUR BACK," said the genie. Then ${w} drew one in the dust. The genie leaned over it, with its head on one side. "WHAT A FINE TEAPOT. SHALL I...?" It had both its hands up. ${w} held on to them, hard. They stood there nose to nose.`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'reach', 'worried'), seen(N, 'stand', 'curious')] },
      },
      {
        text: [
          `So it was only then that ${w} saw what they were, those two brown knobs. There were letters on them. They said KEEP SHUT. "Corks," said ${w}. "You've got corks in your ears." "FORKS?" said the genie. ${w} didn't answer. There was a twist to the left, and a twist to the right. Pop, they went. Pop.`,
          `From that close you could look right in. They weren't ear rings. They were corks, old and black, hammered in as far as they would go. "Who did that to you?" said ${w}. "A KANGAROO?" said the genie. ${w} let go of the hands, and took hold of the corks instead. There was a squeak, as with a bottle. Then there were two pops, and a bit of dust came out.`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'reach', 'excited'), seen(N, 'stand', 'surprised')] },
      },
      {
        text: [
          `The genie did not say anything. It had turned quite pale, for something so blue. "What is it?" it whispered, after a time. "That hum." "It's a bee," said ${w}. "And that?" "Wind. It's only the leaves." "I did it myself," said the genie. "It booms so, in a ${thing}. I only meant to do it until I fell asleep." It listened. A tear ran down. "Gold," it said. "It was gold that the man wanted. And I gave him a cold."`,
          `For a good minute there was only the wind in the hedge. The genie stood with its mouth open, turning its head. "There's so much of it," it said, quite softly. It had a nice voice. "I put them in because of the drip. You can't think what a drip is like, in a ${thing}. And then I couldn't hear that it had stopped." Then a thought came to it, and it sat down on the mat. "A ring," it said. "That poor queen. She wanted a ring."`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'sit', 'sad'), seen(W, 'kneel', 'calm')] },
      },
      {
        text: [
          `"You'd better tell me," said the genie at last. "I can hear you now. One more, and I'm gone." It looked at the sky as it said so, and at the hedge. It would be a hundred years, in the dark, and this time without corks. ${w} had the word ready. It was on the tip of ${W.names} tongue: one small word. "What can't you do in there?" said ${w}. "Come out," said the genie. "The lid's only got a knob on the outside."`,
          `"So, what was it?" said the genie. "Say it as softly as you like." And it wiped its eyes, and smiled, and ${w} opened wide to say it. That was when a lark went up. They both watched until it was a dot. "A hundred years," said the genie. "It'll be somebody else's lark." ${w} had still not said it. "Is it locked, then?" "It has a lid," said the genie. "It opens from above. It's how they're made."`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'look-up', 'sad'), seen(W, 'think', 'worried')] },
      },
      {
        text: [
          `You can carry a cat in two hands. ${w} had thought about it often, and knew how heavy it would be. "I wish," said ${w}, and had to begin again. "I wish for a lid that opens from the inside. It's a thing. You can carry it." The genie stared. "I did hear that right?" it said. "You heard it right," said ${w}. "With a knob," said the genie. "Oh, my dear. ${refrain}" And it clapped, but very gently.`,
          `${w} looked at the saucer by the shed. It was only one word, and there it would be, grey, with a white foot. There would not be another. "A lid," said ${w}, quickly, so as to have said it. "One that you can open yourself, from below. That's my wish." Nobody had ever wished for anything like that. The genie asked to hear it twice, for the pleasure of it. "A lid," said the genie. "Not a kid. Not a squid. ${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'stand', 'determined'), seen(N, 'stand', 'surprised')] },
      },
      {
        text: [
          `It went in, and the lid shut. ${w} sat on the mat, in the hat, and waited. The lid opened. "It works!" said the genie. It went in and out eleven times. The twelfth time it stopped half way. "Who's crying?" it said. "Nobody," said ${w}, and rubbed both eyes. "Not you," said the genie. "Under the shed. It's thin, and rather hungry." ${w} heard nothing at all. But then, ${w} hadn't had three hundred years of rest for the ears.`,
          `The smoke went down, and there was a click. ${w} put on the hat. It was quite a warm one. Then there was another click, and a blue head looked out. "Good morning!" it said. "I just wanted to see if I could." It listened to the wind, and the hedge, and the road. "And what's that?" it said. "Down there, under the shed. It's the smallest noise of all. It goes like a hinge."`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'float', 'happy'), seen(W, 'sit', 'calm')], things: ['hat'] },
      },
      {
        text: [
          `They lay on their stomachs and looked. Right at the back, behind the flower pots, were two green eyes. Nobody could have heard it who wasn't a genie. It had had milk every night, out of a saucer, and hadn't liked to say so. It came out on its own four feet. It sniffed at the mat, and stood on it. It looked into the hat. "That isn't magic," said the genie. "I only listened."`,
          `Under the shed it was dark and dusty. "Hello?" said ${w}. It was grey, and as thin as a glove, and it had milk on its chin. "So it never was hedgehogs," said ${w}. It was afraid of everything there was. But there lay a mat, and on the mat there lay a hat, upside down. It was just the size. It took an hour. It went in backwards, so as to keep an eye on them.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [seen(W, 'kneel', 'happy'), seen(N, 'kneel', 'happy')],
          things: ['hat'],
        },
      },
      {
        text: [
          `The genie comes to tea on Wednesdays now, and nobody wishes for anything. "What would you like?" says ${w}. "I beg your pardon?" says the genie. It heard perfectly well. It just likes to be asked. "A bun," it says. "${refrain}" says ${w}, and brings one. On the mat, in the hat, the cat opens one eye, and shuts it.`,
          `If you go by, of an evening, you may see a lid move. Up comes somebody blue, to hear what sort of a day it has been. "Three wishes," the genie says sometimes. "A hat, a mat and a lid. It's the best that I ever did." "And what do you wish for?" says ${w}, who always asks that. "One more biscuit," says the genie. "${refrain}" says ${w}.`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'sit', 'happy'), seen(W, 'sit', 'happy')], things: ['hat'] },
      },
    ],
  };
}
