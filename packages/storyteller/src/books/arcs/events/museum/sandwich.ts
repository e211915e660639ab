import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  "That's my sandwich",
  "It's my sandwich",
  "That's only my sandwich",
  "But that's my lunch",
  "It's only my lunch",
  "That's my lunch",
  "It's just my sandwich",
  "That's mine, for lunch",
  'I was eating that',
  'Please, I was eating that',
] as const;
const TITLES = ['please do not touch', 'my sandwich', 'half a sandwich', 'very old, with egg'];

interface Visit {
  /** Who has come along. */
  readonly C: Figure;
  readonly c: string;
  readonly Ccap: string;
  /** Mrs Finch, who looks at things, and Mr Orr, who explains them. */
  readonly L: Figure;
  readonly M: Figure;
  /** "dinosaur" or "pot": what was put together again; its pieces; and how it came to need it. */
  readonly whole: string;
  readonly bits: string;
  readonly besides: string;
}

function visitOf({ A, K, G, g, k, raw, company }: Going): Visit {
  const isClass = /\b(?:class|school)\b/.test(raw);
  const C = isClass
    ? company.person('Miss Hill', 'teacher')
    : g !== 'the grown-up' && A !== G
      ? G
      : A === K
        ? (company.other ?? G)
        : K;
  const isBones = /\bdino\w*|\bbones?\b|\bskeletons?\b|\bfossils?\b|\bmammoth\b|\bnatural history\b/.test(raw);
  return {
    C,
    c: C.name,
    Ccap: cap(C.name),
    L: company.person('Mrs Finch', 'neighbour'),
    M: company.person('Mr Orr', 'teacher'),
    whole: isBones ? 'dinosaur' : 'pot',
    bits: isBones ? 'bones' : 'pieces',
    besides: isClass ? ' The whole class came.' : K === A || K === C ? '' : ` ${k} came too.`,
  };
}

