import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: in one of the holes there is what somebody else has buried, and it is cold. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { it, refrain, C, c, things } = partsOf(going);
  const M = company.meet(A.being?.id === 'badger' ? 'hare' : 'badger');
  const m = M.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(M, 'stand', 'calm')], ...things },
        `In autumn everybody in the meadow puts something by. Most of them do it with a sigh, but ${A.introduced} did it with a flourish. ${a} had ${it.a}, and dug, and buried ${it.it} deep, and combed the grass over the top. "You'll never see that again," said ${M.introduced}. ${m} was doing the same thing further down, slowly, with a ring of pebbles. "I never forget," said ${a}.`,
        `${A.introduced} had ${it.a}, and winter was coming. So ${a} did what you do. ${a} dug a hole in the meadow, and put ${it.it} in, and trod it flat until it was nowhere. Further along ${M.introduced} was burying something as well. ${m} set a ring of pebbles on it, and looked at them hard. "Don't you need any?" said ${m}. "I've got a head," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(B, 'stand', 'curious')],
          things: ['cloud', 'puddle'],
        },
        `"Where is it, though?" said ${B.introduced}, who had only turned round for a moment. "Where it can't be missed," said ${a}. "You look up, and there's a cloud exactly like a boot. It's under the heel. Then you look down, and it's a hand from the puddle. A child could find it." ${b} looked up. The boot had already grown a bit of a handle.`,
        `"Show me again," said ${B.introduced}. "You'll forget." "One can't," said ${a}. "I've taken bearings, like a sailor. Straight above it is that cloud with the ears. To the left of it is the puddle. It's pinned down on every side." ${b} would have liked a pebble or two. But ${a} was so sure that it seemed rude to say so.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'calm'), seen(A, 'point', 'proud')], things: ['fence'] },
        `"And this is the masterpiece," said ${a}. "It's three steps from ${C.introduced}." ${c} stood at the old fence post with her eyes shut, and scratched her neck. Scratch, scratch, went the post, and leaned. "A pebble is small," said ${a}. "Snow falls on it. But I ask you, who ever lost a cow?"`,
        `Then there was the third bearing, which was the best. ${C.introduced} had come up to an old post, and was rubbing her neck on it. Scratch, scratch! ${a} measured it out. "Three steps from ${c}," said ${a}. "Just try and hide that under a leaf." And that was that. They went home, and ${a} did not think of it for two weeks.`,
      ),
      page(
        { weather: 'snow', camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'worried')] },
        `Then it snowed, and in the cupboard there was half a turnip. "Now it pays off," said ${a}, and went out whistling, and looked up. There was one single cloud, from one end of the sky to the other. "It has spread," said ${b}. "${refrain}" said ${a}. "I remember the light." The first hole was dug in the place where the light felt right. It was a good deep hole.`,
        `Winter came in one night, with everything white. Indoors there was half a turnip. "To the meadow!" said ${a}, and stood in it, and looked up. But that cloud was over another country by now, if it was anywhere. "${refrain}" said ${a}. "I can feel it in my feet." It was not in ${A.names} feet. It was not in the hole, either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `"There's still the puddle," said ${a}. It was no longer a puddle. Some of it had dried and some of it had frozen, and over all of it lay snow. ${b} found eight flat places. ${a} tried every one, with the same words each time. "${refrain}" By noon ${a} was saying it without hope, just to keep the digging in time.`,
        `You know where you are with a puddle. So ${a} had always thought. But under snow the whole meadow is one puddle, or none. They broke the ice in the wheel tracks, and in the ditch. "${refrain}" said ${a}, eight times over. There were eight holes, and at the last one ${b} couldn't feel the spade any more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'walk', 'calm'), seen(A, 'kneel', 'determined')] },
        `And then ${c} came out of the barn, brown and large, for her walk. ${a} gave a shout, and ran. It was three steps from her nose, and nothing. It was three steps from her tail, and nothing. All the time ${c} was moving on, for the bit of hay at the other end. "Can't you stop being everywhere?" cried ${a}. ${c} looked back at the line of holes, and chewed.`,
        `"The cow!" said ${a}. "I'd quite forgotten the cow!" They were letting ${c} out for an hour. ${a} took three steps from her, and dug, and when the hole was done ${c} was by the gate. So it was three steps from there. It is hard work to dig for a mark with legs. After an hour the meadow looked like a cheese. "${refrain}" said ${a}, and hit the snow.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'worried')], ...things },
        `The very next hole was not empty. There it all lay, clean and dry, and ${a} had both arms round it before seeing the pebbles. They had come up with the snow. It was a ring of them, set close, one like another. Nobody had come for it yet. There was enough down there for two, and there wasn't a soul in the meadow, except ${b}. And ${b} was looking the other way, as hard as possible.`,
        `In the twelfth hole there was something. It was just what they wanted, and there was plenty of it. ${a} was already laughing when a pebble rolled down from the edge, and then another. They were all the same size, and somebody had chosen them. "It's a mistake that anyone could make," said ${a}, not very loudly. The half turnip was a long way back. ${b} didn't say anything at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad')], things: ['rock'] },
        `"It would only be until I find mine," said ${a} to the hole. It was very quiet. Then ${a} thought of ${m}, coming over the snow with a sack, quite sure of the place. There would be the ring, and nothing in it. It's one thing to lose something through being silly. "No," said ${a}, and put it all back, and laid the pebbles round. It took a while, because you shake so when you are hungry.`,
        `${a} knew just how it would go. ${m} would come here, and count the pebbles, and dig, and say, it was here. ${a} had said it twenty times today. It's a bad thing to hear yourself say. "Somebody has got to be able to find something in this meadow," said ${a}. So back it went, and the earth on top, and each pebble in its own small bed. Then there was only the turnip to think of.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm'), seen(M, 'stand', 'calm')] },
        `They sat on the last heap. "I took a cloud," said ${a}, "and a puddle, and a cow. I thought that they were the only things that day that looked as though they'd stay." "How did you like my pebbles?" said somebody. It was ${m}, who had been standing by the hedge for some time, with a sack. "They're good," said ${a}. "I've put them back." "So I saw," said ${m}.`,
        `"You'll be cold, sitting there," said a voice. It was ${m}, with an empty sack. ${m} had been behind the hedge for longer than was comfortable. Nobody knew where to look. "Thirteen," said ${m}, who was counting. "I'd give you some of mine. But you wouldn't like that, would you? You'd rather know where yours went." "Yes," said ${a}. "I'd give the turnip to know that."`,
      ),
      page(
        {
          time: 'sunset',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(C, 'stand', 'happy'), seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['fence'],
        },
        `The sky went red, and from the barn somebody called. ${c} turned, and came by them, heavily, on her way home. At the fence she stopped. She shut her eyes, and put her neck to the old post. Scratch, scratch. On the post hung tufts of hair, and there were old tufts below the new ones. ${b} stood up. "She goes about all day," said ${b}. "But she only itches here!"`,
        `They were calling the cows in. ${c} walked straight through the holes, and then she did what she had done on that first day. It was so small a thing that only ${b} had kept it. She stopped at a post that leaned, and rubbed her neck. Scratch, scratch. "It's not ${c} who stays," said ${b}. "It's the itch!" And in the wood there was a groove, as smooth as a spoon. It had taken years.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'cheer', 'happy'), seen(M, 'stand', 'happy')],
          ...things,
        },
        `${a} asked her pardon, and stood by her side. One, two, three. Nobody said anything, not even ${a}. The spade went in as if it had been there before. And there ${it.was} the ${it.word}. "${refrain}" said ${a} then, but in a whisper. They all carried, and ${m} held the sack. They had ${it.word} for supper, and turnip, which was not bad with it.`,
        `It was one step from ${c}, and two, and three. "You dig," said ${a} to ${b}, "you saw it." The ground was soft, and it gave. Then ${b} looked up with a black nose and shone. "${refrain}" they shouted, both of them, so that ${c} opened one eye. They asked ${m} to supper, and after a moment ${m} came. It was the most crowded that the little table had ever been.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')],
          things: it.grows ? ['seedling'] : ['fence'],
        },
        it.grows
          ? `They never got quite all of it. One had rolled to the side, and was missed. In May there was a thing in the grass, three steps from the post, with two green leaves on it. "I know that one," said ${a}. "That's mine." "And where will you bury things next time?" said ${b}. "Under that," said ${a}. "But I may have to wait."`
          : `In spring ${a} put up a sign there, three steps from the post, as a mark. It said HERE. Everybody who came by read it, and most of them dug. "It's a very good mark," said ${b}. "Next time," said ${a}, "I think I'll use a cow."`,
        it.grows
          ? `"Was that all?" said ${b}, when the sack was empty. It was all but one. That one had slipped down between two stones, and lay there, forgotten by everyone. By May it had two green leaves. By the time that ${a} is old one will be able to see it from the road. It will have clouds over it, and cows under it, and it will not go anywhere.`
          : `"Next time you'll use pebbles," said ${m}. "Next time I'll use my head," said ${a}, "and have somebody with me who looks." And ${b} did look. It was dark by then, and the post stood there alone, leaning a bit. It was worn as smooth as a spoon, and was waiting for tomorrow's itch.`,
      ),
    ],
  };
}
