import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ofFriend, parts, REFRAINS } from './full-parts.ts';

/** One wants rain, and one has drawn a dragon in chalk down the whole street and put up a sign that asks for none. */
export function old(going: Going): Told {
  const { third, chance } = going;
  const { A, B, C } = parts(going);
  const [a, b, c] = [A.name, B.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  const P = going.company.person('Mr Tibbs', 'neighbour');
  const too = third && third !== B ? ` ${third.name} was there to mix the greens.` : '';
  return {
    title: titled(
      chance.pick('please do not rain', 'a cloud on our street', 'three weeks of rain', 'the dragon and the cloud'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'kneel', 'happy')],
          things: ['boots', 'crayon'],
        },
        `It had not rained for three weeks, and it depended on whom you asked. ${A.introduced} had new red boots, and nothing to walk into with them. ${B.introduced} had chalk. ${b} had begun with a dragon's nose, on the pavement at the top of the hill. By now the dragon went past eleven houses. It was the longest thing that anybody had ever drawn. "One drop," said ${b}, "and it's gone."${too}`,
        `"It'll rain tomorrow," said ${A.introduced}, every evening, and put the red boots by the door. "It had better not," said ${B.introduced}. ${b} was out on the pavement, drawing a dragon in chalk. The head was up by the church. It came down the hill in every colour of the box. All that it still wanted was a tail.${too} It had taken the whole of the dry three weeks.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'determined'), seen(A, 'stand', 'worried')], things: ['sign'] },
        `So ${b} had put out a sign. It was an old sheet, spread on the grass. PLEASE DO NOT RAIN, it said, in letters that you could read from an aeroplane. "That's not fair," said ${a}. "The beans are dying, and the pond's no bigger than a plate." "It's only until the tail," said ${b}. They had been friends for so long that they did not say the rest.`,
        `There was a sign as well. It lay on the grass, where it could be seen from above. PLEASE DO NOT RAIN. ${b} had made it out of a bed sheet. "You can't ask that," said ${a}. "Look at the pond! The frogs are taking turns." "I'll take it down when I've done the tail," said ${b}. ${a} said nothing, and went for a walk in two dry boots.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'surprised'), seen(B, 'walk', 'surprised')] },
        `And then came the morning when there was nothing. There was no hill, and no street; there was only white, as close as a wall. "Fog," said ${a}. You could see your hand if you knew where it was. ${b} went out to look for the dragon, and came upon it one scale at a time. Bump. "${refrain}" said ${b}. It was ${a}, standing on its knee.`,
        `The next day the world had been rubbed out. You opened the door, and it was shut on the other side, with white. ${a} walked into the fog with both arms stretched out. Bump. "${refrain}" said ${a}. "Careful!" said somebody. "You're on his ear!" It was ${b}, down on the pavement, feeling about for the place where the tail should go. You could not see one whole claw.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'worried'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['letter'],
        },
        `By ten nobody in the street knew where they were. Mr Tibbs the postman had put a parcel in a tree. Bump. "${refrain}" said a voice, and it was the baker, looking for his own shop. It would have been funny, but it got thicker. It got heavier, too; it leaned on your hat. "It's lying on us," said ${a} slowly. "That's not what fog does."`,
        `It was a long morning. They led Mr Tibbs the postman home to what turned out to be the vicar's. "${refrain}" people said, at every step, and were told, and were not much wiser. By dinner time you had to push to get through it. It was like walking in wet wool. "Fog hasn't got any weight," said ${b}. "This has." And it seemed to ${a} that it had just sighed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'sit', 'sad'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `They found the middle of it outside number seven. It was cold there, and dark as a cupboard, and it trembled. "${refrain}" said ${a}. "I'm so sorry," said the dark. "It's ${C.introduced}. I'm too low, I know. I've been sinking since Tuesday week. I'm quite full, you see, and I'm heavy. I mustn't let any go, and it hurts.${ofFriend(going, `It's lonely work. I'd always wanted a friend, and now that I've come down to where they are, I'm in everybody's way.`)}"`,
        `It was ${a} who put a hand on it. In one place the white was nearly black, and it shook like somebody in a queue. "${refrain}" said ${a}. It took a moment. "${c}," it said. "I'm ${C.introduced}. Don't lean on me, please. There are three weeks of rain in here, and I'm only just holding on. I used to be over the church. Then I was on the roofs. I can't get any lower than this.${ofFriend(going, `I did hope for a friend, when I saw that I was coming down. But I've been walked through since Monday, and nobody has said anything but ow.`)}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'hide', 'worried'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'curious')],
        },
        `"Why don't you just rain?" said ${a}. "Somebody asked me not to," said ${c}. "They put it in very large letters. Nobody has ever said please to me before. Mostly they say, oh no." Neither of them spoke. ${a} did not look at ${b}. It is possible not to look at somebody even in a fog. "And then I thought," said ${c}, "what if there's nothing left of me, when it's out?"`,
        `"But you're a cloud," said ${a}. "You can let it go." "I was going to," said ${c}. "But there was a sign. It said please. I thought that if somebody went to such trouble, it must matter more than me." It was ${b} who had to sit down. "I'm a little afraid of it as well," said ${c}. "When it's gone, it's gone. I've never been sure who would be left."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'sit', 'calm')], things: ['sign'] },
        `"It was me," said ${b}. "It's for a dragon." "Oh," said ${c}. "Is it a good one?" "I don't know," said ${b}. "Nobody has seen it. It's too long." Three weeks, and eleven houses, and only the tail to do. The beans lay flat. ${c} shook. ${a} could have said a good deal just then about boots. But ${a} moved up, and waited.`,
        `They sat on the kerb, by what was probably a wing. "You can finish it first," said ${a}. "I'll hold the chalk." That was a thing that ${a} had not expected to say. "In this?" said ${b}. "I can't see one claw. I've never once seen him all together." And above them ${c} drew in another breath, and held it, and creaked. Somewhere a frog said something, and it was a short, dry word.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'stand', 'determined'), seen(A, 'stand', 'surprised')],
          things: ['sign', 'crayon'],
        },
        `${b} got up, and felt along the wall to where the sheet lay. They heard chalk. It took some time, and then there was a sniff. When ${b} came back with it, two words were crossed out. PLEASE RAIN, it said now. "I can't read it," said ${c}. "I'm too near." So ${b} said it aloud. It was not very loud. "Please," said ${b}, and stood on the last green scale. "Do."`,
        `It was ${b} who went and found the sheet. There was still a stump of red in the pocket. "What are you writing?" said ${a}. "I'm taking out a word," said ${b}. "Two." Then they carried it to where it was darkest, one at each end, and held it up. PLEASE RAIN. "Are you sure?" said ${c}. ${b} had a last look at as much dragon as there was. It was one eye. "Yes," said ${b}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'stand', 'sad'), seen(C, 'jump', 'excited')],
          things: ['boots', 'puddle'],
        },
        `First there was one, on ${A.names} boot. "More," said ${a}. And then it was as if someone had pulled out a plug. It came down like all the bath nights in the world. ${a} ran in it, and fell in it, and drank it. The white tore open, and there was a chimney, and another. "I'm rising!" cried ${c}. "Oh, I'm so light!" But ${b} watched the street, where something green was beginning to run.`,
        `It began with a plop, and after that nobody could hear anything. It beat on the bins. It stood in the road, and jumped. Two red boots were in the midst of it, going up and down. Overhead it got paler, and thinner, and there was the church, as clean as a plate. "I'd forgotten!" shouted ${c}, from the level of the weathercock. ${b} was wet through. The dragon's eye had started to cry, in three colours.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'look-up', 'surprised'), seen(A, 'stand', 'curious'), seen(C, 'look-up', 'excited')],
        },
        `"I can see it!" called ${c}. It was very high up by then. "I can see the whole of it, from end to end! Who did that?" "It's washing off," said ${b}. "It's going down the hill," said ${c}. "It's all going down the hill, the red and the green and the gold, in a long, long point. It goes right to the pond. It's the finest tail that I ever saw!" They turned round. And it was.`,
        `"Stand aside," came a voice, from up in the light. "I want to look. Oh! There's a head by the church. There's a wing!" "He hasn't got a tail," said ${b}. "He's getting one," said ${c}. "It's coming out of him now. It's green, with blue in it. It's running down past the shops, and round by the school, and curling up in the pond." Nobody had ever drawn a tail like that. Nobody could have.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'worried'), seen(A, 'jump', 'happy'), seen(B, 'stand', 'happy')],
          things: ['puddle', 'boots'],
        },
        `It stopped at four. The street was as bare as a table, with puddles on it. The frogs were back in the pond, and it was pink. Of ${c} there was about as much as goes in a pocket. "${refrain}" said ${c}, and looked down, a bit nervous. There was something white in the puddle by number seven. There was one at number nine. "You," said ${b}. "In all of them."${ofFriend(going, `In each there were two faces as well, one on either side of the white. "I seem to have friends in all of them," said ${c}.`)} And ${a} walked round each one, so as not to break it.`,
        `Then the sun came out on a clean street. There were puddles all the way down the hill. ${c} was left over, one white puff, straight above. "Am I still there?" called ${c}. "I don't dare to look." "Look down," said ${a}. In each puddle, from the church to the shops, lay a very small cloud. "${refrain}" said ${c}. "And that? And that one?"${ofFriend(going, `"You," said ${a}. "And us, beside you." "In every one?" said ${c}. "In every one."`)} ${a} had both boots ready to jump, and put them down again, and let it look.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['sign', 'crayon'],
        },
        `There is a new sign on the grass now. It took both of them. PLEASE RAIN ON TUESDAYS AND FRIDAYS, it says. On the other days there is a whale. It goes past nine houses already, and the tail isn't done. Nobody minds. They are leaving that bit to somebody else.`,
        `They drew a sea serpent next, and then a train, with ${a} doing the wheels. They start at the church and work down, and they always leave the end. When it's long enough they lie down on the pavement, with the red boots and the last of the chalk. They look straight up. "Ready," says ${b}. "Please," says ${a}. And it never takes long.`,
      ),
    ],
  };
}
