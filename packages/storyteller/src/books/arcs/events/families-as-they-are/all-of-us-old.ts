import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: one picture is left, and somebody has taken all the others on the wall and is in none of them. */
export function old(going: Going): Told {
  const { A, B, a, b, k, company, chance } = going;
  const { refrain, they, Theycap, F, T, t, Tcap, U, u } = partsOf(going);
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Birch' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  const home = F.map((each) => seen(each, 'stand', 'happy'));
  const notT = [A, B, ...F].filter((each) => each !== T).map((each) => seen(each, 'cheer', 'happy'));
  const notU = [A, B, ...F].filter((each) => each !== U).map((each) => seen(each, 'cheer', 'happy'));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'curious')],
        },
        `In the library there was a wall called Our Street. It had a frame for every door. Number one was eight people and a parrot. Number four was an old man with a cup. They all looked out as though you had just come in. Only number seven had nobody in it, and that was ${A.introduced}. "We never got round to it," said ${a} to ${B.introduced}. "It's got to be in by Sunday."`,
        `Everybody who lived in the street hung on a wall in the library. There was a frame for each house. Some had one face in them, and one had eleven and a goat. ${A.introduced} lived at number seven. That frame had a piece of brown paper in it. "People will think we're very shy," said ${B.introduced}. It had to be done by Sunday.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(T, 'hold', 'happy', 'camera'), ...notT],
          things: ['camera'],
        },
        `The camera was an old one, with a film in it, and it said that there were six pictures left. "Plenty," said ${t}, and lined them up by the window. A comb was looked for, and they all smiled. Click! That was five. It was only when ${t} put the camera down that ${a} had a thought. "${refrain}" said ${a}.`,
        `It had to be the old camera, because the new one had been in the bath. "It's got six left," said ${t}. "That's five more than we need." They stood by the window with their chins up. Click. It felt like a good one. ${a} counted, on fingers, who was in it. There was a finger over. "${refrain}" said ${a}. And there stood ${t}, with the strap round the neck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'hold', 'happy', 'camera'), ...notU], things: ['camera'] },
        `So ${u} took the next. ${Tcap} got the good place, in the middle. Click! That was four. "${refrain}" said ${b}, and they all turned round and looked at ${u}. It's an odd thing about a camera. There's always one person that it can't see, and it's the one who's holding it.`,
        `"I'll do it," said ${u}. So it was the same again, with ${t} in it. It was a fine picture, very likely. There were four left. "${refrain}" asked ${b}. Nobody had to count this time. It was whoever said say cheese.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'excited', 'camera'), seen(A, 'stand', 'worried')],
          things: ['camera'],
        },
        `${b} had been waiting for this. ${b} took one step back, and one more, and then there was a lamp. Click! That was three left. It would be a picture of the ceiling, and of the underneath of a shelf. "${refrain}" said ${a}. "Well, all of us," said ${b}. "But it's a nice ceiling."`,
        `"I needn't be in it," said ${b}. "I'll do it." That was kind. But ${b} held it the wrong way round, and it went off. Click. It was one eye, as big as a plate. Three were left. "${refrain}" said ${a}. "Everybody," said ${b}, "and most of me."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), ...F.map((each) => seen(each, 'run', 'excited'))],
          things: ['camera', 'chair'],
        },
        `There was a little lever, and if one pushed it the camera ticked. They put it on a chair. "Ten seconds!" cried ${a}, and they all ran. ${Theycap} ran round the table, and into ${b}. Click, and that was feet. They did it again, and that was worse. Now there was one.`,
        `The camera could wait, and then do it by itself. They gave it a chair, and ${a} pushed the lever, and ran. So did ${they}. The rug ran, too. Click! That would be four feet and a slipper. They picked each other up and tried once more, and the chair fell over. So there was just one.`,
      ),
      page(
        { setting: 'library', camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'calm')] },
        `"How did everybody else do it?" said ${a}. They went back to have a look. There they all were, every one, right up to the baby. They weren't on chairs. They weren't running. Under each frame stood something very small, in pencil. ${a} had to get close to read it. It was ${n}. It was ${n} every time.`,
        `One picture, and two days. ${a} and ${b} went to look at the wall again. There wasn't one slipper on it. Then ${b} found the writing, down in the corner, where nobody looks. It was a name. It was the same one under the old man, and the goat, and the parrot. "${N.introduced}," read ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'hold', 'proud', 'camera'), seen(A, 'stand', 'happy'), ...home],
          things: ['camera'],
        },
        `${n} came at once, in her good coat. She had done it for years, she said, ever since there was a wall. She took the camera from ${t} and blew on it. "One left? I only ever need the one." And it was so simple. ${Theycap} stood still, and so did ${b}. ${n} put up her hand.`,
        `"Of course I will," said ${n}, and she was there with her hat still on. "I've done the whole street. Stand close, as if it's cold." ${Theycap} stood close, with ${a} and ${b} in front. ${a} had never felt so exactly in the right place. ${n} looked through the camera, and raised one finger.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'stand', 'surprised')] },
        `"Which one's yours?" said ${a}. "My what, dear?" "On the wall." The finger came down. "Oh, I'm on none of them," said ${n}. "I was behind it. Somebody has to be." She said it quite lightly. ${a} thought of all those faces, looking so pleased to see somebody. It was she whom they had seen. "${refrain}" said ${a}, but not out loud.`,
        `"Wait," said ${a}. "Are you up there? I didn't see you." ${n} laughed a little. "Me? I've never been in it. I live over the shop, by myself, and I take them. It doesn't matter." It was the way she said that it didn't. "${refrain}" ${a} had been asking it for days, and had never once got it right.`,
      ),
      page(
        { camera: 'medium', actors: [...home, seen(A, 'stand', 'determined')] },
        `One picture was left. It could be all of them, and their frame would be full, with everybody in. Or somebody could turn the camera round. Then it would be ${n}, and number seven could stay brown paper. ${a} looked at ${they}. "You say," said ${t}. "It was your idea." It's hard when they let you choose.`,
        `There was the one, and it couldn't be two. If ${n} took it, it would be perfect. If she was in it, then somebody from number seven would have to be behind. "It's up to you," said ${t} to ${a}. ${Theycap} meant it, too. ${a} wanted that frame so much, and wanted it to be true as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')], things: ['mirror'] },
        `${a} looked away, to think, and somebody looked back. It was the mirror by the door. In it was ${a}, and ${b}, and everyone behind. And there in the middle, as plain as anything, was the camera, with a hat above it. "Nobody move!" said ${a}. "It can see her!"`,
        `It was ${b} who had gone to see about a hair. "Look," said ${b}. They looked. The mirror had the whole room in it, and everybody in the room. It had the camera. And it had whoever held the camera, hat and all. "It hasn't got a wrong side," said ${a}, slowly.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'shy', 'camera'), seen(A, 'cheer', 'excited'), ...home],
          things: ['mirror', 'camera'],
        },
        `"I don't belong to number seven," said ${n}. "It says Our Street," said ${a}, "and we're short of one." So they moved up. There was ${they}, and there was ${n}, with the camera held like a bunch of flowers. She had gone quite pink. "I don't know what to do with my face," she said. Click. And just as it went, ${a} blinked.`,
        `${n} said that it wasn't done. It had never been done. But ${they} made a place in the middle, and ${b} held her bag. "Who says cheese?" asked ${n}, from in front of the mirror, for the first time. They all did. Click! It was over. "I think I shut my eyes," said ${a}. There were none left to do it again.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'proud'), seen(B, 'stand', 'happy'), seen(N, 'stand', 'happy')],
        },
        `It hangs there now, in the frame of number seven. It's the wrong way round, and has a star in it, from the flash. ${a} has both eyes shut, and always will have. It is a pity about that. But people stop there longer than at the others. "${refrain}" they say, because they know the street. ${n} is generally near, by chance. "No," she says. "Not any more."`,
        `So number seven has a picture, back to front. Everybody's in it, with a flash like a star. ${a} has both eyes shut, for as long as there's a wall. Sometimes ${a} minds. On Sundays people go along the row, and stop at that one, and count. "${refrain}" they ask. And ${n}, who has come in for a book, stands up a bit straighter. "Nobody," says ${n}.`,
      ),
    ],
  };
}
