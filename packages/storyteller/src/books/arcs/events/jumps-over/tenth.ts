import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './tenth-old.ts';

/** Ten old cars in a row, and the tenth is awake. A monster truck can go over a car in two ways. */
export const TENTH: EventPlot = { id: 'tenth', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { crunch, T, t, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: crunch,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(C, 'wave', 'excited')] },
        `Vroom! Here is ${T.introduced}. What big wheels! ${c} waves a flag.`,
        `Look, ${c}! It is ${T.introduced}! The wheels are as big as a door. Vroom!`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'jump', 'happy'), seen(C, 'cheer', 'excited')], things: ['car'] },
        `${t} drives over an old car. "${crunch}" And over one more old car. "${crunch}"`,
        `Here is an old car. Over it goes ${t}. "${crunch}" Now it is flat. "${crunch}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'cheer', 'excited')] },
        `"Again!" they all shout. "Again!" shouts ${c}.`,
        `How they all clap! "Again, again!" shouts ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'surprised')], things: ['car'] },
        `Then there is a little green car. "Parp?" it says. It is not so old. Oh!`,
        `The last one is a little green car. "Parp?" it says, and looks up. Oh!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried')], things: ['car'] },
        `"A picnic, today?" says the little car. ${t} stops. No wheel moves.`,
        `"Is it a picnic?" says the little car. "Shall we go?" ${t} does not go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'sad')] },
        `"Go on!" they all shout. "Crunch it!" "No," says ${t}. "Not that one."`,
        `"Crunch it! Crunch it!" they shout. ${t} will not. "It wants a picnic."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'shout', 'excited'), seen(T, 'stand', 'curious')] },
        `"Boo!" they shout. But ${c} jumps up. "Jump, ${t}! Jump right over it!"`,
        `It is so loud! But ${c} is louder. "You can jump, ${t}! Jump over!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'determined'), seen(C, 'point', 'excited')] },
        `Back goes ${t}, a long way. One, two, three! VROOM!`,
        `${t} goes back. And back. And back. Ready? VROOM!`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'jump', 'happy'), seen(C, 'cheer', 'happy')], things: ['car'] },
        `Up! Up! OVER! Boing! The little car is as good as new. "Again!" they all shout.`,
        `Up goes ${t}. Over the little car. Boing! "Hooray! AGAIN!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(T, 'sleep', 'sleepy'), seen(C, 'wave', 'sleepy')],
          things: ['car'],
        },
        `Night. The little car sleeps by a big wheel. "Picnic?" it says. "Tomorrow," says ${t}. Good night, ${c}.`,
        `They sleep side by side, big and little. "Parp," says the little car. Good night, ${t}. Good night, ${c}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { crunch, T, t, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: crunch,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(C, 'cheer', 'excited'), seen(G, 'stand', 'calm')],
        },
        `The wheels of ${T.introduced} were as tall as ${g}. Every Saturday there was a show, and ten old cars in a row. ${t} drove over all of them. "${crunch}" You could feel it in your teeth. "Again!" shouted ${c}, in the front row.`,
        `On Saturdays the ground shook. That was ${T.introduced}. It had wheels as tall as ${g}, and drove over ten old cars. "${crunch}" They were as flat as trays. ${c} always sat in the front row, with a flag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'curious'), seen(T, 'stand', 'calm')], things: ['car'] },
        `On Friday ${c} was allowed to watch them put out the cars. They had been in a field for years. There was grass in them, and one had a hen's nest. Nine were quite empty and did not say a word. The tenth was little and green.`,
        `The cars came on Friday, on a lorry, and ${c} helped to count. They had no doors, and no lamps, and no insides. Nobody had been at home in them for years. That was nine. Then came a small green one. Somebody had washed it.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'surprised'), seen(C, 'stand', 'surprised')], things: ['car'] },
        `"Parp?" said the tenth car. ${t} rolled back a bit. "Excuse me," it said. "Are we going somewhere? I've been ready for ever so long. There's a rug in my boot, for picnics." It looked from ${t} to ${c}, as happy as could be.`,
        `${t} came up to have a look. One lamp of the little car went on. "Is it today?" it said. "I've kept the rug dry. I do love a picnic. Are we all going?" ${c} looked at ${t}. Nobody had told it.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(T, 'stand', 'sad')] },
        `That night ${t} stood in the big shed and did not sleep. "It's a job," said ${t}. "Old cars, and over. They've paid for ten." It was quiet out there in the row. Then, quite softly, somebody tried a horn.`,
        `${t} lay awake, if a truck can lie. "I'm a monster truck," said ${t}. "I go over things. That's all I do." Out in the dark the little car was singing to itself. It was a song about sandwiches.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(T, 'stand', 'worried')] },
        `On Saturday morning ${t} had a flat tyre. They changed it. Then ${t} had a cough, and they gave ${t} oil. "Couldn't it be bales of straw?" said ${t}. "For once?" "Nobody pays to see straw," said the man with the flag.`,
        `In the morning ${t} would not start. So they put in a new battery. "Only nine cars today," said ${t}, as if it were nothing. "It says ten on the tickets," said the man. "Ten it is."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'jump', 'determined'), seen(C, 'sit', 'worried'), seen(G, 'sit', 'calm')],
          things: ['car'],
        },
        `Then the gates opened, and there were people up to the sky. The flag went down. "${crunch}" went the first, and "${crunch}" the second. Three, four, five. ${c} did not shout. ${c} was looking at the far end of the row.`,
        `All the seats were full. "${crunch}" That was one. "${crunch}" That was two. "Three!" everybody shouted. "Four!" In the front row ${c} held on to a flag with both hands. "Nine!"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried')], things: ['car'] },
        `After the ninth ${t} stopped. "Is it my turn now?" said the little car. "TEN! TEN! TEN!" they shouted, and stamped. One great wheel hung over the small green roof, and did not come down. "I can't," said ${t}.`,
        `And there it sat, with its one lamp on. "Oh good," it said. "Are we off?" The wheel was as high as a house above it. "TEN!" they all roared. "TEN!" The wheel came down again on the other side, where it had come from. "No," said ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'excited'), seen(T, 'stand', 'curious'), seen(G, 'stand', 'calm')],
        },
        `"Boo!" shouted somebody. "Get over it!" And ${c} sat up straight. Get over it! There was more than one way to do that. "${t}!" yelled ${c}, on tiptoe on the seat. "Don't go ON it! Go OVER it! JUMP!"`,
        `They were booing by now. "You've got to go over it!" they shouted. "OVER it," said ${c}. "That's it! Over!" ${G.He} lifted ${c} up high. "There's nine flat ones, ${t}! It's a ramp! Go back, and JUMP!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'determined'), seen(C, 'point', 'excited')], things: ['car'] },
        `${t} went back. ${t} went back over all nine, to the very end, and turned round. It was so still that you could hear the flags. They lay there as flat as a road. Then: VROOM! Three, six, nine. And then there was nothing under the wheels.`,
        `Nobody had ever seen a monster truck go backwards so far. It got quite small. Nine flat cars lay in front, like the steps to a diving board. VROOM! They went by, all nine, in one long rattle. Then it stopped, for there was only air.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'jump', 'happy'), seen(C, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['car'],
        },
        `Up it went, all five tons. There was a shadow, and the little car looked out of it. "Oh, I say!" it said. BOING! ${t} came down on the far side. Not a hair of it was touched. Then came a roar. "AGAIN!" they shouted. "AGAIN!" shouted ${c}.`,
        `It was like seeing a house go by in the sky. The little car looked up, and saw the whole of the underneath. BOING, and BOING, and ${t} was down. It was the biggest jump in the world. Nobody shouted "TEN". They only shouted.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'happy'), seen(C, 'sit', 'happy'), seen(G, 'sit', 'calm')],
          things: ['car'],
        },
        `Now there's only one car in the show. ${t} jumps over it, and it always says, "Oh, I say!" But on Sundays it drives in front, with the rug. ${c} and ${g} are in it. ${t} comes behind, and carries the sandwiches.`,
        `They never needed ten again. One was enough, and it had to be that one. At night it stands in the shed, in between four big wheels. "Are we going somewhere?" it says. "On Sunday," says ${t}. "${c} is bringing cake."`,
      ),
    ],
  };
}
