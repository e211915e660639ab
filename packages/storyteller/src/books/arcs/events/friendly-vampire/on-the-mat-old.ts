import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the street thanks the wrong one, who likes it; and one thing cannot be left on a step. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, us, M, m, P, p, ps, N, n, T, t, kind, teeth, seenOf } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'night', camera: 'wide', actors: [seen(M, 'walk', 'calm')], things: ['sock'] },
        `At number thirteen lived ${M.introduced}, who went out when everyone else came in. ${m} had ${teeth}, beautiful manners, and one sock. The wind had taken the other in March. Anyone who walks about all night will find what other people drop by day. That autumn it was spectacles, two keys and a mitten. And ${m} took each to its own door, wiped both feet on the mat, and knocked.`,
        `Things get lost by day. It's by night that they lie there and can be found. So it was ${M.introduced}, from number thirteen, who came by them. There was a mitten on a railing, and a key in a drain. ${m} knew where everything belonged. ${m} had ${teeth}, one sock, since March, and a great wish to be asked in somewhere. So the feet were always wiped before the knock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'scared'), seen(M, 'hold', 'sad')], things: ['mittens'] },
        `"${refrain}" said ${m}, and held up the mitten. ${N.introduced} looked at the mitten, and then at what was above it. "Eek!" The door went bang. There were four bolts, and a chest of drawers. It was the same at number six, and at number nine they had a bucket. "I do see that I might've come at a bad time," ${m} said to the letter box.`,
        `${N.introduced} opened as far as the chain. "${refrain}" said ${m}, and smiled, which was a mistake. Bang! At number six ${T.introduced} watched through a curtain, until the curtain went under the bed. By the end of the street there had been nine bangs. "They have so many things to do in the evenings," said ${m} to the mitten.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(T, 'jump', 'happy'), seen(P, 'walk', 'curious')],
        },
        `So they were left on the steps. In the morning the whole street stood about, holding spectacles. "There's Somebody," said ${n}, "who's as good as gold." And just then ${P.introduced} came along, with a ball that had been on a step. It was ${T.names}. "It was you!" said ${n}. ${p} was about to say no. But ${n} had put a bun where the no would have come out.`,
        `After that they lay on the doorsteps, in the first light, each at its own door. "Whoever's doing this?" said everybody. ${P.introduced} was the first one out that day, and was picking up ${T.names} ball, to take it across. "So it's our ${p}!" cried ${n}. "I might have known." You can't say no while you are being hugged. And then it was a little late to say it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'shy'), seen(T, 'cheer', 'happy'), seen(N, 'hold', 'proud', 'cake')],
          things: ['cake'],
        },
        `By Friday ${p} had been given three buns, a pen and half a cake. People smiled from over the road. It was very pleasant, like being ill without the being ill. "We're having a tea on Sunday," said ${n}. "There'll be a medal. And then we'll talk about new locks. That ${kind} has been at my door nine nights running." Nobody thought of putting those two things next to one another.`,
        `After that it was always a little too late to say so. There was a cake from number nine. ${t} wouldn't let anybody else be goalkeeper. "On Sunday you'll get a medal," said ${n}. "And after that there's a meeting about the ${kind}. It knocks, and it knocks. It's been nine nights, and only at mine." "What does it want?" said ${p}. "Nobody's stayed to ask," said ${n}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'look-up', 'surprised')],
        },
        `That night there was rain, and ${p} couldn't sleep for cake. Down in the street went ${seenOf}. Somebody was going from step to step, putting down a glove here, and a purse there. But at ${N.names} door that Somebody wiped both feet, and knocked, with one hand inside a coat. "${refrain}" it said. It was so wet that it steamed. It didn't go away for an hour.`,
        `${p} lay awake on Friday with half a cake inside. It was pouring. Under the lamp there passed ${seenOf}. It was ${m}, who laid a glove on a step, and a purse on another. So that was who. But at ${N.names} there was nothing put down. ${m} stood on the mat, bent over something flat under the coat, to keep it dry. "${refrain}" it said, again and again.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(G, 'stand', 'calm', 'umbrella'),
            seen(P, 'shout', 'determined'),
            seen(M, 'stand', 'surprised', 'letter'),
          ],
          things: ['umbrella', 'letter'],
        },
        `Nobody went to the door alone at night. That was a rule, and a good one. So ${p} woke ${g}, and they went down together, under one umbrella. "What have you got there?" called ${p}. ${m} looked round, to see who was meant. "A letter," said ${m}. "It had slipped down behind the letter box, and the ivy grew over it. It's for her. It's thirty years late. You can't leave that on a step. It has to be put in a hand."`,
        `There was a rule about doors at night, so ${p} fetched ${g}. They stood on the path with an umbrella, and ${p} called across. "Can we help you?" It was so long since anybody had said that. ${m} had to sit down on the wall. Then ${m} opened the coat. It was a letter, brown at the edges. "It was in the ivy, under the letter box," said ${m}. "I've found gloves enough. A glove doesn't mind the rain."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'think', 'curious'), seen(P, 'think', 'worried'), seen(M, 'stand', 'shy')],
          things: ['letter'],
        },
        `"I could take it to her," said ${p}. It came out very quickly. There would be another cake for that, and a bigger medal. "You could," said ${m}, and held out the letter at once. "I'm sure that she'd like it better from you." ${m} wasn't even sad about it. That was what was so hard to look at. ${Gcap} said nothing, and held the umbrella. "Keep it till Sunday," said ${p}.`,
        `It would have been the easiest thing in the world. ${p} had only to put out a hand. "They open to you," said ${m}, and offered the letter. "I've noticed. They run to the door. I think it's lovely." Then ${p} knew that it would have to be said, and before everybody. ${p} felt the half cake turn over. "No," said ${p}. "Come on Sunday. I'll see that there's a door."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(P, 'stand', 'determined', 'medal'),
            seen(N, 'stand', 'angry'),
            seen(T, 'sit', 'surprised'),
            seen(G, 'stand', 'proud'),
          ],
          things: ['medal'],
        },
        `On Sunday they all sat in ${N.names} best room. The medal said SOMEBODY. ${n} hung it round ${ps} neck, and they clapped. "It isn't mine," said ${p}. "I never found a thing. I let you think so, for the cake. It's ${m}, from number thirteen." Nobody clapped then. "You ate four of my buns," said ${n}. She opened the door for ${p} to go out by. ${t} looked the other way.`,
        `The best room was full on Sunday. There was a speech, with ${p} in it seven times. Then came the medal. ${p} took it off again. "I only picked up a ball," said ${p}. "The rest was the ${kind}. I knew by Friday, and I had the cake on Thursday." You could hear the clock. "I see," said ${n}. "And I told my sister's picture about you." ${t} moved a chair further off.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(M, 'hold', 'shy', 'letter'), seen(P, 'shout', 'determined'), seen(G, 'stand', 'calm')],
          things: ['letter'],
        },
        `That evening there were three on the mat. All six feet had been wiped. "${refrain}" said ${m}, out of habit. Four bolts were shot. "We don't have to come in," called ${p}, through the letter box. "Just put your hand out. There's something that has to go in it." For a long time there was no sound. Then the chain clinked. Out of the dark came one old hand, and it shook.`,
        `${p} went back there that night, with ${g} and ${m}. It's not nice to knock at a door that you have been shown out of. "${refrain}" said ${m}. Bang, bang, went the bolts, the wrong way. "You needn't look at us," said ${p}, through the letter box. "You need only hold out a hand." They waited. They heard a chest of drawers being moved, an inch or two. And then there was a hand.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'surprised', 'letter'), seen(M, 'stand', 'shy'), seen(P, 'look-up', 'curious')],
          things: ['letter'],
        },
        `"That's my sister's writing," said ${n}, behind the door. "She never wrote. We had words about a teapot, and she never wrote." There was the sound of paper. "Come on Thursday," it said. "You can have the teapot." It was for a Thursday thirty years ago. Then the door opened, all the way, and ${n} looked at who stood there. "You're wet through," she said. "How long have you been knocking?"`,
        `They heard it being opened. "It's from Joan," said the voice inside. "She says sorry about the teapot. She says, do come on Thursday. And I thought that she'd never ..." After that it was quiet, and then somebody was talking on a telephone, and crying and laughing by turns. When the door opened, it opened wide. "Joan's put the kettle on," said ${n}. "And you've been out here ten nights. Come in, do."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(P, 'look-up', 'happy'), seen(T, 'point', 'excited'), seen(N, 'look-up', 'happy')],
          things: ['tree', 'sock'],
        },
        `It was ${n} who told everybody about the foot. ${m} had sat by her fire, with one sock on, and said that it was of no importance. In the morning nobody in the street was indoors. They looked in drains, and under cars. "There!" cried ${t}, who was next to ${p} again by then, more or less. It was at the top of a tree. A wren had had it for the summer, and kept it very nicely.`,
        `"Blue," said ${n}, at every gate, in the morning. "One foot was quite blue. All year it's brought us our things, and not one of us looked for a sock." So they looked. It took fourteen people until dark. ${p} was sent up on nobody's shoulders, for they were still a bit cross. But it was ${p} who saw it, high in ${T.names} tree, with moss in it. "Good," said ${t}, to ${p}, and went red.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [
            seen(P, 'hold', 'happy', 'sock'),
            seen(M, 'stand', 'surprised'),
            seen(N, 'wave', 'happy'),
            seen(T, 'wave', 'happy'),
          ],
          things: ['sock'],
        },
        `At number thirteen there came a knock, such as there had never been. "Eek!" said someone inside. There was a bolt, and a chest of drawers. "${us}" called ${p}, and pushed the sock through the letter box, with the medal in its toe. It took some time. Then the door opened. ${m} had been wanting to say it for a hundred years. "Do come in," said ${m}. "Mind the step." And fourteen people wiped their feet.`,
        `${m} was just going out, that night, when somebody knocked. It was a lot of somebodies. ${m} got under the table. "${us}" they said, all fourteen, and a sock came in at the letter box. It had been washed. In the toe was a medal. When ${m} had both feet warm, there was no more reason not to. "Oh, do come in," said ${m}, and held the door, and listened. They were wiping their feet. It went on and on.`,
      ),
    ],
  };
}
