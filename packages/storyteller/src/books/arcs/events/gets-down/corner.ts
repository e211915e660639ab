import type { Figure, Told } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { apart, ifNamed, page } from '../page.ts';

const REFRAINS = [
  'Stand still',
  'Still, now',
  'Quick, stand still',
  'Now stand still',
  'Freeze',
  'Still as stone',
  'Hold still',
  'Not a twitch',
  'Keep still',
  'Still, everybody',
] as const;
const TITLES = ['what is in the bag?', 'round the corner', 'the one who got down', 'the night it stood up'];

interface Shown {
  readonly S: Figure;
  readonly s: string;
  /** What it gets down from, after "the": "block", "picture". */
  readonly block: string;
  /** "got down from the block", "climbed out of the picture". */
  readonly down: string;
  /** The noise of its feet. */
  readonly step: string;
  /** Why it makes that noise. */
  readonly feet: string;
}

/** Who gets down: what the theme names, else a stone lion. */
function shownIn({ company, raw }: Going): Shown {
  const named = (figure: Figure, introduced: string): Figure => ({ ...figure, introduced });
  const framed = { block: 'picture', down: 'climbed out of the picture', step: 'Creak', feet: 'painted shoes creak' };
  const stand = { block: 'block', down: 'got down from the block', step: 'Clump', feet: 'stone feet are heavy' };
  if (/\b(?:painting|picture|portrait|mona lisa)s?\b/.test(raw)) {
    const who = /\b(?:king|queen|knight|pirate)\b/.exec(raw)?.[0];
    const S = who === undefined ? company.person('Lady Dot', 'neighbour') : company.meet(who);
    const kind = who === undefined ? '' : ` the ${who}`;
    return { ...framed, S: named(S, `${S.name}${kind}, in the painting`), s: S.name };
  }
  const bones = /\b(?:t-?rex|dinosaurs?|mammoth|skeleton|bones)\b/.exec(raw)?.[0];
  if (bones !== undefined) {
    const S = company.meet(bones === 'mammoth' ? 'mammoth' : 'dinosaur');
    return { ...stand, S, s: S.name, step: 'Clack', feet: 'old bones clack' };
  }
  const armour = /\b(?:knight|armou?r|king|queen|horse)\b/.exec(raw)?.[0];
  if (armour !== undefined) {
    const S = company.meet(/armou?r/.test(armour) ? 'knight' : armour);
    const isStone = /\bstatue\b/.test(raw);
    return { ...stand, S, s: S.name, ...(isStone ? {} : { step: 'Clank', feet: 'iron feet clank' }) };
  }
  const lion = company.meet('lion');
  const S = isCast(lion) ? { ...lion, character: { ...lion.character, coat: 'grey' as const } } : lion;
  const word = /\bstatue\b/.test(raw) ? 'lion statue' : 'stone lion';
  return { ...stand, S: named(S, `${S.name} the ${word}`), s: S.name };
}

/** Who else sleeps there, and sees nothing of it: the grown-up or the class of the theme. */
const sleepers = (going: Going, how: string): string =>
  /\b(?:school|class)\b/.test(going.raw)
    ? ` All the rest of the school class ${how}.`
    : ifNamed(going, `${going.Gcap} ${how}.`);

