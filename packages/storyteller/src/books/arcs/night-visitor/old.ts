import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NightVisitor } from './arc.ts';

const MOST = 20;

/** There is a train at six. It would be enough to shut the window; and downstairs somebody else has a light on. */
export function old(bound: NightVisitor): Told {
  const { hero: H, child: K, grownUp: G, visitor: V, known, noise, guesses, refrain, comforter, chance } = bound;
  const low = noise.toLowerCase();
  const three = `${noise}, ${low}, ${low}`;
  const two = `${noise}, ${low}`;
  const [one, other] = guesses;
  const steps = known.told(H.name, V.name);
  const [what, at] = chance.pick(
    ['the train to the sea', 'half past five'] as const,
    ['the first boat to the island', 'half past five'] as const,
    ['the early bus to the mountains', 'half past five'] as const,
  );
  const sums = chance.pick(
    'a sum that would not come out',
    'a letter that would not end',
    'a list with too much on it',
  );
  const beside = K ? ` ${K.name}, in the other bed, was nearly there.` : '';
  const soft = comforter && H.isChild ? ` Even the ${comforter.replace(/^the /i, '')} had heard it.` : '';
  const capped = (text: string): string => text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name));
  return {
    title: titled(
      chance.pick(`${three}`, `The Window on the Night Side`, `Awake at the Same Time`, `${V.name} at Midnight`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `They had to be up at ${at}, because of ${what}. It went once, and it did not wait. So there was to be no reading, and no talking, and everybody was to go to sleep at once. "Straight to sleep, now," said ${G.name}. There is no surer way to stay awake. ${H.introduced} lay flat, and slept as hard as possible.${beside} It was a quarter to nine.`,
            `"You need nine hours," ${G.name} had said, "and it's nearly nine now." ${cap(what)} was not a thing you could catch late. The clothes were on the chair, in the order of getting in. All that was left to do was nothing. ${H.introduced} lay down to do it.${beside} It was going very well, when you think how many hours of it there were.`,
            `${cap(what)} left so early that it was hardly tomorrow at all. At ${at} it would still be dark. ${H.introduced} had packed, and checked, and unpacked to be sure, and now there was only the night in the way.${beside} "It's only a night," said ${G.name}. It seemed a great deal of one. The lamp was low. The window was open by the width of a hand, for air.`,
          ],
          `They had to be up at ${at}, because of ${what}. All that was left to do was nothing. ${H.introduced} lay down to do it.${beside} It was going very well.`,
        ),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'determined' },
            ...(K ? [{ who: K, pose: 'sit', feeling: 'sleepy' } as const] : []),
          ],
          things: ['lamp'],
        },
      },
      {
        text: [
          `${three}. It was not loud. That was what was wrong with it. With a loud noise you know where you are. "${refrain}" said ${H.name}. You wait for a small one, and you think that it has stopped. Then your ears go out on stalks to make sure. ${three}. There it was.${soft} Now there were only eight hours left, and a bit of one had gone on listening.`,
          `Just on the edge of it, where thoughts begin to have the wrong ends on, something went ${three.toLowerCase()}. ${H.name} came all the way back up. "${refrain}"${soft} Perhaps it would not do it again. It did it again. It did it with a gap, so that you could never be ready. It is no good telling yourself not to count, when you have got to seven.`,
          `It began at nine. ${three}. It did not sound like somebody who wanted to come in. It sounded like somebody who was just going on. "${refrain}" said ${H.name}, aloud.${soft} The night did not say. But ${three.toLowerCase()}, it went, a little to the left. Take eight hours. Take away all the time until it stops. There is no telling what is left.`,
          `It takes a minute to know that you are hearing something. ${three}. That was it, then. "${refrain}" said ${H.name}, and sat up to hear it better.${soft} It went off. It came back. It was not a fierce noise, nor a sad one. It was a noise that was trying its best. ${three}. And each time it came, sleep, which had been right there by the door, took one step away.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'cover', feeling: 'worried' }],
        },
      },
      {
        text: [
          `There was a light on downstairs. ${G.name} sat under it with ${sums}. "You should be asleep," said ${G.name}. "So should you," said ${H.name}. They both thought about that. "There's a noise." "That'll be ${one.is}," said ${G.name}, and got up quite gladly. They went to look. But ${one.but}. "${refrain}" said ${G.name}. "It doesn't say," said ${H.name}. "It only goes on."`,
          `${H.name} went down, one stair at a time. And there was ${G.name}, at the table, with ${sums}. There was a cup that had gone cold. "Can't you sleep?" said ${G.name}. "Something's going ${low}." "Ah. I know what that is. That is ${one.is}." It was a comfort to have it known. But ${one.but}. They stood side by side, in two pairs of socks. "${refrain}" said ${G.name}. "That's what I want to know," said ${H.name}.`,
          `"It's ${one.is}," said ${G.name}, without turning round. There was a lamp on the table, and ${sums}. By the look of it, ${G.name} had been there a long while. "Could you make it stop?" said ${H.name}. They went to see. But ${one.but}. "${refrain}" said ${G.name}. "You had better go back up. One of us ought to get some sleep."`,
          `"I can hear something," said ${H.name}, on the bottom stair. ${G.name} did not look up at once. There was ${sums} on the table, and it was not going well. "${refrain}" said ${G.name}, when it came again. They were both rather glad of it. "I'd say ${one.is}," said ${G.name}. "Shall we?" So they went to see, close together. But ${one.but}. "Well, that's one thing it isn't," said ${G.name}.`,
        ].map(capped),
        scene: {
          setting: one.setting,
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'curious' },
            { who: H, pose: 'walk', feeling: 'worried' },
          ],
          things: one.shown ? [one.shown] : [],
        },
      },
      {
        text: [
          `Half past nine is a lonely sort of time. "What about ${other.is}?" said ${H.name}, on the stairs. "It isn't that," said ${G.name}. ${H.name} went to make sure. And it was not, because ${other.but}. "Told you," said ${G.name}. "Bed." That was the whole house, then. It was all exactly where it had been put. It was all fast asleep, and none of it went ${low}.`,
          `There was one more thing that it could be, and ${H.name} went down to it alone. "It must be ${other.is}," said ${H.name}. But ${other.but}. ${H.name} stayed there a minute, because a thing that makes no noise is good company. And from quite another side it came. ${three}. "Not in here, then," said ${H.name}. "Out there."`,
          `"${cap(other.is)}!" thought ${H.name}, halfway up the stairs, and turned round. It had to be. But ${other.but}. "Are you in bed?" called ${G.name}. "Nearly," said ${H.name}. It was a quarter to ten. The only noise indoors was the scratch of a pen. The other came from outside. Now that one thought about it, it came from just below the window.`,
          `"Don't bring me any more noises," said ${G.name}, but kindly. So ${H.name} went to try ${other.is} without telling anyone. But ${other.but}. It was a quarter to ten. The floor was cold, and the dark had a great many corners to it. ${three}, it went. It had been outside all along. "You might have said so," said ${H.name}, to the wall.`,
        ].map(capped),
        scene: {
          setting: other.setting,
          camera: 'medium',
          actors: [{ who: H, pose: 'think', feeling: 'worried' }],
          things: other.shown ? [other.shown] : [],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So ${H.name} moved the curtain. The moon had got there first. And there, ${known.where}, was ${V.introduced}. ${V.He} was not doing any harm. ${two}, went ${V.name}, and stopped, and sighed, and began again from the beginning. "Is that you?" said ${H.name}. "I'm afraid so," said ${V.name}.`,
            `It was a bright night, and somebody was in it. There, ${known.where}, ${two.toLowerCase()}, went ${V.introduced}. It was the way that one walks up and down a platform. "Excuse me," said ${V.name}, without much hope, "but do you happen to know how it's done?"`,
            `There are whole lives going on under a window, and all you ever get of them is the noise. There, ${known.where}, in the blue light, was ${V.introduced}. ${two}. ${V.name} looked up. "Can't you sleep?" said ${H.name}. "No," said ${V.name}. "Can't you?" They had both thought that they were the only one.`,
          ],
          `So ${H.name} looked out. And there, ${known.where}, was ${V.introduced}. You never saw anybody look so awake.`,
        ),
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [
            { who: V, pose: 'walk', feeling: 'sad' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It would have been enough to shut the window. It had a good catch. With that down you would not hear a thing, and there were still seven hours. ${H.name} had hold of it. "I don't blame you," said ${V.name}. "You have got ${what}. I heard." ${V.name} was not being brave about it. It was just so. And ${H.name} let go. It is a nuisance, but you cannot shut a window on somebody who is being fair.`,
          `"I could shut this," said ${H.name}. "You could," said ${V.name}. The catch was cold. On the one side of the glass were ${what}, and seven hours of sleep. On the other was somebody who would go on till morning. "I only wanted to know that I could," said ${H.name}, and let go of it. There went the seven hours.`,
          `${H.name} put up a hand to the window. One push, and it would be as quiet as a cupboard. Nobody would say that it was wrong, not with ${what} to be thought of. And ${V.name} would be out there just the same, only without the sound. That was what did it. It is one thing not to hear, and another to arrange it. "Wait," said ${H.name}. "I'll stay up with you."`,
          `The window had a catch like a small brass tongue. You pressed it down, and the whole night stopped, as a radio does. "Go on," said ${V.name}. "I would." That may not have been true. ${H.name} thought of ${what}, and of yawning all day. Then ${H.name} thought of a shut window from the other side. "No," said ${H.name}. "It's stuffy, anyway."`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'worried' },
            { who: V, pose: 'look-up', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"What is it, really?" said ${H.name}. Nobody had asked that before. ${V.name} took some time. "${known.why}" It was not a thing you could argue with. So they did not argue. ${steps[0]} ${two}. There was a gap in it that had not been there. Far off, the church struck eleven, and neither of them counted.`,
          `"${known.why}" said ${V.name}, in the end. You cannot tell somebody that it isn't so. What you can do is to begin. ${steps[0]} "Did that do anything?" said ${H.name}. "I'm not sure," said ${V.name}. "Could we leave it on?" ${two}.`,
          `They began with what was the matter. "${known.why}" It came out all at once, as if it had been standing behind the door. "I see," said ${H.name}, and did. ${steps[0]} It was a small thing, and it took a long time, and it was a quarter past eleven. ${two}.`,
          `${H.name} sat on the bed, and ${V.name} came as near as there was. For some time nobody asked anybody anything. Then it came. "${known.why}" "I thought it might be something like that," said ${H.name}, who had not thought so at all. ${steps[0]} They both listened to what it did. ${two}. "It's slower," said ${V.name}. "Don't look at it," said ${H.name}.`,
        ].map((text) => text.replace(/\."(?= said)/g, ',"')),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: V, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `After a while they went on. ${steps[1]} ${noise}. It was only one, and you had to wait for it. Below, the pen had stopped. ${G.name} had come to the foot of the stairs. "Do you know what time it is?" said ${G.name}, but only in a whisper, and to the wall. Nobody did. ${G.name} sat down on the bottom step, just for a minute, and leaned on the wall.`,
          `${steps[1]} ${noise}. After that came such a long nothing that ${H.name} looked to see. "Still here," said ${V.name}. The light downstairs lay across the floor, like a mat. Somebody was in it. ${G.name} had heard voices, and had come up four stairs, and was sitting on the fourth. It was slow in there, and soft, and nobody wanted anything.`,
          `It was late now, even for the moon. ${steps[1]} ${noise}. "What comes after this?" said ${V.name}, in a voice with hardly any front. "Not much," said ${H.name}. On the other side of the door ${G.name} had stopped, with one hand up to knock. It seemed a pity to break in. There was a chair on the landing, so ${G.name} waited on that.`,
          `${steps[1]} ${noise}. They were neither of them in a hurry any more. "What do you do when you can't sleep?" said ${V.name}. "I go and find who's up," said ${H.name}. On the stairs ${G.name} had stopped to listen, with ${sums} in one hand. It was long ago that anyone had talked like that near ${G.name}, with such big spaces. ${G.name} sat down in one of them, and shut both eyes to hear.`,
        ]
          .map(capped)
          .map((text) => (K ? `${text} ${K.name} had been asleep for hours.` : text)),
        scene: {
          camera: 'close',
          actors: [
            { who: V, pose: 'sit', feeling: 'sleepy' },
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: G, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `${steps[2]} ${H.name} waited for one more, to be polite. There was not one. ${V.name} ${known.ends}. It had been done, and it had been done so gently that nobody could have told you when. "${V.name}?" said ${H.name}. "Are you asleep?" It was the sort of question that you ask in order not to be answered. ${V.name} was asleep.`,
          `${steps[2]} And there was no noise. It did not stop. It just had not come. All along the hedge it was as still as a held breath, and then as still as one let go. ${V.name} ${known.ends}, fast asleep. "There," said ${H.name}. It is odd how loud a thing can be when it is over.`,
          `${steps[2]} The church struck something. It may have been twelve. "Five," said ${H.name}, who had lost count at four. ${V.name} ${known.ends}. If you had come along the path just then, you would have gone by on tiptoe. "Sleep well," said ${H.name}. You can tell when somebody is asleep, even in the dark.`,
          `${steps[2]} That was the last thing to do, and they had done it. ${H.name} counted up to ten, and then up to ten again, more slowly. There was no noise in either of them. ${V.name} ${known.ends}, and slept. "I'm still here," said ${H.name}, in case it was wanted. It was not. There is nothing so quiet as somebody who has stopped trying.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [
            { who: V, pose: 'sleep', feeling: 'sleepy' },
            { who: H, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `${G.name} woke with a stiff neck and went in to shut the window. Then ${G.name} saw who was out there, and did not. ${H.name} lay asleep across the bed, the wrong way round. ${G.name} moved nothing but the blanket. On the table below lay ${sums}. "Tomorrow," said ${G.name}. It was the first time all night that anyone had thought of that.`,
          `It was ${G.name} who put out the last light. First there was the lamp on the table. In its circle lay ${sums}. It all looked smaller without the lamp. Then there was the one upstairs. ${H.name} was asleep on top of everything, and had to be rolled. "${noise}?" said ${G.name}, very quietly, at the window. There was no answer to that.`,
          `In the end it was ${G.name} who came in, yawning so wide that it hurt. ${H.name} was asleep, sitting up, like somebody who has been keeping watch. ${G.name} looked out, and understood about half of it. "I see," said ${G.name}, "that's who." Downstairs there was ${sums}. ${G.name} thought of it, and thought of the stairs, and went to bed instead.`,
          `Some time later the door moved, and there was half of ${G.name}, and then the other half. "Aren't you..." But ${H.name} was asleep, and had been for an hour, with one foot still on the floor. ${G.name} put the foot in. Outside it was as still as a plate. ${G.name} had meant to go back to ${sums}. But one yawn came, and then a larger one. It is not possible to add up through that.`,
        ]
          .map(capped)
          .map(cap),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'sleepy' },
            { who: H, pose: 'sleep', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `So there they all were, with five hours left out of nine. At ${at} there would be a noise below the window. ${three}: not slow at all, and very much on purpose. Nobody would miss ${what}. But that was a long way off yet. Now there was only the night, going by, and ${H.name} asleep in the middle of it.`,
          `Nobody had set the clock. They had all forgotten. It did not matter. There was somebody out there who knew about ${what}. ${three}, it would go, at ${at}, right under the sill. Until then, not a thing would stir. ${H.name} slept, and the air came in, and the stars went over.`,
          `That is how it was, at one o'clock. One was asleep in the bed, and one was asleep outside. There was nothing between them but air. When it was time for ${what}, there would be somebody to say so. It would be said three times, and quite loudly. ${H.name} would know that noise anywhere. But not yet. Hush.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}
