import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withKin } from './kin.ts';

const REFRAINS = [
  'Only me!',
  "It's only me!",
  'Just me again!',
  'Nobody but me!',
  'Me again!',
  "That's only me!",
  'Nothing but me!',
  'Just me!',
  'Oh, only me!',
  'Me, and only me!',
] as const;
const TITLES = ['not tired', 'up all night', 'where is the night', 'behind the curtain', 'only me'];

/**
 * Somebody will not go to bed before they have seen the night. But as long as the lamp is on, a window shows only who
 * looks into it, as every window does that is darker outside than in.
 */
export const LAMP: EventPlot = {
  id: 'lamp',
  when: /\b(?:won'?t|will not|would(?:n'?t| not)|not (?:a bit |at all )?(?:tired|sleepy)|is(?:n'?t| not) (?:at all )?(?:tired|sleepy)|stay\w* up|up (?:late|all night)|refus\w+|want\w*|hates?|stays? awake|always awake)\b/i,
  only: true,
  young,
  middle,
  old,
};

/** Where somebody has a lamp and a window. */
const room = ({ A }: Going) => (A.being?.isa === 'vehicle' ? ('farm' as const) : ('bedroom' as const));
const roomName = ({ A }: Going): string => (A.being?.isa === 'vehicle' ? 'barn' : 'room');

function young(each: Going): Told {
  const going = withKin(each);
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: room(going), time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'excited')] },
        `Time for bed! But ${A.introduced} was not tired. Not one bit.`,
        `It was late. ${A.introduced} was not tired. "No bed for me!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'curious'), things: ['lamp'] },
        `"I must see the night," said ${a}. ${B.introduced} pulled the curtain back. The lamp was on.${comesToo}`,
        `"I want to see the night come." ${B.introduced} put on the lamp. They opened the curtain.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious')] },
        `${a} looked into the window. Who looked out? ${a}! "${refrain}"`,
        `Was the night in the window? No. There was ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')] },
        `${a} went close. A big nose came to the glass. "${refrain}" said ${a}.`,
        `${a} put a nose on the glass. The window had that nose too. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'torch'), seen(A, 'look-up', 'curious')] },
        `"You need more light," said ${b}. ${b} had a torch. Now ${a} was very bright. "${refrain}"`,
        `${b} shone a torch. "Now look!" Still no night. Only a bright ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'sad')] },
        `"There is no night," said ${a}. ${a} hid behind the curtain.`,
        `${a} was cross. ${a} hid behind the curtain. It was dark in there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['star'] },
        `Oh! There was a star. And another! "It's the lamp!" said ${a}. "It's in the way!"`,
        `But look! A star! And there, a cat! "It's the lamp!" said ${a}. "It hides the night!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'look-up', 'happy'), things: ['moon'] },
        `Click! Out went the lamp. There it all was. Stars, a moon, a cat on a wall.`,
        `Click! No lamp. The window was full of stars. The moon came in, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `You see it best lying down. "Not only me," said ${a}, very slowly. Good night.`,
        `${a} lay down to see more. "Not only me," said ${a}. And then ${a} was asleep.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = withKin(each);
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = roomName(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: room(going), time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'determined')] },
        `The clock said that it was bedtime. ${A.introduced} said that it was not. "I'm not tired, and I won't go," said ${a}. "Every day I go to bed, and then the best bit comes."`,
        `"I'm not going to bed," said ${A.introduced}. "I'm not tired. I always miss the night. It comes as soon as I shut my eyes. That isn't fair."`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'curious'), things: ['lamp'] },
        `"What do you want to do in the night?" said ${B.introduced}. "See it," said ${a}. So they lit the lamp, and drew back the red curtain. They sat down at the window.${comesToo}`,
        `${B.introduced} thought that was true. "Let's watch for it," said ${b}. They pulled back the red curtain. They put the lamp on, so as to see well, and waited.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious')] },
        `It got late. The window got black. In the middle of the black was somebody with round eyes. "There it is!" said ${a}. But the somebody had the same face as ${a}. "${refrain}"`,
        `"Something's there," said ${a}. "It's looking in!" ${a} waved, and it waved back. It looked very much like somebody ${a} knew. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'determined')] },
        `"Perhaps the night is small," said ${a}, and went close. There was a nose, as big as a potato. "${refrain}" said ${a}, and the window got all steamy.`,
        `"I'm too far off," said ${a}, and put a nose against the window. On the other side was another nose, just as flat. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'torch'), seen(A, 'look-up', 'curious')] },
        `"It's dark out there," said ${b}. "You need more light for that." And ${b} fetched the big torch. Now there were two of them in the window, and not one star. "${refrain}" said ${a}. "And you."`,
        `"More light!" said ${b}, and came with the big torch. It was a very good torch. They saw the bed, and the chair, and themselves, all in the window. "I can't see any night," said ${b}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'sad'), seen(B, 'sit', 'sad')] },
        `"There isn't any night," said ${a} at last. "They only say that, to make us go to bed." It was sad to have stayed up for nothing. ${a} went behind the curtain, where nobody could see.`,
        `It was past nine, and no night had come. ${a} felt a bit like crying. That's nobody's business, so ${a} got behind the red curtain for it. ${b} looked at the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['star'] },
        `It was dark behind there. No lamp came through. ${a} looked up. There was a star, and by the star another. There were more than anyone could count. "Oh!" said ${a}. "${b}! It's been here all the time. The lamp was in the way!"`,
        `The curtain was thick. The lamp stayed on the other side of it. And on this side, in the window, there was no ${a} any more. There was a star. There was a whole sky of them. "${b}, come quick," said ${a}, "and put out that lamp!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'look-up', 'happy'), things: ['moon'] },
        `Click! Out went the lamp, and in came the night. It came in everywhere, right over the bed. The moon was on the floor. Outside a hedgehog went by, on business of its own. "It's busy out there," whispered ${b}.`,
        `Click! The ${where} was dark. Then it wasn't so dark, for the moon had come in. They saw a cat go along a wall, as if it were a street. Far off a train went home. "So that's what it does," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')] },
        `You see most when you lie flat, they found, and when you are warm. "That's only because of the stars," said ${a}. "I'm not tired."`,
        `You get a stiff neck from stars. So they lay down to look, with a blanket, and a pillow each. "I haven't gone to bed," said ${a}. "I'm just lying here."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `The night stood at the window and looked in. Somebody was asleep, and the lamp was out. "Not only me," said ${a}, from inside a dream.`,
        `"Forty-one," said ${a}, "forty-two." The next star was never counted. "Not only me," said ${a}, fast asleep. And the night went on with what it had to do.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = withKin(each);
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = roomName(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: room(going), time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'determined')] },
        `${A.introduced} was not going to bed. It was no use talking about it. "All my life," said ${a}, "I've been sent off just before the night begins. I've seen hundreds and hundreds of days, and I've never once seen a whole night. I'm not tired. I shall stay up for this one, from one end to the other."`,
        `It was bedtime for everybody but ${A.introduced}. "I'm not tired," said ${a}, "and I want to know. They wait until we have our eyes shut. Then they let the night in, and in the morning it's all been cleared away. I'm going to sit up and see it. All of it, until it's light."`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['lamp', 'clock'] },
        `"You'll never do it," said ${B.introduced}. "I could, but you couldn't. You'll be asleep by eleven." So then it was a bet. Whoever slept first would do the other's washing-up for a week. They had a lamp, a clock, a plate of toast and a notebook each, to write down what they saw.${comesToo}`,
        `${B.introduced} thought that it would be easy. "Anybody can stay up," said ${b}. "You only need a lamp, and toast. I bet you a week's washing-up that I stay awake longer." "Done," said ${a}. They set out two notebooks, for writing it all down, and turned the clock so that both could see it.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(B, 'sit', 'calm')] },
        `At nine the window had gone black. In the black was a face, rather pale, that stared. ${a} bent forward. So did the face. "${refrain}" said ${a}. "Nine o'clock," wrote ${b}. "Me, in a window." They had some toast.`,
        `${a} sat by the window and missed nothing. There was nothing to miss. Where the garden had been there was a second ${where}, with a second lamp. Somebody in it never looked away first. "${refrain}" said ${a}. ${b} wrote, "Nine o'clock. Toast," and had some.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud', 'torch'), seen(A, 'look-up', 'curious')] },
        `At ten ${b} had the idea of the torch. "It stands to reason," said ${b}. "The darker a thing is, the more light you need for it." So they held up the torch as well. They could count the crumbs on each other's chins, in the window. "${refrain}" said ${a}. "And you. And toast."`,
        `By ten it was plain that there was too little light. "It's dark, so naturally we can't see it," said ${b}, and turned up the lamp, and fetched the torch. It was now as bright as a shop. The window showed a shop. "${refrain}" said ${a}. There was no night to be had for any money.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'sad'), seen(B, 'sit', 'proud')] },
        `"It's going well," said ${b}, who was ahead in the notebook. ${a} did not think so. You stay up for the one thing you have always wanted to see, and it's your own nose. There was a lump to be swallowed. ${a} got up, as if to stretch, and went behind the curtain to do it.`,
        `${a} had written nothing yet. What was there to write? "I'm staying awake," said ${b}. "That's what counts." But it wasn't. ${a} had not wanted to be awake. ${a} had wanted the night. It's not a thing to be seen with a wet face. So ${a} slipped in between the curtain and the glass.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['star'] },
        `The curtain was a thick one. It shut out the lamp, the torch, and the sound of toast. ${a} blinked. The pale face had gone. There was a roof where it had been. Over the roof, as if somebody had knocked over a box of them, were the stars. They had been out for hours. They had been right behind ${A.names} own nose.`,
        `It was black in there at first. Then it was grey. Then there was a chimney, and a wall. Something on the wall got up, and stretched, and was a cat. ${a} looked up, and forgot to breathe. Stars! So many! Nobody had let the night in. It had been standing there since tea, waiting for somebody to put out the light.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(B, 'sit', 'worried')], things: ['lamp'] },
        `"It's the lamp!" said ${a}. "Put it out, ${b}. As long as that's on we only see us." "In the dark?" said ${b}. "On a soft chair? We'd be asleep in ten minutes. You'd lose, and so would I." It was true. That was just the trouble. You could stay awake for the night, or you could see it. ${a} looked at the lamp, and thought of a week of plates.`,
        `"We have to put the lamp out," said ${a}. ${b} held on to it. "That's how people fall asleep," said ${b}. "I want to win." ${a} wanted to win, too. A week of washing-up is a good many spoons. Here was the light, with toast in it. There, behind an inch of curtain, was the other thing. Nobody could have both.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['moon'] },
        `"Keep it, then," said ${a}, and moved in behind the curtain with a blanket. A fox came up the middle of the street, like somebody who has paid for it. A light went on in the bakery. The moon slid out from behind one chimney and in behind the next. ${a} wrote it all down, without seeing the page. At twenty to eleven the pencil stopped.`,
        `So each had what they wanted. ${b} stayed with the lamp. ${a} took the blanket and the other side of the curtain. There was an owl on the gate, and then there was only a gate. A fox went by with a shoe. Somebody cycled home, singing under his breath. ${a} wrote, in the dark, as fast as it happened. It happened until about twenty to eleven.`,
      ),
      page(
        {
          setting: room(going),
          time: 'day',
          camera: 'medium',
          actors: [seen(B, 'stand', 'sleepy'), seen(A, 'sit', 'happy')],
        },
        `"I won," said ${b}, at breakfast, and could hardly hold a spoon. "I was awake until five. You slept." "I know," said ${a}. "What did you see?" ${b} opened the notebook. "Eleven o'clock," it said. "Me. Twelve o'clock, me. One, two, three o'clock, me." ${b} turned over. There was more of it. It got rather small towards the end.`,
        `By breakfast ${b} had won. There was no doubt about it. ${b} had seen every hour, and had it in writing. "Twelve o'clock," ${b} read out. "Nobody but me. One o'clock. Still me, with a headache. Four o'clock. I don't like my chin." It was quiet for a bit. "And you were asleep by eleven," said ${b}. "Yes," said ${a}, smiling at the jam.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'curious', 'notebook'), seen(A, 'stand', 'calm')] },
        `Then ${b} reached for the other notebook. Written in the dark, it was one line on top of the next, like wool. You could make out one word in all that. The word was FOX. ${b} looked at it for a long time. "What was it doing?" said ${b}. "I'll tell you," said ${a}, "while I wash up."`,
        `${a} did the plates, that day and every day. ${b} dried, which was not in the bet. It was because of the notebook. It lay there, black with scribbles, each line across another, and nobody could read it but for a single word. "Fox?" said ${b}. "With a shoe," said ${a}. ${b} dried the same plate again. "Whose shoe?"`,
      ),
      page(
        {
          setting: room(going),
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'look-up', 'surprised')],
        },
        `On Saturday there was no bet. Nobody brought toast. They drew the curtain right back, and it was ${b} who put out the lamp. For a moment there was nothing. "I can't see anything," whispered ${b}. "I can't even see... Oh." "No," said ${a}. "Not only me." How long they stayed awake isn't known. Nobody wrote it down.`,
        `When the week was over ${b} asked whether they might do it once more, but properly. Click, went the lamp. There they sat, in the dark, with their eyes getting bigger. It began with one star, as it always does. "There," said ${a}. "Not only me." ${b} didn't answer. ${b} was looking. And after that, some time after that, they were both asleep.`,
      ),
    ],
  };
}