/** Somebody has stood for years and seen people come back round a corner with a bag each, and wants to know what is in it. */
export const CORNER: EventPlot = mateBeside({
  id: 'corner',
  when: /\b(?:museum|gallery|paintings?|portrait|picture|statues?|skeleton|armou?r)\b/,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
});

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { S, s, block, step } = shownIn(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const bones = /\bskeleton/.test(going.raw) ? ' All bones!' : '';
  const off = block === 'picture' ? 'out of the picture' : 'off the block';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'sleepy')],
        },
        `Night at the museum! Here slept ${A.introduced}. Here slept ${B.introduced}. ${a} had a paper bag.`,
        `${A.introduced} slept at the museum. So did ${B.introduced}. ${a} held a paper bag.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'wave', 'happy'), seen(A, 'sit', 'surprised')] },
        `Who yawned? ${S.introduced}!${bones} ${s} came ${off}. "Hello!"`,
        `Look at ${S.introduced}!${bones} Down came ${s}, ${off}. "Hello!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'curious'), seen(A, 'stand', 'curious')] },
        `"People go round there. They get a bag," said ${s}. "What is in it?"`,
        `"They go round the corner," said ${s}. "They get a bag. What is in it?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'walk', 'excited'), seen(B, 'point', 'surprised')] },
        `Off went ${s}. ${step}, ${step.toLowerCase()}! Here came the guard! "${refrain}" said ${b}.`,
        `${s} went to see. ${step}! ${step}! The guard's light! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'float', 'surprised'), seen(A, 'stand', 'worried')], things: ['sock'] },
        `Now ${s} got socks on. But socks slide. Whee, bump! "${refrain}"`,
        `${a} put socks on ${s}. Hush! Whee! ${s} slid. Bump! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'hide', 'worried')] },
        `The light came. Nobody was there! So ${a} got up ${block === 'picture' ? 'in the picture' : 'on the block'}. "${refrain}"`,
        `Here came the guard. The ${block} was empty! So ${a} got up there. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm')] },
        `"You have got small," said the guard. And the light went away.`,
        `"It has got small," said the guard. He went away.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `Round the corner was a shop. Shut! "No bag," said ${s}.`,
        `There was a shop. But it was shut! "Oh, no," said ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy'), seen(S, 'look-up', 'surprised')] },
        `But ${a} had a bag! In it was ${s}, on a card!`,
        `Then ${a} held up the bag. Out came a card. "Me!" said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(A, 'wave', 'happy')], things: ['sock'] },
        `"They take me home!" Back went ${s}, in socks. "${refrain}" said ${a}.`,
        `"Me, in all the bags!" ${s} went back. "${refrain}" But ${s} smiled.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { S, s, block, down, step, feet } = shownIn(going);
  const N = going.company.person('Mr Penn', 'neighbour');
  const refrain = chance.pick(...REFRAINS);
  const asleep = sleepers(going, 'was snoring already');
  const back = block === 'picture' ? 'in the picture' : 'on the block';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'sleepy')],
        },
        `For one night ${A.introduced} slept at the museum. So did ${B.introduced}.${asleep} ${a} had been to the shop at closing time. There was a small paper bag under one arm.`,
        `It was night, and the museum was shut. But ${A.introduced} was still in it, and so was ${B.introduced}. They were allowed to sleep there, just this once.${asleep} ${a} held a small paper bag from the shop.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'wave', 'happy'), seen(A, 'sit', 'surprised')] },
        `In the middle of the night somebody yawned. It came from above. It was ${S.introduced}. ${s} stretched, and ${down}. "A hundred years," said ${s}, "and never once a chair."`,
        `Something cracked. ${a} looked up, and there was ${S.introduced}. ${s} rubbed one knee, and ${down}. "Don't mind me," said ${s}. "I've only been standing for a hundred years."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'curious'), seen(A, 'stand', 'curious')] },
        `"You can tell me," said ${s}. "They look at me, and go round that corner. When they come back they're smiling, and each has a paper bag. What is in the bags?" "Come and see," said ${a}.`,
        `"There's one thing that I'd like to know," said ${s}. "Every day they go round that corner, and come back with a paper bag. They look so happy. What is in it?" "Let's go and look," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'walk', 'excited'), seen(B, 'point', 'surprised'), seen(A, 'walk', 'calm')],
        },
        `So they went. ${step}, ${step.toLowerCase()}, ${step.toLowerCase()}! For ${feet}, and the hall was empty. Far off a torch came on. It was Mr Penn, the night guard. "${refrain}!" hissed ${b}. ${s} stopped in the middle of a step.`,
        `${b} kept watch, and they set off. ${step}! It rang through the whole hall, since ${feet}. ${step}! Round the door came a light, and behind it came Mr Penn, the guard. "${refrain}!" whispered ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'think', 'curious'), seen(S, 'stand', 'calm')] },
        `Mr Penn shone his torch at ${s}. "I'd have said that you stood over there," said Mr Penn. He scratched his head. Then he went to fetch his glasses.`,
        `Mr Penn walked round ${s}, twice. "Somebody's moved you," he said. "Nobody tells me anything." And he went off to write it down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'float', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'point', 'worried')],
          things: ['sock'],
        },
        `"You're too loud," said ${a}, and got out all the socks there were. With socks on, ${s} made no noise at all. But the floor had just been waxed. ${s} slid the whole length of the hall, and into the bins. Crash! "${refrain}!" said ${b}.`,
        `Next ${a} tried socks, two pairs on each foot. It was as quiet as snow. It was as slippery, too. "Which way do I stop?" said ${s}, going by. There was a bench at the end. Bang! "${refrain}!" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'surprised')] },
        `Back came Mr Penn, with his glasses on. And there was nobody ${back}! There was just time for ${a} to jump up there. ${a} put out one arm. "${refrain}," whispered ${b}. Mr Penn looked. "That's odd," he said. "It's got small. I expect they washed it."`,
        `The torch came nearer, and the place was empty! "Get up there!" said ${b}. So ${a} stood ${back}, with one hand in the air. "${refrain}!" Mr Penn cleaned his glasses. "You were bigger on Monday," he said. "So was I."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `When he had gone, they went round the corner, on hands and knees. There it was! It was a shop. And down in front of it was a shutter, locked and bolted. "Oh," said ${s}, and sat down on the floor. "Then I shall never know."`,
        `At last they came round the corner. There was a shop, with an iron blind right down to the floor. Nobody could look in, not even through the crack. "It was a silly wish," said ${s}. "I'll go back and stand."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited'), seen(S, 'look-up', 'surprised')] },
        `${a} felt for a hanky to give to ${s}. Something rustled. It was small, and made of paper. "I've got one!" said ${a}. "I've had one all the time!" ${s} took hold of the bag, very carefully, and looked in. There was a card in it. On the card was ${s}.`,
        `Something went crackle under ${A.names} arm. ${a} stared at it, and so did ${s}. It was a paper bag! "I bought it before they shut," said ${a}. ${s} opened it with shaking hands. It was a card, with a picture on it. "But that's me," said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `"They've nearly all got that one," said ${a}. "It's the best." ${s} was quiet for a while. "So that's where they take me," said ${s}. "Home." And ${s} got up, and walked back in socks.`,
        `"Is it always me, in the bags?" asked ${s}. "Nearly always," said ${a}. "I've got you at home as well, on the fridge." "I've never been on a fridge," said ${s}. And ${s} walked back, as tall as a king.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(S, 'stand', 'happy'), seen(N, 'stand', 'curious'), seen(A, 'stand', 'happy')],
          things: ['sock'],
        },
        `In the morning ${s} was ${back}, and did not move. "Was it smiling yesterday?" said Mr Penn. "And did it have socks on?" Nobody knew. "${refrain}," said ${a}, very softly, and winked. And did ${s} wink as well?`,
        `In the morning everything was where it should be. Only Mr Penn stood before ${s} and counted socks. "I'll say nothing," said Mr Penn. ${a} waved, going out, with an empty bag. The card was behind ${s}. "${refrain}," said ${a}. And ${s} tried hard.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { S, s, block, down, step, feet } = shownIn(going);
  const N = going.company.person('Mr Penn', 'neighbour');
  const refrain = chance.pick(...REFRAINS);
  const asleep = sleepers(going, 'was snoring before the lights went out');
  const back = block === 'picture' ? 'in the picture' : 'on the block';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'sleepy')],
        },
        `Once a year one could sleep at the museum, and ${A.introduced} had got two places for it.${asleep} "There are eleven rules," said ${B.introduced}, who had read them. "One stays in one's sleeping bag. One touches nothing." ${a} was not listening. Under one arm was a paper bag from the shop. It had cost ${a} the last of the birthday money.`,
        `By night a museum is a different size. ${A.introduced} and ${B.introduced} lay on the floor of the big hall. They had won the places in a draw.${asleep} ${b} had learned the rules by heart. There were eleven. ${a} had got to the shop as it was closing, with the very last of the birthday money. What it had bought was in a paper bag, and the bag was under ${A.names} arm.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'wave', 'happy'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
        },
        `It struck one. Somebody yawned, and it came from a place where nobody slept. It was ${S.introduced}. ${s} bent one knee, and it cracked like a nut. Then ${s} ${down}. "I do beg your pardon," said ${s}. "One gets so stiff. It's been a hundred and twelve years, and not so much as a stool." "It's against the rules," said ${b}, faintly. "So is snoring," said ${s}.`,
        `Some time after midnight ${a} woke, since somebody was looking. It was ${S.introduced}. ${s} saw that somebody was looking back, and went rather red. "I'll tell you what it is," said ${s}, and ${down}. "It's my foot. It has been asleep since 1910." ${b} had come up out of the sleeping bag like a toast. "Nobody's allowed to do that," said ${b}. "I know," said ${s}. "Isn't it awful?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'curious'), seen(A, 'stand', 'curious')] },
        `But it wasn't only to stretch that ${s} had got down. "You go about," said ${s}. "You'll know. They come and look at me, and I look at them. Then they go round that corner over there. When they come out, each of them has a small paper bag, and smiles. There have been nine million of them. What is in the bags?" ${s} had thought about it for a hundred years, and had got as far as buns.`,
        `"I've one question," said ${s}. "I've kept it for the right person. What's round that corner? They go in there with a tired look. They come back with a paper bag, and hold it as you'd hold an egg. I see it every day of my life. I'd give my left ear to know what is in it." "We'll go and see," said ${a}, at once. "We shan't," said ${b}. "There's a guard."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'walk', 'excited'), seen(A, 'walk', 'calm'), seen(B, 'point', 'surprised')],
        },
        `There was a guard at night. His name was Mr Penn, and it was his first week. Four times an hour he came through with a torch, and counted. "Forty-one," one could hear him say, on his way out. There were forty-one things in the hall, and they had better be there. "Then we've got a quarter of an hour," said ${a}. They set off. ${step}! It went through the building like a dropped tray, since ${feet}. A light came on. "${refrain}!" said ${b}.`,
        `The guard was new, and was called Mr Penn. He did not trust anything. Every fifteen minutes he came in with his torch and counted, out loud. "Thirty-nine, forty, forty-one. Good." As soon as his steps were gone, ${s} started for the corner. ${step}, it went, and ${step.toLowerCase()}, and all the glass in the cases sang. For ${feet}. They had not got ten yards when the light swung back. "${refrain}!" hissed ${b}, who had not meant to help.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'think', 'curious'), seen(S, 'stand', 'calm')] },
        `Mr Penn stopped in front of ${s}, who was standing on one leg. He looked at his list. He looked at the empty place by the wall. "I'd have sworn," said Mr Penn. Then he counted, and it came to forty-one, wherever they stood. A list can't argue with that. "I'll mention it," he told ${s}, and went away backwards.`,
        `"That's not where you were," said Mr Penn. ${s} stared over his head, as one does. He walked all round. He blew, and a bit of dust came off, a hundred years of it. "But you're here," said Mr Penn. "I can't say that you aren't here. You count." He wrote something down, and rubbed it out, and left.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'float', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'point', 'worried')],
          things: ['sock'],
        },
        `"Socks," said ${a}. They had seven between them, and ${s} wore all but one. It was perfect. There was not a sound. But they wax the floor of that hall on Fridays, and it was a Friday. ${s} took one step and did not stop. ${s} went past the mummies, quite slowly, and past the clocks, with an interested look. The bins were at the end. "${refrain}!" cried ${b}, when one could hear oneself again.`,
        `It was ${b} who thought of socks. "I don't say that you should," said ${b}. "I only say that it'd be quieter." So ${s} was put into every sock that they had. It was like snow falling. It was like ice, too. ${s} set off towards the corner, and passed it, at about the speed of a bicycle, and waved. There was a suit of armour in the way, and then there were a good many parts of one. "${refrain}!" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'surprised')] },
        `The torch was coming, and it was counting as it came. And there was nobody ${back}. Forty was a number that Mr Penn would ring up about. "Somebody's got to stand there," said ${a}, and did. One arm went up, and ${A.names} chin. "${refrain}," breathed ${b}, from under the bench. "Forty-one," said Mr Penn. He came close, until the light was warm. "Have they washed you?" he said. "You've shrunk."`,
        `In eight seconds Mr Penn would get to forty, and stop. ${b} saw it first. "Up!" said ${b}, and gave ${a} a push. That's against rule four. There stood ${a}, ${back}, with one arm out and a stern look, and an itch. "${refrain}," came a whisper. "Forty," said the guard, "and forty-one. Hm." He held up the torch. "It's the same look," he said. "But there used to be more of it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'sad'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `They did the rest on hands and knees. ${s} went round the corner first, and then didn't say anything. It was a shop. In front of it hung an iron shutter, with a lock as big as a loaf. "Ah," said ${s}. It was already grey, up in the high windows. In the light they can't move, not one of them, and there was not an hour left. "Well, I've seen the corner," said ${s}. "I'd never seen the corner."`,
        `They got there by crawling. Round the corner was a shop with its blind down, and the blind was of iron. ${s} tried to look through the crack at the side. There was nothing but dark. In the big window the stars were going out. When it's light, whoever stands there must stand. "It might be another hundred years," said ${s}. "One shouldn't want a thing so much. It makes one's knees hurt." Nobody had an answer.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited'), seen(S, 'look-up', 'surprised')] },
        `${a} sat down beside ${s}, and something crackled. It was such a small noise. ${a} looked down at it. It had been there since before closing time. They had nearly pulled the place down to get to a bag, and all night ${a} had been carrying one. "It's me," said ${a}. "I'm one of them. I've got one!" ${s} took the bag as one takes an egg, and undid it. It was a card. On the card, in colours, was ${s}.`,
        `It was ${b} who heard it. "You're rustling," said ${b}. They all looked at ${a}. A corner of paper stuck out under one arm. ${s} had seen so many of them, and from too far off. "Is that...?" said ${s}. "I bought it myself," said ${a}. "I never thought. I'd only looked at you, and then I wanted to have it." ${s} drew out what there was. It was a picture, no bigger than a hand. ${s} had never seen that face before. But one knows.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')] },
        `"Then it's me," said ${s}, after a long time. "They take me home." "You're on our fridge," said ${b}, suddenly. "I didn't like to say." It was the only card that ${a} had, and there was no more birthday money. The shop would open at ten, and they would be gone by nine. ${a} looked at it once more, to learn it by heart. "You have it," said ${a}. "You're the only one who hasn't got one."`,
        `"In all of them?" said ${s}. "In all the bags? I thought that they forgot me, at the corner." ${s} didn't give the card back. ${s} had not noticed that one should. ${a} thought of the place over the bed that had been kept for it, and nearly said so. Then ${a} didn't. There'd be others for a person who can walk into a shop. "Keep it," said ${a}. "It's rule twelve," said ${b}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(S, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['sock'],
        },
        `In the morning there were forty-one. Mr Penn went over them by daylight, and took his time. "It's got a look," he said to ${a}. "It hadn't, yesterday. Sort of pleased." He bent down. "And socks," said Mr Penn. He glanced left and right, and did not write it down. He pulled one of them straight. "${refrain}," said ${a}, without moving a lip. ${b} was looking at the ceiling, where there are no rules.`,
        `Next morning, when the doors opened, ${s} was ${back}, and people came to look. "That's funny," said a small girl. "It's smiling at the corner." Mr Penn had counted six times, and was drinking tea. "Forty-one," he told ${b}. "They're all there. I can't think why there are socks." ${a} hung back, until there was nobody near. "${refrain}," said ${a}. It looked as if it was the hardest thing that ${s} had ever had to do.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'think', 'happy'), seen(B, 'sit', 'happy')],
        },
        `There's an empty place over ${A.names} bed, with a drawing pin in it. "You could get another," said ${b}. "I could," said ${a}. But sometimes, at one o'clock, ${a} thinks of the hall, and the torch going through it. Behind ${s}, where no guard looks, is a card that nobody else can see. Somebody takes it out, I should think, when it's dark. And then even ${s} goes round the corner with a smile.`,
        `In the post, a week later, there was a card, with no name on it. It was the usual one, of ${s}. Mr Penn must have paid for it, or somebody had. ${a} put it up over the bed, and ${b} came to look. "Has it always held up one foot?" said ${b}. They leaned in. Round the foot, if one knew what to look for, was a stripe. "That's my sock," said ${b}. "${refrain}!" they told it, both at once.`,
      ),
    ],
  };
}
