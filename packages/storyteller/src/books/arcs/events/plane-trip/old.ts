import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { flightOf } from './flight.ts';
import { TITLES } from './titles.ts';

/** For ages 8 to 12: the window has been promised for months, and somebody needs it more. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { bound, craft, P, p, alongPast, metPast, saying } = flightOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(P, 'stand', 'worried')],
          things: ['aeroplane'],
        },
        `Seat 14A is by the window. ${A.introduced} had known the number since February.${alongPast} They were going ${bound}, on a day with hardly a cloud in it. In 14B sat ${P.introduced}, and held on to both arms of the seat. They had not started yet.`,
        `It had been settled in February, in writing. ${A.introduced} was to have 14A, by the window. They were going ${bound}, and the weather was perfect.${alongPast} "Are you used to this?" said ${P.introduced}, in the next seat. "Neither am I." And ${p} took hold of both the arms.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['aeroplane'] },
        `The ${craft} turned into the sun, thought for a moment, and ran. ${a} was pushed back. Outside, the grass turned into a green stripe. And on the stripe somebody was keeping up with them. It was as dark as ink, and quite flat, and it had a wing just where they had one.`,
        `There was a roar that went right into the teeth, and then they were racing. ${a} looked out. Something else was racing too. It lay on the ground, dark and long, nose and wing and tail. It raced exactly as hard as they did. It was fastened to their wheels.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(P, 'sit', 'scared')],
          things: ['aeroplane'],
        },
        `The bumping stopped. That was the air. The dark one came off the wheels and slid away sideways. It shrank until it was no longer than a fish. "${saying}," said ${a}. "Is it serious?" said ${p}, who had both eyes shut. "What is it? Don't tell me."`,
        `Then the ground let go of them, and they let go of it. It fell away over the fields and shrank to the size of a bird. It flew lower than any bird. "${saying}," said ${a}. "Is something coming off?" said ${p}, with closed eyes. "No," said ${a}. "It's somebody."`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(P, 'sit', 'curious')],
          things: ['house'],
        },
        `${a} told ${p} about it, since ${p} would not look. "It's on a road now. It's overtaking a lorry, straight over the top. Here's a river, and it isn't even wet. ${saying}." "How does it get up the hills?" said ${p}. "It bends." One of ${P.names} hands came off the seat.`,
        `So ${a} looked for both of them. "There's a village. It's going over the church without touching the top. It went through a wood. It's out again. ${saying}." "What happens at hedges?" said ${p}. "It has a small kink in it." ${p} laughed, with shut eyes, and let go with one hand.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(P, 'sit', 'scared')],
          things: ['cloud'],
        },
        `Then there was no more land. They had gone up through a cloud after all. It lay below them like a field of snow, and there was nobody on it. The ${craft} shook a little, as they do. The hand went back. "Where is it?" said ${p}. "I can't see it," said ${a}. "It's under there, by itself."`,
        `It went white in all the windows at once. When it was blue again, they were above everything. There was a great white floor from one side to the other, and it was empty. "Well?" said ${p}. ${a} looked as far back as a window lets you, and as far forward. "It's gone," said ${a}. The ${craft} gave a wobble, and ${p} held on again with all there was.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(P, 'look-up', 'surprised')],
          things: ['cloud', 'rainbow'],
        },
        `The place to look was straight away from the sun. There it was, so far down that it was only a dot with wings. But round the dot there went a ring of colours, like a rainbow that has been joined up. "You have to see this," said ${a}. "You really do." And ${p} opened one eye, and then the other.`,
        `${a} found it by the colours. Down on the white was a small bright ring, and the ring flew. In the exact middle of it, the size of a gnat, was the little one. "I can't tell you this," said ${a}. "There aren't words. You'll have to look." It took ${p} some time. Then ${p} said "Oh," and forgot to hold on.`,
      ),
      page(
        { setting: 'sky', camera: 'close', actors: [seen(A, 'think', 'worried'), seen(P, 'sit', 'curious')] },
        `"I see it from here if I bend," said ${p}. "Now it's behind the edge." ${a} knew what was coming. It was the best part, the landing, when they would meet again. ${a} had been looking forward to landing since February. And coming down, ${p} had said, was when it was worst.`,
        `For a while they both looked. But two heads at a window see half each. Soon they would go down, and the two of them would come together, wheel to wheel. It was the thing to see. ${p} had gone pale already. "It's the going down that I can't do," said ${p}.`,
      ),
      page(
        { setting: 'sky', camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(P, 'sit', 'surprised')] },
        `There was still time to change. ${a} looked at the window once more, right into the corners. "You have it," said ${a}. "You can tell me." "But it's yours," said ${p}. "You've had it since February." "Quick," said ${a}, "before I've thought about it."`,
        `${a} undid the belt. It was hard to do, and not because of the buckle. "Change with me," said ${a}. "Somebody has to watch it, and you've got nothing else to hold on to." "I couldn't," said ${p}. "You could do it out loud," said ${a}. "I'd hear it." And they changed, just before the belt sign came on.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(P, 'look-up', 'excited'), seen(A, 'sit', 'calm')],
          things: ['aeroplane'],
        },
        `From the middle there is the back of a seat to look at, and a net. ${a} shut both eyes, to see better. "There's land," said ${p}. "There it is! It's running over the roofs. It's as big as a cow. It's as big as a bus, and it's cutting the corner!" There was nothing the matter with ${P.names} voice at all.`,
        `The ${craft} leaned over and went down. ${a} looked at the back of a seat, and listened. "It's come out from under the cloud," said ${p}. "It's seen us. Oh, well jumped! That was a whole hotel. It's getting big. It's coming in from the side, and it's holding out its feet!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'cheer', 'happy'), seen(A, 'cheer', 'happy')],
          things: ['aeroplane'],
        },
        `"Now," said ${p}. Bump. ${a} felt it come up through the floor, first one wheel and then the other. So that was what it was like, when they met. "It's got hold of us," said ${p}. "It never let go. It was only a long way down." And ${p} looked at both hands, which were in the air.`,
        `"Wait for it," said ${p}. "Wait." And there was a bump, and a second one, under ${A.names} own feet. Nobody at a window could have felt it better. "They're holding on," said ${p}. "They're slowing down together." Then ${p} noticed something, and it was that they had landed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `It was so bright on the steps that they had to look down.${metPast} Down there two dark shapes went ahead of them, step by step, bent at each edge. "${saying}," said ${p}. One had ${A.names} ears. ${a} put up a hand, and so did that, straight away, as if it had only been waiting. It has 14A booked for the way back.`,
        `"I should like to know where it goes now," said ${p}, at the top of the steps. The sun was behind them.${metPast} ${a} pointed. There were two of them on the hot ground below, joined on at the feet. "${saying}," said ${a}. "Ours have been with us all the time. They just hadn't the room."`,
      ),
    ],
  };
}
