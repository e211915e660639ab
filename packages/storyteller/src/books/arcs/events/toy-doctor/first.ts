import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'You first',
  'After you',
  'You do it first',
  'First you',
  'No, you first',
  'You go first',
  'Show me first',
  'Oh no, you first',
  'First you, then me',
  'You try it first',
] as const;
const TITLES = ['you first', 'say aah', 'how it goes', 'the patient who would not open'];

const IS_DOCTOR =
  /\b(?:is|who is|becomes|as|plays|wants to be) (?:an? |the )?(?:\p{L}+ )?(?:doctor|vet|dentist|nurse)\b|\b(?:doctor|dr|nurse) \p{L}+/iu;
const TOY = /^(?:teddy|doll|robot|rag doll|toy)$/;

interface Parts {
  readonly D: Figure;
  readonly P: Figure;
  readonly B: Figure;
  /** Another patient, at the end. */
  readonly N: Figure;
  /** "doctor", "vet", "dentist". */
  readonly trade: string;
  /** "a sore throat". */
  readonly ill: string;
  /** What it was: "a button". */
  readonly was: string;
  /** Where it is seen at the beginning: " One button of the white coat is gone." */
  readonly seenAt: string;
  /** The same in other words. */
  readonly seenToo: string;
  readonly seenWas: string;
  /** What is seen of the doctor, and what of the patient; one of them is empty. */
  readonly ofDoctor: string;
  readonly ofPatient: string;
  /** " of the toy hospital". */
  readonly also: string;
  readonly hospital: string;
}

function partsOf(going: Going): Parts {
  const { A, K, company, raw } = going;
  const isDoctor = A !== K && IS_DOCTOR.test(raw);
  const D = isDoctor ? A : K;
  const own = isDoctor ? company.other : A === K ? company.other : A;
  const P =
    own && own !== K && own.being?.isa !== 'person'
      ? own
      : company.meet(isDoctor && /toys?/.test(raw) ? 'teddy' : isDoctor ? 'giraffe' : 'teddy');
  const [pet, next] = company.passersBy(2, ({ isa, size }) => isa === 'pet' && size <= 2);
  const trade = /\bdentist|\btooth|\bteeth/.test(raw) ? 'dentist' : /\bvets?\b/.test(raw) ? 'vet' : 'doctor';
  const said = /\b(sore throat|tummy ache|cough|cold|toothache|headache|sore tummy|temperature|earache)\b/.exec(
    raw,
  )?.[1];
  const isToy = TOY.test(P.being?.id ?? '');
  const name = D.names;
  const also = /\bhospital/.test(raw)
    ? ` at the ${isToy ? 'toy' : 'animal'} hospital`
    : /\btoys\b/.test(raw)
      ? ' of the toys'
      : '';
  const [was, seenAt, seenWas] =
    trade === 'dentist'
      ? ['an apple pip', ` ${cap(P.name)} has an apple.`, ` ${cap(P.name)} still had half an apple.`]
      : isToy
        ? ['a button', ` ${cap(name)} coat has no top button.`, ` The top button of ${name} white coat was gone.`]
        : [
            'a crumb of toast',
            ` ${cap(P.name)} had toast for lunch.`,
            ` ${cap(P.name)} was all over crumbs, from lunch.`,
          ];
  return {
    D,
    P,
    B:
      D === K && company.friend !== K && company.friend !== P
        ? company.friend
        : isDoctor
          ? K
          : (pet ?? company.meet('cat')),
    N: next && next !== pet ? next : company.meet('hen'),
    trade,
    ill: said
      ? `a ${said}`.replace('a earache', 'an earache')
      : trade === 'dentist'
        ? 'a sore tooth'
        : 'a tickle in the throat',
    was: was ?? 'a button',
    seenAt: seenAt ?? '',
    seenToo:
      trade === 'dentist'
        ? ` ${cap(P.name)} eats an apple.`
        : isToy
          ? ` The coat has lost a button.`
          : ` ${cap(P.name)} has just had toast.`,
    seenWas: seenWas ?? '',
    ofDoctor: isToy && trade !== 'dentist' ? (seenWas ?? '') : '',
    ofPatient: isToy && trade !== 'dentist' ? '' : (seenWas ?? ''),
    also,
    hospital: /\bhospital/.test(raw)
      ? 'So it went all day in the toy hospital. '
      : /\btoys\b/.test(raw)
        ? 'So it went, with all the toys. '
        : '',
  };
}

