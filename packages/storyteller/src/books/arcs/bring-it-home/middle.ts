import type { Told } from '../../arc.ts';
import { introducing, keeping, titled } from '../wording.ts';
import type { BringItHome } from './arc.ts';

const MOST = 14;

/** Nobody on a football field says what they mean. */
export function middle(bound: BringItHome): Told {
  const { hero: H, child: K, coach: C, nine: N, others, isLent, refrain, chance } = bound;
  const h = H.name;
  const k = K.name;
  const c = C.name;
  const n = N.name;
  const lent = isLent
    ? `${k}'s side was one short. "Have one of ours," said ${others}.`
    : `They were one short, against ${others}. "ALL WELCOME," said the notice.`;
  return {
    title: titled(
      chance.pick(
        'bring it home',
        `${refrain}, said ${h}`,
        'the shortest way home',
        `${h}, number eleven`,
        'what the coach meant',
        'a goal with a door in it',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `${h} went home through the football goal. It was the shortest way. In at the front and out at the back, every day, with a nod to whoever was in it. "Is that allowed?" said ${k}. "It's open," said ${h}.`,
            `Behind the football goal there was a gap, and behind the gap lived ${h}. So every day ${h} came home through the goal. "You've scored again," ${k} used to say. "Have I?" said ${h}. "I was only coming in."`,
            `There were two ways home for ${h}. One was long. The other went straight through the football goal, under the net. "Mind the ball," said ${k}, each time. ${h} always said good evening to it.`,
            `At five o'clock the football always stopped for a minute. That was for ${h}, going home. ${h} lived behind the goal, and the shortest way was through it. "Thank you," said ${h}, and ducked under the net, and they went on.`,
          ]),
        ),
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
          things: ['goal'],
        },
      },
      {
        text: keeping(MOST, [
          `${lent} ${h} put both hands together. "Could it be me?" So ${h} got a shirt with eleven on it. "Just do as you're told," they said. That was easy. ${h} always did.`,
          `${lent} ${h} had never been asked to anything with a shirt. It came down to the ground. "What do I do?" said ${h}. "Listen to the coach," said ${k}. ${h} made both ears ready.`,
          `${lent} "I'm here already," said ${h}. They looked at one another. But eleven is eleven. "It's not hard," said ${k}. "Somebody shouts, and you do it."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(C, [
            `"Keep your eye on the ball!" shouted ${c}. So ${h} lay down and put one eye on it. Nobody could kick. Someone fell over them both. "${refrain}," said ${h}. And that was one to ${others}.`,
            `"Pass!" shouted ${c}. "Pass, pass!" So ${h} left the ball where it was, and walked past everybody, very politely. "Good afternoon," said ${h}, eleven times. It was one to ${others}. "${refrain}," said ${h}.`,
            `"Hold the line!" shouted ${c}. The line was white, and ran all down the grass. ${h} took hold of it with everything there was, and did not let go. They played round the feet. One to ${others}. "${refrain}."`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: C, pose: 'shout', feeling: 'surprised' },
            { who: H, pose: 'kneel', feeling: 'determined' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `"Mark number nine!" called ${c}. That was ${n}. ${h} had chalk, and did a nice big cross on the back. ${n} could not run for laughing. But then ${n} could. Two to ${others}. "${refrain}."`,
            `"On your toes!" called ${c}. They were ${n}'s toes, since those were nearest. ${h} stood on them, quite lightly. "Get off!" said ${n}, and ran round. Two to ${others}. "${refrain}," said ${h}.`,
            `"Put it away!" called ${c}, for it was an open goal. ${h} put the ball away in the bag, and did up the zip. ${n} undid it first. Two to ${others}. "${refrain}."`,
          ]),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'happy' },
            { who: N, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At half time there were oranges. Nobody was cross. That was the trouble. "Perhaps ${h} could look after the coats," they said, kindly. ${h} looked after them. There were eleven, and they gave no trouble at all.`,
          `"It's not your game, is it?" said somebody, at half time. They gave ${h} two bits of orange. Then they gave ${h} the coats to mind, and that was that. The shirt was to be left on the peg.`,
          `It was half time, and two to nothing. They sat in a ring, and there was no room in it for ${h}. "You were very good with the chalk," said ${c}. "Have a rest now." It is sad to be given a rest.`,
          `Then the whistle went, for oranges. They spoke to ${h} in gentle voices. They gave ${h} a bench, all alone, with a lot of room on it. ${h} sat in the middle and held the coats. Nobody told ${h} what that was called.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `${k} came over with an orange. "What did you think it meant?" said ${k}. "What it said," said ${h}. ${k} began to laugh, and stopped. It was true. Nobody here had said one thing they meant.`,
          `"I did all of it," said ${h}. "I did it as hard as I could." ${k} counted it up. The eye. The line. The chalk. "You did," said ${k}. "It's us. We talk such a lot of rubbish."`,
          `"Did I do it wrong?" said ${h}. ${k} thought about every word. "No," said ${k}, slowly. "You're the only one who did it right. We shouted the wrong thing."`,
          `Beside the coats ${h} was saying it all over, very low. "Eye. Line. Pass." ${k} listened. Said like that, it was only words. "If I were new here," said ${k}, "I should go home."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Somebody would have to stand at the side and say it plainly. You cannot do that and play as well. ${k} had waited all year to play. "Put ${h} on," said ${k}, and took off the shirt. "I'll do the talking."`,
          `"Let ${h} play," said ${k}. "There are eleven already," said ${c}. "Now there are ten," said ${k}, and stepped over the line. It was only one step. It was the longest one of the match.`,
          `There was one shirt too few. ${k} had slept in that shirt. "Here," said ${k}, and held it out to ${h}. "It's warm. I'll stand here, and I'll only say what I mean."`,
          `Someone had to tell ${h} things in real words, the whole time. ${k} looked at the field. It was so green. "I'll come off," said ${k}, very fast. "Let me be the one who says it."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: C, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Stand by the tree," called ${k}. ${h} stood. "When the ball comes, stop it with your foot." It stopped at once. "Now kick it to whoever has odd socks." Odd Socks could not miss. It was two to one. Soon it was two to two.`,
          `"Three steps back," said ${k}. "One to the left. Foot out." And the ball came, and there was the foot. "Kick it at the bucket!" The bucket was in their goal. So was the ball, after that. Twice.`,
          `It takes a lot of words to say a thing plainly. "Run as fast as that dog," called ${k}. "Now stop. Now kick it where I point." Thump. Two to one. Thump. Two to two. Nobody minded the coats.`,
          `"Turn round. No, all the way. Walk to the puddle." ${h} walked. "A ball is coming. Let it hit your foot. Now hit it back, only harder." It went like a train, and it went in. Then they did it again, from the other puddle.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'run', feeling: 'determined' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(MOST, [
          `There was one minute left, and ${k} had no voice. It had all been used. Nothing came out but a squeak. ${h} had the ball, and waited. Then ${c} could not help it. "BRING IT HOME!" shouted ${c}.`,
          `"Hhh," said ${k}. That was the last of it. Out there ${h} stood on the ball, and listened. And all along the side they began to shout, as people do. "Bring it home, ${h}! Bring it home!"`,
          `It was the last minute. ${k} opened both lips, and there was only air. "Bring it HOME!" roared somebody, and then they all did. ${k} put both hands over both eyes. That is not what anyone means.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'cover', feeling: 'worried' },
            { who: C, pose: 'shout', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Home was straight on. ${h} took the ball past ${n}, with a nod to the goalkeeper. In at the front. GOAL! Out at the back. ${h} did not stop. It was not home yet.`,
          `${h} looked at the ball. ${h} looked at the goal. It was the shortest way. Nobody goes so fast as one who is going home. GOAL! "Come back!" But by then there was only the net, swinging.`,
          `Well, ${h} knew how to do that. ${h} did it every day. Left, right, under the net, with a football. "GOAL!" they screamed. ${h} said good evening to it, and went on across the road.`,
          `So ${h} did. It was a long field, but ${h} was used to it. They ran at ${h} from all sides, and ${h} said, "Excuse me." Up went the net, and down it came. GOAL! The last they saw was a number eleven, going home.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'run', feeling: 'determined' }],
          things: ['goal', 'football'],
        },
      },
      {
        text: keeping(MOST, [
          `It stayed at three to two. There was nothing left to play with. Both sides went round to ask. There it sat on a cushion, with a cup of tea. "${refrain}," said ${h}. They all came in.`,
          `The whistle went. Everybody hugged everybody. Then they all walked to ${h}'s house, ${others} as well. The football was in the best chair. "${refrain}," said ${h}, and put the kettle on for twenty-two.`,
          `They have put a small door in the net now. Over it stands HOME. ${k} got the shirt back, with a bit of biscuit in it. "Hop into bed," said somebody that night. ${k} hopped. It is best to be sure.`,
          `"Where's the ball?" said ${c}, when the shouting was over. They found it on ${h}'s doorstep, in a slipper. "${refrain}," said ${h}. "Quite right," said ${k}, and that was the best thing of all.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: ['football'],
        },
      },
    ],
  };
}
