import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { isOfKin } from './who-starts.ts';

const REFRAINS = [
  'Just in case',
  'You never know',
  'One never knows',
  'It may be wanted',
  'It may be useful',
  'Better with than without',
  'I might need it',
  'In case of need',
  'You might want it',
  'It could be needed',
] as const;
const TITLES = ['thump', 'what was in the rucksack', 'the peg by the door', 'a spoon, a torch and a pillow'] as const;
const CLASSMATES = ['Sal', 'Robin', 'Noor', 'Jess', 'Tobi'] as const;

interface School {
  /** Who is met at school: the second being of the theme, or the child beside a hero, else another child. */
  readonly B: Figure;
  /** Who comes along as far as the gate, with the grown-up. */
  readonly W: Figure | null;
  /** "school", "nursery", "the new school". */
  readonly school: string;
  /** "rucksack", "school bag". */
  readonly bag: string;
  /** "red rucksack", where the theme gives it a colour. */
  readonly itsLook: string;
  readonly byBus: boolean;
  readonly refrain: string;
}

function schoolOf({ A, K, company, raw, chance }: Going): School {
  const kin = isOfKin({ A, K, company });
  const own = A === K || kin;
  // Twins are in one class.
  const twin = /\btwins?\b/.test(raw) ? company.alsoThere[0] : undefined;
  const newMate = () => twin ?? company.person(chance.pick(...CLASSMATES.filter((each) => each !== K.name)), 'child');
  const bag = /\bbackpack\b/.test(raw) ? 'backpack' : /\bschool ?bag\b/.test(raw) ? 'school bag' : 'rucksack';
  const colour = /\b(?:red|blue|green|yellow|pink|purple|orange)\b(?= (?:rucksack|backpack|school ?bag)\b)/.exec(raw);
  return {
    B: own ? newMate() : (company.other ?? K),
    W: kin ? K : own ? company.other : company.other ? K : null,
    school: /\b(?:nursery|pre-?school|kindergarten|playgroup)\b/.test(raw)
      ? 'nursery'
      : /\bnew school\b|\bnew (?:(?:girl|boy|child|kid|pupil|student|one) )?(?:in|at) \b/.test(raw)
        ? 'the new school'
        : 'school',
    bag,
    itsLook: colour ? `${colour[0]} ${bag}` : bag,
    byBus: /\bbus\b/.test(raw),
    refrain: chance.pick(...REFRAINS),
  };
}

