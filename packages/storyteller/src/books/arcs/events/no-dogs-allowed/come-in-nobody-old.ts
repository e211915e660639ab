import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: what one has not got can still be lent, and is missed when it is. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, beast, barked, noOld, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(G, 'sit', 'calm')] },
        `${A.introduced} had wanted a ${beast} since before there were words for it. It was the first thing every morning, like a stair that isn't there. ${noOld[0]} "I'd have one tomorrow if I could," said ${g}. "It's a real no. I won't make it sound like a perhaps."`,
        `Some people want a ${beast} for a week. ${A.introduced} had wanted one all through, like the letters in a stick of rock. ${noOld[1]} ${Gcap} didn't say that it wasn't so bad. "It's a no," said ${g}, "and I'm sorry, and you can be as sad as you like."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm')], things: ['basket', 'bowl'] },
        `${a} was sad for a day and a half. Then ${a} got out a basket, and put an old blanket in it, and turned down a corner. There was a bowl with a blue rim. "What's that for?" said ${g}. "It's for the wanting," said ${a}. "It's got to sleep somewhere."`,
        `A sadness has to be put somewhere, or you fall over it. ${a} put it in a basket by the stove. It had a blanket, and a bowl of water that was changed each night. "You do know that there's no ${beast}?" said ${g}. "I know," said ${a}. "This is where it isn't."`,
      ),
      page(
        { camera: 'wide', time: 'sunset', actors: [seen(A, 'run', 'excited'), seen(G, 'look-up', 'curious')] },
        `On Thursday evening something scratched at the door. ${a} was across the room in two steps. ${Gcap} opened it, and looked left, and right, and down. There was a twig, and the wind to go with it. "${refrain}" said ${g}. ${a} stood and looked out at that mat. It would have been easy to cry. But there had been something in the way it was said.`,
        `Then, one evening, there came a scratching. It was low down, where a paw would be. ${a} couldn't move, so it was ${g} who went. The wind had got hold of the mat. "Oh, love," said ${g}. "${refrain}" And it was all going to be just as before. Only ${a} had heard the first word of it twice.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `"Then come in, Nobody," said ${a}. ${Gcap} looked at ${a}, and at the empty step. And ${g}, who was the right sort, held the door a little wider. It takes a moment for a ${beast} to come past one's legs. Nobody walked once round the room. Nobody turned round three times in the basket, and sighed.`,
        `${a} got down on both knees, and held out a hand. "Here, Nobody," said ${a}, very softly. "Come on, then." ${Gcap} waited as long as it takes. Then the door was shut with care, so as not to catch a tail. In the basket by the stove the blanket had slipped a bit to one side. You could see where Nobody lay.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud', 'string'), seen(B, 'walk', 'curious')],
          things: ['string'],
        },
        `From then on there was no end to what could be said for that ${beast}. Nobody ${barked} all night. Nobody ate the butter, and nobody sneezed. In the morning ${a} took out a piece of string. "There's nothing on the end of that," said ${B.introduced}. "Hold it," said ${a}. They had gone as far as the second lamp post when ${b} stopped. "He wants to go back and smell something," said ${b}.`,
        `In the morning there were no hairs on anything. Nobody had been on the bed. "He's very good," said ${a} to ${B.introduced}, and let out the string as they walked. "Who is?" "Nobody." ${b} was a person who liked to be sure. ${b} took the string, and walked up and down with it twice. "He pulls to the left," said ${b}. "You want to watch that." And that was ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'angry'), seen(A, 'stand', 'shy')] },
        `${N.introduced} lived next door, and complained. She complained about balls, and bells, and weather. "I'm told that there's a ${beast}," she said from her step. "Who was it that ${barked}, at six this morning?" "Nobody," said ${a}. "And who's been on my mat?" "Nobody, every day. He likes it." She put on her glasses. She looked along the string to the end, and stayed there.`,
        `The trouble with a secret is next door. ${N.introduced} was out on her step before they got by it. "I won't have a ${beast} on my mat," she said. "I know a lead when I see one. Who's that with you?" "Nobody," said ${a}, and that was the truth in both directions. ${n} bent forward. She looked for so long that ${b} began to fidget. "He wants brushing," said ${n}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'kneel', 'calm'), seen(B, 'stand', 'surprised'), seen(A, 'look-up', 'surprised')],
        },
        `She knew all about it. You should go against the hair and then with it. You should talk to them, she said, it didn't matter what about. "Six o'clock is the time they like best. That's when somebody should come in." She did up the end of the string, with a knot that ${a} had never seen. Inside her door was a hook, at the right height for a lead, and there was nothing on it.`,
        `It turned out that there was nothing she didn't know. She showed ${b} how to hold out a hand, low down, for the sniff. "And never let a bowl go dry," she said. "They don't tell you. They just stand by it." Behind her in the hall there was a hook by the door, quite low. The wall under it was rubbed smooth. ${a} looked at it, and then at ${n}, and didn't ask.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried')],
          things: ['basket'],
        },
        `The wall between the houses is thin. At night ${a} heard ${n} on the other side of it, on the telephone. "Oh, I'm very well," she said. "No, it's quiet. Who should come? ${refrain}" She laughed a bit, and put it down. And then there were no more words, for a long while, and no steps. By the stove the basket was as full as could be.`,
        `It was dark by six now. ${a} sat by the basket, and listened through the wall to a chair, and a kettle. Then there was a door. It opened every evening, and then it shut. "${refrain}" said ${N.names} voice, to the hall, quite lightly, as you read out the weather. ${a} knew how a mat looks. ${a} had thought that there was only one person in the world who stood there.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'reach', 'sad', 'basket'), seen(N, 'stand', 'surprised')],
          things: ['basket'],
        },
        `You can't lend half of a ${beast}. In the morning ${a} stood on the step with the basket, and very nearly went home. It was the only one that there was ever going to be. "It's Nobody," said ${a}. "He could stop with you for a bit, at night. If you'd be able to use him." ${n} took the basket as if it might wake up.`,
        `It took until the next day to decide. There were good reasons on the other side. Nobody was used to the stove. Nobody would fret. ${a} thought of all of them, and rang the bell. "I wondered if you'd have Nobody for the nights," said ${a}, and it came out rather fast. "He's no trouble." ${n} didn't complain of anything. She just held out both arms.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'hug', 'calm')],
        },
        `There was a round place by the stove where the basket had been. "It's silly," said ${a} that night. "There was nothing in it." "Is that how it feels?" said ${g}. "No. Before, there wasn't a ${beast}. Now there isn't Nobody. It's much bigger." ${Gcap} moved up, and they sat and looked at it. It hurt in just the way that a real one would have.`,
        `That night ${a} filled the water up before remembering. There was no bowl to fill. "I gave away a ${beast} that I hadn't got," said ${a}. "Why is it so quiet?" ${Gcap} thought. "I've been stepping round that basket for weeks," said ${g}. "I did it just now." So they were two who missed Nobody, and they sat up over it until late.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'basket'), seen(A, 'run', 'happy'), seen(B, 'stand', 'happy')],
          things: ['basket'],
        },
        `In the morning ${n} was at the gate with the basket. There was colour in her face. "Nobody slept on my feet," she said. "Nobody kept me company till ten. I told him things I hadn't told a soul." ${b} looked into the basket. "He's put on weight," said ${b}. "It's the toast," said ${n}. "He'll want you now. I can have him again at six, if he's not too tired."`,
        `It was ${n} who rang, first thing in the morning. "He's been as good as gold," she said. "Nobody listened to me the whole evening. Nobody wanted to know about my sister." She had darned the blanket. She gave the basket back, and kept one hand on the edge. "It's days with you," she said, "and six o'clock with me. If he'd like that." ${b} bent down and asked. He would.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(A, 'walk', 'happy', 'string'), seen(B, 'walk', 'happy')],
          things: ['string'],
        },
        `It isn't a ${beast}. ${a} said so once, on the way over. "No," said ${n}, "it isn't," and neither of them hurried to say anything else. ${a} still stops for each one that goes by. But at six there's a string on the hook in that hall, and three cups out. The door opens before you can knock. "${refrain}" calls ${n}, up and down the street, for everyone to hear. "And about time, too!"`,
        `It's still a no, and ${a} still looks into every ${beast} basket in every shop. That hasn't stopped. But somebody has to be taken across at six, in all weathers. ${a} and ${b} go along to hold the string. They stay for an hour or so. You can hear them coming, and then you can hear ${n}. "${refrain}" she shouts, all down the hall, as glad as anything. And she moves her feet to make room.`,
      ),
    ],
  };
}
