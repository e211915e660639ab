import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: whoever says that it is the day knows that it is not, and somebody's letter has waited for a year. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { titles, refrain, day, next, third, somebody, Q, q, Qcap, N, n, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['tractor'] },
        `It came on ${day}, at about breakfast. There was a hum behind the knees. Then ${A.introduced} could lift a tractor in one hand, and dust under it. At bedtime it went, like a guest who knows when to leave. Then one was ${somebody} no more. Nobody knew why it should be ${day}s. It had always been ${day}s.`,
        `On six days of the week there was nothing to be seen. On the seventh, which was ${day}, ${A.introduced} got up and was ${somebody}. One could tell by the spoon, which bent. By nine there would be a tractor in the air, and somebody under it, looking for a glove. It lasted until the lamp was put out.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'shy'), seen(Q, 'sit', 'calm')],
          things: ['jam'],
        },
        `On ${next} it was over, and the jam wouldn't open. "Give it here," said ${Q.introduced}, and couldn't do it either. "Why don't you try harder?" "There's no point," said ${a}. "It's ${next}." ${a} never tried on the other days. It was like pushing a door on which it says CLOSED.`,
        `${Q.introduced} always came to breakfast on ${next}, and they looked at the jam. It was shut. "You opened eleven yesterday," said ${q}. "Yesterday was yesterday," said ${a}, and didn't so much as touch the lid. On the wall hung the days, and one of them was red. The rest were just what one had to get through.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'worried'), seen(A, 'sit', 'calm')],
          things: ['gate'],
        },
        `So the street had learned to wait. If a gate stuck, or a tree lay down, one went and asked. "${refrain}" said ${a}, and mostly that would do. People went in by their windows for days. They rather liked it. It's a comfort to have a date for one's troubles, as long as they keep.`,
        `Nobody in that street mended anything. Why should they? "My gate has stuck," they would say, and "${refrain}" ${a} would say, and there it stuck. By the end of the week people were climbing over quite a lot. But they did it cheerfully. It was all going to be seen to.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(N, 'stand', 'shy', 'letter')],
          things: ['letter', 'clock'],
        },
        `On ${day} there was a queue. At the end of it, each week, stood ${N.introduced} from the corner, with a letter. It was for her sister. They'd had words, a year ago, about a hat. "I want to post it," said ${n}, "but I'm not brave enough. I thought you might do brave as well." "I only lift," said ${a}. "Ah," said ${n}. "I'll try again next week."`,
        `The last in the queue was always ${N.introduced}. She held a letter, and it had gone soft at the corners. "It's to say that I'm sorry," she said, "to my sister. It wants posting. It's only just over there. But I find that I can't lift it." ${a} took hold of it, to see. It weighed nothing. "I don't do that kind of heavy," said ${a}. So it waited.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(Q, 'run', 'scared')], things: ['wheelbarrow'] },
        `The next morning was a ${next}. ${Qcap} was going along by the wall when there was a crash. The wheelbarrow had gone over, and it had been full of stones. Then, from below, came a very small sound. ${q} lay down flat and looked. There were two eyes. ${q} pulled until everything went red and black. It didn't even rock.`,
        `Then it was ${next}. ${Qcap} heard it go: a rumble, and a crash, and after that a mew, or something like one. It came from under the wheelbarrow, which lay upside down with its load on top. ${C.introduced} had been asleep in there. "I'll get help," said ${q} to a paw. And ${q} ran, and knew the day, and ran all the same.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(Q, 'shout', 'worried')] },
        `"It's ${C.introduced}!" said ${q}. "Under the stones! You've got to lift it!" ${a} had gone white. "${refrain}" It was out before one could stop it, from habit. "No," said ${q}. "It can't wait. You could try!" "I can't, on a ${next}. You know that. I couldn't lift the lid." And ${a} sat there and held on to the chair. One could see that it was true, because ${a} thought so.`,
        `${a} was having dry toast. "${refrain}" said ${a}, when ${q} had got it all out. It had been said so often that it said itself. "It's under there NOW!" cried ${q}. ${a} stood up, and sat down. "What use would I be? If it were yesterday!" There was real water in ${A.names} eyes. There's nothing so heavy as a thing that one knows one can't do.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'think', 'worried'), seen(A, 'stand', 'surprised')] },
        `${q} had never told ${a} a lie. That was what they had, the two of them. One didn't need much else. ${Qcap} thought of it, and of two eyes in the dark, and it was not easy, but it was quick. "What are you talking about?" said ${q}. "It's ${day}. Yesterday there were two pages on the wall, stuck together." And ${a} believed it. It was ${q} who had said so.`,
        `There was a way. It lay there like a coin that isn't yours. ${a} believed whatever ${q} said, and always had, because it had always been so. If one spent that, it would be gone. From under the stones came the sound again, only smaller. "But it's ${day}," said ${q}, and did not look away. "You've lost a day. It's ${day} now." "Is it?" said ${a}, and was already running.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(Q, 'stand', 'worried')],
          things: ['wheelbarrow'],
        },
        `There was no hum behind the knees. "It's slow today," said ${a}, and took hold. It came up by a finger, and sank. It was heavy for a ${day}. ${a} tried with the back, and then with the legs, and then with a roar. Somewhere in the middle of the roar it began to go up. It shook. It hung there. "Now," said ${a}, through both rows of teeth.`,
        `"Stand clear," said ${a}, and gave it a push, the way one does on ${day}s. Nothing happened. "That's odd," said ${a}. But if it was ${day} then it could be done, so ${a} went on. It took both arms and all the breath. The stones began to mutter. An edge of light came in underneath. It grew, and it grew by hairs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'jump', 'happy'), seen(A, 'sit', 'happy'), seen(N, 'stand', 'surprised', 'letter')],
          things: ['letter', 'wheelbarrow'],
        },
        `Out shot ${c}, flat and furious, and sat down to wash. The whole thing fell over the other way. "Well!" said a voice at the gate. It was ${n}, with the letter. "I never saw the like. You never do that on a ${next}!" "It's ${day}," said ${a}, from the grass. "Oh, no," said ${n}. "I was in the queue yesterday. I was last."`,
        `There was a scrabble, and a streak, and there on the wall sat ${c}, with one ear inside out. ${a} was lying on the ground like a coat. "Bravo!" called ${n}, over the gate. She had a letter in her hand, as usual. "What a ${next}!" "${day}," said ${a}. "My dear," said ${n}, "there's only one of those a week, and I've had it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(Q, 'stand', 'shy')] },
        `${a} looked at ${q} for a long while. "You told me it was." "Yes," said ${q}. "I knew that it wasn't." "You've never done that." "No." It was no use to say that it had been for a good reason. They both knew the reason. It sat on the wall and washed. "I'd do it again," said ${q}. "But I'm sorry that it was you I had to do it to." ${a} went indoors, and shut the door quietly.`,
        `"It's ${next}," said ${a}, slowly. "Is it?" "Yes," said ${q}. "And you knew." "I did." One could hear ${c} licking an ear. ${a} had lost a good deal in one morning. It was a day of the week, and somebody who was always right about it. "What shall I do now," said ${a}, "when you tell me a thing?" There was no answer to that. It would have to be found a bit at a time.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(N, 'reach', 'determined', 'letter')], things: ['letter'] },
        `Meanwhile ${n} had not moved from the gate. She'd seen a ${next} lift a load of stones. She looked at the letter, and over to the box on the corner. "It isn't the right day," said ${n} to herself. "No more was that." It was eleven steps. Her hand shook so that it took three tries to find the slot. Then it was in, and one couldn't get it out again. She sat down on the kerb and laughed.`,
        `And ${n} walked home, past the post box, as she did every day. She stopped. It had looked so very heavy, that wheelbarrow. It hadn't got any lighter, either. It was only that somebody had thought it could be done. ${n} held out the letter, shut both eyes, and let go. It made a tiny sound. On ${third} there was a ring at her door, and a hat.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'jam'), seen(Q, 'stand', 'shy'), seen(G, 'stand', 'calm')],
          things: ['jam', 'broom'],
        },
        `Towards evening ${q} knocked. "What day is it?" said ${a}, through the door. "${next}," said ${q}. "I looked twice." There was a long, hard silence, with some breathing in it. Then came a pop. ${a} stood there with the jam open, and held out a spoon. "There are stones all over the path," said ${g}, who had a broom. They looked at it. "${refrain}" said ${a} and ${q}.`,
        `They didn't speak till tea. Then ${a} pushed the jam across the table. "You hold the glass," said ${a}, "and I'll turn." It gave on the fourth go. "I thought it was on the wall," said ${a}, "where it says so. And it was just me." "It was you on ${day}s, as well," said ${q}. ${Gcap} came in with a broom. Somebody had to sweep up all those stones. ${a} looked at ${q}, and there it was again. "${refrain}"`,
      ),
    ],
  };
}
