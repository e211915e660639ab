import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './door-old.ts';
import { REFRAINS, TITLES, parts } from './door-parts.ts';

/** Whoever needs it cold lives where somebody opens a door all day; and a door that stood open is how they came. */
export const DOOR: EventPlot = { id: 'door', young, middle, old };

function young(going: Going): Told {
  const { G, Gcap, third, chance } = going;
  const { P, A, D, isBig } = parts(going);
  const [a, p] = [A.name, P.name];
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const too = third ? ` ${third.name} looks too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'walk', 'happy'), seen(A, 'wave', 'happy')],
          things: ['lorry'],
        },
        `On Friday the cold fish lorry comes. The door is open. "Hello, Mrs Cod!" says ${A.introduced}.`,
        `Toot! Here comes the cold fish lorry. Mrs Cod waves to ${A.introduced}. The door is open.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(P, isBig ? 'reach' : 'sit', 'happy')],
        },
        isBig
          ? `${a} wants milk. Who has a head in the fridge? It is ${P.introduced}!${too} "${refrain}"`
          : `${a} wants milk. Who sits in the fridge? It is ${P.introduced}!${too} "${refrain}"`,
        isBig
          ? `${a} goes for the milk. Who is half in the fridge? It is ${P.introduced}!${too} "${refrain}"`
          : `Who is at home in the fridge? It is ${P.introduced}!${too} "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(A, 'stand', 'calm')] },
        `"I like it cold," says ${p}. ${a} shuts the door. Now ${a} wants cheese.`,
        `"Too warm!" says ${p}. Shut goes the door. Now ${a} wants jam.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(P, 'sit', 'angry'), seen(G, 'stand', 'surprised')],
        },
        `Open! "${refrain}" says ${p}. ${Gcap} wants eggs. Open! "${refrain}"`,
        `Open, shut! ${Gcap} wants an egg. Open, shut! "${refrain}" says ${p}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['bathtub'],
        },
        `They try a bath of ice. Drip! Now it is soup.`,
        `A bath of ice! Drip, drip. Now the ice is gone.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(P, 'sit', 'calm'), seen(A, 'stand', 'worried')],
          things: ['peas'],
        },
        `At the shop ${p} lies on peas. A man wants peas. "${refrain}"`,
        `The shop has cold peas. ${p} lies there. But people come. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(P, 'sit', 'sad')] },
        `They sit on the step. "I fell out," says ${p}. "A door was open."`,
        `"How did you come?" says ${a}. "I fell out. A door was open."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(D, 'stand', 'happy'), seen(P, 'jump', 'excited')],
          things: ['lorry'],
        },
        `Toot! Here is the fish lorry! "It is cold in there!" says ${a}.`,
        `Toot, toot! The fish lorry! ${p} jumps up. "That was the door!" says ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(P, 'sit', 'happy'), seen(A, 'hug', 'happy')],
          things: ['lorry'],
        },
        `"Off to the ice ship!" says Mrs Cod. In hops ${p}.`,
        `Mrs Cod drives to the ice ship. In hops ${p}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(P, 'wave', 'happy')],
          things: ['lorry'],
        },
        `"Is it cold?" says ${a}. "Lovely!" says ${p}. "${refrain}" And ${a} shuts it.`,
        `What does ${p} say, in there? "${refrain}" So ${a} shuts the door. Goodbye, ${p}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, comesToo, chance } = going;
  const { P, A, D, isBig } = parts(going);
  const [a, p] = [A.name, P.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'walk', 'happy'), seen(A, 'run', 'happy')],
          things: ['lorry'],
        },
        `${A.introduced} never shut a door.${comesToo} There was always a better one to open. On Fridays Mrs Cod came, with the white fish lorry. ${a} opened the back of it for her. It was as cold as winter in there. Then ${a} ran in to tea.`,
        `On Fridays the white lorry stopped in the street. It brought fish, on ice, from the ships. ${A.introduced} was allowed to open the big back door for Mrs Cod.${comesToo} Nobody had said anything about closing it. ${a} never closed anything.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(P, isBig ? 'reach' : 'sit', 'calm')],
        },
        isBig
          ? `When ${a} went for the milk, there was no getting at it. Somebody had the whole of a head in the fridge, and both arms. It was ${P.introduced}. "${refrain}," said ${p}. "You're in it," said ${a}.`
          : `${a} went to get the milk. There on the second shelf, on the ham, sat ${P.introduced}. Neither of them spoke for a while. "${refrain}," said ${p}, then. "It's getting warm in here."`,
        isBig
          ? `Something was in the fridge, and a good deal more of it was outside. It was ${P.introduced}, leaning in as far as the eggs. "${refrain}," said a voice from the back. "I can't," said ${a}. "You're in the way."`
          : `The light in the fridge went on. "Good evening," said ${P.introduced}, who was sitting on the lettuce. "Have you come for the milk? Here it is. And ${refrain.toLowerCase()}." ${a} did, for once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(A, 'stand', 'curious')] },
        `"I come from the ice," said ${p}. "I was on my way back there. Something went wrong, and I was out in a street. It was so hot that I ran in at the first door. And there was a little cold one behind it."`,
        `"Where I live it's all like this," said ${p}, "with less cheese. I don't know how I came here. I fell out, and it was warm, and there was an open door. Then there was another." They were ${A.names} doors, both of them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(P, 'sit', 'angry'), seen(G, 'stand', 'surprised')],
        },
        `So ${p} stayed. ${a} wanted cheese at four. "${refrain}!" ${Gcap} wanted an egg, and screamed a bit. "${refrain}!" Each time the warm came in, and ${p} grew paler.`,
        `You would not think how often people open a fridge. ${a} wanted jam, and later the other jam. "${refrain}!" ${Gcap} came for an egg, and was handed one. "Thank you," said ${g}, and sat down. "${refrain}," said ${p}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(P, 'sit', 'sad'), seen(A, 'kneel', 'determined')],
          things: ['bathtub'],
        },
        `Next they tried the bath. ${a} put in all the ice from all the trays in the street. ${p} lay back and sighed. By six it was a cool bath. By seven it was a warm bath with ${p} in it.`,
        `${a} filled the bath with ice from the neighbours. That was lovely for an hour. It went, cube by cube, down the plughole. "I can hear it leaving," said ${p}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(P, 'sit', 'calm'), seen(A, 'stand', 'worried')],
          things: ['peas'],
        },
        `Then there was the shop, with the long cold box where the peas are. ${p} lay down between peas and chips. "This is more like it," said ${p}. But a lady slid back the lid. "${refrain}," said the peas. They were asked to leave.`,
        `They went to the shop and stood by the ice cream. ${p} got in, and pulled a fish finger up to the chin. It lasted until a man wanted a lolly. "${refrain}," said ${p}. The man dropped it. They had to go.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(P, 'sit', 'sad')] },
        `They sat down on the step. ${p} was very warm by now, and did not say much. "Tell me again," said ${a}. "What was there before the street?" "It was cold, and it was dark," said ${p}. "It smelled of fish. Then somebody left the door open, and I fell out."`,
        `"I shall have to melt," said ${p}, and leaned on ${a}. "People don't melt," said ${a}. "But think! Where were you, just before?" "In a cold, dark room, that moved," said ${p}. "There was fish. Somebody had not shut the door."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(D, 'stand', 'happy'), seen(P, 'stand', 'curious')],
          things: ['lorry'],
        },
        `${a} looked at the house door, which was open. ${a} looked at the gate, which was open. "Oh," said ${a}. "I think that I know who that was." It was Friday again. And round the corner, with a toot, came the white lorry.`,
        `${a} got hot all over. "A room that moves," said ${a}. "And smells of fish. That was me. I left it open." Toot, it went, at the end of the street. It was Friday! The white lorry was coming.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'surprised'), seen(P, 'stand', 'happy'), seen(A, 'hug', 'sad')],
          things: ['lorry'],
        },
        `"There you are!" said Mrs Cod. "I've had one too few since last week. I'm off to the harbour now. The ship leaves tonight for the ice." The cold came rolling out of the back like smoke. ${p} stood in it with both eyes shut.`,
        `"So that's where you got out," said Mrs Cod. "You should have been on the ship last Friday. There's another one tonight, straight to the ice." ${p} was in already, between two boxes of cod. It was a short hug, and a cold one.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'stand', 'determined'), seen(P, 'wave', 'happy')],
          things: ['lorry'],
        },
        `Somebody had to close the big back door. "Is it cold enough?" said ${a}. "It's perfect," said ${p}, from inside. "${refrain}." ${a} had never liked a door less. ${a} pushed, and it went click.`,
        `There they were, one on each side of the door. "You do it," said ${p}. "Do it properly." ${a} took hold with both hands. "${refrain}," said ${p}, quite gently. And ${a} did, until it clicked.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `Now ${a} shuts every door there is. ${Gcap} can't get over it. But at night one is opened, just a crack, until the light comes on. "Good night," says ${a} to the butter. And it is shut.`,
        `Weeks later there was a letter. It was damp, and smelled of fish. "IT IS VERY COLD," it said. "THERE ARE NO DOORS." ${a} put it in the fridge, on the second shelf, to keep it fresh. Then ${a} shut the door.`,
      ),
    ],
  };
}
