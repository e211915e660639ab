import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicGift } from './arc.ts';

const MOST = 20;

/** Four wishes, two of them spoiled; and of the last one, either a whole sea, or what somebody small has been waiting for. */
export function old(bound: MagicGift): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    thirsty: S,
    thing,
    theNoun,
    shown,
    snack,
    pop,
    brings,
    refrain,
    chance,
  } = bound;
  const g = cap(G.name);
  return {
    title: titled(
      chance.pick(
        `four from ${theNoun}`,
        `a ship in a dry summer`,
        `${theNoun} and the last word`,
        `the sea, or else`,
        `what ${G.name} says to the sky`,
        `six weeks without rain`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `It had not rained for six weeks, and ${G.name} was the only person who was pleased. ${g} had one fear in life, which was getting wet at a picnic. "${refrain}," said ${G.name}, putting a hand out of the window. And there was none. The grass went the colour of toast. In the lane the pond had shrunk to the size of a tablecloth, and then of a plate.`,
          `"${refrain}," said ${G.name}. It was said over every plan that was ever made in ${K.names} house, the way other people touch wood. That summer it worked. There was no rain in May, and there was none in June. The beans gave up. At the end of the lane, where there had been a pond, was a puddle with somebody sitting in it.`,
          `The sky was blue, and had been for so long that nobody looked at it. Only ${G.name} still did, every morning, with a hand out of the window. "${refrain}." "There isn't," said ${K.name}. "I know," said ${G.name}. "That is because I say it." In the lane the pond had got so small that ${S.introduced} had to take turns with it.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: G, pose: 'look-up', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${K.name} found ${thing.aNoun} where the long grass used to be. That is the one good thing about a dry summer. Everything that was ever lost comes up. It hummed. ${F.introduced} would not go near it at first. There was a label on a string, and it said: SAY WHAT. FOUR, AND NO MORE. "Four what?" said ${F.name}. "Four of anything, I think," said ${K.name}.`,
          `The ground had cracked, and in the widest crack was something that hummed. ${F.introduced} put in an arm, and ${K.name} put in a stick. Up came ${thing.aNoun}. It must have been down there for years. The label was brown, but you could read it. SAY WHAT. FOUR, AND NO MORE. ${K.name} read it twice. It is not every day that you are asked.`,
          `"Listen," said ${F.introduced}. There was a hum under the dry grass, like a fly in a bottle. They dug with a spoon, because the spade had been borrowed. It was ${thing.aNoun}. It was warm, and there was a label. "Say what," read ${K.name}. "Four, and no more." "What," said ${F.name} at once, and luckily nothing happened.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: [...shown, 'sign'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `There was no need to think about it. "A ship," said ${K.name}, "with three masts and a wheel." The hum went up like a kettle. Behind them a chair was being unfolded. "We'll have tea out here," said ${G.name}. "${refrain}." ${pop}. ${brings('a cloud')} It was no bigger than a pillow. It rained on ${K.name} for half a minute, and then it was used up. That was one.`,
            `Everybody has one thing. With ${K.name} it was ships. "A ship," said ${K.name}, holding ${theNoun} in both hands, "a real one, with a bell." It began to shake. At that moment ${G.name} leaned out to feel the air. "${refrain}." ${pop}! ${brings('a cloud')} There was just enough rain in it for two people, and it got both of them.`,
            `"A ship," said ${K.name}, "please." It is possible that they ought to have stopped there for a moment, to see. But ${G.name} was coming down the path with a tray. "Who is for lemonade? ${refrain}." ${pop}. ${brings('a cloud')} It rained into the lemonade. ${g} looked at it sadly, and took the tray back in. "Three," said ${F.name}.`,
          ],
          `"A ship," said ${K.name}. "${refrain}," said ${G.name}, behind them, with a tray. ${pop}. ${brings('a cloud')} It was no bigger than a pillow, and it rained on two people. That was one.`,
        ),
        scene: {
          weather: 'rain',
          camera: 'medium',
          actors: [
            { who: K, pose: 'cover', feeling: 'surprised' },
            { who: F, pose: 'cover', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'worried' },
          ],
          things: ['rain-cloud'],
        },
      },
      {
        text: [
          `"It didn't hear," said ${K.name}, wringing out a sleeve. The second time it got the whole of it, sails and ropes and number of portholes. It took four minutes. Nobody could have left out less. And then there was a silence. "Is there ${snack.a} on board?" said ${F.name}. ${pop}! ${brings(snack.a)} It was the most expensive one in the world, when you think about it.`,
          `They tried again, away from the house. ${K.name} drew it first, with a stick, so that there could be no mistake. "A ship," said ${K.name}, pointing. "That is a very long way to sail without ${snack.a}," said ${F.name}. ${pop}. ${brings(snack.a)} ${F.name} ate it quickly, before anybody could say a thing. There were two left.`,
          `The second go was in the shed, with the door shut. "A ship," said ${K.name}, clearly and slowly. But it was hot in the shed, and ${F.name} was inside a flowerpot, and not attending. "Do you know what I miss?" came a voice. "${cap(snack.a)}." ${pop}! ${brings(snack.a)} It rolled under the lawn mower. That was half of everything gone.`,
        ],
        scene: {
          weather: 'clear',
          camera: 'medium',
          actors: [
            { who: F, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'sad' },
          ],
          things: [snack.drawn],
        },
      },
      {
        text: [
          `${K.name} did not shout. There are people who shout, and people who go and lie under a tree. It was a quarter of an hour. Then ${K.name} said, "What did we get?" "Rain," said ${F.name}. "And lunch." "And who had said so?" They both saw it. It was always whoever spoke last. "It only listens to the end," said ${K.name}. "It's like somebody coming in halfway."`,
          `"You had it last," said ${K.name}, "and before that it was ${G.name}." "Had what?" "The word." ${F.name} thought about this with its mouth open. All that about the masts had been for nothing. It had not heard about the masts. It had been waiting, very patiently, for them to be done. It only listened to the end.`,
          `They wrote it out on the back of the label. On the left was what they asked for, and on the right was what they got. It made no sense. Then ${K.name} put in a line between, for who was talking when it went ${pop.toLowerCase()}. "${g}," said ${F.name}. "Me." "It only listens to the end," said ${K.name}. "So the end has to be a ship."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `They did it at six in the morning, when even ${G.name} has nothing to say. "A ship," said ${K.name}. ${F.name} had gone to stand behind the water butt, with a sock to bite on. ${pop}! The whole street must have felt it land. It had three masts, and a wheel, and a bell. It reached from the gate to the washing line. Up at the top a flag tried to find some wind.`,
          `${K.name} sent ${F.name} to the far end of the garden, and looked over both fences. There was nobody. There was not so much as a pigeon. "A ship." ${pop}. Where there had been brown grass, there was a wall of planks, with a smell of tar. ${F.name} came running back, and could not find the house.`,
          `"Ready?" said ${K.name}. ${F.name} nodded. It is the hardest thing in the world not to answer a question. "A ship." ${pop}! It came up out of nothing like a loaf in an oven. First there was a deck, and then there were rails. There was rope enough for a year of knots. It went on until it touched the peas, and there it stopped.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['ship'],
        },
      },
      {
        text: [
          `It was the best ship there has ever been in a garden, and it was not going anywhere. ${K.name} turned the wheel. ${F.name} climbed to the top, and called out what could be seen, which was number nine. "One left," said ${K.name}. "Then say the sea!" said ${F.name}. "Say it last, and say it big. It can come up the lane, and in at the gate." They could both hear it already.`,
          `They raised the anchor, and it made no difference. A ship on a lawn has nothing to be in. But there was still the fourth one. ${K.name} had never wanted anything as much. It was only two words. "The sea," you would say, and there it would be, with nobody's shed in it. "Go on," said ${F.name}, already at the ropes.`,
          `"North," said ${K.name}, and swung the wheel. The garden stayed where it was. That was all right, because of the last go, which they had been saving. "The sea," said ${F.name}. "All of it." ${K.name} held ${theNoun} up against the light. It was a fine thing to have four of something, and one of them still to come.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'excited' },
            { who: F, pose: 'sit', feeling: 'excited' },
          ],
          things: ['ship'],
        },
      },
      {
        text: [
          `"Excuse me," said a small dry voice. It was ${S.introduced}, and there was dust on its back. "I saw the ship. I thought that where there is a ship, there must be water." It looked over the side at the grass. "No," it said. "I see. It is only that the pond is finished. I have come to ask if anybody has a saucer." It had walked all the way up the lane.`,
          `Somebody was coming in at the gate, with rests. It was ${S.introduced}. "They say that there is a boat," it said. "So I told the small ones that it would be wet up here." It had a look at the lawn. You could see it trying to be polite. "We are down to a spoonful," said ${S.name}. "It is warm, and we are eleven."`,
          `It was then that they saw who was sitting by the bucket. It was ${S.introduced}, and the bucket was dry. "Do not mind me," said ${S.name}. "I am only getting my breath. The pond went this morning. It made a noise like a straw." ${S.name} patted the side of the ship, quite kindly. "It's very nice. But shouldn't there be something under it?"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'kneel', feeling: 'worried' },
          ],
          things: ['bucket'],
        },
      },
      {
        text: [
          `"The sea would do for both," said ${F.name}. "The sea is salt," said ${S.name}. "We could not drink that. Nor could the beans." So there it was. ${K.name} sat on the top step of the best ship in the world. There would be a sea some other time, perhaps, and perhaps there would not. There were eleven of them on a spoonful. "It is only fair," said ${K.name} crossly, and got up. "Where is ${G.name}?"`,
          `${K.name} did not say anything for a long while. On one side was the sea, with the sun on it, and nobody telling you to come in. On the other was a very small animal who would have made do with a saucer. "It's your last one," said ${S.name}. "You have it. We shall go and sit in the shade." Nobody should ever be as polite as that. It leaves you no way out. "Fetch ${G.name}," said ${K.name}.`,
          `It could have been the sea, and it could have been that minute. ${K.name} had it on the tip of the tongue. But salt water spoils a pond, and peas, and everything that ${S.name} knew. You cannot say a word like that, and look where you are looking. "I had the rope ready," said ${F.name} sadly. "So had I," said ${K.name}. "I know who says it best, though. ${g}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'sad' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
          things: ['ship'],
        },
      },
      {
        text: [
          `${g} came with the tray, and stopped at the ship. ${g} decided to say nothing about it until after tea. "We are going to have a picnic," said ${K.name}, "on deck." Everybody waited. ${g} put out a hand, with the palm up. "${refrain}," said ${G.name}. ${pop}! It went up like a rocket. And from one end of the sky to the other, it grew dark.`,
          `"Tell me," said ${K.name}, "do you think that it will stay fine?" You might as well ask a dog if it would like a walk. ${g} came right out on to the path. "I do hope so. ${refrain}." ${K.name} held ${theNoun} as high as two arms go. ${pop}. Far away over the hill something rumbled, and began to roll this way.`,
          `They held ${theNoun} up to the window, and knocked. "Say it once more," said ${K.name}, "about picnics." "This is not the time," said ${G.name}. "You have got a ship in the peas." But it is no use fighting a thing that you have said for forty years. It came out by itself. "${refrain}." ${pop}! The first drop was as big as a plum.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'hold', feeling: 'determined' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `It rained for a day and a night. The beans stood up. At teatime the ship gave a great soft sigh, and lifted off the lawn. They sailed it once around the washing line, with ${G.name} at the wheel, in a hat. That was all the voyage there was. By morning it had sat down again. But from the lane, all that night, came the sound of eleven, singing. You could hear ${S.name} on the low notes.`,
          `There was water to the top of the gate. And there was the pond, coming up the lane to look for its own. ${S.name} went by on a flowerpot. "Thank you!" it called. "This is a great deal more than a saucer!" They got as far as the shed and back, before it all ran away. It is quite a short voyage. ${G.name} steered, and has not mentioned picnics since.`,
          `How it came down! The ship rang like a drum, and rocked, and floated. For one evening there was nothing under it but rain. They went past the kitchen, and waved at the kettle. It stands by the shed now, with peas up to the flag. It was not the sea. But at night ${S.name} and the others sit in a row along the rail, and it sounds quite like it.`,
        ].map(cap),
        scene: {
          weather: 'rain',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'proud' },
            { who: S, pose: 'sit', feeling: 'happy' },
          ],
          things: ['ship'],
        },
      },
    ],
  };
}
