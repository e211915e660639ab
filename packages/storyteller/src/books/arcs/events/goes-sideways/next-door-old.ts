import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: it goes through to whoever knocks behind the wall; and while it does, somebody sits on the stairs. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, z, pressed, S, s, H, h, P, R, r, E, e } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(G, 'stand', 'calm')],
        },
        `Every night, when the lamp was out, there was a knock in the wall. Knock, knock, it went, by ${A.introduced}'s ear. ${a} always knocked back. "It's only the pipes," said ${g}. It was a house with two hundred windows, and it had pipes all through it. But ${a} had noticed something. If one knocked three times, then so did the pipes.`,
        `Behind ${A.names} bed was a wall with roses on it, and in the wall were the pipes. They knocked at nine, twice. "Good night, pipes," said ${A.introduced}, and knocked twice back. "All tall houses do it," said ${g}. But they kept very good time, for pipes. And once, when ${a} had a cold, they had waited, and then knocked again, quite softly.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'surprised')],
        },
        `In the morning ${a} and ${B.introduced} got into the ${z} with a loaf. It had gone up and down for thirty years, and groaned at both. They lived on the third floor. ${a} reached for the three, as always, and then, for once, did not. ${a} pressed ${pressed}. Hmmm, went the ${z}. It shook itself like a dog let off. "${refrain}" it said.`,
        `There's one in every ${z} that nobody tries. Next day, coming home with ${B.introduced} and the bread, ${a} was tired of three. It was always three. So ${a} pressed ${pressed}. It was quiet. Then something let go, somewhere, that had been holding on for thirty years. "${refrain}" said the ${z}, like somebody who has waited to say it. ${b} sat down on the bread.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(P, 'stand', 'angry'), seen(A, 'wave', 'shy')],
          things: ['soup'],
        },
        `Ping! There was a kitchen, and ${H.introduced}, with a spoon and soup for ten. "Good gracious," said ${h}. Ping! There was ${P.introduced}, just out of a bath, and not pleased. Rooms went by like pictures in a book. They'd lived here always, and had never seen anybody but the doors.`,
        `It went through that house like a drawer through a desk. Ping! "Mind the soup!" cried ${H.introduced}, who was stirring enough for ten. Ping! "I'm not ready!" cried ${P.introduced}, from behind a towel. Nobody was cross for long. It was just that people had come in by the wrong side. "We're so sorry," said ${b}, each time.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(R, 'sit', 'surprised'), seen(A, 'stand', 'surprised')],
        },
        `"${refrain}" Ping! The last room was a bedroom. It was ${A.names} own, but the wrong way round, with stars for roses. On the bed sat somebody of ${A.names} age, with one hand up, against the wall. They looked at each other for some time. "I'm ${r}," said the other one. Then ${r} looked at the hand. "You're the pipes," said ${R.introduced}.`,
        `"${refrain}" Ping! The doors opened on a bed. It stood with its head to a wall, and on it knelt ${R.introduced}, just about to knock. ${a} knew that wall. It had stars on this side, and roses on the other. "It's you," said ${a}. "What is?" "The pipes." ${r} took the hand down slowly. "They said that you were the pipes," said ${r}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(R, 'cheer', 'happy'), seen(B, 'sit', 'happy')] },
        `All their lives they had slept with their heads a hand apart. ${r} knew when ${a} had had a cold. ${a} knew about the trumpet. There was such a lot to say that they said it both at once. They went home at supper time, the way that they had come. And after that they went each day, at four. It was always the ${z} they took. It was the only way they knew.`,
        `They had everything to catch up on. ${r} had been the one who knocked back in the thunderstorm. ${a} had been the one who sang, that time with the flu. "I thought I'd made you up," said ${r}. So every day at four they stood in the ${z}, ${a} and ${b}, and pressed it. Nobody asked who else might be waiting. On the whole one doesn't.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(S, 'sit', 'sad'), seen(A, 'stand', 'surprised')],
          things: ['basket'],
        },
        `On Thursday ${a} ran down by the stairs. Half-way sat ${S.introduced}, on the fourth step of the fourth flight, with a basket on each side. "I'm only having a rest," she said. "I've three more floors to go. It's that ${z}, dear. You press seven, and it never comes. It goes off somewhere, these days, about four." ${a} carried one basket up, and said nothing.`,
        `There was somebody on the stairs that week. It was old ${S.introduced}, with her shopping basket and her hand on her knee. "Seven floors," she said, and laughed, though not enough. "It doesn't come for me. It used to groan, but it came. I wonder what we've done to it?" ${a} took the basket. It was heavy. It's odd what one can carry, and what one can't.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'stand', 'calm', 'hammer'), seen(A, 'stand', 'worried'), seen(R, 'stand', 'worried')],
          things: ['hammer'],
        },
        `The next one they met had a hammer. It was ${E.introduced}, who put lifts right, and she was drinking tea on the bottom step. "There's nothing wrong with it," she said. "It goes up. It comes down. Unless somebody's seen it do anything odd?" She looked at ${a}, and at ${r}, who had come to watch. "If not, I'm off home." ${r} shook one foot, very slightly, for no.`,
        `On Friday there was a bag by the doors, and a hammer, and a pair of boots. ${E.introduced} came out from underneath. She put lifts right, all over town. "I can't find a thing," she said. "It's good as gold, for me. Has either of you seen it do something that it shouldn't?" ${r} looked at ${a}. If nobody said a word, she would go home.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(E, 'stand', 'curious')] },
        `It would have been so easy. It was only one word, and a short one. ${a} thought about the stars on the one side, and the roses on the other. And then, for no reason, ${a} thought about a basket, put down, and picked up, and put down. "It goes sideways," said ${a}. "It's ${pressed.replace(/,.*/, '')}. It goes at four, and that's me." It was very quiet. "Oh, ${a}," said ${r}.`,
        `There are things that get bigger while you hold them. ${a} held that one for as long as it takes to drink a cup of tea. On the one side there was ${r}. On the other there was a knee, on the stairs, and somebody who laughed. "It's us," said ${a}. "It goes sideways. You press ${pressed.replace(/,.*/, '')}." ${r} didn't say anything. ${r} only turned, and went to look out into the rain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'excited'), seen(S, 'stand', 'happy'), seen(A, 'stand', 'sad')] },
        `"Sideways!" said ${e}. "Thirty years in lifts!" She had to see that for herself. "${refrain}" they heard, and then a good many pings. She came back with soup on one sleeve. "It's a shame to do it," she said. But she did. There was a plate over the place by noon, with four screws in. And ${s} went up to the seventh, standing quite straight, like a queen.`,
        `${e} rode it once, to be sure. "${refrain}" it said, for the last time, and they heard it go away through the house. She was gone for an hour. Somebody had given her soup. "I've never been sorry to mend one before," said ${e}, and got out four screws. When she'd done, ${s} pressed seven. It groaned. It came. She put both hands over her face.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
        },
        `That night ${a} knocked, and there was nothing. Then, when it was nearly too late, there came one knock. One isn't much. But it isn't none. "Which number is it, where ${r} lives?" said ${b}. They looked at each other. They had never once seen it from the front. "There must be a door," said ${a}. "Everyone's got one. We only ever came in by the wall."`,
        `At nine there was no knock. ${a} waited, with an ear against the roses. At half past there was one, and it was small. "There's still the pipes," said ${b}. "I don't want pipes," said ${a}. Then ${a} sat up. "${b}, how does ${r} get in, when it's school? Somebody must go in by the front. There's got to be another front."`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious')],
        },
        `In the morning they stood out in the street and counted windows. It was a long house. It had a second door, right round the corner, with other names on it. Nobody at their end had ever gone that far. It was two hundred and fourteen steps. They went in, and up three floors, by stairs that were the wrong way round. ${a} lifted a hand, and knocked twice.`,
        `So in the morning they went out, and did what no one had thought of. They turned left. They walked along the front, past all two hundred windows, and round the corner. And there was another door. It had its own bells, and its own mat. ${b} counted the steps, and there were two hundred and fourteen. On the third floor ${a} knocked, two and then one.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `It was ${r} who opened, with a spoon in one hand. "How did you get here?" said ${r}. "It's been mended." "Sideways," said ${a}. They'd worn out the mat by June. On Sundays ${s} comes down in the ${z}, and goes along there, too, with a cake. "${refrain}" she calls, at the bottom. And at nine there is a knock in the wall. "It's only the pipes," says ${a}, and knocks back.`,
        `${r} looked past them, for the ${z}. There was only a mat. "But how?" said ${r}. "We walked," said ${a}. "It's quite easy. It's just a direction that nobody goes in." By the summer half the house was at it, with pots and with chairs. "${refrain}" they called to each other, round the corner. At nine there was still the knock. "Sleep well, pipes," said ${a}.`,
      ),
    ],
  };
}
