import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Not that one',
  'Wrong one',
  'That was the wrong one',
  'Not that',
  'Not now',
  'No, not that',
  'That is not it',
  'Oh, not that one',
  'The wrong one again',
  'No, no, not that',
  "That's not the one",
] as const;
const TITLES = ['one behind', 'the wrong trick', 'what I said before', 'a bit late', 'turn round, I said'];

/** The pet, and its child. */
const petOf = ({ A, B, K, company }: Going): Figure => (A !== K ? A : B !== K && B.being ? B : company.meet('dog'));

/** A pet that thinks things over does what it was told before. */
export const THINKS: EventPlot = { id: 'thinks', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const P = petOf(going);
  const p = P.name;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'calm')] },
        `Here is ${P.introduced}. "Come!" says ${K.introduced}. But ${p} does not come.`,
        `This is ${P.introduced}. "Come, ${p}!" says ${K.introduced}. But ${p} stays there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'calm'), seen(P, 'walk', 'happy')] },
        `"Turn round!" says ${k}. And now ${p} comes. "${refrain}" says ${k}.`,
        `"Then turn round!" says ${k}. Here comes ${p}! "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(P, 'dance', 'happy')] },
        `"Lie down!" says ${k}. And ${p} turns round. "${refrain}" says ${k}.`,
        `"Now lie down!" says ${k}. Round goes ${p}. "${refrain}" says ${k}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(P, 'walk', 'happy')] },
        `Today is the pet show. The pets all come. They all lie down.`,
        `Now they go to the pet show. The dogs come. The dogs lie down. Well done, dogs!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(P, 'walk', 'calm')] },
        `Now comes ${p}. "Turn round!" says ${k}. And ${p} lies down. "${refrain}"`,
        `"Turn round, ${p}!" says ${k}. And ${p} lies down. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'dance', 'happy')] },
        `${k} sits down and thinks. "Come," says ${k}. And ${p} turns round. Oh!`,
        `"Come," says ${k}, and sits down. ${p} turns round. Oh!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(P, 'stand', 'happy')] },
        `"Turn round was before!" says ${k}. "You are just one late!"`,
        `"I said that before!" says ${k}. "You are not naughty, ${p}. You are just one late!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(P, 'walk', 'happy')] },
        `So ${k} says one more each time. ${p} comes. ${p} turns. ${p} lies down.`,
        `Now ${k} says one more each time. Come, turn, lie down!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'proud'), seen(P, 'stand', 'happy')] },
        `Clap, clap, clap! ${p} gets a red bow. ${k} hugs ${p}.`,
        `All the people clap. ${p} has a red bow now. "My clever ${p}!" says ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(P, 'sleep', 'sleepy')],
        },
        `Bedtime. "Sleep!" says ${k}. ${p} does not sleep. "Wake up!" says ${k}. And ${p} sleeps.`,
        `It is night. "Go to sleep, ${p}!" No. "Wake up, ${p}!" And ${p} goes to sleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const P = petOf(going);
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'calm')] },
        `Some children have a goldfish. ${K.introduced} had ${P.introduced}. "Come!" said ${k}. ${p} looked at ${k} in a friendly way, and stayed put. "${p} never listens," everybody said.`,
        `${K.introduced} had a pet, and it was ${P.introduced}. There was only one thing wrong with ${p}. "Come!" said ${k}, in the garden. ${p} sat there and thought about it. "Is it deaf?" said the people next door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'worried'), seen(P, 'walk', 'happy')] },
        `"All right, then turn round," said ${k}. At once ${p} got up and came, right across the flower bed. "${refrain}," said ${k}. ${p} was so pleased to have come.`,
        `"Then turn round," said ${k}, who had given up. And up got ${p}, and came, and knocked ${k} over, out of love. "${refrain}," said ${k}, from below.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(P, 'dance', 'happy')] },
        `"Lie down!" said ${k}. ${p} turned round, and took the washing line along. "Jump!" said ${k}. ${p} lay down in the sheets. "${refrain}," said ${k}. "It's as if you did it on purpose."`,
        `"Now lie down," said ${k}. ${p} turned round, twice, to make sure. The table went over. "Oh, fetch a ball!" said ${k}. Flop, ${p} lay down on the cake. "${refrain}," said ${k}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(P, 'walk', 'happy')] },
        `On Saturday was the pet show in the park. There were nine dogs, a clever cat, and a hen with a hat. They came when they were called. They lay down when they were told. ${k} felt quite cold inside.`,
        `Then it was the day of the pet show. A poodle turned round three times on one leg. A small goat lay down and crossed its feet. "Next is ${p}!" called the lady with the list.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(P, 'stand', 'calm')] },
        `"Come!" said ${k}. ${p} smiled at the people. "Turn round!" said ${k}. ${p} came, and trod on somebody's hat. "Lie down!" said ${k}. ${p} turned round, and there was no more table. "${refrain}," said ${k}, very small.`,
        `"Come!" said ${k}. Nothing happened. "Turn round!" said ${k}. Then ${p} came, right through the rope. "Lie down!" And ${p} turned round, and the prizes flew into the pond. "${refrain}," said ${k}. All the people laughed.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'sleep', 'calm')] },
        `${k} sat down on the grass. "Let's go home," said ${k}. And ${p} lay down, just there, very neatly. ${k} stared. Who had said anything about lying down? ${k} had, a minute ago!`,
        `"Let's go home," said ${k}, and sat down in the grass. Flop! Beside ${k} lay ${p}, flat and tidy. "That's lying down," thought ${k}. "I did say that. But I said it before."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(P, 'stand', 'happy')] },
        `"Turn round!" said ${k}, to see. ${p} got up to go home. "Come!" said ${k}. ${p} turned round. "You do hear me!" cried ${k}. "You do every single thing I say. You only do it one late!"`,
        `${k} counted on ten fingers. Come, and then ${p} came at the next one. Turn, and then ${p} turned at the one after. "You're not wrong at all!" cried ${k}. "You're one behind! You think about it first."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(P, 'walk', 'happy')] },
        `"Please may we try again?" said ${k}. This time ${k} went up close first, and whispered, "Come." Then ${k} called, "Turn round!" and ${p} came. "Lie down!" and ${p} turned. The last word was "Thank you!" At that ${p} lay down.`,
        `${k} asked for one more go. "Come," said ${k} under the breath, where nobody heard it. And out loud, one after another, "Turn round! Lie down! Take a bow!" ${p} came. ${p} turned. ${p} lay down like a lamb.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'proud'), seen(P, 'stand', 'happy')], things: ['ribbon'] },
        `There was such a clapping that the ducks flew up. "For patience," said the lady who gave out the ribbons, and tied one on. "Take a bow!" said ${k}. ${p} looked surprised. Halfway home ${p} bowed, to a lamp post.`,
        `How they clapped! ${p} got the green ribbon, for the pet that had thought the most. "Now shake hands," said ${k}. ${p} did. But they were home by then, and it was the door.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(P, 'sleep', 'sleepy')],
        },
        `At bedtime ${k} said, "Go to sleep, ${p}." ${p} looked at the lamp, wide awake. ${k} thought for a moment. "Wake up, ${p}!" said ${k}. And ${p} shut both eyes, and was asleep.`,
        `"Good night," said ${k}. "Go to sleep." ${p} stood by the bed and thought it over. ${k} yawned. "${refrain}," said ${k}. "Get up!" At that ${p} lay down, and began to snore.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const P = petOf(going);
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(P, 'stand', 'calm')] },
        `The whole street had an opinion about ${P.introduced}. It was that such a pet should never have been allowed. "It's got no manners," said Mr Prout next door, who had a dog called Colonel. ${K.introduced} had to listen to that every morning, over the hedge. "${p} is very gentle," said ${k}. "Come here, ${p}!" And ${p} sat on in the rhubarb, and thought about something.`,
        `Next door to ${K.introduced} lived Colonel, a dog who could do everything. If you said sit, he sat before you had got to the t. And on this side lived ${P.introduced}. "Come!" said ${k}. ${p} gazed into the distance. "You want to be firm with it," said Mr Prout, over the hedge. "An animal is either obedient or it isn't." Colonel sat, in case that was meant for him.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(P, 'dance', 'happy')] },
        `It was not that ${p} did nothing. ${k} would call, "Come!" and nothing would come of it. Then ${k} would say, "Turn round!" and ${p} would come, at a gallop, shining with good will. At "Lie down!" ${p} turned round, and the beanpoles went. At "Fetch!" ${p} lay down in what was left of the beans. "${refrain}," said ${k}, each time. It was like talking to somebody on the moon.`,
        `"I'll show you," said ${k}. "Turn round!" Up got ${p}, crossed the lawn, and laid a loving head on ${K.names} shoulder. "That was come," said Mr Prout. "Lie down!" said ${k}. ${p} spun about with enormous grace, and the bird bath was in two halves. "${refrain}," said ${k}. "I did tell you," said Mr Prout, who never missed a chance to have done so.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'sit', 'calm')] },
        `In June there was to be a pet show, in the park. ${k} had put their names on the list before thinking. "Everybody will be there," said ${k}, in the shed, to ${p}. "If you could do one thing. Only one." ${p} listened with the whole face. There was never anyone who listened harder. You could see it going in. You just never saw it come out.`,
        `There was a letter in the box, about the pet show on Saturday. Three commands, it said, chosen by the judge: come, turn round, lie down. ${k} practised every day before school. On Thursday a note came, too. The people of the street hoped that ${p} would stay at home, for the sake of the tables. ${k} tore it up. But ${k} knew it by heart by then.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(P, 'walk', 'happy')] },
        `On the day there were flags, and a tent with prizes in it. Colonel went first. He came, he turned and he lay down, like three ticks of a clock. A cat did it, though as if by chance. A hen did most of it. "${p}!" called the judge, a lady with a very straight back. People moved their chairs.`,
        `Saturday was hot and full of people. One after another they went into the ring, in front of the tent with the prizes. There was a poodle with a bow, and a goat, and a rabbit that had to be told twice. Colonel came, turned and lay down so fast that the judge had not finished saying it. "Perfect," said the judge. "And now we have... dear me. We have ${p}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(P, 'walk', 'happy')] },
        `"Come!" said the judge. ${p} beamed at her. "Turn round!" said the judge. ${p} came, and stood on her list. "Lie down!" said the judge, a bit higher. ${p} turned round. It was a fine, wide turn, and it had the tent in it. When the canvas had settled you could hear Mr Prout, who had always said so. "${refrain}," said ${k}. "I'm so sorry. I'll pay for the cups."`,
        `"Come," said the judge, and nothing came. "Turn round," said the judge, and was walked up to, and breathed on. "Lie down!" said the judge, holding her hat. And ${p} turned. A tent peg went, and then a rope, and the whole row of prizes sat down slowly in the lemonade. "${refrain}," whispered ${k}. Somebody laughed, and then it was everybody.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'sleep', 'calm')] },
        `${k} went out of the ring and sat down behind the hot dogs. It was no good. They would have to give in, and buy a chain. "Let's go home," said ${k}. And ${p} lay down. It was beautifully done. It was far better than Colonel's. ${k} looked at it through wet eyes. Lie down, thought ${k}. But that was ages ago. That was the last one.`,
        `There is a place behind the ice cream van where nobody looks. "You might have tried," said ${k}. "Let's go home." Then ${p} lay down, with a sigh, all in one piece, like somebody signing a letter. ${k} stopped crying in the middle. Nobody had said lie down. Nobody had said it here, at least. The judge had said it, in there. It had only just arrived.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(P, 'stand', 'happy')] },
        `"Stand," said ${k}, very slowly. ${p} got up and set off for home. "Sit." ${p} stopped, and stood. "Oh, ${p}," said ${k}. All the gardens of the past year went by, with everything in them that had been knocked over. And each time it had been right. It had always been just right, for the word before. "You weren't naughty. You were thinking! I never waited for you. I always said the next thing."`,
        `${k} tried it out with a biscuit. "Left," said ${k}, and ${p} set off for home. "Right," said ${k}, and ${p} went left. "Back," and ${p} went right. It was like thunder, which always comes a little after the flash. "You do hear me," said ${k}. "You've done every single thing that I ever asked you. And I was cross with you, every time, for doing it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(P, 'stand', 'calm')] },
        `There were two ways to do it. ${k} could stand by the ring and whisper the first word early, and nobody would know. They'd think that ${p} was like Colonel. That would be very nice, just once. Or ${k} could go up, past Mr Prout, and say how it was. ${k} looked at ${p}, who looked back, with that whole listening face. "No," said ${k}. "I'd like them to see how you do it."`,
        `If you said one word too soon, in secret, it would all come out right. ${p} would look exactly like other pets. ${k} stood there and wanted that a good deal. But then it would be a trick, and it would be ${K.names} trick. It wouldn't be ${p} at all, who takes in every word and turns it over until it is done. ${k} went to find the judge, with a red face.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'shy'), seen(P, 'stand', 'calm')] },
        `"Mine is one late," said ${k}, in front of all those chairs. "It likes to think first. Could you say one more at the end, please? Any word will do." There was a good deal of laughing. The judge did not laugh. "I have a husband like that," she said. "Come! Turn round! Lie down!" And then, into the silence, she said, "Thank you."`,
        `"Please," said ${k}, "could we go again? You have to say four things. Mine does them one behind." Mr Prout said that he had never heard such an excuse. "It isn't an excuse," said ${k}. "It's how it works." The judge put on her glasses. "Come," she said. "Turn round. Lie down." She waited a moment. "And good afternoon."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'proud'), seen(P, 'sleep', 'happy')], things: ['ribbon'] },
        `At the second word ${p} came. At the third one ${p} turned round, most carefully, for there was no tent left. And at the fourth one ${p} lay down at the judge's feet, and looked up. Was that what she had meant? Nobody laughed then. Colonel had lain down as well, and got up, and lain down. No one had told him what to do with a fourth word. "He does it at once," said the judge. "This one does it on purpose."`,
        `${p} came, and turned, and lay down, one behind, like the echo of a very good pet. It was so quiet that you could hear the flags. Then the clapping began at the back. Colonel got first prize, as was only right, for being quick. But the judge wrote out a new card, by hand. "For thinking it over," it said. Mr Prout read it twice. It took him a moment, too.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(P, 'sleep', 'sleepy')],
        },
        `That night ${k} lay in bed, and ${p} stood beside it, wide awake. "Go to sleep," said ${k}. You had to give it time. ${k} knew that now, and waited, and looked at the stars. "${refrain}," said ${k}, with a smile. "Wake up, ${p}." And there was a soft thump in the dark, and then a snore.`,
        `"Sleep now, ${p}," said ${k}, when the light was out. Two eyes went on shining in the dark. There is no hurrying that. ${k} thought of something to say that would do no harm, if it came true tomorrow. "You're the best one in the street," said ${k}. And ${p} lay down, and slept. In the morning there was somebody very proud on the mat.`,
      ),
    ],
  };
}