/** A sandwich is put down on an empty stand, and is taken for something very old. The other half of it says whose it is. */
export const SANDWICH: EventPlot = { id: 'sandwich', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { C, L, M, c, whole, bits, besides } = visitOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'library', camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(C, 'walk', 'happy')] },
        `${A.introduced} is at the museum. ${cap(C.introduced)} is there too.${besides.replace(' came', ' comes')} There is a big ${whole}.`,
        `This is the museum. Here come ${A.introduced} and ${c}.${besides.replace(' came', ' comes')} Look, a big ${whole}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(C, 'point', 'happy')] },
        `It was all in ${bits}. "But they fit," says ${c}. "So it is one ${whole}."`,
        `"It was in ${bits}," says ${c}. "See how they fit? It is all one ${whole}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich')] },
        `${a} eats half a sandwich. Oh, a shoe is open!`,
        `${a} has half a sandwich. But now a shoe is open.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'calm')], things: ['sandwich'] },
        `Here is a stand with nothing on it. ${a} puts the sandwich there.`,
        `There is a stand. It is empty. Down goes the sandwich.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'look-up', 'curious'), seen(A, 'stand', 'surprised')],
          things: ['sandwich'],
        },
        `Here comes Mrs Finch. She looks and looks. "How old it is!" "${refrain}" says ${a}.`,
        `"Oh, how old!" says Mrs Finch. She looks at the sandwich. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'point', 'proud'), seen(L, 'stand', 'curious'), seen(A, 'stand', 'worried')],
          things: ['sandwich'],
        },
        `Mr Orr works here. "That must be Roman," says Mr Orr. "${refrain}" says ${a}.`,
        `"Very, very old," says Mr Orr. More people come. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'proud', 'sign'), seen(A, 'stand', 'sad')], things: ['sandwich'] },
        `Now there is a sign. It says: do not touch! And ${a} is so hungry.`,
        `Now there is a sign: do not touch! "${refrain}" says ${a}. No one listens.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'sandwich')] },
        `Then ${a} looks in the bag. There is the other half!`,
        `But what is in the bag? The other half of the sandwich!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'sandwich'), seen(M, 'stand', 'surprised'), seen(L, 'stand', 'surprised')],
        },
        `Half and half. They fit! "It is all one sandwich," says ${a}. "And it is mine."`,
        `${a} puts the halves side by side. They fit! "So it is one. It is my lunch."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(M, 'hold', 'happy', 'sign')],
        },
        `Mmm! ${a} eats it all. Now the sign says: crumbs, very new.`,
        `${a} and ${c} eat it up. Mr Orr makes a new sign: crumbs. Do not touch!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { C, L, M, c, Ccap, whole, bits, besides } = visitOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(C, 'walk', 'happy')],
          things: ['sign'],
        },
        `There was a sign at every door in the museum. PLEASE DO NOT TOUCH, it said. ${A.introduced} walked with both hands in the air. ${cap(C.introduced)} had the ticket.${besides} It was a very old place, and everything in it was older.`,
        `${A.introduced} went to the museum with ${C.introduced}.${besides} It smelled of polish. On every wall there was a sign that said: PLEASE DO NOT TOUCH. "Not even the wall?" said ${a}. "Better not," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(C, 'point', 'happy')] },
        `In the big hall there stood a ${whole}. It had been found in forty ${bits}. "How do they know that it's all one ${whole}?" said ${a}. "Because the ${bits} fit," said ${c}. "If they fit, they belong together."`,
        `The best thing was a ${whole}. Somebody had dug it up, all in ${bits}. "They might be from anywhere," said ${a}. "No," said ${c}. "Look at the edges. They fit. So it's one ${whole}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich'), seen(C, 'walk', 'calm')] },
        `It is hungry work to look at things. ${a} had an egg sandwich, cut in two. Nobody was about, and ${c} had gone to find the map. ${a} had eaten one bite when a lace came undone.`,
        `After three rooms ${a} was starving. ${Ccap} had gone back for the coats. There was an egg sandwich in the bag, in two halves. ${a} took out one of them. Then somebody had to sneeze.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'calm')], things: ['sandwich'] },
        `Where do you put a sandwich when you need both hands? There was a stand, with a lamp over it, and nothing on it. ${a} laid the sandwich there. It was only for a moment.`,
        `You need both hands for a handkerchief. Beside ${a} there was an empty stand, quite clean. ${a} put the half sandwich on it and turned round.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'curious'), seen(A, 'stand', 'surprised')], things: ['sandwich'] },
        `When ${a} turned back, there was a lady. It was Mrs Finch, and she had her nose right over it. "Oh, I say," she said. "So old, and you can still see the egg." "${refrain}" said ${a}. "Shh," said Mrs Finch. "I'm looking."`,
        `There stood Mrs Finch, who came to the museum on Tuesdays. "I've never noticed this one," she said. "The edges! It must have been somebody's dinner." "${refrain}" said ${a}. "It was, dear," said Mrs Finch, "a long time ago."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'point', 'proud'), seen(L, 'stand', 'curious'), seen(A, 'stand', 'worried')],
          things: ['sandwich'],
        },
        `Other people came to see what she was looking at. Mr Orr came, who knew everything in there by heart. "It's Roman," said Mr Orr. "You can tell by the crust." Eleven people wrote it down. "${refrain}" said ${a}, from behind.`,
        `Where one person looks, there are soon ten. Mr Orr pushed through. He worked there, and he had a beard. "Early bread," said Mr Orr. "There's a bite in it. It was a lion, or something near it." "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'proud', 'sign'), seen(A, 'stand', 'sad'), seen(L, 'stand', 'happy')],
          things: ['sandwich'],
        },
        `They put a red rope round it. They turned on a lamp. Last of all they put up a sign. You can guess what it said. "${refrain}" said ${a}, so loudly that it rang. "Shh!" said everybody. ${A.names} tummy said something too.`,
        `Before long it had a rope, a lamp, and a glass over it. PLEASE DO NOT TOUCH, said the sign. There lay the sandwich. You could smell it a little. "${refrain}" said ${a}. "They all say that," said Mr Orr.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'sandwich')] },
        `How can you show that a thing is yours? ${a} looked up, and there was the ${whole}, with all its ${bits}. If they fit, they belong together. ${a} opened the bag, and there it was. The other half!`,
        `${a} sat down on the floor. From there you could see the ${whole}. It was forty ${bits}, and it was one ${whole}, and everybody believed it. ${a} sat up. The bag! There was one piece more in there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'sandwich'), seen(M, 'stand', 'surprised'), seen(L, 'stand', 'surprised')],
        },
        `"Excuse me," said ${a}, and held the second half next to the first. There was egg on this side, and egg on that side. It fitted to a crumb. "So it's one sandwich," said ${a}. "And I've got the paper it came in."`,
        `${a} went up to the rope. "Would you hold this to that?" said ${a}. Mr Orr did, and his eyes grew round. "It fits!" he said. "Then it belongs together," said ${a}. "And this half was in my bag."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'surprised'), seen(C, 'stand', 'surprised'), seen(A, 'point', 'happy')],
          things: ['sandwich'],
        },
        `Mr Orr went as red as the rope. "There are rules," he said, "for things whose owner is found." He gave back the half, and bowed. "What's going on?" said ${c}, who had come back. "They've dug up my lunch," said ${a}.`,
        `It was very still in the hall. "Who did you say made it?" said Mr Orr. "I did," said ${a}, "at eight o'clock." Just then ${c} came back. "Have I missed anything?" said ${c}. "Only the Romans," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(M, 'hold', 'happy', 'sign')],
        },
        `They ate it on the steps, half each, and eleven people watched. When they came past the stand again, there was a new sign. CRUMBS, it said. EGG. TODAY.`,
        `They ate a half each under the ${whole}. It was the best thing in the whole museum. And the stand is not empty any longer. There is a sign on it: CRUMBS, FROM A REAL LUNCH. PLEASE DO NOT TOUCH.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { C, L, M, c, Ccap, whole, bits, besides } = visitOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(C, 'walk', 'excited')],
          things: ['sign'],
        },
        `${cap(C.introduced)} likes museums and reads every label. ${A.introduced} likes them as well, but more with the feet.${besides} There was a sign in each doorway: PLEASE DO NOT TOUCH. A man on a chair watched you not doing it. "Everything here has been somebody's," said ${c}. "Then why can't they have it back?" said ${a}.`,
        `It was raining, and so they had gone to the museum. ${cap(C.introduced)} wanted to see all of it. ${A.introduced} wanted to see the middle.${besides} PLEASE DO NOT TOUCH, said the signs: not the spoons, not the shoes, not the saucepan with the hole. A man on a chair saw to it. "It's only things," said ${a}. "It's only things because nobody's using them," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(C, 'point', 'happy')] },
        `The middle was a ${whole}. It had come out of a field in forty ${bits}. A Mr Orr had spent nine years putting them together. "And if half of them are from something else?" said ${a}. "They'd not fit," said ${c}. "Look along the edges. You can say what you like, but you can't argue with an edge."`,
        `In the great hall there was a ${whole}, which a Mr Orr had put together out of forty ${bits}. It had taken him nine years. You could see the joins. "How does he know that it's a single one?" said ${a}. "Because it fits," said ${c}. "It's the only proof there is. People can be wrong about anything else." And ${c} went off to read the next label.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich')] },
        `By twelve ${a} was alone with a sandwich. It was egg, cut in two, and it had been made that morning in some hurry. One half stayed in the bag. ${a} had just bitten into the other when the lace of one shoe came undone. To tie a lace you need two hands. ${a} looked round. There was a stand, with a velvet top, and there was nothing on it.`,
        `${Ccap} had reached the spoons. There were two hundred. ${a} slipped round the corner and took out half a sandwich. It was egg, and a bit squashed on one side. It tasted the better for being forbidden. Then ${a} had to sneeze. You must not sneeze over Romans. ${a} put the half down quickly on an empty stand, and felt for a handkerchief.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'stand', 'curious'), seen(A, 'stand', 'surprised')],
          things: ['sandwich'],
        },
        `It takes as long as that to become old. When ${a} looked up, there was a lady with her glasses on her nose and her nose on the sandwich. This was Mrs Finch, who had a season ticket. "How moving," said Mrs Finch. "You can see the bite. They never came back for it." "${refrain}" said ${a}. "In a way," said Mrs Finch, "it's all of ours."`,
        `It had not lain there a minute. But a lamp hung over it, and that does a lot for a sandwich. "Come and see, Arthur," said Mrs Finch, who came every Tuesday, to a husband who stayed at home. "It's bread. It's been bitten, by a real person." "${refrain}" said ${a}. Mrs Finch patted ${A.names} head. "That's just how one feels," she said.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'point', 'proud'), seen(L, 'stand', 'curious'), seen(A, 'stand', 'worried')],
          things: ['sandwich'],
        },
        `Nothing draws people like somebody looking. There were five, and then a dozen, and then thirty. And there was Mr Orr as well. He did not know what it was, and he had never in his life said so. "Late Roman," said Mr Orr. "Note the crust. The yellow is a sort of paint." Thirty pencils wrote: paint. "${refrain}" said ${a}. "There's always one," said Mr Orr.`,
        `Mr Orr was showing people round, and came to where the crowd was thickest. It must have been a nasty moment. There was a thing in his own museum, and he did not know it. But they were all waiting. "This," said Mr Orr, "is late Roman." Once he had said it, it got easier. There was a good deal about the crust. "${refrain}" said ${a}, and nobody wrote that down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'proud', 'sign'), seen(A, 'stand', 'sad'), seen(L, 'stand', 'happy')],
          things: ['sandwich'],
        },
        `They brought a red rope and put it round. They brought a glass bell and put it over. The sign came last. By then ${a} had told the man on the chair, and a boy who was eating a better one. "${refrain}" said ${a}. They were all very nice about it. It is a curious thing to be the only person in a building who knows what something is.`,
        `It got a rope, and a lamp of its own, and a man from the newspaper. ${a} pulled at one sleeve after the other. "${refrain}" said ${a}. "Of course it is," they said, and smiled over ${A.names} head. After a while it felt very odd. They were so many, and they had pencils. ${a} looked at it through the glass, and for a moment was not quite sure.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['notebook'] },
        `${a} sat down at the foot of the ${whole}, and was hungry, and thought it over. You could let it go. It was only egg. Mr Orr would be happy, Mrs Finch had cried a little, and nobody would be the worse. But then there would be thirty people with a page in a notebook, and it would not be so. It would never have been so, and they would all know it by heart.`,
        `You might just leave it. That was the easiest thing. There was Mr Orr, so happy, and Mrs Finch, wiping her glasses, and what does half a sandwich matter? ${a} leaned against the ${whole}. It mattered rather a lot, somehow. Every one of them had it in a notebook, and would believe it until they were a hundred. And all on account of one moment.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'excited', 'sandwich'), seen(C, 'stand', 'curious')] },
        `"There you are," said ${c}. "What's everybody looking at?" "My lunch," said ${a}. ${Ccap} looked at the crowd, and then at ${a}, and asked only one thing. "Can you prove it?" Up above them went the joins, one after another. You can say what you like, but you can't argue with an edge. ${a} got up. In the bag, in its paper, was the other half.`,
        `That was where ${c} found ${a}. "They've got my sandwich," said ${a}, "and it's Roman." It sounded foolish even to the one who said it. But ${c} believed it at once, and that was almost as good as eating. "Well," said ${c}, and knocked gently on the stand of the ${whole}, "how do we know what belongs together?" ${a} looked up, and then dived into the bag, with both arms.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'determined', 'sandwich'),
            seen(M, 'stand', 'surprised'),
            seen(L, 'stand', 'surprised'),
          ],
        },
        `It is not easy to walk through a crowd that has made up its mind. "I've found some more of it," said ${a}. They let that through. Mr Orr lifted the glass with two fingers, and ${a} laid the one half to the other. There was a wobble in the middle, where somebody had cut it in a hurry. Both halves had it. It closed up like a door. Nobody said anything. They could all see the edge.`,
        `"Mr Orr," said ${a}, "here's another piece." Nobody who has spent nine years on forty ${bits} can hear that and stand still. He had the glass off before he had thought. The halves went together, crust to crust and egg to egg. There was not a hair's breadth between them. "It fits," said Mr Orr, as if to himself. "Wherever did you dig it up?" Then he saw the bag. It had ${A.names} name on it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'kneel', 'sad'), seen(A, 'hold', 'happy', 'sandwich'), seen(C, 'stand', 'happy')],
        },
        `Mr Orr had gone the colour of the rope. Thirty pencils waited. It must be a long way from "Late Roman" to where he was going, but he went. "I didn't know," said Mr Orr, out loud. "I should have said so at the start. Cross it out." And he unhooked the rope himself. ${a} had meant to enjoy that part. "You were right about the crust," said ${a}. "It is quite old. It's Sunday's."`,
        `You could hear the rain. "I made a mistake," said Mr Orr to them all. It was plainly a sentence that he had never used. "I didn't know, and I made it up. This is egg." Then he looked as though he would have liked to be somewhere else, under glass. ${a} had been cross for an hour, and found that it was gone. "Would you like a bit?" said ${a}. "There's only a bite out of it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(C, 'sit', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(L, 'stand', 'happy'),
          ],
          things: ['sign'],
        },
        `They ate it on the floor under the ${whole}, in three pieces, which had fitted once. Mrs Finch said that she was glad somebody had come back for it, after all. There's a new sign in that museum now, and it hangs over that stand. WE DO NOT KNOW WHAT THIS IS, it says. There's nothing there but a crumb. It is the only label that ${a} has ever read to the end.`,
        `So the three of them had lunch among the ${bits}. It was not allowed, and the man on the chair looked at the ceiling. The stand is still there. Mr Orr would not have it dusted. There are crumbs on it under a glass, and a small white card: EGG. TUESDAY. OWNER FOUND. "That's a good label," said ${c}. "It's short," said ${a}, "and it's true."`,
      ),
    ],
  };
}
