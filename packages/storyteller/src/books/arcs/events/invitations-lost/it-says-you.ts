import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './it-says-you-old.ts';
import { partsOf } from './parts.ts';

/** The wind takes ten invitations with no names on them, and whoever finds one is meant. */
export const IT_SAYS_YOU: EventPlot = { id: 'it-says-you', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, W1, W2, W3, a, w1, w2, w3, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'letter'), seen(B, 'stand', 'happy')],
        },
        `It is ${A.names} birthday soon! ${A.introduced} makes ten invitations. YOU CAN COME, they say.`,
        `${A.introduced} makes invitations for the party. ${B.introduced} helps. YOU CAN COME, they say.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['letter'],
        },
        `Off they go with the cards. Whoosh! The wind takes them all away.`,
        `Out they go. Whoosh! Up fly the cards, over the roofs. All the cards are gone!`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['cake', 'balloon'],
        },
        `Now it is the day. Here is the cake. Here are ten chairs. But nobody comes.`,
        `Cake! Balloons! Ten chairs! They wait and wait. Nobody comes. Nobody got a card.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W1, 'hold', 'shy', 'letter'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `Knock, knock! It is ${w1}, from the bread shop. "I found a card," he says. "${refrain}."`,
        `Knock, knock! Who is it? ${w1}, with a loaf. "I got a card. ${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(W1, 'stand', 'shy')] },
        `${a} looks at the card. It does not say who. It just says YOU. "Come in!" says ${a}.`,
        `There is no name on the card. So ${w1} is YOU. "Then come in!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'hold', 'happy', 'letter'), seen(A, 'cheer', 'happy')] },
        `Knock, knock! It is ${w2}, with a book. Her card was in a tree. "${refrain}," she says.`,
        `Knock, knock! ${w2} had a card on her hat. "${refrain}," says ${w2}. "Come in!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W3, 'hold', 'happy', 'letter'), seen(A, 'jump', 'excited')] },
        `Beep, beep! It is ${w3}, with the bus. A card flew in. "${refrain}!" And the whole bus comes!`,
        `Beep! ${w3} drives the bus. "A card flew in. ${refrain}. So here we all are!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(W1, 'dance', 'happy'),
            seen(W2, 'dance', 'happy'),
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
          ],
        },
        `Now there are not enough chairs. They sing, and they dance. It is so loud!`,
        `What a party! ${w1} dances with ${w2}. They sing so loud that the cups hop.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'happy')],
        },
        `Who is at the window? All ${A.names} friends! "Is it a party? Can we come?" "Yes! YOU can come!"`,
        `"What is that noise?" say ${A.names} friends. They run to the house. "Can we come?" "Yes! YOU can!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['letter'],
        },
        `Night. One card comes back, by the window. YOU CAN COME. "Next year," says ${a}, and sleeps.`,
        `Now all sleep. Far away a fish has the last card. YOU CAN COME, it says.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, W1, W2, W3, a, b, g, Gcap, w1, w2, w3, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'letter'), seen(B, 'stand', 'happy')],
        },
        `It took ${A.introduced} a whole afternoon to make the invitations. There were ten, with gold on them. "YOU are invited to my birthday," they said, "on Saturday at three." ${B.introduced} licked the stars.`,
        `${A.introduced} made ten invitations, and each had a balloon on it. YOU ARE INVITED, it said, with the house and the hour. "You don't have to write the names," said ${B.introduced}. "We'll hand them over ourselves."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['letter'],
        },
        `They had got as far as the corner. Then the wind came round it from the other side. Up went the invitations, like ten white pigeons. They went over the bread shop and the bus stop. "Come back!" shouted ${a}. But nobody had invited them back.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['cake', 'balloon'],
        },
        `They looked in every hedge. There were no cards left, and no gold. "They'll know," said ${a}. "One knows when it's somebody's birthday." So on Saturday there was a cake, with ten chairs and ten balloons. It struck three. It struck half past three. Nobody came.`,
        `On Saturday at three the table was laid. There were ten plates, ten balloons and a cake with a castle on it. ${a} sat at one end and ${b} at the other. "They can't come," said ${b}. "They don't know about it. The invitations are lost."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W1, 'hold', 'shy', 'letter'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `Then somebody knocked, very softly. ${Gcap} and ${a} opened the door. There stood ${w1}, from the bread shop, in a clean collar. He had a card in his hand. "It came in at my window," he said. "It can't mean me, I thought. ${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(W1, 'stand', 'shy')] },
        `${a} read it from one end to the other. There was no name on it anywhere. It did say YOU. And who was standing there, and had it in his hand? "I've not been to a birthday for forty years," said ${w1}. "Come in," said ${a}. "You're the first."`,
        `${a} took the card. It had a bit of dough on it. YOU ARE INVITED, it said, and no name. One could not say that it wasn't ${w1}. "I brought some buns," said ${w1}, "in case it was true." "It's true," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'hold', 'happy', 'letter'), seen(A, 'cheer', 'happy')] },
        `There was another knock. It was ${w2}, who has the library, with a book in gold paper. "This was in the weathercock," she said. "I had to fetch a ladder. ${refrain}." "Of course it does," said ${a}. "Sit next to ${w1}."`,
        `The bell rang. ${w2} stood there, from the library, quite out of breath. "I found it on page ninety," she said. "I'm never asked. ${refrain}." "That's you," said ${a}. "Come in."`,
      ),
      page(
        { camera: 'medium', actors: [seen(W3, 'hold', 'happy', 'letter'), seen(A, 'jump', 'excited')] },
        `Beep! Outside stood the bus. It does not come down that street. "It flew in at the door," said ${w3}, the driver, with a card. "${refrain}. I read it out. And they all said that it was them!" Behind ${w3} the whole bus was getting out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(W1, 'dance', 'happy'),
            seen(W2, 'dance', 'happy'),
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
          ],
        },
        `Ten chairs were not nearly enough. They sat on the stairs. ${w1} danced with ${w2}, and neither of them knew how. More came, with more cards, and one of those was a postman. They sang so loudly that the windows hummed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'happy')],
        },
        `One could hear it three streets away. And three streets away lived all of ${A.names} friends. "What's that?" they said, and came running to look. There they stood at the gate, ten of them. "Is it a party?" they said. "We didn't get a card." "You don't need one," said ${a}. "YOU are invited!"`,
        `Then ${g} looked out of the window. Along the fence were ten faces, in a row, with their mouths open. "That's my class!" cried ${a}. "We heard it," they said. "Are we allowed?" "It's YOUR party!" said ${a}. "It always was. It only blew away."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'wave', 'happy'),
            seen(W1, 'wave', 'happy'),
            seen(W2, 'wave', 'happy'),
            seen(W3, 'wave', 'happy'),
          ],
        },
        `It was the best birthday that they had ever had, and not even theirs. ${w3} took everybody home in the bus, right up to their doors. "Same time next year?" said ${w1}. "I'll send you a card," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy')],
          things: ['letter'],
        },
        `That night ${a} counted on ten fingers, with ${b} asleep beside. Nine cards had come back. "One is still out there," whispered ${a}. It was a long way up by then, above a dark sea. It had gold on it. YOU, it said.`,
        `${b} was asleep already. "Nine came," said ${a} to the ceiling, "and I made ten." The last one was miles away. It had come down on a beach, where a crab was reading it. The crab read it twice, and looked behind, and put on its good shell.`,
      ),
    ],
  };
}
