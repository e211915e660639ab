import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For eight and over: what it costs to be first, counted by those who stand behind. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, polite, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
        },
        `Nobody could remember how it had begun. ${A.introduced} and ${B.introduced} had the same garage and the same tap. They were as different as two on wheels can be. There was work enough in that town for both. But when the door went up in the morning, there was only one thing that either of them wanted. "${refrain}!" said ${a}. "${refrain}!" said ${b}. It was not even clear at what.`,
        `In the garage by the river there were places for two. In the one stood ${A.introduced}, and in the other ${B.introduced}. At night they were the best of neighbours. They talked of tyres, and of the weather. At seven the door went up, and it was all over. "${refrain}!" "${refrain}!" You could hear it in the bakery. The baker took the rolls out by it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')] },
        `The gate to the street was as wide as one. Two went into it every day, and neither came out. There would be a bump, and a long quiet squeak. There they sat, until somebody rolled back by the width of a hand, and it was always both. On most days they got to town at ten. ${a} said that it was ${b}. ${b} said that it was ${a}. There were two stripes along the gatepost, one of each colour.`,
        `First there was the gate. They took it together, at full speed, and it was a small gate. After that there was a good deal of reversing that nobody would admit to. Then there was the first corner, and the lights, and the place by the church. "${refrain}!" they said, at each. It can't be restful, to go anywhere like that. They were generally back at noon, worn out, and it had been a draw.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['box'] },
        `One Friday the post van had a cough and could not go out. "You two will have to do it," said the postmaster. There was a box for the far side of the river, and that went on ${a}. ${b} was sent by the long road, to fetch a box from the far side, and bring it here. "They must be there by dark," said the postmaster. "It doesn't matter a bit which of you is quicker." He might as well have said it to the gatepost.`,
        `It came of the post van's being ill. There were two boxes left over, on a Friday, and both were marked with a clock. One had to cross the river from here to there. It was given to ${a}. The other had to come from there to here. ${b} set off at once, by the long road, to pick that up. "I shall be back before you've found the bridge," called ${b}. "We'll see," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')],
          things: ['bridge'],
        },
        `The bridge is older than wheels. It goes up, and it goes down. The hump is so high that one end can't see the other. At each end stands a sign, which says that one must wait for the other. Nobody had ever found out which is the one, and which is the other. ${a} came to it from the town, at a quarter to three. At a quarter to three ${b} came to it from the hills. They both took a run.`,
        `You have to know that bridge. It was built for one donkey, with baskets. It has a hump like a whale. Those who come from the left don't see those from the right until the top. There is a sign about it. ${a} thought that it was meant for ${b}. On the other side there's another, and ${b} thought that it was meant for ${a}. So they both drove up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['bridge'] },
        `Their lamps were an inch apart. For once there was no gate to blame. "${refrain}!" said ${a}. "${refrain}!" said ${b}. "You'll have to go back." "You will." It was not possible to go round. It was not possible to go over. There was one way to go, and each of them was sitting in it. They both had a gear for going backwards. They had it the way that people have an aunt in Peru.`,
        `There was a smell of brakes. "${refrain}!" said ${a}, when it was over, and a bit shakily. "${refrain}!" said ${b}. "I was at the top before you." "I was at the top when you were only on the hump." "It's all hump," said ${a}. That was so. They looked each other in the lamps. They had nothing against each other, really. It was just that one of them would have to be the one who moved.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `Then the rest of the town arrived. Behind ${a} it was a bus, a hay cart and a furniture van. Behind ${b} there came a bin lorry, a piano, and eleven cyclists. They hooted, each in its own key. After an hour nobody hooted any more. People got out, and looked at the water, and looked at the sun, which was low. "There's a box on me that has a clock on it," said ${a}, to nobody. "There's one on me," said ${b}.`,
        `Being first is a private thing. You forget that there's somebody second. By five there were twenty of them on the one side, and twenty-two on the other. There was a bus full of people who had been going to tea. There was a man with a block of ice, and it was getting smaller. They had all done a good deal of shouting, and were tired. "I'd back off," ${a} thought, "but now they'd all be watching." ${b} thought just the same.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'point', 'curious'),
            seen(G, 'stand', 'calm'),
            seen(A, 'stand', 'sad'),
            seen(B, 'stand', 'sad'),
          ],
        },
        `Those on foot can always get by. ${C.introduced} came along the footpath, hand in hand with ${g}, and stopped where the noses met. "May I ask something?" said ${c}. "Where do you want to get to?" "There," said ${a}. "There," said ${b}. "And what will you do when you're there?" "Give them a box," they both said. "And then?" They had to think. "Come back again," said ${a}, slowly.`,
        `It was ${C.introduced} who asked. ${c} and ${g} were on the footpath, on their way home, and had come all along the row. Everybody in it had told them whose fault it was. "I don't want to know that," said ${c}. "I want to know what's in the boxes." "Post," said ${a}. "For over there." "Post," said ${b}. "For over here." ${c} looked at the one box, and at the other. They were not a yard apart.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'hold', 'excited', 'box'), seen(G, 'hold', 'happy', 'box')],
          things: ['box'],
        },
        `"Well, then," said ${c}, "you're there." One could have heard the river. "You've brought it as far as it needs to come from you. The other half of the road has somebody on it already, who's going back that way." "Who?" said ${b}. "You," said ${c}. So ${c} carried the one box from ${a} over to ${b}. ${Gcap} carried the other from ${b} to ${a}. In all those hours nothing had gone so far.`,
        `"They're nearly there," said ${c}. "It's only you two who aren't." It took ${g} a moment longer to see it. Then the straps were undone. One box was lifted off ${a}, and carried four steps, and put down on ${b}. The other box came the opposite way. "That one wants to go back to where you've come from," said ${c}, to each of them. "So you might as well be the one who goes." It had become a reason.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(C, 'cheer', 'happy')] },
        `That left only the going. "If I go back now, I'm second," said ${a}. "Not if I go too," said ${b}. "On three," said ${c}. "But it's got to be everyone." It went along the row, from window to window, right to the last bicycle. "One. Two. THREE." Beep, beep, beep. Forty-two of them rolled backwards off that bridge. There was a line across the road at each end. Nobody could have said who was the first to cross it.`,
        `It had to be done together, or not at all, and it needed someone to count. That was ${c}, on the wall of the footpath, held by ${g}. "Three!" There was a grinding noise, as of something that has not been used for years. Then they moved. "Beep," said ${a}, quite quietly. "Beep," said ${b}. Behind them the whole town said it. The bus got home to tea, and most of the ice was still there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['box'] },
        `Both of the boxes came in time, with the last of the light behind them. What was in them nobody ever heard. In the garage it was quiet that evening. "It's odd," said ${a}. "You see quite different things, backwards. You see what you've just passed." "I saw you," said ${b}. "Getting smaller. I hadn't thought that I would mind."`,
        `When both boxes had been handed in, there were two minutes left. They met at the garage door. "Was it bad?" said ${a}. "It beeps," said ${b}. "But one gets used to that. And you?" "I've never had such a good look at anything. I'd got no idea that there was a mill." They hung there a while, in the doorway. Neither of them had gone in first, and they noticed it.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(C, 'walk', 'happy')],
        },
        `In the morning the door went up. "${polite}," said ${a}. "No, no. ${polite}," said ${b}. "I wouldn't hear of it." "But I must ask you to." The baker had the rolls in, and listened, and waited, and burnt them. ${c} came by on the way to school, and found the two of them in front of the gate, bowing. "On three," said ${c}. Bump.`,
        `The next morning the town listened for it. There was nothing. ${c} went to look. There they stood, in front of the gate, with the engines running. "${polite}," ${b} was saying. "I couldn't possibly. ${polite}," said ${a}. "You have the longer way." "You have the nicer lamps." It had gone half past nine. "Is it better like this?" said ${c}. They asked for a day or two to think about it.`,
      ),
    ],
  };
}
