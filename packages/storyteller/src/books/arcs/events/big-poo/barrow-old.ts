import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { chance } = going;
  const { A, B, G, D, a, b, d, g, Gcap, comesToo, huge, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'surprised'), ...along],
        },
        `Nothing had ever happened in Laburnum Road.${comesToo} It was a road with gravel, and it had won a certificate for it. Then, one Saturday at ten, ${D.introduced} came along with the cart. ${d} stopped outside number six. A look came over ${d}, as of somebody trying to remember a name. And there it was. It was a poo, and the biggest ever.${huge} It was as high as a bucket, and it steamed in the sun like a pudding. All down the road you could hear windows being shut.`,
        `There are some things that one doesn't mention in Laburnum Road.${comesToo} That's why it was so quiet after ${D.introduced} had gone by. ${d} had walked along in front of the cart, and in the very middle had stood still, and sighed. When the cart moved on there was something on the gravel. Nobody mentioned it. It could have been seen from a hill. It was the biggest poo that had ever been done in that part of the town.${huge}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined', 'wheelbarrow'), seen(B, 'walk', 'happy')],
          things: ['wheelbarrow'],
        },
        `"Somebody," said number four to number eight, "ought to do something." It's what people say when they mean somebody else. In the end it was ${A.introduced} who came out, with a spade, and ${B.introduced} with the wheelbarrow. It took nine shovels. "Now what?" said ${b}. ${a} looked at it with respect. It had straw in it, and oats, and it had plainly taken some trouble. "A thing like that," said ${a}, "must be good for something. We'll ask."`,
        `By noon people were walking home the long way. ${A.introduced} couldn't see what all the fuss was for. "It's only grass," said ${a}, "that's been somewhere." ${B.introduced} said that it had been there a good long while. But they got the wheelbarrow, and loaded it. Then they stood in the road with three stone of it and no plan. "You can't just throw it away," said ${a}. "Somebody made that."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised', 'wheelbarrow'), seen(B, 'stand', 'calm')],
          things: ['wheelbarrow'],
        },
        `The baker was nearest. He was icing something, with his tongue between his teeth. "We wondered," said ${a} politely, "if you could use this." He turned round. The icing went up the wall. "${refrain}" screamed the baker, and got on a chair. "We did ask," said ${a}, outside. "That's the main thing."`,
        `They began with the baker, who was always saying how hard it is to get the right stuff. "Good morning," said ${a}. "Would you like some..." The smell had gone in ahead of them, and was looking at the buns. One after another those sank. "${refrain}" said the baker, with a hand over each of the two nearest. The bell on the door had never rung so fast.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad', 'wheelbarrow'), seen(B, 'stand', 'sad')],
          things: ['wheelbarrow', 'bus'],
        },
        `"Home is where it belongs," said ${b}. "We'll put it on the bus to the farm." There'd been eleven people waiting at the stop. There was soon just a hat. The driver opened up, and looked down, and grew watery about the eyes. "It would be one and a half," said ${a}, "and luggage." "${refrain}" said the driver. It's the only time that the number nine has left early.`,
        `They thought of the bus. There was nothing about it on the list of what you may not bring. Dogs, it said, and wet paint. "It doesn't say poo," said ${a} to the driver, holding up a finger to show the line. "${refrain}" said the driver. He shut the doors, and then the windows, and then, as far as one could see, his eyes. "I'll write it on," they heard him call.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'sad', 'wheelbarrow'), seen(B, 'cover', 'sad')],
          things: ['wheelbarrow'],
        },
        `After that it was one thing like another. "${refrain}" said the library. "${refrain}" said the brass band, all together, and in tune. It was hot, and the wheel squeaked. They'd got a crowd of flies by then, who were with them on everything. "Don't you listen," said ${a}, over one shoulder, to the wheelbarrow. It's an odd thing. Push a thing far enough, while everyone is rude to it, and you begin to be on its side.`,
        `Number two had white roses, and number ten had a white dog. They both said, "${refrain}" The dog would have liked a word, but was carried indoors. They rested on the kerb, with it between them. Nobody came near. "I wonder what it's like," said ${a}, "to have the whole world hold its nose when you arrive." "It's a poo," said ${b}. "I know," said ${a}. "But still."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'sad'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'calm')],
        },
        `There was no place left but home. They took it round by the back. ${Gcap} was down there on an old sack, talking to something under a leaf. "Come on," ${g} was saying. "Be a sport." It was a pumpkin, for the Pumpkin Show, and the Show was in six weeks. It was as big as a grape. ${Gcap} had given it rain water, and read to it. "I don't believe that it likes me," said ${g}. "It's gone yellow," said ${b}. ${a} looked closer. "It looks like me before dinner," said ${a}.`,
        `So they went home with it. And behind the house there was ${g}, flat on the grass, nose to nose with a pumpkin. It didn't take up much of the view. "Every year," said ${g}, "I enter for the Pumpkin Show. Every year they ask me if I've brought it, and I say, it's in my pocket." The earth in that bed was grey, like the bag of a vacuum cleaner. ${a} took up a pinch, and let it run. "What does it eat?" said ${a}. ${Gcap} sat up. Nobody had ever thought of that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')] },
        `They waited till ${g} had gone in. Grass and oats, thought ${a}. It had been sun and rain and somebody's dinner. It might like to be that again. "Last stop," said ${a}, and tipped the barrow. It went down round that poor thin stalk as if it had been made for it. They dug it in and patted it flat. They washed their hands for as long as two songs. The pumpkin hadn't said, "${refrain}" You could nearly have thought that it had moved up.`,
        `It was done in the dusk, with a lantern, and nobody spoke. Down it slid. They turned it under, a spade at a time, until all that grey was brown. "It's the first one who hasn't made a face," said ${b}. They washed up to their elbows with the hard soap. It was long past bedtime when ${a} opened the window, to listen. Out there in the dark there was a sound that hadn't been there before. It was like somebody at the bottom of a milk shake.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `In the morning the pumpkin was as big as a plum. That was quick, but it could be explained. On the Wednesday it was as big as a football, and nobody tried. It got its arms round the water butt. It went through the fence, apologised by flowering, and came back. ${Gcap} would stand beside it with a tape measure, and then with two. In the end the cat from number twelve slept on top of it, and had to be helped down. "I must have a way with me," said ${g}.`,
        `The next day the pumpkin was as big as an apple, and that afternoon as a turnip. You could hear it grow. It creaked, like a new shoe. It leaned on the shed, and the shed leaned over. It went orange all in one night, and lit up the kitchen. ${b} wrote its size on the door, until there was no more door. "It was the story," said ${g}, in a daze. "I read to it every night, you know." ${a} and ${b} looked at the sky.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'hold', 'proud', 'trophy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `They had to take down the front gate to get it out. It went to the Show on the cart, and ${d} drew it, with a ribbon on. The other pumpkins were moved along a bit, and after that they were moved outside. There was really no need to measure. ${Gcap} was given the trophy, and made a speech, which was, "Oh." "But how?" said the judge, and knocked on it. It boomed. "What on earth did you put on it?"`,
        `It won, of course. It won Pumpkins, and Marrows, and then, because nobody could see past it, Best Tent. It had come there behind ${d}, with four men walking beside it to hold up the traffic. ${Gcap} held the trophy in both arms and cried on it. "I'd give my whole shed to know what you used," said the one who came second. "I've no idea," said ${g}, truthfully. "You'd better ask those two."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `Laburnum Road stood round them in a ring. The baker was there, and the driver, and all the even numbers. "Is it a powder?" said the lady with the roses. "Is it foreign?" ${a} let them guess. It's not often that one gets to. "You've all been offered it," said ${a}. "I came to each of you and asked. It was free." There was a silence, in which you could see it going in. "It was never that," said the baker. "It was poo," said ${a}, quite loudly, for Laburnum Road.`,
        `"You won't like it," ${b} told them. They said that they would. They'd got their pencils out. So ${a} said it, and there was a pause. It's a word that had not been spoken in that road since the houses were built. "I beg your pardon?" said number two. "Poo," said ${a}. "Grass goes in, and it comes out, and things eat it and grow. I think it's how it's all done, really." Number two wrote it down. Then number two wrote it again, in capitals.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bucket'],
        },
        `The Saturday after, at ten, there were heavy feet. Not a window shut. All along the road the doors stood open by the width of a nose. ${d} stopped at number six, and a look came over ${d}. And out they all ran, in their cardigans, each with a bucket. "I was here first!" cried the roses. "Mine!" roared the driver, who had left a bus. ${d} looked round at all those faces. Nobody had ever been so glad to see it. There was a silence. ${d} had never been able to do it while people watched.`,
        `There's a rota now. It hangs on the lamp post, beside the certificate, with all their names, and a Saturday to each. The roses are as big as cabbages. You should see what the baker has growing up his wall. When they hear the feet, whoever it is comes out with a bucket, a bun and a pleasant expression. The road holds its breath. There's a sigh. And then, from every window, quite softly, so as not to startle anybody, they clap.`,
      ),
    ],
  };
}
