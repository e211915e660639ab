import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './both-ends-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** One sees the fox go out, and the other sees it come home; and each says that it is nothing. */
export const BOTH_ENDS: EventPlot = { id: 'both-ends', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, g, chance } = going;
  const { refrain, E, e, X, fox, cubs } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES).replace('fox', fox)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(E, 'stand', 'proud')],
        },
        `Bedtime for ${A.introduced}! But not for ${E.introduced}!`,
        `To bed with ${A.introduced}! And ${E.introduced}? Not yet!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'angry'), seen(G, 'stand', 'calm')], things: ['clock'] },
        `"Half an hour more," says ${g}. "${e} is big." ${a} looks at the clock.`,
        `"Why?" says ${a}. "${e} is older," says ${g}. "It's just half an hour."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(E, 'stand', 'happy')] },
        `"What do you do then?" says ${a}. "${refrain}" says ${e}.`,
        `${a} asks. "What do you do all that time?" "${refrain}" says ${e}.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(E, 'look-up', 'surprised')] },
        `But ${e} looks out at night. Shh! Out goes a ${fox}!`,
        `${e} is at the window. Look, in the garden! There goes a ${fox}!`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'hold', 'sleepy', 'cup')],
          things: ['cup'],
        },
        `In the morning ${a} is up first. "My half an hour!" says ${a}. "Yes," says ${g}.`,
        `In the morning ${a} is up. So is ${g}. "Half an hour, just for me!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['bread'] },
        `How quiet it is! ${a} eats bread with jam. ${B.introduced} gets a crumb.`,
        `Nobody talks. The sky is pink. ${a} has bread. ${B.introduced} has some, too.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(X, 'walk', 'happy', 'sock')], things: ['sock'] },
        `What comes home, over the grass? It is the ${fox}, with a sock!`,
        `Tip, tap. The ${fox} is coming home! What is that? A sock!`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(E, 'stand', 'sleepy'), seen(A, 'sit', 'proud')] },
        `Now ${e} comes down. "What did you do?" "${refrain}" says ${a}.`,
        `Here comes ${e}. "What did you do here?" ${a} licks the jam. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(E, 'kneel', 'surprised')],
          things: ['sock'],
        },
        `"My sock is gone!" says ${e}. ${a} knows. Under the shed: three ${cubs}, one sock!`,
        `"Where is my sock?" ${a} shows ${e}. Three ${cubs} pull it. Grr!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(E, 'wave', 'happy')] },
        `Now ${e} says at night, "Bye, ${fox}!" And first thing, ${a} says, "Hello, ${fox}!"`,
        `${e} waves when the ${fox} goes out. ${a} waves when it comes home.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, E, e, es, X, fox, cubs } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES).replace('fox', fox)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'angry'), seen(G, 'stand', 'calm')],
          things: ['clock'],
        },
        `At seven it was bedtime for ${A.introduced}. ${E.introduced} had half an hour more. "Why?" said ${a}. "Because ${e} is older," said ${g}. "I'll never be older," said ${a}.`,
        `${E.introduced} went to bed at half past seven. ${A.introduced} went at seven. "That's half an hour less," said ${a}. "${e} is bigger," said ${g}. "I'm bigger than I was," said ${a}. It was no good.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(E, 'stand', 'proud')] },
        `"What do you do down there?" said ${a}. ${e} stood in the door, with the light behind. "${refrain}" said ${e}, and smiled, and shut it.`,
        `"What do you do all that time?" said ${a}. "When I'm in bed?" ${e} thought about it for rather long. "${refrain}" said ${e}. That was how one knew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'curious')] },
        `${a} lay and listened, and so did ${B.introduced}. Something crunched. Something laughed. "It's cake," said ${a}. "With a band," said ${b}. They were wide awake until it was over.`,
        `Through the floor came a crunch. "That's a whole cake," said ${a} to ${B.introduced}. Then there was a thump. "And that's a lion, or a trumpet," said ${b}. One can't sleep next to that.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(E, 'look-up', 'surprised')], things: ['bread'] },
        `There was no cake. There was ${e} at the window, with some toast. And at twenty past seven a ${fox} came out from under the shed. It looked both ways, and went. Nobody else in the world knew.`,
        `It was only ${e}, with a crust of toast, and no lamp on. ${e} was waiting. There! Out from under the shed slid a ${fox}. It shook itself, and was gone. It was the best thing about being big.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'determined'), seen(G, 'think', 'calm', 'cup')],
          things: ['cup'],
        },
        `In the morning ${a} had worked it out. "A day has two ends," said ${a}. "${e} has half an hour at that one. Nobody's using this one." ${Gcap} looked into the cup. "That's true," said ${g}. "Six till half past. Like a mouse."`,
        `"I want mine at the other end," said ${a} at breakfast. "My what?" said ${g}. "My half an hour. Before anybody's up." ${Gcap} could find nothing wrong with that. "If you're as quiet as a sock," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')], things: ['bread'] },
        `The next day, at six, the kitchen was blue. No one told ${a} to hurry. The first bus went by, with all its lights on and nobody in it. ${a} ate bread and jam. It was all ${A.names}, and it was enormous.`,
        `So the next morning ${a} came down on bare feet. It was so still that one heard the fridge think. The sky went from grey to pink, just for ${a} and ${b}. There was bread, and there was no one to share the jam with.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(X, 'walk', 'proud', 'sock')], things: ['sock'] },
        `And then something came along the top of the wall. It was a ${fox}, going home. It had a striped sock in its mouth. It looked in at ${a}, and slid away under the shed.`,
        `Something red was coming over the grass, on tired feet. It was a ${fox}. Out of its mouth hung a sock, with stripes. It stopped to look at ${a} through the glass. Then it went in under the shed.`.replace(
          'Something red',
          fox === 'fox' ? 'Something red' : 'Something small',
        ),
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(E, 'stand', 'sleepy'), seen(A, 'sit', 'proud')] },
        `At half past six ${e} came down, with all that hair. "You've been up for ages," said ${e}. "What do you do down here?" ${a} licked the spoon, both sides. "${refrain}" said ${a}.`,
        `"What are you doing here?" said ${e}, and yawned like a drawer. "What is there to do, at this time?" ${a} took a long while over it, just as one should. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'shout', 'worried'), seen(A, 'think', 'worried')] },
        `Then ${e} couldn't find the other sock. It was the match that day, and it had to be striped. ${e} looked and looked. ${a} could have kept it. "The ${fox} has got it," said ${a}. "It came home with it."`,
        `Then there was a shout from upstairs. "Who's got my striped sock?" Nobody can play a match in just one. ${a} sat on it for as long as a slice of bread. "I know where," said ${a}. "I saw the ${fox} bring it home."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(E, 'kneel', 'surprised'), seen(A, 'kneel', 'happy')],
          things: ['sock'],
        },
        `"You know my ${fox}?" said ${e}. "It goes out." "It comes home," said ${a}. They had each had one half of it. They lay in the grass, a long way off. Three ${cubs} had hold of the sock, and all pulled.`,
        `${e} stared. "That's mine. It goes out at twenty past." "It's mine," said ${a}. "It's back at ten past." So they had half a ${fox} each. They kept well back, and looked under the shed. There were three ${cubs} there, in one sock.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'stand', 'proud'), seen(E, 'stand', 'happy'), seen(G, 'look-up', 'curious')],
          things: ['notebook'],
        },
        `${e} played in one that had spots. By the window hangs a notebook now. "Out, 7.20," writes ${e}, last thing. "Home, 6.10," writes ${a}, first thing. And under it, the next day: "It's got the spotted one."`,
        `It was a good match, with odd socks. Now a notebook hangs in the kitchen, and neither says what it's for. "Out," it says, in ${es} writing. "Home," it says, in ${A.names}. "With the other sock."`,
      ),
    ],
  };
}
