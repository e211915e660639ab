import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { seenThroughOf } from './friend.ts';
import { TURN_TITLES, turnOf } from './turn-parts.ts';

/** What two have made up together is given on to a third by the one who was left, and not taken along by the one who left. */
export function oldTurn(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, F, f, N, n, isSchool, where } = turnOf(going);
  return {
    title: titled(chance.pick(...TURN_TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(F, 'jump', 'happy')],
          things: ['gate'],
        },
        `It took a second and a half, if you were good at it. ${A.introduced} and ${F.introduced} were very good at it. There was a bump on the left, a bump on the right, and a whole turn. "${refrain}" At the end of it you stood nose to nose with the person that you most wanted to see. They had done it at the gate each morning for three years, and had never once said hello.`,
      ),
      isSchool
        ? page(
            { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(F, 'stand', 'sad')] },
            `Then ${a} was to change schools. There was a letter about it, and a list, and a new bag. "It's only the other side of town," said ${f}, in a bright voice. "It's nine stops on the bus." Nine stops are nothing, to go to the dentist. But there would be a gate there every morning, and nobody at it. "You won't do it with anybody else," said ${f}. It was not a question. "Who with?" said ${a}.`,
          )
        : page(
            {
              setting: 'street',
              camera: 'wide',
              actors: [seen(A, 'stand', 'worried'), seen(F, 'stand', 'sad')],
              things: ['lorry'],
            },
            `Then ${A.names} family had to move, to ${where}. A lorry came, and two men who called everybody love. ${f} carried a lampshade up and down, so as to be in it. When the last box was in, they could see ${seenThroughOf(going)}. "You won't do it with anybody else," said ${f}. It was not a question. "Who with?" said ${a}. "I shan't know a soul."`,
          ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad'), seen(F, 'hug', 'sad')] },
        `There was time to do it once. They did both the bumps. Then they stood back to back and did not turn, because after that it would be finished. "On three," said ${f}. They counted to three, several times. "I'll start," said ${a}, who was the one who was going. It seemed only fair. "${refrain}" Neither of them cried before it was over. That was how good they were at it.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['gate'] },
        `The new gate was painted green. All round it they were shouting each other's names, and not one of the names was ${A.names}. ${a} stood beside it with a shoulder that had nothing to do. It's odd that a place can be so full, and have such a gap in it. On the third morning, when nobody was looking, ${a} leaned over and gave the gate a bump. "Clonk," it said. It had no talent.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'hold', 'sad', 'letter')],
          things: ['letter'],
        },
        `"From ${f}," said ${g}, and put it on the table, and went to see to something else. "I do it with the lamp post," wrote ${f}. "I do the turn as well. People at the bus stop think that I'm broken. When I come round I'm facing your way. I worked it out with a map. Do you do the turn?" ${a} had not done the turn. A bump you can do by yourself. When you have turned, somebody ought to be there, and you would see that nobody was.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'dance', 'determined')], things: ['gate'] },
        `It had to be done, all the same, if it was being done at the other end. ${a} waited for a Monday. On a Monday people have other things to look at. There was a bump on the left, and a bump on the right. The gate said what it always said. "${refrain}" said ${a}, not very loudly. Then ${a} turned to face ${f}, who was a long way off, beside a lamp post.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(N, 'stand', 'shy')] },
        `There was a face in the way. It was so near that it had only one eye. "Sorry," it said, and stepped back, and had two. "I'm ${n}. I stand here. I've stood behind you every day for two weeks, only you look at the gate." ${a} could not think of anything to say. "Is it a sort of dance?" said ${n}. "It's how you say hello," said ${a}. "Where I come from." "Then hello," said ${n}, and bumped the air, and nearly fell over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'jump', 'happy'), seen(A, 'jump', 'happy')] },
        `${n} had no gift for it. It was like being run into by a sofa. But there was a shoulder that gave a bit, and was warm, and bumped back. By Friday they did it without thinking, the left and the right. And there ${a} always stopped. "Isn't there a turn?" said ${n}. "There was on that Monday." "Not in this one," said ${a}. ${n} looked at ${a}, and did not ask again. It's a good thing in a person, to know where to stop.`,
      ),
      page(
        {
          setting: 'bedroom',

          camera: 'close',
          actors: [seen(A, 'think', 'worried')],
          things: ['letter'],
        },
        `${a} wrote to ${f} that evening, and told all of it. It made three lines. "There's somebody at the gate. I've done the bumps. I haven't done the turn, that's still yours." It looked worse on paper than it had felt. ${a} read it through, and thought of the lamp post, and nearly tore it up. But you cannot say a thing nose to nose for three years and then begin to hide. In the morning it went in the post.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(F, 'stand', 'calm'), seen(A, 'stand', 'worried'), seen(N, 'stand', 'shy')],
        },
        `No answer came by post. It came by itself, one Saturday morning, and rang the bell. "So that's ${n}," said ${f}, in the garden. "Show me." They showed it, the left and the right, and stood there like a sentence without an end. ${f} had come a long way to be cross. You could see it going on. "But that's horrible," said ${f}. "You can't leave it like that. How do you ever know that you've arrived?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(F, 'reach', 'happy'), seen(N, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
        },
        `"It's on the heel," said ${f}. "Not the toe. If you do it on the toe you'll end up in the flower bed." ${n} ended up in the flower bed. "Again," said ${f}, and took ${n} by both shoulders, and turned them like a tap. It was ${f} who taught it. ${a} stood by and watched the thing be given away, and it did not get any smaller. After nine tries ${n} came round, and stopped, and was nose to nose with ${f}. "Oh," said ${n}. "So that's what it's for."`,
      ),
      page(
        {
          camera: 'medium',
          time: 'sunset',
          actors: [seen(A, 'dance', 'happy'), seen(F, 'dance', 'happy'), seen(N, 'dance', 'happy')],
        },
        `With three it goes like this. The one in the middle gets both bumps at once, and says "Oof." Then they all turn, and nobody can tell beforehand whose nose it will be. "${refrain}" They did it until it was time to go, and took turns at being the middle. ${f} still does it on weekdays, with the lamp post. But it isn't alone any more. There are two now who turn that way, at ten to nine, and they've worked it out with a map.`,
      ),
    ],
  };
}
