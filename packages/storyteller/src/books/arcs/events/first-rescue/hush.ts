import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Higher up!',
  'Up and away!',
  'Higher still!',
  'And higher up!',
  'Oh no, higher!',
  'Now even higher!',
  'Up and up!',
  'Still higher!',
  'Up again!',
  'Higher and higher!',
] as const;
const TITLES = ['hush', 'the first rescue', 'the loudest in the town', 'very, very quietly', 'higher and higher'];

/** Somebody has to be fetched down from a roof; and the louder the help that comes, the higher they climb. */
export const HUSH: EventPlot = {
  id: 'hush',
  young: (going) => atCarWash(going, young(going), null),
  middle: (going) => atCarWash(going, middle(going), 'had been to the car wash, and shone.'),
  old: (going) => atCarWash(going, old(going), 'had been to the car wash, and shone.'),
};

/** Where a theme is set at a car wash, that is what somebody is stuck on, which the engine has just come out of. */
function atCarWash({ raw, A }: Going, told: Told, shone: string | null): Told {
  if (!/\bcar ?wash\b/i.test(raw)) return told;
  const washed = (text: string) =>
    text
      .replace(/\ba shed has\b/, 'a car wash has')
      .replace(/\bis (?:stuck|up) on a shed\b/, 'sits on the car wash')
      .replace(/\b(?:a|the) shed\b/gi, (shed) => (shed.startsWith('T') ? 'The car wash' : 'the car wash'));
  return {
    ...told,
    pages: told.pages.map((each, index) => ({
      ...each,
      text: [each.text]
        .flat()
        .map((text) => (index === 0 && shone ? `${washed(text)} ${A.name} ${shone}` : washed(text))),
    })),
  };
}

/** "A fire engine's first fire": the first bell is not for one. Nothing where the theme has no fire. */
const ofFire = ({ raw }: Going, text: string): string =>
  /\bfires?\b(?! ?(?:engine|truck|station|fighter|brigade|man|men|and rescue))/.test(raw) ? ` ${text}` : '';

interface Rescue {
  /** Who sits on the roof. */
  readonly X: Figure;
  /** What makes the noise, and what is warm. */
  readonly horn: string;
  readonly bonnet: string;
  /** What a child leans on, who never sits on what drives off. */
  readonly side: string;
  /** How it feels when they lie down on it. */
  readonly softly: string;
  /** A sentence about another being of the theme, who comes along. */
  besides(text: (name: string) => string): string;
}

/** Who is so small that it can sleep on a bonnet. */
const SMALL = 3;

