import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: a promise that is easy in November, and takes up room in February. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, S, s, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(S, 'sit', 'calm'), seen(C, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['leaf'],
        },
        `There are bedtimes, and there are bedtimes. That of ${S.introduced} fell on the last Sunday of November. The getting-up was in March. The bed was of oak leaves, and had been aired. ${c} had come with ${g} to see it done, as they did each year. "Sleep well," said ${c}. "I'll tell you about it after." It was a thing that people said. ${s} had one foot in. "About what?" said ${s}.`,
        `In that wood, when the oak had dropped its last leaf, somebody went to bed. It was ${S.introduced}, and it was for a hundred days. ${c} and ${g} brought a hot water bottle. It would not stay hot, of course, but it was a start. "What shall I miss?" asked ${s}, plumping up the moss. No one had ever asked that before. "Oh," said ${c}, who did not think. "Nothing. Just the snow."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `Then it had to be explained. It's not easy, with somebody who has only had three seasons. "It's white," said ${c}. "It comes down. It doesn't make any noise. In the morning everything's somebody else's." ${s} thought of nine winters, one after the other, going by over the roof. "And they all saw it?" said ${s}. "The foxes? The WRENS?" The foot came out of the bed again. "${refrain}"`,
        `"What's snow?" ${c} looked at ${g}, and ${g} looked at the hot water bottle. There was no help there. So ${c} did it as well as could be done, with both arms. "And that's every year?" said ${s}. "Nearly." There was a long silence. It's one thing not to have a thing. It's another to hear that it has been going on right above your head. "Then I'll stay up," said ${s}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'jump', 'determined'), seen(C, 'stand', 'curious')] },
        `${s} jumped. It's well known that you can't sleep while you are jumping. There were a hundred of them, and ${c} counted, and between the jumps there came yawns. They were of the kind that starts at the feet. By eighty the yawns were joined together. By ninety the wood pigeons had caught it. "${refrain}" said ${s}, flat out in the bracken, with a jump still to come.`,
        `They tried cold water. ${s} put a whole head in the stream and held it there for as long as one dares. It came up streaming and very wide awake. "Ha," said ${s}. "${refrain}" ${c} had been told to keep talking, and talked. There was a lot about school. Somewhere in the middle of fractions it got quiet. Both eyes were open. There was just no one behind them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'walk', 'sleepy'), seen(C, 'walk', 'worried')], things: ['tree'] },
        `After that it was walking. Round the oak they went, arm in arm, to keep each other up. It was two in the afternoon. There was a sleep coming that had been on its way since summer. It had a hundred days in it, and it was not going to be put off by a walk. "What colour is it?" ${s} kept on asking. "White." "${refrain}" said ${s}, and went on, straight through the holly.`,
        `"Prop me up," said ${s}. So ${c} did, with a forked branch under each arm, facing north, where the weather comes from. It was kept up for an hour. ${s} stared at the sky, and the sky was grey, and did nothing. "It might be tonight," said ${c}. "It might be weeks." The branches creaked. "${refrain}" somebody mumbled, and slid down between them, inch by inch, like butter.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(C, 'sit', 'sad')] },
        `"It's no good," said ${s}. "It's bigger than me." A tear ran down into the fur, and was lost. "I don't want it all. I should just like to have been there. You'll come in spring and say that it was deep, and I'll say, was it? I always say that." ${c} remembered. It had never sounded like anything before.`,
        `You can't be brave against sleep. There is nothing there to push. ${s} sat down in the leaves at last, and looked at ${c} with great big swimming eyes. "You know what I mind?" said ${s}. "It isn't the cold, or the sliding. It's that when you all say, do you remember, I don't." It got darker. ${Gcap} blew a nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'think', 'excited'), seen(S, 'sit', 'sleepy')] },
        `"I'll keep you some," said ${c}. It was out before there was any plan to it. "Snow doesn't keep," murmured ${s}. "You said. It goes." "Mine won't." They shook on it, a hand and a paw. It's easy to promise a thing in November. By the second leaf ${s} was asleep. By the fifth there was a noise like a very slow saw. ${c} stood there for a bit. "How, though?" said ${g}, on the way home.`,
        `There was a conker in ${C.names} pocket, from the ninth of September. ${c} held on to it. If you rubbed it, you could still get a bit of that day. "Go to bed," said ${c}. "I'll be there for you. And I'll save you some, I swear." "Real?" said ${s}, with one eye. "Real." The eye shut. It had heard what it needed. So now there was a promise, and a long way down to the end of it.`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'snow',
          camera: 'close',
          actors: [seen(C, 'hold', 'happy', 'snowball'), seen(G, 'stand', 'surprised')],
          things: ['snowball'],
        },
        `It came on the ninth of January, while they were all in bed. There was half an hour before the sledges got to the hill. ${c} did not go to the hill. ${c} went where no one had walked, and took only the top, and made it round. It went in the freezer behind the peas, with a label. NOT FOR US. By the time that was done, the hill had been ridden to mud. "Was it good?" ${c} asked them, at school. "You should have been there," they said.`,
        `All of December it rained. Then it came, for one night only. There was a shout in the street that they were all off to the hill. ${c} had a boot on. It would not last till noon, anyone could see that. ${c} looked at the hill, and took off the boot, and got a spoon. It was the cleanest bit there was. It made one snowball. It lay in the freezer, behind the peas, and when ${c} got up to the hill the hill was green.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(C, 'stand', 'determined'), seen(G, 'stand', 'curious')] },
        `In February ${c} had a birthday, and there was to be an ice cream cake with three floors. ${Gcap} measured it. ${Gcap} measured the freezer. "It's one or the other," said ${g}. "The cake, or that." It was only old snow. It had a pea stuck to it. Nobody could possibly have blamed ${c}, and the one who might have was asleep. "We'll eat it fast, then," said ${c}. Eleven people ate a cake with straws.`,
        `Then the drawer stuck, and the man came, and everything had to be out for a day. There was room in the cool box for one thing. It was the week of ${C.names} birthday. ${Gcap} had the ice cream bombe in one hand, and the other was held out for the snowball. "Well?" said ${g}. ${c} thought about a promise. One of the two had been half asleep when it was made. Does that count? "That," said ${c}. They had the bombe for dinner, as soup.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'close',
          actors: [seen(S, 'stand', 'surprised'), seen(C, 'hold', 'excited', 'snowball')],
          things: ['snowball'],
        },
        `On the fourth of March a nose came out of the leaves. There were primroses. "Well," said ${s}, and blinked, "I expect it was deep." "It was," said ${c}, who had run all the way with a tea cosy. "Hold out your paws." ${s} did not scream. ${s} went absolutely still. It bit. It shone. It was nobody's fault, and nothing was said about it. It is a great thing to see somebody see snow. It lasted eleven minutes.`,
        `Somebody sat in the spring sun, and had the face of a person at a station whose train has gone. "Was it?" said ${s}, before ${c} had said a thing. "No, wait," panted ${c}. "There's a bit left. You're just in time." It was put into two paws, and it squeaked. "It's so quiet," whispered ${s}. Then they did it all. They threw it, and slid it, and wrote a name on it. They watched it to the last drop, and nobody said, do you remember.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(S, 'stand', 'happy'), seen(C, 'stand', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `In June it is light until ten, and bed is at eight. ${c} complained about it. "All the best of it goes on when I'm not there." "What does?" said ${s}. "How should I know?" The next morning there was a dock leaf on the sill, folded in four. It was heavy for its size. Inside it was still dark. There was some dew, a moth's wing, and the smell of a hay field at midnight. KEPT FOR YOU, it said. THERE WAS A BAT.`,
        `So that's how it is done now. In the winter there's a shelf behind the peas. And in summer ${c} is sent up to bed with the sun still on the wall. There is someone at the end of the garden, sitting up. "${refrain}" you may hear it say. In the morning there will be a leaf on the step, tied with grass. You must open it with the curtains drawn. It's got last night in it.`,
      ),
    ],
  };
}