/** A patient wants everybody else to go first; and nobody does it right, until the patient shows how. */
export const FIRST: EventPlot = { id: 'first', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { D, P, B, N, trade, ill, was, seenAt, seenToo, also } = partsOf(going);
  const [d, p, b] = [D.name, P.name, B.name];
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'medium',
          actors: [seen(D, 'stand', 'proud'), seen(P, 'walk', 'shy')],
          things: ['stethoscope'],
        },
        `${D.introduced} is the ${trade}${also}. In comes ${P.introduced}.${seenAt}`,
        `Who is the ${trade}${also}? ${D.introduced}! Here comes ${P.introduced}.${seenToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'worried'), seen(D, 'stand', 'calm')] },
        `Ow! ${p} has ${ill}. "Open wide," says ${d}. "Say aah!"`,
        `"I have ${ill}." "Can you say aah?" asks ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'cover', 'shy'), seen(D, 'stand', 'surprised')] },
        `But ${p} shuts tight. "${r}!"`,
        `No aah. "${r}!" says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'shout', 'happy'), seen(P, 'sit', 'curious')] },
        `So ${d} goes first. "Eee!" "That is not it," says ${p}.`,
        `${d} says, "Eee!" "No, not eee," says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'determined'), seen(B, 'shout', 'surprised')] },
        `"${r}!" So ${B.introduced} tries. "Ooo!" No, no.`,
        `Now ${B.introduced} is here. "${r}!" "Ooo!" says ${b}. No, not ooo.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'shout', 'happy'), seen(P, 'sit', 'worried')] },
        `Then comes ${g}. "${r}!" "Mmm!" says ${g}. All wrong!`,
        `And ${g}? "${r}!" ${Gcap} says, "Mmm!" Oh dear, oh dear.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'shout', 'determined'), seen(D, 'stand', 'surprised')] },
        `"Not eee! Not ooo! Not mmm!" says ${p}. "It goes aaaaah!"`,
        `Now ${p} stands up. "No, no, no! Look at me. It goes aaaaah!"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'reach', 'excited'), seen(P, 'shout', 'surprised')] },
        `${d} looks in, quick. "I see it!" Out comes ${was}. That was it!`,
        `Wide, wide open! "There it is!" says ${d}. It was ${was}. Out it comes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'jump', 'happy'), seen(D, 'hold', 'happy', 'plaster')] },
        `No more ow! A plaster, for fun? It goes on the nose.`,
        `"It is gone!" says ${p}. "Now a plaster! Here, on my nose!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'shy'), seen(P, 'shout', 'proud')] },
        `Next comes ${N.introduced}. "${r}!" says ${N.name}. "Me first!" says ${p}. "Aaaaah!"`,
        `Who is next? ${N.introduced}. "${r}!" says ${N.name}. "I know," says ${p}. "Aaaaah!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { D, P, B, N, trade, ill, was, seenWas, also } = partsOf(going);
  const [d, p, b, n] = [D.name, P.name, B.name, N.name];
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'medium',
          actors: [seen(D, 'stand', 'proud'), seen(P, 'walk', 'shy')],
          things: ['stethoscope'],
        },
        `"Next, please!" said ${D.introduced}, who was the ${trade}${also} that day. There was a white coat, and a lamp, and a chair. In came ${P.introduced}, very slowly.${seenWas}`,
        `${P.introduced} went to the ${trade}${also} that day. It was ${D.introduced}, in a white coat down to the floor. "Good morning," said the ${trade}. "Mind the coat."${seenWas}`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'worried'), seen(D, 'stand', 'curious')] },
        `"What is the matter?" said ${d}. "I've got ${ill}," said ${p}. "Then I must look," said ${d}. "It takes as long as it takes to say aah. So say aah."`,
        `${p} sat on the edge of the chair. "It's ${ill}," said ${p}. ${d} put on the lamp. "We shall soon see," said ${d}. "Open, and say aah, please."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'cover', 'shy'), seen(D, 'stand', 'surprised')] },
        `${p} shut up like a purse. You could hear nothing but humming. Then the purse opened, a very little. "${r}," it said, and was shut again.`,
        `${p} looked at the lamp. ${p} looked at the door. "${r}," said ${p}, and pressed everything tight.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'shout', 'happy'), seen(P, 'sit', 'curious')] },
        `"Me?" said ${d}. "There's nothing wrong with me." But ${p} waited. So ${d} opened wide. "Eeee!" "That isn't it," said ${p}. "That's what a door says."`,
        `A ${trade} has to be patient. "Very well," said ${d}. "Eeee!" ${p} looked in, with the lamp. "That was eee," said ${p}. "You said aah. It's quite another thing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'determined'), seen(B, 'shout', 'surprised')] },
        `${B.introduced} only wanted to see how it was going. "${r}," said ${p}, and pointed. "Oooo!" said ${b}. "No," said ${p}. "That's a ghost."`,
        `Just then ${B.introduced} put a head round the door. "${r}," said ${p}. ${b} did not know what it was about, and said, "Oooo?" "Wrong," said ${p}. "Is nobody taught anything?"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'shout', 'happy'), seen(P, 'sit', 'worried')] },
        `That left ${g}, who had come with a tray. "${r}," said ${p}. ${Gcap} put down the tray, and tried. "Mmmm!" "But it's shut!" cried ${p}. "How can one see in, when it's shut?"`,
        `Next came ${g}, with the tea. "${r}," said ${p}. "Mmmm!" said ${g}, with a biscuit inside. ${p} sighed. "You can't see anything but biscuit."`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'sit', 'sad'), seen(B, 'sit', 'calm'), seen(P, 'stand', 'surprised')] },
        `"Then we can't do it," said ${d}, and put out the lamp. "I'm not a real ${trade}, perhaps. I can only say eee." "And I say ooo," said ${b}. They all looked at the floor.`,
        `${d} took off the white coat. "It's no use. There's nobody here who can say aah," said ${d}. It was quiet. ${p} had to say something now. It was unbearable.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'determined'), seen(D, 'look-up', 'surprised')] },
        `"It's easy!" said ${p}, and got up on the chair. "It isn't eee, and it isn't ooo. You let everything hang open, like a gate. Listen! It goes aaaaaaah!"`,
        `"But it's so simple," said ${p}. "You go right down, and open up like a barn. I'll do it once, so watch. Aaaaaaah!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'reach', 'excited'), seen(P, 'shout', 'surprised')] },
        `And there ${d} was with the lamp. "I see it! Stay like that!" It took as long as it takes to say aah. Out came ${was}. "So that was it," said ${d}.`,
        `It was as wide as a barn, and as light as day. "There it is," said ${d}, and had it already. It was ${was}! "Aaah?" said ${p}, who had not even noticed.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'jump', 'happy'), seen(D, 'hold', 'happy', 'plaster')] },
        `${p} swallowed, and swallowed again. There was no more ${ill.replace(/^an? /, '')}. "I'd like a plaster, though," said ${p}. "On the nose, where people see it."`,
        `"It's gone!" said ${p}. "You're quite a good ${trade}, for somebody who says eee." So ${p} got a plaster on the nose, and two more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'shy'), seen(P, 'shout', 'proud'), seen(D, 'stand', 'happy')] },
        `The next patient was ${N.introduced}. "Say aah," said ${d}. "${r}," said ${n}, and shut up tight. ${p} came back in from the hall. "Me first!" said ${p}. "Now, watch how it goes."`,
        `"Next!" said ${d}. It was ${N.introduced}, who looked at the lamp. "${r}," said ${n}. "Not eee," said somebody with a plaster on the nose. "Let me. Aaaaaaah!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { G, g, chance } = going;
  const { D, P, B, N, trade, ill, was, ofDoctor, ofPatient, also, hospital } = partsOf(going);
  const [d, p, b, n] = [D.name, P.name, B.name, N.name];
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('you first', 'the thumb', 'the patient who would not open', 'as long as it takes')),
    refrain: r,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(B, 'stand', 'calm')],
          things: ['stethoscope', 'lamp'],
        },
        `${D.introduced} was the ${trade}${also}, and ${B.introduced} was the nurse. They had seen nine patients since breakfast.${ofDoctor} "You keep that hand in your pocket," said ${b}. "Is there something the matter with it?" "No," said ${d}, too fast. "Next, please!"`,
        `There was a white coat, a lamp and a queue. Whatever was wrong with anybody, ${D.introduced} the ${trade} put it right, with one hand. ${hospital}The other stayed in its pocket.${ofDoctor} "Why don't you use both?" said ${B.introduced}, who was the nurse. "It isn't needed," said ${d}. "Who's next?"`.replace(
          `${D.introduced} the ${trade}`,
          `${D.introduced}, the ${trade},`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(D, 'stand', 'curious')] },
        `It was ${P.introduced}.${ofPatient} "I have ${ill}," said ${p}. "I've had it since Tuesday. I don't need anything done about it. I only thought that I'd mention it." "Open," said ${d}, "and say aah." ${p} looked at the lamp, and the door, and then, for some reason, at the pocket. "And what's in there?" said ${p}.`,
        `Number ten was ${P.introduced}, with ${ill}.${ofPatient} ${cap(p)} sat right on the edge of the chair, like somebody waiting for a train. "It takes exactly as long as it takes to say aah," said ${d}. "I see," said ${p}. "And what's in the pocket?"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'cover', 'determined'), seen(D, 'stand', 'surprised')] },
        `"Nothing," said ${d}. "Say aah." "${r}," said ${p}. It was said quite politely. Then everything that could be shut was shut. ${d} had met with biters, and criers, and one who hid in the bin. There had never been one who was so reasonable about it.`,
        `"A hand," said ${d}. "Now open." ${p} thought it over. "${r}," said ${p}, and closed up like a letter box on a Sunday. You could have posted nothing in there, not even a thermometer. It was the first patient of the day who did not do as the ${trade} said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'shout', 'happy'), seen(B, 'shout', 'happy'), seen(P, 'sit', 'curious')] },
        `So ${d} said it. "Eeee," it came out, since nobody likes to show everything. "You're holding back," said ${p}. ${b} was asked next, and said "Oooo," and hit a high note. Then ${g}, who had only come with the tea, said "Mmmm." ${p} gave them all marks. Nobody had more than three.`,
        `They tried to be helpful. ${d} said "Eeee," with hardly a gap to see through. ${b} said "Oooo," like wind in a pipe. They even called in ${g}, who did it with a biscuit. "I could see nothing of any of you," said ${p}. "Is this how you do it when somebody's looking?"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'angry'), seen(P, 'sit', 'calm')] },
        `"Why won't you?" said ${d}, at last. "You know it doesn't hurt." "I know that," said ${p}. "I've watched you with nine of them. It's the bit before. When you've opened, you can't see what they do." ${p} looked at the pocket. "I think you know about the bit before."`,
        `${d} sat down on the other chair. "What is it that you're afraid of? Me?" "Not of you," said ${p}. "It's only that it's mine. When I've shown it to somebody, then they've seen it, and something has to be done. So long as it's shut, it might be nothing." ${d} said nothing for quite a time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(D, 'stand', 'worried')], things: ['clock'] },
        `"There are six more out there," whispered ${b}. "Send this one home." That could be done. ${ill.replace(/^an? /, '').replace(/^./, (x) => x.toUpperCase())} goes by itself, sometimes. And nobody would look at any pockets. ${d} went as far as the door, with one hand on the handle. It was the good hand.`,
        `The queue was down the stairs by then, and somebody in it was knocking. "Say that we're closed," said ${b}. "Say, come back on Monday." ${d} would have liked that very much. On Monday it could all be something else. That was what ${d} had been saying to the pocket since Thursday.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'worried'), seen(P, 'sit', 'curious')] },
        `Then ${d} came back, and sat down under the lamp, and took it out. There was a plaster on it, a grey one. Under the plaster was a splinter, as long as a grain of rice, and all round it was red. "I got it off the fence," said ${d}. "I haven't shown anybody. Not even ${g}. ${r}, you said. Well, here I am."`,
        `"${r}," ${d} said slowly. "You meant it, didn't you?" And out of the pocket came the hand, and off came the plaster, a corner at a time. It was only a splinter. But it had been in for three days, and it looked at them like an eye. Nobody had seen it until now but ${d}, and that was under the blanket.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined'), seen(D, 'shout', 'scared'), seen(G, 'stand', 'calm')],
        },
        `${p} bent over it. ${p} didn't say that it was nothing, which was decent. "We want ${g} for this," said ${p}, "and the tweezers. I'll hold the lamp. Tell me when." There came the bit when you wait. It was just as long as ${d} had feared. "When," said ${d}, and ${g} pulled, and the word that came out was, "Aaaaaaah!"`,
        `"It wants a steady hand," said ${p}, and called ${g}, who has one. ${p} moved the lamp over, and kept quite still, to be looked at. "You needn't watch. Watch me." ${d} watched. And when it came, there was no eee in it at all. It went right through the house. "Aaaaaaah!"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'proud'), seen(D, 'hold', 'surprised', 'lamp')] },
        `"That was it!" said ${p}. "That's what I meant. Ten marks! You could see all the way down. It goes like this: aaaaaaah!" And ${p} showed how, with the head back, as wide as a barn. There was a silence. ${d} had the lamp in one hand. The other was free too.`,
        `In the silence after it, ${p} drew a long breath. "Now, then," said ${p}. "That's fair." Nobody had to ask. ${p} took hold of the chair on both sides, and shut both eyes. Then everything else went open, like a gate in the morning. "Aaaaaaah!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'reach', 'determined'), seen(P, 'sit', 'surprised')] },
        `With two hands it is much quicker. ${d} had it before the aah was over. It was ${was}. They laid it on a saucer, beside the splinter, and looked at the two of them. "Is that all?" said ${p}. "That's all it ever is," said ${d}, "on a saucer."`,
        `"There," said ${d}. It was ${was}. You wouldn't have thought that so small a thing could keep so large a person shut. It went on the saucer, next to the splinter. ${d} and ${p} bent over them, head to head. "I thought that yours would be bigger," said each of them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'shy'), seen(P, 'point', 'proud'), seen(D, 'stand', 'happy')] },
        `${N.introduced} was next, and wouldn't come in. "${r}," said ${n}, from behind the coat stand. ${b} looked at the clock. But ${d} took off the white coat, and hung it on the hook, and sat down in the patient's chair. "Of course," said ${d}. "What would you like to see?"`,
        `When the next one came, it was ${N.introduced}, and ${n} would not leave the doormat. "${r}," said ${n}. "Right," said ${d}, and held up a hand with a new plaster on it. "${cap(p)}, show what you've got." They showed everything. It took as long as it takes.`,
      ),
    ],
  };
}
