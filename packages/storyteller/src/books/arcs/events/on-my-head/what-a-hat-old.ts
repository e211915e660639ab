import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: what people see, when they know already what it is. */
export function old(going: Going): Told {
  const { K, G, C, W1, W2, W3, k, g, c, w1, w2, w3, kinds, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(C, 'look-up', 'curious'), seen(K, 'stand', 'happy')] },
        `When you're as high as a boot, the world is mostly boots. ${C.introduced} had studied them for two years, and knew all that there is to know. Above the boots came legs, and above the legs it got misty. On the first of March ${c} decided to go and see. The way led over a stool, a shelf and a shoulder. At the end of it was the top of ${K.introduced}, which is warm, and has a view. ${c} turned round once, and sat down on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'calm')] },
        `"You've got your hat on," said ${g}, going by with a bill. "Very sensible." "${refrain}," said ${k}. "There's a wind forecast," said ${g}, to the bill. You would think that people look at what is in front of them. They don't. They look just long enough to see what it is probably going to be. ${k} went out like that, and had to bend both knees at the door.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(W1, 'wave', 'happy'), seen(K, 'walk', 'calm'), seen(C, 'sit', 'calm')],
          things: ['hat'],
        },
        `One walks differently with somebody up there. ${k} had never gone so straight in all of ${K.names} life, and passers-by made room. ${w1} lifted his straw hat. He had lifted it to everybody in that street since he was a boy. "I see that you've one of the new ones," he said. "Does it keep the rain out?" "${refrain}," said ${k}. "Quite," said ${w1}. "I expect that it's what they call it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W2, 'stand', 'curious'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'sleepy')],
          things: ['hat'],
        },
        `${w2} knew about hats. Hers was as wide as a tray, with cherries on it, and a bow that had once been to Paris. She walked round ${k} slowly. ${c} opened its mouth, showed everything that there was in it, and shut it again. "Clockwork," said ${w2}. "And so lifelike!" "${refrain}," said ${k}, not for the first time. "My dear, of course it is," said ${w2}. "And mine is a fruit salad. Now tell me the shop."`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(W3, 'point', 'calm'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'happy')],
        },
        `There was one who looked. In the library hung a notice, NO HATS, and under it sat ${w3}. "${refrain}," said ${k}, before she could begin. ${w3} took off her glasses and cleaned them. She looked for as long as it takes. "I see that it is," she said. "How do you do? There's no rule against those. It would need a ticket, and it mustn't talk." ${c} had a ticket by ten, and never said a word.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(W1, 'reach', 'surprised'), seen(W2, 'reach', 'surprised')],
          things: ['hat'],
        },
        `The wind had been forecast for three, and came at a quarter past ten. It came round the corner of the bank with its sleeves rolled up. Caps went first, being light. Then went the straw hat, which had not left ${w1} for forty years. The cherries went, and the bow, back in the direction of Paris. Somebody's entire wedding flew over. In half a minute there was not a covered head in town, and ${w2} held on to her hair.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'determined'), seen(K, 'stand', 'happy'), seen(W1, 'stand', 'surprised')],
        },
        `That is, there was one. In the middle of the pavement stood ${k}, rather pink. On top of ${k} was something that had made itself flat, and shut its eyes, and was holding on. "It didn't even lift!" said ${w1}. He forgot that he had nothing to raise, and raised it. "I'd give ten pounds for a hat that holds on." "${refrain}," said ${k}. There was a silence. For once nobody had anything on their minds. "So it is," said ${w1}. "It has got ears."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'point', 'curious'), seen(K, 'walk', 'curious'), seen(W2, 'stand', 'worried')],
        },
        `It was all very well to see that now. But where had the hats gone? They looked up the street and down. There was a wall, and it was higher than the highest of them. Then ${k} felt it, from below. ${c} had got up on its toes, and was leaning. It leaned out to the left, over the wall, as you lean at a window. "It can see something," said ${k}. "It's the only one of us who's up there." When it leaned, ${k} walked, and all the bare heads followed.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            seen(K, 'hold', 'proud', 'hat'),
            seen(C, 'sit', 'proud'),
            seen(W1, 'cheer', 'happy'),
            seen(W2, 'cheer', 'happy'),
          ],
        },
        `Behind the wall is a garden that nobody goes into, and there stood a pear tree in full hat. It had straw ones and felt ones. It had cherries, in March. It had the wedding, at the very top, where the sun was. They handed them down for half an hour. ${w1} put his on, and felt that something was missing, and took it off again. He held it against his waistcoat. "I beg your pardon, ${c}," he said. "I didn't look."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(W1, 'walk', 'proud'), seen(W2, 'walk', 'proud'), seen(K, 'wave', 'surprised')],
        },
        `You know how it is with fashions. On Monday ${w1} came down the street, as straight as a post. "That's new," said ${k}. "Is it straw?" "${refrain}," said ${w1}, with dignity. ${w2} wore a tabby sort of one, and later on two. By Easter there was a notice in the bus: Would passengers kindly take off their hats, unless they are asleep. As for the ${kinds}, they looked out over it all with half-shut eyes. They had been saying so for years.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `There's one time of the day at which nobody has a top. ${k} lay down, and ${c} walked along ${k} from end to end, thinking about it. Later ${g} came up to say good night, with another bill. "In bed with slippers on?" said ${g}. "They aren't slippers," said ${k}, into the pillow. ${cap(g)} put out the lamp, and went. Then the door opened again, quite wide. It had taken ${g} as far as the stairs. "Slippers," said ${g} slowly, "don't yawn."`,
      ),
    ],
  };
}
