import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: a singer who only sings where nobody hears, a truth that has to be told, and a line that goes wrong. */
export function old(going: Going): Told {
  const { refrain, K, k, M, m, J, j, C, c } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')],
        },
        `It was the smallest rock band that a school ever had. ${k} had a drum, and ${M.introduced} had a guitar, with five strings, and the voice. What they didn't have was anywhere to be. They'd been asked to leave the hall, and the cloakroom. At home there was a baby, and a man below with a broom. "We only need a place," said ${k}, "where it doesn't matter." That is harder to find than you would think.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(J, 'point', 'happy'), seen(K, 'stand', 'happy'), seen(M, 'stand', 'happy')],
          things: ['key'],
        },
        `"There's always the boiler," said ${J.introduced}, who had the keys to everything. It lived in the cellar, as big as a van, and as warm as a cow. Pipes went out of it on all sides, and up through the ceiling. The door was so thick that it shut with a sigh. They stood and listened. There was not a sound from upstairs. "${refrain}," said ${m}. It was said like somebody who puts down a heavy bag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')] },
        `So they were as bad as they liked. They had one song, and had made it themselves. It went pom, pom, ta, and the words were about a bus. In the third line ${m} always came in early. ${k} came in late, to make up for it, and they met at the bottom in a heap. They never got it right. After a week they didn't try to. "${refrain}," said ${k}, and did a thing with two spoons and the fire bucket.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(C, 'sit', 'surprised')] },
        `Up in Room Four it was fractions. ${C.introduced} was at the board with the chalk. "Three quarters," said ${c}, "of eight." Pom, pom, ta, said the radiator. The chalk gave a hop. ${c} looked at it. In the back row somebody's foot was going. In Room Six they were doing the Romans, and the Romans had begun to march in step. Nobody thought anything of it. It came with the heating.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm', 'drum'), seen(M, 'sit', 'shy', 'guitar')] },
        `In the dark months they made up a second verse, and in the middle was a quiet bit. It was ${m} alone, with hardly any guitar. It went down your back like a drop of water. "That's the best thing we've got," said ${k}. "You ought to do that for people." "I can't," said ${m}. "It only comes out because there's nobody. If somebody's there, it shuts." It was said to the fire bucket. "You're the only one who's ever heard it." "${refrain}," said ${k}. That was a promise.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(M, 'hold', 'worried', 'letter'), seen(K, 'stand', 'excited')],
        },
        `And then a list went up. SPRING CONCERT, it said, and, third from the top, THE BAND. ${k} had wanted that since the first day. ${k} had lain awake and done the bow. One look at ${M.names} face was enough. "I know that it's only ten minutes," said ${m}. "I know what it means to you." There are things that you can talk people into, if they like you. They do it, and it's never quite theirs again. "I'll cross us off," said ${k}. It took until Thursday.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'pencil')] },
        `In front of the list stood somebody of five, with one sock, and hummed. ${k} had the pencil on the paper. Pom, pom, ta. It was about a bus. In the third line it came in early, and then late, and it fell in a heap at the bottom. "Where did you get that?" said ${k}. "It's off the radiator," said the somebody. "We have it after milk. Don't you get it in yours?" ${k} went into Room Four, where nobody was, and laid a hand on the pipe. It was warm. It went down through the floor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'worried'), seen(M, 'stand', 'surprised')] },
        `So everyone had heard. They had heard the spoons. They'd heard every note of the quiet bit, for four months, over their dinners. ${m} need never know. ${k} thought about that for a whole afternoon. It would be the kind thing, very nearly. But it was ${M.names} voice, and one can't keep somebody's own voice a secret from them. "I've got to tell you something," said ${k}, in the cellar. "You'd better put down the guitar."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'scared'), seen(K, 'sit', 'calm')] },
        `${m} didn't shout. ${m} sat on the coal box, and was as white as soap. "All of it?" "All of it," said ${k}. "In all the rooms?" "They've got it off by heart. The cook stirs to it." There was a long pause. "Even the third line?" "They do the third line," said ${k}, "the way we do it. They think that's how it goes." Something happened at one corner of ${M.names} mouth. It had been about to be the end of the world. "They never do," said ${m}.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(K, 'hold', 'worried', 'drum'), seen(M, 'hold', 'scared', 'guitar')],
        },
        `They had not crossed it off. That was all that ${m} would say about it. There were four hundred people, and lights, and no warm pipe to lean on. ${k} counted them in. Pom, pom, ta. ${m} opened up, and it had shut. You could see it from the side. ${k} went round again, to give it time. Pom, pom, ta. Nobody coughed. It was the very thing that ${m} had been afraid of, and it went on and on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'happy'),
            seen(J, 'stand', 'happy'),
            seen(M, 'stand', 'surprised'),
            seen(K, 'hold', 'happy', 'drum'),
          ],
        },
        `Then there was a foot, in the last row but one. Somebody with one sock began to hum. ${c} took it up, and ${j} by the door, and the cook. In the end it was four hundred people, not loudly, like something in a wall. They did the bus. They came to the third line, and all of them came in early. Then they were all late, and landed in a heap. ${m} laughed out loud. And you can't laugh with it shut. When they got to the quiet bit, they stopped, and left it free.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(M, 'sit', 'happy')],
          things: ['key'],
        },
        `"When did you know?" they asked ${j} afterwards. "From the first day," said ${j}. "Best heating we ever had. I only had complaints on Fridays, when you were at swimming." It's summer now, and the boiler's off. It's so quiet in the school that people lean on the radiators, and look as if they had forgotten something. So some days they go down, all the same, and leave the door open. "${refrain}," says ${m}, and makes sure that they do.`,
      ),
    ],
  };
}
