import type { SettingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'One more room',
  'And one more room',
  'Bang, one more room',
  'There is one more room',
  'Look, one more room',
  'Another room',
  'And another room',
  'Oh dear, one more room',
  'Yet another room',
  'A new room again',
] as const;
const TITLES = ['one more room', 'bang', 'ninety-nine doors', 'click'];

/** What it is that has the rooms, and where that is drawn. */
function houseOf({ raw }: Going): { readonly house: string; readonly inside: SettingName } {
  const house = /\b(castle|palace|mansion|hotel|cottage|tower|school|house)\b/.exec(raw)?.[1] ?? 'castle';
  return { house, inside: /castle|palace|tower|mansion/.test(house) ? 'castle' : 'living-room' };
}

/** Each door that is banged makes another room, and each that is shut softly takes one away. */
export const BANG: EventPlot = mateBeside({ id: 'bang', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { house, inside } = houseOf(going);
  const more = chance.pick(...REFRAINS);
  const refrain = `${more}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: inside, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `Once the ${house} had one room. There lived ${A.introduced}. There lived ${b}, too.${comesToo}`,
        `Here is a ${house} with one room. ${A.introduced} lives here. So does ${b}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry')], things: ['cake'] },
        `${b} ate the last cake. ${a} was cross. Bang, went the door! "${refrain}"`,
        `${b} ate the last cake! So ${a} banged the door. Bang! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'surprised')] },
        `It was a green room. Bang, went its door. "${refrain}"`,
        `It was a green room. Bang, went that door, too. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy')] },
        `A room with a swing! Bang, bang! Soon there were a hundred rooms.`,
        `Bang! A room of hats. Soon there were a hundred rooms.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `Now ${a} was hungry. "${b}! Where are you?" No answer. Bang! "${refrain}"`,
        `"${b}!" called ${a}. "Where are you?" It was so big. Bang! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'determined', 'string')], things: ['string'] },
        `${a} had a long string. But the ${house} was longer. Bang! "${refrain}"`,
        `Here was a string, to find the way. It was too short! Bang! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} was tired. ${a} shut the next door, very softly. Click. And it was gone!`,
        `Now ${a} was sad. This door went click, very softly. The room was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited')] },
        `"A bang makes a room," said ${a}. "A click takes it away!" Click. Click. Click.`,
        `Bang makes one more. Click makes one less! "I see!" said ${a}. Click, click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `Click, went all the doors. Then there was one room. And there was ${b}!`,
        `The last door went click. One room, one table. And ${b}! "There you are!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'happy')],
          things: ['cake'],
        },
        `${b} had made a new cake. Then it was night. Who shut the door? Click.`,
        `There was cake for two. Then it was night. "Shall I bang it?" "No!" Click.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { house, inside } = houseOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: inside, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `People come a long way to see the ${house} with a hundred rooms. But once it had just one. ${A.introduced} lived in it, with ${B.introduced}.${comesToo} There was a table, a fire, and a door. Each could hear the other breathe.`,
        `The ${house} was so small that it had only one room. ${A.introduced} had the left side. ${B.introduced} had the right side.${comesToo} They shared the table, the fire and the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'sit', 'calm')], things: ['cake'] },
        `On Monday there was one bit of cake left, and then there was none. ${b} had a crumb on the nose. "That was mine!" said ${a}. ${a} went out, and banged the door. Bang! And behind that door there was a new one. "${refrain}!" said ${a}.`,
        `Then ${b} ate the last of the cake. It may have been a mistake. "You always do that!" said ${a}, and banged the door. When ${a} opened it again, it was not the path outside. "${refrain}!" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'surprised')] },
        `It was a green room, with nobody in it. "Good," said ${a}. "I'll live here. Nobody eats my cake here." ${a} banged the door of that one too, to show it. There stood another, painted blue. "${refrain}!"`,
        `It was long and yellow, and had a bed for one. "This is mine," said ${a}, and went in, and banged the door. Out of the wall came another door, like a tooth. "${refrain}!" said ${a}, quite pleased.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `After that it was a game. Bang! There was a room with a swing. Bang! There was a room for hats. There was one with a pond in it. ${a} banged all day, and by evening there were a hundred.`,
        `Bang, went ${a}, and there was a room full of balls. Bang! It was a room where it snowed. Bang! It had a slide down to the next. Outside, the ${house} grew over the hill like bread. By supper time it had a hundred rooms.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `Supper! ${a} stopped. There was no smell of supper. There was no sound, either. "${b}?" called ${a}. "${b}, ${b}, ${b}," said the rooms, one after another. A draught blew a door shut. Bang! "${refrain}," said ${a}, not so pleased.`,
        `Then it was time to eat. But where was the table? "${b}!" shouted ${a}. The shout ran away down the hall, and came back thin. ${a} stamped, and let the door go. Bang! "${refrain}," said ${a}. "I didn't even want that one."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'determined', 'string')], things: ['string'] },
        `In one of the rooms lay a ball of string. "One end here," said ${a}, "and then I can't get lost." It was a good idea for thirty rooms. There the string came to an end, and the door swung to behind ${a}. Bang! "${refrain}."`,
        `${a} made a map, room by room. That took an hour. Then ${a} put it down, and the wind took the door. Bang! So the map was wrong. "${refrain}," said ${a}, and drew it in. Bang, went that one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `It got dark. ${a} did not care about the cake any more. ${a} came to a green room, and was too tired to bang. ${a} shut that door as if a baby were asleep. Click. And there was only wall.`,
        `${a} sat on a bed for one. It's a lonely sort of bed. Somewhere ${b} was sitting, too, and perhaps calling. ${a} got up and closed the door behind, quite gently, so as to hear. Click. The bed was gone, and so was the room.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'excited')] },
        `${a} looked at the place. Then ${a} tried the next one, slowly, with two fingers. Click. It folded up like a paper hat. "A bang makes a room," said ${a}. "And a click takes one away! Oh, and I banged a hundred times."`,
        `"Wait," said ${a}. "It came with a bang, and it goes with a click?" There was a room full of hats. ${a} took one hat, and turned the handle, and let it come round. Click. There was no such room, and never had been. There was just the hat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined')] },
        `It takes longer to shut a door softly. ${a} did one room after another. Click. Click. Click. Over the hill the ${house} drew in its walls. At the ninetieth door ${a} could smell soup.`,
        `Click, went a room where it snowed. Click, went one with a slide, after one last go. It was a long night's work. But at each door it got a bit warmer. At the last but one ${a} heard somebody breathe.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `Behind the last door was one room, with a table and a fire. There sat ${b}. "I called and called," said ${b}. "I had to eat with nobody. It doesn't taste of anything." "I'm sorry I banged," said ${a}. "I'm sorry I ate it," said ${b}.`,
        `There was the table. There was ${b}, with a spoon in one hand, listening at the wall. "You've been away so long," said ${b}. "I was only next door," said ${a}. "A hundred times." There was half a bun on each plate.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')] },
        `Later the wind took hold of the door. They both jumped up, and caught it. "${refrain}?" said ${b}. "No, thank you," said ${a}. And they shut it together. Click.`,
        `They lay down by the fire. "Was there a nice one?" asked ${b}. "There was one with a slide," said ${a}. They thought about it. "Could we bang just once?" said ${b}. "${refrain}," said ${a}. "On Sunday."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { house, inside } = houseOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: inside, camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'happy')] },
        `You'll have heard of the ${house} with a hundred rooms. This is how it came to have them. To begin with it had one, with a chalk line across the floor, and two lived in it. ${A.introduced} liked to be quiet. ${B.introduced} liked to be told things, at night above all, because of the dark.${comesToo} "Are you asleep?" ${b} would ask. "Say something. It needn't be long." "I was asleep," said ${a}. All that ${a} wanted in the world was a door that would shut.`,
        `Once there was a ${house} with a single room, and that's not much for two. There was a chalk line on the floor. On this side lived ${A.introduced}, who read, and on that side ${B.introduced}, who talked.${comesToo} ${b} didn't like the dark, and talked most in it. "Are you asleep?" said ${b}. "Say something back. It needn't be long." ${a} put a pillow over each ear, and dreamed of a room with nobody else in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'sit', 'sad')] },
        `It was about a book. ${b} had only borrowed it, to look at the pictures, and there was jam on page nine. "That's my best book! I never get anything to myself!" said ${a}, and went out, and banged the door. It was an excellent bang. The plates sang. But it wasn't the yard that ${a} was standing in. It was a small white room, with a shelf, and a lock on the door. "${refrain}," said ${a}, slowly. "For me."`,
        `Then came the day of the jam. It was on page nine of ${A.names} best book. ${b} was on the wrong side of the line with it. "It only dripped," said ${b}. "It's always you!" said ${a}. ${a} took the book, and the candle, and slammed the door on all of it. The ${house} gave a shake, like a dog. Where there'd been a hedge, there was a small white room, with a shelf and a lock. "${refrain}," said ${a}. It even had the key in it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['book'] },
        `There were three hours of perfect peace. Then the quiet itself was a bit loud, and there was a knocking. "Can I see it?" called ${b}. Bang! There was another room, between them. ${a} found out how it worked before the week was over. "It's the temper that does it," said ${a}. A good slam made a plain one. A slam with reasons made one with a window seat. "${refrain}," said ${a}, each time, and moved in a bit further.`,
        `It was heaven, till Wednesday. Then ${b} found the way, with a plate. "I've brought you half," said ${b}, through the keyhole. Bang, went the next door, and there was a library between them. "I didn't know that it could do that," said ${a}. Bang! There was a bath as big as a pond. ${a} slammed for all that had ever been borrowed, or dripped on. "${refrain}!" It was like popping corn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `By the end of the month there were a hundred. There was one for each weather. There was one with the sea in it, quite shallow, and one all of glass, where the moon came in. People got off the coach to count the chimneys. ${a} sat in the hundredth, at the very top, behind a brass lock, with the jam scraped off page nine. "At last," said ${a}. Nobody knocked. It had been two days since anybody had knocked. "How nice," said ${a}, on the third. It sounded rather loud.`,
        `It went up the hill, and down the other side. A hundred rooms are more than you'd think. There was a room for left shoes, and one with the sea in it. The last was at the top, and you could see four counties from it, and the lock was brass. ${a} turned the key, and listened. "At last," said ${a}. There was nothing to hear, and nobody to hear it with. "How nice," said ${a}, a bit louder.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `It was that night that the wind got up, and the lamps went out. It made no odds to ${a}, who didn't mind the dark. But there was somebody who did. Somewhere under all those roofs ${b} was sitting, in the first room, saying "Are you asleep?" to a wall. ${a} lay and looked at where the ceiling was. Then ${a} took a candle. "I'll just go back the way I came," said ${a}. "It can't be so far."`,
        `On the fourth evening there came a storm, and it put out every light on the hill. ${a} sat up. ${a} didn't mind the dark. "${b} won't like that," said ${a}, aloud, and it was odd to hear a voice. There'd be nobody to say something back. It needn't have been long. A hundred doors away, or ninety-nine, somebody was sitting in the dark on one side of a chalk line. "I'll only look in," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'determined', 'string')], things: ['string'] },
        `But no one had built that ${house}. It had been slammed together, and there was no sense in it. ${a} tied a string to the top door, and it ran out in the fortieth room. "${b}! Where are you?" called ${a}, and the name went off round the corners and did not come home. And then there were the draughts. They caught each door as ${a} went through. Bang! "${refrain}," said ${a}. There were a hundred and six. There were a hundred and nine.`,
        `${a} had made a plan of it, in ink, with the rooms numbered. It was right as far as the stairs. Then a gust took hold of a door. Bang! There was one that wasn't on the plan. "${refrain}," said ${a}, and drew it in, and so let go of the handle. Bang! "Not you as well!" cried ${a}. "Can't you stay shut?" It was like bailing a boat with a hole in the bucket. You can't run through a house in a storm and not bang. By midnight ${a} was further off than at ten.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `In the end ${a} came to the white room, the first one of all, or one just like it. There was the shelf. ${a} hadn't any temper left. "I only want to go home," said ${a} to the shelf. ${a} held the handle in both hands, and brought the door round as you do when somebody's sleeping at last. Click. It was the smallest noise of the month. When ${a} looked up, there was no white room. There was a wall, and it was warm.`,
        `There was a small room with a lock, in which it had all begun. "I'm sorry," said ${a}. There was no one to say it to. But it's possible to be sorry in a very small way, with a door. ${a} didn't slam it, or let it go. ${a} closed it, and waited for the latch. There was to be no noise, in case ${b} was asleep. Click. And the room went out like a candle. There was one less.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined')] },
        `"A bang makes one," said ${a}, "and a click takes one away. Is it as easy as that?" ${a} went back and tried the next, and it folded. It was quite clear what had to be done. It would have to be all of them, without hurrying, and without being cross. The sea went, with a sort of sigh. ${a} stood a long time before one all of glass, where the moon came in. "Nobody will ever have such a room again," said ${a}. "Bother." And ${a} took the handle. Click.`,
        `"Bang for more, and click for less," said ${a}. It wants patience, though. A door that's shut softly by somebody in a rage still counts as a bang. ${a} found that out with a room for left shoes. So ${a} had to stand before each of them, and think of ${b}, and mean it. That was easy with the small ones. It was hard with one that was a library. There were four thousand books in it, and no jam. ${a} laid one finger on the wood. "Good night, books," said ${a}. "There's somebody waiting." Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined')] },
        `All that night the ${house} came down the hill. Click, it went, and click, and the chimneys drew in their necks. Towards four the storm let up. There was one left. It was the one from the top, that had somehow come round to the front. "Not you," said ${a}. It had a window, and a shelf, and a key. It was what ${a} had wanted in the first place. On the other side of the wall somebody said, "Are you asleep?"`,
        `They say that it looked like somebody putting away a telescope. Room after room slid into the next. As it got light, there was a single door, and a voice behind it. "Seven fives are thirty-five," it said, rather hoarse. "Seven sixes are forty-two." It was saying it so as to say something. ${a} stood in the last of the hundred, and it was the one with the brass lock. ${a} had only to close it, nicely, from outside. That would be all. ${a} looked round it, once.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'calm'), seen(B, 'hug', 'surprised')] },
        `"No," said ${a}. "I'm here." And ${a} went through, and left that door as it was. It wasn't banged, and it wasn't clicked. It stood open, about as wide as a hand. "I've called since Monday," said ${b}. "I know," said ${a}. "I couldn't hear you. I'd got it too quiet." ${b} looked past ${a} at the bed, and the shelf. "Is that yours?" said ${b}. "Yes," said ${a}. "But it's open."`,
        `${a} pushed the door, and there was the chalk line, and the table. "Who's there?" said ${b}. "It's me," said ${a}. "I'm not asleep." It needn't be long. Neither of them spoke for a bit after that. "You've kept one," said ${b}, looking over ${A.names} shoulder. "I'd still like to have one," said ${a}. "I do like to be by myself. But we could leave the door. We could leave it neither one thing nor the other."`,
      ),
      page(
        { camera: 'medium', time: 'night', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')] },
        `It has two rooms now. It's a poor sort of ${house}, and the coach goes by. There's a brick in the door, so that no wind can get at it. On the one side somebody reads, and on the other somebody talks, and at ten it is dark in both. "${refrain}?" says ${b}, sometimes, when they have had words about jam. ${a} thinks of the one with the sea. "No," says ${a}. "Are you asleep?" "Not yet," says ${b}, through the gap. "Say something."`,
        `Visitors still ask for the hundred rooms. They're shown two, and a door, which is wedged open with a book. If you look, there's jam on page nine. At night a bit of light falls through from the side where somebody's reading, right across the chalk line. It's enough to go to sleep by. "${refrain}," says ${b}, half gone, "and I'd have had to walk." "Mm," says ${a}, and turns the page. It needn't be long.`,
      ),
    ],
  };
}
