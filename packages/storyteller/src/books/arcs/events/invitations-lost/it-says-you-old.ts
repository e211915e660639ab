import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: whom a card means that has no name on it. */
export function old(going: Going): Told {
  const { A, B, G, W1, W2, W3, a, b, Gcap, w1, w2, w3, refrain, title } = partsOf(going);
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
        `There are people who send a message, and there are people who make invitations. ${A.introduced} made ten. They had gold on the edges, and a door that opened, and behind it stood: YOU ARE INVITED. Then came the day, the house and the hour. "You've left out the names," said ${B.introduced}. "They'll know who they are," said ${a}, "when I give it to them." It was Thursday. It seemed a perfectly sensible thing to say.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['letter'],
        },
        `They never got beyond the corner. The wind had been waiting there with nothing to do. It took the cards out of ${A.names} hand, politely, one at a time, and then it took them up. They went over the bread shop with all their doors open, and over the bus stop. For a while there was a sort of twinkling above the church. "They'll come down somewhere," said ${b}. "That's what I'm afraid of," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['cake', 'balloon'],
        },
        `On Friday there was no school, because of the boiler. So on Saturday there were ten chairs and a cake like a castle, and nobody on earth knew of it. It struck three. You can hear a clock very well in a room with ten balloons. "They aren't coming," said ${a}, at a quarter to four. "It's not that they don't want to. They haven't been asked." "It's the same number of chairs, though," said ${b}. It was. They looked at them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W1, 'hold', 'shy', 'letter'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `At ten to four there was a knock, as if somebody would rather not be heard. ${Gcap} went to the door with ${a} behind. On the step stood ${w1}, from the bread shop, in a collar. He had a bag of buns under one arm. In his hand, like a passport, he held a card with gold on the edges. "It came in at the window, with the flour," he said. "I've read it a good many times. I told myself that it couldn't mean me. ${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(W1, 'stand', 'shy')] },
        `${a} opened the little door, and shut it, and opened it again. There was no getting round it. It did not say Meena or Joe. It said YOU, and that is whoever has it in his hand. "I haven't been asked to a birthday," said ${w1}, "since I was nine. I expect that it's a mistake." ${a} looked up at his collar. It was on upside down. "It's no mistake," said ${a}. "You're the first. You can choose your chair."`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'hold', 'happy', 'letter'), seen(A, 'cheer', 'happy')] },
        `He had hardly chosen it when the bell rang. It was ${w2}, from the library, with a ladder. "This was in the weathercock," said ${w2}. "I saw it from my desk. I thought, whoever can that be for? So I went up. ${refrain}." In twenty years nobody had spoken to her on a Saturday, except about fines. She had brought a book, wrapped in gold, and she had put on lipstick, on the way, up the ladder.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W3, 'hold', 'happy', 'letter'), seen(A, 'jump', 'excited')] },
        `The next was not a knock. It was the number nine, which goes to the station and nowhere else. It stopped in front of the house with all its lights on. "It blew in at the doors," said ${w3}, the driver, getting down. "I read it out, as one does with things that are lost. ${refrain}, I said. Whose is it? And every one of them said, 'That's me.'" Behind ${w3} they were getting off, with their shopping. An old man had picked a dandelion.`,
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
        `By half past four one could not get up the stairs. There were more cards by then. One was the postman's, who had tried all day to deliver it, and in the end had looked inside. The cake went round. The buns went round. ${w1} danced with ${w2}, each of them very carefully, as if the other one were full. ${b} taught the number nine to play sardines. When they sang, they sang as people do who have had it stored up. The windows went in and out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'happy')],
        },
        `A noise like that goes a good way. It went up three streets and in at ten windows, and ten people put down what they were doing. They were Meena, and Joe, and all the rest. ${Gcap} saw them first, along the fence, a row of foreheads. "Is something on?" said Joe. "We weren't sure if it was private. Nobody asked us." "I did ask you," said ${a}. "You blew away." And ${a} opened the gate as wide as it goes. "It's you that I meant. It's everybody else, as well."`,
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
        `There were people there who had lived next door to each other for thirty years, and had never met. At eight ${w3} took them home, every one to the door, although it is not allowed. ${w2} went without her ladder. "Next year," said ${a} to ${w1}, on the step, "I could put the names on." ${w1} turned the card over in his hands. He had kept hold of it all evening. "I shouldn't," he said. "You'd only leave somebody out."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy')],
          things: ['letter'],
        },
        `${b} was asleep at once. ${a} sat up for a while with the cards, and counted. Bread shop, weathercock, bus, postman. There were nine, however one did it. So one of them was still on its way. It was a long way up by then, over the dark sea, with its small door open. It turned and turned, and now and then the moon got in. It would come down somewhere, in front of somebody who was sure that it couldn't mean them. And they would pick it up.`,
      ),
    ],
  };
}