function rescueOf({ A, B, K, company }: Going): Rescue {
  const extra = B !== A && B !== K ? B : null;
  const climbs = extra?.being && extra.being.isa !== 'vehicle' && extra.being.size <= SMALL;
  const X = climbs && extra ? extra : company.meet('kitten');
  const flies = A.being?.id === 'helicopter';
  return {
    X,
    horn: flies ? 'rotor' : 'siren',
    bonnet: flies ? 'warm roof' : 'warm bonnet',
    side: flies ? 'warm door' : 'warm bonnet',
    softly: (X.being?.size ?? 1) <= 2 ? 'as light as a glove' : 'a bit at a time',
    besides: (text) => (extra && extra !== X ? ` ${text(extra.introduced)}` : ''),
  };
}

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { X, horn, bonnet, side, besides } = rescueOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const noise = A.says;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `${A.introduced} is new. ${a} is very loud. ${K.introduced} leans on the ${side}.${besides((b) => `${b} leans there, too.`)}`,
        `"${noise}!" How loud ${A.introduced} is! ${K.introduced} likes the ${bonnet} best.${besides((b) => `So does ${b}.`)}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')] },
        `Ring, ring! The first rescue!${ofFire(going, `Is it a fire? No!`)} ${X.introduced} is up on a shed. "${noise}!"`,
        `The bell rings.${ofFire(going, `"A fire!" No, not a fire.`)} ${X.introduced} is stuck on a shed. "My first rescue!" says ${a}. "${noise}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'scared'), seen(A, 'stand', 'happy')], things: ['house'] },
        `How loud! ${x} jumps up to the house roof. "${refrain}"`,
        `What a noise! Up runs ${x}, to the house roof. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(X, 'run', 'scared')] },
        `${a} puts the lights on. Flash, flash! ${x} does not like flash. "${refrain}"`,
        `Now ${a} flashes all the lights. ${x} climbs away. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(X, 'hide', 'scared')] },
        `"DO NOT BE AFRAID!" shouts ${a}. Now ${x} sits on the chimney. "${refrain}"`,
        `"COME DOWN, ${x.toUpperCase()}!" shouts ${a}. Now ${x} is on the chimney. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'worried'), seen(A, 'stand', 'sad')] },
        `${k} has both hands on both ears. "You are so loud," whispers ${k}. "Hush!"`,
        `${k} holds both ears shut. "It is too loud, ${a}," says ${k}. "Try hush."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'calm')] },
        `Click. ${cap(horn)} off. Lights off. ${a} is very, very quiet.`,
        `${a} turns the ${horn} off. ${a} turns the lights off. Hush.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(X, 'walk', 'curious'), seen(A, 'stand', 'calm')] },
        `It gets dark. It gets cold. ${x} looks down. Pat, pat, pat. ${x} comes down one roof.`,
        `It is cold up there. Who comes down a bit? Pat, pat. ${x} does!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sleep', 'sleepy'), seen(A, 'stand', 'happy')] },
        `Pat, pat, hop! ${x} is on the ${bonnet}. ${x} curls up and sleeps.`,
        `Hop! Down to the ${bonnet}. ${x} curls up and sleeps.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(X, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')],
        },
        `"You did it," whispers ${k}. ${a} wants to shout. But ${x} is asleep. "${noise}," whispers ${a}.${ofFire(going, `And a fire? Not today. Hush!`)}`,
        `The first rescue! Does ${a} shout now? No. ${x} sleeps. "${noise}," says ${a}, very softly.${ofFire(going, `And the first fire? Not tonight.`)}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { X, horn, bonnet, side, softly, besides } = rescueOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const noise = A.says;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `${A.introduced} was new, and had the loudest ${horn} in town. "${noise}!" it went, and windows shook. ${K.introduced}, from next door, liked the ${bonnet} better.${besides((b) => `So did ${b}.`)} It was as good as a stove.`,
        `"${noise}!" went ${A.introduced}. It was the best ${horn} anyone had heard, and anyone could hear it. "It's for rescues," said ${a}. ${K.introduced} leaned on the ${side}, wrapped in a coat.${besides((b) => `${b} leaned there as well.`)} "And when is the first one?" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')] },
        `Then the bell rang.${ofFire(going, `"My first fire!" cried ${a}. "No fire," said the card. "Shed."`)} ${X.introduced} sat on a shed, and could not get down. "My first rescue!" cried ${a}. "${noise}!" And off they went, like a brass band.`,
        `That very day the bell rang. ${ofFire(going, `"Is it a fire?" cried ${a}. "My first fire!" `).trimStart()}"Somebody's stuck on a shed," it said on the card. "Rose Lane. ${X.introduced}." "I'm coming!" shouted ${a}, and put on everything. "${noise}! ${noise}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'scared'), seen(A, 'stand', 'happy')] },
        `On the shed sat ${x}, rather small. Then ${x} heard what was coming. Nobody would sit still for that. With one jump ${x} was on the roof of the house. "${refrain}" said ${a}, surprised.`,
        `${x} had only been a bit stuck. But now there was a terrible noise, and it came nearer. ${x} ran from it, the only way there was. That was up, to the roof of the house. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(X, 'run', 'scared')] },
        `"Perhaps I can't be seen," said ${a}, and put on all the lights. They flashed blue on every wall. To ${x} it was like a storm. ${x} climbed over the top and round a pipe. "${refrain}"`,
        `"${x} can't see who I am," said ${a}. So ${a} flashed every light at once, to be friendly. ${x} saw a great thing with burning eyes. Off went ${x}, along the gutter. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(X, 'hide', 'scared')] },
        `Then ${a} used the loudspeaker. "THERE IS NOTHING TO BE AFRAID OF!" said ${a}. It came back from all the houses. There was a scrabbling noise, and after that ${x} sat on the chimney. "${refrain}"`,
        `Now ${a} tried words. "COME DOWN, PLEASE!" said the loudspeaker. "NOBODY WILL HURT YOU!" You don't believe that, when it's shouted. ${x} got on the chimney, right on the pot. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cover', 'worried'), seen(A, 'stand', 'sad')] },
        `By now the whole street was out, and everyone had something to shout. ${k} stood in the middle with a hand on each ear. "There's nowhere higher to go," said ${k}. "${a}, hush. Please. Just hush."`,
        `People hung out of the windows and called, "Here, here, here!" A dog barked. ${k} looked up at the chimney, with both ears held shut. "I'd climb up there, too," said ${k}, "if I could. It's the noise, ${a}."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(K, 'stand', 'calm')] },
        `"Hush?" said ${a}. "But I'm the loudest." Then ${a} looked up at ${x}. Click, went the ${horn}. Click, click, went the lights. People felt silly with nobody to shout with, and went in to supper.`,
        `${a} had never been off before. "I don't know if I can," said ${a}. It's hard, to have a voice like that and keep it in. Click. The ${horn} stopped. The lights went out. One after another the windows closed.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(X, 'look-up', 'curious'), seen(A, 'stand', 'calm')] },
        `It got dark. "Now we wait," whispered ${k}. Nothing happened, and it happened for a long time. A chimney is a cold place at night. ${x} put out one ear. There was no noise. There was something big, down there, and it smelled warm.`,
        `Then it was quiet, the sort of quiet that comes down like snow. "Sh," breathed ${k}. ${a} didn't even hum. Up on the chimney ${x} shivered, and listened, and looked. Down in the lane there was a bit of warm air.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'calm'), seen(A, 'stand', 'surprised')] },
        `Pat, went something on the roof. Pat, pat, along the gutter. Pat, on the shed. ${a} did not so much as blink. Then there were small feet on the ${bonnet}, and they turned round, twice.`,
        `It took ${x} ten minutes. First came the roof, and then the shed. Then came a stop, to think about it. And then ${a} felt it, ${softly}. Somebody had come down to the ${bonnet}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(X, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')],
        },
        `${x} curled up and fell asleep. "That's your first rescue," whispered ${k}. ${a} was so full of it that it nearly came out. But not quite. "${noise}," said ${a}, no louder than a moth.${ofFire(going, `"And the fire?" "There wasn't one," whispered ${k}. "That's the best sort."`)}`,
        `There ${x} slept, on the best place in the street. They stayed all night, so as not to wake anyone. "You did it," ${k} whispered in the morning. ${a} swelled, and took a breath. "${noise}," whispered ${a}.${ofFire(going, `The first fire could wait. The bonnet was busy.`)}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { X, horn, bonnet, side, softly, besides } = rescueOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const noise = A.says;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `They had been a year choosing ${A.introduced}, and had paid extra for the ${horn}. "${noise}!" It could be heard in the next county. On Saturday at eight there was to be a parade, with the mayor, and ${a} was going in front. "You'll be the loudest thing in it," said ${K.introduced}, who did homework beside the ${side}, even in winter.${besides((b) => `${b} kept the place beside.`)} "I know," said ${a}.`,
        `The ${horn} of ${A.introduced} was the pride of the station. It broke a jar, the first time. "${noise}!" The mayor had heard it from his bath, and at once asked for it to lead the Saturday parade. ${a} thought of nothing else. "At eight," ${a} said, "right in front." ${K.introduced} leaned on the ${side} with a book.${besides((b) => `So did ${b}, but without the book.`)} It was the only warm place in the street. "Have you rescued anyone yet?" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(K, 'run', 'excited')] },
        `There had not been a rescue yet. There is a big red book for those, with a clean first page. And on Saturday at four, with the flags already up, the bell rang. ${X.introduced} was on a shed in Rose Lane and couldn't get down. "It won't take a minute," said ${a}. "${noise}!" "What is it?" cried people, all along the lane, and ran to the window.`,
        `Then, on the Saturday itself, at four o'clock, the bell went. Rose Lane, a shed: ${X.introduced}, stuck. "That's nothing," said ${a}. "I'll be back for the flags. And it goes in the red book, on page one!" They took the corner with everything on. "${noise}!" In Rose Lane it brought down two hanging baskets.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'scared'), seen(A, 'stand', 'surprised')] },
        `${x} had gone up after a butterfly. It had been quite pleasant, and then it had been a bit high. It would have been all right, with time. But now something was coming that had no end to it. ${x} ran from it, along the only road that a shed has. "${refrain}" said ${a}. "That's odd. I've come to help."`,
        `If nobody had come, ${x} would have thought it over and jumped. It was only a shed. But the noise came up the lane like a wall. It's no use being told, at such a time, who is inside a noise. ${x} went from the shed to the house, and up it. "${refrain}" said ${a}, and turned it up, so that ${x} should know that help was there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(X, 'run', 'scared')] },
        `There were the lights still. ${a} put on all eleven, and the house turned blue and white and blue. "${refrain}" Then there was the loudspeaker. "DO NOT BE AFRAID," said ${a}, and was heard in the harbour. ${x} was by then on the chimney, holding it with everything that holds. There was no more up.`,
        `${a} tried the lights next, in case it was a matter of not being noticed. ${x} left the gutter for the ridge. "${refrain}" After that came the loudspeaker, which was new, and had a dial. "THERE IS NO CAUSE FOR ALARM!" It was said very kindly. Slates fell off. When the dust had settled, there was ${x}, on the pot of the tallest chimney.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cover', 'worried'), seen(A, 'stand', 'worried')] },
        `A crowd had come, with advice. They whistled, and banged on tins of fish. Somebody had brought the mayor. "Ten to six," he said. "I do hope there's nothing wrong with it." "It isn't working!" ${a} called to ${k} over the din. ${k} stood there with both hands on both ears. It was then that ${a} saw ${x}, who would have done the same, but needed everything for the chimney.`,
        `All Rose Lane was out by six, and all of it was calling. There were people who barked, to be helpful. "I've done everything as loud as I can," said ${a}. "What else is there?" "${refrain}" said somebody, and pointed. ${k} did not point. ${k} had two hands, and there was one on each ear. "Up there," said ${k}, "it must be awful. You can't even do this."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'calm')] },
        `"Turn it off," said ${k}. "For how long?" said ${a}. "Until it's forgotten about." They both looked at the church clock, and neither said eight. "Now?" said ${a}. "Now," said ${k}. It isn't easy. ${a} had been bought for it. Without the ${horn}, what was there? There was a lot of paint, and a thing that got warm. Click. The silence was so sudden that a lady fell over.`,
        `"You'd have to be quiet," said ${k}. "Not a bit quieter. Quiet." ${a} had never tried it. "But then nobody would know that I was here," said ${a}. ${k} looked up at the chimney. "No," said ${k}. "That's it." It was ten to seven, and there were drums already, behind the town hall. ${a} listened to them for a moment. Then, click. And the lights, one by one: click, click, click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(K, 'sit', 'calm')] },
        `"There's nothing to see," said somebody, and there isn't, when it's quiet. The crowd found this out, and went to get good places for the parade. The mayor looked at his watch, and then at ${a}, and shook his head. "Pity," he said. "We'll wait," said ${k}, and sat down on the kerb in a blanket. The sky turned pink, and then it was no colour. At eight, a long way off, the drums began.`,
        `They all went, in the end. It was dull, and there was a parade. "We'll have to use the milk float," said the mayor, not unkindly, and took the flag off. "I'm not going," said ${k}. So there were the two of them, and a chimney. The light went. Somewhere eight o'clock struck. There was cheering, and then it was round a corner. ${a} did not say a word. It was the hardest thing that ${a} had done, and it looked like nothing.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(X, 'walk', 'curious'), seen(A, 'stand', 'calm')] },
        `By nine it was cold. On the chimney something moved. It listened to the left and to the right. Nobody wanted anything. There was only a large dark shape down there. A bit of warm air came up from it, and smelled of toast. Pat, went a foot on a slate. "It's coming," said ${k}, with no more than a breath. Pat, pat.`,
        `First there was an ear. "Look," said ${k}, without a sound. After a good while there was a head. The big thing with the voice had gone, it seemed. It had left a warm stone in its place. ${x} took a step, and stopped. Nobody cried out, or clapped. It took a quarter of an hour from the chimney to the gutter. ${k} counted every slate.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')] },
        `It was the gutter, and then the shed, where it had all begun. And then ${a} felt it, ${softly}, on the ${bonnet}. It turned round twice, and let itself down. It began to snore. "That's your first," ${k} said, with no voice at all. "You can go now. You'd still get the end." ${a} could hear the drums quite clearly. They were two streets away. ${a} could feel the snoring, too.`,
        `The shed was the last bit. Then came a hop, and there was something on the ${bonnet} that hadn't been there before. It came down ${softly}. It found the warmest place, and sighed, and slept. "There," breathed ${k}. "If we started now, you could catch them up at the bridge." A motor has to be switched on, to go anywhere. ${a} thought about that, and about the bridge. "It's only just dropped off," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'run', 'determined'), seen(A, 'stand', 'calm'), seen(X, 'sleep', 'sleepy')],
        },
        `So nobody would see it. There would be no picture, and no mayor. ${k} looked at the two of them, and got up, and ran. ${k} ran after the drums, and pulled at the coat of the first drummer. "Stop," said ${k}. "Please. And hush." It's not easy to stop a parade. It is harder to make it understand a thing that has to be said in a whisper.`,
        `"Somebody has to know," said ${k}. It was the best rescue there had ever been, and it was being done in the dark, for no one. "Stay here," said ${k}, which was silly, and set off after the drums. The mayor bent down to hear. He listened for some time. Then he put a finger on his lips, and turned round, and showed it to the trombones.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(K, 'walk', 'happy'), seen(X, 'sleep', 'sleepy')],
        },
        `At ten o'clock the parade came up Rose Lane on tiptoe. They carried their boots. The drummers drummed on their hats, with one finger, and the flags were held so that they shouldn't flap. As each row went by the ${bonnet}, it looked, and bowed. "Mind the step," breathed a drum. The mayor came last. "${noise}," he whispered, and took off his chain so that it wouldn't clink.`,
        `What ${a} saw, a little after ten, was a lantern. Behind it came two hundred people in their socks. There were trombones, held like babies. There was a milk float, being pushed. They came right up Rose Lane, past whoever slept there, and you could have heard a feather. "${noise}," said each of them in passing, under their breath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(X, 'sleep', 'sleepy')] },
        `It's in the red book, on page one. "Rose Lane, ${X.theKind}, six hours," it says. "How it was done:" And after that comes a line with nothing in it at all.`,
        `There have been a good many rescues since then, and most were loud. But the first is the only one with its own page. They asked ${a} how to put it. "Saturday," it says. "${cap(X.aKind)}. Hush."`,
      ),
    ],
  };
}
