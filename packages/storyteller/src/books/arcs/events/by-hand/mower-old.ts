import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN, TITLES } from './parts.ts';

/** The same for eight years and more: nobody is sorry for anybody, and the ones who learn something are the ones who shout. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { K, k, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
        `${k} signed, and so did ${g}. There is a lot to be said for it. You can do it with your mouth full. You can do it through a window, or from the far side of a pond, and nobody tells you to keep your voice down. They had done it all the way to the park. "Biscuit?" signed ${g}. For that you tap yourself on the elbow. ${k} tapped twice, which made two.`,
        `They had been talking since breakfast, and the bus had been full, and nobody had had to say "shh". ${k} could sign a joke in a library. ${g} could tell ${k} off from across the street, and did. "Biscuit?" ${k} signed, as they came to the bench. It is done on the elbow, with a tap. There's no better sign, when there is a tin to go with it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious')], things: ['ball'] },
        `There was a new ball. A ball is all right on your own for as long as it takes to drop it twice. So ${k} went over to the others, and put it down, because the sign takes both hands. "Play?" It could not have been clearer. They looked at ${k}. They looked at each other. Then somebody said something, and somebody shrugged, and they went on with what they were doing.`,
        `You need two for a ball. ${k} picked out three who looked as if they needed one as well, and signed it. "Play?" One of them looked round to see who was behind. One of them smiled, the way that you smile at a shop assistant. The third said something very large and slow, as though ${k} were a long way off. None of it was an answer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'curious'), seen(K, 'stand', 'sad')] },
        `That left ${B.introduced}, who was up on the bars. "Play?" signed ${k}. ${b} watched it closely. "Have you got a fly?" said ${b}, and beat the air as well, to be helpful. It was kindly meant. There are few things so hard to answer as a kindness about a fly. ${k} picked up the ball again.`,
        `${B.introduced} was the last. ${b} hung head down from the bars, and so saw it the wrong way up. "Play?" signed ${k}. "I can't see it either," said ${b}, and swatted about, in case it was a wasp. It was good of ${b}. But it is not easy to play with somebody who is looking for a wasp, or a fly.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `"They think I'm waving," signed ${k}, on the bench. "Well, they aren't used to looking," signed ${g}. "When you can hear, you get out of the way of it." ${k} thought about that. "They could ask what it means." "They'd have to know first that it means something." There were six biscuits left. They had one each, and looked at the ducks.`,
        `"I said it perfectly well," signed ${k}. "I saw," signed ${g}. "So why didn't they?" ${Gcap} took some time over it. "It's like people who walk past a door. They don't think it's shut. They think that it's wall." ${k} did not want to be wall, on a Saturday, with a new ball. There were six biscuits left. After that there were four.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cover', 'surprised')], things: ['tractor'] },
        `They cut the grass at three. It was the big mower, the one that they borrow from the racecourse. It came in at the gate like a brass band falling down a well. BRRRRRM. ${b} happened to be in the middle of a story, and had got to the good bit. "${REFRAIN}" shouted the others, leaning in.`,
        `Nobody heard the mower come, because by the time that you could hear it you could hear nothing else. BRRRRRM. It shook the slide. It shook the water in the pond into little squares. "So then he opened the box," ${b} was saying, up on the bars, "and inside..." "${REFRAIN}" they shouted. "${REFRAIN}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'shout', 'angry')] },
        `So ${b} said it louder. "${REFRAIN}" So ${b} yelled. They yelled back that they couldn't hear, and ${b} couldn't hear that. In no time the whole park was red in the face. Thirty people stood about with their mouths open, like a tank of carp. And the mower went round, and round, at the speed of a man who is paid by the hour.`,
        `It is a strange thing to see a playground stop. There was no "my turn", and no "look at me", and no "I'm telling". They tried it louder. They tried it in each other's ears. ${b} told the end of the story three times, at the top of two good lungs. "${REFRAIN}" A lot of it seemed to be about a box.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'stand', 'surprised')] },
        `There were just two who had not stopped. "He's missed a bit," signed ${g}, on the bench. "He's missed a duck," signed ${k}. "It was close, though." And both of them began to laugh. ${b} happened to be facing that way. ${b} shut that mouth, which had been open for ten minutes. They had not shouted. They had not so much as leaned in. And somebody over there had just made a joke.`,
        `And on the bench the conversation went on. ${b} noticed it by the laughing. First those hands said something, and then those, quick as knitting. Then the other one slapped a knee. ${b} turned round to see who had told them. Nobody had. It had come out of their hands, all of it, and got across, straight through all that noise, as if there were no mower in the world.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(K, 'sit', 'happy')] },
        `So ${b} came over, and for the first time that day really looked. ${k} tapped an elbow, and ${g} passed the tin. ${b} looked at the elbow. ${b} looked at the tin. It was like watching someone find the light switch. Tap, tap, went ${b}, in the wrong place, and then in the right one. And it worked. ${b} held up a biscuit to show everybody, and said a whole sentence, and no one heard one word of it.`,
        `${b} stood in front of the bench as you stand in front of a shop. "Biscuit?" signed ${g} to ${k}. Tap, tap. Out of the tin came a biscuit. You could see it go in. ${b} put one finger on one elbow, and looked a question. ${k} moved it, half an inch. Tap, tap. There were two left, and then there was one. "That's a WORD," said ${b}, into the din.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious'), seen(B, 'stand', 'surprised')], things: ['ball'] },
        `Then ${k} put the ball on the grass between them, and signed it once more. "Play?" It was exactly what it had been at two o'clock. ${b} went slowly pink. There had never been any fly. Someone had walked right up and asked, politely, with both hands, and ${b} had flapped. ${b} did it back, as well as it can be done at the first try. "Play," signed ${b}. "Please." At least, it was very nearly "please".`,
        `"Play?" signed ${k}. ${b} knew that sign. ${b} had swatted at it. It's not often that you can see somebody go back over a whole afternoon and hear it properly. "Oh no," said ${b}. "You were asking." There was one way to put that right, and it needed both hands, and the biscuit was in the way. So ${b} ate the biscuit. "Play," signed ${b}. "Yes. Play!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'happy'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `The others saw a game in which people seemed to know whose turn it was. That was more than they had. By half past three there were nine of them, with ${k} in the middle, and ${b} at one side to say it again for those at the back. "Here." "Mine." "Whose turn?" Nobody shouted. When the mower went home at last, it was a good five minutes before anyone noticed. "What's so quiet?" said somebody. "${REFRAIN}" said ${b}, who hadn't been listening.`,
        `It takes about four signs to play ball, and ${k} knew several hundred. First it was two, and then five, and then nine. They caught on fast. It turned out that you can't talk over one another by hand. You have to look, and then it's your turn. At four the mower coughed and stopped. You could hear the ducks. And there were nine people on the grass who just went on, and the only sound was the ball.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(B, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `At the gate was a car, and in the back of it ${b}, with the window jammed. ${k} stopped. There was a thing to be said, and only one person ever had taught ${b} to say things through glass. They had not got as far as "goodbye". ${b} ran through the whole stock, which was seven words, and chose the best. Tap, tap. "Biscuit," signed ${b}, very seriously, as far as the corner. "See you tomorrow, biscuit," signed ${k}.`,
        `The bus doors closed, with ${b} on the inside. It was one of those with thick glass, and the others just flapped at it. But ${b} ran to the back, and knelt up on the seat. They had done "ball", and "mine", and "play". They hadn't done the end. So ${b} looked for the friendliest word that there was, and found it. Tap, tap, it went, on an elbow, until the bus was out of sight. It is what ${k} and ${b} have said ever since. You can do it in a library.`,
      ),
    ],
  };
}
