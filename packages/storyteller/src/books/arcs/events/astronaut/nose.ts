import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Oh, my nose!',
  'My poor nose!',
  'Bother this nose!',
  'Not now, nose!',
  'Stop it, nose!',
  'Oh, that nose!',
  'Do stop, nose!',
  'Hush, nose!',
  'My nose, my nose!',
  'Oh dear, my nose!',
] as const;
const TITLES = ['not now, nose', 'what was said on the moon', 'an itch on the moon', 'helmet to helmet'];

interface Parts {
  /** What itches: a beak, a trunk, a nose. */
  readonly nose: string;
  readonly refrain: string;
  readonly base: boolean;
  /** "the first bear", "the first child". */
  readonly first: string;
}

function partsOf({ A, raw, chance }: Going): Parts {
  const nose = A.being?.isa === 'bird' ? 'beak' : /elephant|mammoth/.test(A.being?.id ?? '') ? 'trunk' : 'nose';
  return {
    nose,
    refrain: chance.pick(...REFRAINS).replace(/nose/g, nose),
    base: /\b(?:base|station)\b/.test(raw),
    first: `the first ${A.kind}`,
  };
}

/** All of the Earth listens for the first word on the moon, and there is an itch inside the helmet. */
export const NOSE: EventPlot = { id: 'nose', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { nose, refrain, base } = partsOf(going);
  return {
    title: titled(chance.pick(...(nose === 'nose' ? TITLES : TITLES.slice(1)))),
    refrain,
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(A, 'stand', 'excited')], things: ['helmet'] },
        base
          ? `${A.introduced} is an astronaut. ${a} opens the door of the moon base.`
          : `${A.introduced} is an astronaut. The rocket lands on the moon. Bump!`,
        base
          ? `This is an astronaut. It is ${A.introduced}. Out of the moon base goes ${a}!`
          : `Bump! That was the moon. Out comes an astronaut. It is ${A.introduced}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['helmet', 'earth'],
        },
        `${B.introduced} comes, too.${comesToo} All the Earth wants to hear them. What will ${a} say?`,
        `${B.introduced} comes out, too.${comesToo} All the Earth listens for ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['helmet'] },
        `Step. The first step! ${a} wants to say something. But, oh, it itches! "${refrain}"`,
        `One step on the moon! ${a} takes a breath. And then it itches! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['helmet'] },
        `${a} wants to scratch. Tap, tap. The helmet is in the way.`,
        `Scratch it! But the helmet is all round. Tap, tap.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised')], things: ['star'] },
        `${a} jumps up, so high! It still itches. "${refrain}"`,
        `So ${a} hops. That is very high! And still it itches. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'sad')], things: ['rock', 'helmet'] },
        `${a} rubs the helmet on a rock. Squeak! No good. "${refrain}"`,
        `Here is a rock. Rub, rub. But only the helmet gets it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'worried')], things: ['helmet'] },
        `What is it? ${b} asks. But up here you hear nothing. So, bonk, helmet to helmet!`,
        `${a} cannot hear ${b}. There is no air! So, helmet to helmet. Bonk!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'calm'), seen(A, 'stand', 'surprised')], things: ['helmet'] },
        `"It itches!" says ${a}. "Hmmmm," says ${b}. Bzzzz! The helmet hums. It tickles!`,
        `"What is it?" "An itch!" "Hmmmm," says ${b}. Bzzzz, goes the helmet. "Do that again!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(B, 'stand', 'happy')], things: ['helmet'] },
        `"Hmmmmmm!" Bzzzzz! And the itch is gone. "Aaaah!" says ${a}.`,
        `"Hmmmm!" hums ${b}, long and deep. The itch goes. "Aaaah!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'proud'), seen(B, 'wave', 'happy')], things: ['earth'] },
        `All the Earth hears it. "Aaaah!" That was the first word on the moon. "Aaaah!" they all say.`,
        `"Aaaah!" hears all the Earth. What a good first word! And they all say it, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { nose, refrain, base, first } = partsOf(going);
  return {
    title: titled(chance.pick(...(nose === 'nose' ? TITLES : TITLES.slice(1)))),
    refrain,
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(A, 'stand', 'excited')], things: ['helmet', 'earth'] },
        base
          ? `The moon base was finished. ${A.introduced}, the astronaut, was to go out of the door first. "You must say something great," they had told ${a}. "All the Earth will be listening."`
          : `${A.introduced} had become an astronaut. The rocket stood on the moon. No ${A.kind} had ever been there. "Say something great," said a voice from the Earth. "All of us are listening."`,
        base
          ? `There was a door in the moon base, and behind it was the moon. ${A.introduced} had on the suit of an astronaut. "The first step is yours," said the radio. "And the first word. Make it a good one."`
          : `Down came the rocket, and stood. ${A.introduced} was an astronaut now, with a round glass helmet. "You'll be ${first} on the moon," said the radio. "What will you say? The whole Earth wants to know."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')], things: ['helmet'] },
        `${a} had learned it by heart. It was about stars, and had nine lines. ${B.introduced} came along to hold the flag.${comesToo} The door opened. There was no wind, and no noise. There's no air on the moon for a noise to be in. Only the radio to the Earth worked.`,
        `${a} knew it by heart, nine lines about the stars. Behind ${a} stood ${B.introduced}, with the flag.${comesToo} They could not talk to each other. On the moon there's no air, and nothing can be heard. Only the radio to the Earth worked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['helmet'] },
        `One step. The dust was as soft as flour. ${a} took a deep breath, to begin. And just then, right in the middle of the ${nose}, it began to itch. "${refrain}" thought ${a}.`,
        `Down went one foot, and made the first print. Now! "Dear Earth," ${a} was going to say. But at that moment there was an itch. It sat on the very tip of the ${nose}. "${refrain}" thought ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['helmet'] },
        `${a} put up a glove to scratch. Tock! There was the helmet. The ${nose} was inside, and all the scratching was outside. "We're listening," said the Earth.`,
        `Nothing is easier to scratch than a ${nose}. Tock, went the glove. Tock, on the other side. There was glass all round. "Hello?" said the Earth. "Are you there?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised')], things: ['star'] },
        `${a} shook like a wet dog, but the itch shook, too. ${a} jumped, to jolt it off. On the moon you're six times as light. It was a very long way up. There was time to look at everything. The itch came along. "${refrain}"`,
        `Perhaps it could be left behind. Nobody weighs much on the moon. ${a} took a jump as high as a house. But an itch weighs nothing at all. It was up there first. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'sad')], things: ['rock', 'helmet'] },
        `${a} pressed the helmet to a rock, and rubbed. It scratched the helmet very nicely. ${a} tried to get the ${nose} to the glass. It was too short by so much. "Is something wrong?" said the Earth. "${refrain}" thought ${a}.`,
        `There was a rock. ${a} rubbed the front of the helmet up and down on it. It squeaked. You could feel that. But inside nothing was any better. ${a} could have cried, and that would have been worse. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'worried')], things: ['helmet'] },
        `${b} could see that something was the matter. ${b} made big round eyes, which means, what is it? ${a} pointed. ${b} did not understand, and came closer, and closer. Bonk! The two helmets bumped together. "...is it?" said a small voice.`,
        `${b} put down the flag. ${b} was saying something, behind the glass, but not one word came over. So ${b} leaned forward, to look right in. Bonk! And there was a voice. "Is it your tummy?" it said. It came through the helmets.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'calm'), seen(A, 'stand', 'surprised')], things: ['helmet'] },
        `"I can hear you!" cried ${a}. "It's my ${nose}! It itches!" "Oh," said ${b}, and thought about it. When ${b} thought, ${b} hummed. "Hmmmmm." It went through the glass like a bee. "Bzzzz," went the helmet. "Don't stop!" cried ${a}.`,
        `"It's an itch," said ${a}, "on my ${nose}." "That's hard," said ${b}. "Hmmm." It was only a hum, the sort you hum when you think. But both helmets shook with it, like windows when a bus goes by. It shook the air inside. "Do that again," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'stand', 'happy')], things: ['helmet'] },
        `"Hmmm?" said ${b}. "Deeper!" said ${a}. "HMMMMMM!" The helmet buzzed, the cheeks buzzed, and the ${nose} buzzed most of all. The itch let go. ${a} shut both eyes. "Aaaaaah!" said ${a}.`,
        `${b} breathed in, as far as the suit would let it. "HMMMMMMMM!" It hummed from ear to ear. It hummed up the ${nose} and down again. It was better than scratching. "Aaaaaaah!" said ${a}, out loud.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'cover', 'surprised')], things: ['earth'] },
        `Then they remembered. The radio was on. That had been it, the first word on the moon! It was quiet on the Earth. "Aaaah," said somebody, down there. "That's just how I'd feel, too." And then they all said it, all the way round. "Aaaah!"`,
        `"Thank you," said the Earth. "We heard that." ${a} went hot. What about the stars, and the nine lines? "It's the best thing that anybody has ever said," said the Earth. "It's true, and we can all spell it." Far away, they tried it. "Aaaah!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')],
          things: ['helmet', 'star'],
        },
        `Later they sat indoors, without helmets, and scratched everything. "What was it that you wanted to say?" said ${b}. "I've forgotten," said ${a}. They looked out at the two tracks in the dust. Where they met were the prints of four feet, toe to toe.`,
        `That night they took the helmets off. ${a} had one long scratch, for fun. "It doesn't even itch now," said ${a}. "Hmmm," said ${b}, half asleep. And ${a} put one cheek against ${b}, to feel it come through.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { nose, refrain, base, first } = partsOf(going);
  return {
    title: titled(chance.pick(...(nose === 'nose' ? TITLES : TITLES.slice(1)))),
    refrain,
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['helmet'] },
        `Everybody knew ${A.introduced}. There was a stamp of ${a}, and a biscuit. Out of nine hundred who had wanted to, ${a} had become the astronaut. ${a} was to be ${first} ${base ? 'to step out of the new moon base' : 'to walk on the moon'}. Eleven professors and a poet had written the words for it. There were thirty of them, on a card. "You'll have five minutes of radio," they said. "Then the Earth will have turned, and the mast with it." ${a} could say the words upside down.`,
        `Thirty words on a card had been written by eleven professors, and a poet had gone over them. They began, "On behalf of us all." ${A.introduced}, the astronaut, was going to say them ${base ? 'on the step of the moon base' : 'with one foot on the moon'}. There was a stamp of ${a} already, and a biscuit. There would be five minutes of radio. "Then the Earth will have turned, and the mast with it," they said. "But that's plenty, for thirty words."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'proud')], things: ['helmet'] },
        `There were two of them, which people forgot. ${B.introduced} had mended the pump, and would carry the flag.${comesToo} In the newspapers it said "${a}, and one other". "Doesn't it make you cross?" said ${a}. "Hmmm," said ${b}, which was what ${b} said while thinking. It could go on for some time. In a small room it made the spoons move.`,
        `${B.introduced} was the other one.${comesToo} Somebody had to look after the air, and bring the flag. ${b} was not on the stamp. There had been room for an elbow. "You could say a word, too," said ${a}. "Hmmm," said ${b}. It was a low hum, and it made the spoons move. "I never know what to say until later," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['helmet', 'earth'] },
        `They shut their helmets. After that it was quiet. There's no air on the moon, and so nothing to carry a voice. You could shout next to somebody's ear, and not be heard. There was only the radio to the Earth. The door went up. ${a} put out one foot, and the dust took a print of it. "We are listening," said the Earth. ${a} breathed in. And the ${nose} began to itch.`,
        `Outside it was black above and grey below, and as silent as the inside of a stone. The Earth hung there like a blue marble. Four thousand million people had stopped eating their supper. The radio clicked. "Five minutes," it said. "Begin." ${a} opened wide to begin. And at that moment it started, on the very tip of the ${nose}. It was the itch of a lifetime.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried')], things: ['helmet'] },
        `Tock. That was the glove against the glass. ${a} had trained for fire, and for spinning. "And nobody thought of this!" thought ${a}. ${a} blew upwards, but that only fogged the view. ${a} shook, and the whole suit shook, with the itch in the middle. "${refrain}" You can't say thirty great words with your face like that. "Four minutes," said the Earth, kindly.`,
        `"${refrain}" thought ${a}. There was a finger's breadth of air, and a wall of glass, and it might have been a mile. ${a} stretched, until both eyes crossed. ${a} sucked up some water from the drinking tube, and squirted it. It hit an eyebrow. "We can hear you breathing," said the Earth. "Take your time. You have four minutes."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised')], things: ['star'] },
        `Perhaps it could be jolted off. ${a} bent both knees and jumped. You weigh a sixth of yourself up there. It went on, and on, like a dream about stairs. On Earth they saw it, and cheered. They thought that it was joy. ${a} came down as slowly as a leaf. The itch had enjoyed it. "${refrain}" "Three minutes," said the Earth.`,
        `There was a rock, as tall as a table. ${a} ran at it, in huge soft hops, and rubbed the helmet on it up and down. "What is ${a} doing?" they asked on Earth. "It's a greeting," said the professors, and wrote it down. It took some of the shine off the glass. It took nothing off the ${nose}. "${refrain}" "Three minutes," said the Earth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'curious')], things: ['helmet'] },
        `${a} looked at the card, and it swam. "It itches" is soon said. But they would hear that, too, in every kitchen, and on every stamp. Behind the other glass ${b} was asking something. The mouth moved, round and then wide. It was like looking at a fish. For that there was no radio. ${a} turned away, so as not to be seen like that.`,
        `It would have to be the speech, itch or no itch. "On," said ${a}, and it came out as a sort of whinny. On the Earth somebody laughed, and said sorry. ${a} wanted to sink into the dust. There was a tap on the glove. It was ${b}, with a face like a question mark. The big round helmet said no, to the left and to the right. This was one thing that ${b} could not mend.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'surprised')],
          things: ['helmet'],
        },
        `${b} did not turn away. ${b} came round in front, and looked in, nearer, and nearer still. Bonk. Glass touched glass. "...hurt?" said a voice. It was small, and a bit wooden, and quite clear. They both jumped, and lost it. They put their helmets together again, with care. A voice needs something to go through. It doesn't have to be air.`,
        `Two minutes. ${b} put down the flag of all the nations, took ${a} by both shoulders, and leaned in. It was to see better. Bonk. "Are you ill?" somebody said. It hadn't come by radio. It had come straight through the glass, as you hear next door through the wall. "I can hear you," said ${a}. "Stay like that!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'determined'), seen(B, 'think', 'calm')], things: ['helmet'] },
        `"One minute," said the Earth. "Please, now!" There was the card, and there was ${b}. One minute would do for the words, spoken very fast, with tears in both eyes. Or else ${a} could tell. ${a} let go of the card, and switched off the Earth. It went click. "It's my ${nose}," said ${a}. "It itches so that I can't think. I've been a whole year learning, and it's my ${nose}." "Hmmmm," said ${b}.`,
        `It was not easy to say. It's hard to be on a stamp, and then have a thing like that. "You'll laugh," said ${a}. The radio said that there was one more minute. If it was spent on this, there would be no speech, and the professors would weep. ${a} let the card go, and switched off the Earth. The card fell as slowly as a feather. "I've got an itch," said ${a}. ${b} didn't laugh. "Hmmmm," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'calm'), seen(A, 'cheer', 'happy')], things: ['helmet'] },
        `It was the hum that moved spoons. It came through both glasses and made them buzz. The air behind them buzzed, and so did the ${nose} in the air. "Again," whispered ${a}. "Hmmmm?" said ${b}, who was only thinking. "Lower!" "HMMMMMM." It went from ear to ear, and found the place. The itch trembled, and broke, and was gone. And ${a}, without meaning to, knocked on the radio again. "Aaaaaaaah!" said ${a}.`,
        `You could feel it in your bones. The whole helmet had become a bell, and the bell hummed, and the ${nose} was right in the middle. "Whatever you're doing," said ${a}, "do it more!" So ${b} thought harder. "HMMMMMMM." No scratching was ever like it. Everything in ${a} let go at once, and a glove hit the switch of the radio. On the Earth the last ten seconds were running. They heard a click, and they heard one word. "Aaaaaaah!" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')], things: ['earth'] },
        `Then it was over. The Earth had turned, with the big mast on it, and nothing more came. They stood there. "You had thirty," said ${b}, when they had found the place again, glass to glass. "I used one," said ${a}. There was nothing to be done about it for a whole day. They planted the flag, which was a bit dusty. "It was a good one," said ${b}. "I felt it."`,
        `The radio hissed, and that was that. Four thousand million people had heard it. "They'll scrape me off the biscuit," said ${a}. ${b} hummed, helmet to helmet, because it seemed to help. They picked up the card. It lay with the words down, and there was a print of the dust on it. Neither of them turned it over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'calm')], things: ['earth'] },
        `The next day the mast came round again. "We have talked about it," said the Earth. "We've waited for ever to get to the moon. When you're there at last, what is there to say? We all said it with you." The professors found that it was in every language. "There'll be a new stamp," said the Earth. "How did you think of it?" It would have been easy to leave it at that. "I didn't," said ${a}.`,
        `When the mast came round again the radio was full of people. They were all saying it, from Peru to the North Cape, as you do in a warm bath. "It's what we meant," the poet said, "and I couldn't find it." They wanted to put up a statue of ${a}. ${a} looked at ${b}, who was oiling a hinge. It would have been the simplest thing in the world to say nothing. "There's something you haven't heard," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'shy')], things: ['helmet', 'earth'] },
        `And ${a} told them, all of it, with the ${nose}. "The first word on the moon wasn't mine," said ${a}. "It was Hmmm, and ${b} said it." It went quiet, as it does before a great laugh. There's a new stamp now, and it's of two helmets, quite close. If you hold it against your cheek, and hum, it does tickle. As for the thirty words, they're on the back.`,
        `Then ${a} held the microphone to the glass. "This was first," said ${a}. "Mine was only the answer." "Hmmm?" said ${b}, and spoons moved on four thousand million tables. There's a statue now, and it has two heads, leaning together. Children like to put their own in between. There is room for a third. And sometimes, on a clear night, somebody down here gets an itch, and looks up. "${refrain}"`,
      ),
    ],
  };
}
