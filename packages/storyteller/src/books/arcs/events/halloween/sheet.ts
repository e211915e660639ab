import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = ['I am a ghost!', 'No! I am a ghost!', 'But I am a ghost!', 'Can you not see? A ghost!'] as const;
const TITLES = ['I am a ghost', 'the ghost and the torch', 'what are you meant to be', 'not a snowman'];

/** Those who open the doors. */
function neighbours({ company }: Going): readonly [Figure, Figure, Figure] {
  return [company.meet('badger'), company.meet('goose'), company.meet('owl')];
}

/** What sits on the steps, where the theme says so. */
const pumpkins = ({ raw }: Going, text: string): string => (raw.includes('pumpkin') ? ` ${text}` : '');

/** A ghost in a sheet whom everybody takes for something else, until somebody carries the torch on the inside. */
export const SHEET: EventPlot = {
  id: 'sheet',
  when: /\b(?:costumes?|dress\w*|trick|treat\w*|pumpkins?|sweets|torch|doors?)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, g, comesToo, chance } = going;
  const [N, O, W] = neighbours(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy', 'torch')],
          things: ['torch'],
        },
        `Halloween! ${A.introduced} has a white sheet on. ${B.introduced} has a torch.${comesToo}`,
        `It is Halloween. A sheet for ${A.introduced}! A torch for ${B.introduced}!${comesToo}`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'surprised')],
        },
        `Knock, knock. It is ${N.introduced}.${pumpkins(going, 'Look, a pumpkin!')} "Oh, a snowman!" "${refrain}" says ${a}.`,
        `One door. "A nice snowman!" says ${N.introduced}.${pumpkins(going, 'Look, a pumpkin!')} "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(A, 'wave', 'determined')] },
        `Knock, knock. It is ${O.introduced}. "Is that a tent?" "${refrain}"`,
        `Two doors. "Look, a tent!" says ${O.introduced}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'dance', 'determined'), seen(B, 'stand', 'curious')], things: ['scarf'] },
        `They tie on a scarf. Now ${a} looks like a parcel. "${refrain}"`,
        `So ${a} puts a scarf round it. Oh no. It is a parcel now!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `${a} sits on the step. "I am only a sheet," says ${a}.`,
        `"Nobody can see it," says ${a}. "It is just a sheet." ${a} is sad.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'torch')], things: ['torch'] },
        `${b} plays with the torch. Under the chin it goes. ${B.names} face glows!`,
        `Click, goes the torch. ${b} holds it under one hand. The hand glows!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'curious')], things: ['torch'] },
        `"Put it in the sheet!" says ${b}. In goes the torch. Click!`,
        `"I know! It has to go inside!" ${b} puts it under the sheet. Click!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'excited'), seen(B, 'cheer', 'happy')] },
        `Ooh! The sheet glows! It is so white in the dark!`,
        `The sheet is full of light! It glows in the dark. Ooooh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'surprised'), seen(A, 'cheer', 'proud')] },
        `Knock, knock. It is ${W.introduced}. "A ghost!" says ${W.name}. "A real ghost!"`,
        `One more door. ${W.introduced} looks out. "Help, a ghost!" "Yes!" says ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now the sheet is on the bed. "A ghost?" says ${g}. "No," says ${a}. "Only me."`,
        `In bed is a sheet. "Who is it?" says ${g}. "Only me," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, g, comesToo, chance } = going;
  const [N, O, W] = neighbours(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy', 'torch')],
          things: ['torch'],
        },
        `It was Halloween, and ${A.introduced} was going as a ghost. It was an old sheet with two holes in it. ${B.introduced} was in charge of the torch.${comesToo}`,
        `"You can't tell that it's me," said ${A.introduced}, under a sheet. "Hardly," said ${B.introduced}, who had the torch.${comesToo} Out they went, with ${g} behind.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'surprised')],
        },
        `At the first door was ${N.introduced}. "Well!" said ${N.name}. "What a splendid snowman!" "${refrain}" said ${a}. "Are you?" said ${N.name}, and gave them a nut each.${pumpkins(going, 'A pumpkin sat on every step.')}`,
        `${N.introduced} opened the first door and looked. "A snowman, this early in the year!" "${refrain}" cried ${a}. "You'll want to keep off the radiator," said ${N.name}.${pumpkins(going, 'A pumpkin sat on every step.')}`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(A, 'wave', 'determined')] },
        `At the second ${a} waved both arms about. "Don't tell me," said ${O.introduced}. "You're a tent. There's somebody camping in you." "${refrain}" "In a tent?" said ${O.name}.`,
        `Next door ${a} did a howl, to help. "Poor thing," said ${O.introduced}. "Is it the washing? Has it blown off the line?" "${refrain}" said ${a}, and did not howl any more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'dance', 'determined'), seen(B, 'stand', 'curious')], things: ['scarf'] },
        `"It hangs down too straight," said ${b}. So they tied a scarf round the middle. A man went by with a dog. "Somebody has left a parcel out," he said. "${refrain}" said the parcel.`,
        `They stopped under a lamp to mend it. ${b} tied a scarf about the middle, and that gave it a waist. "Very pretty," said somebody going by. "Is it a bride?" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `Then the holes slid round to the back. ${a} could see nothing. ${a} sat down on a kerb. "I'm not a ghost. I'm a sheet with somebody in it."`,
        `${a} trod on the hem, and sat down hard on somebody's step. "You can't be a ghost if you have to say so," said ${a}. There was no answer to that.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'curious', 'torch')], things: ['torch'] },
        `${b} did not know what to say, and so clicked the torch. On and off it went. Then ${b} held it behind one hand. The hand turned red, and you could see right into it.`,
        `It was dark on that corner. So ${b} put the torch under one chin and made a face. The cheeks lit up from inside, like two small lamps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'curious')], things: ['torch'] },
        `"It's on the wrong side!" said ${b}. "What is?" said ${a}. "The light! I've been shining it at you all night. I want to shine it out of you!"`,
        `"I've been holding it in front," said ${b}, slowly. "Give me a bit of sheet." Then ${b} lifted the hem, and put the torch in. "Hold that against your tummy."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'excited'), seen(B, 'cheer', 'happy')] },
        `Click. The sheet was gone. In its place hung something tall and pale that shone through and through. It had two black eyes. It had no feet at all. "Oh," said ${b}. "Oh, ${a}!"`,
        `There was a click in there. The whole of it filled up with light, down to the toes. It glowed. It swayed. A cat looked at it, and remembered something elsewhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'surprised'), seen(A, 'cheer', 'proud')] },
        `At the last house they did not need to knock. ${W.introduced} was at the window. "A ghost!" shrieked ${W.name}. "There's a ghost on the path!" "Yes," said the ghost. "Good evening!"`,
        `${W.introduced} opened the last door, but only a crack. "Are you a ghost?" said ${W.name}. And ${a}, who had said it all evening, did not say anything. It just shone.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['torch'] },
        `The sheet went back on the bed, holes and all. There was a light on underneath it. "Is there a ghost in here?" said ${g}. Click. "No," said ${a}. "Only a tent."`,
        `Later something pale was glowing in the bed. It was eating a nut. "Good gracious," said ${g}. "What are you meant to be?" "Asleep," said ${a}, and turned it off.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, g, comesToo, chance } = going;
  const [N, O, W] = neighbours(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy', 'torch')],
          things: ['torch'],
        },
        `There had been talk of wings, and of a crocodile in two parts. In the end there was a sheet. "The old ones are the best," said ${A.introduced}, and cut two holes. ${B.introduced} had made a helmet out of a colander, and had the torch.${comesToo} "Are you sure about the holes?" said ${b}. They were not quite level.`,
        `${A.introduced} had left it too late, as you do. It was six o'clock on Halloween, and there was nothing to wear but the bed. "Everyone knows what a ghost looks like," said ${a}, and pulled off the sheet. ${B.introduced} had been a knight since lunch.${comesToo} "I'll bring the torch," said ${b}. "You won't see where you're going, in that."`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'surprised')],
        },
        `They went up the road with ${g} ten steps behind.${pumpkins(going, 'On every step there sat a pumpkin, with a torch in it, looking pleased.')} ${N.introduced} came to the first door. "A knight!" said ${N.name}. "And a, let me see. A snowman. Very seasonal, nearly." "${refrain}" said ${a}. "Of course you are," said ${N.name}, in the way that means something else. ${b} got two nuts. ${a} got one, and a worried look.`,
        `"Now for it," said ${a}, at number one.${pumpkins(going, 'On every step there sat a pumpkin, with a torch in it, looking pleased.')} The door opened, and ${N.introduced} looked out over a pair of glasses. "What a fierce knight! And you've brought your snowman." "${refrain}" There was a pause. "I expect it's the light," said ${N.name}, kindly. It was kind of everybody all evening. That was the worst part.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(A, 'wave', 'determined')] },
        `"You have to do it more," said ${b}. So at the second house ${a} did it with both arms, and a wail. ${O.introduced} did not get past the wail. "Is it stuck in there?" said ${O.name}, to ${b}. "I had a tent like that. You want to undo the pegs first." "${refrain}" shouted ${a}. The tent was given a biscuit.`,
        `At number two ${a} tried being tall. It is hard to be tall under a sheet. "Don't say a word!" said ${O.introduced}. "I'm good at these. You're an iceberg. No? A tooth? You're a tent, with somebody lost in it!" "${refrain}" said ${a}. "Well, I never would have got that," said ${O.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'dance', 'determined'), seen(B, 'stand', 'curious')], things: ['scarf'] },
        `They held a meeting under the lamp. ${b} thought that it wanted shape, and took off a scarf, and tied it round the middle. It did give it a shape. "Look, somebody's sending a parcel," said a voice across the road. "That's not a parcel, that's a bride." "${refrain}" yelled ${a}. One of the holes was by now behind an ear.`,
        `"It needs a waist," said ${b}. They tied the scarf about it, and that pulled up the hem. Now you could see two shoes, and they were green. No ghost has green shoes. A small witch stopped to look. "What's that one meant to be?" said the witch. "Potatoes, in a sack?" "${refrain}" said the potatoes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'proud'), seen(A, 'stand', 'angry')] },
        `It might have been easier if ${b} had not done so well. At each door it was "What a knight!" There was a heap of things in ${B.names} bag, and they rattled. "You could lend me the helmet," said ${a}. "A ghost in a helmet?" "A knight's ghost. Then at least I'd be half right." ${b} held on to the colander. It had been such a lot of string.`,
        `"A knight," they said at number six, without a moment's thought. They said it at seven. They clapped at eight. ${b} tried not to clank. "It's all right for you," said ${a}. "You've got a visor." "You should have started sooner," said ${b}. It was so true that it should not have been said.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `At the corner the hem got underfoot, and ${a} sat down in the road's one puddle. The sheet drank it. "If you have to tell them, you aren't one," said ${a}. "You go on. You've only got the end of the street to do." ${b} looked up the street. The last house was the one that gave whole toffee apples.`,
        `Then the holes slid off sideways for good. ${a} walked into a hedge, and stayed in it. "Go without me," said the hedge. "I'm laundry." Everybody knew about the last house in the street. They only opened once, and it was toffee apples. ${b} could hear the others running there already.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'calm', 'torch'), seen(A, 'sit', 'calm')], things: ['torch'] },
        `${b} sat down as well. It was not comfortable, in tin. They listened to everybody else going by. For something to do, ${b} flicked the torch, on and off, and then held it behind one hand. It is a thing that everybody has tried. The hand went red. Light came out between the fingers, and through them.`,
        `"I'll wait," said ${b}, and took off the helmet, and put it on the wall. Nobody said anything for a while. ${b} stood the torch upright in the colander and watched. All of its holes lit up. It looked like a town at night. It looked like something with a lot going on inside.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'curious')], things: ['torch'] },
        `"I've had it the wrong way round," said ${b}. "Your hand?" said ${a}. "The torch! I keep lighting you up, so that they can see you. You can see a sheet by torch. It looks like a sheet." ${b} was already feeling for the hem. "It wants to be in there, looking out."`,
        `${b} got up so fast that it rang. "What's a ghost got that a sheet hasn't?" "No green shoes," said ${a}, bitterly. "No, think! What's it got inside?" "Nothing." "Light," said ${b}. "A sheet's lit up from the front. You need it from behind. Hold this, and don't drop it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'excited'), seen(B, 'cheer', 'happy')] },
        `Click. There is not much that can be said of it, except that there was no sheet. A tall pale thing hung at the corner, and it shone. The wet at the bottom had gone clear, so that it ended in nothing. It moved an arm, and the light moved in it. "Is it any good?" it said. ${b} had stepped back into the hedge.`,
        `Inside the sheet something went click. It began in the middle, and then it was everywhere. It had crooked eyes, and they were perfectly black. It did not so much stand there as not fall down. Along the road, the running stopped. "Well?" said ${a}. "Say something." "Ghost," said ${b}, in a very small voice.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'stand', 'surprised'), seen(A, 'cheer', 'proud'), seen(B, 'walk', 'happy')],
        },
        `They had no torch now to see the path by. They did not need one. It lit up the gate, and it lit up the step. ${W.introduced} came out with the tray, looked up, and sat down in the toffee apples. "A ghost!" said ${W.name}. "Oh, my stars, a ghost!" ${a} had an answer ready for that. It had been ready all night. "Yes," said ${a}.`,
        `${b} went in front and held up the hem, like a page at a wedding. Nobody looked at the knight. ${W.introduced} opened the last door, and the tray began to shake. "I wasn't expecting," said ${W.name}. "I mean, we've never had a real one." The ghost bowed. It knew better, by this time, than to say a word.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `There was just one apple left that had not been sat on. "Halves," said ${a}. They ate it on the way back, from both sides. "You didn't get any more guesses," said ${a}. "They all forgot you." "I know," said ${b}, with a mouth full of toffee. "I was the one who knew how it worked, though."`,
        `On the way home they passed number two. The curtain moved, and there was a scream, and something fell over. "That one got it right," said ${b}. They laughed till the light shook. Then ${a} unhooked the colander from the wall. "Put it on," said ${a}. "I want to be haunted by a knight."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['torch'] },
        `Late that evening something on the bed was glowing, and it had a hole that was not quite level. "Is there a ghost in here?" said ${g}, at the door. There was a click, and the dark came back. "No," said ${a}. "It's a tent. There's somebody lost in it." And after a bit it began to breathe like one who is asleep.`,
        `The sheet went back where it had come from. It had a hole by each knee now, and a smell of toffee. "And what are you meant to be?" asked ${g}, tucking it in. ${a} thought about it. ${a} had been such a number of things that day. "Me," said ${a}. It was guessed right the first time.`,
      ),
    ],
  };
}