/** A rucksack full of home is too heavy for its peg, until one after another somebody needs what is in it. */
export const JUST_IN_CASE: EventPlot = { id: 'just-in-case', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { B, W, school, bag, itsLook, byBus, refrain } = schoolOf(going);
  const b = B.name;
  const along = W ? ` ${W.introduced} comes along.` : '';
  const off = byBus ? 'Off they go, by bus.' : 'Off they go.';
  const walkers = [seen(A, 'walk', 'calm', 'backpack'), seen(G, 'walk', 'happy')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The first day at ${school}! ${A.introduced} has a new ${bag}. In go a spoon and a torch. "${refrain}," says ${a}.`,
          `${A.introduced} has a first day at ${school}. Into the new ${bag} goes a spoon. In goes a torch. "${refrain}," says ${a}.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy')],
          things: ['backpack', 'spoon', 'torch'],
        },
      },
      {
        text: [
          `In goes a pillow. "All that?" says ${g}. "${refrain}," says ${a}.`,
          `A pillow goes in. "A pillow?" says ${g}. "${refrain}," says ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['backpack', 'pillow'],
        },
      },
      {
        text: [
          `${off}${along} "I'll be back after lunch," says ${g}. Now ${g} goes.`,
          `${off}${along} "See you after lunch," says ${g}. And then ${g} goes.`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'wide',
          actors: W ? [...walkers, seen(W, 'walk', 'calm')] : walkers,
        },
      },
      {
        text: [
          `Here is a peg for ${a}. Up goes the ${itsLook}. Thump! It is too heavy.`,
          `${a} hangs the ${itsLook} on a peg. Thump! It is too heavy. Down it comes.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['backpack'],
        },
      },
      {
        text: [
          `${B.introduced} wants to dig. There is no spade. Out comes the spoon!`,
          `There is ${B.introduced}. "I have no spade," says ${b}. Out comes the spoon! ${b} digs.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'happy')],
          things: ['spoon'],
        },
      },
      {
        text: [
          `Up goes the ${bag}. Thump! A ball is under the cupboard. It is dark. Out comes the torch!`,
          `Thump goes the ${bag}. "Where is my ball?" says ${b}. Out comes the torch. There!`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious', 'torch'), seen(B, 'kneel', 'happy')],
          things: ['ball', 'backpack'],
        },
      },
      {
        text: [
          `Story time! The floor is hard. Out comes the pillow. ${a} has one end, ${b} the other.`,
          `Now there is a story. The floor is hard. Out comes the pillow! It is for two.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')], things: ['pillow'] },
      },
      {
        text: [
          `Up goes the ${bag}. No thump! It hangs. What is in it now? Nothing.`,
          `Up it goes again. The ${bag} stays up! There is nothing in it now.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'happy')], things: ['backpack'] },
      },
      {
        text: [
          `After lunch, there is ${g}! ${b} comes with a leaf. In it goes.`,
          `Here is ${g}! But ${b} has a leaf for ${a}. Into the ${bag} it goes.`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy', 'backpack'), seen(G, 'wave', 'happy')],
          things: ['leaf'],
        },
      },
      {
        text: [
          `What is in ${G.names} pocket? "That's my sock!" says ${a}. "${refrain}," says ${g}.`,
          `${Gcap} has kept a small sock. "That's mine!" says ${a}. "${refrain}," says ${g}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { B, W, school, bag, itsLook, byBus, refrain } = schoolOf(going);
  const b = B.name;
  const along = W ? ` ${W.introduced} came along as far as the gate.` : '';
  const off = byBus ? 'They went by bus.' : 'They went on foot.';
  const walkers = [seen(A, 'walk', 'calm', 'backpack'), seen(G, 'walk', 'calm')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was the first day at ${school}. ${A.introduced} had a new ${bag}, and there was nothing in it. That would not do. In went a spoon. "What is that for?" said ${g}. "${refrain}," said ${a}.`,
          `${A.introduced} had a new ${bag}, for ${school}. It smelled of shop. Today was the first day. ${a} looked about the kitchen, and put in a big spoon. "There will be spoons," said ${g}. "${refrain}," said ${a}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(G, 'stand', 'surprised')],
          things: ['backpack', 'spoon'],
        },
      },
      {
        text: [
          `In went a torch, because it might be dark. In went an umbrella, because it might be wet. Last of all, in went the pillow from ${A.names} bed. "${refrain}," said ${a}, and sat on the ${bag} to shut it.`,
          `After the spoon came the torch, the umbrella and ${A.names} own pillow. It took the two of them to do up the buckle. "You'll be home by three," said ${g}. "${refrain}," said ${a}.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(G, 'stand', 'happy')],
          things: ['backpack', 'umbrella', 'pillow', 'torch'],
        },
      },
      {
        text: [
          `${off}${along} From behind there was nothing to see but ${bag} and feet. "I'll be standing just here at three," said ${g}. Then ${g} went round the corner. It was a very quick corner.`,
          `${off}${along} It was not far, but it was far with a ${bag} like that. "At three I'll be here, by this post," said ${g}. ${a} looked at the post for a while. When ${a} looked up, ${g} was gone.`,
        ],
        scene: { setting: 'school-gate', camera: 'wide', actors: W ? [...walkers, seen(W, 'walk', 'calm')] : walkers },
      },
      {
        text: [
          `"That one is yours," said somebody. It was a peg with ${A.names} name on it. ${a} hung up the ${itsLook}. Thump! "Oh," said ${a}, and hung it up again. Thump! It was too heavy for its peg.`,
          `There was a peg for everybody. All the others were hanging up coats. ${a} heaved up the ${itsLook}, and let go. Thump! It went straight down. "What have you got in there?" said somebody. "Bricks?" No, it was only a bit of everything. But the peg was small, and the ${bag} was too heavy.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['backpack'],
        },
      },
      {
        text: [
          `So ${a} took it along to the sandpit. There sat ${B.introduced}, digging with one finger. "They've run out of spades," said ${b}. ${a} thought about it, and undid the buckle. The spoon was bigger than any spade. "Do you always have that with you?" said ${b}.`,
          `${a} carried it outside instead. There were nine spades, and ten who wanted one. The tenth was ${B.introduced}. "I could dig with my shoe," said ${b}. "I've got a spoon," said ${a}. They dug with it in turn, right down to where it was wet.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(B, 'kneel', 'surprised'), seen(A, 'kneel', 'happy')],
          things: ['spoon', 'backpack'],
        },
      },
      {
        text: [
          `Back at the pegs, ${a} tried again. Thump! It was only a spoon lighter. But something had rolled under the big cupboard, and it was ${B.names} ball. It was as dark as a drawer in there. "Wait," said ${a}. Out came the torch.`,
          `It went up on the peg, and it came down. Thump! One spoon less was not enough. "My ball's under the cupboard," said ${b}, lying flat on the floor. "I can't see a thing." ${a} could. ${a} had a torch.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy', 'torch'), seen(B, 'kneel', 'curious')],
          things: ['ball', 'backpack'],
        },
      },
      {
        text: [
          `Then it rained, and the lunch was on the other side of the yard. "Run!" said somebody. "Wait," said ${a}. It was a grandfather of an umbrella. Five of them got under it, and walked.`,
          `At noon it poured. Lunch was across the yard, and it smelled good. Out of the ${bag} came the umbrella, as big as a shed. "Come in," said ${a}. Four came in, and one more, and they went across like a beetle.`,
        ],
        scene: {
          setting: 'playground',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud', 'umbrella'), seen(B, 'walk', 'happy')],
        },
      },
      {
        text: [
          `After lunch there was a story, and the floor was hard. ${a} still had one thing left, the pillow. It smelled of home. ${a} held it for a page and a half. Then ${a} put it down flat and moved over. "It's for two," said ${a}.`,
          `Then they all sat down for a story. "This floor has got bones in it," whispered ${b}. There was only the pillow left. ${a} had been keeping it. ${a} smelled it once, and put it on the floor between them. "You can have that half," said ${a}.`,
        ],
        scene: {
          setting: 'classroom',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')],
          things: ['pillow'],
        },
      },
      {
        text: [
          `When it was over, ${a} went out to the pegs. Up went the ${bag}. ${a} waited for the thump. There was none. It hung there among the coats like all the rest. It had nothing in it at all.`,
          `On the way out ${a} tried once more. One, two, up. ${b} covered both ears. Nothing went thump. The ${bag} hung on its peg, as flat as a sock. "It's because it's empty," said ${b}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'stand', 'happy')],
          things: ['backpack'],
        },
      },
      {
        text: [
          `It was not empty for long. ${b} put in a leaf with a hole in it. "What's it for?" said ${a}. "${refrain}," said ${b}. And then it was three, and by the post stood ${g}.`,
          `"You need something in it for tomorrow," said ${b}, and looked in every pocket. There was a leaf, a bit crumpled. It went in. "${refrain}," said ${b}. Outside stood ${g}, exactly at the post.`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy', 'backpack'), seen(G, 'wave', 'happy')],
          things: ['leaf'],
        },
      },
      {
        text: [
          `On the way home ${g} felt for the keys. Out of ${G.names} pocket came a small sock. It was not ${G.names} size. "That's mine!" said ${a}. "Have you had it there all day?" ${Gcap} went a bit pink. "${refrain}," said ${g}.`,
          `${Gcap} carried the spoon and the umbrella, and ${a} the rest. "What's that in your pocket?" said ${a}. A toe was sticking out of it. It was one of ${A.names} socks. "I've had it with me since this morning," said ${g}. "${refrain}."`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'surprised', 'backpack'), seen(G, 'walk', 'shy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { B, W, school, bag, itsLook, byBus, refrain } = schoolOf(going);
  const b = B.name;
  const along = W ? ` ${W.introduced} came along as far as the gate, and did not say much either.` : '';
  const off = byBus ? 'They went by bus, standing up.' : 'They went on foot.';
  const walkers = [seen(A, 'walk', 'calm', 'backpack'), seen(G, 'walk', 'calm')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Nobody can know what will happen on a first day at ${school}. ${A.introduced} had thought about that a good deal, in bed, with open eyes. So a big spoon went into the new ${bag}. After it went a torch, and the umbrella from the hall that had been a great-grandfather's. "They do have spoons there," said ${g}. "${refrain}," said ${a}.`,
          `The new ${bag} had eleven pockets. On the first day at ${school}, at seven, they were all empty. ${A.introduced} could not look at that for long. In went a wooden spoon, a torch, and then, slantwise, the family umbrella. "Is it going to rain, indoors?" said ${g}. "${refrain}," said ${a}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(G, 'stand', 'curious')],
          things: ['backpack', 'spoon', 'torch', 'umbrella'],
        },
      },
      {
        text: [
          `Last of all ${a} went back upstairs, and came down with a pillow. It was the one from ${A.names} own bed, with the dent in it. ${g} opened wide to say something, and then did not say it. They knelt on the ${bag} from both sides until the buckle shut. It was as round as a melon. "${refrain}," said ${a}, though nobody had asked.`,
          `There was room for one more thing, if you were firm with it. ${a} got the pillow, the old one, that had known ${a} longest. It did not want to go in. ${Gcap} held and ${a} pushed, and neither of them said a word about it. Then the buckle clicked. "${refrain}," said ${a}, rather fast.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(G, 'kneel', 'calm')],
          things: ['backpack', 'pillow'],
        },
      },
      {
        text: [
          `${off}${along} At the gate there was a post with a dent in it. "That's where I'll be," said ${g}, "at three, on this side of it." ${a} looked at the post until every bit of it was learnt by heart. When ${a} had done, there was only the post. All round it hundreds of feet were going in, and every pair of them knew the way.`,
          `${off}${along} "Three o'clock," said ${g}, "and I'll be leaning on this post." They both leaned on it, to try it. Then there was a bell, and a great deal of noise. In the noise ${g} had gone. It's odd how much room one person takes up, when they are not there.`,
        ],
        scene: { setting: 'school-gate', camera: 'wide', actors: W ? [...walkers, seen(W, 'walk', 'calm')] : walkers },
      },
      {
        text: [
          `Inside were the pegs, and one said who it was for. ${a} lifted the ${itsLook} with both arms, and let go. Thump! It hit the floor so hard that the coats swung. ${a} tried it by the other strap. Thump! A row of faces looked round. A peg is made for a coat, and perhaps a hat. Nobody had told it about umbrellas.`,
          `There was a peg, with the right name, and the ${itsLook} went up on it. It stayed for as long as it takes to turn round. Thump! ${a} hung it up by its loop, and the loop held, and the ${bag} slid out of its own straps. Thump! It was clear what was wrong. There was too much home in it for one small peg.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['backpack'],
        },
      },
      {
        text: [
          `On the next peg hung a bag that was perfectly flat. It belonged to ${B.introduced}, and there was nothing in it, not so much as a pencil. "Why would I bring things?" said ${b}. "I want to see what they've got." "But what if they haven't got it?" said ${a}. "Then I do without," said ${b}. They looked at each other with some interest. Neither had met one of those before.`,
          `"What have you got in there?" said somebody. "Bricks?" It was ${B.introduced}, whose own bag hung one peg along, as thin as a letter. "It's only what you need," said ${a}. "What's in yours?" ${b} shook it, to show. It was air. "I don't need anything," said ${b}. "I never do." It sounded very free. ${a} did not believe a word of it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'surprised')],
          things: ['backpack'],
        },
      },
      {
        text: [
          `They were to dig out a bed for beans. There were nine trowels, and ten who wanted one, and ${b} was the tenth. "I'll do without," said ${b}, and dug with a stone, and after that with a shoe. It hurt to look at. ${a} went in, and came back with the spoon. "I didn't ask," said ${b}. But ${b} took it. By ten there was a hole that you could have put a chair in.`,
          `In the garden they ran out of trowels just before they got to ${b}. "It doesn't matter," said ${b}. "I've got hands." The earth was like a road. After a while ${a} could not bear it, and went to undo the buckle. A wooden spoon is a fine thing for beans. "I could have managed," said ${b}, and went through that bed like a mole.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'kneel', 'determined'), seen(A, 'kneel', 'happy')],
          things: ['spoon'],
        },
      },
      {
        text: [
          `One spoon less made no difference to the peg. Thump! Next, the lights went out in the middle of a sum. A fuse had gone, and the fuse box was in a cupboard with no window. So it was ${a} who stood there with the torch, while the caretaker said thank you, and hm, and ah. And at noon it rained, and the dinner was on the far side of the yard. Eight of them crossed under a great-grandfather's umbrella, ${b} in the middle. "You see?" said ${a}. "I'd only have got wet," said ${b}.`,
          `The ${bag} came down twice more that morning. Thump! Then somebody's ball went under the stage, into the dark, and everyone wanted the one who had a torch. Then the rain came down like gravel, just at dinner time. Out came the umbrella, and under it went anybody who could get a shoulder in. They went over the yard like one animal with sixteen legs. "It's no worse than a wet head," said ${b}, who was in the driest place.`,
        ],
        scene: {
          setting: 'playground',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud', 'umbrella'), seen(B, 'walk', 'calm')],
          things: ['torch'],
        },
      },
      {
        text: [
          `That left the pillow. It was not to be lent. ${a} had settled that on the stairs at home. It smelled of the right house. But it had just so much smell in it. You mustn't let it all out in one day. In the quiet hour they were told to find a place and read. ${a} put a hand in under the buckle, up to the elbow. It was still there. It was even a bit warm.`,
          `Now there was one thing in there, and it was going to stay in. A spoon is a spoon. But if nine people lay on a pillow it would smell of nine people. It would be just a pillow, then, and where would one be tonight? There was an hour for reading after dinner. ${a} sat next to the ${bag}, with one hand inside it. The other turned the pages.`,
        ],
        scene: {
          setting: 'classroom',
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'sit', 'calm')],
          things: ['backpack', 'pillow', 'book'],
        },
      },
      {
        text: [
          `${b} had gone in behind the coats. ${a} saw two feet there, close together, and not moving. "I don't need anything," said ${b}, before anybody had said a word. The voice was not so very steady. "No," said ${a}. It was a long time till three. There were forty-one coats, and none of them smelled of anything that ${b} knew. ${a} stood there and thought about tonight. Then ${a} went, and fetched it, and pushed it in under the coats, dent and all.`,
          `It was by the pegs that ${a} found ${b}, on the floor, under the flat bag. ${b} was looking at the wall. "I'm only looking," said ${b}. There was nothing to look at. "What at?" said ${a}. "At the time," said ${b}. It was ten past one. ${a} knew how that was, and ${a} had a pillow. It was not an easy thing to do, and it took as long as counting to twenty. Then ${a} did it. "It's got a dent," said ${a}. "You have to put your ear in that."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'calm')],
          things: ['pillow', 'coat'],
        },
      },
      {
        text: [
          `For a bit nobody said anything. "It smells of toast," said ${b}, into the pillow. "That's our kitchen," said ${a}, and told ${b} about the kitchen, and the stairs, and which of them creaked. ${b} told ${a} about a balcony. When the bell went, ${a} hung the ${bag} on its peg, out of habit, and waited for it. There was no thump. It hung there beside the other one, just as flat.`,
          `${b} lay with one ear in the dent, and breathed. "Who burns the toast at yours?" said ${b}. So ${a} told it all, toast and stairs and next door's cat. Then ${b} told about a balcony with a bucket. It got to be five to three. ${a} hung up the ${bag}, and ducked. But it stayed where it was. There was nothing left in it that could fall.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'happy')],
          things: ['backpack', 'pillow'],
        },
      },
      {
        text: [
          `At three ${g} was leaning on the post, as if the whole day had gone there. There was a great deal to tell. Half way through it, ${g} felt for a handkerchief. What came out was a small sock with a hole in it. "That's mine," said ${a}. "Yes," said ${g}. ${Gcap} looked at the sock, and put it carefully back. "${refrain}," said ${g}.`,
          `There was the post, and there was ${g}, with one hand deep in one pocket. It stayed there all the way down the road, until ${a} asked. Then ${g} brought it out and opened it. In it was a sock, not a big one. It was ${A.names}. It had gone quite warm. "Since when have you had that?" said ${a}. "Since nine," said ${g}. "${refrain}."`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised', 'backpack'), seen(G, 'stand', 'shy')],
        },
      },
      {
        text: [
          `Next morning ${a} packed again. In went the spoon, and the rest stayed at home; it left a good deal of room. At the pegs stood ${b}, with a bag that was not flat at all. It had a corner in it. "What have you got there?" said ${a}. ${b} looked up and down the row, and opened it a crack. It was a pillow, a very small one. "${refrain}," said ${b}.`,
          `The pillow still smelled of home, and a little of floor, and of something that must have been balcony. You could sleep on it. So the next day there was only a spoon in the ${bag}. ${a} hung it up without looking. One peg along, something went thump. "${refrain}," said ${b}, and picked it up again.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(B, 'stand', 'shy', 'backpack'), seen(A, 'stand', 'happy')],
        },
      },
    ],
  };
}
